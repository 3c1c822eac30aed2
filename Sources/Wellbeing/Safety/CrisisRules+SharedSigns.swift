extension CrisisRules {
    /// Signs whose words differ between the languages but not their order.
    static let sharedSigns: [CrisisRule] = [
        CrisisRule(
            "parting", .intent, example: "By the time anyone reads this I'll be dead.",
            """
            read|reads|reading|lest|liest|lesen|findet|baca|bacain|nemu|find|finds ..1 this|das|dies|ini|tulisan|letter|brief ?ini ?ini ..5 dead|tot|mati|gone|weg|longer|nicht|nggak|tiada|pergi|drueben ?schon ?mehr
            das|dies|ihr lest|liest|findet ..4 tot|weg|nicht|gone|drueben
            see|meet you ..1 on|at the other side
            sehen|seh uns ..2 drueben|jenseits|himmel
            sampai jumpa|ketemu ..2 surga|sana|akhirat
            wont|not be ..3 problem|burden ..3 longer|anymore|soon
            bald|dann|endlich ..3 ihr|du|sie|alle ..2 ruhe|los ..1 vor|mich ..1 ?mir
            bald bin ich ..3 kein|keine ..2 problem|last ..1 mehr
            @nggak ..1 bakal|akan ..1 nyusahin|ngerepotin|nyusahkan|bebanin ..2 kalian|lagi|siapa
            sorry ..2 for everything ..6 love|goodbye|bye
            tut ..1 mir ..2 leid ..4 liebe|lieb ..2 euch|alle
            maafin|maafkan|maaf ..2 aku ..4 semuanya ..4 sayang|pamit|selamat
            """),
        CrisisRule(
            "supplies-and-calm", .intent, example: "I bought what I need today. I'm weirdly calm.",
            """
            bought|got|have|ordered what|everything|all ..1 i need|needed ..1 ?today ?. ..3 calm|peaceful|peace|quiet
            besorgt|gekauft|bestellt ..1 ?alles was ich brauche ?. ..4 ruhig|ruhe|gelassen|frieden
            alles|was ..3 besorgt|gekauft ..4 brauche ?. ..4 ruhig|ruhe
            kubutuhkan|butuhkan|butuh|perlukan|perlu ..2 kubeli|beli|siap|ada ..3 ?. ..3 tenang|damai
            """),
        CrisisRule(
            "last-night", .intent,
            example: "He posted that tonight is his last night and nobody can reach him",
            """
            <!2:was|war|not tonight|today|this|heute|morgen|tomorrow ..2 my|her|his|their|ihre|seine|meine|mein|ihr|sein last|letzte|letzter|final night|nacht|abend|day|tag|evening !4:@workplace|@arbeit|of|in|shift|school|camp|holiday|schicht|urlaub|hier|at
            ini malam|hari terakhirnya|terakhirku !4:@kantor|sekolah|puasa|libur|magang|kuliah|kerja
            malam|hari ini malam|hari terakhirnya|terakhirku !4:@kantor|sekolah|puasa|libur|magang|kuliah|kerja
            tonight|today|this|diese|dieser|heutige|malam ..5 be|waere|waer|is|ist|jadi ..1 ?simply ?einfach my|meine|mein|malam last|letzte|letzter|terakhirku $
            tonight|night|day ..4 my last $
            diese|heute ..4 meine|mein letzte|letzter $
            """),
        CrisisRule(
            "someone-on-the-edge", .intent, example: "my son is standing on the balcony and won't come in",
            """
            standing|sitting|stands|sits|is|steht|sitzt|berdiri|duduk ..4 @stelle|@method|@tempat ..4 wont|refuses|not|laesst|nicht|kommt|nggak|mau ..4 come|down|in|ran|runter|rein|turun|keinen|back
            """),
        CrisisRule(
            "enough-at-hand", .intent, example: "I have the insulin next to me. it would be enough",
            """
            insulin|@meansEn|@mittel|@obat ..4 next|beside|neben|sebelah|sebelahku|hand|tangan|front|vor|depan|here ..3 ?. ..4 enough|reichen|reicht|cukup|genug
            """),
        CrisisRule(
            "plan-and-means", .intent, example: "i have a plan for tonight and enough pills to make sure",
            """
            plan|rencana|plans ..10 insulin|@meansEn|@mittel|@obat !3:batuk|flu|for|gegen|doctor
            enough|genug|cukup pills|tablets|meds|tabletten|pillen|obat|pil|insulin !3:for|fuer|buat|untuk|gegen|left
            obat|pil|tabletten|pillen|pills|insulin ..2 cukup|enough|reichen|genug !3:for|fuer|buat|untuk|sampai|stok
            """),
        CrisisRule(
            "deadly-means-beside", .intent,
            example: "There's a rope in the garage and I'm sitting next to it.",
            """
            rope|noose|gun|pistol|strick|seil|pistole|tali|racun|baygon ..8 beside|daneben|neben|sebelah|sebelahnya|sebelahku|ready|bereit|siap|waiting|wartet|nunggu|next|front|vor|depan|depanku ?to ?of ?me ?mir ?it !3:@ropeHarmless
            sitze|sitz|sitting|duduk ..4 @meansEn|@mittel|@obat ..3 hand|tangan|lap|schoss|pangkuan|vor|front|depan
            """),
        CrisisRule(
            "attempt", .attempt, example: "she took a handful of her mum's tablets",
            """
            &8 pulsadern|wrists|wrist|nadi|nadiku|handgelenke|handgelenk cut|slit|slashed|aufgeschnitten|geoeffnet|sayat|kusayat|potong|kupotong|aufgeschlitzt @yesterdayAny|ago|stunde|jam|lalu|bleeding|blutet|darahnya|darah -@mishap
            &12 pills|tabletten|obat|obatnya|pil|overdose|rope|tali @notAny work|worked|gewirkt|wirken|mempan|geklappt|kill|berhasil|held angry|wuetend|marah|disappointed|enttaeuscht|kecewa|woke|aufgewacht|bangun|kebangun -headache|pain|fever|doctor|kopfweh|schmerzen|demam|pusing|sakit
            took|taken|swallowed|genommen|geschluckt|minum|telen|nelen|nenggak ..4 handful|handvoll|segenggam|kebanyakan|banyak ..4 pills|tablets|meds|tabletten|pillen|obat|pil
            handful|handvoll|segenggam|handevoll ..2 pills|tablets|meds|tabletten|pillen|obat|pil|medikamente
            swallowed|geschluckt|nelen|menelan|schluckt ..1 something|was|etwas|sesuatu
            cut|slit|slashed ..1 her|his|my|their ?own wrists|wrist|throat
            sich|mir ..2 pulsadern ..1 aufgeschnitten|geoeffnet|aufgeschlitzt
            nyayat|ngiris|motong|potong|mengiris|menyayat ..1 nadi|nadinya|urat|nadiku
            everything|alles|semuanya|semua ..2 ready|bereit|siap|prepared ..4 ?. ..5 write|aufschreiben|nulis|written ..3 first|vorher|dulu|before|aufschreiben
            """),
        CrisisRule(
            "asleep-and-over", .wish, example: "Let me fall asleep and let that be the end of it.",
            """
            let|lass|lasst|biarkan|biarin|want|wish|hope|could|will|moechte|wuerde|koennte|pengen|mau|semoga|ingin ..4 asleep|sleep|einschlafen|schlafen|tidur ..5 end|ende|akhir|akhirnya|over|vorbei|schluss !3:movie|film|day|lesson
            hope|wish|want|wuenschte|hoffe|hoff|semoga|berharap|pengen|let ..5 heart|herz|jantung|jantungku ..4 stop|stops|stopped|stehen|stehenbleibt|aufhoert|aufhoeren|berhenti
            rather|lieber|mending not ..2 alive|here|exist
            """),
        CrisisRule(
            "marks-on-skin", .harm, example: "My forearm is covered in new lines again, nobody knows.",
            """
            @bodyPart|@koerper|@tubuh ..6 new|fresh|neuen|neue|frischen|frische|garis|goresan|luka ..1 lines|stripes|striche|strichen|linien|marks|baru
            new|fresh|neue|neuen|frische|garis|goresan ..2 lines|stripes|striche|linien|marks|baru ..5 @bodyPart|@koerper|@tubuh
            burning|cutting|scratching|carving ..1 my ?own skin|arms|legs|thighs|arm !3:@sport|sun
            <!3:sun|sonne mir ..2 die|meine haut|arme|beine|oberschenkel ..2 verbrennen|ritzen|zerkratzen|verbrannt|zerkratzt|aufzukratzen ..1 !3:@unfall
            nyundut|menyundut|nyulut ..2 kulit|kulitku|tangan|lengan|paha|diri
            """),
        CrisisRule(
            "leave-the-world", .act, example: "An meinem Geburtstag verlasse ich diese Welt.",
            """
            &5 leave|leaving|gehen|geh|scheiden|verlassen|pergi|ninggalin|exit|depart|checkout this+life|aus+dem+leben|dem+leben|aus+diesem+leben|hidup+ini|dari+hidup|dari+kehidupan -behind|place
            leave|leaving|verlasse|verlassen|verlass|tinggalkan|ninggalin|meninggalkan|kutinggalkan|tinggalin ..2 world|welt|erde|dunia|earth !2:of|behind|kerja|kampus|malam|hiburan|politik|maya|record
            """),
        CrisisRule(
            "they-will-find-me", .cue(.departure), example: "They'll find me in the morning.",
            """
            find|finden|nemuin|menemukan|findet|nemu ..1 me|mich|aku ..4 morning|tomorrow|morgen|frueh|besok|pagi|then|dann
            morning|tomorrow|morgen|frueh|besok|pagi ..4 find|finden|nemuin|menemukan|findet ?sie ..2 me|mich|aku
            morgen|frueh|dann ..3 mich ..1 finden
            """),
        CrisisRule(
            "cards-and-keys", .cue(.preparation), example: "put the keys through the landlord's door",
            """
            wrote|written|geschrieben|kutulisin|kutulis|nulis ..3 card|cards|karte|karten|kartu
            card|cards|karte|karten|kartu ..2 wrote|written|geschrieben|kutulis
            keys|key|schluessel|kunci|kuncinya ..6 landlord|landlords|vermieter|letterbox|briefkasten|kubalikin|kukembalikan|returned|eingeworfen
            """),
        CrisisRule(
            "if-they-did-not-have-me", .wish,
            example: "Mum would finally be able to rest if she didn't have me.",
            """
            finally|endlich|akhirnya|@better|@dran|@lebihEnak ..8 if|wenn|kalau|without|ohne ..3 didnt|hadnt|mich|@nggak|not ..2 have|had|haette|haetten|punya ?me|aku
            if|wenn|kalau ..3 didnt|hadnt|mich|@nggak ..2 have|had|haette|haetten|punya ?me|aku ..6 finally|endlich|akhirnya|@better|@dran|@lebihEnak
            anything|alles|apa ..5 not|nicht|@nggak ..3 alive|leben|hidup|exist|live ?zu ?sein $
            """),
        CrisisRule(
            "threatens", .act, example: "My ex is threatening to jump, what do I do?",
            """
            threatening|threatened|threatens|droht|drohte|gedroht|ngancem|ngancam|mengancam|ancam ..3 jump|die|springen|sterben|loncat|lompat|mati|umzubringen
            """),
        CrisisRule(
            "last-page", .cue(.departure), example: "last thing on my list was this page",
            """
            last|letzte|terakhir thing|auf|di|ding|hal ..6 page|entry|diary|seite|eintrag|halaman|entri|tulisan
            """),
        CrisisRule(
            "blood-on-sleeve", .harm, example: "There's blood on my sleeve again and nobody asked.",
            """
            blood|blut ..3 sleeve|sleeves|aermel|hoodie|pulli ..2 again|wieder
            again|wieder ..2 blood|blut ..3 sleeve|sleeves|aermel|hoodie|pulli
            lengan|bajuku|hoodieku ..2 berdarah|darah ..2 lagi
            """),
        CrisisRule(
            "missing-weapon", .intent, example: "My dad texted that he's sorry, and his gun is missing.",
            """
            gun|rifle|pistol|gewehr|pistole|waffe|racun|pistol|tabletten|pills|rope|seil|tali ..3 missing|gone|fehlt|weg|hilang|verschwunden
            """),
        CrisisRule(
            "not-coming-back", .cue(.departure), example: "I won't be coming back from the lake.",
            """
            wont|not|never|nicht|nie|nimmer|@nggak ..3 coming|come|zurueck|wieder|balik|kembali|pulang ..1 back|zurueck|komm|komme|kommen|lagi
            komm|komme ich ..2 nicht|nie|nimmer ?mehr zurueck|wieder|heim
            @nggak ..1 balik|kembali|pulang ..1 lagi|dari
            """),
        CrisisRule(
            "no-more-life", .wish, example: "Living hurts. I'd rather not.",
            """
            living|life|leben|hidup|existing|being ?alive ?itu|tut hurts|weh|sakit ?. ..3 rather|lieber|mending|lassen|stop|aufhoeren|berhenti
            everything|all|alles|semuanya|semua|it ..3 black|schwarz|dark|gelap|quiet|still ..4 stay|stays|bleibt|forever|selamanya|immer|stayed
            worth|wert|berharga|berguna ..3 dead|tot|mati
            dead|tot|mati ..4 worth|wert|berharga !it
            still|noch|masih ..1 alive|here|da|am|leben|hidup|sini|disini ?leben ..0 ?. unfortunately|leider|sayangnya|sadly
            unfortunately|leider|sayangnya|sadly ..3 still|noch|masih ..1 alive|here|da|leben|hidup|disini ?leben
            hate|hasse|benci|hass|sucks ..4 still|noch|masih ..2 alive|here|lebe|leben|hidup|breathing|da|bangun|aufwache
            hate|hasse|benci ..4 wake|woke|waking|aufwache|aufgewacht|bangun|kebangun ?up ..2 ?every ?jeden morning|morgen|pagi|again
            dunia|welt|world|life|leben|hidup ..2 bukan|nicht|not|isnt ..2 buat|fuer|for aku|mich|me|gue|saya !hier
            not|dont|never|nicht|nie|nggak ..5 see|live|reach|survive|erleben|ueberleben|sampai|lihat|ngerayain|need ..2 another|next|noch|mehr|lagi ..1 year|birthday|christmas|winter|spring|one|geburtstag|jahr|weihnachten|ulang|tahun
            noch|another|one|setahun|sehari ..1 ein|more|day|lagi ?jahr|tag|year|day ?of leben|living|life|hidup ..4 nicht|not|cant|no|nggak
            undo|rueckgaengig|batalin|dibatalin|return|give ..3 birth|geburt|lahirku|life|leben|born|my-life
            disappointed|sad|annoyed|gutted|enttaeuscht|traurig|kecewa|sedih|upset|angry ..8 still|noch|masih ..1 breathing|alive|atme|lebe|napas|bernapas|hidup|bangun|aufwache
            disappointed|enttaeuscht|kecewa ..4 woke|wake|aufgewacht|aufwache|bangun|kebangun ?up
            switch|button|schalter|knopf|tombol ..6 turned|turns|turn|delete|deletes|erase|erases|kill|kills|end|ends|mich|matiin|hapus|mematikan|switches ..1 me|myself|life|off|ausmacht|ausschaltet|loescht|einfach|diri|diriku|aku !2:on|the
            log|logout|logoff|uninstall|ausloggen|exit|quit|kuendigen|resign|cancel ?off ?out ..2 life|leben|hidup|kehidupan|dunia|manusia|existence
            would ..2 hurt ..1 to jump|die|drown|fall
            my time is|has up|over|come
            meine zeit ist ..1 um|gekommen|abgelaufen|vorbei
            waktuku ..1 habis|sampai|tiba|cukup
            how many|wieviele|viele|berapa ..1 pills|tablets|tabletten|pillen|obat|pil ..6 die|kill|enough|sterben|mati|reichen|braucht|overdosis
            @tired of waking ?up !4:early|at|before|with|to
            cant|cannot|couldnt|no|not|dont|find|kein|keinen|@nggak ..4 reason|point|purpose|grund|sinn|alasan ..4-im|in|my|meinem alive|living|live|exist|leben|weiterleben|hidup|bertahan ..1 ?zu ?bleiben !2:@livePlace|@hidupObjek|mit|bei
            cant|cannot|nicht|nich|@nggak|not|never ..2 see|imagine|picture|vorstellen|kebayang|bayangin ..6 living|alive|surviving|ueberleben|leben|hidup !2:@livePlace|ohne|tanpa|mit|in|@hidupObjek
            nicht|nich|nimmer ..2 vorstellen ..5 ueberleben|leben|erleben
            ^ living|live|exist|existing|existieren|leben|hidup|idup|alive . why|wozu|wofuer|warum|buat|untuk|what
            @mau|want|wanna|will ..3 gone|disappear|hilang|weg|vanish ..1 forever|selamanya
            cant|cannot ..1 live|exist ?this ?any anymore|longer
            @want ..3 rest in peace
            eternal|ewige|ewigen rest|peace|ruhe|frieden|schlaf ..2 ?will
            free|bebas|befreit ..1 from|of|dari|von ..2 life|existence|hidup|leben|dunia !2:lessons
            keep|constantly|always|cant ..2 thinking|think|stop ..4 rope|razor|blade|bridge|pills|noose|tracks !2:for
            staendig|dauernd|immer|nur ..4 an ..2 tabletten|klinge|bruecke|strick|gleise|rasierklinge ..2 denken|denk|denke
            denk|denke ..3 staendig|dauernd|immer|nur ..3 an ..2 tabletten|klinge|bruecke|strick|gleise|rasierklinge
            kepikiran|mikirin ..2 silet|tali|jembatan|rel ..2 terus|mulu|lagi
            gone|weg|dead|tot|hilang|mati ?sein ?. ..3 ?gone ?weg ?hilang ?sein ?aja . ..3 all|mehr|itu|alles ..5 want|ask|asking|will|mau|minta|wuensche
            sleep|schlafen|tidur ..6 until|till|bis|sampai ..4 no|nicht|nichts|@nggak|nothing ..3 me|mich|aku|mehr|ada|left ..1 ?gibt
            why|warum|wieso|kenapa|weshalb|wozu ..2 i|ich|aku|harus|should ..3 carry|go|keep|lanjut|nerusin|weiterleben|weiter|weiterexistieren ..2 ?on ?being ?living ?alive ?hidup ?leben ?soll $
            carry|going|go on being|living|existing ?alive !2:@livePlace
            my|meiner|meine|meinem ?own ?eigenen ?eigene funeral|beerdigung|grave|grab ..6 ?better
            pemakamanku|kuburanku|kematianku
            begging|beg|begged|flehe|mohon|berharap ..4 body|koerper|badan|badanku|tubuhku|heart|herz|jantung|jantungku ..5 give|aufzugeben|aufgeben|nyerah|stop|berhenti|aufhoeren
            leben ist nichts|nicht|nix ..3 ich ..3 moechte|will|mag
            hidup bukan ..4 mau|pengen|kuinginkan|kumau ..1 ?kuterusin
            """),
        CrisisRule(
            "prayer-for-death", .wish, example: "I pray God takes me in my sleep.",
            """
            god|lord|gott|herrgott|tuhan|allah|herr|jesus|gusti|robbi|universe ..4 take|takes|nimm|nimmt|hol|holt|ambil|jemput|panggil|cabut|calls|call ..1 me|mich|aku|nyawa|saya|nyawaku|hamba !back|home|sebagai|ke
            take|takes|nimm|hol|ambil ..1 me|mich|aku ..3 sleep|schlaf|tidur
            out of my|his|her misery|suffering|pain
            erloes|erloese|erloest ..2 mich
            mich ..4 erloesen|erloest !2:von-der
            pengen|pengin|mau|arep ..1 mulih|pulang ..1 nang|ke|marang ..1 gusti|tuhan|allah|bapa
            """),
        CrisisRule(
            "envy-of-the-dead", .wish, example: "I envy the dead.",
            """
            envy|envious|jealous|beneide|neid|neidisch|iri ..5 dead|toten|tote|died|gestorben|meninggal|mati|almarhum|verstorben*
            <!3:@no|kein|keine|nicht|bukan|@nggak cancer|krebs|kanker|terminal|tumor ..6-@no|kein|nicht|bukan|@nggak|benign|negative|gutartig|jinak|free relieved|relief|hoped|erleichtert|gehofft|lega|glad|happy|froh|seneng
            <!1:@no hoped|hoping|hoffte|gehofft|wish|semoga|berharap ..3 cancer|krebs|kanker|terminal|tumor !2:@no|nicht|kein|bukan|nggak|free|is|isnt|weg|gone|stays|test|charity
            """),
        CrisisRule(
            "found-too-late", .wish, example: "Nobody would find me for days and that's fine with me.",
            """
            nobody|noone|one|keiner|niemand|man|@nggak|who|wer ..4 find|finden|nemu|nemuin|found|findet ..2 me|mich|aku|my|meine ..4 days|weeks|tagen|wochen|hari|minggu
            find|finden|found|nemuin ..1 my|meine|mayatku|jasadku body|leiche
            man|keiner|niemand ..6 mich ..5 tagen|wochen|monaten ..2 finden|bemerken|entdecken|gefunden
            """),
        CrisisRule(
            "one-step", .wish,
            example: "Some nights I walk along the motorway and think about one step to the left.",
            """
            one|einen|ein|satu|den ..1 step|schritt|langkah ..6 motorway|highway|autobahn|bridge|tracks|jembatan|platform|gleis|gleise|cliff|edge|balcony|rel|bruecke|over|vorwaerts|enough|genuegt|reicht|cukup !2:closer|at
            motorway|highway|autobahn|bridge|tracks|jembatan|platform|gleis|gleise|cliff|edge|balcony|rel|bruecke|bahnsteig|peron|balkon ..8 one|einen|ein|satu|den ..1 step|schritt|langkah
            """),
        CrisisRule(
            "fear-of-going-through", .fear, example: "scared I'll actually go through with it this time",
            """
            scared|afraid|terrified|worried ..6 through with it
            scared|afraid|terrified ..4 do|doing it|this|that ..1 this|time|now|tonight|for
            angst ..6 diesmal|wirklich|echt|ernst ..3 tue|mache|tu|mach|durchziehe|durch
            takut ..5 beneran|kejadian|kali|sungguhan ..3 kulakuin|ngelakuin|lakuin|kulakukan|melakukannya|jadi
            """),
        CrisisRule(
            "regret-of-rescue", .wish, example: "Why did they have to save me.",
            """
            why|wish|should|shouldnt|hate|angry ..4 save|saved|saving|revive|revived|rescued|find|found ..1 me !2:a|from|some|the|seat|in
            warum|haetten|wieso|weshalb|hasse ..6 mich ..2 gerettet|gefunden|retten|wiederbelebt|zurueckgeholt ..1 ?haben ?muessen
            nyesel|menyesal|kenapa|benci|harusnya ..3 diselametin|diselamatkan|ditolong|diselamatin|ketolong
            """),
        CrisisRule(
            "tool-and-skin", .harm, example: "The scissors again. My legs look awful.",
            """
            scissors|blade|razor|compass|needle|lighter|zirkel|schere|klinge|nadel|feuerzeug|rasierer|gunting|silet|cutter|jarum|penggaris ..2 again|wieder|lagi ?. ..4 @bodyPart|@koerper|@tubuh !3:hair|cukur|kain|kertas|stoff|pahaku-kena
            @bodyPart|@koerper|@tubuh ..4 bleed|bled|bleeding|blutig|geblutet|blutet|berdarah ..3 again|wieder|lagi|myself
            wieder|again ..4 @koerper|@bodyPart ..4 geblutet|bleed|bled|blutet|rumgekratzt|gekratzt
            """),
        CrisisRule(
            "running-out", .hopeless, example: "I don't know how much longer I can keep this up.",
            """
            run|ran|running out of hope
            hoffnung ..3 ausgegangen|verloren|weg|aufgegeben|gestorben
            harapan|harapanku ..2 habis|hilang|pupus|mati
            feel|feels ..2 so empty|hollow|pointless
            so leer|hampa !2:bett|strassen|laden|kuehlschrank
            how much|long longer|i ..1 i can|keep|last ?keep ?last ..3 this|up|it|going|on|last|$
            wie lange ich ..3 durchhalte|aushalte|schaffe|mitmache|kann
            sampai kapan ..3 bertahan|kuat|sanggup|tahan
            only|nur|cuma|just tolerate|tolerates|dulden|duldet|kasihan ..1 me|mich|sama
            i|ich|aku ..1 ruin|ruins|kaputt|ngerusak|merusak|mach|mache ..2 everything|alles|semuanya|semua ?kaputt
            i|ich|aku|gue ..1 ruin|ngerusak|merusak ..1 everything|semuanya|it|lives|hidup
            mach|mache ..2 alles ?nur kaputt
            """),
    ]
}
