extension QuestionWording {
    static let german = QuestionWording(
        openingQuote: "„", closingQuote: "“",
        quoting: [
            .felt(.sadness): [
                "Was macht {} für dich gerade so schwer?",
                "Was tut am meisten weh, wenn du an {} denkst?",
                "Was sollte jemand, der dir zuhört, über {} wissen?",
            ],
            .felt(.anger): [
                "Was stört dich an {} am meisten?",
                "Was fühlt sich bei {} ungerecht an?",
                "Was hättest du bei {} gebraucht?",
            ],
            .felt(.love): [
                "Wie fühlt es sich an, an {} zu denken?",
                "Was wärmt dich, wenn du an {} denkst?",
                "Welchen Moment rund um {} möchtest du festhalten?",
            ],
            .felt(.fear): [
                "Was lässt dich bei {} am meisten zögern?",
                "Was stellst du dir vor, wenn du an {} denkst?",
                "Was würde {} ein kleines Stück leichter machen?",
            ],
            .felt(.happy): [
                "Was macht {} für dich so schön?",
                "Welchen Moment rund um {} möchtest du dir merken?",
                "Was nimmst du von {} mit?",
            ],
            .unclear: [
                "Was kommt dir in den Sinn, wenn du {} noch einmal liest?",
                "Was bedeutet {} gerade für dich?",
                "Was merkst du bei dir, wenn du an {} denkst?",
            ],
        ],
        plain: [
            .felt(.sadness): [
                "Was ist für dich gerade am schwersten?",
                "Was würdest du jemandem erzählen, der dir zuhört?",
                "Welche Stelle in deinem Text berührt dich am meisten?",
            ],
            .felt(.anger): [
                "Was stört dich gerade am meisten?",
                "Was fühlt sich für dich ungerecht an?",
                "Was hättest du in dem Moment gebraucht?",
            ],
            .felt(.love): [
                "Wer oder was wärmt dich gerade?",
                "Welchen Moment möchtest du festhalten?",
                "Wie fühlt es sich an, das aufzuschreiben?",
            ],
            .felt(.fear): [
                "Was lässt dich gerade am meisten zögern?",
                "Was stellst du dir vor, das passieren könnte?",
                "Was würde es ein kleines Stück leichter machen?",
            ],
            .felt(.happy): [
                "Was genießt du gerade am meisten?",
                "Welchen Moment möchtest du dir merken?",
                "Was davon möchtest du mitnehmen?",
            ],
            .unclear: [
                "Was spürst du gerade am stärksten?",
                "Was beschäftigt dich gerade am meisten?",
                "Was fällt dir auf, wenn du deinen Text noch einmal liest?",
            ],
        ],
        fallback: "Was spürst du gerade am stärksten?")
}
