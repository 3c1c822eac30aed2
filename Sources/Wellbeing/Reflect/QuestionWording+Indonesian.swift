extension QuestionWording {
    static let indonesian = QuestionWording(
        openingQuote: "“", closingQuote: "”",
        quoting: [
            .felt(.sadness): [
                "Apa yang membuat {} terasa berat buat kamu sekarang?",
                "Bagian mana dari {} yang paling menyentuh hatimu?",
                "Kalau ada yang mau mendengarkan, apa yang ingin kamu ceritakan soal {}?",
            ],
            .felt(.anger): [
                "Apa yang paling mengganggu kamu soal {}?",
                "Bagian mana dari {} yang terasa nggak adil buat kamu?",
                "Apa yang sebenarnya kamu butuhkan soal {}?",
            ],
            .felt(.love): [
                "Gimana rasanya waktu kamu memikirkan {}?",
                "Apa dari {} yang bikin hatimu hangat?",
                "Momen apa soal {} yang ingin kamu simpan?",
            ],
            .felt(.fear): [
                "Bagian mana dari {} yang paling bikin kamu ragu?",
                "Apa yang kamu bayangkan waktu memikirkan {}?",
                "Apa yang bisa membuat {} terasa sedikit lebih ringan?",
            ],
            .felt(.happy): [
                "Apa yang bikin {} terasa menyenangkan buat kamu?",
                "Momen apa soal {} yang ingin kamu ingat?",
                "Hal baik apa yang kamu dapat dari {}?",
            ],
            .unclear: [
                "Apa yang muncul di pikiranmu waktu membaca lagi kata {}?",
                "Apa arti {} buat kamu saat ini?",
                "Apa yang kamu rasakan waktu memikirkan {}?",
            ],
        ],
        plain: [
            .felt(.sadness): [
                "Apa yang terasa paling berat buat kamu sekarang?",
                "Apa yang ingin kamu ceritakan kalau ada yang mau mendengarkan?",
                "Bagian mana dari tulisanmu yang paling menyentuh hatimu?",
            ],
            .felt(.anger): [
                "Apa yang paling mengganggu kamu saat ini?",
                "Apa yang terasa nggak adil buat kamu?",
                "Apa yang sebenarnya kamu butuhkan tadi?",
            ],
            .felt(.love): [
                "Siapa atau apa yang bikin hatimu hangat saat ini?",
                "Momen apa yang ingin kamu simpan?",
                "Gimana rasanya waktu kamu menulis ini?",
            ],
            .felt(.fear): [
                "Apa yang paling bikin kamu ragu saat ini?",
                "Apa yang kamu bayangkan akan terjadi?",
                "Apa yang bisa bikin ini terasa sedikit lebih ringan?",
            ],
            .felt(.happy): [
                "Apa yang paling kamu nikmati saat ini?",
                "Momen apa yang ingin kamu ingat?",
                "Hal baik apa yang ingin kamu bawa terus?",
            ],
            .unclear: [
                "Apa yang paling kamu rasakan sekarang?",
                "Apa yang lagi banyak mengisi pikiranmu?",
                "Apa yang kamu sadari waktu membaca lagi tulisanmu?",
            ],
        ],
        fallback: "Apa yang paling kamu rasakan sekarang?")
}
