// Indonesian: free wordings by kinds, beside the lists of each field.
extension SpokenRules {
    static let indonesianPhrases = """
        @person = @firstName
        @cause = karena soal mikirin tentang buat untuk gara mikir menjelang jelang nyiapin
        @opener = yang dia waktu pas katanya itu
        @dropped = ketemu nelpon ngobrol main makan bareng nemenin jenguk jemput bantuin ngopi nongkrong rapat temenin
        @mine = kepalaku gue aku saya
        @both = dua-duanya dua semuanya keduanya
        @act = dengerin denger dengar setel nyetel muter nonton baca jalan lari mandi makan minum masak ngitung menghitung nyapu menyapu ngepel nyuci main tidur olahraga yoga senam ngaji sholat salat
        @act = zikir dzikir nyanyi nyanyiin bersenandung ngunyah kunyah permen nulis gambar jogging sepedaan ngobrol telpon nelpon berkebun siram menyiram beres-beres bersih-bersih ngisi tts main-game memberi
        @also = dan sama
        @titleTime = subuh magrib maghrib isya dzuhur ashar bangun istirahat
        @dayPart = hari pagi siang sore malam
        @voice = teriak nyanyi membaca baca ngaji ketawa tertawa berdoa ngomel
        @howMuch = seberapa
        @timeOnly = setelah setengah sejam jam menit beberapa bentar sebentar lama lama-lama sepuluh lima dua kemudian sesudah habis abis itu satu kira-kira nunggu kelamaan
        @media = tiktok youtube spotify radio instagram netflix tv film sinetron iklan band reels
        @verb = ada lagi udah sudah bikin jadi bilang cerita kena punya adalah mau bisa
        @with = sama bareng dengan ama bersama si pak bu mas mbak
        @article = si sang
        @runPlace = di ke dari sama bareng dengan ama si pak bu mas mbak bersama dekat di
        @head = ubun-ubun jidat batok
        @run = mondar-mandir kesangkut kesangkutan betah ngekos numpang menggantung berkeliaran ngider keliling nyantel nyanthol nyangkol bercokol berdendang mendekam bersemayam bertahan nongol memutar
        @run = muterrr mampir-mampir menghantui menggema berdengung didendangkan kedengeran terdengar terputar-putar terngiang-ngiangnya ngulang-ngulang diulang-ulang nyetel
        @music = nyanyiannya tembangnya reff intro backsound senandung qasidah keroncong gending gendingnya selawatan campursari koplo mars himne jingle-nya lagu2
        @heard = denger dengar dengerin konser radio nonton kondangan
        place: di|dalam|dari|neng ?dalam|?batok kepala|@head
        place: muter|nempel|nyangkut|terngiang|terngiang-ngiang
        music.form: @music ?di ?kepala / iya|ada|ya|yes <!nggak|gak|ga|enggak|tidak|belum|tanpa
        music.yes: @music / ..7-@heard di ?dalam @head
        music.yes: @music ..8 nggak|gak|ga|enggak|tidak|ngga|susah ?bisa|?mau|?kunjung ilang|hilang|pergi|lepas|minggat|enyah|diusir|berhenti <!nggak|gak|tanpa
        music.yes: @music ..6 ngikutin|menghantui|ngejar|mengejar|nemenin|membuntuti|nguntit|neror ?terus|?aku|?gue|?saya
        music.yes: giliran ?aku|?gue|?saya ?yang kena|kejebak|ketempelan
        music.yes: jukebox|radio|playlist|konser|kaset|speaker ?di ?dalam @head
        music.yes: di ?dalam @head ?gue|?aku|?saya|?ini ?ada ?lagi ?terus ?kayak konser|playlist|jukebox|radio|orkes|dangdutan|karaoke|hajatan
        music.no: @music ?di ?kepala / nggak|gak|ga|enggak|tidak|nihil|nol|kosong|ora ?ada|?ono $
        music.no: @music|suara ~4 nggak|gak|ga|enggak|tidak|ngga|kagak|ndak ada ?deh|?sih|?sama|?kok|?lho ?sekali|?kayaknya $
        music.no: musik|lagu|jingle di @head ?hari|?lagi ?ini nggak|gak|ga|enggak|tidak|ngga|nol|nihil|kosong ?ada
        music.no: kepala|kepalaku|otak|pikiran ..3 kosong|sepi|hening|bersih|plong|adem|sunyi ..4 lagu|musik
        music.no: satu ?pun lagu ?pun nggak|gak|tidak
        music.context: hari ini ?sih|?udah|?sudah|?mah|?alhamdulillah|?syukurlah ?udah|?sudah ?nggak|?gak|?ga|?enggak|?tidak ?nggak|?gak|?ga|?enggak|?tidak ada|ilang|hilang|bersih|sepi|kosong|aman
        music.context: sekarang|hari ?ini|?sih|?udah|?sudah ?udah|?sudah nggak|gak|ga|enggak|tidak|hilang|ilang ?ada ?lagi $
        music.over: selesai|kelar|berlalu
        music.stuck: sejak itu|situ|tadi ?langsung @run ..3 @head
        music.stuck: @run ..3 di ?dalam @head
        title.next: @music ~4 $
        title.apposed: ^ ?dan ?terus itu|sejak|masih|lagi ?yang ?itu @run|di ..4 @head|terus
        title.head: sekarang|kini ?ini|?malah ?yang ?ada|?muter|?nempel ?di ?kepalaku|?kepala {
        title.head: melainkan|tapi|justru ?malah lagu {
        idiom: lagu lama|klasik|basi <!judul
        idiom: seirama|senada
        idiom: lain lubuk
        idiom: kepala batu|keluarga|desa|sekolah|dingin
        str.mid: sedang-sedang|sedang|sedeng ?aja|?saja|?sih ?volumenya|?kuatnya $
        str.high: makin|tambah|semakin kuat|keras|kenceng|kencang|nyaring
        str.high: seperti|kayak|kaya ?ada pengeras|speaker|toa|konser|hajatan|drumband|orkes|bom ?suara
        str.low: makin|tambah|semakin pelan|lirih|samar
        dis.none: bodo|bodoh|masa amat|bodo
        dis.none: nggak|gak|ga|enggak|tidak|ora|ngga|kagak ganggu|mengganggu|keganggu|terganggu|masalah|ngaruh|pengaruh|ngefek|risih|peduli ?blas|?sama|?kok|?babar ?sekali|?blas $
        dis.none: ora|nggak|gak masalah|popo|ngopo-ngopo|papa
        dis.high: sangat|amat|benar-benar|bener-bener|sungguh|luar ?biasa terganggu|mengganggu|menyiksa|tersiksa|jengkel|kesal|ganggu
        dis.high: mau|pengen|pingin|sampe|sampai|hampir ?rasanya teriak|nangis|jerit|gila|pecah|meledak|banting
        dis.high: nggak|gak|ga|enggak|tidak|ngga bisa ?ngapa-ngapain|?mikir|?fokus|?konsentrasi|?tidur|?kerja mikir|fokus|konsentrasi|konsen|tidur|kerja|belajar|baca|ngapa-ngapain <!aku|gue
        dis.high: satu|sehalaman halaman ?saja ?pun tidak|nggak masuk
        cm.before: ?eh ?lama-lama ?lagunya|?akhirnya ?beneran|?bener|?langsung|?perlahan|?pelan-pelan|?baru berhenti|hilang|ilang|pergi|reda|lenyap
        cm.before: setelah|sesudah|habis|abis|terus|lalu|trus|akhirnya ?itu ?lagunya|?lagu|?dia|?baru|?musiknya ?itu|?baru|?mulai|?berangsur|?pelan-pelan|?langsung|?perlahan|?akhirnya berangsur|hilang|ilang|pergi|reda|lenyap|berhenti|mereda ?hilang|?ilang
        cm.before: ?lagunya berangsur|perlahan|pelan-pelan hilang|ilang|reda|pergi|menghilang|mereda|lenyap
        cm.result: dua-duanya|semuanya|semua|tetep|tetap ?aja ?saja ?tetep gagal|percuma|sia-sia|balik|nihil|mental|nempel|ada ?total|?lagi|?aja
        cm.result: gagal total
        cm.result: percuma|sia-sia|mental
        cm.yes: biar|supaya lagunya|lagu ?itu pergi|berhenti|hilang|ilang|minggat ?aku|?gue|?saya {
        cm.no: nggak|gak|ga|enggak|tidak|ngga|ndak ngapa-ngapain|ngapa|ngapain|ngelakuin|berbuat|melakukan|usaha ?apa ?apa-apa ?ngapain ?buat|?untuk|?biar
        cm.no: kepikiran|niat|niatnya|rencana|mau|pengen|sempet|sempat ..10 tapi ..5 nggak|gak|ga|enggak|males|malas|batal|tidak|ngga
        @talk = ngobrol ngobrolin ngobrol-ngobrol curhat curhat-curhatan debat berdebat diskusi rapat ketawa-ketawa bercanda becanda telponan teleponan telfonan ngegosip ngerumpi rembukan musyawarah
        @talk = cekcok berantem adu-mulut whatsapp-an wa-an waan chatan chattingan videocallan vcan bincang-bincang ngalor-ngidul mengobrol berbincang kongkow nongkrong arisan
        @mute = sendiri diri kucing anjing siapa siapa-siapa siapapun tanaman ai chatgpt bot tembok
        contact.yes: @talk !@mute|sendirian <!@not|podcast|mau|pengen
        contact.yes: whatsapp|wa|chat an|an ?bolak ?bolak-balik ?balik|?sama
        contact.yes: bolak-balik|bolak ?balik chat|wa|whatsapp|pesan|sama|nelpon
        contact.yes: bareng|sama|dengan|bersama ?si|?pak|?bu|?mas|?mbak|?kak|?om|?tante @firstName <!suka|kangen|kesel|mirip
        contact.yes: temenin|nemenin|ditemenin|ditemani|menemani ?dia|?mereka ngobrol|@person|@firstName|dia|mereka
        contact.yes: kita|kami ~3 ngobrolin|minum|makan|nonton|masak|main|jalan|ketawa|bahas|rapat|belanja|duduk|kerja|latihan|nyanyi|foto|cerita
        contact.yes: ketemu|kontak|orang ?orang|?sosial / iya|ya|yes|banyak|ada
        contact.yes: aku|gue|saya dan|sama|& ?si @firstName|@person <!mirip
        contact.yes: @firstName|@person dan|& aku|gue|saya
        contact.yes: main|mampir|dolan ke ?rumah|?kos|?tempat ?kosan ?nya @firstName|@person
        contact.other: @person|@firstName ..4 mampir|datang|dateng|main|nelpon|telpon|berkunjung|nengok|ngajak|nganter|bantuin|nginep|curhat|cerita|ngobrol <!belum|nggak|gak
        contact.no: nggak|gak|ga|enggak|tidak|ngga ngomong|ketemu|bicara|ngobrol|chat|berbicara|bertemu ?sama|?dengan|?juga ?satu siapa|siapa-siapa|siapapun|sapa-sapa|orang|manusia|seorang ?pun
        contact.no: seharian|sepanjang ?hari|?ini sendirian|sendiri
        @good = asyik-asyik syukur plong segar bungah gumbira semringah bergairah
        @bad = runyam lesu hampa kosong hambar nelangsa ambruk sumpek suntuk bt pengap
        @mid = sedang-sedang gitu-gitu sedengan
        @feeling = suntuk sumpek lesu hampa syukur plong semangat bersyukur bt lega
        mood.day: ^ { @feeling ?banget ?sih ?sekali ?deh gue|aku|saya|rasanya|nih ?hari ?ini
        mood.day: ^ { @feeling ?banget ?sih ?sekali ?deh ?gue|?aku|?saya|?rasanya hari ini
        mood.self: keadaan|kondisi|kabar ?ku|?saya|?aku|?gue ?hari ?ini { ~3 @verdict
        mood.day: { hari|harinya ?ini ?yang @verdict
        mood.day: { mood|moodku|hariku|harinya|perasaan ~3 / ..2 @verdict
        mood.day: pokoknya|intinya { hari ?yang ?ini ~2 @verdict
        word.neither: nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu @feeling|@good|@bad|istimewa ?tapi|?dan|?ya ?juga nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu|?juga @feeling|@good|@bad
        word.mid: nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu @feeling|@good|@bad|istimewa ?tapi|?dan|?ya ?juga nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu|?juga @feeling|@good|@bad
        word.mid: sedang-sedang|biasa-biasa ?saja|?aja
        stress.none: <!ada|tanpa|tidak|nggak|gak|ga|bebas stres|stress|stresnya|tekanan / nggak|gak|ga|enggak|tidak|nol|nihil|kosong ?ada ?sama ?sekali $
        stress.none: santai|rileks|nyantai|selow|kalem|woles|tenang|chill ?aja ?banget ?abis ?kok $ <!nggak|gak|kurang|enggak|tidak|ga|belum|kepala|nya
        stress.none: nggak|gak|ga|enggak|tidak|tanpa ?ada ?secuil|?sedikit ?pun|?setitik stres|stress|tekanan
        stress.sign: tangan|tanganku|badan|kaki|lutut ?saya|?gue|?aku ~3 gemetar|gemeteran|gemeter|gemetaran|keringetan|dingin
        stress.sign: semua|semuanya barengan|bareng|numpuk|sekaligus
        stress.sign: jantung ?gue|?aku|?saya ?sampe|?sampai|?rasanya ~2 deg|deg-degan|berdebar|copot|dag-dig-dug
        stress.plain: sangat|amat|begitu menekan|menegangkan|membebani
        @notDay = meskipun walaupun meski
        @act = kunyanyikan dinyanyiin nyanyikan pasang minum pakai meditasi tarik gosok sikat
        music.yes: @head ..3 penuh|dipenuhi|isinya|diisi|rame|ramai|berisik ?sama|?dengan|?ada ..3 @music
        music.yes: @music ..8 nggak|gak|ga|enggak|tidak|ngga|nggak ?mau|?bisa pergi|lepas|ilang|hilang|keluar|berhenti|move
        music.yes: ada ?satu|?sebuah @music ?yang ..4 @run|@head
        music.echo: aku|gue|saya|gw ?jadi ?ikut ?ikutan ketularan|kena|ikutan|tertular
        music.echo: sekarang ?gue|?aku|?saya ?jadi juga|ikutan|ketularan
        music.no: @music ?di ?kepala ?hari ?ini / nggak|gak|ga|enggak|tidak|nihil|nol|kosong|ora $
        music.form: @music ?di ?kepala ?hari ?ini / iya|ya|yes|ada <!nggak|gak|ga|enggak|tidak|belum|tanpa
        title.today: hari ini ?udah|?sudah giliran|gantian|ganti|diganti|berganti ?sama|?jadi|?lagu {
        title.next: @music ?itu|?ini|?tadi|?lagi ?lagi $
        title.cased: reff|lirik|bait dari|lagu {
        contact.no: sendiri di|doang|aja|saja|seharian ?rumah|?kos|?kamar
        contact.other: @person|@firstName ?saya|?gue|?aku ..2 telepon|telpon|nelpon|video|vc|datang|mampir
        cm.yes: { dengerin|dengar|setel|nyanyi|nyetel|putar lagu|musik lain }
        cm.result: malah|makin|tambah tambah|makin|parah|kenceng|keras|menjadi|jadi ?parah|?kenceng
        stress.none: nggak|gak|ga|enggak|tidak|ngga ada stres|stress|tekanan|beban
        stress.mid: stres*|stress* ..3 tapi|cuma ?masih ?bisa masih|bisa|terkendali|aman|wajar ?bisa ?diatasi
        @attempt = coba nyoba dicoba mencoba cobain nyobain
        @another = lain
        @thought = suara-suara rasa ingatan kenangan kata-kata pertanyaan bayangan dengung denging
        music.others: @music|nempel|nyangkut|muter ..4 kepalanya|otaknya|kepala ?dia|?suamiku
        @run = keingetan keinget keingat teringat kebayang
        @feeling = sumringah girang gembira bersemangat terharu nyesek ancur hancur
        music.yes: lagu|lagunya|nada|melodi|jingle ?itu|?ini|?yang|?sama ?itu ?lagi lagi|lagi-lagi
        music.no: nggak|gak|ga|enggak|tidak|ngga|tak punya|ada|merasa|dengar @music yang @run|nyangkut|nempel|terngiang|muter
        music.context: kalau|kalo|klo aku|gue|saya|gw ?sih|?mah nggak|gak|ga|enggak|tidak|aman $
        title.its: ^ ?itu lagunya|judulnya|itu {
        title.name: nama|judul ^ {
        str.mid: sedang ?sedang ?aja|?saja|?lah kerasnya|kuatnya|volumenya|suaranya|kencengnya
        dis.none: menikmatinya|menikmati|dinikmatin|nikmatin|kunikmati
        dis.none: ganggu|gangguan|gangguannya|terganggu|keganggu / nggak|gak|ga|enggak|tidak|nol|nihil ?sama ?sekali $
        mood.self: ^ { sedih|senang|seneng|bahagia|galau|bete|kecewa|gembira ?banget|?sekali|?rasanya|?pokoknya $
        mood.day: ^ ?ya ?yah { nggak|gak|ga|enggak|tidak @good|@bad ?tapi|?dan|?juga|?ya ?juga nggak|gak|ga|enggak|tidak @good|@bad
        music.yes: keingetan|keingat|teringat|keinget ..3 @music
        mood.day: { semuanya|semua ?terasa ?berjalan baik|lancar|indah|menyenangkan|buruk|berantakan|kacau
        music.no: ^ kepala|kepalaku|otak ?gue ?aku ?juga ?hari ?ini kosong|sepi|hening|sunyi|bersih|tenang|aman $
        @vague = semuanya segalanya
        @inside = untuk tanpa
        @kin = saudara kerabat saudara-saudara
        measure.stress: stresku|stressku|tekanannya|stresnya
        stress.none: stres|stress ..2 padahal|tapi ?aslinya enggak|nggak|gak|tidak $
        music.no: nggak|gak|ga|enggak|tidak|ngga kepikiran|kebayang|keinget|kemasukan|kedengeran|terdengar @music
        music.no: @head ~1 nggak|gak|ga|enggak|tidak ~3 nyanyi|muter|bunyi|berisik
        contact.yes: bareng|bersama|sama dia|mereka|doi
        contact.yes: bertemu|ketemu ?sama ?dengan banyak|beberapa ?orang|?saudara|?teman
        cm.before: untuk|buat|biar|supaya melupakannya|menghilangkannya|mengusirnya|melawannya|lupa|ngelupain
        cm.yes: kucoba|kulawan|kuusir|kualihkan|kutimpa ?pakai|?pake|?dengan|?lawan|?sama {
        cm.more: terus|lalu|dan|trus|sama|kemudian ?itu ?aku|?gue|?saya|?juga { @act
        mood.self: { sedih|galau|bete|seneng|senang|bahagia|happy|kecewa banget|bgt|sekali|bener|parah !sama|lagunya|dengerin|dengar
        stress.mid: tekanannya|bebannya|stresnya ?sih lumayan|sedang|sedeng|biasa
        """
}
