import Companion
import Foundation

extension ModelFolder {
    /// SHA-256 of a file, 64 lower-case hexadecimal digits.
    func fingerprint(of file: String) throws(EmotionReaderError) -> String {
        try contents(of: file).withUnsafeBytes { SHA256.hexadecimal(of: $0) }
    }
}
