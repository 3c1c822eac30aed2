// Indonesian, the spoken one too: loose wordings of every field.
extension SpokenRules {
    static let indonesianSpeech = """
        @titleNone = langsung ilang hilang lenyap
        @rather = melainkan justru
        @good = oke-banget asyik asik kece manis ceria menyenangkan nyaman aman-aman gacor juara cihuy asoi mantep mantab terbaik berkesan membanggakan syahdu seru-seruan kebahagiaan tenteram
        @bad = down capek-hati bapuk busuk nyesel ngeri sengsara nangis remuk suntuk mengecewakan menyedihkan bikin-nangis kacau-balau berantakan hampa gundah gelisah sedih-banget patah-hati jengkel frustrasi frustasi putus-asa ngedrop ambruk jenuh hopeless
        @mid = standar-standar sedengan lumayanan so-so biasa-biasa seadanya mayan netral-netral
        @feeling = baik bagus
        word.good: @good !hati|tidur|ke|sekali-sekali|banget-banget|sangka|padahal|mana|aja-padahal|banget-gak
        word.good: baik-baik|baik ?baik ?aja|?saja|?kok
        word.good: nggak|gak|ga|enggak|tidak|ngga jelek|buruk|parah ?kok ?hari ?sih ^ ?malah|?justru @good
        word.bad: kurang|nggak|gak|ga|enggak|tidak|ngga ?terlalu|?lagi|?begitu|?sedang baik-baik|baik|enak|happy|bagus|oke|semangat|mood|menyenangkan ?hati|?badan|?aja|?perasaan
        word.bad: lagi|sedang|nge|bener-bener down|sedih|galau|ambyar|hancur|drop|terpuruk|kacau
        word.bad: pengen|mau|rasanya|pingin ?mau|?pengen nangis|mewek|teriak
        word.bad: suasana hati jelek|buruk|kacau|berantakan
        word.bad: hari|harinya|semuanya ?ini|?yang ?bener|?serba|?penuh sial|apes|berantakan|kacau|hancur|buruk
        word.mid: ya|yah|harinya|hari ?ini|?ya|?yah ?gitu gitu ?gitu ?deh|?lah|?aja|?doang deh|lah|aja|doang|gitu
        word.mid: biasa|oke|sedang|standar|lumayan|b ?oke|?biasa ?aja|?saja|?lah|?sih
        word.mid: nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu bagus|baik|jelek|buruk|seneng|senang|sedih|enak ?banget ?ya ?tapi|?dan|?juga ?juga nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu|?juga bagus|baik|jelek|buruk|seneng|senang|sedih|parah
        word.mid: setengah-setengah|fifty-fifty|nanggung
        word.mid: di antara|tengah-tengah|tengah
        mood.self: { kabar|kabarku|keadaanku|kondisiku ?ku|?aku|?gue|?saya ?hari|?lagi|?sih ?ini ~2 @verdict
        mood.self: { @verdict ?banget|?aja|?sih|?sekali|?kok kabarku|kabar|kabarnya
        mood.self: { selain|selebihnya|sisanya ?itu|?tapi ..3 aku|gue|saya|semua|semuanya ?sih|?ya ~2 @verdict
        mood.self: aku|gue|saya|gw { lagi|sedang|masih|emang|memang ?lagi|?agak|?rada|?bener-bener|?kurang|?nggak|?gak ?terlalu @feeling|@bad|@good ?hati ?banget
        mood.self: { lagi|sedang !sedang ?agak|?rada|?cukup|?lumayan|?nggak|?gak|?kurang @feeling|@bad ?hati|?banget|?nih|?parah|?sih !dengerin|denger|makan|kerja
        mood.self: { @feeling|@bad ?banget|?sekali|?bener|?sih ?banget rasanya|perasaanku|hatiku|gue|aku|saya|nih $
        mood.self: bikin|membuat ?aku|?gue|?saya ?jadi|?ngerasa { seneng|senang|bahagia|happy|terharu|sedih|galau|bangga ?banget|?sekali $
        mood.self: { bahagia|senang|seneng|sedih|galau|bete|happy ?banget|?sekali|?bgt ?hari ?ini ?rasanya $
        mood.day: { selebihnya|sisanya ..4 @verdict
        mood.day: { hari|harinya|hariku|day ?ini|?nya ?tuh|?sih|?ya|?emang|?bener-bener|?rasanya|?menurutku|?beneran|?bagiku ?cukup|?lumayan|?agak|?rada|?nggak|?gak|?kurang|?oke ~1-@notDay @verdict !makan|tidur
        mood.day: { hari|harinya ?ini ?yang|?penuh @verdict|indah|berat|panjang-melelahkan|cerah|suram|melelahkan|menyenangkan
        mood.day: { bete|sedih|senang|seneng|bahagia|kesel|happy|galau|capek-hati|badmood ?banget|?parah|?sekali hari ini
        mood.whole: secara|overall|kalo|kalau ?keseluruhan|?umum|?garis|?ditotal|?diitung ?besar ?sih|?ya { ..4-@notDay @verdict
        mood.whole: { @verdict ?kok|?sih|?aja secara|overall ?keseluruhan|?umum
        @music = lagu-lagunya tembangnya nyanyiannya intro alunan dendang
        @song = alunan dendang
        @run = muter-muterin putarin nyantol-nyantol terngiangnya keputer-puter kepincut nemplok nyempil ngumpet
        @today = siangnya siang-siang
        dis.high: bikin|bkin|buat|sampe|sampai|jadi ?aku|?gue|?saya|?gw|?mau|?hampir ?mau|?hampir|?jadi|?nyaris gila|stres|stress|emosi|nangis|frustasi|frustrasi|ngamuk|depresi|pusing-banget|edan|senewen|migrain ?banget|?berat|?sendiri|?parah
        dis.high: hampir|nyaris|mau|serasa|rasanya ?mau|?kayak gila|meledak|pecah|teriak|nangis|ngamuk|stres
        dis.high: gue|aku|saya nyaris|hampir|mau ?jadi gila|stres|nangis
        dis.high: nggak|gak|ga|enggak|tidak|ngga|susah ?bisa|?sampe|?sampai|?jadi ?bisa konsentrasi|konsen|fokus|mikir|tidur|kerja|tahan|belajar ?karena|?gara
        dis.high: ganggu|terganggu|keganggu|mengganggu|ngeganggu|nyebelin|ngeselin|menyiksa|nyiksa|tersiksa|kesel|jengkel|sebel|annoying ?banget|?bgt|?parah|?sekali|?abis|?pol|?bener|?berat|?amat banget|bgt|parah|sekali|abis|pol|poll|bener|berat|sangat|gila|mampus <!nggak|gak|ga|tidak|enggak
        dis.high: nyiksa|menyiksa|tersiksa|siksaan|disiksa
        dis.high: bener-bener|sangat|benar-benar|sungguh|super|amat ?bikin|?membuat ganggu|terganggu|keganggu|mengganggu|nyebelin|ngeselin|menyiksa|jengkel|kesal|menjengkelkan
        dis.plain: agak|rada|lumayan|cukup|sedikit ?bikin|?ke|?nge ganggu|terganggu|keganggu|mengganggu|ngeganggu|ngeselin|nyebelin|risih|kesel|sebel|jengkel
        dis.plain: ganggu|terganggu|keganggu|mengganggu|ngeganggu|ngeselin|nyebelin ?sih|?juga|?dikit|?sedikit
        dis.none: nggak|gak|ga|enggak|tidak|ngga|tak|kagak ?merasa|?ngerasa|?bikin|?jadi|?sampe|?pernah ganggu|terganggu|keganggu|mengganggu|ngeganggu|masalah|risih|keberatan|kesel|papa|apa-apa|apapa ?kok|?sih|?sama|?sedikit|?buat|?bagi|?aku|?gue ?sekali|?pun|?saya|?aku|?gue !banget|amat|terlalu|parah|begitu <!hampir|kurang
        dis.none: malah|justru|jadi ?bikin|?aku|?gue|?terasa|?jadi ?jadi enak|seneng|senang|asik|asyik|nyaman|tenang|suka|seru|menghibur|happy|betah|adem ?sih|?kok|?malah
        dis.none: bodo|bodoh|masa amat
        dis.none: aku|gue|saya ?sih|?mah|?ya bodo|cuek|woles ?amat|?aja
        dis.none: hal|sesuatu ?yang indah|menyenangkan|bagus|manis
        cm.yes: cara ngatasin|mengatasi|ngatasinnya|ngusir|mengusir|ngusirnya|lawan|ngelawan|ngilangin|menghilangkan ?nya ?itu ?lagu ?dengan|?pake|?pakai ^ ?dengan|?pake|?pakai {
        cm.yes: cara|upaya|usaha|tindakan|solusi|penanganan|obat|penangkal ?nya|?ngatasinnya|?saya|?aku|?gue ^ !nggak|tidak|gak|nihil {
        cm.yes: penanganan|tindakan|solusinya|solusi|caranya|obatnya|penangkalnya ?ya|?itu|?adalah|?cuma !nggak|tidak|gak|nihil {
        cm.yes: { siulin|nyiulin|nyanyiin|dengerin|setel|puter|muter|nyetel|senandungin|putar lagu|musik lain|laen }
        cm.yes: udah|sudah|uda|dah ?gue|?aku|?saya ?coba|?nyoba { ~4 } ?udah|?sudah ?tapi|?tetep|?tetap|?tp ?tetep|?gak|?nggak|?ga|?ndak ngaruh|mempan|ngefek|ada|sama|berhasil|pengaruh
        cm.yes: biar|supaya|untuk|buat|demi ?lagunya|?lagu ilang|hilang|pergi|lupa|ngusir|ngilangin|mengusir|menghilangkan ?lagunya|?itu|?lagu ?aku|?gue|?saya ^ {
        cm.yes: aku|gue|saya|gw { @act ~4 } biar|supaya|buat|untuk ?lagunya|?lagu ?nya ilang|hilang|pergi|lupa|ngusir|ngilangin|mengusir|menghilangkan|mengalihkan|reda|berhenti
        cm.before: biar|supaya ?lagunya ?cepet|?cepat ilang|hilang|pergi|lupa|minggat|reda|berhenti
        cm.before: habis|abis|setelah|sesudah itu ?langsung|?baru|?jadi|?kepala|?akhirnya sunyi|hening|sepi|tenang|senyap|ilang|hilang|kosong
        cm.result: nggak|gak|ga|enggak|tidak|ngga|kagak ada efeknya|hasilnya|gunanya|pengaruhnya|ngaruhnya
        cm.result: nggak|gak|ga|enggak|tidak|ngga|kagak|tetep ?gak|?nggak|?ada mempan|ngaruh|ngefek|berhasil|membantu|manjur|bantu|efek|guna|pengaruh|efeknya
        cm.result: agak|lumayan|cukup|sedikit|rada membantu|ngebantu|berhasil|nolong|mempan|ngaruh|bantu ?sih
        cm.before: terus|eh|lalu|sampe|sampai|jadi|langsung|malah ?aku|?gue|?saya ?jadi lupa|kelupaan|teralihkan ?deh|?sama ?lagunya
        cm.yes: aku|gue|saya|gw|gua { ~6 } / terus|eh|lalu|langsung|sampe|akhirnya ?langsung|?jadi|?aku|?gue|?malah|?udah lupa|kelupaan|teralihkan|teralih|ilang|hilang|lenyap|minggat|kabur ?deh|?lagunya|?sama
        cm.no: tadinya|niatnya|maunya|pengennya|rencananya|awalnya|mau|pengen|niat|pengin ..8 biar|supaya|buat|ngusir|ngilangin ..8 tapi|cuma|eh ?malah|?keburu ..5 hujan|males|malas|nggak|gak|ga|enggak|tidak|batal|rumah|ketiduran|capek|rebahan|tidur|lupa|urung
        other: @person ?kos|?kantor|?sekolah|?sebelah|?sekamar|?kuliah gue|aku|saya|gw { katanya|bilang|lagi|cerita|curhat|ngeluh|kena|punya|yang|stres
        contact.no: sendirian|sendiri aja|doang|seharian|saja
        contact.no: ^ ?cuma ?aku ?gue ?saya sendirian
        contact.yes: ribut|berantem|bertengkar|cekcok|berdebat|debat ?sama|?lama|?kita|?hebat|?di <!nggak|gak|ga|tidak|denger
        contact.yes: ngobrol|curhat|telponan|teleponan|bercanda|diskusi|ngegosip|gosip lama|panjang|banyak|sejam|bentar|seru|lewat|via|berjam-jam|santai|ngalor <!nggak|gak|ga|tidak|ngga|podcast|enggak|tanpa|mau|pengen|males|belum|denger|dengerin
        cm.no: nggak|gak|ga|enggak|tidak|ngga|kagak ?mau|?usah|?pernah|?aku|?gue ngapa-ngapain|ngapa-apain|ngelakuin|ngapain|berbuat|ngelawan|diapa-apain|apa-apain|diapain|ngapa|usaha|tindakan|melakukan ?ngapain|?apa|?apa-apa
        cm.no: ?gue|?aku|?saya biarin|biarkan|diemin|diamkan|cuekin|biarin ?aja|?saja
        @staff = cewek-cewek cowok-cowok cewek cowok montir dukun mertua anak-anak ponakan cucu-cucu rombongan keluarga tukang-tukang romo pastor pendeta perawat suster sopir supir kuli ojek penumpang jamaah jemaat kakak-adik besan adik-adik bos-bos bapak-bapak ibu-ibu
        contact.other: dimarahin|dimarahi|diomelin|diomeli|ditegur|dipuji|dibantuin|dibantu|diajak|diantar|dianter|dijemput|ditemenin|ditemani|dipeluk|dipanggil|diwawancara|disuruh|ditelepon|ditelpon|dikunjungi|dihibur|disapa|ditanya|ditanyain|dibawain|dimasakin ?ngobrol|?makan|?habis-habisan ?sama|?ama|?oleh ?si|?pak|?bu @person|@NAME|@firstName
        contact.other: @person|@firstName ?ku|?saya|?gue|?aku|?sekamar|?bengkelnya|?kos ?yang ?tadi ?juga masakin|bawain|bantuin|nganterin|nganter|jemput|ngajak|nelpon|telepon|nelepon|main|mampir|nengok|dateng|datang|ngajarin|nraktir|traktir|meluk|curhat|cerita ?aku|?gue|?ke|?saya <!belum|lagu
        contact.yes: bawa|ngajak|ajak|nganter|nganterin|antar|nemenin|jagain|momong|jemput|ngasuh|ngajarin|ketemu|peluk|bantuin|bantu|jenguk|nengokin|nengok|kunjungi|temui|traktir @person|@firstName|@NAME !kucing|anjing
        contact.yes: @person|@firstName ?bengkelnya|?nya ?asik|?baik ngobrol|cerita|ketawa
        contact.yes: kita|kami ..3 ribut|debat|berantem|ngobrol|telponan|curhat|cerita|berdebat|kumpul|ketemu|makan|bercanda|ketawa|nongkrong|jalan|main|masak|ngopi
        contact.yes: aku|gue|saya|gw sama|dan|ama|bareng @person|@firstName
        contact.yes: sama|bareng|dengan|ama|bersama|bareng-bareng|barengan ?si|?pak|?bu|?mas|?mbak|?kak|?para|?semua|?rombongan @person|@firstName|anak-anak|orang-orang|tetangga !siapa
        contact.yes: makan|ngopi|sarapan|main|nonton|jalan|belanja|lari|nongkrong|masak|kerja|kumpul|latihan ?siang|?malam|?kue|?pagi|?di ~3 sama|bareng|dengan|ama|bersama ?si|?pak|?bu @person|@firstName|@NAME
        contact.no: nggak|gak|ga|enggak|tidak|ngga|tanpa|kagak|belum ?ada|?pernah|?sempat ngobrol|ngomong|ketemu|bicara|bertemu|interaksi|kontak|ketemuan|bertukar ?sama|?dengan|?orang|?sm ?orang|?satu siapa-siapa|siapa|siapapun|orang|sekali|manusia|satupun|seorang ?siapa|?pun|?sama
        contact.no: kontak|interaksi|ketemu ?sosial|?orang ^ tidak|nggak|gak|ga|enggak|nihil|nol ?ada
        stress.none: nggak|gak|ga|enggak|tidak|ngga|tanpa|kagak|zero|nol|bebas|jauh ?ada|?merasa|?lagi|?dari|?sampe ?sama|?sedikit|?namanya stres|stress|tekanan|tegang|beban ?sama|?sedikit|?apa ?sekali|?pun !banget|amat|terlalu|parah
        stress.none: santai|selow|rileks|tenang|woles|kalem|nyantai|adem|enteng|chill|santuy|rebahan ?banget|?aja|?abis|?sekali|?kok <!nggak|gak|kurang|enggak|tidak|ga|belum|kepala|hari-nggak
        stress.mid: stres|stress|stresnya|stressnya|tekanan|tekanannya ?sih|?ya|?nya sedang|sedeng|biasa|normal|standar|lumayan|wajar ?aja|?lah
        stress.plain: stres|stress|tegang|panik|cemas|gugup ?berat|?banget|?parah|?gara|?karena|?soal
        stress.sign: capek|lelah mental
        stress.sign: mau|pengen|rasanya ?mau|?pengen teriak|nangis|meledak|pingsan|muntah ?rasanya
        stress.sign: kerjaan|kantor|tugas|kuliah|sekolah ?lagi|?bener-bener|?tadi gila-gilaan|gila|chaos|kacau|menggila|ngeri|parah
        stress.sign: gila-gilaan|kelabakan|kelimpungan|pontang-panting|jungkir|kocar-kacir|lari-larian
        stress.sign: deadline ?ada ?sampai ?tiga|?dua|?empat|?lima|?numpuk|?mepet|?semua
        mood.day: { hari ini ?udah|?sih|?jauh mendingan|membaik ?malah ?justru ?bahkan @verdict
        mood.self: { puas|senang|seneng|bahagia|sedih|kecewa ?banget aku|gue|saya|rasanya ?hari ?ini $
        unreal: ada ~4 apa|atau|ato nggak|enggak|gak|ga|tidak|engga
        unreal: apakah|apa ada|aku|gue|saya ~6 nggak|gak|tidak $
        @played = nyiulin menyiulkan bersiul siulin nyanyiin menyanyikan senandungin nyenandungin
        cm.result: ?itu ?jadi bikin|jadi|membuat ?aku ?lumayan ?agak mendingan|lega|reda|tenang|baikan
        cm.yes: akhirnya|ternyata ?yang { ~4 } yang berhasil|mempan|manjur|membantu|ampuh|menang
        @step = level levelnya
        @rating = level levelnya
        contact.yes: sama|dengan siapa / sama|dengan @person|@firstName
        contact.yes: sama|dengan kasir|penjual|tukang ~3 sebentar|soal|ngobrol|cerita
        @titleNone = pembukanya pembuka penutup penutupnya temanya iklannya soundtracknya openingnya
        other: @person ?lagi|?juga|?katanya|?tuh|?sih @feeling|@bad|@good <!sama|dengan|bareng|ama|aku|gue|saya|ketemu
        other: semua|orang-orang ?orang ~3 katanya|lagi
        told: katanya|kata $
        told: kata|kayaknya dia|mereka|@person $
        stress.sign: keringat|keringet dingin
        measure.distress: mengganggu|nyebelin|gangguin
        @bad = mengecewakan kekecewaan
        @good = ringan bebas hangat
        @feeling = ringan hangat
        word.good: @good parah|gila|banget|bgt|abis|pol|poll|mampus|bener !sih-tapi
        word.good: luar biasa
        word.bad: nangis terus|mulu|seharian|doang
        word.bad: bukan|nggak|gak ?bener-bener hari ?gue|?aku|?saya|?ku ?banget
        mood.day: ^ { bukan|nggak hari gue|aku|saya|ku ?banget
        mood.self: { rasanya|perasaannya ?tuh luar biasa
        mood.self: aku|gue|saya { nangis terus|mulu|seharian|doang
        mood.day: { senin|selasa|rabu|kamis|jumat|sabtu|minggu yang ~2 @verdict
        mood.day: ^ { ?jadi ?ini hari yang|penuh ?bener-bener ?sangat @verdict|mengecewakan
        dis.high: di ambang|titik|batas batas|kesabaran|jenuh|gila
        dis.high: nggak|gak|udah|sudah ?nggak|?gak ?udah lucu|waras|sanggup
        dis.high: ngehajar|menghajar|menyerang
        dis.plain: bikin|buat ?saraf|?kepala|?urat tegang|pening|puyeng
        dis.none: nggak|gak|ga|enggak|tidak ?sampe ?sampai bikin risih|terganggu|kesel|stres|pusing
        @titleEnd = cocok volume mood stres stress suara levelnya
        contact.yes: rayain|merayakan|ngerayain ?bareng|?sama
        contact.yes: bareng|sama|dengan|bersama ?satu|?temen|?teman|?anak|?anak-anak kelompok|kelas|kantor|kampus|rombongan|tim|grup
        contact.yes: kami|kita ?tadi|?juga ada|punya|lagi sesi|acara|rapat|latihan|pertemuan|konseling
        cm.yes: ilang|hilang|reda|lenyap|pergi|berhenti abis|habis|setelah|sesudah|pas|waktu|sejak|begitu aku|gue|saya|gw {
        cm.yes: pas|waktu|sambil|abis|habis|setelah|begitu ?aku|?gue|?saya|?lagi { ~4 } ?dia|?lagunya|?udah|?langsung|?terus|?baru ?udah|?langsung|?baru ilang|hilang|lenyap|reda|menghilang
        cm.yes: buat|untuk|biar|demi ngelawannya|melawannya|ngusirnya|mengusirnya|ngilanginnya|menghilangkannya ?aku|?gue|?saya {
        cm.more: terus|trus|lalu|dan|sama ?coba|?juga|?aku latihan|meditasi|olahraga|jalan {
        stress.sign: napas|nafas|makan|duduk|istirahat ?aja|?pun|?saja nggak|gak|ga|enggak|tidak ?ada|?bisa sempat|sempet|waktu|bisa
        stress.none: dengan|secara|bisa tenang|santai
        stress.plain: tegang|gugup ?banget
        stress.none: stres|stress|stresnya ?juga|?pun nggak|gak|ga|enggak|tidak ada|kerasa
        stress.none: stres|stress|stresnya ?juga|?pun nol|nihil|kosong
        @purpose = biar supaya buat untuk demi melawan ngusir pengalih
        @clock = jam pukul sampai sampe sejak
        @nope = nggak enggak gak ngga kagak
        @orElse = atau ato apa
        @orRest = apalah apa gitu semacamnya entah
        @mid = stabil seimbang
        dis.none: bikin|buat|jadi|malah ?jadi|?bikin ?lumayan adem|tenang|damai|nyaman|ayem
        dis.plain: bikin|buat ?aku|?gue|?jadi gelisah|resah|was-was|gugup|deg-degan|drop|down
        dis.plain: nggak|gak|tidak baik buat|untuk aku|gue|saya
        dis.high: bener-bener|sangat|beneran bikin|buat ?aku|?gue drop|down|gelisah|hancur|stres
        dis.high: manjat|naik|garuk|panjat tembok|dinding
        stress.sign: tensi|tensiku|darah|darahku ?gue ?langsung naik|tinggi ?drastis
        stress.sign: otak|kepala|otakku ?gue ?udah ?kayak|?jadi ?rasanya bubur|ngebul|meledak|berasap
        stress.sign: nggak|gak|ga|tanpa|belum makan siang
        stress.sign: nonstop|marathon|maraton
        stress.plain: tegangnya|cemasnya|paniknya
        cm.before: bar|sawise kuwi|iku ?langsung meneng|ilang|sepi
        cm.before: aku|gue|saya|terus|trus lakuin|turutin|kerjain|coba ?dan|?terus
        cm.before: ?dan ?beneran jadi ?lebih pelan|lirih|tenang|mendingan
        cm.before: ^ ?terus ?langsung hilang|ilang|lenyap $
        contact.yes: telepon|telpon|nelpon|telponan|ngobrol ?bentar|?lama sama|ke|dengan ?pihak bengkel|bank|rumah|kantor|asuransi|sekolah|kelurahan
        @act = ngiris iris kunyah ngunyah ngelap mengelap menyapu nyapu nyikat tidur lari jalan-jalan senandung siulin nyiulin meditasi napas bernapas pernapasan wudhu sujud bikin merajut jahit menjahit zumba bersepeda renang berenang mewarnai menggambar nyetrika setrika headphone nyalain
        @good = kepenak
        word.bad: ora|nggak|gak kepenak|penak
        mood.day: { rasane|dinane|dina ?iki ?rasane ~1 @verdict
        @than = daripada
        @even = bahkan
        @titleTail = kemarin sejak
        cm.no: tindakan|upaya|usaha|penanganan|cara nggak|tidak|gak|enggak|nihil|nol ?ada
        dis.high: benci ?banget|?sekali|?parah <!nggak|gak
        cm.before: yang bikin|membuat ?aku|?gue|?saya lupa|lega|tenang
        contact.other: @person|@firstName ?gue|?aku|?saya ?tadi|?juga|?sempet dateng|datang|mampir|main|nginep <!belum|nggak
        cm.no: ngapain|ngelakuin|tindakan ?apa ?buat ?ngatasin / nggak|gak|enggak|tidak ?ngapa-ngapain
        other: suasana kantor|kelas|rumah|kerja|rapat|tim|toko|di
        contact.yes: bareng|sama|dengan|bersama band|tim|grup|paduan|klub
        contact.yes: email-emailan|surat-suratan|emailan|imel-imelan sama|dengan|ama
        @titleSkip = masih ada
        @diverted = teralihkan alihin
        word.good: oke|ok banget|bgt|parah|pol
        @bad = sial apes
        mood.day: { sial|apes|parah ?banget|?bgt hari ini
        mood.day: ^ { so so ?lah ?hari ?ini $
        @act = cuci telepon telpon nelpon alihin nyikat beberes beresin telponin hubungi hubungin teriak-teriak joget jogging
        cm.yes: ^ { @act ~3 } ?lumayan|?cukup|?ternyata|?sedikit|?agak membantu|ngebantu|berhasil|manjur|nolong
        cm.yes: aku|gue|saya|gw { @act ~3 } buat|untuk|biar|demi ngusirnya|mengusirnya|ngilanginnya|ngelawannya|melawannya|ngalihinnya
        cm.yes: biar|supaya ?lagunya nggak|gak|ga|tidak kedengeran|ganggu|muter ?lagi aku|gue|saya {
        cm.yes: aku|gue|saya|gw { @act ~3 } terus|lalu|dan|langsung ?lagunya|?langsung berhenti|hilang|ilang|reda
        cm.no: nggak|gak|ga|enggak|tidak nyoba|coba|ngelakuin|berbuat apa-apa|apa|apapun
        @almost = hampir nyaris
        @mid = nano-nano gitu-gitu
        mood.self: aku|gue|saya { puas|seneng|senang|kecewa|bahagia sama|dengan hari
        mood.self: { mood|moodku|perasaan ?gue|?aku|?saya di tengah|tengah-tengah
        word.mid: di tengah|tengah-tengah
        mood.day: ^ ?ya { gitu ?gitu aja|deh hari
        mood.day: { hari ini nano ?nano
        dis.plain: ngalihin|mengalihkan perhatian|fokus|konsentrasi
        contact.other: orang tua|tuaku|tuanya ?gue ?datang datang|dateng|mampir|main|nelpon
        contact.other: sekeluarga|keluarga|orangtuaku|ortu ?besar datang|dateng|kumpul|ngumpul
        contact.yes: kencan|ngedate|nge-date sama|bareng|dengan
        contact.yes: makan ?siang|?malam|?pagi di|ke rumah|tempat @person|@firstName
        cm.yes: buat|untuk ngatasinnya|mengatasinya|ngilanginnya|ngusirnya aku|gue|saya {
        stress.plain: tekanannya|bebannya|stresnya ~2 gede|besar|berat|tinggi
        """
}
