// Indonesian: what was done against the music, and with whom the speaker spoke.
extension SpokenRules {
    static let indonesianActs = """
        @gone = mendingan enakan mending lumayan ilang hilang lenyap berhenti reda mereda pergi menghilang diem diam kelar stop hilangnya ilangnya sembuh bersih berkurang
        @activitySkip = masih itu tetep tetap
        @activitySkip = pake pakai dengan sama buat aku gue gua saya gw udah sudah coba dicoba nyoba cobain mencoba terus trus lalu habis abis tadi sempat sempet akhirnya yang cuma juga
        @activitySkip = itu ya sih lawan ngelawan nyobain karena abis setelah waktu pas dulu di ke untuk biar ada usahain usaha cara caranya dengan pertama dicobain lagi kemudian
        @activityTail = terus tapi juga dan sih langsung baru lagunya itu lagi aja lah deh dulu terus bentar akhirnya malah biar supaya buat jadi udah aku gue eh nggak gak cuma untuk lumayan
        @activityStop = tapi terus trus aku gue gw saya coba dicoba udah sudah nyoba akhirnya abis habis tadi lalu kemudian terpaksa
        @activityEnd = ilang hilang nggak gak ga enggak tidak tapi biar supaya terus trus tetep tetap malah langsung lumayan akhirnya buat ngga lagunya hasilnya sampe sampai ngilangin baru berhasil mempan eh percuma sia
        cm.yes: coba|dicoba|nyoba|cobain|mencoba|nyobain|dicobain|nyobanya ?aku|?gue|?udah|?lawan|?ngelawan|?usir|?ngusir|?alihin|?ngilangin|?hilangin|?buat|?tutupin ?pake|?pakai|?dengan|?sama|?ngilangin|?buat {
        cm.yes: lawan|dilawan|ngelawan|diusir|usir|ngusir|alihin|dialihin|ngalihin|ngilangin|mengalihkan|hilangin|diilangin|tutupin|ditutupin|dialihkan|melawan|mengusir|menghilangkan|nutupin ?perhatian|?pikiran|?lagunya|?nya pake|pakai|dengan|sama|lewat {
        cm.before: buat|biar|supaya|untuk|demi ?bisa|?lagunya|?bantu|?nyoba ?cepat|?cepet ilang|ngilangin|hilang|ngusir|pergi|berhenti|lupa|ngelupain|mengalihkan|ngalihin|mengusir|menghilangkan|hilangin|usir|ngelawan|melawan|nutupin|alihin|lupain|ngelawannya|distraksi|pengalih
        cm.yes: biar|supaya|buat|untuk ?lagunya|?cepet ilang|ngilangin|hilang|ngusir|pergi|berhenti|mengusir|menghilangkan|ngalihin|nutupin|lupa ?lagunya|?itu|?lagu|?nya ?aku|?gue|?saya {
        cm.yes: aku|gue|gua|saya|tak|tadi|abis|habis|setelah|terus|trus|pas|begitu|akhirnya|sore|siang|malam|sesudah ?aku|?gue|?itu|?saya|?sempet { ..6 } ?terus|?lumayan|?lalu|?langsung|?baru|?eh|?lagunya|?akhirnya|?jadi ?lagunya|?langsung|?malah|?baru|?udah ilang|hilang|lenyap|berhenti|reda|mereda|pergi|menghilang <!ngelamun
        cm.result: nggak|gak|ga|enggak|tidak|ngga|kurang mempan|ngaruh|ngefek|berhasil|membantu|manjur|ampuh|nolong
        cm.result: lumayan|cukup|agak|ternyata|berhasil ?berhasil|?cukup|?lumayan mempan|membantu|ngebantu|manjur|ampuh|nolong|berhasil|ngaruh|ngefek
        cm.yes: yang bikin|membantu ?lagunya|?nya ?ilang|?hilang|?pergi|?reda ?itu|?cuma|?ternyata|?adalah {
        cm.before: tetep|tetap ?aja|?saja|?ada|?muter|?nempel|?nggak|?kedengeran ?ada|?muter|?nempel|?ilang $
        cm.before: langsung|seketika|akhirnya|lalu|terus|baru|eh|alhamdulillah|lumayan ?lagunya|?dia|?langsung|?akhirnya|?baru|?agak ilang|hilang|lenyap|reda|pergi|minggat|mereda|berhenti|musnah|kabur|bablas
        cm.yes: udah|sudah|coba|nyoba ?gue|?aku|?coba|?nyoba|?dicoba|?tak|?cobain cobain|coba|nyoba|dicoba|usir|lawan {
        cm.more: terus|trus|sama|juga|lalu|abis|habis|kemudian ?itu|?juga|?aku|?gue|?sempet coba|nyoba|dicoba|nyobain|pake|cobain ?lagi {
        cm.no: diemin|diamin|biarin|biarkan|dibiarin|didiemin|dinikmati|pasrah|cuekin|kuabaikan|diabaikan|diabaiin ?aja|?saja
        cm.no: nggak|gak|ga|enggak|tidak|ora|ngga|belum ngapa|ngapain|ngapa-ngapain|ngelawan|nyoba|coba|usaha|berusaha|tak|diapa|diapain|ngelakuin|apa-apain ?apa
        cm.no: nggak|gak|ga|enggak|tidak|ngga|nggk ngapa|ngapa-ngapain|ngapain|ngelakuin|melakukan|berbuat|usaha|ngelawan|lawan|diapa|diapa-apain|diapain|nyoba|coba|diusir|dilawan !tau|mempan|lagu
        cm.no: nggak|gak|ga|enggak|tidak ada usaha|upaya|perlawanan
        cm.no: biarin|dibiarin|biarkan|dibiarkan|diemin|didiemin|kubiarin|kubiarkan|dinikmatin|diamkan|membiarkan|ngebiarin|pasrah|cuekin|dicuekin
        cm.no: tadinya|niatnya|pengen|mau|sempat|sempet|pengennya|kepikiran|awalnya|rencananya ..9 tapi|cuma|akhirnya|eh ..3 nggak|gak|ga|enggak|males|malas|batal|tidak|rebahan|tidur|urung|ngga
        cm.no: nggak|gak|ga|enggak|tidak jadi|sempat|sempet <!lagu
        @social = ngobrol cerita curhat makan jalan ketemu ketemuan nongkrong main telponan teleponan telpon telepon chatan chattingan vc ngopi belanja masak nonton diskusi kerja olahraga lari rapat meeting
        @social = bareng barengan video call bertemu sarapan buka jogging ngegosip gosip bercanda becanda kumpul arisan jemput nganter nemenin ditemenin belajar latihan dinner lunch zoom senam bicara ngomong chat
        @social = berdua duduk piknik renang sepedaan badminton futsal pulang berangkat kerkom nugas main-main hangout mengobrol video-call bermain berbincang debat
        @thing = kucing anjing kucingku anjingku musik lagu kopi teh siapa siapa-siapa sendiri motor headset earphone podcast diri hape hp laptop laptopku tv tanaman hewan burung ikan nasi sambal boneka bantal guling
        @thing = youtube tiktok instagram netflix drakor radio buku cuci zikir
        contact.yes: @social ..2 sama|ama|bareng|dengan|dgn|bersama|ke|sm @person|@NAME|anak|si|semua|orang|temen-temen|teman-teman !siapa
        contact.yes: sama|ama|bareng|dengan|dgn|bersama ?si|?para|?semua|?temen @person !siapa
        contact.yes: bareng|barengan|bersama|berdua ?si|?sama @NAME|@person|anak-anak
        contact.yes: sama|ama|dengan ?si @NAME <!mirip|kenal|suka|denger|cocok|kangen|kesel
        contact.yes: ngobrol|ngobrol-ngobrol|curhat|nongkrong|telponan|teleponan|teleponnya|ketemuan|chatan|chattingan|ngegosip|bercanda|becanda|kumpul-kumpul|arisan|vc|vcan|diskusi|rapat|meeting|hangout|bukber|reuni|pengajian|kerkom|mengobrol|berbincang|videocall|main|ngopi ~2 sama|ama|dengan|bareng|bersama !diri|siapa|kucing|anjing|hp|hape|laptop|musik|game
        contact.yes: ketemu|ketemuan|bertemu|jumpa|nemenin|jenguk|menjenguk|jemput|njenguk|bantuin|dibantuin|ditemenin ?sama|?dengan|?ama|?si @person|@NAME|anak|orang
        contact.yes: telponan|teleponan|ngobrol-ngobrol|chattingan|ngegosip|arisan|rapat|meeting|vcan|kumpul|ketemuan|video|ngerumpi|kerkom|bukber|chatan|diskusi ?call <!nggak
        contact.yes: video call|callan
        contact.yes: nelpon|nelfon|nelepon|menelepon|telpon|telepon|telfon|kutelpon|chat|wa|ngechat ?sama|?ke ?si @person|@NAME
        contact.yes: main|kumpul|makan|pergi|nonton|jalan ?bareng ?sama ?bareng temen|teman|keluarga|anak-anak|sahabat|temen-temen|teman-teman
        contact.yes: bales|balas|saling ?bales|?balas|?berbalas ?balesan|?balasan|?an chat|pesan|wa|chatan|cerita|kirim
        contact.yes: balas-balasan|bales-balesan|berbalas
        contact.yes: kita|kami ..4 ngobrol|cerita|makan|ketawa|jalan|main|nongkrong|ketemu|masak|nonton|diskusi|tertawa
        contact.other: @person|@NAME ..2 nelpon|nelfon|nelepon|telpon|mampir|datang|dateng|main|ngajak|nanya|cerita|curhat|bales|balas|berkunjung|nengok|nginep|menelepon|menelpon|ngobrol|jenguk|ngechat <!belum|lagu
        contact.other: ditelpon|ditelepon|ditelfon|didatengin|dikunjungi|diajak|dijenguk|dicurhatin|dipanggil ?sama|?oleh|?ngobrol @person|@NAME
        contact.other: dengerin|dengar|denger|nemenin ?dia|?curhat @person|curhatnya|ceritanya|dia
        contact.yes: chat-chatan|chatan|chattingan|bales-balesan|balesan|telpon-telponan|telfonan|vidcall|vcall|ngerumpi|kongkow|silaturahmi|cangkruk|cangkrukan|rapim|diskusian|rundingan|bercengkerama|begadang|botram
        contact.yes: chat|bales|telpon|telepon|tukar|saling chat|bales|telpon|telepon|chatan|balesan|cerita|kirim|curhat|pesan
        contact.yes: ngobrol|cerita|curhat|makan|jalan|ketemu|nongkrong|main|ngopi|belanja|masak|nonton|diskusi|kerja|lari|rapat|meeting|telponan|video|call|pulang|belajar|bersepeda|sarapan|berangkat ..3 bareng|sama|karo|jeung|bersama|ama|dengan ?mas|?mbak|?pak|?bu|?si|?temen|?para @NAME|@person|anak|anak-anak|warga|tim|geng
        contact.yes: karo|jeung @person|@NAME
        contact.yes: mampir|main ?ke|?di rumah|tempat|kos|kontrakan @person|@NAME|tetangga|temen
        contact.other: @person|@NAME ..2 mampir|datang|dateng|nelpon|ngajak|main|nginep|nyamperin|bales|jawab|balas|nengok|telpon|mertamu|bertamu|nganter|jemput
        contact.no: dewean|dhewean|sorangan|menyendiri|mengurung|solo|semedi|bertapa
        contact.no: nggak|gak|ga|enggak|tidak|ora|ngga ..2 siapa|siapa-siapa|siapapun|sapa|sapa-sapa|manusia|orang ..1 ketemu|diajak|ngobrol|ngomong|datang|dateng|siapa
        contact.no: nggak|gak|ga|enggak|tidak|ora ketemu|ngobrol|ngomong|bicara|ketemuan|nemu|kontak|interaksi|jumpa|lihat|liat|ngeliat ?sama|?dengan|?karo|?ama|?satu siapa|siapa-siapa|siapapun|manusia|orang|sapa|sapa-sapa|seorang|batang
        contact.no: nggak|gak|ga|enggak|tidak|ngga|tanpa|belum|gk|tdk|tak ?ada|?sempat|?sempet|?sekalipun ngomong|ketemu|ngobrol|bicara|bertemu|kontak|interaksi|ketemuan|ketemuin|berbicara|berinteraksi|jumpa|cerita|teman|temen ..3 siapa|siapa-siapa|siapapun|orang|manusia|sosial|satupun|seorang
        contact.no: sendirian|sendiri <!nggak|bukan|gak|hilang|ilang|joget|pergi|berhenti|muncul|datang|nyanyi|aku|gue|saya|gw|gua|dia|itu|nya|kepala|kepalaku|ku !sih|yang|kan
        contact.no: nggak|gak|ga|enggak|tidak|ngga ada ?yang ?orang|?siapa|?diajak|?bisa|?satupun siapa-siapa|ngobrol|ngomong|siapa|ketemu|orang|siapapun|diajak
        contact.no: nggak|gak|ga|tidak ketemu|ngobrol|ngomong|bicara|interaksi ?sama ?dengan ?satu ?seorang orang|manusia|siapa|siapapun|siapa-siapa|satupun
        contact.no: cuma|cuman|hanya ?ada aku|gue|saya|gw ?sendiri|?dan|?sama|?doang
        contact.no: mengurung diri
        contact.no: seharian|cuma di ?rumah|?kamar|?kos sendiri|sendirian
        contact.except: kecuali|selain ?sama|?dengan|?ke ?si @person|@NAME
        contact.missed: batal|dibatalin|dibatalkan|dicancel|centang
        contact.missed: nggak|gak|ga|enggak|tidak|belum|ngga|gk ?pernah|?ada|?sempat|?ada diangkat|dibales|dibalas|bales|balas|jadi|angkat|datang|dateng|dijawab|direspon|jawaban|balasan|nyambung|respon|muncul
        contact.missed: cuma|hanya dibaca|diread|read
        """
}
