import Companion

/// The diary refused the entry but kept its text as a draft; nothing else has to hold it.
struct KeptAsDraft: Error {
    let error: DiaryError
}
