public import Companion
public import Wellbeing

/// Reads every text as the script says, and remembers nothing.
public actor ScriptedEmotionReader: EmotionReader {
    private var verdict: EmotionVerdict
    private var failure: EmotionReaderError?

    public init(_ verdict: EmotionVerdict = .felt(.happy)) {
        self.verdict = verdict
    }

    /// What is read from now on.
    public func answer(_ verdict: EmotionVerdict) {
        self.verdict = verdict
        failure = nil
    }

    /// Makes every later reading throw `error`; `nil` ends that.
    public func fail(with error: EmotionReaderError?) {
        failure = error
    }

    public func read(_ text: String) throws(EmotionReaderError) -> EmotionReading {
        if let failure { throw failure }
        let probabilities = EmotionVerdict.allCases.map { $0 == verdict ? 0.75 : 0.05 }
        return EmotionReading(
            probabilities: probabilities, verdict: verdict, confidence: 0.75, model: "script", windows: 1)
    }
}
