/// Why a barb is not shown to anybody.
public enum BarbFault: String, Hashable, Sendable, CaseIterable {
    /// Nothing but white space.
    case empty
    /// Over ``BarbCheck/longest`` characters.
    case tooLong
    /// A line break, a control sign or another sign that is not seen.
    case lineBreak
    /// A digit or another sign for a number, of any script.
    case number
    /// A quotation mark, a hash, an emoji, markup or anything else that ordinary sentences do without.
    case symbol
    /// More than one sentence.
    case sentences
    /// Fewer or more words than the intensity has.
    case wordCount
    /// It addresses the person although it is gentle, or does not although it is not.
    case address
    /// Spicy, and hedging.
    case hedging
    /// It gives advice or orders.
    case preaching
    case profanity
    /// Body, weight, looks, wits, worth, and how or how little one eats to change them.
    case person
    /// Mental health, illness, treatment, or anything that reads as harm.
    case health
    /// A name or a relative; whoever is meant, it is none of the barb's business.
    case people
    /// It names sleep, water, food or movement and is not about it.
    case topic
    /// Not in the language that was asked for, as far as can be told.
    case language
    /// In other signs or nearly the same words, one of the barbs shown before.
    case repeated
}
