extension CrisisRules {
    /// Means, places, partings and dates without a word for death, as ideas close together.
    static let framesOfLeaving: [CrisisRule] = [
        CrisisRule(
            "frame-only-courage-missing", .intent,
            example: "Das Gift steht im Schrank, es fehlt nur noch der Mut.",
            """
            &&18 @meansNamed >courage|nerve|guts|mut|berani|nyali|keberanian|nekat|nekatnya >@sorryAny|dad|mum|mama|papa|forgive -@ropeUse -@cookingAny ~@medicineFar
            &&16 @meansNamed >all+i+need|only+need|just+need|missing|fehlt|tinggal|kurang|nur+noch|cuma+butuh|waiting+for >courage|nerve|guts|mut|berani|nyali|keberanian|nekat -@ropeUse -@cookingAny -@medicineAny ~@medicineFar
            """),
        CrisisRule(
            "frame-until-the-house-sleeps", .intent,
            example: "Das Seil ist da, ich warte nur noch, bis alle schlafen.",
            """
            &&18 @meansNamed >waiting|wait|warte|wart|nunggu|menunggu|tunggu|until|bis|once|sobald >asleep|sleep|schlafen|schlaeft|tidur|quiet|still|ruhig|leer|empty|sepi|gone+out|left -@ropeUse -@cookingAny -@medicineAny ~@medicineFar
            """),
        CrisisRule(
            "frame-means-and-calm", .intent,
            example: "All the pills are in front of me and I have stopped crying.",
            """
            &&18 @meansNamed in+front+of+me|vor+mir|depanku|di+depan|in+my+hand|in+der+hand|di+tangan|di+tanganku >calm|calmer|ruhig|ruhiger|tenang|peaceful|peace|frieden|lega|stopped+crying|not+crying|finally|endlich|akhirnya|diesmal|this+time|kali+ini -@ropeUse -@cookingAny -@medicineAny ~@medicineFar
            &&18 @meansNamed @within >@sorryAny -@ropeUse -@cookingAny -@medicineAny -forgot|vergessen|lupa|lost|verloren|hilang|telat|late ~@medicineFar
            """),
        CrisisRule(
            "frame-not-down-again", .intent,
            example: "Ich sitze auf dem Dach und komme nicht über die Treppe zurück.",
            """
            &&20 @highPlace|parkhaus|car+park|rooftop >@notAny >stairs|treppe|staircase|walking+back|coming+back|walk+back|go+back|back+down|coming+down|come+down|going+down|runter|turun|zurueck|lewat+tangga @me -@sportAny -ladder|leiter|cat|katze|kucing|drone|ball|helper|teman-teman ~@sportFar
            &&18 @highPlace|rel|car+park >here|hier|sini|di+sini|this+is+where|this+is >stop|end|ends|schluss|ende|aus|akhirku|akhir|sampe+sini|sampai+sini|terakhirku|vorbei @me|semuanya|everyone|euch|kalian -@sportAny -tour|ride|run|walk|wanderung|radtour|hike|route|closed|gesperrt|baustelle ~@sportFar|closed|gesperrt|route
            @highPlace|rel sampe|sampai sini aja
            """),
        CrisisRule(
            "frame-last-call", .intent,
            example: "My sister rang from the platform: she won't be coming home. She's not picking up now.",
            """
            &&34 @lastPlace >@lastWords >@noAnswer -delay|delayed|verspaetung|verspaetet|telat|concert|konzert|konser|charger|akku|battery|baterai ~delay|delayed|verspaetung
            &&24 @lastWords >@noAnswer|hpnya+mati|phone+off|phone+is+off @kin|@other -charger|akku|battery|baterai|concert|flight|flug|pesawat|lunch|mittag
            """),
        CrisisRule(
            "frame-date-and-calm", .intent,
            example: "Decided. Saturday night. I haven't been this calm in months.",
            """
            &&16 decided|entschieden|diputusin|diputuskan|kuputusin|beschlossen|steht+fest|es+steht|settled|made+up+my+mind|entschluss|udah+bulat @dayAny|night|nacht|malam >calm|calmer|ruhig|ruhiger|tenang|peaceful|peace|frieden|quiet -@leisure -pizza|spieleabend|game|film|movie|party|job|kuendigen|kuendige|quit|resign|kuendigung|divorce|scheidung|cerai|sell|buy|kaufen|beli|smoking|rauchen|rokok ~@leisure
            &&16 dann|then|abis+itu|habis+itu|setelah+itu|terus habt+ihr|ihr+habt|youll+all+have|youll+have|kalian+bisa|kalian+bakal|ihr+koennt >peace|frieden|ruhe|tenang|lega >me|ich|meinen|mine|i|aku|juga|too|auch -@leisure -urlaub|holiday|baby|dog|hund
            """),
        CrisisRule(
            "frame-behind-a-locked-door", .intent,
            example: "My son has locked himself in with a razor blade.",
            """
            &14 locked|locks|barricaded|eingeschlossen|eingesperrt|verbarrikadiert|ngunci|mengunci|ngurung|dikunci|kunci >@weaponAny|@pillsAny|silet|blade|klinge|rasierklinge @kin|she|he|sie|er|dia|i|ich|aku -cupboard|cabinet|schrank|lemari|drawer|schublade|car|auto|child-proof|kids -@ropeUse
            &14 @weaponAny|@pillsAny >bathroom|bad|badezimmer|room|zimmer|kamar|garage|shed|cellar|keller locked|locks|eingeschlossen|eingesperrt|verbarrikadiert|ngunci|mengunci|ngurung @kin|she|he|sie|er|dia|i|ich|aku -cupboard|cabinet|schrank|lemari|drawer|schublade|car|kids -@ropeUse
            """),
        CrisisRule(
            "frame-nobody-is-to-blame", .intent,
            example: "I'm writing this so nobody blames themselves on Monday.",
            """
            &14 writing|wrote|write|schreib|schreibe|geschrieben|nulis|kutulis|tulis @nobodyAny|nobody|keiner|niemand|dont|nicht|jangan|nggak+ada >blames|blame|schuld|vorwuerfe|vorwurf|nyalahin|salah|menyalahkan|bersalah -@workAny|report|bericht
            """),
        CrisisRule(
            "frame-counted-out", .intent,
            example: "Tablets counted out on the duvet, a glass of water, that's all.",
            """
            &&16 @pillsAny|obatnya counted|abgezaehlt|gezaehlt|dihitung|kuhitung|laid+out|lined+up|aufgereiht|dijejerin >glass|glas|segelas|water|wasser|air|bottle|flasche|wodka|vodka -@medicineAny -week|woche ~nurse|schwester|perawat
            &&12 engine|engines|cars|motor|car|auto|mesin|mobil running|laeuft|runs|idling|nyala|on|hidup >garage|garagentor|garasi >shut|closed|zu|locked|tutup|ditutup|ketutup|abgedichtet|dicht -@workAny -repair|reparatur|service|band
            """),
        CrisisRule(
            "frame-date-and-empty-house", .intent,
            example: "I've set the date. Nobody will be home on the fourth.",
            """
            &&14 date|termin|tag|tanggal|tanggalnya|harinya|day set|steht|feststeht|fixed|chosen|picked|kutentuin|ditentuin|ausgesucht|fest >nobody|noone|keiner|niemand|kosong|empty|leer|alone|allein|nggak+ada+orang|sepi >home|house|daheim|zuhause|haus|rumah|da|tanggal -@leisure|party|plumber|handwerker|tukang|repair|doctor|arzt
            """),
        CrisisRule(
            "frame-gone-by-then", .intent, example: "Morgen um diese Zeit gibt es mich nicht mehr.",
            """
            &9 @dayAny|this+time|um+diese+zeit|jam+segini gibt+es+mich+nicht|gibts+mich+nicht|i+wont+exist|ill+be+dead|ill+be+gone+for+good|bin+ich+tot|bin+ich+nicht+mehr+da|aku+udah+nggak+ada|aku+udah+ga+ada|aku+udah+gak+ada|gue+udah+nggak+ada|gue+udah+ga+ada|aku+udah+mati -@leisure|@workAny|tired|muede
            &12 know|kenn|kenne|weiss|tau|tahu|chosen|ausgesucht place|spot|stelle|ort|tempatnya|tempat >train|zug|keretanya|kereta|tide|flut|height|hoehe -@leisure|ticket|fahrkarte|tiket|museum|treffen|meet
            &&14 edge|bahnsteigkante|ujung+peron|pinggir+peron|kante >next+one|next+train|der+naechste|naechster|naechste+zug|naechsten+zug|kereta+berikutnya|berikutnya+aja -delay|verspaetung|telat|gap|insel
            &10 keputusan|keputusanku|decision|entschluss|entscheidung|niat|niatku >die|dying|mati|sterben|suicide|bundir|tod >bulat|final|steht|made|firm|fest|gefallen -@animals
            """),
        CrisisRule(
            "frame-secret-goodbye", .intent,
            example: "Gave my sister the ring and told her I love her. She doesn't know it was goodbye.",
            """
            &&26 gave|given|geschenkt|gegeben|kukasih|kasih|hugged|umarmt|kupeluk|told|gesagt|kubilang doesnt+know|dont+know|weiss+nicht|wissen+nicht|nggak+tau|gak+tau|ga+tau|ahnt|ahnen|no+idea >goodbye|abschied|pamitan|pamit|perpisahan|farewell|last+time|letzte+mal|terakhir+kali -@leisure|party|job|surprise ~@leisure
            """),
        CrisisRule(
            "frame-jump-tonight", .act, example: "heut nacht spring ich",
            """
            tonight|tomorrow i|ill jump $
            heute|heut|morgen ?nacht|abend|frueh spring|springe ich ?runter $
            nanti|besok|malam ?malam|ini aku|gue|gw|saya loncat|lompat|terjun $
            """),
        CrisisRule(
            "frame-swallowed", .intent, example: "Hab alles geschluckt. Mir wird schon schummrig.",
            """
            &&14 geschluckt|swallowed|took|genommen|minum|telan|ketelen|kutelan|kuminum|nelen|ditelan all|alle|alles|everything|them|semua|semuanya|sebotol|seplastik >schummrig|schwindelig|schwummrig|duselig|benommen|woozy|faint|lemas|melayang|berat|muter|kleyengan|heavy|verschwommen|blurry|goyang -@medicineAny -vaccine|cat|dog|hund|katze
            """),
    ]

    /// What only counts beside other signs.
    static let leavingCues: [CrisisRule] = [
        CrisisRule(
            "frame-forgotten-medicine", .cue(.harmless),
            example: "Sorry, I forgot your tablets on the table.",
            """
            &6 forgot|forgotten|vergessen|lupa|ketinggalan tablets|pills|tablet|tabletten|obat|obatnya|obatmu|medikamente|meds
            """),
        CrisisRule(
            "frame-when-they-read", .cue(.departure), example: "They'll get it when they read the notes.",
            """
            &12 theyll|they+will|youll|dann|sie|ihr|mereka|kalian|everyone|alle >read|reads|find|lesen|liest|lest|finden|findet|baca|nemu|nemuin|kebaca >note|notes|letter|letters|brief|briefe|zettel|surat|suratnya|suratku @dayAny|when|wenn|kalau|kalo|pas|by -school|schule|teacher|sekolah
            &7 im|ich|i|aku|gue|gw|gua off|gone|weg|fort|pergi|ilang|hilang|cabut for+good|forever|fuer+immer|selamanya|buat+selamanya -@leisure
            abis|habis|setelah itu selesai
            """),
        CrisisRule(
            "frame-last-visit", .cue(.preparation), example: "One more visit to Nan.",
            """
            &7 one+more|one+last|noch+einmal|ein+letztes|sekali+lagi|terakhir+kali visit|see|besuchen|ans+meer|nengok|jenguk|ketemu @kin|meer|sea|nan|nenek|oma|opa|mum|mama -@leisure
            &6 passwords|password|pin|passwoerter|passwort|sandi drawer|envelope|schublade|umschlag|laci|amplop
            &6 cancelled|canceled|gekuendigt|cabut|berhentiin phone|contract|handyvertrag|vertrag|langganan|netflix|gym
            &6 spare+keys|keys|schluessel|kunci left|neighbour|next+door|nachbarn|nachbarin|tetangga|kutitip|dititip
            """),
        CrisisRule(
            "frame-javanese-time", .cue(.time), example: "malem Jumat iki",
            """
            malam|malem|bengi senin|selasa|rabu|kamis|jumat|sabtu|minggu
            mengko|engko|engke bengi|wengi|sore|isuk
            sesuk|isuk-isuk|peuting
            """),
        CrisisRule(
            "frame-note-in-reach", .cue(.note), example: "Surat buat bapak ibu udah di bawah bantal.",
            """
            surat|letter|letters|brief|briefe|zettel|note ..7 bantal|kasur|laci|pillow|mattress|kissen|matratze|kuehlschrank|kulkas|fridge
            """),
    ]
}
