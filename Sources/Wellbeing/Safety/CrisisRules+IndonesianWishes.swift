extension CrisisRules {
    /// Indonesian: wishes not to be.
    static let indonesianWishes: [CrisisRule] = [
        CrisisRule(
            "id-wish-to-die", .act, example: "gw pgn mati aja",
            """
            @mau|pinginku|doa|berharap|kepikiran|pikir|mikir|mending|mendingan ..3-dia|bapak|hp|lampu|orang @mati !@benda|rasa|gaya|kutu|lampu|listrik
            ingin|pengen|pengin|pingin|@mau ..1 sekali|banget|bgt|cepet|cepat|buru-buru|segera|lekas ..1 @mati
            @mau die|dead|meninggoy|meninggal !2:@diTempat
            @ingin|@mau ke alam baka
            @mau cepat|cepet|segera ..1 mati|pergi|dipanggil|dijemput
            mending|mendingan|better|baik|bagus|baiknya|baikan ..1 aku|gue|saya|gw|ku ..1 @mati|die
            mending|mendingan|lebih ..1 ?baik|bagus|enak @mati
            lebih baik ..2 @mati
            @mati ..1 @aja ..1 aku|gue|gw|saya|rasanya|deh|lah|kali|sekalian
            ^ udah|dah ?lah ?ah @mati @aja $
            ^ @mati @aja $
            aku|gue|gw|saya @mati @aja
            andai|seandainya|andaikan|coba|kalau|kalo|semoga ..3 aku|gue|gw|saya|bisa ..1 @mati @aja|sekarang|cepet|cepat|besok
            kapan|kpn ..1 aku|gue|gw|saya ..1 @mati
            kapan|kpn mati|matinya ?ya ?aku
            @mati . ..4 @mau $
            ^ @mati . cuma|itu|hanya ..2 . ..5 @mau
            <!3:@kin|bakal|akan|istriku|suamiku|bisa bunuh|matiin aku|gue|gw|saya|aja|dong|please|sekarang ?aja ?sekarang
            cabut|ambil|jemput|panggil|akhiri|ambillah|cabutlah ..1 @aja ..1 nyawa|nyawaku|aku|hamba|gue|gw|hidupku
            rindu|menunggu|nunggu|kangen|nungguin ..1 kematian|mati|ajal|maut
            kepikiran|mikirin|mikir|pikiran|bayangin|terbayang|kebayang ..2 kematian|mati|ajal
            layak|pantas|pantes|seharusnya|harusnya ..2 @mati
            @mati ..1 lebih ..1 baik|enak|tenang|mudah
            semoga|harap|berharap|doa|pengen|@mau ..2 umur|umurku|usia|usiaku|hidupku ..2 pendek|cepat|nggak|singkat|berakhir
            kapan|@mau|nunggu|semoga|kangen ..4 dipanggil|dijemput|diambil ..1 tuhan|allah|izrail|malaikat|pulang|gusti|nya
            giliran ..1 aku|gue|saya|gw ?yang mati|dipanggil|dijemput|pergi
            semoga|moga|berharap|andai|harap ..2 aku|gue|saya|gw ..2 @mati
            semoga|moga|berharap|harap ..2 @mati ?aja
            @mau|will|wanna|want|pengen ..3 @mati !@benda|@nggak
            kepikiran|mikirin ..2 mati !@benda
            kubur|kuburin|kuburkan aku|gue|saya|gw
            dibiarin|dibiarkan|biarin|biarkan ..1 ?aku ?dia @mati !@benda
            better ..1 @mati
            """),
        CrisisRule(
            "id-imagined", .wish, example: "kadang kebayang loncat dari lantai sepuluh",
            """
            loncat|lompat|terjun|lompatin|melompat|meloncat ..1 dari ..2 @tempat|lantai|jendela !3:ke|sungai|kolam|sama|air|laut
            kebayang|bayangin|kepikiran|pengen|pingin|mau|pgn|terlintas|ingin|membayangkan|mikir|mikirin ..3 loncat|lompat|terjun|nabrakin|tabrakin|ditabrak|ketabrak|gantung|overdosis|nyemplung|tenggelam|tidur ..3 dari|rel|kereta|truk|diri|mobil|laut|tengah|jembatan
            nabrakin|tabrakin|menabrakkan|tabrakan|nabrak ..2 diri|motor|mobil|aku ..3 tembok|truk|pohon|pembatas|kereta|diri|sengaja
            tiduran|tidur|rebahan|berdiri|baring ..2 rel ?kereta
            semoga|berharap|andai|kalau|kalo|pengen ..4 ketabrak|ditabrak|kecelakaan|sakit|kanker|tertabrak|ketabrak|jatuh|kena ..4 mati|gapapa|rela|ikhlas|nggak|aja|ga|parah
            cara ..1 mati|bunuh|bundir ..2 sakit|cepat|diri|gampang|tanpa|cepet
            cara cepat|cepet|gampang mati
            nyari|cari|googling|search|nyariin|gugel|mencari ..2 cara ..2 mati|bunuh|bundir|metode
            @nggak ..1 takut ..1 mati ?lagi
            @nggak peduli ..4 mati|hidup ..2 mati|hidup
            """),
        CrisisRule(
            "id-refuse-life", .wish, example: "Aku tidak ingin hidup lagi.",
            """
            @nggak ..1-ada @mau|minat|niat|pengen|sudi|sanggup|kuat|bisa|semangat|tahan|niat|kepengen|betah ..2-takut|mati @hidup|exist|ada !2:@hidupObjek
            @nggak @mau ..1 jalanin|menjalani|lanjutin|melanjutkan|nerusin|meneruskan|ngelanjutin ..1 @hidup|ini !2:@hidupObjek
            @nggak|@ogah ..1 @mau|betah|pengen ..1 ada ..1 @lagi|disini|dunia
            @ogah ..1 @hidup !2:@hidupObjek
            @ogah ..2 @lagi @hidup|jalanin|lanjut !2:@hidupObjek
            @mau|pengen ..1 berhenti|stop|udahan|sudahi|nyerah|menyerah|selesai|kelar|cabut|pergi|resign|keluar|lepas ..2 sama|dari|aja|dengan|dr|jadi ..2 @hidup|dunia|kehidupan|manusia|bumi !2:@hidupObjek
            udahan|nyerah|menyerah|selesai|kelar ..2 sama|dengan|dari|ama ..1 @hidup|dunia|kehidupan !2:@hidupObjek
            berhenti @hidup !2:@hidupObjek
            @nggak ..3 lagi ..1 @hidup !2:@hidupObjek
            @nggak @mau . ..1 @nggak @mau @lagi
            @hidup . ..3 @nggak|@ogah ..1 @mau
            @hidup . ..2 buat|untuk apa
            @hidup ..1 @nggak @mau
            buat|untuk|utk|bwt apa ..3-@kerja @hidup|ada|lahir|bertahan|napas !2:@hidupObjek|tengah
            @hidup ..2 buat|untuk|utk apa
            ngapain|knp|kenapa|mengapa ..2 @hidup !2:@hidupObjek|tenang|enak|orang
            kenapa|ngapain|knp|mengapa ..2 masih @hidup|ada|bangun|bernapas|dikasih
            kenapa|knp|mengapa aku|gue|gw|saya ..2 lahir|dilahirin|dilahirkan|@hidup
            alasan ..5 @hidup|bertahan !2:@hidupObjek
            @nggak|tanpa ..2 alasan|guna|gunanya|arti|artinya|tujuan|makna ..3 @hidup
            @nggak|hilang|kehilangan|ilang ..2 semangat|gairah|keinginan|niat ..2 @hidup
            @nggak ..2 guna|gunanya|pantas|pantes|layak|berhak ..2 @hidup !2:bahagia
            semangat|keinginan @hidup ..2 hilang|ilang|habis|@nggak
            @hidup @segan mati|matipun
            hidup segan mati|matipun
            @nggak ..1 kuat @hidup
            sanggup @hidup
            pengen|mau|pingin|pgn ..2 exist|hilang|ilang|lenyap ..3 dari|selamanya|forever|dunia
            hidup|hidupku ..1 ?aku ?gue udah|sudah|cukup sampai|sampe|cukup ..1 sini|disini|hari|di
            cukup sampai sini|disini ..2 hidup|hidupku|aku|perjuanganku
            @nggak ..1 sanggup|kuat|tahan|bisa ..1 lanjut|nerusin|melanjutkan ..1 hidup|ini
            @nggak minat|niat ..1 lagi ..1 @hidup
            hidup ..3 . ..1 @nggak sanggup|kuat|mau|usah
            ngapain @hidup kalau|kalo|klo
            cukup ..1 @hidup $
            buat|untuk apa @hidup kalau
            ^ hidup . ..5 selesai|cukup|kapok|bosan|capek|muak
            hidup ..2 bukan|@nggak ..2 aku|gue mau
            @nggak ..1 tertarik ..1 @hidup
            @nggak nio hiduik|iduik
            """),
        CrisisRule(
            "id-tired-of-life", .wish, example: "cape banget idup",
            """
            @capek ..3-kerja|kuliah|tapi|pulang|kasih @hidup !2:@hidupObjek|indah|aku|ldr|ldran|jauh|jauhan|pisah|berjauhan|sendirian|nomaden
            @capek ..2 sama|dengan|jalanin|ngejalanin|menjalani|ama|ngadepin ..1 @hidup|kehidupan|dunia !2:@hidupObjek|kampus|kerja|sosial|kantor
            @ogah|males|malas|@capek|kesel ..1 urip|hirup|hidup !2:@hidupObjek|indah
            cape|capek ..2 jadi manusia
            benci|hate ..1 @hidup !2:@hidupObjek
            wis|wes kesel urip
            """),
        CrisisRule(
            "id-not-wake-up", .wish, example: "semoga besok ga bangun lagi",
            """
            tidur|merem|bobo|tdr|terlelap|pejam|lelap ..6-karena|soalnya|jadi @nggak|tanpa|jangan|gausah ..3 bangun|bangunnya|kebangun|melek|terbangun !4:@nyaman
            tidur|merem|bobo|tdr|terlelap|pejam ..3 selamanya|selama-lamanya|forever|abadi|panjang
            @mau|semoga|berharap|andai|kalau|moga|harap|doa|doaku|please|tolong ..6 @nggak|jangan|gausah ..3 bangun|melek|kebangun|terbangun|bangunin ..1 @lagi|selamanya|selama-lamanya !4:@nyaman
            semoga|berharap|moga|harapanku|doaku ..5 @nggak|terakhir|jangan ..2 bangun|hari|malam|melek|terbangun !4:@nyaman
            @nggak ..1 @mau ..1 bangun ..1-@nyaman lagi|selamanya|besok !3:@nyaman
            @nggak ..1 @mau ..1 bertemu|ketemu|lihat|liat|ada hari ..1 esok|besok
            semoga ini|malam ..2 terakhir
            @mau ..2 tidur ..2 selamanya|abadi
            istirahat|beristirahat ..1 selamanya|selama-lamanya|tenang
            pulang ..1 ke ..1 tuhan|allah|rahmatullah|surga|pangkuan
            @nggak|gausah|mending ..1 usah|perlu bangun ..1 lagi|selamanya !3:@nyaman
            gausah bangun ?lagi !3:@nyaman
            jangan bangunkan|bangunin aku|gue|saya ..1 lagi|selamanya !2:@nyaman
            pulang ke tuhan|allah|bapa|pangkuan|rumah-tuhan|surga
            @nggak ..1 bangun|kebangun|terbangun ..3 gapapa|apa|rela|ikhlas|lega|syukur|seneng
            andai|seandainya|coba|harusnya|kenapa ..6 @nggak|tidak-usah bangun|kebangun|terbangun
            """),
        CrisisRule(
            "id-never-born", .wish, example: "Andai aku nggak pernah dilahirkan.",
            """
            @nggak|jangan|tak ..1 pernah|usah|perlu|seharusnya|harus|harusnya ..1 lahir|dilahirkan|dilahirin|terlahir
            aku|gue|gw|saya @nggak pernah ada $
            @nggak pernah ada di dunia
            <!2:yang|yg menyesal|nyesel|benci|seharusnya|kenapa ..2-@kin|jadi lahir|dilahirkan|dilahirin|terlahir !2:di|sebagai|duluan|kaya
            andai|seandainya|coba|andaikan ..3 @nggak ..2 lahir|ada|dilahirkan|dilahirin
            kelahiranku|lahirku ..3 salah|kesalahan
            """),
        CrisisRule(
            "id-gone-for-ever", .wish, example: "Pengen ngilang selamanya dari dunia ini.",
            """
            ilang|hilang|ngilang|menghilang|lenyap|pergi|musnah|minggat|cabut|ngilangg|vanish|disappear|raib ..3-dari|libur|ke @aja|banget selamanya|dunia|forever|selama-lamanya|bumi|muka
            ilang|hilang|ngilang|menghilang|lenyap|pergi|musnah|cabut|disappear ..2 selamanya|forever|selama-lamanya|slamanya !2:dari
            ilang|hilang|ngilang|menghilang|lenyap|pergi|musnah|minggat|cabut|keluar|disappear ..2 dari|dr ..2 dunia|bumi|muka
            @mau|pengen ..2 pergi|menghilang|ngilang|ilang|hilang ..3 @nggak ..1 balik|kembali|pulang ..0 ?lagi
            selamanya ..2 ilang|hilang|ngilang|pergi|menghilang
            @mau ..2 meninggalkan|ninggalin|tinggalin dunia
            @nggak ..2 @mau|betah ..1 di dunia
            @mau ..2 @nggak ada ?@lagi $
            disappear forever|selamanya
            ninggalin|meninggalkan|tinggalin|tinggalkan dunia
            """),
        CrisisRule(
            "id-burden", .wish, example: "kalo gue gak ada, hidup mereka pasti lebih gampang",
            """
            kalau|kalo|klo|kl|andai|seandainya|tanpa|jika|klu|misal|misalnya ..1 aku|gue|gw|saya|ku|dia|ane ..2 @nggak|mati|ilang|hilang|pergi|lenyap|menghilang|meninggal|ngilang|mampus ..2 ?ada ?pernah ?ada ..4 @lebihEnak
            kalau|kalo|klo|kl|andai|seandainya|jika|klu|misal|misalnya ..2 aku|gue|gw|saya|ku|dia ..2 @nggak|mati|ilang|hilang|lenyap|menghilang|meninggal|ngilang|mampus ..8 @lebihEnak
            @lebihEnak ..6 kalau|kalo|klo|kl|jika|tanpa|klu|misal ..1 aku|gue|gw|saya|ku|dia|ane ..2 @nggak|mati|ilang|hilang|pergi|lenyap|meninggal|ngilang|menghilang|mampus
            @lebihEnak ..5 kalau|kalo|klo|jika ..2 @nggak ..1 ada|punya aku|gue|gw|saya
            @lebihEnak ..4 tanpa aku|gue|gw|saya|diriku|ku
            tanpa aku|gue|gw|saya|diriku ..6 @lebihEnak
            lebih baik|bagus ..2 aku|gue|gw|saya|dia ..2 @nggak|ilang|hilang|pergi|lenyap|menghilang|ngilang ..1 ada|@aja|selamanya|$
            baik|mending|mendingan|bagus ..1 aku|gue|gw|saya ..2 @nggak ..2 ada|lahir|disini
            mending|mendingan ..1 aku|gue|gw|saya ..1 ilang|hilang|lenyap|ngilang|@nggak ..1 @aja|ada
            @nggak ..2 ada|bakal|akan ..3 nangis|nangisin|sedih|peduli|kehilangan|nyari|nyariin|sadar|kangen|merasa|tahu|notice ..4 kalau|kalo|klo|pas|jika|saat ..1 aku|gue|gw|saya|ku ..3 mati|ilang|hilang|pergi|@nggak|meninggal|lenyap
            kalau|kalo|klo|jika|misal|misalnya ..1 aku|gue|gw|saya|ku ..1 mati|ilang|hilang|lenyap|meninggal|@nggak ..5 @nggak|siapa|emang ..4 nangis|nangisin|sedih|peduli|kehilangan|nyari|nyariin|sadar|kangen|notice
            siapa ..3 peduli|nangis|kehilangan|nyariin|sedih ..3 kalau|kalo|klo|jika ..1 aku|gue|gw|saya ..2 mati|hilang|ilang|@nggak|meninggal
            kalau|andai|seandainya|jika ..1 aku|gue|saya ..2 pergi|mati|ilang|hilang ..2 selamanya ..5 bisa|akhirnya|normal|lebih
            @lebihEnak ..5 kalau|kalo|jika aku|gue|saya berhenti ada|hidup
            """),
        CrisisRule(
            "id-fear-of-oneself", .fear, example: "aku takut nekat kalau sendirian di rumah",
            """
            takut|khawatir|cemas|ngeri|was-was ..4 nekat|khilaf|kelepasan|macem-macem|kebablasan|berbuat
            takut|khawatir|cemas|ngeri ..4 nyakitin|menyakiti|melukai|ngapa-ngapain|ngapain|ngelakuin|melakukan|ngelukain|bunuh|loncat|lompat|nyelakain ..3 diri|sesuatu|diriku|dari|aneh|bodoh
            takut ..1 sama|dengan|pada ..1 diri|diriku|pikiranku|pikiran ?sendiri
            @nggak ..1 percaya ..1 sama|dengan|pada ..1 diri|diriku ?sendiri ..4 sendirian|malam|balkon|sendiri|pisau|obat
            @nggak aman ..3 diriku|sendirian
            """),
        CrisisRule(
            "id-follow-the-dead", .wish, example: "Aku pengen nyusul Ibu ke sana.",
            """
            @mau|mending|pengen|pingin|pgn|boleh|bisa|biar|segera|ingin ..2 nyusul|menyusul|nyusulin|susul ..1 @kin|dia|almarhum|almarhumah|kamu|mu|mereka|ke|alm ..2 !3:@liburan
            nyusul|menyusul ..1 @kin|almarhum|almarhumah|alm ..2 ke ..1 sana|surga|alam|atas|kubur
            @mau|pengen|boleh|ajak|bawa ..2 ikut ..2 @kin|almarhum|almarhumah|kamu|dia|alm ..2 ke|pergi ..1 surga|sana|alam|selamanya
            @mau|pengen|boleh ..2 ikut ..1 @kin|kamu|almarhum|almarhumah ..1 @aja|mati|pergi !2:@liburan
            jemput|ajak|bawa ..1 aku|gue|saya|gw ..2 @kin|ke|ya|bersamamu|pergi|tuhan|surga ..1 sana|surga|@kin|$
            @mau|pengen|pingin|kangen ..3 ketemu|bertemu|bareng|kumpul ..2 @kin|almarhum|almarhumah|alm ..2 di|ke ..1 sana|surga|alam
            @kin . ..1 jemput aku|gue|saya
            @mau ..2 ke tempat @kin|dia|kamu|almarhum|almarhumah ..1 sekarang|berada|$
            """),
    ]
}
