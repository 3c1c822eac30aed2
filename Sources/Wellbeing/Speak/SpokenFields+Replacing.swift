extension SpokenFields {
    /// These fields, with those in `taken` as they are in `other`.
    ///
    /// A field whose condition is not met then is absent, as always.
    public func replacing(_ taken: Set<Field>, from other: SpokenFields) -> SpokenFields {
        func value<Value>(_ field: Field, _ value: (SpokenFields) -> Value?) -> Value? {
            value(taken.contains(field) ? other : self)
        }
        return SpokenFields(
            mood: value(.mood, \.mood), musicInHead: value(.musicInHead, \.musicInHead),
            songName: value(.songName, \.songName),
            earwormStrength: value(.earwormStrength, \.earwormStrength),
            socialContact: value(.socialContact, \.socialContact), distress: value(.distress, \.distress),
            countermeasures: value(.countermeasures, \.countermeasures),
            countermeasureActivity: value(.countermeasureActivity, \.countermeasureActivity),
            stress: value(.stress, \.stress))
    }
}
