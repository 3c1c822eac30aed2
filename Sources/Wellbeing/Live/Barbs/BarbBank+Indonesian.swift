extension BarbBank {
    static let indonesian: [BarbLines] = [
        BarbLines(
            .missingData,
            gentle: [
                "Berkas hari ini datang tanpa isi, hanya map yang sangat rapi.",
                "Separuh catatan hari ini rupanya sedang cuti tanpa pamit.",
            ],
            playful: [
                "Kamu mengirim teka-teki silang yang kotaknya lengkap, tapi pertanyaannya tertinggal di angkot.",
                "Seperti sinetron yang tamat setelah iklan pertama, begitulah catatanmu hari ini.",
            ],
            spicy: [
                "Kamu menyetor laporan sekosong stasiun sesudah kereta terakhir lewat.",
                "Jaring ikan saja minder melihat datamu yang bolong-bolong itu.",
            ]),
        BarbLines(
            .allGood,
            gentle: [
                "Tidak ada yang bisa diprotes hari ini, loket pengaduan terpaksa main catur.",
                "Angka hari ini berbaris serapi upacara bendera di sekolah teladan.",
            ],
            playful: [
                "Kamu mengatur hari ini seperti dalang kawakan, semua wayang masuk tepat waktu.",
                "Saking rapinya harimu, petugas stempel terharu dan mengecap mejanya sendiri.",
            ],
            spicy: [
                "Kamu terlalu beres hari ini, tukang sindir jadi kehilangan mata pencaharian.",
                "Gara-gara kamu, kotak keluhan hari ini cuma berisi surat cinta.",
            ]),
        BarbLines(
            .overallBad,
            gentle: [
                "Hari ini seperti payung diskon, berfungsi asalkan anginnya sopan.",
                "Sebagai pertunjukan, hari ini lumayan walau lampunya sering telat.",
            ],
            playful: [
                "Kamu menyetir hari ini seperti bajaj tua, bunyinya ramai tapi akhirnya sampai juga.",
                "Bagaikan foto kelas, harimu niatnya bagus tapi semua orang di dalamnya berkedip.",
            ],
            spicy: [
                "Kamu membawa pianika ke konser orkestra lalu heran tidak dapat solo.",
                "Semangatmu hari ini roket, tapi bahan bakarnya cuma lilin ulang tahun.",
            ]),
        BarbLines(
            .overallUgly,
            gentle: [
                "Hari ini seperti gladi resik yang dekornya ambruk sejak babak pembuka.",
                "Cuaca di dalam hari ini gerimis merata disertai tumpukan map.",
            ],
            playful: [
                "Kamu dan hari ini seperti dua layangan putus yang tersangkut di kabel yang sama.",
                "Rencanamu terlipat seperti kursi hajatan yang diduduki sebelum dibuka penuh.",
            ],
            spicy: [
                "Kamu memarkir hari ini di selokan, dan selokannya minta ganti rugi.",
                "Museum seni abstrak menolak harimu karena dianggap terlalu membingungkan.",
            ]),
        BarbLines(
            .sleepUnder,
            gentle: [
                "Bantal baru sempat bilang selamat malam, lalu langsung selamat pagi.",
                "Tidur semalam lebih mirip iklan lewat daripada film utamanya.",
            ],
            playful: [
                "Kamu memperlakukan kasur seperti halte bus, mampir sebentar lalu mengejar jurusan lain.",
                "Semalaman bantalmu menunggu seperti tukang ojek yang pesanannya dibatalkan.",
            ],
            spicy: [
                "Tidurmu sependek pesan yang terkirim lalu langsung dihapus.",
                "Sudah lapor kehilangan, kasurmu menyebut ciri-ciri yang persis kamu.",
            ]),
        BarbLines(
            .sleepOver,
            gentle: [
                "Bantal sedang menghitung tarif parkir inap yang pantas.",
                "Saat gorden dibuka, pagi ternyata sudah pensiun dengan hormat.",
            ],
            playful: [
                "Kamu tidur begitu lama sampai selimut mengurus surat adopsi ke kelurahan.",
                "Satu album penuh sudah dinyanyikan alarmmu, dan kamu tetap setia di alam mimpi.",
            ],
            spicy: [
                "Kamu hibernasi begitu serius sampai beruang minta buku panduannya.",
                "Jam wekermu mengundurkan diri karena dianggap musik latar.",
            ]),
        BarbLines(
            .sleepMet,
            gentle: [
                "Tidur semalam datang tepat waktu, lengkap dengan kuitansi dan meterai.",
                "Malam berlalu begitu mulus, bantal pun tak punya bahan gosip.",
            ],
            playful: [
                "Kamu tidur seperti kucing di atas mesin cetak yang hangat, dan pagi ikut mendengkur.",
                "Dalam surat rekomendasi dari bantalmu, namamu dipuji di setiap paragraf.",
            ],
            spicy: [
                "Tidurmu seteladan itu, domba yang biasa dihitung jadi menganggur.",
                "Gara-gara kamu, kasur sekarang sombong kepada sofa.",
            ]),
        BarbLines(
            .waterIncomplete,
            gentle: [
                "Botol masih penuh dan memainkan lagu sedih dengan biola kecil.",
                "Takaran air hari ini cocok untuk kaktus yang penurut.",
            ],
            playful: [
                "Kamu minum seperti unta yang sedang cicilan, sedikit-sedikit dan jatuh temponya lama.",
                "Seharian botolmu berdiri seperti undangan yang tidak pernah dibuka.",
            ],
            spicy: [
                "Kamu menyiram semua tanaman, tapi lupa bahwa kamu juga haus.",
                "Masih sepenuh itu botolmu, sebentar lagi punya pasang surut sendiri.",
            ]),
        BarbLines(
            .waterMet,
            gentle: [
                "Setiap tetes sudah melapor dan pulang dengan selamat.",
                "Botol kosong, tugas tuntas, tutupnya sampai berkaca-kaca.",
            ],
            playful: [
                "Kamu minum seperti sawah menyambut musim hujan, khidmat dan tanpa protes.",
                "Diam-diam tanaman di rumah mencatat caramu minum hari ini.",
            ],
            spicy: [
                "Kamu habiskan semuanya, dasar anak emas perusahaan air.",
                "Bendera putih sudah dikibarkan botolmu, kamu menang telak.",
            ]),
        BarbLines(
            .foodBad,
            gentle: [
                "Menu hari ini berniat baik, hanya saja gorengan lebih pandai berpidato.",
                "Di piring itu ada musyawarah, dan sayur kalah suara.",
            ],
            playful: [
                "Kamu makan seperti diplomat, semua senang kecuali vitamin yang tidak diundang.",
                "Ibarat sinetron, menumu hari ini enak diikuti tapi ceritanya ke mana-mana.",
            ],
            spicy: [
                "Kamu menaruh selada di piring hanya sebagai saksi mata.",
                "Disusun seperti alasan terlambat, menumu serba cepat dan penuh kerupuk.",
            ]),
        BarbLines(
            .foodUgly,
            gentle: [
                "Menu hari ini sepenuhnya karya wajan, sayur bahkan tidak dapat tiket.",
                "Laci sayur di kulkas sedang menulis memoar karena lama tak dijenguk.",
            ],
            playful: [
                "Kamu menyerahkan rapat kepada stoples camilan, dan ia menyetujui semua usulnya sendiri.",
                "Ribut, renyah, dan tanpa alur, makananmu hari ini seperti bioskop penuh keripik.",
            ],
            spicy: [
                "Kamu makan seolah gerobak gorengan baru saja melamarmu.",
                "Belum sempat wortel angkat bicara, menumu sudah telanjur digoreng.",
            ]),
        BarbLines(
            .foodGood,
            gentle: [
                "Sayuran mengusulkan piring hari ini masuk daftar cagar budaya.",
                "Lampu kulkas pun tampak sedikit lebih bangga sore ini.",
            ],
            playful: [
                "Kamu makan sebagus itu sampai brokoli menyewa manajer artis.",
                "Melihat piringmu yang penuh warna, sekotak krayon langsung menagih royalti.",
            ],
            spicy: [
                "Kamu menolak gorengan seanggun itu, wajannya sampai menulis puisi.",
                "Kue tar pun sungkan mengetuk pintu di depan menumu yang sopan itu.",
            ]),
        BarbLines(
            .sleepConsistency,
            gentle: [
                "Jadwal tidur belakangan ini berpindah-pindah seperti pasar kaget.",
                "Urutan malam pekan ini seperti lotre, hanya saja tanpa hadiah.",
            ],
            playful: [
                "Kamu masuk kamar tidur seperti kucing lewat pintu, kapan saja dan sesuai suasana hati.",
                "Kalau dilihat grafiknya, jam tidurmu itu anak panah yang dilempar gurita riang.",
            ],
            spicy: [
                "Jadwal tidurmu sama pastinya dengan janji cuaca.",
                "Capek menebak, bantalmu kini hanya menerima tamu dengan perjanjian.",
            ]),
        BarbLines(
            .waterConsistency,
            gentle: [
                "Sesekali sungai, sesekali tidak lebih dari kabar burung.",
                "Grafik minum pekan ini seperti puisi bebas, indah tapi sukar ditebak.",
            ],
            playful: [
                "Kamu minum seperti selang taman yang terlipat, tidak keluar apa-apa lalu mendadak banjir.",
                "Kehidupan ganda dijalani botolmu, hari kerja pahlawan dan akhir pekan pajangan.",
            ],
            spicy: [
                "Jadwal minummu hanya dipahami bulan, itu pun bulan purnama.",
                "Seperti angkot, kebiasaan minummu lama kosong lalu datang bertiga.",
            ]),
        BarbLines(
            .foodQuality,
            gentle: [
                "Menu pekan ini seperti cerita misteri, sayurnya selalu hilang duluan.",
                "Makan siang sedang gemar improvisasi, dan para wortel menanti partitur.",
            ],
            playful: [
                "Kamu memilih makanan seperti turis memilih kartu pos, ambil yang paling dekat pintu.",
                "Pemain di dapurmu banyak, tapi peran utama selalu jatuh ke mi instan.",
            ],
            spicy: [
                "Kamu dan sayur masih seakrab dua orang asing di lift.",
                "Ada kejutan di menumu pekan ini, dan kejutannya selalu digoreng.",
            ]),
        BarbLines(
            .trendImproving,
            gentle: [
                "Garis di grafik bersenandung riang sambil melirik ke atas.",
                "Semuanya menanjak, langit-langit sudah diberi tahu.",
            ],
            playful: [
                "Kamu naik seperti sirih di pagar perpustakaan, pelan, keras kepala, dan berselera tinggi.",
                "Akhirnya grafikmu bertemu angin yang cocok dan terbang seperti layang-layang.",
            ],
            spicy: [
                "Kamu makin bagus, alasan-alasanmu sekarang sibuk melamar kerja.",
                "Kaum pesimis sampai beli tiket demi melihat kemajuanmu.",
            ]),
        BarbLines(
            .trendSteady,
            gentle: [
                "Satu pekan lagi yang serata rak buku milik pustakawan.",
                "Grafiknya sudah jadi cakrawala, tinggal menunggu ada yang melukisnya.",
            ],
            playful: [
                "Kamu setia pada haluan seperti kapal penyeberangan yang hafal nama panggilan semua camar.",
                "Sama pastinya dengan jam kukuk, pekanmu juga hampir sama lucunya.",
            ],
            spicy: [
                "Kamu menarik garis selurus itu, penggaris sampai minta les privat.",
                "Menyontek pekan lalu, pekanmu lengkap dengan salah ketiknya.",
            ]),
        BarbLines(
            .trendSlipping,
            gentle: [
                "Garisnya memilih rute wisata, sayangnya menurun terus.",
                "Pekan ini agak melorot, seperti topi orang-orangan sawah yang santun.",
            ],
            playful: [
                "Kamu melepas tali grafiknya, dan sekarang ia turun bukit mengejar kupu-kupu.",
                "Pelan-pelan dan tanpa dosa, pekanmu terurai seperti benang sweter yang tersangkut paku.",
            ],
            spicy: [
                "Kamu serahkan setir kepada gravitasi, padahal ia tidak kenal rem.",
                "Grafikmu meluncur turun, dan kamu malah melambaikan tangan.",
            ]),
        BarbLines(
            .baselineThin,
            gentle: [
                "Sejauh ini baru cuplikan, filmnya masih di ruang penyuntingan.",
                "Beberapa hari lagi, titik-titik ini bisa jadi gambar.",
            ],
            playful: [
                "Kamu mengirim beberapa keping teka-teki, dan dari warnanya semua bagian langit.",
                "Lebih pendek daripada garansi payung kertas, begitulah buku catatanmu sejauh ini.",
            ],
            spicy: [
                "Jejakmu sesedikit itu, detektifnya sekarang beralih jadi tukang kebun.",
                "Muat di selembar prangko, datamu masih menyisakan tempat untuk capnya.",
            ]),
    ]
}
