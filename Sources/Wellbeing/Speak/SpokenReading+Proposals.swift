extension SpokenReading {
    /// This reading, with what `proposal` says where this one is silent.
    ///
    /// What was read stays, whatever is proposed instead. A proposed value is dropped unless its span lies in
    /// `transcript`, and a title or an activity unless each of its parts was spoken there. Fields whose condition is not
    /// met stay absent, as ``SpokenFields`` has it.
    public func filled(from proposal: SpokenReading, in transcript: String) -> SpokenReading {
        let length = transcript.unicodeScalars.count
        let quoted = QuotedWords(transcript)
        var spans = spans
        /// The value read; else the proposed one, if words of the transcript bear it out.
        func value<Value>(_ field: SpokenFields.Field, _ value: (SpokenFields) -> Value?) -> Value? {
            if let read = value(fields) { return read }
            guard let proposed = value(proposal.fields), let span = proposal.spans[field], !span.isEmpty,
                span.lowerBound >= 0, span.upperBound <= length
            else { return nil }
            spans[field] = span
            return proposed
        }
        func text(_ field: SpokenFields.Field, _ text: (SpokenFields) -> String?) -> String? {
            guard text(fields) == nil else { return text(fields) }
            return value(field, text).flatMap { proposed in
                let parts = proposed.split(separator: ";").map(String.init)
                return !parts.isEmpty && parts.allSatisfy { quoted.range(of: $0) != nil } ? proposed : nil
            }
        }
        let filled = SpokenFields(
            mood: value(.mood, \.mood), musicInHead: value(.musicInHead, \.musicInHead),
            songName: text(.songName, \.songName),
            earwormStrength: value(.earwormStrength, \.earwormStrength),
            socialContact: value(.socialContact, \.socialContact), distress: value(.distress, \.distress),
            countermeasures: value(.countermeasures, \.countermeasures),
            countermeasureActivity: text(.countermeasureActivity, \.countermeasureActivity),
            stress: value(.stress, \.stress))
        return SpokenReading(filled, spans: spans)
    }

    /// Fields that are not said, and could be for all that is known.
    public var openFields: Set<SpokenFields.Field> {
        Set(
            SpokenFields.Field.allCases.filter { field in
                guard fields.word(field) == nil else { return false }
                switch field {
                case .mood, .musicInHead, .socialContact: return true
                case .songName, .earwormStrength, .distress, .countermeasures:
                    return fields.musicInHead != false
                case .countermeasureActivity:
                    return fields.musicInHead != false && fields.countermeasures != false
                case .stress: return fields.musicInHead != true
                }
            })
    }
}
