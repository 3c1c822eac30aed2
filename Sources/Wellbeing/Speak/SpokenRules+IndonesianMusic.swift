// Indonesian: music in the head, its title and how strong it is.
extension SpokenRules {
    static let indonesianMusic = """
        @song = lagu lagunya lagu-lagu laku melodi nada musik jingle tembang musiknya melodinya reff refrain nyanyian soundtrack ost mars dangdut nadanya jinglenya irama selawat sholawat lagune song
        @song = earworm lirik liriknya reffnya
        @worm = earworm earwormnya earwom
        @music = @song
        @head = sirah sirahku sirahe kepala kepalaku kuping kupingku telinga telingaku otak otakku pikiran pikiranku benak benakku batok kepalanya kuping hati
        @run = muter-muter ngulang keulang berulang terulang replay nyanyi-nyanyi mengalun-alun ngendap nempelnya ngetok kebawa kebawa-bawa menari dangdutan nggema nongol nongkrongin nyelip
        @run = muter muter-muter terngiang ngiang terngiang-ngiang kebayang-bayang bayang nempel nyangkut kebayang muterin keputer berputar putar mengiang keinget bunyi main nongkrong nyanyi nyantol ngendon menempel
        @run = diputar keputar mampir lewat mendengung bergema gema jalan terputar kepikiran muncul mengalun bersarang mutar stuck ngetem mendekam terus kejebak loop ngeloop looping melekat nancep hinggap
        @run = terjebak mangkal ngadat tertanam bercokol kejebaknya ketempelan kerasukan
        @thought = tugas kerjaan deadline masalah pikiran beban
        music.yes: repeat|replay|looping|loop|ngulang|keulang|muter ..3 kepala|otak|kuping|kepalaku|otakku|kupingku|pikiran|benak
        music.yes: @music ..8 ulang|repeat|replay|looping|loop|stuck|ngulang|berulang|keulang|terus-terusan|bertamu|mampir|nyantol|lengket|nemplok
        music.yes: kepala|otak|kuping|pikiran|kepalaku|otakku ..3 dipenuhi|penuh|diisi|isinya|kemasukan|dihantui ..3 @music
        music.yes: lengket|nempel|nyantol|kejebak|nyangkut|terperangkap ..2 @music
        music.yes: @worm
        music.yes: @music ..8-@thought kepala|kepalaku|kuping|kupingku|telinga|telingaku|otak|otakku|pikiran|pikiranku|benak|benakku <!dengar|denger|dengerin|konser|putar
        music.yes: @music ..8-@thought neng|ing|nang sirah|sirahku
        music.yes: di|dalam|dlm ?dalam kepala|kepalaku|kuping|kupingku|otak|otakku|telinga|telingaku|benak|benakku|pikiran ..7-@thought @music
        music.yes: @music ..6 terngiang|terngiang-ngiang|ngiang|nempel|nyangkut|keputer|keinget|keinget-inget|nyantol|menempel|nancep|melekat|kebayang|muter|ngendon|bersarang|hinggap|keputar
        music.yes: terngiang|kejebak|ketempelan|kepikiran|keinget|kerasukan|terjebak|terngiang-ngiang|ngiang|kebayang ..3 @music
        music.yes: kemasukan|kesambet|dihantui|diikuti|digentayangi ..2 @music
        music.yes: muter|nempel|nyangkut|keputer|terngiang|bunyi|ngendon|mutar|loop|looping|muter-muter ..3 di ?dalam kepala|kepalaku|otak|otakku|kuping|kupingku|telinga|telingaku|benak|pikiran
        music.no: nggak|gak|ga|enggak|tidak|ngga|tanpa|tak|nggk|belum|bukan|tiada|gk|tdk ?ada|?denger|?punya|?lagi|?kemasukan|?kejebak|?ada ?satu|?satupun|?suatu|?kata|?yang ?namanya @music !konser|yang|diputar
        music.no: gada|nihil|kosong|bebas|bersih|nol|absen ?dari|?ada @music
        music.no: @music ~4 nggak|gak|ga|enggak|tidak|ngga|nihil|kosong ada|muncul|nempel|mampir|kosong|nyangkut|lewat|satupun|terngiang
        music.no: kepala|kepalaku|otak|otakku|kuping|kupingku|pikiran|pikiranku|telinga ?lagi|?juga|?rasanya|?hari|?malah|?gue|?aku|?saya|?tuh|?mah|?sih ?ini|?lagi ?cukup|?benar|?sih bersih|kosong|sepi|sunyi|hening|senyap|tenang|adem|plong|bening|diam
        music.no: hening|sunyi|sepi|kosong|tenang ..1 di|dalam ?dalam kepala|kepalaku|otak|kuping|otakku
        music.no: nggak|gak|ga|enggak|tidak ada ?yang ?apa ?apa-apa|?apapun|?apa ?nempel|?muter|?bunyi|?nyangkut|?terngiang|?muncul di ?dalam kepala|kepalaku|otak|kuping|otakku|telinga
        music.no: di ?dalam kepala|kepalaku|otak|otakku|kuping|kupingku ?sih|?gue|?aku|?saya|?hari|?juga|?mah|?sendiri|?lagi ?ini|?sendiri nggak|gak|ga|enggak|tidak ada ?apa|?apa-apa|?apapun|?lagu
        music.no: di ?dalam kepala|kepalaku|otak|otakku|kuping|kupingku ?sih|?gue|?aku|?saya|?hari|?juga|?mah|?sendiri|?lagi ?ini|?sendiri kosong|sepi|hening|sunyi|bersih
        music.no: nggak|gak|ga|enggak|tidak ada ?yang nempel|nyangkut|muter|terngiang|keputer
        music.context: hari ini ?sih|?untungnya|?alhamdulillah|?mah|?udah|?aku|?gue ?nggak|?gak|?udah nggak|gak|ga|enggak|kosong|hilang|sepi|bersih|ilang|tidak ?ada|?muncul
        music.context: aku|gue|saya|gw ?sendiri ?sih|?mah|?untungnya ?hari ?ini nggak|gak|ga|enggak|tidak|aman|nggak ?ada $
        music.context: sekarang ?sih|?udah|?malah ?nggak|?gak|?udah nggak|gak|hilang|ilang|bersih|sepi|kosong ?ada
        music.no: nggak|gak|ga|enggak|tidak|ngga ada @music ?yang ?nyangkut|?nempel
        music.no: kepala|kepalaku|otak|pikiran ?lagi ?juga adem|ayem
        music.stuck: nggak|gak|ga|enggak|tidak|susah ?bisa|?mau|?kunjung ilang|hilang|lepas|pergi|keluar|lupa ?ilang|?dari|?dari
        music.stuck: nempel|nyangkut|kejebak|muter ?terus|?mulu|?di
        music.no: nggak|gak|ga|enggak|tidak|ora|ngga|kagak|teu ada|ono|ana|aya|kedengeran|denger|punya ?satu|?sebuah @music !yang|konser
        music.no: kepala|kepalaku|otak|otakku|kuping|kupingku ?gue|?aku|?saya|?rasanya|?lagi|?beneran|?bener-bener ?lagi|?bener ?bener ?bebas libur|kalem|off|mute|nol|blank|plong|bersih|kosong|hening|sunyi|sepi|tenang !melompong
        music.no: bebas|absen|libur|kosong|sepi|nihil ?dari ?suara|?segala @music
        music.no: musik|lagu|suara ?di ?kepala|?otak nihil|kosong|off|mute|absen|nol|nggak|gak|enggak|ga|tidak ?ada $
        music.no: bebas|tanpa earworm|lagu|musik|jingle
        title.head: lagu|lagunya|jingle|melodi|nada|tembang|musik|song ?yang|?berjudul|?judulnya|?itu|?ini|?iklan|?anak|?dangdut|?lama|?pop { ~9 } nempel|muter|terus|terngiang|di|neng|nyangkut|keputer|mulu|muter-muter|terngiang-ngiang|ngendon|keinget|muterin|gak|nggak|mutar|dalam|bunyi
        title.head: kejebak|ketempelan|kepikiran|keinget|terngiang|terngiang-ngiang|kebayang|kerasukan|kemasukan ?sama|?terus|?mulu ?lagu ?judulnya {
        title.cased: di ?dalam kepala|kepalaku|kuping|kupingku|otak|otakku|telinga|telingaku|benak ?ku|?gue|?saya|?ini|?tuh|?lagi|?ada|?terus ?ada|?lagi|?terus|?muter|?nempel|?keputer|?bunyi ?terus|?lagi|?muter|?mulu lagu|muter|terngiang|nempel|jingle|bunyi|nyangkut|keputer|melodi ?lagu|?terus {
        title.cased: penuh|dipenuhi|diisi|dihantui|isinya|kebayang|keinget|ketempelan ?sama|?dengan|?lagu ?lagu {
        title.head: dihantui|digentayangi|dikejar|ditemani|ditemenin|diteror ?sama ?lagu {
        title.head: lagu|jingle|song ?yang ?nempel|?nyangkut|?muter|?stuck|?terngiang ?hari|?di ?ini|?kepala itu|adalah|yaitu|tuh|ya {
        title.back: { looping|repeat|replay|stuck|ngulang|lengket|nyantol|nemplok ?terus|?mulu ?di ?kepala|?otak|?kuping
        title.cased: nempel|nyangkut|muter|terngiang|keputer|kejebak ?malah|?itu|?terus|?justru|?di|?mulu ?kepala|?lagu {
        title.head: yang nempel|nyangkut|muter|terngiang|keputer|stay|bertahan|bener-bener ?nempel ?malah|?justru|?itu|?di|?terus|?adalah ?kepala|?lagu|?malah ?malah {
        title.cased: di ?dalam kepala|kepalaku|otak|otakku|kuping|kupingku|telinga ?gue|?aku|?saya|?gw|?ini ^ {
        title.cased: sekarang ?malah|?udah jadi|ganti|lagunya|lagu|muter|nempel|nyangkut ?jadi ?lagu {
        title.cased: ganti|berubah|diganti|pindah ?jadi|?ke|?sama|?dengan|?lagunya|?lagu {
        title.head: earworm|earwormnya ?hari|?adalah|?lagu|?itu ?ini ?lagu|?adalah|?tuh {
        title.back: { nempel|muter|terngiang|keputer|nyangkut|terngiang-ngiang|muter-muter|bunyi|mutar ?terus|?mulu|?lagi di ?dalam kepala|kepalaku|otak|otakku|kuping|kupingku|telinga|telingaku|benak
        title.back: { terus ?muter|?nempel|?bunyi di kepala|otak|kuping
        title.name: judulnya|berjudul|judul|judule|bertajuk ?itu|?kalau|?kalo|?nggak|?gak ?salah {
        title.name: lagu|lagunya|jinglenya|jingle|tembang ?itu|?tuh|?yang|?namanya|?si|?iklan|?judulnya {
        title.name: namanya {
        title.nameBack: { judulnya|judulnya|namanya $
        title.nameBack: { kalau|kalo ?nggak|?gak ?salah judulnya
        title.other: muterin|nyanyi|nyanyi-nyanyi|nyanyiin|diputar|memutar|nyetel|setel|nyanyikan ?lagu {
        @titleSkip = lagu itu yang si sih tuh ini judulnya berjudul lagi ada terus muter nempel kayaknya kalau kalo gak nggak salah ya eh malah namanya adalah mulu namanya jadul lama
        @titleSkip = dari pagi tadi di kepala sama terngiang bunyi jadi aja kayak
        @titleTime = pagi siang sore malam hari
        @titleTail = itu sih lagi ya deh kayaknya gitu terus mulu dari sejak yang kalau gak nggak salah atau apa apalah lah tuh nih itu tadi pagi melulu muter kali nempel mungkin seharian
        @titleStop = lagu ada terus lagunya judulnya ini tadi pagi sih itu yang sama dengan hari denger tapi karena soalnya siang malam
        @titleEnd = terus trus di dari yang nempel muter mulu tapi kenceng pelan keras kencang sampe sampai sejak banget itu lumayan volumenya nggak gak ga enggak udah sudah terngiang nyangkut
        @titleEnd = keputer muter-muter karena soalnya gara agak ganggu keganggu lagi sih deh kayaknya tadi ini gitu melulu kuat sayup pelan-pelan suaranya cuma cuman tuh lah mulai padahal bikin
        @titleEnd = seharian kalau kalo dan jadi ya aku gue saya pas waktu dalam loh mutar ngendon bunyi malah
        @titleNone = kemarin tadi sekarang seharian hari kepala kuping otak terus mulu kayak besok pagi siang malam
        @naming = judulnya berjudul namanya bertajuk judul
        @titleNone = apa yang apa-apa entah lupa nggak gak ga enggak tidak tau tahu orang dia aku gue saya kamu itu ini gitu anak iklan dangdut sesuatu semua doang iya satu dua banyak mana
        @titleNone = kepala lain baru siapa aja begitu sama dong galau indo barat korea jepang india religi pop rock apaan anak-anak wajib
        @titleDescribes = band penyanyi grup artis punya punyanya yg yang dari tentang soal dengan ada pake waktu milik kayak di ke buat untuk
        @source = hujan angin kopi sakit pusing bos bosku macet tetangga kantor radio anak anjing kerjaan klien panas flu batuk konser rapat motor dosen tukang bor mesin tv petir hp kucing gempa jalanan bau
        str.low: pelan|pelan-pelan|pelan2|lirih|samar|samar-samar|sayup|sayup-sayup|lembut|lemah|kecil|halus|tipis|lamat-lamat|remang <!nggak|jalan|gak|makan
        str.low: pelan|samar|sayup|lirih|halus|kecil ?banget|?sih|?aja|?doang
        str.low: sayup|lirih|samar|pelan|bisik|bisik-bisik|lamat|alon|alus|lirih-lirih <!nggak
        str.low: kayak|kaya|seperti ..2 jauh|bisikan|bisik|gumam|kejauhan
        str.low: dari|di kejauhan|jauh
        str.low: latar|background ?belakang
        str.low: nggak|gak|ga|enggak|tidak|ngga|tak ?terlalu|?begitu|?gitu|?sampe|?sampai|?pernah kenceng|kencang|keras|kuat|nyaring|lantang
        str.low: volumenya|suaranya|volume ~2 kecil|pelan|rendah|lirih|halus|dikit
        str.mid: volume|volumenya|kuatnya|kekuatannya|kencengnya|kerasnya|intensitasnya|suaranya|nempelnya|lagunya ~3 sedang|sedeng|lumayan|biasa|medium|standar|tengah|cukupan|normal
        str.mid: sedang|sedeng|medium ?aja|?lah volumenya|kuatnya|kencengnya|kerasnya|suaranya|intensitasnya
        str.mid: nggak|gak|ga|enggak|tidak ?terlalu kenceng|keras|kencang|kuat ?tapi|?dan|?juga|?banget|?juga ?juga nggak|gak|ga|enggak|tidak ?terlalu|?juga pelan|lirih|samar
        str.mid: nggak|gak|ga|enggak|tidak ?terlalu pelan ?tapi|?dan|?juga ?juga nggak|gak|ga|enggak|tidak ?terlalu|?juga kenceng|keras|kencang|kuat
        str.mid: sedang-sedang|sedengan|sedang aja|saja|lah
        str.mid: setengah volume|kenceng|keras
        str.high: kenceng|kencang|keras|kuat|nyaring|lantang|kencengnya|bising|berisik|memekakkan|kerasnya|menggelegar|membahana <!nggak|gak|setengah !hati|kepala|kerja
        str.high: jedag|gaspol|gas|ngejreng|mentok|menggelegar|meraung|teriak|ngebass|gonjreng|bergemuruh|lantang|cetar !jedug|nangis
        str.high: kenceng|keras|kuat|kencang parah|poll|pol|gila|abis|mampus|beud|bet|bener|banget|sekali|amat
        str.high: volume|volumenya|suaranya|kerasnya ..2 seratus|sepuluh|full|pol|mentok|atas
        str.high: volume ?nya ?di full|pol|penuh|maksimal|maks|tinggi|max|mentok|gede
        str.high: volumenya|suaranya ~2 full|pol|penuh|maksimal|maks|tinggi|max|mentok|gede|gila|gila-gilaan|poll
        str.high: full volume
        str.high: kayak|kaya|seperti ..1 konser|speaker|toa|hajatan
        """
}
