// Indonesian: free wordings of what was done and of company.
extension SpokenRules {
    static let indonesianActPhrases = """
        cm.before: ?eh ?lama-lama ?lagunya|?akhirnya ?beneran|?bener|?langsung|?perlahan|?pelan-pelan|?baru berhenti|hilang|ilang|pergi|reda|lenyap
        cm.before: setelah|sesudah|habis|abis|terus|lalu|trus|akhirnya ?itu ?lagunya|?lagu|?dia|?baru|?musiknya ?itu|?baru|?mulai|?berangsur|?pelan-pelan|?langsung|?perlahan|?akhirnya berangsur|hilang|ilang|pergi|reda|lenyap|berhenti|mereda ?hilang|?ilang
        cm.before: ?lagunya berangsur|perlahan|pelan-pelan hilang|ilang|reda|pergi|menghilang|mereda|lenyap
        cm.before: untuk|buat|biar|supaya melupakannya|menghilangkannya|mengusirnya|melawannya|lupa|ngelupain
        cm.more: terus|lalu|dan|trus|sama|kemudian ?itu ?aku|?gue|?saya|?juga { @act
        cm.no: nggak|gak|ga|enggak|tidak|ngga|ndak ngapa-ngapain|ngapa|ngapain|ngelakuin|berbuat|melakukan|usaha ?apa ?apa-apa ?ngapain ?buat|?untuk|?biar
        cm.no: kepikiran|niat|niatnya|rencana|mau|pengen|sempet|sempat ..10 tapi ..5 nggak|gak|ga|enggak|males|malas|batal|tidak|ngga
        cm.result: dua-duanya|semuanya|semua|tetep|tetap ?aja ?saja ?tetep gagal|percuma|sia-sia|balik|nihil|mental|nempel|ada ?total|?lagi|?aja
        cm.result: gagal total
        cm.result: percuma|sia-sia|mental
        cm.result: malah|makin|tambah tambah|makin|parah|kenceng|keras|menjadi|jadi ?parah|?kenceng
        cm.result: nggak|gak|ga|enggak|tidak|ngga ada yang mempan|berhasil|ngaruh|membantu|manjur|ngefek
        cm.yes: biar|supaya lagunya|lagu ?itu pergi|berhenti|hilang|ilang|minggat ?aku|?gue|?saya {
        cm.yes: { dengerin|dengar|setel|nyanyi|nyetel|putar lagu|musik lain }
        cm.yes: kucoba|kulawan|kuusir|kualihkan|kutimpa ?pakai|?pake|?dengan|?lawan|?sama {
        contact.no: nggak|gak|ga|enggak|tidak|ngga ngomong|ketemu|bicara|ngobrol|chat|berbicara|bertemu ?sama|?dengan|?juga ?satu siapa|siapa-siapa|siapapun|sapa-sapa|orang|manusia|seorang ?pun
        contact.no: aku|gue|saya|gw|gua ?cuma ?tadi ?memang sendirian !yang
        contact.no: seharian|sepanjang ?hari|?ini sendirian|sendiri
        contact.no: sendiri di|doang|aja|saja|seharian ?rumah|?kos|?kamar
        contact.other: @person|@firstName ..4 mampir|datang|dateng|main|nelpon|telpon|berkunjung|nengok|ngajak|nganter|bantuin|nginep|curhat|cerita|ngobrol <!belum|nggak|gak
        contact.other: @person|@firstName ?saya|?gue|?aku ..2 telepon|telpon|nelpon|video|vc|datang|mampir
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
        contact.yes: bareng|bersama|sama dia|mereka|doi
        contact.yes: bertemu|ketemu ?sama ?dengan banyak|beberapa ?orang|?saudara|?teman
        contact.yes: kami ~2 me*|ber*|ng*
        contact.no: nggak|gak|ga|enggak|tidak|ngga ada teman|temen|orang ?untuk ?buat ?yang ?bisa ?diajak bicara|ngobrol|cerita|ngomong
        contact.no: ngomong|ketemu|ngobrol|bicara sama|dengan siapa ?siapa ?pun ?juga nggak|gak|ga|tidak|enggak
        """
}
