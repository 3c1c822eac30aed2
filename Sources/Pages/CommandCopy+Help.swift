public import Wellbeing

// What the commands say when a text calls for help. The numbers come from the data, as they are dialled.
extension CommandCopy {
    public static let helpIsThere = CommandCopy(
        english: "you do not have to be alone with this; people who listen, right now:",
        german: "du musst damit nicht allein sein; hier hört jetzt jemand zu:",
        indonesian: "kamu tidak harus sendirian dengan ini; ada yang mendengarkan, sekarang juga:")
    public static let checkInGently = CommandCopy(
        english: "are you all right? If it gets too heavy, there is someone to talk to:",
        german: "geht es dir gut? Wenn es zu schwer wird, ist jemand zum Reden da:",
        indonesian: "kamu baik-baik saja? Kalau terasa terlalu berat, ada yang bisa diajak bicara:")

    public static let numbersByCountry = CommandCopy(
        english: "numbers by country: `sela help-now`", german: "Nummern nach Land: `sela help-now`",
        indonesian: "nomor menurut negara: `sela help-now`")

    /// Such as `TelefonSeelsorge: call 0800 111 0 111`.
    public static func helpLine(_ line: HelpLine) -> CommandCopy {
        func said(_ language: Language) -> String {
            let copy = Copy(language)
            return "  \(line.name ?? copy.name(of: line.service)): \(copy.way(to: line.contact))"
        }
        return CommandCopy(english: said(.english), german: said(.german), indonesian: said(.indonesian))
    }
}
