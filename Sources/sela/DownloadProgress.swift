import Commands
import Companion
import Foundation
import Pages
import Wellbeing

/// Tells on standard error how far the library is with a model: in one line that changes on a terminal, in a
/// line for every tenth elsewhere.
final class DownloadProgress {
    private let model: ManagedModel
    private let library: any ModelLibrary
    private let terminal: Terminal
    private var lastTold = ""
    private var isLineOpen = false

    init(model: ManagedModel, library: any ModelLibrary, terminal: Terminal) {
        self.model = model
        self.library = library
        self.terminal = terminal
    }

    /// Until the task is cancelled.
    func tell() async {
        while !Task.isCancelled {
            if let state = await library.states().first(where: { $0.model.id == model.id })?.state {
                show(state)
            }
            do { try await Task.sleep(for: .milliseconds(500)) } catch { break }
        }
        if isLineOpen { terminal.endProgress() }
    }

    private func show(_ state: ManagedModelState) {
        let (phrase, bytes) = words(for: state)
        guard let phrase else { return }
        let all = model.source.bytes
        if terminal.showsProgress {
            let text = phrase(terminal.language) + ": " + sizes(bytes, of: all)
            if text != lastTold { terminal.progress(text) }
            (lastTold, isLineOpen) = (text, true)
        } else {
            let tenth = "\(phrase(terminal.language)) \(bytes * 10 / max(1, all))"
            if tenth != lastTold { terminal.talk(.progress(phrase, sizes(bytes, of: all))) }
            lastTold = tenth
        }
    }

    private func words(for state: ManagedModelState) -> (CommandCopy?, Int) {
        switch state {
        case .downloading(let received): (.fetching, received)
        case .verifying(let read): (.modelVerifying, read)
        case .absent, .paused, .ready, .failed: (nil, 0)
        }
    }

    private func sizes(_ done: Int, of all: Int) -> String {
        let copy = Copy(terminal.language)
        return CommandCopy.fetched(copy.size(done), of: copy.size(all))(terminal.language)
    }
}
