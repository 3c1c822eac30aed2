import Foundation

/// The service manager of a person's session, by the program `systemctl`, and the folder with her own units.
public struct SessionServices: Sendable {
    /// Where the files are, such as `/home/me/.config/systemd/user`.
    public let folder: String
    private let session: DesktopSession
    private let patience = Duration.seconds(30)

    public init(folder: String, session: DesktopSession) {
        self.folder = folder
        self.session = session
    }

    /// Why a file could not be put there or taken away.
    public enum FileFault: Error, Hashable, Sendable {
        /// There is one of that name that does not begin with the mark.
        case foreign
        case unwritable
    }

    /// What the manager did.
    public enum Outcome: Hashable, Sendable {
        case done
        /// It is not there, or does not run here.
        case missing
        case refused
    }

    /// What is in the file of this name; `nil` = there is none.
    public func text(of name: String) -> String? {
        FileManager.default.contents(atPath: path(of: name)).map { String(decoding: $0, as: UTF8.self) }
    }

    public func path(of name: String) -> String { folder + "/" + name }

    /// Writes a file beside its place and puts it there.
    ///
    /// - Parameter mark: what a file that may be replaced begins with.
    /// - Returns: `false` = it was there already, byte for byte.
    public func write(_ text: String, to name: String, mark: String) throws(FileFault) -> Bool {
        if let present = self.text(of: name) {
            if present == text { return false }
            guard present.hasPrefix(mark) else { throw .foreign }
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try text.write(toFile: path(of: name), atomically: true, encoding: .utf8)
        } catch {
            throw .unwritable
        }
        return true
    }

    /// Takes a file away; `false` = there is none.
    public func remove(_ name: String, mark: String) throws(FileFault) -> Bool {
        guard let present = text(of: name) else { return false }
        guard present.hasPrefix(mark) else { throw .foreign }
        do {
            try FileManager.default.removeItem(atPath: path(of: name))
        } catch {
            throw .unwritable
        }
        return true
    }

    /// Lets the manager read the files anew and start `units` with the session.
    public func enable(_ units: [String]) async -> Outcome {
        await run([["daemon-reload"], ["enable"] + units])
    }

    /// The other way round; before the files are removed.
    public func disable(_ units: [String]) async -> Outcome {
        await run([["disable"] + units])
    }

    public func reload() async -> Outcome { await run([["daemon-reload"]]) }

    /// Whether the unit starts with the session; `nil` = that cannot be told.
    public func isEnabled(_ unit: String) async -> Bool? { await says("enabled", ["is-enabled", unit]) }

    /// Whether the unit runs; `nil` = that cannot be told.
    public func isActive(_ unit: String) async -> Bool? { await says("active", ["is-active", unit]) }

    private func run(_ acts: [[String]]) async -> Outcome {
        // Without a bus of the session there is no manager to speak to, and systemctl would only say so.
        guard session.hasBus else { return .missing }
        for act in acts {
            guard case .ended(_, let code) = await end(of: act) else { return .missing }
            guard code == 0 else { return .refused }
        }
        return .done
    }

    private func says(_ word: String, _ act: [String]) async -> Bool? {
        guard session.hasBus, case .ended(let output, _) = await end(of: act) else { return nil }
        let answer = output.trimmingCharacters(in: .whitespacesAndNewlines)
        // Where it cannot reach the manager it says nothing on standard output.
        return answer.isEmpty ? nil : answer == word
    }

    private func end(of act: [String]) async -> ChildRun.End {
        guard let program = session.program("systemctl") else { return .notStarted }
        let run = ChildRun(
            program, ["--user"] + act, variables: session.variables.merging(["LC_ALL": "C"]) { $1 },
            longest: patience)
        return await run.ended()
    }
}
