import Commands
import Companion
import Dictation
import Foundation
import Pages
import Wellbeing

extension CommandRun {
    /// `sela transcribe`: writes down what is said in a recording.
    ///
    /// Stores nothing, needs no diary.
    func transcribe() async throws {
        let (recording, transcript, spoken) = try await heard()
        try tell(transcript, of: recording, spoken)
    }

    /// The recording that the first operand names, and what is said in it; Ctrl-C ends the run.
    func heard() async throws -> (Recording, Transcript, spoken: Language?) {
        let bytes = try AudioInput.bytes(from: invocation.operands[0])
        let received = signals([SIGINT, SIGTERM])
        let (language, isJSON) = (terminal.language, terminal.isJSON)
        let leaving = Task {
            for await _ in received {
                let terminal = Terminal(language: language, isJSON: isJSON)
                let code = terminal.report(.transcriptionCancelled)
                // Not `exit`: that would take away from under the library what it is calculating with.
                _exit(code)
            }
        }
        defer { leaving.cancel() }
        let reader = AudioFileReader(
            converters: AudioFileReader.converterCandidates(environment: surroundings.environment))
        let recording = try await reader.recording(from: bytes)
        let spoken = try spokenLanguage()
        let act = TranscribeRecording(recogniser: try composition.models().recogniser)
        for await event in act.run(recording, in: spoken) {
            switch event {
            case .progress(let share): tellTranscribing(share)
            case .heard: break
            case .finished(let transcript):
                if terminal.showsProgress { terminal.endProgress() }
                return (recording, transcript, spoken)
            case .noSpeech: throw endProgress(with: CommandFailure.noSpeech)
            case .failed(let error): throw endProgress(with: error)
            }
        }
        throw endProgress(with: CommandFailure.noSpeech)
    }

    /// `nil` = to be found out.
    private func spokenLanguage() throws -> Language? {
        guard let typed = invocation.text(.spoken) else { return language }
        return Language(rawValue: typed)
    }

    private func tellTranscribing(_ share: Double) {
        guard terminal.showsProgress else { return }
        terminal.progress(CommandCopy.transcribing(Copy(language).percent(share))(language))
    }

    private func endProgress<Failure: Error>(with failure: Failure) -> Failure {
        if terminal.showsProgress { terminal.endProgress() }
        return failure
    }

    private func tell(_ transcript: Transcript, of recording: Recording, _ spoken: Language?) throws {
        try terminal.result(
            transcript.text + "\n",
            json: .object([
                .init("text", .string(transcript.text)), .init("cut", .bool(transcript.isCut)),
                .init("spoken", .optional(spoken) { .string($0.rawValue) }),
                .init("seconds", .decimal((recording.seconds * 10).rounded() / 10)),
            ]))
        if transcript.isCut { terminal.talk(.repetitionCut) }
    }
}
