/// The numbers of a typed amount, each with its unit.
struct AmountParts {
    /// A number and its unit; `nil` = none was given.
    private struct Part {
        var number: TypedNumber
        var unit: AmountUnit?
    }

    /// A sum in millionths of the smallest unit.
    struct Total {
        let value: Int
        /// The sum by the other reading of a separator; `nil` = there is only one.
        let other: Int?
        /// The number that has two readings, both in millionths; `nil` = none has.
        let readings: (first: Int, second: Int)?
    }

    private var parts: [Part] = []
    /// How often the amount was had: 1, or the number before "x".
    private var factor = 1

    /// Throws if the pieces make no amount, or a unit does not belong.
    init(_ tokens: [AmountToken], belongs: (AmountUnit) -> Bool) throws(NumberFault) {
        var article = false
        for token in tokens {
            switch token {
            case .number(let number): try add(number)
            case .clock(let hours, let minutes):
                // A following word for hours only repeats what the colon says.
                guard parts.isEmpty, belongs(.hour) else { throw .notANumber }
                parts = [
                    Part(number: TypedNumber(value: hours * TypedNumber.one), unit: .hour),
                    Part(number: TypedNumber(value: minutes * TypedNumber.one), unit: .minute),
                ]
            case .unit(let unit):
                guard belongs(unit) else { throw .unknownUnit }
                try give(unit, article: article)
            case .times: try multiply()
            case .article: article = true
            case .filler: break
            }
            if case .article = token { continue }
            if case .filler = token { continue }
            article = false
        }
        guard !parts.isEmpty else { throw .notANumber }
        try settleLast()
    }

    private mutating func add(_ number: TypedNumber) throws(NumberFault) {
        if number.isPart, let last = parts.last, last.number.value % TypedNumber.one == 0 {
            if last.unit == nil, !last.number.isPart {
                // "7 1/2", "tujuh setengah".
                parts[parts.count - 1].number.value += number.value
                parts[parts.count - 1].number.isPart = true
                return
            }
        } else if let last = parts.last, last.unit == nil {
            // Two numbers in a row, such as "7 30", say nothing.
            throw .notANumber
        }
        parts.append(Part(number: number, unit: nil))
    }

    private mutating func give(_ unit: AmountUnit, article: Bool) throws(NumberFault) {
        if let last = parts.last, last.unit == nil {
            parts[parts.count - 1].unit = unit
        } else if article {
            parts.append(Part(number: TypedNumber(value: TypedNumber.one), unit: unit))
        } else if unit == .hour, parts.count == 2, parts[0].unit == .hour, parts[1].unit == .minute {
            // "7:30 h".
        } else {
            throw .notANumber
        }
    }

    private mutating func multiply() throws(NumberFault) {
        guard parts.count == 1, factor == 1, parts[0].unit == nil, !parts[0].number.isPart,
            parts[0].number.value % TypedNumber.one == 0, parts[0].number.otherReading == nil
        else { throw .notANumber }
        factor = parts[0].number.value / TypedNumber.one
        guard (1...100).contains(factor) else { throw .notANumber }
        parts = []
    }

    /// A last number without a unit after hours is minutes ("7h30"), or part of an hour ("1 hour and a half").
    private mutating func settleLast() throws(NumberFault) {
        guard parts.count > 1 else { return }
        let last = parts.count - 1
        if parts.dropLast().contains(where: { $0.unit == nil }) { throw .notANumber }
        guard parts[last].unit == nil else { return }
        if parts[last].number.isPart {
            parts[last].unit = parts[last - 1].unit
        } else if parts[last - 1].unit == .hour, parts[last].number.value < 60 * TypedNumber.one {
            parts[last].unit = .minute
        } else {
            throw .notANumber
        }
    }

    /// `7.30` by itself, which is half past seven to some and seven and three tenths to others.
    var loneClock: (value: Int, hours: Int, minutes: Int)? {
        guard parts.count == 1, let clock = parts[0].number.clock, parts[0].unit != .minute else {
            return nil
        }
        return (parts[0].number.value, clock.hours, clock.minutes)
    }

    /// The number, if it is whole and the only one, and its unit is one of `units`.
    func wholeNumber(of units: [AmountUnit?]) -> Int? {
        guard parts.count == 1, factor == 1, units.contains(parts[0].unit),
            parts[0].number.value % TypedNumber.one == 0, parts[0].number.otherReading == nil
        else { return nil }
        return parts[0].number.value / TypedNumber.one
    }

    /// All parts together.
    /// - Parameter size: what one of a unit comes to; `nil` = the unit does not belong.
    func total(_ size: (AmountUnit?) -> Int?) throws(NumberFault) -> Total {
        var value = 0
        var other = 0
        var readings: (first: Int, second: Int)?
        for part in parts {
            guard let size = size(part.unit) else { throw .unknownUnit }
            // Larger numbers are no amounts, and would not fit.
            guard part.number.value <= 1_000_000 * TypedNumber.one else { throw .notANumber }
            value += part.number.value * size * factor
            other += (part.number.otherReading ?? part.number.value) * size * factor
            if readings == nil, let second = part.number.otherReading {
                readings = (part.number.value, second)
            }
        }
        return Total(value: value, other: readings == nil ? nil : other, readings: readings)
    }
}
