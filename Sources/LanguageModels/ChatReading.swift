import Companion
import HTTPTransfers
import Wellbeing

/// Reads the answer to a chat completion as it comes: events, or one JSON object.
///
/// Keeps the text and no more than that, and no more of it than is allowed.
struct ChatReading {
    /// Whether the model has given any sign, be it a thought.
    private(set) var hasPiece = false
    /// Whether anything at all came.
    private(set) var hasBytes = false
    private(set) var fault: ChatFault?
    private(set) var isDone = false
    /// Everything that was said, thoughts included.
    private(set) var text = ""
    /// The name under which the model calls itself.
    private(set) var model: String?

    private enum Format { case unknown, events, whole }
    private var format = Format.unknown
    private var status = 0
    private var retryAfter: Int?
    private var events: EventStream
    private var whole: [UInt8] = []
    private var read = 0
    private var finish: String?
    private var thoughts = ThoughtFilter()
    private let mostBytes: Int

    /// What events and fields may add around the text, as a factor.
    private static let wrapping = 16
    /// Bytes of a refusal that are looked at.
    private static let mostOfRefusal = 65_536

    init(mostBytes: Int) {
        self.mostBytes = mostBytes
        events = EventStream(mostBytes: mostBytes)
    }

    /// Whether there is nothing more to wait for.
    var isOver: Bool { fault != nil || isDone }
    private var isRefusal: Bool { status >= 400 }

    mutating func take(_ head: TransferHead, now: Instant) {
        hasBytes = true
        status = head.status
        retryAfter = RetryPause.seconds(head.headers["retry-after"], now: now)
        let type = head.headers["content-type"]?.lowercased() ?? ""
        if isRefusal {
            format = .whole
        } else if type.hasPrefix("text/event-stream") {
            format = .events
        }
    }

    /// Takes the next bytes of the body; answers what a watcher may be shown.
    mutating func take(_ bytes: [UInt8]) -> String {
        guard !isOver else { return "" }
        read += bytes.count
        var bytes = bytes[...]
        if format == .unknown {
            bytes = bytes.drop { [0xEF, 0xBB, 0xBF, 32, 9, 10, 13].contains($0) }
            format = Self.format(bytes.first)
        }
        switch format {
        case .unknown, .whole:
            let most = isRefusal ? Self.mostOfRefusal : mostBytes
            whole += bytes.prefix(most - whole.count)
            if read > most {
                if isRefusal { isDone = true } else { fault = ChatFault(.answerTooLong) }
            }
            return ""
        case .events:
            return takeEvents(events.take(bytes))
        }
    }

    /// The exchange is over: the answer, or why there is none.
    ///
    /// - Parameter end: how it ended; `nil` = properly. That we ended it ourselves is ``TransferError/stopped``.
    mutating func reply(after end: TransferError?) -> Result<ChatReply, ChatFault> {
        if fault == nil, end == nil || end == .stopped { takeEnd() }
        if let fault { return .failure(fault) }
        // Where the model has said that it is finished, what happens to the connection matters no more.
        if let end, end != .stopped, finish == nil || end == .cancelled { return .failure(fault(for: end)) }
        switch finish {
        case "error": return .failure(ChatFault(.serverFault(status: nil)))
        case "length", "content_filter": return .failure(ChatFault(.answerCutOff))
        default: break
        }
        if text.isEmpty { return .failure(ChatFault(.emptyAnswer)) }
        // The connection was closed in the middle.
        if format == .events, finish == nil, !isDone { return .failure(ChatFault(.serverFault(status: nil))) }
        return .success(ChatReply(text: text, model: model))
    }

    /// What a watcher may still be shown.
    mutating func lastPiece() -> String { thoughts.finish() }
}

extension ChatReading {
    private static func format(_ first: UInt8?) -> Format {
        guard let first else { return .unknown }
        // An event begins with the name of a field, or with the colon of a comment.
        return first == UInt8(ascii: ":") || (0x61...0x7A).contains(first) ? .events : .whole
    }

    private mutating func takeEvents(_ said: [[UInt8]]) -> String {
        var pieces = ""
        for data in said where !isOver {
            // Only there to keep the connection alive.
            if data.allSatisfy({ $0 == 32 }) { continue }
            if data.elementsEqual("[DONE]".utf8) {
                isDone = true
            } else if let part = ChatPart(data) {
                pieces += take(part)
            } else {
                fault = ChatFault(.unreadableAnswer)
            }
        }
        if !isOver, events.isTooLong || read > Self.wrapping * mostBytes {
            fault = ChatFault(.answerTooLong)
        }
        return pieces
    }

    private mutating func take(_ part: ChatPart) -> String {
        let choice = part.choices.first
        if let error = part.error ?? choice?.error {
            fault = ChatFault(status: error.status, error, retryAfter: retryAfter)
            return ""
        }
        model = part.model ?? model
        finish = choice?.finish ?? finish
        guard let message = choice?.message, !message.text.isEmpty || message.hasThoughts else { return "" }
        hasPiece = true
        text += message.text
        if text.utf8.count > mostBytes {
            fault = ChatFault(.answerTooLong)
            return ""
        }
        return thoughts.take(message.text)
    }

    /// Reads what came as a whole, or what no empty line ended.
    private mutating func takeEnd() {
        if format == .events {
            if !isDone, let rest = events.finish() { _ = takeEvents([rest]) }
        } else if isRefusal {
            fault = ChatFault(status: status, ChatPart(whole)?.error, retryAfter: retryAfter)
        } else if !whole.allSatisfy({ [32, 9, 10, 13].contains($0) }) {
            guard let part = ChatPart(whole) else {
                fault = ChatFault(.unreadableAnswer)
                return
            }
            _ = take(part)
        }
        if fault == nil, !(200...299).contains(status) { fault = ChatFault(.unreadableAnswer) }
    }

    private func fault(for end: TransferError) -> ChatFault {
        switch end {
        case .cancelled: ChatFault(.cancelled)
        case .notLoopback: ChatFault(.notLoopback)
        case .untrustedCertificate: ChatFault(.untrustedCertificate)
        case .redirected: ChatFault(.redirected)
        case .noByteInTime: ChatFault(.noAnswerInTime)
        case .silent, .unfinishedInTime: ChatFault(hasPiece ? .unfinishedInTime : .noAnswerInTime)
        case .badAddress, .stopped: ChatFault(.unreachable)
        case .unreachable: ChatFault(.unreachable, isTransient: true)
        // Before anything came it is as if nobody had been there.
        case .brokenOff:
            hasBytes
                ? ChatFault(.serverFault(status: nil)) : ChatFault(.unreachable, isTransient: true)
        }
    }
}

/// A model's words as they came.
struct ChatReply {
    let text: String
    /// `nil` = it does not say.
    let model: String?
}
