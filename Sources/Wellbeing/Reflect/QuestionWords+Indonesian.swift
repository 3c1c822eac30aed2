extension QuestionWords {
    /// Standard and colloquial Indonesian, with the short forms of chat.
    static let indonesian = QuestionWords(
        function: set(
            """
            aku saya gue gua gw kamu kau lu lo dia ia kami kita mereka beliau anda kalian gwe ane ku mu nya
            yang yg dan atau tapi tetapi namun karena karna krn soalnya sebab jadi jd maka kalau kalo klo kl jika
            bila saat ketika waktu pas sejak sampai sampe hingga untuk utk buat dengan dgn sama dari dr ke kepada
            pada di oleh tentang antara tanpa seperti kayak kaya kyk bagai ini itu tuh nih sini situ sana begini
            begitu gini gitu gt tidak tak tdk nggak ngga enggak engga gak ga gk kagak bukan belum blm jangan jgn
            sudah udah sdh udh dah telah sedang lagi lg akan bakal masih msh pernah baru barusan ada adalah ialah
            bisa bs dapat harus mesti perlu boleh mau mo ingin pengen pengin kepengen sangat sekali banget bgt bgtt
            terlalu paling lebih kurang cukup agak makin semakin cuma cuman hanya saja aja doang juga jg apa apaan
            siapa mana dimana kapan kenapa knp mengapa bagaimana gimana gmn berapa semua semuanya setiap tiap banyak
            sedikit dikit beberapa para sang si hari kemarin kmrn besok tadi nanti sekarang skrg malam malem pagi
            siang sore minggu bulan tahun jam semalam semalem sih dong kok deh loh lho kan ya iya yah wah nah pun
            lah kek rasanya rasa ngerasa merasa kerasa terasa kayaknya katanya emang memang ternyata mungkin mgkn
            pasti satu dua tiga empat lima enam tujuh delapan sembilan sepuluh pertama orang sendiri sendirian
            bareng biar supaya agar malah padahal walau walaupun meski meskipun terus trus lalu kemudian abis habis
            setelah sebelum selama dulu dlu langsung baik buruk besar kecil lama cepat cepet jauh dekat
            """),
        everyday: set(
            """
            ibu ibuku bapak bapakku ayah mama papa mbak mas kakak adik adek anak anakku nenek kakek teman temen sahabat
            rumah kamar kantor kerja kerjaan sekolah kampus kuliah tugas ujian uang duit hujan kopi teh nasi air buku
            jalan motor mobil kereta beli belanja makanan minuman pintu hati
            """),
        general: set(
            """
            merah kuning hijau biru putih hitam coklat salah betul hebat siap sana-sini alhamdulillah astaghfirullah ndak ora anjay jancok bangsat kampret bajingan jati gila
            diri diriku dirinya haha hehe hihi wkwk xixi bgs blg hal sesuatu seseorang siapapun apapun begitupun segala seluruh berbagai masing-masing lain lainnya
            nggaknya engganya tetep tetap selalu sering jarang kadang kadang-kadang biasanya biasa akhirnya awalnya
            tiba-tiba mendadak pelan-pelan diam-diam sama-sama bener benar beneran benar-benar bener-bener banget-banget
            sebenarnya sebenernya sepertinya seolah seakan justru bahkan apalagi terutama misalnya contohnya pokoknya
            intinya harusnya seharusnya soal kali setengah sebentar bentar tau tahu tahun-tahun bikin buatku buatmu
            membuat dibuat dibikin pergi datang dateng pulang balik keluar masuk naik turun jalan lihat liat melihat
            ngeliat dilihat denger dengar mendengar bilang ngomong omong bicara cerita nanya tanya bertanya jawab
            mikir pikir berpikir kepikiran pikiran nunggu tunggu menunggu duduk berdiri tidur bangun makan minum mandi
            pakai pake ambil kasih ngasih dikasih beri memberi dapet mendapat taruh tinggal punya mempunyai ketemu
            bertemu mulai selesai jalanin lakuin melakukan dilakukan coba mencoba nyoba cari mencari nyari ikut bawa
            membawa kena jadinya menjadi dijadikan terjadi kejadian sampe-sampe bagus jelek enak gampang susah sulit
            penting baru-baru dalam luar atas bawah depan belakang samping tengah kiri kanan antara sebelah senin selasa
            rabu kamis jumat sabtu ahad januari februari maret april mei juni juli agustus september oktober november
            desember menit detik tanggal sehari seharian semingguan seminggu sebulan setahun sejam bulanan harian
            ratusan ribu ratus juta puluh belas kedua ketiga terakhir sebelumnya selanjutnya berikutnya tolong makasih
            terima maaf halo hai oke okay yaudah yaudahlah udahlah gapapa nggakpapa gpp anjir anjay buset waduh aduh
            astaga duh hadeh huft hmm haha wkwk kayaknya namanya gitu-gitu gini-gini macam macem jenis cara bagian kata
            dibilang bilangnya katanya gara gara-gara akibat kecuali selain sambil demi bagi per tersebut sini-sana
            entah kira kira-kira mumpung sekalian sekaligus percuma inget ingat lupa tolonglah masa masak kak bang pak bu
            """),
        feelings: set(
            """
            sedih kesedihan marah kemarahan takut ketakutan senang seneng bahagia kebahagiaan cinta mencintai sayang
            menyayangi kangen rindu kesal kesel jengkel dongkol kecewa kekecewaan cemas kecemasan khawatir kuatir
            gelisah panik galau baper bete benci membenci muak sebal sebel malu bangga lega tenang damai gembira
            riang bersyukur syukur haru terharu nangis menangis tangis ketawa tertawa senyum tersenyum capek cape
            lelah letih penat lemas lesu bosan bosen jenuh stres stress tertekan hampa kosong kesepian sepi hancur
            sakit luka perih nyesek sesak deg-degan degdegan gugup grogi kaget terkejut bingung ragu yakin semangat
            malas males mager jijik iri cemburu anjing sabar ikhlas nyaman suka bangganya merinding hangat
            """),
        grave: set(
            """
            mati kematian meninggal wafat mampus modar tewas bunuh membunuh dibunuh bunuhdiri gantung menggantung
            racun silet cutter nyilet sayat menyayat nyayat pil overdosis lompat loncat jenazah makam pemakaman dimakamkan melayat takziah kubur kuburan tali
            kill suicide die dying
            """))
}
