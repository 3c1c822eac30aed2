// What `sela token` says, and its help.
extension CommandCopy {
    public static let tokenSummary = CommandCopy(
        english: "list, make or remove the tokens of other programs",
        german: "zeigt, erstellt oder entfernt die Token anderer Programme",
        indonesian: "tampilkan, buat, atau hapus token program lain")
    public static let tokenDetails = CommandCopy(
        english: """
            With a token another program uses the diary through /api/v1 of `sela serve`, while the diary is \
            open. make prints the token, this once: only its SHA-256 is kept. It may do only what the \
            scopes say; name at least one. remove shuts the program out at once.
            """,
        german: """
            Mit einem Token benutzt ein anderes Programm das Tagebuch über /api/v1 von `sela serve`, solange \
            das Tagebuch offen ist. make gibt das Token aus, dieses eine Mal: aufbewahrt wird nur sein \
            SHA-256. Es darf nur, was die Rechte sagen; nenne mindestens eines. remove sperrt das Programm \
            sofort aus.
            """,
        indonesian: """
            Dengan token, program lain memakai jurnal lewat /api/v1 dari `sela serve`, selama jurnal \
            terbuka. make mencetak token, sekali ini saja: yang disimpan hanya SHA-256-nya. Program itu \
            hanya boleh melakukan yang disebut cakupannya; sebut setidaknya satu. remove langsung menutup \
            pintu bagi program itu.
            """)
    public static let tokenOperand = CommandCopy(
        english: "what to do; without it, list",
        german: "was zu tun ist; ohne Angabe list",
        indonesian: "yang dilakukan; tanpa itu, list")
    public static let tokenNameOperand = CommandCopy(
        english: "what the token is called",
        german: "wie das Token heißt",
        indonesian: "nama token")
    public static let scopeOperand = CommandCopy(
        english: "with make: what the program may do",
        german: "mit make: was das Programm darf",
        indonesian: "dengan make: yang boleh dilakukan program itu")
    public static let noTokens = CommandCopy(
        english: "there is no token",
        german: "es gibt kein Token",
        indonesian: "tidak ada token")
    public static let tokenShownOnce = CommandCopy(
        english: "this is the only time that the token is shown",
        german: "das Token wird nur dieses eine Mal gezeigt",
        indonesian: "token ini hanya ditampilkan sekali")
    public static func tokenUsed(_ instant: String) -> CommandCopy {
        CommandCopy(
            english: "last used \(instant)", german: "zuletzt benutzt \(instant)",
            indonesian: "terakhir dipakai \(instant)")
    }
    public static let tokenNeverUsed = CommandCopy(
        english: "never used",
        german: "nie benutzt",
        indonesian: "belum pernah dipakai")

    public static let unfitTokenName = CommandCopy(
        english: "a token is called by 1 to 60 characters",
        german: "der Name eines Tokens hat 1 bis 60 Zeichen",
        indonesian: "nama token terdiri dari 1 sampai 60 karakter")
    public static let tokenNameTaken = CommandCopy(
        english: "there is a token of this name already",
        german: "ein Token dieses Namens gibt es schon",
        indonesian: "token dengan nama ini sudah ada")
    public static let tokenNeedsScope = CommandCopy(
        english: "a token needs at least one scope",
        german: "ein Token braucht mindestens ein Recht",
        indonesian: "token memerlukan setidaknya satu cakupan")
    public static let unknownScope = CommandCopy(
        english: "there is no such scope",
        german: "dieses Recht gibt es nicht",
        indonesian: "cakupan itu tidak ada")
    public static func scopes(_ list: String) -> CommandCopy {
        CommandCopy(
            english: "the scopes are \(list)", german: "die Rechte sind \(list)",
            indonesian: "cakupannya adalah \(list)")
    }
    public static let tooManyTokens = CommandCopy(
        english: "there are 100 tokens already",
        german: "es gibt schon 100 Token",
        indonesian: "sudah ada 100 token")
    public static let noSuchToken = CommandCopy(
        english: "there is no token of this name",
        german: "ein Token dieses Namens gibt es nicht",
        indonesian: "tidak ada token dengan nama ini")
    public static let tokenListHint = CommandCopy(
        english: "`sela token` lists them",
        german: "`sela token` zeigt sie",
        indonesian: "`sela token` menampilkannya")
}
