// Indonesian: free wordings of what the music did, of the mood and of stress.
extension SpokenRules {
    static let indonesianFeelingPhrases = """
        dis.high: sangat|amat|benar-benar|bener-bener|sungguh|luar ?biasa terganggu|mengganggu|menyiksa|tersiksa|jengkel|kesal|ganggu
        dis.high: mau|pengen|pingin|sampe|sampai|hampir ?rasanya teriak|nangis|jerit|gila|pecah|meledak|banting
        dis.high: nggak|gak|ga|enggak|tidak|ngga bisa ?ngapa-ngapain|?mikir|?fokus|?konsentrasi|?tidur|?kerja mikir|fokus|konsentrasi|konsen|tidur|kerja|belajar|baca|ngapa-ngapain <!aku|gue
        dis.high: satu|sehalaman halaman ?saja ?pun tidak|nggak masuk
        dis.none: bodo|bodoh|masa amat|bodo
        dis.none: <!hampir|kurang|rada nggak|gak|ga|enggak|tidak|ora|ngga|kagak ganggu|mengganggu|keganggu|terganggu|masalah|ngaruh|pengaruh|ngefek|risih|peduli ?blas|?sama|?kok|?babar ?sekali|?blas $
        dis.none: <!hampir|kurang|rada ora|nggak|gak masalah|popo|ngopo-ngopo|papa
        dis.none: menikmatinya|menikmati|dinikmatin|nikmatin|kunikmati
        dis.none: ganggu|gangguan|gangguannya|terganggu|keganggu / nggak|gak|ga|enggak|tidak|nol|nihil ?sama ?sekali $
        dis.none: aku|gue|saya ?malah ?jadi suka|demen ?malah ?sama ?lagunya !banget
        mood.day: ^ { @feeling ?banget ?sih ?sekali ?deh gue|aku|saya|rasanya|nih ?hari ?ini
        mood.day: ^ { @feeling ?banget ?sih ?sekali ?deh ?gue|?aku|?saya|?rasanya hari ini
        mood.day: { hari|harinya ?ini ?yang @verdict
        mood.day: { mood|moodku|hariku|harinya|perasaan ~3 / ..2 @verdict
        mood.day: pokoknya|intinya { hari ?yang ?ini ~2 @verdict
        mood.day: ^ ?ya ?yah { nggak|gak|ga|enggak|tidak @good|@bad ?tapi|?dan|?juga|?ya ?juga nggak|gak|ga|enggak|tidak @good|@bad
        mood.self: keadaan|kondisi|kabar ?ku|?saya|?aku|?gue ?hari ?ini { ~3 @verdict
        mood.self: ^ { sedih|senang|seneng|bahagia|galau|bete|kecewa|gembira ?banget|?sekali|?rasanya|?pokoknya $
        mood.self: { semuanya|semua ?terasa ?berjalan baik|lancar|indah|menyenangkan|buruk|berantakan|kacau
        mood.self: { sedih|galau|bete|seneng|senang|bahagia|happy|kecewa banget|bgt|sekali|bener|parah !sama|lagunya|dengerin|dengar
        word.mid: nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu @feeling|@good|@bad|istimewa ?tapi|?dan|?ya ?juga nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu|?juga @feeling|@good|@bad
        word.mid: sedang-sedang|biasa-biasa ?saja|?aja
        word.neither: nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu @feeling|@good|@bad|istimewa ?tapi|?dan|?ya ?juga nggak|gak|ga|enggak|tidak|ngga ?terlalu|?begitu|?juga @feeling|@good|@bad
        stress.mid: stres*|stress* ..3 tapi|cuma ?masih ?bisa masih|bisa|terkendali|aman|wajar ?bisa ?diatasi
        stress.mid: tekanannya|bebannya|stresnya ?sih lumayan|sedang|sedeng|biasa
        stress.none: <!ada|tanpa|tidak|nggak|gak|ga|bebas stres|stress|stresnya|tekanan / nggak|gak|ga|enggak|tidak|nol|nihil|kosong ?ada ?sama ?sekali $
        stress.none: santai|rileks|nyantai|selow|kalem|woles|tenang|chill ?aja ?banget ?abis ?kok $ <!nggak|gak|kurang|enggak|tidak|ga|belum|kepala|nya
        stress.none: nggak|gak|ga|enggak|tidak|tanpa ?ada ?secuil|?sedikit ?pun|?setitik stres|stress|tekanan
        stress.none: nggak|gak|ga|enggak|tidak|ngga ada stres|stress|tekanan|beban
        stress.none: stres|stress ..2 padahal|tapi ?aslinya enggak|nggak|gak|tidak $
        stress.plain: sangat|amat|begitu menekan|menegangkan|membebani
        stress.sign: tangan|tanganku|badan|kaki|lutut ?saya|?gue|?aku ~3 gemetar|gemeteran|gemeter|gemetaran|keringetan|dingin
        stress.sign: semua|semuanya barengan|bareng|numpuk|sekaligus
        stress.sign: jantung ?gue|?aku|?saya ?sampe|?sampai|?rasanya ~2 deg|deg-degan|berdebar|copot|dag-dig-dug
        measure.stress: stresku|stressku|tekanannya|stresnya
        @good = terbaik
        dis.none: bikin ?aku|?gue|?saya senyum|ketawa|seneng|senang|happy|tenang|nyaman|adem
        dis.none: ganggu|gangguan|gangguannya|terganggu|keganggu / nggak|gak|ga|enggak|tidak ada $
        mood.self: aku|gue|saya ..4 tapi|namun { ?juga|?tetep|?tetap|?hati @feeling
        word.mid: gitu deh|lah|doang
        mood.day: ^ ternyata { ?hari ?ini ?hasilnya @verdict
        """
}
