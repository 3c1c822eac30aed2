import Commands
import Companion
import Foundation
import Wellbeing

/// Where a text comes from.
enum TextSource: Hashable {
    case standardInput
    case file(String)
    case editor
}

extension CommandRun {
    /// A file if one is named, `-` for standard input; else standard input, unless that is the terminal,
    /// where the editor opens.
    func textSource(_ operand: String?) throws(UsageError) -> TextSource {
        switch operand {
        case "-"?: try standardInput()
        case let path?: .file(path)
        case nil where !terminal.isInputTerminal: try standardInput()
        case nil: .editor
        }
    }

    /// - Throws: if a passphrase is to come from there as well: it would become part of the text.
    func standardInput() throws(UsageError) -> TextSource {
        guard invocation.descriptor(.passphraseDescriptor) != STDIN_FILENO else {
            throw .badValue(.passphraseDescriptor)
        }
        return .standardInput
    }

    /// - Throws: ``CommandFailure/textTooLong`` and whatever is wrong with the file. A blank text is fine.
    func text(from source: TextSource) throws(CommandFailure) -> String? {
        switch source {
        case .standardInput: try TextInput.text(from: "-")
        case .file(let path): try TextInput.text(from: path)
        case .editor: nil
        }
    }
}
