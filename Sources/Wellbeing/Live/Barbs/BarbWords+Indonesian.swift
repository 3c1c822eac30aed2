extension BarbWords {
    static let indonesian = BarbWords(
        address: WordPatterns("kamu kau engkau anda dirimu lu lo elu elo loe kalian"),
        hedging: WordPatterns(
            "mungkin barangkali sepertinya agaknya kayaknya kelihatannya tampaknya rupanya konon entah"),
        preaching: WordPatterns(
            """
            harus harusnya seharusnya perlu perlunya wajib mesti mestinya semestinya coba cobalah ingat ingatlah fokus
            fokuslah tingkatkan perbaiki selesaikan jaga jagalah lindungi pertahankan mulai mulailah berhenti
            berhentilah sebaiknya hendaknya jangan janganlah usahakan hindari saran sarannya tolong
            """),
        profanity: WordPatterns(
            """
            anjing anjir anjrit bangsat bajingan kampret brengsek sialan sial keparat setan tai tahi asu jancok jancuk
            cuk kontol memek ngentot* *entot* pantat lonte pelacur* babi goblok* bego tolol* monyet pepek perek bokep
            """),
        person: WordPatterns(
            """
            gendut* gemuk* kurus* langsing* ramping malas malasnya pemalas kemalasan bodoh* dungu* jelek*
            badan* badanmu tubuh* tubuhmu bobot* *kalori* perut* lemak* paha pinggang* pinggul* buncit* diet* kilo
            kilogram timbangan berat beratnya wajah* muka mukamu cantik ganteng tampan pecundang* payah
            gagal kegagalan otakmu botak keriput puasa kelaparan muntah* anoreks* bulimia gembrot* tembem cungkring
            """),
        health: WordPatterns(
            """
            gila gilanya kegilaan sinting* stres* depresi* cemas* kecemasan panik* jiwa jiwamu kejiwaan mental* waras*
            kecandu* candu* sakit* penyakit* dokter* perawat* pasien* klinik* psik* trauma* mati matinya kematian
            meninggal* mayat bunuh* wafat autis* idiot* kanker* histeris* gangguan halusinasi edan
            """),
        people: WordPatterns(
            """
            ibu ibumu ibunya mama mamah mamamu bunda ayah ayahmu ayahnya bapak bapakmu papa papah orangtua kakek nenek
            eyang opa oma istri istrimu suami suamimu pacar pacarmu mantan mantanmu kakak kakakmu adik adikmu paman om
            bibi tante mertua* anakmu bos bosmu yesus allah tuhan nabi jokowi prabowo soeharto soekarno sukarno megawati
            gibran einstein napoleon sherlock batman superman dracula cinderella sangkuriang malin gatotkaca
            """),
        sleep: WordPatterns(
            """
            *tidur* bantal* guling* kasur* ranjang* selimut* malam malamnya malammu semalam semalaman
            bermalam *lelap* *kantuk* ngantuk* rebah* berebah istirahat* beristirahat *mimpi* begadang* bergadang*
            pulas* bobo bobok lelah kelelahan capek capai dengkur* mendengkur* hibernasi* weker* wekermu alarmmu alarm*
            subuh
            """),
        water: WordPatterns(
            """
            air airmu airnya *minum* botol* gelas* haus kehausan *hidrasi* *teguk* ginjal* *seruput* dahaga*
            cairan* tetes tetesan galon* dispenser*
            """),
        food: WordPatterns(
            """
            *makan* *santap* hidang* menu menumu menunya piring* lauk* sayur* goreng* digoreng *gorengan* *camil* *cemil*
            jajan* dapur* nutrisi* gizi* sarapan* *masak* resep* lapar* kenyang* sendok* garpu* gula gulali nasi kulkas*
            kunyah* mengunyah wortel* brokoli selada* kerupuk* keripik* kue* roti* mi mie wajan* vitamin* cokelat* buah
            buahmu sambal* bakso* rendang* martabak* seblak*
            """),
        movement: WordPatterns(
            """
            *langkah* jalan berjalan jalanmu lari larimu berlari pelari *olahraga* gerak *gerakan*
            bergerak latihan latihanmu berlatih senam* gym joging* jogging* maraton* renang* berenang mendaki tangga
            kebugaran* yoga
            """))

    /// Words that end in "mu" without meaning "your".
    static let indonesianEndingInMu: Set<String> = [
        "tamu", "ilmu", "jamu", "temu", "bertemu", "ketemu", "semu", "ramu", "jemu", "kamu", "bumbumu",
        "rumu", "menjamu",
        "meramu", "menemu", "seilmu", "umu", "bambu",
    ]
}
