import Companion
import DiaryStore
import Wellbeing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Works on a diary until it is killed, and says on standard output what it was promised has reached the
/// disk.
///
/// Also fills a diary and measures it, for `make bench`.
@main
struct StoreVictim {
    static func main() async {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else { return stop("usage: store-victim ACT FOLDER [NUMBER]", 64) }
        let number = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
        let folder = StoreFolder(path: arguments[2], runtimePath: nil)
        do {
            switch arguments[1] {
            case "write": try await VictimActs(folder).write(from: number)
            case "open": try await VictimActs(folder).open()
            case "migrate": try await VictimActs(folder).migrate(from: number)
            case "rewrap": try await VictimActs(folder).rewrap(from: number)
            case "backup": try await VictimActs(folder).backup(from: number)
            case "restore": try await VictimActs(folder).restore()
            case "seed": try await StoreBench(folder).seed(number)
            case "bench": try await StoreBench(folder).measure()
            case "fill":
                guard arguments.count == 6, let days = Int(arguments[4]) else {
                    return stop("fill what?", 64)
                }
                try await MetricsBench(
                    textsIn: arguments[5], from: LocalDay(number: number), days: days
                ).fill(StoreBench(folder))
            case "count":
                // 1 January 2026.
                let first = LocalDay(number: 20_454)
                try MetricsBench(textsIn: arguments[2], from: first, days: 31).measure(number)
            default: stop("store-victim: no such act", 64)
            }
        } catch {
            stop("store-victim: \(error)", 1)
        }
    }

    static func stop(_ message: String, _ code: Int32) {
        say(message, to: STDERR_FILENO)
        exit(code)
    }

    /// One line, out of the process before this returns: a kill cannot take it back.
    static func say(_ line: String, to descriptor: Int32 = STDOUT_FILENO) {
        let bytes = Array((line + "\n").utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}
