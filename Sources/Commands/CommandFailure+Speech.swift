public import Companion
import Pages
import Wellbeing

extension CommandFailure {
    public init(_ error: SpeechError) {
        switch error {
        case .libraryMissing:
            self.init("speech_library_missing", .speechLibraryMissing, hint: .speechSetUpHint)
        case .libraryUnfit(let version):
            self.init("speech_library_unfit", .speechLibraryUnfit(version), hint: .speechSetUpHint)
        case .detectorMissing:
            self.init("voice_detector_missing", .voiceDetectorMissing, hint: .speechSetUpHint)
        case .modelMissing:
            self.init("speech_model_missing", .speechModelMissing, hint: .speechModelMissingHint)
        case .modelCorrupt:
            self.init("speech_model_corrupt", .speechModelCorrupt, hint: .speechModelCorruptHint)
        case .noMemory(let needed, let free): self.init(EngineFault.noMemory(needed: needed, free: free))
        case .busy: self.init("busy", .transcriptionBusy, hint: .transcriptionBusyHint)
        case .failed: self.init("transcription_failed", .transcriptionFailed, hint: .transcriptionFailedHint)
        }
    }

    public init(_ error: RecordingError) {
        switch error {
        case .notAudio: self.init("not_audio", .notAudio, hint: .notAudioHint)
        case .damaged: self.init("audio_damaged", .audioDamaged, hint: .audioDamagedHint)
        case .tooLong: self.init("audio_too_long", .audioTooLong, hint: .audioTooLongHint)
        case .converterMissing: self.init("no_converter", .converterMissing, hint: .converterMissingHint)
        case .cancelled: self = .transcriptionCancelled
        }
    }

    public static let noSpeech = Self("no_speech", .noSpeech, hint: .noSpeechHint)
    public static let transcriptionCancelled = Self("cancelled", .transcriptionCancelled)
    public static let modelHearsOnly = Self("model_hears_only", .modelHearsOnly, hint: .modelHearsOnlyHint)
}
