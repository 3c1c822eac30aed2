/// One way to reach people who help: a number, a text line or a page.
public struct HelpLine: Hashable, Sendable, Identifiable {
    /// What somebody finds at the other end.
    public enum Service: String, Hashable, Sendable, CaseIterable {
        /// Police, fire service and ambulance under one number.
        case emergency
        /// The ambulance itself.
        case ambulance
        /// People who listen in a crisis.
        case crisis
        /// The same for children and young people.
        case youth
    }

    /// How to reach it.
    public enum Contact: Hashable, Sendable {
        /// - Parameters:
        ///   - dial: the number exactly as a person in that country dials it, spaces where it is printed
        ///     with them. Short codes stay short codes; they are never forced into an international form.
        ///   - extensionNumber: what to press after the call is answered; `nil` = nothing. Never part of
        ///     `dial`, because how a telephone sends it differs from device to device.
        case call(dial: String, extensionNumber: String?)
        /// - Parameters:
        ///   - dial: the number to send a text message to.
        ///   - keyword: the word to send; `nil` = any word.
        case text(dial: String, keyword: String?)
        /// - Parameter address: an `https` address where one can write, such as a chat.
        case web(address: String)
    }

    /// When somebody answers, by the clock of that country.
    public enum Hours: Hashable, Sendable {
        /// Every day, day and night.
        case always
        /// On the days `from` … `through` (Monday 1 … Sunday 7), between two times such as `14:00`.
        case daily(from: Int, through: Int, opens: String, closes: String)
        /// The source does not say.
        case unstated
    }

    /// Something true that a person should know before she tries.
    public enum Note: String, Hashable, Sendable, CaseIterable {
        /// Not in every region of the country.
        case notEverywhere
        /// It can take several tries to get through.
        case oftenBusy
        /// An answer may take hours.
        case slowReplies
    }

    /// Where the fact comes from.
    public struct Source: Hashable, Sendable {
        /// What ``HelpLine/verifiedAt`` stands for.
        public enum Evidence: String, Hashable, Sendable {
            /// The source itself says that it checked the fact on that day.
            case statedBySource
            /// We read a stored copy of the source on that day; the page is as old as ``published`` says.
            case readStoredCopy
        }

        public let title: String
        public let address: String
        public let evidence: Evidence
        /// The date on the source, such as `2023-05`; `nil` = it shows none.
        public let published: String?
    }

    /// Stable name in files, such as `de-telefonseelsorge-1`: never shown, never renamed.
    public let id: String
    public let service: Service
    /// The name it goes by in its country, a proper name that is not translated; `nil` = the emergency
    /// number, which has none.
    public let name: String?
    public let contact: Contact
    public let hours: Hours
    /// ISO 639-1 codes of the languages spoken there; empty = the source does not say.
    public let languages: [String]
    /// `nil` = nothing to say.
    public let note: Note?
    /// The day the fact was last checked; ``Source/Evidence`` says how.
    public let verifiedAt: LocalDay
    public let source: Source

    /// Whether this row is the emergency service, which stands before everything else.
    public var isEmergency: Bool { service == .emergency || service == .ambulance }

    /// The number as a person dials it; `nil` for a page.
    public var dial: String? {
        switch contact {
        case .call(let dial, _), .text(let dial, _): dial
        case .web: nil
        }
    }

    /// Where a link to it leads: `tel:119`, `sms:741741?body=HOME` (RFC 5724), or the page.
    ///
    /// The extension is left out: it is pressed by hand.
    public var link: String {
        switch contact {
        case .call(let dial, _): "tel:\(digits(of: dial))"
        case .text(let dial, nil): "sms:\(digits(of: dial))"
        case .text(let dial, let keyword?): "sms:\(digits(of: dial))?body=\(keyword)"
        case .web(let address): address
        }
    }
}

/// `dial` without the spaces it is printed with.
private func digits(of dial: String) -> String {
    dial.filter { $0 != " " }
}
