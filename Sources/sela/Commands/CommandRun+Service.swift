import Commands
import Pages
import Reminders
import Wellbeing

extension CommandRun {
    private static let units = [ServiceUnits.service, ServiceUnits.timer]

    /// `sela service`: a service of the person's session.
    func service() async throws {
        let act = invocation.operands.first ?? "status"
        if invocation.has(.print) {
            guard act == "install" else { throw UsageError.unfitOption(.print, .service) }
            return try printUnits()
        }
        switch act {
        case "install": try await installService()
        case "remove": try await removeService()
        default: try await showService()
        }
    }

    /// As this program writes them for this diary; a folder that was named stays named.
    private func serviceUnits() throws -> ServiceUnits {
        let isNamed =
            invocation.text(.data) != nil || surroundings.value("SELA_HOME") != nil
            || surroundings.value("XDG_DATA_HOME") != nil
        return ServiceUnits(
            executable: surroundings.executable,
            dataFolder: isNamed ? try surroundings.dataFolder() : nil)
    }

    private func services() throws(CommandFailure) -> SessionServices {
        SessionServices(folder: try surroundings.unitFolder(), session: surroundings.desktopSession)
    }

    private func printUnits() throws {
        let services = try services()
        let files = try serviceUnits().files
        try terminal.result(
            files.map { "# \(services.path(of: $0.name))\n\($0.text)" }.joined(separator: "\n"),
            json: .object([
                .init(
                    "files",
                    .array(
                        files.map {
                            .object([
                                .init("path", .string(services.path(of: $0.name))),
                                .init("text", .string($0.text)),
                            ])
                        }))
            ]))
    }

    private func installService() async throws {
        let services = try services()
        var written: [String] = []
        for file in try serviceUnits().files {
            do throws(SessionServices.FileFault) {
                if try services.write(file.text, to: file.name, mark: ServiceUnits.mark) {
                    written.append(services.path(of: file.name))
                }
            } catch {
                throw CommandFailure(error)
            }
        }
        let wasEnabled = await services.isEnabled(ServiceUnits.service) == true
        try terminal.result(
            "", json: .object([.init("written", .array(written.map(JSON.string)))]))
        for path in written { terminal.talk(.serviceWritten(path)) }
        if written.isEmpty, wasEnabled { return terminal.talk(.serviceUnchanged) }
        try check(await services.enable(Self.units))
        terminal.talk(.serviceInstalled)
        terminal.talk(.serviceStartHint)
    }

    private func removeService() async throws {
        let services = try services()
        let outcome = await services.disable(Self.units)
        var removed: [String] = []
        for name in Self.units {
            do throws(SessionServices.FileFault) {
                if try services.remove(name, mark: ServiceUnits.mark) {
                    removed.append(services.path(of: name))
                }
            } catch {
                throw CommandFailure(error)
            }
        }
        try terminal.result(
            "", json: .object([.init("removed", .array(removed.map(JSON.string)))]))
        // Units that are not there cannot be disabled, which is no fault then.
        guard !removed.isEmpty else { return terminal.talk(.serviceNotThere) }
        if outcome == .missing { throw CommandFailure.serviceManagerMissing }
        try check(await services.reload())
        terminal.talk(.serviceRemoved)
        terminal.talk(.serviceStopHint)
    }

    private func check(_ outcome: SessionServices.Outcome) throws(CommandFailure) {
        switch outcome {
        case .done: return
        case .missing: throw .serviceManagerMissing
        case .refused: throw .serviceManagerRefused
        }
    }

    private func showService() async throws {
        let services = try services()
        let files = try serviceUnits().files
        let present = files.map { services.text(of: $0.name) }
        let isThere = present.allSatisfy { $0 != nil }
        let isCurrent = zip(files, present).allSatisfy { $0.text == $1 }
        let (starts, runs) = (
            await services.isEnabled(ServiceUnits.service), await services.isActive(ServiceUnits.service)
        )
        let state = ServiceState(
            areFilesThere: isThere, areFilesCurrent: isCurrent, startsAtLogin: starts, runsNow: runs)
        try terminal.result(state.text(in: language), json: state.json)
    }
}

extension CommandFailure {
    fileprivate init(_ fault: SessionServices.FileFault) {
        switch fault {
        case .foreign: self = .serviceFileForeign
        case .unwritable: self = .serviceFileUnwritable
        }
    }
}

extension Surroundings {
    /// Where the service manager of the session looks for a person's own units.
    func unitFolder() throws(CommandFailure) -> String {
        if let folder = value("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return folder + "/systemd/user" }
        guard let home = value("HOME") else { throw .homeMissing }
        return home + "/.config/systemd/user"
    }

    var desktopSession: DesktopSession { DesktopSession(environment: environment) }
}
