/// How long a download bears with a bad connection.
struct DownloadPatience: Sendable {
    /// Tries in a row that bring nothing worth mentioning.
    var tries = 6
    /// Bytes that are worth mentioning.
    var worthwhile = 1 << 20
    /// How often it begins anew because the server has another file now or sends only whole ones.
    var restarts = 3
    /// Before the second try; doubled for each further one.
    var firstPause = Duration.seconds(1)
    var longestPause = Duration.seconds(60)
    var connect = Duration.seconds(10)
    /// The longest silence.
    var silence = Duration.seconds(60)
    /// How often it is brought to the disk and told how much is there.
    var tick = Duration.milliseconds(500)

    /// - Parameter asked: seconds that the server asked to wait for.
    func pause(before tryNumber: Int, asked: Int?) -> Duration {
        let doubled = firstPause * (1 << min(tryNumber, 16))
        return min(longestPause, max(doubled, .seconds(min(asked ?? 0, 3_600))))
    }
}
