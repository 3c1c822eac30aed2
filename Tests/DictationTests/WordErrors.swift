/// How many words were heard wrong.
enum WordErrors {
    /// The smallest number of words to change, leave out or add to make the one of the other.
    static func count(heard: [String], said: [String]) -> Int {
        var row = Array(0...said.count)
        for (index, word) in heard.enumerated() {
            var next = [index + 1]
            for place in said.indices {
                next.append(
                    min(row[place] + (word == said[place] ? 0 : 1), row[place + 1] + 1, next[place] + 1))
            }
            row = next
        }
        return row[said.count]
    }
}
