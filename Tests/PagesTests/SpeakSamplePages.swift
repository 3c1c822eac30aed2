import HTML
import Pages
import Testing
import Wellbeing

extension SamplePage {
    /// The pages of recording and hearing.
    func speaking(in frame: Frame) throws -> HTML {
        let id = try Samples.id(7)
        switch self {
        case .record:
            let draft = SpokenDraft(
                id: id, moment: try Samples.draft().moment, language: .german,
                heard: Transcript(text: "Heute war eigentlich ganz gut.", isCut: false),
                transcript: "Heute war eigentlich ganz gut.", keptAt: try Samples.draft().keptAt)
            return recordPage(
                RecordView(
                    language: frame.language, begun: [BegunSpokenEntry(draft: draft, isToBeHeard: false)]),
                in: frame)
        case .recordProblem:
            return recordPage(
                RecordView(language: nil, problem: .converterMissing, obstacle: .modelMissing), in: frame)
        default:
            let state: HearingView.State =
                switch self {
                case .hearing: .waiting(share: 0.42, words: "Heute war eigentlich ganz gut.")
                case .hearingIdle: .idle
                case .hearingNoSpeech: .failed(.noSpeech)
                default: .failed(.modelMissing)
                }
            return hearingPage(
                HearingView(
                    id: id, state: state, language: .german, length: 12,
                    tier: self == .hearing ? .checkIn : .none), in: frame)
        }
    }
}
