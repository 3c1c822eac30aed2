public import Pages
public import Wellbeing

/// Check-ins of a range as a person reads them on a terminal: counts, the five ratings, and each day, week, month or
/// year that holds some.
///
/// Ends with a line feed.
///
/// - Parameter isHeld: whether the moods are left alone.
public func checkInReviewText(_ review: CheckInReview, isHeld: Bool, in language: Language) -> String {
    let copy = Copy(language)
    var lines = ["\(review.days.first)  \(review.days.last)", ""]
    if isHeld { lines += [copy.heldText, ""] }
    lines.append(padded(copy.checkInsLabel, to: 24) + copy.number(review.checkIns))
    if !isHeld, let mean = review.mean {
        lines.append(padded(copy.average, to: 24) + copy.tenths(of: mean))
    }
    lines.append(padded(copy.spokenLabel, to: 24) + copy.number(review.spokenEntries))
    if !isHeld, review.checkIns > 0 {
        lines += ["", copy.distribution]
        lines += Mood.allCases.reversed().map { rating in
            padded("\(rating.rawValue) " + copy.rating(rating), to: 24)
                + copy.number(review.ratings[rating] ?? 0)
        }
    }
    let slots = review.slots.filter { $0.mean != nil || $0.spokenMean != nil }
    if !isHeld, !slots.isEmpty {
        lines += ["", padded("", to: 24) + padded(copy.checkInsLabel, to: 18) + copy.spokenLabel]
        lines += slots.map { slot in
            let days = slot.days.count == 1 ? "\(slot.days.first)" : "\(slot.days.first) \(slot.days.last)"
            let spoken = slot.spokenMean.map { "\(copy.tenths(of: $0)) (\($0.count))" } ?? "-"
            let mean = slot.mean.map { "\(copy.tenths(of: $0)) (\($0.count))" } ?? "-"
            return padded(days, to: 24) + padded(mean, to: 18) + spoken
        }
    }
    return lines.joined(separator: "\n") + "\n"
}

extension CheckInReview {
    /// The documented members, in the documented order (`docs/cli.md`).
    public var json: JSON {
        .object([
            .init("from", .string(days.first.description)),
            .init("through", .string(days.last.description)),
            .init("check_ins", .integer(checkIns)),
            .init("average", .optional(mean) { .decimal(Double($0.tenths) / 10) }),
            .init("days_with_check_ins", .integer(daysWithCheckIns)),
            .init(
                "ratings",
                .object(
                    Mood.allCases.map { .init(String($0.rawValue), .integer(ratings[$0] ?? 0)) })),
            .init("spoken_entries", .integer(spokenEntries)),
            .init(
                "spoken_moods",
                .object(
                    SpokenFields.Mood.allCases.map { .init($0.rawValue, .integer(moods[$0] ?? 0)) })),
            .init("slots", .array(slots.filter { $0.mean != nil || $0.spokenMean != nil }.map(\.json))),
        ])
    }
}

extension CheckInReview.Slot {
    fileprivate var json: JSON {
        .object([
            .init("from", .string(days.first.description)),
            .init("through", .string(days.last.description)),
            .init("check_ins", .integer(mean?.count ?? 0)),
            .init("mean", .optional(mean) { .decimal($0.value) }),
            .init("spoken_entries", .integer(spokenMean?.count ?? 0)),
            .init("spoken_mean", .optional(spokenMean) { .decimal($0.value) }),
        ])
    }
}
