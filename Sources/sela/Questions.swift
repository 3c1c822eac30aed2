import Commands
import Companion
import Foundation
import Pages
import Wellbeing

/// Asks for what nobody else may see: on the terminal without echo, or from a file descriptor that the
/// caller opened, a line a question.
final class Questions {
    /// `nil` = the terminal.
    private let descriptor: Int32?

    init(descriptor: Int32?) {
        self.descriptor = descriptor
    }

    /// Whether a wrong answer can be given anew.
    var canAskAgain: Bool { descriptor == nil }

    /// - Throws: ``CommandFailure/noTerminal``, ``CommandFailure/secretMissing``,
    ///   ``CommandFailure/cancelled``.
    func secret(_ prompt: CommandCopy, in language: Language) throws(CommandFailure) -> Secret {
        if let descriptor {
            guard let line = Self.line(from: descriptor), !line.isEmpty else { throw .secretMissing }
            return Secret(line)
        }
        return Secret(try Self.ask(prompt(language), isHidden: true))
    }

    /// What is typed on the terminal, with echo.
    static func sentence(_ prompt: CommandCopy, in language: Language) throws(CommandFailure) -> String {
        try ask(prompt(language), isHidden: false)
    }

    /// Asks for a yes or no on the terminal; anything but a yes in one of our languages is a no.
    static func yes(_ question: CommandCopy, in language: Language) throws(CommandFailure) -> Bool {
        ["y", "yes", "j", "ja", "ya"].contains(try sentence(question, in: language).lowercased())
    }

    /// The next line of `descriptor` without its end, read byte by byte so that what follows stays there.
    ///
    /// `nil` = nothing more, longer than 1,024 bytes, or not UTF-8.
    static func line(from descriptor: Int32) -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count <= 1_024 {
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self) }
            if byte == 0x0A {
                if bytes.last == 0x0D { bytes.removeLast() }
                return String(validating: bytes, as: UTF8.self)
            }
            bytes.append(byte)
        }
        return nil
    }

    private static func ask(_ prompt: String, isHidden: Bool) throws(CommandFailure) -> String {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { throw .noTerminal }
        defer { close(terminal) }
        var before = termios()
        guard tcgetattr(terminal, &before) == 0 else { throw .noTerminal }
        var during = before
        // Ctrl-C has to come as a character: were the program ended here, the echo would stay off.
        during.c_lflag &= ~tcflag_t(ICANON | ISIG | (isHidden ? ECHO : 0))
        guard tcsetattr(terminal, TCSAFLUSH, &during) == 0 else { throw .noTerminal }
        defer { tcsetattr(terminal, TCSAFLUSH, &before) }
        put(prompt, on: terminal)
        defer { put("\n", on: terminal) }
        return try typed(on: terminal, isHidden: isHidden)
    }

    private static func typed(on terminal: Int32, isHidden: Bool) throws(CommandFailure) -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = read(terminal, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .cancelled }
            switch byte {
            case 0x0A, 0x0D:
                guard let text = String(validating: bytes, as: UTF8.self) else { throw .textNotUTF8 }
                return text
            case 0x03, 0x1A, 0x1C: throw .cancelled
            case 0x04: if bytes.isEmpty { throw .cancelled }
            case 0x08, 0x7F:
                // One character is the byte that begins it and those that continue it.
                while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
                if !isHidden { put("\u{8} \u{8}", on: terminal) }
            case 0x15: bytes = []
            default: if bytes.count < 1_024 { bytes.append(byte) }
            }
        }
    }

    private static func put(_ text: String, on terminal: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
