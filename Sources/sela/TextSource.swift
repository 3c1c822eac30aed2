import Commands
import Companion
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
    func textSource(_ operand: String?) throws(CommandFailure) -> TextSource {
        switch operand {
        case "-"?: return .standardInput
        case let path?: return .file(path)
        case nil where !terminal.isInputTerminal: return .standardInput
        case nil: return .editor
        }
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
