extension CrisisRules {
    /// Indonesian: acts against oneself: thought of, planned, prepared, tried.
    static let indonesianActs: [CrisisRule] = [
        CrisisRule(
            "id-kill-oneself", .act, example: "Aku ingin bunuh diri.",
            """
            @bunuh @diri|dirinya ?sendiri
            @bundir
            gantung|nggantung|ngegantung|menggantung @diri|dirinya
            akhiri|mengakhiri|ngakhirin|ngakhiri|akhirin|mengakhirinya|habisi|menghabisi ..1 @hidup|nyawa|nyawaku|hidupnya|hayat|life|hidupmu
            @mau|pengen|bisa|ingin ..2 akhiri|mengakhiri|akhirin|ngakhirin|ngakhiri|selesaiin|menyudahi|sudahi ..1 semua|semuanya|ini|segalanya ?ini !2:hubungan|kontrak
            akhiri|mengakhiri|menyudahi|sudahi|nyudahin ..1 @hidup|semuanya|semua|segalanya
            @mau|ingin ..2 menghilangkan|ngilangin nyawa
            memotong|motong|potong|iris|ngiris|mengiris urat|nadi
            minum|nenggak|telen|menenggak racun|baygon|pembersih
            kepikiran|mikirin|mikir|berpikir|terpikir|pikiran ..3 @bunuh|bundir ?diri
            """),
        CrisisRule(
            "id-self-harm", .harm, example: "Semalam aku nyilet tangan lagi.",
            """
            @sakit ..2 @tubuh !3:@masak
            @sakit ..1 @diri|dirinya ?sendiri
            @tubuh ..4-kena|pas|karena|gara @sakit !3:@masak
            bekas|luka|goresan|sayatan ..1 silet|sayatan|siletan|cutter|cutting|goresan ..3 baru|tangan|tanganku|lengan|paha|di|lagi|nambah
            nyilet|nyayat|barcode|nyilet2|nyileti|self-harm ..2 lagi|tadi|semalam|semalem|tangan|kemarin
            @mau|pengen|dorongan|keinginan|hasrat ..3 nyilet|nyayat|nyakitin|menyakiti|melukai|cutting|sayat|silet|ngelukain|jedotin ..2 diri|lagi|tangan|lengan|diriku|badan|kepala
            jedotin|mukulin|mukul|jedot|nampar|pukul|mukulin ..1 kepala|diri|badan|tembok|diriku ..2 lagi|sendiri|tembok|sampai|sampe
            kambuh ..5 nyilet|cutting|sayat|silet|sh
            @sakit ..1 lagi|lg
            nyilet|nyiletin|menyilet|nyileti !2:kertas|kain|kardus|bungkus
            """),
        CrisisRule(
            "id-intent", .intent, example: "Aku akan bunuh diri malam ini.",
            """
            akan|bakal|bakalan|mau|pasti|fix ..1 @bunuh|gantung @diri|dirinya ..2 malam|sekarang|besok|nanti|hari|setelah|ini
            akan|bakal|bakalan|pasti|fix|jadi ..1 @bunuh|gantung @diri|dirinya|hidupku
            akan|bakal|bakalan ..1 mati|bundir|akhiri|mengakhiri ..3 malam|besok|sekarang|nanti|hidup|semua|semuanya|hidupku
            besok|nanti|malam|lusa|minggu|sebentar|bentar|pagi|jumat|senin|sabtu|habis ..3 aku|gue|gw|saya|ku ..3-ke|di|sekolah|kantor|libur @nggak|pergi|pamit|mati|tiada|hilang ..2 ada|selamanya|selama-lamanya|disini|dunia !2:kelas|kuliah|kerja|waktu|jadwal
            pamit ..2 selamanya|selama-lamanya
            loncat|lompat|gantung|terjun ..1 malam|sekarang|besok ?ini
            rooftop|jembatan|atap|gedung ..2 mau|tinggal|siap|udah|pengen ..1 lompat|loncat|terjun
            tinggal loncat|lompat|terjun
            hari|malam|minggu|bulan|pagi terakhirku !4:@kantor|sekolah|puasa|libur|magang|kuliah
            bakal|akan|mau|bakalan|fix ..1 loncat|lompat|terjun|gantung|nabrakin ..1 dari|diri|ke ..3 ?lantai ?jembatan besok|malam|nanti|sekarang|lantai|jembatan|gedung|rooftop
            besok|malam|nanti ..3 akan|bakal ..1 mati|meninggal !@benda
            siapin|nyiapin|nyiapkan|menyiapkan|pasang|masang|beli|kusiapkan ..1 tali|racun|baygon !2:pramuka|jemuran|tikus|rafia|kambing|sapi
            chat|pesan|tulisan|status|postingan|story terakhir dariku|aku|gue|dari|ku ?aku ?gue !3:@kantor
            memutuskan|mutusin|putusin ..2 mati|pergi|bunuh ..1 ?diri ?selamanya
            """),
        CrisisRule(
            "id-letters", .intent, example: "Surat perpisahan buat semua udah aku taruh di meja.",
            """
            surat|pesan|catatan|video ..1 perpisahan|wasiat|terakhir|pamitan|pamit !8:@kantor
            """),
        CrisisRule(
            "id-attempt", .attempt, example: "Barusan aku telen semua obatnya. Maaf ya Bu.",
            """
            nyoba|coba|mencoba|percobaan|nyobain|nekat|berusaha|cobain ..2 @bunuh|gantung|mengakhiri|akhiri|bundir|lompat|loncat|terjun|nyilet ..1 diri|dirinya|hidup|hidupku|dari|nadi|jembatan
            nyoba|coba|mencoba|percobaan ..2 bundir|mati
            percobaan @bunuh
            telen|minum|nelen|menelan|tenggak|nenggak|telan|kutelan|kuminum|meminum|minumin|ditelan|diminum ..2 semua|seluruh|sebotol|banyak|habis|semuanya|banyak|se-botol ..2 obat|obatnya|pil|tablet|obatku|isinya
            obat|obatnya|pil|pilnya|tablet ..2 udah|sudah|abis|habis|semua ..2 kutelan|kuminum|ditelan|diminum|aku|telen|minum|semua ..1 ?telen|?minum
            overdosis|od ..3 obat|pil|tadi|barusan
            minum|nenggak|menenggak|minumin racun|baygon|pembersih
            aku|gue|dia|gw overdosis !kopi|gula|drakor|seblak|boba|micin|konten
            """),
        CrisisRule(
            "id-means-alone", .intent, example: "tali udah siap tinggal nunggu semua tidur",
            """
            tali|talinya|racun|racunnya|baygon ..2 siap|disiapin|kupasang|terpasang|dipasang|kusiapkan|kebeli|gantung|beli !2:pramuka|tikus|jemuran
            ngumpulin|kumpulin|nimbun|nabung|menimbun ..2 obat|pil|obat2an !4:donasi
            """),
        CrisisRule(
            "id-farewell-alone", .intent, example: "Ini tulisan terakhirku. Selamat tinggal semuanya.",
            """
            tulisan|catatan|entri|pesan|chat|curhat|jurnal|hari|post|kata|malam ..1 terakhir|terakhirku ..4-kerja|kantor|sekolah|kuliah|magang|sini|lomba|libur ?. ..3-kerja|kantor|sekolah|kuliah|kunci|laci selamat|maaf|maafin|makasih|pamit|dadah|tinggal|terimakasih|jaga
            selamat tinggal ..1 dunia|semua|semuanya|hidup|kehidupan ..0
            aku|gue|gw|saya pamit ..2 ya|dari|selamanya|semuanya|semua|dunia !3:kerja|pulang|dulu|tidur
            """),
    ]
}
