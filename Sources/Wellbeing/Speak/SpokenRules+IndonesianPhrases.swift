// Indonesian: free wordings by kinds: lists, whose and when, music in the head, titles and strength.
extension SpokenRules {
    static let indonesianPhrases = """
        @act = dengerin denger dengar setel nyetel muter nonton baca jalan lari mandi makan minum masak ngitung menghitung nyapu menyapu ngepel nyuci main tidur olahraga yoga senam ngaji sholat salat
        @act = zikir dzikir nyanyi nyanyiin bersenandung ngunyah kunyah permen nulis gambar jogging sepedaan ngobrol telpon nelpon berkebun siram menyiram beres-beres bersih-bersih ngisi tts main-game memberi
        @act = kunyanyikan dinyanyiin nyanyikan pasang minum pakai meditasi tarik gosok sikat
        @act = push teriak berendam merendam nonton
        @also = dan sama
        @another = lain
        @article = si sang
        @attempt = coba nyoba dicoba mencoba cobain nyobain
        @bad = runyam lesu hampa hambar nelangsa ambruk sumpek suntuk bt pengap
        @both = dua-duanya dua semuanya keduanya
        @cause = karena soal mikirin tentang buat untuk gara mikir menjelang jelang nyiapin
        @dayPart = hari pagi siang sore malam
        @dropped = ketemu nelpon ngobrol main makan bareng nemenin jenguk jemput bantuin ngopi nongkrong rapat temenin
        @feeling = suntuk sumpek lesu hampa syukur plong semangat bersyukur bt lega
        @feeling = sumringah girang gembira bersemangat terharu nyesek ancur hancur
        @good = asyik-asyik syukur plong segar bungah gumbira semringah bergairah
        @head = ubun-ubun jidat batok
        @heard = denger dengar dengerin konser radio nonton kondangan
        @howMuch = seberapa
        @inside = untuk tanpa
        @kin = saudara kerabat saudara-saudara
        @media = tiktok youtube spotify radio instagram netflix tv film sinetron iklan band reels
        @mid = sedang-sedang gitu-gitu sedengan
        @mine = kepalaku gue aku saya
        @music = nyanyiannya tembangnya reff intro backsound senandung qasidah keroncong gending gendingnya selawatan campursari koplo mars himne jingle-nya lagu2
        @mute = sendiri diri kucing anjing siapa siapa-siapa siapapun tanaman ai chatgpt bot tembok
        @notDay = meskipun walaupun meski
        @opener = yang dia waktu pas katanya itu
        @person = @firstName
        @run = mondar-mandir kesangkut kesangkutan betah ngekos numpang menggantung berkeliaran ngider keliling nyantel nyanthol nyangkol bercokol berdendang mendekam bersemayam bertahan nongol memutar
        @run = muterrr mampir-mampir menghantui menggema berdengung didendangkan kedengeran terdengar terputar-putar terngiang-ngiangnya ngulang-ngulang diulang-ulang nyetel
        @run = keingetan keinget keingat teringat kebayang
        @runPlace = di ke dari sama bareng dengan ama si pak bu mas mbak bersama dekat di
        @talk = ngobrol ngobrolin ngobrol-ngobrol curhat curhat-curhatan debat berdebat diskusi rapat ketawa-ketawa bercanda becanda telponan teleponan telfonan ngegosip ngerumpi rembukan musyawarah
        @talk = cekcok berantem adu-mulut whatsapp-an wa-an waan chatan chattingan videocallan vcan bincang-bincang ngalor-ngidul mengobrol berbincang kongkow nongkrong arisan
        @thought = suara-suara rasa ingatan kenangan kata-kata pertanyaan bayangan dengung denging
        @timeOnly = setelah setengah sejam jam menit beberapa bentar sebentar lama lama-lama sepuluh lima dua kemudian sesudah habis abis itu satu kira-kira nunggu kelamaan
        @titleTime = subuh magrib maghrib isya dzuhur ashar bangun istirahat
        @vague = semuanya segalanya
        @verb = ada lagi udah sudah bikin jadi bilang cerita kena punya adalah mau bisa
        @voice = teriak nyanyi membaca baca ngaji ketawa tertawa berdoa ngomel
        @with = sama bareng dengan ama bersama si pak bu mas mbak
        place: di|dalam|dari|neng ?dalam|?batok kepala|@head
        place: muter|nempel|nyangkut|terngiang|terngiang-ngiang
        idiom: lagu lama|klasik|basi <!judul
        idiom: seirama|senada
        idiom: lain lubuk
        idiom: kepala batu|keluarga|desa|sekolah|dingin
        music.context: hari ini ?sih|?udah|?sudah|?mah|?alhamdulillah|?syukurlah ?udah|?sudah ?nggak|?gak|?ga|?enggak|?tidak ?nggak|?gak|?ga|?enggak|?tidak ada|ilang|hilang|bersih|sepi|kosong|aman
        music.context: sekarang|hari ?ini|?sih|?udah|?sudah ?udah|?sudah nggak|gak|ga|enggak|tidak|hilang|ilang ?ada ?lagi $
        music.context: kalau|kalo|klo aku|gue|saya|gw ?sih|?mah nggak|gak|ga|enggak|tidak|aman $
        music.echo: aku|gue|saya|gw ?jadi ?ikut ?ikutan ketularan|kena|ikutan|tertular
        music.echo: sekarang ?gue|?aku|?saya ?jadi juga|ikutan|ketularan
        music.form: @music ?di ?kepala / iya|ada|ya|yes <!nggak|gak|ga|enggak|tidak|belum|tanpa
        music.form: @music ?di ?kepala ?hari ?ini / iya|ya|yes|ada <!nggak|gak|ga|enggak|tidak|belum|tanpa
        music.no: @music ?di ?kepala / nggak|gak|ga|enggak|tidak|nihil|nol|kosong|ora ?ada|?ono $
        music.no: @music|suara ~4 nggak|gak|ga|enggak|tidak|ngga|kagak|ndak ada ?deh|?sih|?sama|?kok|?lho ?sekali|?kayaknya $
        music.no: musik|lagu|jingle di @head ?hari|?lagi ?ini nggak|gak|ga|enggak|tidak|ngga ada !lirik*|judul*|kata*|yang|nama*
        music.no: musik|lagu|jingle di @head ?hari|?lagi ?ini nol|nihil|kosong
        music.no: kepala|kepalaku|otak|pikiran ..3 kosong|sepi|hening|bersih|plong|adem|sunyi ..4 lagu|musik
        music.no: satu ?pun lagu ?pun nggak|gak|tidak
        music.no: @music ?di ?kepala ?hari ?ini / nggak|gak|ga|enggak|tidak|nihil|nol|kosong|ora $
        music.no: nggak|gak|ga|enggak|tidak|ngga|tak punya|ada|merasa|dengar @music yang @run|nyangkut|nempel|terngiang|muter
        music.no: ^ kepala|kepalaku|otak ?gue ?aku ?juga ?hari ?ini kosong|sepi|hening|sunyi|bersih|tenang|aman $
        music.no: nggak|gak|ga|enggak|tidak|ngga kepikiran|kebayang|keinget|kemasukan|kedengeran|terdengar @music
        music.no: @head ~1 nggak|gak|ga|enggak|tidak ~3 nyanyi|muter|bunyi|berisik
        music.no: nggak|gak|ga|enggak|tidak|ngga ada ?gangguan|?suara|?satu|?satupun|?sepotong @music
        music.others: @music|nempel|nyangkut|muter ..4 kepalanya|otaknya|kepala ?dia|?suamiku
        music.over: selesai|kelar|berlalu
        music.stuck: sejak itu|situ|tadi ?langsung @run ..3 @head
        music.stuck: @run ..3 di ?dalam @head
        music.yes: @music / ..7-@heard di ?dalam @head
        music.yes: @music ..8 nggak|gak|ga|enggak|tidak|ngga|susah ?bisa|?mau|?kunjung ilang|hilang|pergi|lepas|minggat|enyah|diusir|berhenti <!nggak|gak|tanpa
        music.yes: @music ..6 ngikutin|menghantui|ngejar|mengejar|nemenin|membuntuti|nguntit|neror ?terus|?aku|?gue|?saya
        music.yes: giliran ?aku|?gue|?saya ?yang kena|kejebak|ketempelan
        music.yes: jukebox|radio|playlist|konser|kaset|speaker ?di ?dalam @head
        music.yes: di ?dalam @head ?gue|?aku|?saya|?ini ?ada ?lagi ?terus ?kayak konser|playlist|jukebox|radio|orkes|dangdutan|karaoke|hajatan
        music.yes: @head ..3 penuh|dipenuhi|isinya|diisi|rame|ramai|berisik ?sama|?dengan|?ada ..3 @music
        music.yes: @music ..8 nggak|gak|ga|enggak|tidak|ngga|nggak ?mau|?bisa pergi|lepas|ilang|hilang|keluar|berhenti|move
        music.yes: ada ?satu|?sebuah @music ?yang ..4 @run|@head
        music.yes: lagu|lagunya|nada|melodi|jingle ?itu|?ini|?yang|?sama ?itu ?lagi lagi|lagi-lagi
        music.yes: keingetan|keingat|teringat|keinget ..3 @music
        music.yes: @music ..14-@thought di dalam|kepala|kepalaku ?kepala <!nggak|gak|ga|tidak|enggak|tanpa
        title.apposed: ^ ?dan ?terus itu|sejak|masih|lagi ?yang ?itu @run|di ..4 @head|terus
        title.cased: reff|lirik|bait dari|lagu {
        title.head: sekarang|kini ?ini|?malah ?yang ada|muter|nempel|nyangkut ?di ?kepalaku|?kepala {
        title.head: melainkan|tapi|justru ?malah lagu {
        title.its: ^ ?itu lagunya|judulnya|itu {
        title.name: nama|judul ^ {
        title.next: @music ~4 $
        title.next: @music ?itu|?ini|?tadi|?lagi ?lagi $
        title.today: hari ini ?udah|?sudah giliran|gantian|ganti|diganti|berganti ?sama|?jadi|?lagu {
        str.high: makin|tambah|semakin kuat|keras|kenceng|kencang|nyaring
        str.high: seperti|kayak|kaya ?ada pengeras|speaker|toa|konser|hajatan|drumband|orkes|bom ?suara
        str.low: makin|tambah|semakin pelan|lirih|samar
        str.mid: sedang-sedang|sedang|sedeng ?aja|?saja|?sih ?volumenya|?kuatnya $
        str.mid: sedang ?sedang ?aja|?saja|?lah kerasnya|kuatnya|volumenya|suaranya|kencengnya
        @titleEnd = versi ciptaan punya
        retract: itu ?sih ?mah kemarin|kemaren|senin|selasa|rabu|kamis|jumat|sabtu $
        retract: eh ?bukan bukan hari ini
        retract: eh bukan hari ini
        unreal: pikir|kupikir|kira|kukira|kirain ..6 bakal|akan
        music.yes: @head ..3 kayak|kaya|seperti|jadi radio|kaset|jukebox|konser|speaker|playlist
        music.yes: @music ..4 hilang|ilang|reda|lenyap|berhenti|pergi <!nggak|gak|ga|tidak|tanpa|enggak
        music.no: @music / boro|mana|nihil
        """
}
