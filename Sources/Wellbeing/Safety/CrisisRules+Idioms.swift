extension CrisisRules {
    static let englishIdioms: [CrisisRule] = [
        CrisisRule(
            "en-idiom-degree", .idiom, example: "dying of laughter",
            """
            @animals ..1 refuse|refuses|wont|will|would ..2 die#
            sleep# forever# on|in this|that|the|my sofa|couch|bed|chair|hammock
            cut# myself# slicing|peeling|chopping|grating|shaving|cooking
            rather|sooner die|dead# than !6:@lifeAny|this|so|here|another|pain|go|day|year|feel|keep|be
            team|band|choir|side ..5 without# me#
            die|died|dying|dead|death of|from ?sheer ?pure boredom|laughter|laughing|embarrassment|curiosity|happiness|cuteness|shame|hunger|thirst|heat|cringe|jealousy|excitement|cold|joy|love|anticipation|hungry|suspense
            die|died|dying|dead ?just ?absolutely laughing|inside-joke
            dead# tired|beat|serious|easy|sure|set|on|last|line|lift|weight|end|cute|quiet|right|calm|center|centre|drunk|heat|giveaway|ringer|bored|simple|wrong|cold|straight
            to die for
            do or die
            old habits die
            die hard|down|out|off|cut
            dying to# see|try|know|meet|tell|go|hear|eat|read|get|find|visit|watch|ask|show|learn|sleep|pee
            dying for a|some|the|my
            bored|scared|frightened|worried|sick|tired|thrilled|tickled|loved|freezing|sweating|starved ?half to death
            matter|life of|and life|or ?and death
            over my dead body
            drop dead gorgeous
            dead of night|winter
            wouldnt be caught|seen dead
            @want a dead lift
            back from the dead
            sleep|slept like the dead
            die young|old|happy
            until|till|til i|we|the die|death|day ?i ?die
            the day i die
            live|love and|or let ?die
            never say die
            die another day
            died|dying|die in|at the|my|our game|raid|level|boss|minecraft|fortnite|dungeon
            cause ?of death
            """),
        CrisisRule(
            "en-idiom-kill", .idiom, example: "The comedian absolutely killed",
            """
            kill me now# thanks
            kill ?a ?some|two|the|an time|hour|hours|switch|birds|bill|mood|vibe|vibes|buzz|process|minutes|lights|engine|joy
            @endLife myself with|over|trying|at|laughing|to ?get ?finish ?make ?keep|for ?this
            killing|killed|kills me ?with ?softly
            kill me with
            would kill for|to
            killing|killed|kill it|the|my|this
            dressed ?up to kill
            hanging|hang ?myself ?up out|on|in|around|up|pictures|from|by|with|laundry|washing|there
            shoot ?myself in the foot
            shoot me a|an|over
            beating|kicking|beat|kick ?myself up|over
            cut|cutting myself some|a|off|loose|short|out|free|slack|shaving
            hurt myself laughing
            """),
        CrisisRule(
            "en-idiom-suicide", .idiom, example: "Suicide squeeze in the ninth won us the game",
            """
            suicide pass|mission|blonde|note-less|watch-party
            suicide squeeze|squad|doors|door|run|runs|sprints|sprint|drill|drills|drink|girls|burn|hill|king|machine|kings|hotline|silence
            run|ran|running|did|doing|doors|ten|five suicides
            career|political|financial|social|commercial|professional|electoral suicide|suicidal
            """),
        CrisisRule(
            "en-idiom-end", .idiom, example: "Ended it with Callum last night.",
            """
            end|ended|ending|ends|finish|finished|finishing|stop it|things|everything ?all ?off with|between|there|here|at|by
            end|ended|ending the ?whole|day|night|meeting|year|week|call|relationship|book|contract|lease|subscription|shift|month|story
            relationship ..3 over
            at the end of
            quit|give|giving|gave up ?on smoking|drinking|sugar|coffee|vaping|meat|caffeine|dairy
            i give up on
            nothing left to give this|the|my|that
            by the end
            end of the ?day|week|month|line|story
            cant go on holiday|stage|like|with|the|vacation|trip|any
            i ..1 cant wait|stand|believe|keep ?up ?with ?my
            everything i want|wanted
            no way out of|but
            to end it on a
            one step at|closer|forward|ahead|back
            do it for
            """),
    ]

    static let germanIdioms: [CrisisRule] = [
        CrisisRule(
            "de-idiom-degree", .idiom, example: "Es war zum Sterben langweilig.",
            """
            @animals ..1 will|wollen ..3 nicht sterben#
            alkohol|alkohols|zigaretten|kippen|schnaps|suessigkeiten|rauchen ..8 . ..4 verschenkt#|verschenke#|weggegeben#|geschenkt#|gegeben#
            sofa|couch|haengematte|bett ..4 ewig# ?fuer ?immer schlafen#
            pfadfindern|freunden|cousins|kumpels|jungs ..6 bruecke# ..6 gesprungen#
            lieber|eher sterbe|sterb|tot|sterben# als !6:@lifeAny|so|hier|noch|schmerz|weiter|tag|jahr|fuehlen
            mannschaft|team|band|chor ..5 ohne# mich#
            entschieden zu gehen# ..6 kuendigung|job|firma|vertrag|stelle
            zum sterben langweilig|muede|einsam|schoen|zuviel|zu
            sterben|sterb|sterbe|stirb|gestorben|umkommen|eingehen ?fast vor ?lauter langeweile|hunger|neugier|scham|lachen|hitze|durst|kaelte|aufregung|peinlichkeit|glueck|liebe|angst|sehnsucht|muedigkeit|schreck|lauter|freude
            vor ?lauter langeweile|hunger|neugier|scham|lachen|hitze|durst|aufregung|peinlichkeit|glueck|angst|sehnsucht|muedigkeit|freude ..2 sterben|gestorben|sterb|sterbe|stirb|umgekommen|umkommen|tot
            totlachen|totgelacht|totlach|totgelacht|totarbeiten|todmuede|todschick|todernst|todlangweilig|todsicher|todernst|totmuede|todunglueklich|totschlagen|totgeschlagen
            tot# umfallen|umgefallen|stellen|gestellt|geglaubt|muede|lachen|gelacht
            fuer mich gestorben
            tote hose
            bis ..1 zum tod|tode
            zu tode gelangweilt|erschreckt|gelangweilt|erschrocken|gearbeitet|betruebt
            bringt|bringen mich ?noch ?irgendwann ?fast um
            bringt|bringen mich ?noch ?fast ins grab
            hat|haben mich ..3 umgebracht
            tod und teufel
            auf leben und tod
            gift nehmen
            """),
        CrisisRule(
            "de-idiom-banter", .idiom, example: "Bist du lebensmüde, hat Papa gebrüllt",
            """
            bist|seid|biste du|ihr|@kin ?eigentlich ?denn lebensmuede
            biste lebensmuede
            lebensmuede aktion|idee|fahrer|autofahrer|radfahrer|e|manoever
            gefragt|fragt|fragte|gebruellt|ruft|rief|schrie ..4 lebensmuede
            pflanze|pflanzen|zimmerpflanze|orchidee|kaktus|tomaten|akku|laptop|drucker|rechner|auto|wlan ..5-ich|i|mich|will|und lebensmuede|sterben|stirbt|tot|umgebracht
            plant|plants|houseplant|orchid|cactus|tomatoes|laptop|printer|phone|car|battery|wifi ..4-i|me|and suicidal|die|dies|died|dead|dying
            """),
        CrisisRule(
            "de-idiom-end", .idiom, example: "Ich mach jetzt Schluss für heute, gute Nacht.",
            """
            schluss# ..1 fuer heute
            schluss# machen|gemacht|mach|mache !2:allem|allm|leben|mir
            mach|mache|machen ..2 schluss# fuer|mit ..2 heute|rauchen|zucker|arbeit|ihm|ihr|der|kaffee|alkohol|diaet|kerl|freund|freundin|beziehung
            mit ..3 rauchen|zucker|ihm|ihr|kaffee|alkohol|jannik|freund|freundin|trinken|arbeit|zocken|saufen ..3 schluss#
            am ende des|der|vom|von
            am ende war|wars|hat|haben|ist|gewinnt|kam|wird|gab|doch|habe|stand|waren
            bin ..1 am ende des|der
            im weg stehen|liegt|stand|herum|rum
            ab ..3 weg
            ueber alle berge
            """),
        CrisisRule(
            "de-idiom-cut", .idiom, example: "ich ritz die Fugen aus",
            """
            ritz|ritze|ritzen die|der|den|das|ein|eine|fuge|fugen|namen|haben|zwischen|in ?fugen ?rinde ?baum
            ritzen zwischen|im|in|am|und
            haare|fingernaegel|naegel|hecke|rosen|gemuese|zwiebeln|kartoffeln|brot|kuchen ..4 schneiden|geschnitten|schneide
            grimassen geschnitten|schneiden
            """),
        CrisisRule(
            "de-idiom-life", .idiom, example: "Stillleben",
            """
            will|moechte|wuerde ..3-nicht|nimmer wieder ..1 leben#
            """),
    ]

    static let indonesianIdioms: [CrisisRule] = [
        CrisisRule(
            "id-idiom-mati", .idiom, example: "setengah mati, mati lampu, mati gaya",
            """
            racun# tikus|semut|kecoa|kecoak ..5 dapur|gudang|loteng|kolong|pojok|mempan|ampuh|plafon
            sofa|kasur|kasurnya|bantal ..4 tidur# selamanya#
            akhiri# nggak|ga|gak|tidak ada rokok|kopi|gula|mie
            loncat# dari jembatan# ..6 pramuka|temen|bareng|seru
            mending|lebih|baik ..1 mati# daripada !6:@lifeAny|gini|begini|terus|ini|hari|tahun|sakit
            akhiri|mengakhiri|ngakhirin# ..0 kontrak|hubungan|langganan|rapat|acara|pertemuan|kerjasama
            timnya|tim|band ..5 tanpa# aku#
            obat ..5 tensi|dokter|sembuh|resep|darah
            panas|panasnya|gerah|dingin|dinginnya|capek|capeknya|laper|macet|macetnya ..1 bikin|sampai|sampe ..1 mau|kayak ..1 mati#
            setengah mati
            kayak|kyk|kek|kaya|serasa|berasa ..1 mau @mati
            mati# lampu|gaya|kutu|rasa|suri|langkah|listrik|matian|otak|ide|total|pajak|lagi-lagi|air|mesin|start|pucuk|kata|gas|stadium
            mati-matian
            hafal|hapal|dihafal|dihapal|harga|cinta|penasaran|jalan|pas|sumpah|titik|jam|kunci|ngakak|ketawa|jatuh|benci|sayang|gagal|dikunci|demen|beku|deadline|kangen|ganteng|cantik|naksir|bela|dibela ?cinta mati#
            ngakak|ketawa|tertawa|ngantuk|lapar|laper|kepedesan|panas|kedinginan|malu|bosen|penasaran|grogi ..1 sampai|sampe|mau|ampe|pengen|kayak|kek|serasa ..1 mau|pengen ?rasanya mati#
            ngakak|ketawa|kenyang|kepedesan|laper|lapar ?sampai|sampe ?mau mati#
            soal|masalah|urusan|antara hidup ?atau ?dan mati
            antara hidup
            hidup segan ..2 warung|toko|usaha|bisnis|kedai|pabrik|klub
            warung|toko|usaha|bisnis|kedai|pabrik|klub ..4 hidup segan mati ..2
            hidup segan mati tak mau ..4 warung|toko|usaha|bisnis|sebelah|sepi
            sehidup semati
            mati@waktu
            mati# aku|gue|gw ?deh ?lah ?lupa|ketahuan|besok|belum|telat|kalau|kalo|kelupaan|nih ..0 lupa|ketahuan|belum|telat|kelupaan|deadline|tugas
            main ..5 mati#
            mati# ..1 saking ?lucunya
            pengen|mau|sampai|sampe mati# saking|karena-lucu|lucu
            mati# ..2 terus|mulu|mulu ..3 timku|tim|main|game
            mati# ?aja rasanya|saking bosannya|panasnya|malunya|lucunya|kesalnya|laparnya|gerahnya|ngantuknya
            """),
        CrisisRule(
            "id-idiom-thing", .idiom, example: "HP-ku mau mati, numpang ngecas.",
            """
            hp|handphone|lampu|lampunya|listrik|listriknya|laptop|mesin|mesinnya|motor|motorku|tv|wifi|kipas|kipasnya|ac|acnya|baterai|batre|jam|internet|kompor|hape|hapenya|hapeku|sinyal|mobil|kulkas|komputer|pc|powerbank|server|lilin|api|rokok|semangat|keran|air|pompa ..4-aku|gue|dan|pengen @mati
            tanaman|tanamannya|bunga|pohon|cabe|cabeku|tanamanku|kaktus|padi|ikan|ikannya|ikanku|kucing|kucingku|anjing|anjingku|ayam|ayamku|hamster|hamsterku|kelinci|burung|semut|nyamuk|kecoa|tikus|cicak|lele|cupang|kura-kura ..4-aku|gue|pengen @mati
            tanaman|tanamannya|tanamanku|bunga|bungaku|pohon|kaktus|hp|laptop|motor ..4-aku|gue @mati
            """),
        CrisisRule(
            "id-idiom-bunuh", .idiom, example: "Bunuh waktu sambil main gim.",
            """
            @bunuh waktu|nyamuk|kecoa|bos|boss|monster|warung|usaha|karakter|semut|tikus|musuh|zombie|cicak|lalat|kuman|virus|ular|kebosanan|mood|karier|pasar|bisnis|kreativitas
            @bunuh ..2 warung|usaha|bisnis|bos|monster|musuh|pasar
            serasa|kayak|kek|rasanya|seperti|bisa ..1 mau @bunuh aku|gue|gw|saya|warung
            @bunuh karakter
            gol|golnya bunuh diri
            """),
        CrisisRule(
            "id-idiom-life", .idiom, example: "Nggak mau lagi hidup ngontrak, tahun depan harus punya rumah.",
            """
            hidup# ini|itu indah|berharga|anugerah|lucu|keras|menyenangkan
            hidup# sehat|hemat|baru|mandiri
            selamat tinggal masa|kota|kantor|kosan|kampus|kuota|gaji|duit|diet|2*|bulan|tahun|kelas|mantan
            udahan|udahan# dulu|main|gamenya|nge|kerja|belajar
            putus ..3 berakhir#
            """),
    ]
}
