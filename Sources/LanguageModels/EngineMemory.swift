import Foundation

/// How much memory there is, and how much of it a process has, in bytes.
struct EngineMemory: Sendable {
    /// What can be taken without pushing anything out; `nil` = this system does not say.
    let available: @Sendable () -> Int?
    /// What a process has in memory, mapped files with it; `nil` = unknown.
    let resident: @Sendable (pid_t) -> Int?

    /// As Linux tells it in /proc.
    static let real = EngineMemory(
        available: { kilobytes("MemAvailable:", in: "/proc/meminfo") },
        resident: { kilobytes("VmRSS:", in: "/proc/\($0)/status") })

    /// The number behind `name`, in bytes.
    static func kilobytes(_ name: String, in path: String) -> Int? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }

    /// How much an engine may have before it is stopped: half as much again as it is said to need, and never
    /// less than 512 MiB more than that.
    static func ceiling(for need: Int) -> Int {
        max(need + need / 2, need + 512 << 20)
    }
}
