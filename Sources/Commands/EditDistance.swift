/// The word of `choices` that `word` was probably meant to be; `nil` if none is near.
///
/// Near is at most two edits, and at most a third of the word's length rounded up. Of several, the nearest,
/// then the first in the list.
func closest(to word: String, among choices: [String]) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty, letters.count <= 40 else { return nil }
    let limit = min(2, (letters.count + 2) / 3)
    let near = choices.map { (choice: $0, edits: editDistance(letters, Array($0))) }.filter {
        // With every letter edited, nothing of the word is left in it.
        $0.edits <= limit && $0.edits < $0.choice.count
    }
    return near.min { $0.edits < $1.edits }?.choice
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
///
/// Optimal string alignment: each letter takes part in one edit at most.
func editDistance(_ from: [Character], _ to: [Character]) -> Int {
    var rows = [Array(0...to.count)]
    for row in 0..<from.count {
        var next = [row + 1]
        for column in 0..<to.count {
            let replacement = rows[row][column] + (from[row] == to[column] ? 0 : 1)
            var best = min(replacement, rows[row][column + 1] + 1, next[column] + 1)
            if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
                best = min(best, rows[row - 1][column - 1] + 1)
            }
            next.append(best)
        }
        rows.append(next)
    }
    return rows[from.count][to.count]
}
