// Indonesian, the spoken one too: loose and spoken wordings of music, titles and strength.
extension SpokenRules {
    static let indonesianSpeechMusic = """
        music.yes: @head ..2 muterin|muter|mutar|nyanyiin|memutar|memainkan|nyanyi|mainin|diisi|didatengin !motor|mobil|balik|jalan
        music.yes: ada ?sih|?satu|?semacam|?kayak @music ?iklan|?apa|?anak|?dangdut|?jingle ?gitu|?sih|?apa di ?dalam @head
        music.yes: @music|nada ?iklan ?gitu|?sih|?itu di ?dalam @head <!nggak|gak|ga|enggak|tidak|ngga|tanpa
        music.yes: kepikiran|keinget|kebayang|keingetan|teringat ?terus ?sama lagu|lagunya|melodi|jingle
        music.yes: terus|masih|selalu|sering ?kedengeran|?terdengar|?kedengar ?terus ?suara ?lagu ?di|?dalam @head
        music.yes: kedengeran|terdengar|kedengar ?terus|?lagi ?di ?dalam @head ?lagu
        music.yes: ngusir|usir|ngilangin|menghilangkan|melawan|ngelawan|lupain|melupakan ?si|?itu lagu|lagunya|melodi|jingle|musik
        music.yes: lagu|lagunya|melodi|melodinya|jinglenya|jingle|nadanya ?itu|?tuh|?sih|?tadi masih ?ada|?muter|?nempel|?kedengeran|?terus ada|muter|nempel|kedengeran|terus|nyangkut|situ|di
        music.yes: lagu|lagunya|melodi|jingle ?itu|?ini|?yang ?gak|?nggak|?ga|?kagak ?mau|?bisa ilang|hilang|minggat|pergi|lepas|berhenti|ilang-ilang|kelar <!nggak|gak|ga|tidak
        music.yes: lagu|lagunya|melodi|jingle ..3 terngiang|terngiang-ngiang|nempel|nyangkut|nyantol|muter|keputer|ngiang
        music.no: kepala|kepalaku|otak|otakku ?gue|?saya|?aku ?sih|?mah|?tuh|?hari|?lagi|?seharian ?ini hening|sepi|sunyi|kosong|bersih|tenang|senyap|adem|kalem !melompong
        music.no: musik|lagu|melodi|nada ?di ?kepala ?hari|?sih ?ini ^ ?hari ?ini kosong|nihil|nggak|gak|enggak|tidak|nol|zonk|absen ?ada $
        music.no: lagu|musik|melodi|jingle ?di ?kepala ?hari|?sih|?mah ?ini ?sih|?mah enggak|nggak|gak|ga|tidak|ngga|kagak|nihil|kosong ?ada|?sama $
        music.no: nggak|gak|ga|enggak|tidak|ngga ada ?satu|?apa|?satupun|?pun ?pun|?apa yang nyangkut|nempel|muter|terngiang|masuk|nyantol ?di
        music.no: nggak|gak|ga|enggak|tidak|ngga ada ?satu|?sama ?pun lagu|musik|jingle|melodi ?yang|?di|?nempel ?nempel|?nyangkut|?muter|?kepala
        music.context: kalo|kalau|klo|kl aku|gue|saya|gw|gua ?sih|?mah|?sendiri ?hari|?malah ?ini sepi|aman|nggak|gak|ga|enggak|tidak|kosong|hening|bersih|sunyi|tenang|bebas
        music.context: ^ ?udah ?sekarang ?hari ?ini ?semua ?pokoknya hening|sunyi|sepi|senyap|tenang|kosong ?banget|?total|?semua|?aja|?sekali $
        music.context: udah|sudah|sekarang|hari ?ini|?udah|?sudah ?udah|?sudah nggak|gak|ga|enggak|tidak|ngga|ilang|hilang|lenyap|pergi ?ada|?muncul|?kedengeran|?nempel ?lagi $
        music.context: hari ini|ni ?sih|?mah|?udah|?untungnya|?syukurnya ?udah nggak|gak|ga|enggak|tidak|ngga ada ?lagi
        music.context: untungnya|syukurlah|syukurnya|alhamdulillah ?hari|?aku|?gue|?sekarang ?ini|?sih ?udah nggak|gak|ga|enggak|tidak|hilang|ilang|sepi|bersih ?ada
        music.stuck: masih|tetep|tetap ?aja ?ada|?muter|?nempel|?kedengeran ada|muter|nempel|kedengeran|disitu|situ|nyangkut ?di|?terus
        music.stuck: gak|nggak|ga|kagak|enggak|tidak ?mau|?bisa ilang-ilang|kelar-kelar|pergi-pergi|berhenti-berhenti|hilang-hilang|ilang|hilang ?ilang
        title.head: @head ?aku|?gue|?saya ?terus|?lagi ?terus muterin|muter|mutar|nyanyiin|memutar|nyanyi|mainin ?lagu {
        title.head: kepikiran|keinget|kebayang|keingetan|teringat ?terus ?sama lagu ?yang ?judulnya {
        title.head: ngusir|usir|ngilangin lagu ?ini|?itu ^ {
        title.next: @music ?ini|?itu ^ ?namanya
        title.next: lagu|lagunya|melodi|tembang ?yang ~6 $
        title.next: lagu kami|kita|ini|itu $
        title.next: lagu|lagunya ?minggu|?bulan|?kemarin ~4 lagi|muncul|datang|balik $
        str.low: pelan|lirih|samar|samar-samar|sayup|sayup-sayup|kecil|halus|lembut ?banget|?sekali|?aja|?doang|?sih|?kok <!nggak|gak|ga|jalan|makan|tidak|lebih|mulai
        str.low: kayak|kaya|seperti|ibarat ..4 sebelah|jauh|bisik|bisikan|kejauhan|bisik-bisik|senandung|bersenandung
        str.low: cuma|cuman|hanya|sekadar|sekedar|kayak ?di|?suara|?jadi latar|background|bisikan|samar|sayup|belakang ?belakang
        str.mid: volumenya|suaranya|kencengnya|kuatnya ?sih|?ya sedang|sedeng|standar|normal|biasa|tengah|medium|cukup|lumayan ?lah|?aja !kenceng|keras|kuat
        str.mid: nggak|gak|ga|enggak|tidak ?terlalu|?begitu keras|kenceng|kencang|kuat|pelan|lirih ?banget ?tapi|?ya ?juga nggak|gak|ga|enggak|tidak ?juga|?terlalu ?juga pelan|lirih|samar|keras|kenceng|kuat
        str.mid: sedang-sedang|tengah-tengah|sedeng-sedeng|sedang|sedeng ?aja|?saja|?lah|?sih
        str.high: kenceng|keras|kencang|kuat|nyaring|berisik|bising ?banget|?bgt|?parah|?abis|?sekali|?amat|?sampe|?sampai|?pol <!nggak|gak|ga|tidak|setengah|enggak|kurang !hati|kepala|kerja
        str.high: full volume|power|bass
        str.high: volume|volumenya ?full|?mentok full|mentok|maksimal|poll|pol|penuh|max
        str.high: lumayan|cukup|agak|rada kenceng|keras|kencang|nyaring|kuat <!nggak|gak
        str.high: teriak-teriak|jerit-jerit|menggelegar|memekakkan|gedor
        title.other: nyiulin|siulin|menyiulkan|menyanyikan|senandungin|nyenandungin {
        music.yes: nempel|nyangkut|kebawa|nular juga di @head
        str.low: hampir|nyaris nggak|gak|ga|enggak|tidak kedengeran|terdengar|kedengar|kerasa|terasa
        title.head: lagu|lagunya ?yang nempel|nyangkut|muter|terngiang|nyantol ?di ?kepala|?kepalaku ?gue hari|seharian|dari ini ?ini ?itu ?tuh ?ya ?adalah ?lagu {
        title.name: ^ ?jadi ?oke @music ?hari ini {
        title.back: { ngikutin|menghantui|membuntuti|nguntit|mengikuti ?aku|?gue|?saya terus|mulu|seharian|aku|gue|saya
        title.head: nyanyi|bernyanyi|bersenandung|nyanyiin ?lagu { ~5 } dalam|di hati|batin
        music.yes: nyanyi|bernyanyi|bersenandung|nyanyiin ..6 dalam|di hati|batin
        music.yes: @music ..9 ilang|hilang|lenyap|reda <!nggak|gak|ga|tidak|tanpa|enggak
        music.no: @music ?kali|?hari ?ini nggak|gak|ga|enggak|tidak|ngga muncul|datang|dateng|kedengeran|terdengar|mampir|ada
        music.no: @music ?mah|?sih ?di ?kepala nggak|gak|ga|enggak|tidak|ngga kepikiran|ada|muncul ?deh|?lah|?kok
        title.head: yang|sekarang ?sekarang bertahan|tersisa|sisa|tinggal ?cuma {
        title.held: nutupin|ngusir|ngelawan|ngilangin|ngelupain|menutupi|mengusir|melawan|ngalihin ?lagu {
        title.next: @music / tau|tahu|ngerti|kenal ?kan ?dong ?lah $
        str.low: sambil lalu
        str.low: lembut|melintas|halus ?banget|?sekali
        str.mid: volumenya|suaranya setengah|separuh
        str.high: kayak|kaya|seperti ?keluar ?dari speaker|toa|salon|pengeras
        str.high: banter|sora ?pol|?banget
        music.no: nggak|gak|ga|enggak|tidak|ngga ada yang tinggal|tersisa|menetap|nyangkut|nempel|masuk|nyantol|kebawa ?di
        music.no: @music ?yang nempel|nyangkut|muter ?di ?kepala / nggak|gak|enggak|tidak|ngga $
        title.cased: yang ngikutin|menghantui|nemenin|nempel|ngejar ?terus aku|gue|saya ?malah|?itu|?ya|?justru|?adalah ?lagu {
        music.yes: gema lagu|melodi|musik
        music.yes: terngiang|bergema|menggema ?terus di ?dalam diri|diriku|hati|hatiku|benakku
        str.low: nggak|gak|tidak maksa|memaksa
        music.yes: nggak|gak|ga|enggak|tidak|susah ?bisa ngilangin|menghilangkan|ngusir|lupain|ngelupain|ngeluarin ?si|?suara lagu|lagunya|melodi|jingle
        @titleNone = ngulang mau berhenti kekuatan telinga kuping kencengnya volume pelan kenceng
        @titleNone = terlalu agak lumayan cukup sangat
        title.cased: denger|dengar|mendengar|kedengeran ?terus { ~5 } di ?dalam @head
        """
}
