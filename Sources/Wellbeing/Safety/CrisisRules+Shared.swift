extension CrisisRules {
    static let sharedCues: [CrisisRule] = [
        CrisisRule(
            "time", .cue(.time), example: "tonight",
            """
            after|nach|habis|setelah|abis ..1 concert|konzert|konser|party|match|holidays|ferien
            tonight|tomorrow|tmrw|tmr|tonite|2nite|soon|today|rn
            right now
            this|next|on|by|after ..1 weekend|week|friday|saturday|sunday|monday|tuesday|wednesday|thursday|evening|night|christmas|exams|birthday|midnight
            now $
            heute|heut|heit|morgen|gleich|bald|uebermorgen|heuteabend
            heute abend|nacht
            jetzt !2:gerade|schon
            am|naechste|naechsten|naechster|diese|dieses|kommende|kommenden wochenende|woche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|abend
            malam ini|nanti
            malem ini|nanti
            besok|bsk|lusa|ntar|nanti|sebentar|bentar|barusan
            sekarang !4:kepikiran|lagi|udah|sudah|bisa|masih|malah|lebih|aku|gue
            hari ini|senin|selasa|rabu|kamis|jumat|sabtu|minggu
            minggu|pekan ini|depan
            after|nach|habis|setelah|abis ..2 wedding|exams|christmas|birthday|hochzeit|weihnachten|pruefung|geburtstag|nikahan|lebaran|ujian|wisuda|nikah
            nach|bis|ab|habis|sampai|setelah ..1 montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|senin|selasa|rabu|kamis|jumat|sabtu|minggu
            on|an|pas|at|zum|saat ..1 my|meinem|ulang birthday|geburtstag|tahunku|tahun
            """),
        CrisisRule(
            "joking", .cue(.joking), example: "hahaha",
            """
            haha|lol|jk|kidding|hehe|hihi|hihihi|wkwk|lmao|wkwkwk|ngakak|kwkw|awkwk|lmfao|xd
            """),
        CrisisRule(
            "note", .cue(.note), example: "the note's under my pillow",
            """
            note|notes|letter|letters|brief|briefe|zettel|surat|suratnya|nachricht ..4 pillow|mattress|drawer|desk|kissen|unterm|schublade|schreibtisch|bantal|laci|meja|kasur|table|tisch|kuechentisch
            table|tisch|meja|pillow|bed|desk|kissen|bantal ..4 note|letter|zettel|brief|surat
            """),
        CrisisRule(
            "harmless", .cue(.harmless), example: "off on holiday",
            """
            @harmless
            """),
        CrisisRule(
            "trivial", .cue(.trivial), example: "missed the bus",
            """
            @trivial
            """),
        CrisisRule(
            "media", .cue(.media), example: "a documentary about it",
            """
            @media
            """),
        CrisisRule(
            "quoting", .cue(.quoting), example: "the lyrics go",
            """
            lyrics|lyric|sings|singing|sang|line|quote|quotes|singt|sang|refrain|chorus|zeile|zitat|zitiert|liedtext|songtext|lirik|liriknya|nyanyi|syair|quotes|bait|verse
            song|lied|lagu|lagunya|track|character|charakter|figur|tokoh|hero|held|protagonist|narrator|sinetron|film|movie|buch|book|novel ..4 goes|says|called|named|heisst|sagt|singt|steht|bilang|judul|judulnya|berjudul|kata|namens|where|line|said|titel
            im|in|in-the ..2 song|lied|lyrics|film|movie|buch|book|roman|drama|serie ..2 heisst|singt|sagt|steht|says|sings|goes
            called|titled|berjudul|judulnya
            sagt|singt|says|sings|kata|bilang ..1 @media|tokohnya|pemerannya|saenger|saengerin|singer|penyanyinya
            """),
    ]

    /// Words for what is told, shown or taught, and for small mishaps; in all languages.
    static let sharedWords = """
        media: psychology psychologie psikologi revising revise flashcards karteikarten risikofaktoren faktor npc rehearsing rehearsal rehearse proben probe latihan scene szene adegan pemeran pemerannya ophelia hamlet romeo sinetronnya episodenya kuliahnya materinya referat theory theorie teori textbook lehrbuch museum gelesen lektuere film films movie movies documentary docu doc doku dokus dokumentation dokumentarfilm series serie serien
            show episode book books novel chapter article articles news report reports podcast podcasts song songs
            lyrics lyric play opera character characters plot narrator workshop seminar lecture campaign
             essay thesis assignment study statistics research headline headlines paper
            newspaper magazine story poem theatre theater musical netflix anime manga game drama exhibition museum
            tatort krimi roman buch kapitel artikel nachricht nachrichten bericht reportage zeitung radio lied song
            theaterstueck stueck vortrag fortbildung schulung praevention hausarbeit referat unterricht thema
            statistik studie gedicht figur folge staffel kino lesung ausstellung bildband kurs hoerspiel hoerbuch
            lagu lagunya filmnya berita kabar artikelnya novel buku bukunya ceritanya drama drakor sinetron
            lirik seminar webinar kampanye pencegahan penyuluhan tugas skripsi makalah kuliah dosen materi tokoh
            karakter anime komik koran viral youtube tiktok podcastnya dokumenter
            nonton teater puisi
        trivial: present presenting presentasi bikini bikinifoto geliked thirst trap liked-my nge-like ngelike milk oat hafermilch milch susu forgot uniform vergessen lupa dress outfit mic wifi zoom slipped dropped burnt toast karaoke cringe fridge microwave mikrowelle kopierer copier uniform-day bra zipper stain fleck kasir antre antri kembalian sendal sandal jilbab kerudung celananya teriak nyanyi kepencet waved winkte gewunken username nickname group-chat reply-all alle-antworten bos numpahin tumpahin numpah atasan klien client ketumpahan lunch kesenggol kepleset salah schwarm gestolpert kesandung tersandung crushku stumbled fell-over replied reply company whole-company unmute deadlift boss-call chat meme stiker sticker typo autocorrect email mail reply group grup bus train-late wifi internet
            homework exam exams test quiz essay deadline monday mondays meeting zoom mic lecture presentation slides
            slide lines alarm coffee kopi haircut fringe crush like liked likes unmuted teacher boss dosen lecturer
            teams slack outfit trousers pants jeans zip spilled spilt tripped stairs name waved embarrassing
            embarrassed awkward cringe parking gym burpees traffic queue laundry dishes printer laptop screen phone
            charger movie spoiler match score goal level boss-fight raid fries pizza olives spicy sambal hot heat
            selfie story post foto photo mantan stalking stalk follow kepencet salah-kirim kirim malu cringe ujian
            kuis tugas skripsi revisi presentasi rapat telat kesiangan macet ojol kelas guru remed nilai upacara
            keringetan jatuh kepleset tumpah ketahuan kepergok kejedot typo-nya zoomnya mute unmute parkir motor
            seblak mie pedes pedas cabe kecoa nyamuk hujan jemuran baju celana resleting bensin kuota sinyal
            peinlich blamiert bus verpasst bahn chefin chef hose gerissen meeting kaffee verschuettet herzchen
            nachricht falsche gruppe klausur hausaufgaben mathe montag wlan drucker laptop handy wecker verschlafen
            referat stolper gestolpert frisur pony friseur steuer steuererklaerung stau parkplatz sport kniebeugen
            treppe crush ex profilbild zoom mikro stumm kamera lehrer lehrerin vokabeltest vokabeln pruefung
            sketsa latihan squat squats leg-day plank lunges hiccups tagged auto-correct
            butchered lagging ping lag nickname gebetan senior kating bocor kantin kakak-kelas voice-note vn

        """
}
