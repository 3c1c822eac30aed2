// Why no emotion could be read, and what `sela model` says. Lower case, no full stop.
extension CommandCopy {
    public static let emptyText = CommandCopy(
        english: "there is no text",
        german: "da ist kein Text",
        indonesian: "tidak ada teks")
    public static let emptyTextHint = CommandCopy(
        english: "send it on standard input or name a file",
        german: "schick ihn über die Standardeingabe oder nenne eine Datei",
        indonesian: "kirim lewat masukan standar atau sebut berkas")
    public static let runtimeMissing = CommandCopy(
        english: "the ONNX Runtime library was not found",
        german: "die Bibliothek ONNX Runtime wurde nicht gefunden",
        indonesian: "pustaka ONNX Runtime tidak ditemukan")
    public static let runtimeMissingHint = CommandCopy(
        english: "`make run` installs it; SELA_ONNXRUNTIME can name it",
        german: "`make run` installiert sie; SELA_ONNXRUNTIME kann sie nennen",
        indonesian: "`make run` memasangnya; SELA_ONNXRUNTIME bisa menunjuknya")
    public static func runtimeTooOld(_ version: String) -> CommandCopy {
        CommandCopy(
            english: "ONNX Runtime \(version) is too old",
            german: "ONNX Runtime \(version) ist zu alt",
            indonesian: "ONNX Runtime \(version) terlalu lama")
    }

    public static func modelMissing(_ file: String) -> CommandCopy {
        CommandCopy(
            english: "the model's file `\(file)` is missing",
            german: "die Datei `\(file)` des Modells fehlt",
            indonesian: "berkas model `\(file)` tidak ada")
    }

    public static func modelCorrupt(_ file: String) -> CommandCopy {
        CommandCopy(
            english: "the model's file `\(file)` is damaged",
            german: "die Datei `\(file)` des Modells ist beschädigt",
            indonesian: "berkas model `\(file)` rusak")
    }

    public static func modelShape(_ part: String) -> CommandCopy {
        CommandCopy(
            english: "the model does not fit: \(part)",
            german: "das Modell passt nicht: \(part)",
            indonesian: "model tidak cocok: \(part)")
    }

    public static let modelHint = CommandCopy(
        english: "`sela model reset` goes back to the one that came with Sela",
        german: "`sela model reset` kehrt zu dem zurück, das mit Sela kam",
        indonesian: "`sela model reset` kembali ke model bawaan Sela")
    public static let inferenceFailed = CommandCopy(
        english: "the model failed on this text",
        german: "das Modell scheiterte an diesem Text",
        indonesian: "model gagal pada teks ini")
    public static let inferenceFailedHint = CommandCopy(
        english: "`sela model verify` checks it",
        german: "`sela model verify` prüft es",
        indonesian: "`sela model verify` memeriksanya")
    public static let readWithout = CommandCopy(
        english: "saved without a reading",
        german: "ohne Lesung gespeichert",
        indonesian: "tersimpan tanpa bacaan")
    public static let modelInUse = CommandCopy(
        english: "in use",
        german: "in Gebrauch",
        indonesian: "dipakai")
    public static let modelBuiltIn = CommandCopy(
        english: "came with Sela",
        german: "kam mit Sela",
        indonesian: "bawaan Sela")
    public static let modelOwn = CommandCopy(
        english: "your own",
        german: "dein eigenes",
        indonesian: "milikmu")
    public static let modelFit = CommandCopy(
        english: "the model is fit",
        german: "das Modell ist brauchbar",
        indonesian: "model layak")
    public static let modelFolderMissing = CommandCopy(
        english: "name a model, its folder, none, local or cloud",
        german: "nenne ein Modell, seinen Ordner, none, local oder cloud",
        indonesian: "sebutkan model, foldernya, none, local, atau cloud")
    public static let modelNotCopied = CommandCopy(
        english: "the model could not be copied; the one before stays in use",
        german: "das Modell ließ sich nicht kopieren; das vorige bleibt in Gebrauch",
        indonesian: "model tidak bisa disalin; model sebelumnya tetap dipakai")
    public static let modelNotCopiedHint = CommandCopy(
        english: "check the room on the disk and who may read the folder",
        german: "prüf den Platz auf der Festplatte und wer den Ordner lesen darf",
        indonesian: "periksa ruang disk dan izin baca folder")
    public static let notBuiltYet = CommandCopy(
        english: "not built yet in this version",
        german: "in dieser Version noch nicht gebaut",
        indonesian: "belum dibangun di versi ini")
    public static let notBuiltYetHint = CommandCopy(
        english: "`sela evaluate emotion` works",
        german: "`sela evaluate emotion` geht schon",
        indonesian: "`sela evaluate emotion` sudah bisa")
    public static func badLines(_ count: Int) -> CommandCopy {
        CommandCopy(
            english: "\(count) lines could not be read; each was answered with its error",
            german: "\(count) Zeilen waren nicht lesbar; jede wurde mit ihrem Fehler beantwortet",
            indonesian: "\(count) baris tidak terbaca; masing-masing dijawab dengan galatnya")
    }

}
