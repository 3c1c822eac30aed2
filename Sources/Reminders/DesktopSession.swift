import Foundation

/// What a program needs to know to speak to the person's desktop, and where programs are.
public struct DesktopSession: Sendable {
    /// Nothing else of our environment reaches a child.
    let variables: [String: String]
    /// Whether the service manager of the session runs us: what we start is in our cage then.
    let isService: Bool

    private static let passedOn: Set<String> = [
        "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "DISPLAY", "HOME", "LANG", "LC_ALL", "PATH",
        "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_CONFIG_DIRS", "XDG_CONFIG_HOME", "XDG_CURRENT_DESKTOP",
        "XDG_DATA_DIRS", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_SESSION_TYPE",
    ]

    /// - Parameter environment: the environment of this process.
    public init(environment: [String: String]) {
        var variables = environment.filter { Self.passedOn.contains($0.key) && !$0.value.isEmpty }
        let bus = (variables["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())") + "/bus"
        if variables["DBUS_SESSION_BUS_ADDRESS"] == nil, FileManager.default.fileExists(atPath: bus) {
            variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=" + bus
        }
        self.variables = variables
        isService = environment["INVOCATION_ID"].map { !$0.isEmpty } ?? false
    }

    /// Whether there is a bus over which the desktop can be spoken to.
    var hasBus: Bool { variables["DBUS_SESSION_BUS_ADDRESS"] != nil }

    /// The program of this name; `nil` = it is not installed.
    func program(_ name: String) -> String? {
        (variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile(atPath:))
    }
}
