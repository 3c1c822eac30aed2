import CCurl
import Companion
import Wellbeing

/// How long to wait between two tries.
enum RetryPause {
    /// Half a second, doubled with each try up to eight; never less than the service asks for.
    ///
    /// A random part between half and all of it counts, so that many clients do not come back at once.
    ///
    /// - Parameter tries: how many have failed, at least 1.
    static func length(afterTries tries: Int, retryAfter: Int?, random: any RandomSource) -> Duration {
        let longest = 500 << min(max(tries, 1) - 1, 4)
        let part = random.bytes(2).reduce(0) { $0 << 8 | Int($1) }
        let milliseconds = longest / 2 + longest / 2 * part / 65_535
        guard let retryAfter else { return .milliseconds(milliseconds) }
        return .seconds(retryAfter) + .milliseconds(milliseconds / 2)
    }

    /// What `Retry-After` says (RFC 9110, 10.2.3), in seconds from `now`, 0…86,400; `nil` = nothing that can be
    /// read.
    static func seconds(_ text: String?, now: Instant) -> Int? {
        guard let text, !text.isEmpty else { return nil }
        if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return min(Int(text) ?? 86_400, 86_400) }
        let date = curl_getdate(text, nil)
        guard date >= 0 else { return nil }
        let left = (Int64(date) * 1_000 - now.milliseconds + 999) / 1_000
        return Int(min(max(left, 0), 86_400))
    }
}
