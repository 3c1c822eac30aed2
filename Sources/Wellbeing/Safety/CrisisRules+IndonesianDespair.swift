extension CrisisRules {
    /// Indonesian: despair, and suicide as a subject.
    static let indonesianDespair: [CrisisRule] = [
        CrisisRule(
            "id-closing", .closing, example: "Malam ini aku akhiri semuanya. Udah bulat.",
            """
            akhiri|mengakhiri|akhirin|ngakhirin|selesaikan|selesaiin|sudahi|akhiri|kelarin|kuakhiri ..1 semua|semuanya|ini|segalanya|saja|aja
            loncat|lompat|terjun !2:ke|tali|jauh|tinggi|dari
            kulakuin|lakuin|kulakukan
            malam|besok|ini ..1 selesai|berakhir|kelar $
            """),
        CrisisRule(
            "id-hopeless", .hopeless, example: "Putus asa. Nggak ada harapan lagi.",
            """
            putus|patah asa|harapan|arang
            @nggak|gaada|gada|tanpa|hilang|kehilangan|habis ..2 harapan|gunanya|guna|artinya|arti|tujuan|makna ?lagi ?hidup $
            @nggak|gaada|gada ..1 jalan keluar
            @nggak|gaada|gada|tanpa|hilang|kehilangan|habis ..1 harapan|gunanya|artinya ..1 ?lagi !2:@trivial|buat|untuk
            @nggak ..1 kuat|sanggup|tahan|mampu ..1 lagi|lg|deh|rasanya|bertahan|jalanin !3:@trivial|makan|pedas|jalan
            @nggak ..1 kuat|sanggup ?aku ?gue $
            hampa|sia-sia
            @nggak ..1 sanggup|kuat ..3 buntu
            pikiran|pikiranku|otakku|dalan buntu
            dalan ..2 ra|ora ..1 ono|ana|enek
            berasa|ngerasa|merasa|jadi|cuma ..2 penghalang|beban ..3 semua|orang|keluarga|mereka
            aku|gue|gw|saya ..2 cuma|hanya|bisanya ..1 ngerepotin|nyusahin|merepotkan|menyusahkan|bikin-repot ..2 $
            aku|gue|gw|saya cuma|hanya|selalu ..1 bikin repot|susah semua|orang|keluarga
            rasanya|hati|hatiku|jiwa|jiwaku|dalam|hidup|hidupku|ngerasa|merasa ..1 kosong|hampa
            kosong ..1 rasanya|hati|hidup|hidupku
            hidup|hidupku|idupku|hidupnya ..2 hampa|kosong|sia-sia|percuma|hancur|gagal
            hidup|hidupku|idupku ..2 @nggak ..1 ada|berarti|berguna|guna|artinya|gunanya ?artinya
            gelap ..1 semua|semuanya
            aku|gue|gw|saya ..2 nyerah|menyerah $
            @nggak ada ?yang ..1-lebih|di peduli|butuh|sayang|mengerti|ngerti !2:@trivial
            gaada|gada ?yang ..1-lebih|di peduli|butuh|sayang|mengerti|ngerti !2:@trivial
            aku|gue|gw|saya|merasa|ngerasa|diri ..3 @nggak berguna|berarti|berharga|bermakna
            beban ..2 ?buat ?bagi keluarga|semua|orang|ortu|mereka|aja|hidup|temen|teman|semuanya !2:kerja|kuliah
            aku|gue|gw|saya|cuma|jadi ..2 beban !2:kerja|kuliah
            ngerepotin|merepotkan|nyusahin|menyusahkan|ganggu|ngeganggu ..2 semua|orang|keluarga|mereka|kalian|ortu|aja
            benci ..1 diri|diriku ?sendiri
            @mau|pengen ..2 ilang|hilang|ngilang|menghilang|lenyap|pergi ..1 @aja|jauh !3:@liburan|ke
            @mau ..2 nyerah|menyerah|berhenti ..1 @aja|rasanya|semuanya !3:@trivial
            @capek ..1 semua|semuanya|banget ..2 ?sama semuanya|semua
            kalau|kalo ..1 aku|gue|gw|saya ..1 ilang|hilang
            gagal|sampah|pecundang ..1 total|terus|aku|gue|mulu
            buat|untuk apa semua|semuanya ?ini $
            percuma $
            semuanya|semua|hidupku|usaha|usahaku percuma|sia-sia
            masa depan|depanku ..2 gelap|hancur|suram|@nggak
            @nggak ada ?yang ..2 nyariin|kangen|inget|butuh|kehilangan|kangenin ..1 aku|gue|saya
            capek|lelah|cape ..1 berjuang|bertahan|pura-pura
            @nggak ada cahaya|jalan|masa-depan
            @nggak tahu ..1 gimana ..2 ngelewatin|lewatin|menjalani|jalanin ..2 hari|tahun|hidup|ini
            @nggak ..1 bakal|akan|pernah ..1 membaik|lebih|sembuh|berubah ?baik
            ujung batas|batasku|tanduk|jalan
            aku|gue ..1 kosong $
            aku kosong udah|banget|aja|rasanya
            semua|mereka ..2 muak|capek|bosan ..1 sama|dengan aku|gue
            @nggak ..1 berharap|mengharap ..2 lagi
            @nggak bisa lagi $
            @nggak ..1 percaya|yakin ..4 bakal|akan ..2 baik|membaik|lebih
            udah|sudah ..1 @nggak sanggup|kuat ?lagi semuanya|semua
            """),
        CrisisRule(
            "id-mention", .mention, example: "Tetanggaku meninggal karena bunuh diri tahun lalu.",
            """
            pemain|artis|tokoh|penyanyi|aktor|idol|tetangga|orang ..3 bunuh diri
            ditemukan|ketemu ..4 bunuh diri
            mahasiswa|siswa|artis|petani|warga|pelajar|remaja|polisi|seorang|mahasiswi|selebriti ..2 bunuh diri
            meninggal|mati|tewas|wafat|kehilangan ..3 karena|gara|akibat|sebab ..1 @bunuh|bundir ..1 ?diri
            pencegahan|cegah|mencegah|hotline|seminar|kampanye|penyuluhan|edukasi ..3 @bunuh|bundir
            @nggak ..2 @bunuh|nyilet|nyayat|sayat|bundir|nyakitin ..2 ?diri
            @nggak|berhenti|stop ..2 @sakit
            sejak|semenjak|setelah ..2-aku|gue|saya @bunuh diri
            @bunuh diri tahun|bulan|minggu lalu|kemarin
            """),
    ]
}
