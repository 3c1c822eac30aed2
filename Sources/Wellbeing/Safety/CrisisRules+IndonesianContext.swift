extension CrisisRules {
    /// Indonesian: what changes the weight of what stands near it.
    static let indonesianContext: [CrisisRule] = [
        CrisisRule(
            "id-plan", .cue(.plan), example: "Udah bulat.",
            """
            rencana|ngerencanain|rencanain|plan|tekad|keputusan|keputusanku|niat|merencanakan
            bulat|final|memutuskan|mutusin|putuskan
            tanggal|tanggalnya|waktunya|tempatnya|hari ..3 pilih|tentukan|tentuin|siap|udah|nentuin|tandai
            tau|tahu ..1 cara|gimana|caranya|dimana|kapan
            kupastikan|pastikan|fix
            @nggak ..1 @mau ..1 ngerusak|merusak ..1 hari|acara|harinya
            udah ikhlas|siap pergi
            sudah|udah pasti
            """),
        CrisisRule(
            "id-place", .cue(.place), example: "aku udah di atas jembatan, tinggal loncat",
            """
            di|ke ..1 ?atas ?pinggir ?tepi ?tengah @tempat
            """),
        CrisisRule(
            "id-means", .cue(.means), example: "obatnya udah di tanganku sekarang",
            """
            @obat !3:batuk|flu|demam|dokter ..3-ketinggalan|batuk|flu|lupa tangan|tanganku|siap|depan|meja|sebelahku|kumpulin|ngumpulin|depanku|genggaman|disamping|samping
            ngumpulin|kumpulin|nyiapin|pegang|megang|beli|nyimpen|bawa|menyiapkan|genggam|siapin|liatin|natap ..2 @obat
            kirim|ngirim|kirimin ..2 foto|gambar|video ..1 @obat|@tempat
            ada silet|tali|racun|pisau ..2 sini|depan|sebelah|tangan
            @obat ..2 kujejerin|kususun|berjejer|dijejerin
            """),
        CrisisRule(
            "id-preparation", .cue(.preparation), example: "surat buat ibu sama adek udah kutulis",
            """
            surat|suratnya|pesan ..5 tulis|kutulis|nulis|ditulis|taruh|kutaruh|tulisin|selesai|titip
            nulis|tulis|menulis ..2 surat
            serahin|kuserahin|kasih|kukasih|kubagiin|bagiin|kubagi|kuberikan|dibagi|titip|titipin|kutitip|kutitipkan|hibahkan|kuhibahkan|bagi ..2 ke|sama|buat|temen|dimas|adik|semua
            utang|hutang|utangku ..2 lunas|kubayar|lunasin|bayar|beres
            password|pin|rekening|atm ..3 kutulis|tulis|catat|kasih|kucatat|tulisin
            beresin ..2 semua|barang
            kucing|kucingku|anjing|kunci|kuncinya|motor|tabungan ..3 titip|kutitip|kutitipin|dititip|titipin|pot|kuserahin|kutitipkan
            password|pin|sandi|atm ..4 buku|catatan|laci|amplop|dompet
            cicilan|utang|hutang|kos|kontrakan ..4 lunas|dibayar|bayar|beres
            kujual|kulunasi|kubayar|kulunasin
            @kin ..2 kutulisin|kutulis|ditulisin ..1 ?surat
            zettel|surat|briefe ..6 jacke|jaket|tasche
            semua|semuanya ..1 kuurus|kuberesin|kuselesaikan|kubereskan
            anjing|kucing|anjingku|kucingku ..2 di|ke rumah ..1 @kin
            """),
        CrisisRule(
            "id-departure", .cue(.departure), example: "besok aku udah nggak ada",
            """
            aku|gue|gw|saya|ku ..2 @nggak ..1 ada|disini
            pergi|pamit ..1 selamanya|selama-lamanya
            selamanya
            tanpa aku|gue|saya
            jam|menit lagi ..2 bebas|selesai|berakhir|pergi|mati
            @nggak ada ?yang ..1 perlu|usah|harus ..1 repot|khawatir|ngurus|mikirin|susah ..3 aku|gue|saya
            tinggal pergi
            aku|gue|saya ..2 @nggak di sini|dunia
            """),
        CrisisRule(
            "id-farewell", .cue(.farewell), example: "Ini tulisan terakhirku. Selamat tinggal semuanya.",
            """
            selamat tinggal
            terakhir|terakhirku
            jaga|jagain ..1 diri|ibu|adik|adek|mama|kucing|kucingku|anak
            makasih|terima ..2 ?kasih ..1 semuanya|segalanya|semua
            titip ..1 @kin
            pamit
            chat|pesan|telepon terakhir|terakhirnya
            titip|jaga|jagain ..1 @kin
            sayang kalian
            jangan tungguin|tunggu|nungguin aku|gue|saya
            dadah|babay|bye semuanya|semua|ya
            """),
        CrisisRule(
            "id-apology", .cue(.apology), example: "maafin aku ya semuanya",
            """
            maaf|maafin|maafkan|maap|sori|ampuni
            pintu|pintunya ..2 kunci|dikunci|kukunci
            jangan ..2 nangis|cari|cariin|sedih|nyari
            @nggak ada ?yang pulang|rumah|tahu
            """),
        CrisisRule(
            "id-past", .cue(.past), example: "Dulu pas SMA aku pernah pengen bunuh diri.",
            """
            itu tahun|waktu
            habis|setelah cerai
            umur ..2 puluhan|belasan
            waktu|pas umur
            dulu|dahulu|dl !2:ya|deh|aja|sebelum
            tahun|taun|thn ..1 lalu|silam|kemarin|yang
            bulan lalu|silam
            waktu|pas|saat|jaman|zaman ..1 sma|smp|sd|kecil|kuliah|remaja|masih|sekolah|muda
            <!3:@nggak pernah
            masa lalu|kecil|remaja|kelam
            umur|usia ..1 dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|belasan belas|puluhan
            """),
        CrisisRule(
            "id-recovered", .cue(.recovered), example: "Sekarang aku bersyukur masih hidup.",
            """
            bersyukur|alhamdulillah|syukurlah|syukur|untung|lega|bangga|bahagia
            sekarang|skrg|skr|kini ..3 udah|sudah|lebih|bisa|baik|bahagia|mendingan|sembuh|lewat|pulih|aku
            sembuh|pulih|lewat|bangkit
            """),
        CrisisRule(
            "id-returned", .cue(.returned), example: "sekarang kepikiran lagi",
            """
            kepikiran|muncul|balik|datang|dateng|kambuh|kembali|mikir|pengen|kerasa|dtg|mau|ngerasa ..2 lagi|lg|terus
            sekarang|skrg|akhir-akhir|belakangan|hari|kini ..4 lagi|balik|kembali|muncul !2:senyum|ketawa
            masih ..2 pengen|kepikiran|mikir|mau|sering|ada
            """),
        CrisisRule(
            "id-serious", .cue(.serious), example: "tapi tiap malam pengen mati",
            """
            beneran|serius|srs|sumpah|bukan ..1 ?lebay ?bercanda
            tiap|setiap hari|malam|pagi|mlm
            kesepian|sendirian|hampa|kosong|putus|lelah|capek|cape|hancur|depresi|beban|@nggak ..1 ?kuat ?sanggup
            ketawa|senyum ..1 tapi|doang|palsu
            @nggak ada yang ..1 tahu|tau|peduli
            """),
        CrisisRule(
            "id-death", .cue(.death), example: "Kakek meninggal tadi pagi.",
            """
            meninggal|almarhum|almarhumah|alm|wafat|kubur|makam|surga|mati|berpulang
            """),
        CrisisRule(
            "id-asking", .cue(.asking), example: "Aku harus ngapain?",
            """
            harus|gimana|bagaimana|apa|gmn ..3 ngapain|lakuin|lakukan|bantu|bantuin|lapor|bilang|ya|tolong|nolong
            tolong|bantu|bantuin
            takut|khawatir ..2 dia|banget
            """),
    ]
}
