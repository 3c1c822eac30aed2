extension CrisisPatternBuilder {
    /// The written ideas of a line that describes a ``CrisisFrame``, without their signs; `nil` = it describes none.
    static func ideas(of line: String) -> [String]? {
        guard line.hasPrefix("&") else { return nil }
        return line.split(separator: " ").dropFirst().map { withoutSigns(String($0)).text }
    }

    /// An idea without the signs before it, and the reach that it states; `nil` = that of the line.
    private static func withoutSigns(_ element: String) -> (text: String, reach: Int?) {
        let text = element.drop { "->~".contains($0) }
        guard let colon = text.firstIndex(of: ":"), let reach = Int(text[..<colon]) else {
            return (String(text), nil)
        }
        return (String(text[text.index(after: colon)...]), reach)
    }

    /// `nil` = it cannot be read.
    func frame(_ line: String, rule: Int) -> CrisisFrame? {
        let elements = line.split(separator: " ").map(String.init)
        guard let head = elements.first, let reach = Int(head.drop { $0 == "&" }), reach > 0 else {
            return nil
        }
        var ideas: [(idea: CrisisFrame.Idea, isAfter: Bool, reach: Int)] = []
        var notNear: [CrisisFrame.Idea] = []
        var notInSentence: [CrisisFrame.Idea] = []
        for element in elements.dropFirst() {
            let (text, ownReach) = CrisisPatternBuilder.withoutSigns(element)
            guard let idea = idea(text) else { return nil }
            switch element.first {
            case "-": notNear.append(idea)
            case "~": notInSentence.append(idea)
            default: ideas.append((idea, element.hasPrefix(">"), ownReach ?? reach))
            }
        }
        guard !ideas.isEmpty else { return nil }
        return CrisisFrame(
            rule: rule, reach: reach, crossesSentences: head.hasPrefix("&&"),
            isOnlyShort: head.hasPrefix("&&&"), ideas: ideas, notNear: notNear,
            notInSentence: notInSentence)
    }

    func idea(_ written: String) -> CrisisFrame.Idea? {
        guard let words = set(written) else { return nil }
        var rows: [[CrisisWordSet]] = []
        for part in written.split(separator: "|").map(String.init) {
            if part.hasPrefix("@") {
                guard let list = lists[String(part.dropFirst())] else { return nil }
                for row in list.sorted() where row.contains("+") { rows.append(self.row(row)) }
            } else if part.contains("+") {
                rows.append(row(part))
            }
        }
        var starts = CrisisWordSet(size: numbers.count + 1)
        for row in rows {
            for number in numbers.values where row[0].contains(number) { starts.insert(number) }
        }
        return CrisisFrame.Idea(words: words, rows: rows, rowStarts: starts)
    }

    private func row(_ written: String) -> [CrisisWordSet] {
        written.split(separator: "+").compactMap { set(String($0)) }
    }
}
