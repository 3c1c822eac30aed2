/// How long an engine is waited for, how much it is given, and when it is put to rest.
struct EngineLimits: Sendable {
    /// From the start until it is ready: a file of several gigabytes is read from a slow disk meanwhile.
    var start = Duration.seconds(180)
    /// Between asking an engine to end and ending it.
    var grace = Duration.seconds(3)
    /// Between two looks at memory and idleness.
    var look = Duration.seconds(2)
    /// Without a request, after which it is put to rest.
    var idle = Duration.seconds(600)
    /// A request that is not over by then is taken for forgotten.
    var longestRequest = Duration.seconds(1800)
    /// For the one answer of a trial.
    var trial = Duration.seconds(120)
    /// Tokens of question and answer together.
    var context = 4096
    /// 1 or more.
    var threads: Int
}
