// Indonesian: the mood of the day, what the music did, and stress.
extension SpokenRules {
    static let indonesianFeelings = """
        @good = mantul jos joss gokil sukses ciamik asoy gemilang lancar istimewa apik sae hore girang cerah-ceria kece top bungah sumringah tentram ayem fine
        @bad = ancur-ancuran amburadul hancur-hancuran ampas suram-suram gelap nestapa ngeselin menyedihkan bosok remuk-redam rese jelek-jelek pahit kusut gloomy ruwet mumet boncos
        @mid = nano-nano campur-campur so-so begitulah gitulah standar biasa-biasa b-aja okelah lumayanlah yagitudeh sedeng-sedeng medioker mixed
        @good = apik bagus baik enak asik asyik seneng senang bahagia menyenangkan happy oke-banget cerah positif mantap keren seru indah good hepi gembira ceria puas
        @good = menyenangkan nyenengin sip luar-biasa bersyukur hebat adem nyaman great nice damai membahagiakan sempurna semangat lega asoy
        @bad = elek jelek buruk sedih bete parah kacau galau suram berat payah hancur ancur menyedihkan bad down murung kelabu sebel nelangsa muram badmood terburuk merana
        @bad = melelahkan nyebelin berantakan kecewa kelam ambyar remuk mellow ngenes apes males zonk terpuruk mendung menyebalkan drop
        @mid = biasa lumayan oke ok okay sedang sedeng netral standar campur datar gitu-gitu medium so-so normal b flat rata-rata tengah-tengah okelah
        @day = hari harinya hariku mood moodnya moodku perasaan perasaanku
        @verdict = @good @bad @mid aja gitu so
        @feeling = seneng senang bahagia happy hepi gembira sedih bete galau down baik oke ok bagus netral biasa lumayan murung gembira ceria puas kecewa enak berat sedang badmood hancur buruk datar campur lega drop terpuruk b
        @notDay = kerjaan makanan lagu lagunya cuaca film tidur kopi rapat konser kuliah ujian tugas volume volumenya stres stresnya makan kepala macet
        word.good: @good !hati|tidur|ke|sekali-sekali|banget-banget|sangka
        word.good: nggak|gak|ga|ora|enggak|tidak|ngga jelek|buruk|elek|parah|kacau ?jelek amat|kok|malah|sih
        word.mid: nano nano
        word.mid: campur campur|aduk
        word.mid: ya|yah gitu ?gitu deh|lah|aja|doang
        word.mid: gitu gitu aja|doang|deh
        word.mid: b aja|saja
        word.mid: naik turun
        word.mid: ada ..2 ada
        word.bad: nggak|gak|ga|enggak|tidak|kurang|ngga enak ?hati|?badan|?perasaan
        word.bad: bikin nangis
        word.bad: di titik terendah
        word.bad: hari sial|buruk|apes
        word.good: nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu jelek|buruk|parah|sedih
        word.good: lumayan|cukup baik|bagus|enak|seneng|senang|oke|asik|asyik|happy|menyenangkan
        word.good: baik|bagus ?baik|?bagus aja|saja
        word.good: baik-baik
        word.good: good|baik mood
        word.bad: @bad
        word.bad: nggak|gak|ga|enggak|tidak|kurang|ngga ?terlalu|?begitu|?lagi bagus|baik|enak|oke|seneng|senang|bahagia|asik|menyenangkan|happy|mood
        word.bad: bad mood
        word.bad: capek hati
        word.bad: lumayan|agak|cukup|rada jelek|buruk|sedih|bete|parah|kacau|berat|suram|galau
        word.bad: sial <!nggak
        word.mid: @mid !dari
        word.mid: biasa biasa ?aja|?saja
        word.mid: biasa aja|saja
        word.mid: campur aduk
        word.mid: gitu gitu ?aja
        word.mid: begitu begitu
        word.mid: so so
        word.mid: nggak|gak|ga|enggak|tidak ?terlalu bagus|baik|seneng|senang|sedih|happy|enak|jelek|buruk|bahagia ?banget ?tapi|?juga|?dan|?ya ?juga nggak|gak|ga|enggak|tidak ?terlalu|?juga|?sampe|?sampai jelek|buruk|sedih|bagus|seneng|senang|parah|bahagia|bete|baik
        word.mid: antara
        word.mid: naik turun
        word.mid: ada ..2 enaknya|bagusnya ..3 nggaknya|jeleknya|enggaknya
        word.mid: setengah setengah
        word.mid: di tengah
        word.mid: sedang|sedeng aja
        mood.day: { dinone|dina|mood|moodnya|moodku|perasaan|perasaanku|perasaannya|suasana|hariku|harinya|hati|mudnya|hatiku ~5-@notDay @verdict
        mood.day: { hari ini ?tuh|?itu|?ya|?sih|?kayaknya|?rasanya|?emang|?cukup|?lumayan|?secara|?beneran|?aku|?gue|?saya ?bilang|?sih|?umum|?rasanya|?cukup ~3-@notDay @verdict !makan|tidur
        mood.day: { @verdict ?banget|?sih|?sekali|?juga|?aja hari ini|nya|gue
        mood.day: { hari yang|yg ~2 @verdict
        mood.day: { seharian ~2 @feeling
        mood.self: aku|gue|gua|gw|saya|ku { lagi|merasa|ngerasa|rasanya|berasa|sekarang|sih|tuh|cukup|lumayan|agak|masih|udah|jadi ?lagi|?cukup|?lumayan|?nggak|?gak|?enggak|?tetep|?tidak ~2-@notDay @feeling
        mood.self: aku|gue|gua|gw|saya { ?sih ?ya @feeling !sama|banget-banget|dengerin|ke|sampe|pas|makan|tidur|dengan
        mood.self: { rasanya|ngerasa|merasa ~2-@notDay @feeling
        mood.self: { lagi ?agak|?cukup|?lumayan @feeling
        mood.self: kabar ?aku|?gue|?hari ?ini { ~3 @verdict
        mood.day: { @verdict ?banget|?sih|?deh|?lah hariku|hari|harinya|moodku|mood|moodnya
        mood.day: { hari|dina|hariku|harinya ini ~4-@notDay @verdict
        mood.day: { harinya|hariku|moodnya|moodku|mood|perasaanku|perasaan|suasana|hatiku|hati ..5-@notDay @verdict
        mood.self: { ati|atiku|hatiku|batinku ~3 @verdict
        mood.whole: pokoknya|intinya|simpulannya|jadinya|ringkasnya|singkatnya|totalnya { ..6-@notDay @verdict
        mood.whole: kalau|kalo dipikir|dirangkum|dijumlah|diambil|dibandingin ..3 { ..5-@notDay @verdict
        mood.whole: secara keseluruhan { ~8-@notDay @verdict
        mood.whole: keseluruhan|kesimpulannya|intinya|overall|pokoknya|keseluruhannya|kesimpulan { ~7-@notDay @verdict
        mood.whole: secara umum { ~8-@notDay @verdict
        mood.whole: kalau|kalo ditotal|dirata|disimpulin|dihitung|dinilai ?rata { ~7-@notDay @verdict
        mood.whole: pada akhirnya { ~6-@notDay @verdict
        mood.whole: overall|total|all { ~6-@notDay @verdict
        mood.part: { pagi|pagi|siang|siangnya|sore|sorenya|malam|malamnya|paginya ~3-@notDay @verdict
        @dist = ganggu keganggu terganggu mengganggu ngeganggu menganggu ganggunya keganggunya risih ngeselin nyebelin jengkel kesel kesal mengesalkan annoying bete sebel terganggunya gangguannya
        @dist = gerah nyiksa tersiksa menyiksa menjengkelkan ngejengkelin gregetan pusing gangguan mengusik terusik keusik ngusik
        dis.plain: ganggu|keganggu|terganggu|mengganggu|ngeganggu|menganggu|ganggunya|keganggunya|risih|ngeselin|nyebelin|jengkel|mengesalkan|annoying|terganggunya|gangguannya|menjengkelkan|ngejengkelin|gregetan|terusik|keusik|mengusik|ngusik|menyebalkan
        dis.plain: bikin|buat|jadi ?aku|?gue|?saya|?gw kesel|kesal|sebel|pusing|bete|capek|risih|susah
        dis.plain: kesel|sebel|bete|kesal ?sama|?gara|?ama ?gara|?sama ?itu|?lagunya|?lagu lagunya|lagu
        dis.none: <!hampir|kurang|rada nggak|gak|ga|enggak|tidak|ngga|tak|gk ?bikin|?sampe|?merasa|?ngerasa|?juga|?jadi ganggu|keganggu|terganggu|mengganggu|ngeganggu|menganggu|masalah|risih|ngeselin|nyebelin|kesel|jengkel|papa|apa-apa|ngaruh|peduli|ngefek|mengusik|terusik|pusing|sebel|annoying !banget|amat|parah|begitu|terlalu|sampe|gimana|kali
        dis.none: ganggu|keganggu|terganggu|mengganggu|risih ?sih|?mah|?juga|?banget ?sih nggak|gak|enggak|tidak|ga ?sih ?juga $
        dis.none: <!hampir|kurang|rada nggak|gak|ga|enggak|tidak|ora|ngga|kagak ?gue|?aku|?ku ?bikin masalah|masalahin|pusingin|peduliin|peduli|papa|ngaruh|keganggu|terganggu|ganggu|masalahkan|nyusahin|nyebelin !banget|amat|parah|terlalu|gimana
        dis.none: santuy|rapopo
        dis.none: fine aja|aja
        dis.none: i ?dont|?honestly mind
        dis.none: malah|justru|jadi ..2 seneng|seru|asik|semangat|hepi|happy|terhibur|ikutan|ikut|joget|goyang|temen|teman
        dis.none: malah|justru|malahan ?bikin|?jadi|?aku|?gue|?terasa ?jadi|?bikin|?ku seru|asik|asyik|enak|seneng|senang|menghibur|terhibur|nikmat|suka|menikmati|nemenin|happy|semangat|menyenangkan
        dis.none: santai ?aja|?saja
        dis.none: bodo amat
        dis.none: cuek
        dis.none: nggak|gak|ga|enggak|tidak apa apa
        dis.none: enjoy|menikmati|dinikmati aja|saja|lagunya
        dis.none: nggak|gak|ga|enggak|tidak ada|bikin masalah
        dis.high: bikin|mau|hampir|nyaris|jadi|sampe|sampai|serasa|kayak|rasanya ?aku|?gue|?saya|?mau|?hampir|?nyaris|?jadi|?pengen ?mau gila|edan|stres|frustasi|frustrasi|nangis|teriak|meledak|stress|ngamuk|mewek|muntah|sinting|senewen|emosi
        dis.high: pengen|mau|pingin|ingin ?rasanya teriak|nangis|jedotin|banting|mukul|ngamuk|njerit|jerit|jambak|marah
        dis.high: nggak|gak|ga|enggak|tidak|ngga tahan|kuat ?lagi !ngapa|dateng|jalan|ketemu|ikut
        dis.high: nggak|gak|ga|enggak|tidak|ngga bisa ?lagi konsen|mikir|fokus|tidur
        dis.high: nyiksa|tersiksa|menyiksa|siksaan|neraka|frustasi|frustrasi
        dis.high: bikin|sampe|sampai|mau|pengen|jadi|rasanya|serasa|kayak|hampir ..2 gila|edan|stres|naik|meledak|pecah|nangis|jerit|teriak|ngamuk|jedotin|muntah|frustrasi|frustasi|mumet|senewen|darah|sinting|gelo
        dis.high: naik darah
        dis.high: kesel|sebel|kesal setengah|banget|parah|abis|bgt|pol
        dis.high: ngeselin|nyebelin|ganggu|mengganggu|ngganggu|risih|rese|nyiksa setengah|parah|banget|bgt|pol|abis|poll|minta|sekali|tenan|pisan|asli
        dis.plain: rese|reseh|ngrecoki|ngerecokin|ngriwuki|ribet|ngganggu|ngusik|bikin risih|nyusahin|ngerusak|distracting
        dis.high: setengah|bikin mati|gila
        dis.high: kewalahan
        dis.high: susah konsentrasi|fokus|konsen|mikir <!nggak|gak
        stress.plain: stres|stress|stresnya|stressnya|tertekan|tekanan|tegang|kewalahan|mumet|stressful|burnout|hectic|hektik|stresan|panik|cemas|riweuh|rempong|keteteran|puyeng !berat-berat <!bebas|anti|manajemen
        stress.none: santai|rileks|relaks|tenang|kalem|woles|nyantai|selow|slow|adem|chill|relax|rileksnya|leha-leha <!nggak|gak|kurang|enggak|tidak|ga|belum|kepala
        stress.none: nggak|gak|ga|enggak|tidak|ngga|tanpa|nol|bebas|tak|gk ?ada|?merasa|?ngerasa|?lagi|?sampe|?kena|?pake|?ada stres|stress|tekanan|tegang|beban|stresnya !banget|amat|parah|terlalu
        stress.none: selow|santuy|leyeh-leyeh|leyeh|ayem|adem|enteng|ringan|relax|calm|chill|rebahan-santai|nyantuy|kendor|longgar <!lebih|nggak|gak|kepala|kurang|hati|kepalaku
        stress.sign: semua|semuanya ..2 bareng|barengan|sekaligus|numpuk|tumplek|bebarengan|berbarengan|mepet
        stress.sign: tangan|tanganku|badan|badanku|lutut|kaki ..2 gemetar|gemeteran|gemeter|dingin|keringetan|basah
        stress.sign: dada|dadaku ..2 sesek|sesak|berdebar|debar
        stress.sign: jantung|jantungku ..3 deg|copot|debar|kenceng|dag|loncat|ngebut|berdebar
        stress.sign: nggak|gak|ga|tidak|ngga|kagak bisa|sempet|sempat ?buat napas|nafas|bernapas|duduk|makan|tidur
        stress.sign: perut ..2 melilit|mules|mual
        stress.sign: kejar|kejar-kejaran|dikejar|diburu|diuber ?sama deadline|tenggat|waktu|setoran|target
        stress.sign: kayak|kaya mau pingsan|meledak|copot
        stress.sign: kerjaan|tugas|deadline|orderan|laporan|pesanan ..3 numpuk|menumpuk|menggunung|bejibun|seabrek|tumpuk|bertubi|mepet|barengan
        stress.none: stres|stress|stresnya|stressnya ?sih|?hari|?mah|?level ?ini|?sih nggak|gak|ga|enggak|tidak|nol|kosong|nihil ?ada
        stress.mid: stres|stress|stresnya|stressnya|tekanan ~4 sedang|sedeng|lumayan|medium|biasa|terkendali|standar|wajar|normal
        stress.mid: lumayan|cukup stres|stress|tegang|tertekan
        stress.mid: masih terkendali|ketangani|kepegang|aman
        stress.sign: gemeteran|gemetar|gemetaran|gemeter|deg-degan|keringat dingin|berdebar
        stress.sign: gemeteran|gemetar|gemetaran|gemeter|berdebar|berdegup|keringetan
        stress.sign: deg degan
        stress.sign: jantung ..3 debar|kenceng|copot|berdebar|cepat|cepet|dag|deg
        stress.sign: kerjaan|tugas|deadline|pekerjaan|kerja|laporan|cucian ?pada|?semua|?lagi|?makin|?terus numpuk|menumpuk|bertumpuk|mepet|tabrakan|ngantre|bejibun|seabrek|menggunung|barengan|maju
        stress.sign: semua|semuanya ..2 barengan|sekaligus|bersamaan|numpuk|berbarengan
        stress.sign: nggak|gak|ga|enggak|tidak sempat|sempet ?buat|?untuk makan|napas|nafas|minum|duduk|istirahat
        stress.sign: kepala ?rasanya|?serasa|?kayak|?mau|?sampe|?hampir ?mau pecah|meledak|ngebul|berasap
        stress.sign: dikejar ?kejar deadline|target|waktu|bos
        stress.sign: dikejar-kejar
        stress.sign: sesak napas|nafas
        stress.sign: kalang kabut
        stress.sign: kayak dikejar|diuber
        """
}
