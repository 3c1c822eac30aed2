import Wellbeing

/// A stretch of what was heard in which the same fields rest on every word.
struct HeardPart: Hashable {
    var words: String
    /// Whether a field rests on these words.
    var isMarked: Bool
    /// Fields whose words end here, in the order of the form.
    var ending: [SpokenFields.Field]

    /// The stretches of `text`, in order; spans may lie within each other, and what reaches over the end counts to the
    /// end.
    static func parts(of text: String, spans: [SpokenFields.Field: Range<Int>]) -> [HeardPart] {
        let scalars = Array(text.unicodeScalars)
        let whole = 0..<scalars.count
        let spans = spans.mapValues { $0.clamped(to: whole) }.filter { !$0.value.isEmpty }
        let cuts = Set(spans.values.flatMap { [$0.lowerBound, $0.upperBound] } + [0, scalars.count]).sorted()
        return zip(cuts, cuts.dropFirst()).map { first, past in
            var words = String.UnicodeScalarView()
            words.append(contentsOf: scalars[first..<past])
            return HeardPart(
                words: String(words), isMarked: spans.values.contains { $0.contains(first) },
                ending: SpokenFields.Field.allCases.filter { spans[$0]?.upperBound == past })
        }
    }
}
