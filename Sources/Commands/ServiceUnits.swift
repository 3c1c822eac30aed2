/// The files that make Sela a service of the person's desktop, for the service manager of her session (systemd).
public struct ServiceUnits: Hashable, Sendable {
    /// The full path of the program.
    public let executable: String
    /// The diary's folder; `nil` = the usual one.
    public let dataFolder: String?

    public init(executable: String, dataFolder: String?) {
        self.executable = executable
        self.dataFolder = dataFolder
    }

    public struct File: Hashable, Sendable {
        public let name: String
        public let text: String
    }

    public static let service = "sela.service"
    public static let timer = "sela.timer"
    /// What a file of ours begins with; another one is never written over.
    public static let mark = "# Written by `sela service install`; `sela service remove` takes it away.\n"

    /// The service, and the timer that starts it again.
    public var files: [File] {
        [File(name: Self.service, text: serviceText), File(name: Self.timer, text: Self.timerText)]
    }

    private var serviceText: String {
        let folder = dataFolder.map { " --data " + Self.quoted($0) } ?? ""
        return Self.mark + """
            [Unit]
            Description=Sela, a private diary that stays on this computer
            # Five starts that fail within ten minutes are enough; the timer tries again later.
            StartLimitIntervalSec=600
            StartLimitBurst=5

            [Service]
            ExecStart=\(Self.quoted(executable)) serve\(folder)
            Restart=on-failure
            RestartSec=10
            # Time for what is on its way, as `sela serve` gives it.
            TimeoutStopSec=20
            UMask=0077
            NoNewPrivileges=yes
            LockPersonality=yes
            RestrictRealtime=yes
            RestrictSUIDSGID=yes
            SystemCallArchitectures=native
            RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK

            [Install]
            WantedBy=default.target

            """
    }

    private static let timerText =
        mark + """
            [Unit]
            Description=Starts Sela if it does not run, so that no reminder is missed

            [Timer]
            # A quarter of an hour late is early enough: what is at most two hours late is still shown.
            OnCalendar=*:0/15
            AccuracySec=1min
            Unit=sela.service

            [Install]
            WantedBy=timers.target

            """

    /// `text` as one word of a unit file: quotes and backslashes escaped, and what systemd would expand.
    private static func quoted(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "%": escaped += "%%"
            case "$": escaped += "$$"
            case "\n": escaped += "\\n"
            default: escaped.append(character)
            }
        }
        return "\"\(escaped)\""
    }
}
