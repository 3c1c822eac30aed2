// Indonesian, the spoken one too: words and whose, when and how much.
extension SpokenRules {
    static let indonesianWords = """
        @not = nggak gak ga enggak engga ngga nggk tidak tak kagak kaga ndak ora belum blm bukan tanpa tiada jangan nol gk tdk never no ngak gada
        @small = di dan yang ke dari untuk dalam pada
        @self = kita kami
        @self = aku gue gua gw saya ku aq awak daku hariku kepalaku moodku
        @today = sekarang tadi ini
        @prep = sama dengan bareng ama ke buat bersama dari tentang soal untuk
        @now = sekarang
        @since = sejak dari semenjak gara
        @compared = daripada kayak seperti beda
        @carry = itu dia terus waktu lagunya
        @join = tapi tp terus trus karena soalnya lalu kemudian padahal jadi sedangkan sambil makanya abis habis malah untungnya namun meski walaupun
        @turn = tapi akhirnya malah
        @filler = ya yah sih deh lah kok nih tuh kan oke eh hmm anu gitu kayak pokoknya kayaknya rasanya sebenernya sebenarnya mungkin ternyata emang memang agak
        @rating = sekitar kira kayaknya mungkin angka skor nilai paling
        @number0 = nol
        @number1 = satu
        @number2 = dua
        @number3 = tiga
        @number4 = empat
        @number5 = lima
        @number6 = enam
        @number7 = tujuh
        @number8 = delapan
        @number9 = sembilan
        @number10 = sepuluh
        @unit = jam menit hari kali orang minggu bulan tahun lagu deadline ribu juta kilo tugas anak puluh belas meeting rapat
        @kin = teman temen temenku temanku temen2 sahabat sahabatku ibu ibuku bapak bapakku ayah ayahku mama mamaku papa papaku kakak kakakku adik adikku adek adekku suami suamiku istri istriku
        @kin = anak anakku anak-anak nenek nenekku kakek kakekku oma opa tante tanteku om omku paman sepupu sepupuku keponakan pacar pacarku cowokku cewekku mertua mertuaku keluarga ortu orangtua
        @kin = abang abangku mbak mas kak bude pakde mbakku masku bunda ponakan ipar iparku gebetan besti bestie emak bokap nyokap bini laki cucu eyang
        @staff = bos bosku atasan atasanku rekan kolega tetangga tetanggaku guru dosen dosenku dokter psikolog terapis klien tim bu pak mbok satpam pembimbing pelanggan murid siswa
        @staff = sekelas sekantor geng warga kelompok penjual abang tukang ustaz ustadz pendeta pelatih kasir ojol barista karyawan staf sekosan sekamar kost barengan gengku mahasiswa hrd manajer
        @person = @kin @staff
        @past = kemarin kemaren
        other: katanya|kata ?dia|?@person|?@NAME
        other: @kin|tetangga|tetanggaku|bos|bosku|atasan|atasanku|dosenku|dosen|rekan|bu|pak ..3 lagi|bilang|cerita|curhat|ngeluh|kena|kepikiran|nyanyi|punya|kejebak|pusing|stres|katanya|ngomel|keinget|terngiang <!sama|dengan|bareng|ama|ke|buat|ketemu|telpon|ada
        other: @kin|bos|tetangga nyanyi|ngeluh|curhat|stres|sedih|marah|yang <!lagu|lagunya|musik
        other: dia|doi|mereka|beliau|ia
        other: @NAME ?lagi|?yang bilang|cerita|curhat|ngeluh|stres|kejebak|kepikiran|nyanyi|sedih|katanya|keinget
        past: kemarin|kemaren|kmrn|kemarennya
        past: minggu|bulan|tahun|senin|selasa|rabu|kamis|jumat|sabtu|pekan|malam ?yang lalu|kemarin|kemaren
        past: dulu <!terlebih|istirahat|tunggu|bentar|lebih|ini|jangan|sebentar|makan|mandi|tidur
        past: waktu itu|kecil|sd|smp|sma
        past: semalam|semalem
        past: tadi malam|malem
        past: beberapa|dua|tiga|empat|lima hari|minggu|bulan|tahun ?yang lalu|kemarin
        past: hari ?yang lalu|kemarin
        past: zaman|jaman
        future: besok|lusa|besoknya
        future: minggu|bulan depan
        future: nanti ..1 mau
        future: rencananya
        unreal: tadinya|niatnya|pengennya|maunya|harusnya|rencananya ?mau|?pengen
        unreal: awalnya ?aku|?gue mau|pengen|niat
        unreal: hampir|nyaris|sempat kepikiran|mau
        unreal: pengen|mau|pengin ?sih ..7 tapi nggak|gak|ga|enggak|batal|ngga|males
        unreal: seandainya|andai|andaikan
        corr: eh|ralat|maksudnya|koreksi|maaf|salah ?bukan|?nggak|?salah|?deng|?maksudku|?enggak|?gak !iya
        corr: ^ bukan|enggak|nggak|gak ?deng|?ding|?maksudku|?lebih ?ke ?tepatnya
        corr: deng|ding
        corr: maksudku|maksud|lebih ?gue|?saya|?aku|?tepatnya|?tepat|?ke
        corr: lebih tepatnya|ke
        corr: atau lebih|mungkin
        corr: tunggu|bentar ?deh
        deg.none: sama sekali nggak|gak|tidak|ga|enggak
        deg.low: rada|agak|cuma|cuman|paling <!nggak risih|ganggu|ngeganggu|keganggu|kesel|sebel|ngeselin|dikit|sedikit|stres
        deg.low: seiprit|sedikit-sedikit|dikit-dikit|secuil|sithik|sitik|saeutik
        deg.low: nggak|gak|ga|ora|enggak|ngga ..1 amat|banget|nemen|patio|parah|pisan
        deg.high: parah|asli|gokil|pisan|kebangetan|kelewatan|gila-gilaan|keterlaluan|ngaco|nemen|tenan|pol-polan|sumpah|edan|luar biasa|jir|anjir|bet <!nggak|gak|ga
        deg.none: nggak|gak|ga|enggak|tidak|ngga|tak ..3 sama sekali
        deg.none: nol|kosong|zero
        deg.none: sedikit pun|sedikitpun
        deg.low: sedikit|dikit|sikit|dikitlah|sedikitlah|minim|rendah|kecil|ringan|secuil|sekilas|seuprit|tipis
        deg.low: agak|rada|hampir|kurang ?nggak|?gak|?ga|?enggak|?tidak
        deg.low: nggak|gak|ga|enggak|tidak|ngga|tak|gk|tdk terlalu|begitu|gitu|seberapa|banyak|sampai|sampe|parah|segitunya|amat
        deg.low: nggak|gak|ga|enggak|tidak|ngga ..2 amat|amat-amat|banget|kali
        deg.low: hampir nggak|gak|tidak|ga|enggak
        deg.low: cuma|cuman|paling ..1 dikit|sedikit
        deg.mid: sedang|sedeng|lumayan|cukup|medium|biasa|standar|tengah|menengah|cukupan|secukupnya
        deg.mid: masih bisa|wajar|oke|aman|ditahan|terkendali
        deg.mid: gitu gitu
        deg.mid: bisa di|ditahan|ditoleransi|diatasi
        deg.high: banget|bgt|bngt|sangat|amat|sekali|parah|sungguh|gila|super|tinggi|bener|benar|beneran|abis|luar|setengah|mati|pol|total|ekstrem|maksimal|terlalu|berat|kelewat|minta|gede|besar|poll|betul|ampun|sumpah|buanget <!nggak|gak|ga|sama|tidak|bukan|enggak|begitu
        scale: satu|nol|0|1 sampai|sampe|hingga|ke|- sepuluh|10
        scale: skala
        ofTen: dari|per sepuluh|10
        ofTen: 10
        @strong = eh ralat bukan
        measure.mood: mood|moodnya|moodku|perasaan|perasaanku|hati|hariku|harinya|suasana|hari|mud
        measure.strength: kuat|kuatnya|kenceng|kencengnya|kencang|kencangnya|keras|kerasnya|volume|volumenya|intensitas|intensitasnya|kekuatan|kekuatannya|nempelnya
        measure.distress: ganggu|ganggunya|keganggunya|keganggu|terganggu|terganggunya|gangguannya|gangguan|menganggu|mengganggu|ngeganggu|ngeselin|ngeselinnya|risih|risihnya|nyebelin|nyebelinnya
        measure.stress: stres|stress|stresnya|stressnya|tekanan|tingkat
        """
}
