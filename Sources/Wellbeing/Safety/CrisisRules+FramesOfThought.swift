extension CrisisRules {
    /// Thoughts of death that ask for nothing, and death wished for by way of something else.
    static let framesOfThought: [CrisisRule] = [
        CrisisRule(
            "frame-death-is-sweet", .act, example: "Being dead sounds so restful.",
            """
            &6 mati|kematian >lega|tenang|istirahat|damai|enak -@animals -@benda -@kin -kata
            &8 think|thinking|denke|denken|mikirin|kepikiran|gedanken|thoughts dying|sterben|mati|death|tod|kematian every+day|daily|all+the+time|jeden+tag|staendig|dauernd|tiap+hari|setiap+hari|constantly|nonstop -@kin -@animals ~@media
            &6 @deadAny sounds|seems|looks|feels|klingt|wirkt|scheint|kedengarannya|kayaknya|kelihatannya|rasanya|appeals|is restful|peaceful|nice|good|lovely|easier|better|warm|quiet|erholsam|friedlich|schoen|gut|verlockend|istirahat|enak|tenang|damai|indah|adem|gentle|relief|solution|loesung|ausweg|way+out|simplest -@animals|battery|akku -@kin
            &10 obituaries|todesanzeigen|graves|gravestones|cemetery|graveyard|friedhof|kuburan|makam|dead|toten|grabsteine|grabstein|corpses jealous|envy|envious|neidisch|beneide|neid|iri|cemburu
            &5 @deadAny >friend|freund|comfort|trost|rest|gift|geschenk|hadiah|welcome|willkommen|erloesung|relief -@animals -@kin
            """),
        CrisisRule(
            "frame-how-to-live", .wish,
            example: "Wie soll ich noch leben wollen nach dem, was ich ihnen angetan hab.",
            """
            &8 satu+satunya alasan masih|tetap|bertahan sini|hidup|ada|bertahan -kantor|kota
            &8 how|wie|gimana|bagaimana|kumaha soll|can|could|kann|am+i|do+i|bisa|masih|harus live|leben|weiterleben|hidup|living|exist after|nach|setelah|with+what|mit+dem|habis -@place
            &9 considered|considering|ueberlegt|ueberlege|mikir|mikirin|wonder|wondering|wondered|thinking|nachgedacht|frag|frage|gefragt|bertanya|mempertanyakan|debating not|ob|whether|if|apa|masih|noch >live|living|weiterleben|leben|hidup|alive|exist|carry+on|carrying+on|existing -@place -@lifeObject -@kin
            &8 only|sole|einzige|einziger|einzig|satu-satunya|nur|cuma|bloss reason|grund|thing|alasan|what still|noch|masih|stay|staying|alive|keeps|haelt|bikin here|da|sini|alive|am+leben|hidup|bertahan|lebe|going -job|company|town|party|firma|stadt|kantor|kota|flat|wohnung
            &4 stop|quit|cease|aufhoer|aufhoere|aufhoeren|hoer|hoere|berhenti|stopping existing|exist|existieren|existier|jadi+ada|eksis
            &8 @notAny @wishes|@willDe tomorrow|hari+esok|esok|morgen >be|exist|come|gibt|kommt|ada|dateng|datang|happen -@leisure|work|exam|school
            &8 @notAny @wishes|@willDe there+to+be|to+come|gibt|kommt|ada|datang >tomorrow|esok|morgen|hari+esok|next+year
            &9 thought|assumed|expected|figured|dachte|gedacht|kirain|ngira|kukira|hoped >dead|tot|mati|umgebracht|gone|tiada|erledigt >by+now|by|bis|dahin|sebelum|own+hand|tangan+sendiri|laengst|long+ago|thirty|dreissig -@animals|phone|battery -he|she|er|sie|dia
            """),
        CrisisRule(
            "frame-live-or-die", .wish, example: "I don't care if I live or die.",
            """
            &8 live|lebe|leben|hidup|alive|idup die|sterbe|sterben|mati|tot|dead|nicht egal|wurscht|wurst|gleichgueltig|bodo+amat|terserah|indifferent|whatever|gleich
            &8 live|lebe|leben|hidup|alive|idup die|sterbe|sterben|mati|tot|dead|nggak @notAny >care|peduli|matter|matters|mind|interessiert|kuemmert|difference|penting|wichtig
            &8 @notAny care|peduli|matter|interessiert|kuemmert >live|lebe|leben|hidup|alive >die|sterbe|mati|tot|dead|not|nicht
            &12 @sleepAny|ketiduran|einschliefe >that+was+that|that+was+it|thats+it|das+wars|das+waers|waers+dann|wars+dann|selesai|end+of+it|the+end|schluss|over|tamat >@notAny|fine|okay|egal|gapapa|rela -@cosyTime
            &&8 @wishes|@willDe it|es|ini|this|that|alles|all|semua >over|vorbei|selesai|zu+ende|kelar|finished|berakhir|tamat >all|alles|everything|semuanya|semua|me|ich|forever|akunya -@leisure|exam|pregnancy|meeting|project|season|lesson|pandemic|war|film|movie|winter|pruefung|krieg|semester|ujian|proyek|pain|rain -match|game
            """),
        CrisisRule(
            "frame-by-the-way", .wish,
            example: "On the motorway I keep thinking how one little turn of the wheel would do it.",
            """
            &&16 motorway|autobahn|tol|highway|drive|driving|fahren|wheel|lenkrad|setir|steering|landstrasse turn|bewegung|lenkbewegung|swerve|banting|dikit|slight|ruck|nudge|rueber|drift|unclip enough|reichen|reicht|genuegt|would+do|selesai|over|tree|baum|barrier|leitplanke|pohon|truk|lorry|lkw|wand|wall -lesson|fahrstunde|parking|wheelie
            &14 benign|gutartig|jinak|negative|negativ|harmlos|clear|sehat|all+clear >cried|disappointed|hoped|counting+on|hoping|gehofft|enttaeuscht|kecewa|berharap|sedih|heulen -relief|erleichterung|lega|joy|freude|happy
            &16 if|wenn|falls|kalau|kalo|should sick|ill|krank|sakit|cancer|krebs|kanker|tumor >not|wouldnt|nicht|nie|nggak|ga|gak|refuse|ablehnen|tolak treated|treatment|behandeln|behandlung|berobat|therapie|chemo|kemo|fight|kaempfen|operieren -@kin|cat|dog
            &12 havent+eaten|not+eating|stopped+eating|ess|esse|gegessen|makan|drinking|trinke nichts|nothing|nggak|not|tidak|purpose|absichtlich|sengaja >body|koerper|badan|badanku|disappear|verschwinde|shut+down|aufgibt|nyerah|give+up|lenyap|weniger+werde -diet|diaet|puasa|fasting|fasten
            """),
        CrisisRule(
            "frame-place-up-there", .wish, example: "Save me a seat up there, Dad.",
            """
            &9 save|keep|halt|haltet|reserve|reservier|sisain|simpen|siapin|sediain seat|place|spot|platz|plaetzchen|tempat|chair up+there|heaven|oben|da+oben|dort+oben|di+sana|disana|surga|atas+sana|himmel -restaurant|balcony|loge|train
            &9 where|wo|di+mana|dimana|wherever @kin|she|he|sie|er|dia|kembaranku|twin|zwilling >belong|gehoer|gehoere|tempatku|should+be|ought|my+place|mein+platz|want+to+be -home|hause|work|rumah|school
            &8 go|gone|way|gehen|weg|jalan|pergi way+she|way+he|wie+sie|wie+er|where+she|where+he|kayak+dia|nyusul|same+way|hinterher >went|gegangen|pergi|soon|bald|segera|cepat -church|store|on+holiday
            """),
        CrisisRule(
            "frame-resents-birth", .wish, example: "I resent my parents for having me.",
            """
            &10 parents|eltern|ortu|mum|mom|mother|mama|mutter|ibu|orangtua|orang+tua having+me|had+me|bekommen+haben|mich+bekommen|mich+gekriegt|ngelahirin|melahirkan|lahirin|bore+me|brought+me|welt+gesetzt|gave+birth|mich+geboren|kept+me resent|hate|why|kesel|uebel|hass|hasse|never|angry|boese|wuetend|kenapa|benci|marah|nyesel|wish|wuenschte|should|shouldnt|warum|regret|blame
            &8 my+life|mein+leben|hidupku|my+birth|meine+geburt|lahirku|kelahiranku|mich|i+was|i+am|ich+bin|aku+ini|me mistake|error|fehler|irrtum|salah+cetak|kesalahan|misprint never|should|shouldnt|nie|haette|haett|harusnya|nggak+pernah|rueckgaengig
            """),
        CrisisRule(
            "frame-sad-for-a-week", .wish,
            example: "It'd be sad for a week and then everyone could get on with things.",
            """
            &&14 nobody|jemand|nobody+would|bakal+ada|keiner|niemand|they cry|weinen|nangis|miss|vermissen|sad|traurig|sedih long|lang|lama|much|sehr|even|mal >better+off|besser+dran|besser|lebih+enak|lebih+baik|lega|relieved -movie|film
            &16 sad|cry|traurig|weinen|heulen|sedih|sedihnya|nangis|upset|mourn|trauern week|weeks|month|days|woche|wochen|tage|seminggu|sebulan|bulan|while|bit|weile|bentar then|dann|habis+itu|terus|abis+itu|but|and >get+on|move+on|weitermachen|carry+on|lanjut|get+over|drueber|forget|vergessen|lupa|normal|better|besser -i+was|war+ich|i+got
            """),
        CrisisRule(
            "frame-last-of-all", .wish, example: "This is the last sunset I'm going to see.",
            """
            &8 last|letzte|letzter|letztes|letzten|terakhir|final sunset|sunrise|summer|winter|christmas|birthday|spring|autumn|meal|coffee|morning|sonnenuntergang|sonnenaufgang|sommer|weihnachten|geburtstag|fruehling|herbst|morgen|abendessen|kaffee|matahari|ultah|ulang+tahun|lebaran|sarapan|makan|pagi|natal i+see|im+going+to|ill+see|ill+ever|ill+have|ich+sehe|den+ich|das+ich|die+ich|ich+erlebe|erleben+werde|aku+lihat|aku+liat|yang+aku|buatku|kulihat|of+my+life|meines+lebens|dalam+hidupku|for+me|fuer+mich -here|hier|single|as+a|di+sini|holiday|urlaub|season
            &8 @notAny >4:see|live+to|make+it+to|reach|erlebe|erleben|sampai|ketemu|ngerasain|lihat|liat|nyampe|be+here+for @me >another|next|naechste|naechsten|christmas|weihnachten|birthday|monday|montag|senin|summer|sommer|spring|fruehling|thirty|dreissig|lebaran|tahun+depan|ulang+tahun|new+year|silvester|minggu+depan -ticket|match|bus|concert|kino|patient
            """),
    ]

    /// More of intent: announcements, acts already begun.
    static let framesOfAnnouncement: [CrisisRule] = [
        CrisisRule(
            "frame-i-die-tonight", .act, example: "Tonight I die.",
            """
            ^ senin|selasa|rabu|kamis|jumat|sabtu|minggu|besok aku|gue|saya|gw mati !lampu|gaya
            &7 dead|tot|mati|gone before|vor|sebelum|by @dayAny|my+birthday|meinem+geburtstag|ulang+tahunku|thirty|dreissig|midnight|mitternacht @me|she|he|sie|er|dia -@animals|phone|battery -born
            &10 midnight|mitternacht|tengah+malam|tonight|heute+nacht >dead|tot|mati -@animals|phone|battery|lampu
            &4 tonight|tomorrow|friday|saturday|sunday|monday >i|ill|im >die|dead|dying -laughing|hungry|laughter|of
            &4 i|ill|im >die|dying >tonight|tomorrow|today -of|laughing
            &5 heute|morgen|nacht|freitag|samstag|sonntag|montag|bald >sterbe|sterb|stirb|stoab|verreck|verrecke @me -vor|fast
            &5 malam+ini|besok|nanti+malam|hari+ini|lusa|bengi+iki >@me >mati|modar|meninggal|bundir|tiada -lampu|gaya|listrik|kutu|rasa|ketawa|laper|bosen|ngantuk|kerja
            &6 morgen|heute|morgn|freitag|montag|sonntag|samstag bin+i+nimmer|bin+ich+nimmer|bin+ich+nicht+mehr|bin+ick+nich+mehr|leb+ich+nicht|lebe+ich+nicht|gibts+mich+nicht|gibt+es+mich+nicht -im|in|auf|bei|zu|@leisure
            """),
        CrisisRule(
            "frame-hangs-himself", .act, example: "Nach den Abinoten häng ich mich auf.",
            """
            &4 topped|topping|offed|offing|wegmach|wegmache|wegzumachen|abmurkse|abmurksen myself|mich|himself|herself|sich -pizza
            &5 haeng|haenge|haengt|knall|knalle|knallt|schiess|schiesse|stuerz|stuerze|werf|werfe|schmeiss >mich|mi|sich auf|ab|runter|weg|vor+den|vor+die|tot -urlaub|party|job|lachen|ueber|ins+zeug
            &4 nembak|tembak|nenggelamin|menenggelamkan|tenggelamin|ngeracunin|ngabunuh|bunoh|nyekik diri|diriku|diri+sendiri|awakku
            &5 drown|drowning|hang|hanging|shoot|gas|poison|suffocate|electrocute|starve myself -in+the+foot|out|cookies|laughing|coffee|work|data
            &6 leben|life|hidup|dasein|nyawa ende|end|akhir >gesetzt|setze|setzen|bereite|bereiten|mache|machen|put|putting|ambil -@animals
            &5 umnieten|wegknallen|abknallen|wegballern mich|selbst|selber
            ctb
            catch the bus !7:school|work|stop|home|late|time|town
            """),
        CrisisRule(
            "frame-doing-it-now", .intent, example: "im doing it tonight idc anymore bye",
            """
            &8 doing+it|doin+it|do+it|did+it|machs|mach+es|machs+jetzt|tus|tu+es|lakuin|ngelakuin|kulakuin|zieh+es+durch|ziehs+durch|going+through+with+it @nowAny bye|goodbye|tschuess|dadah|sorry|maaf|dont+care|idc|egal|bodo+amat|farewell|ciao|pamit|forgive|byebye|baba -@workAny|homework
            &&14 swallowed|geschluckt|schluckt|ketelen|telen|nelen|kutelan|took|genommen|minum|kuminum|ditelan them|all|everything|sie|alle|alles|semua|semuanya|too+many >sleepy|muede|mued|ngantuk|dizzy|schwindlig|pusing|sorry|goodbye|scared|drowsy|slipping|maaf|maafin|verzeih|langsam|numb|kebas -@medicineAny|vaccine|cat|dog
            &&14 bought|got|ordered|besorgt|gekauft|bestellt|beli|kubeli|dibeli|nyiapin|all+set everything|all|alles|semua|semuanya|what+i+need|what+i|was+ich >calm|peaceful|peace|ruhig|gelassen|tenang|damai|quiet|lega -@leisure|party|cake|wedding|exam
            &10 legs|beine|kaki|feet|fuesse|sitting|sat|sitz|sitze|duduk over|ueber|ueberm|dangling|baumeln|ngegantung|menggantung|luar|drueber|other+side edge|rand|kante|railing|gelaender|roof|dach|floor|floors|storey|parkhaus|lantai|rooftop|bruecke|bridge|jembatan|pagar|window|fenster|jendela|ledge|balcony|balkon -@sportAny|pier|cafe|steg|dermaga|sofa|bed ~@sportFar
            &12 wrong+side|other+side|outer+side|falschen+seite|anderen+seite|hinterm|luar+pagar|luar+railing|di+luar railing|railings|gelaender|barrier|fence|jembatan|bridge|bruecke|balkon|balcony cry|crying|weint|nangis|jump|standing|steht|stehe|berdiri|screaming -garden|football|tickets|cat
            &18 date|day|termin|tag|tanggal|hari|time|zeitpunkt|plan picked|chosen|set|ausgesucht|festgelegt|nentuin|ditentuin|milih|menentukan|decided kill|killing|umbringt|umbringen|bunuh|bundir|suicide|die|sterben|mati|end+it -murder|novel|book|roman|film
            """),
        CrisisRule(
            "frame-voice-says-jump", .fear, example: "there's this voice telling me to jump",
            """
            &12 voice|voices|stimme|stimmen|suara|bisikan|something|etwas|head|kopf|kepala|kepalaku telling|tells|says|saying|sagt|sagen|nyuruh|befiehlt|bilang|schreit|fluestert|whispers|ngajak|told jump|spring|springen|loncat|lompat|die|stirb|sterben|mati|kill|hurt|cut|end+it|do+it|bunuh|akhiri -@sportAny|coach|trainer|@kin ~@media
            &&16 @notAny|un|nicht safe|sicher|aman alone|own|allein|alleine|sendirian|myself|mir+selbst|diriku|pikiranku|thoughts >stay|bleib|bleiben|temenin|temani|call|phone|telefon|help|tonight|tonight|night|heute|malam -walk|street|strasse|jalan|neighbourhood|road
            &&16 stay|bleib|bleiben|bleibt|temenin|temani|call|phone|telefon|telepon|someone|jemand|wer >@notAny|nicht >safe|sicher|aman >alone|own|allein|alleine|sendirian|myself|mir+selbst|diriku|pikiranku -walk|street|strasse|jalan
            &14 gave|given|gegeben|abgegeben|titipin|titip|kutitipin|kukasih|locked|kasih key|keys|schluessel|kunci|@meansAny shouldnt|dont+think|better+not|besser+nicht|nicht+haben|takut|afraid|not+safe|nicht+sicher|hand|tanganku|moment -kids|children|kinder|child|anak -car|auto|house
            """),
        CrisisRule(
            "frame-harm-in-hiding", .harm, example: "did my arms again in the school toilets",
            """
            &&22 @hurtAny @myself|im+badezimmer|in+the+bath|kamar+mandi >told|gesagt|kubilang|bilang|lied|said|gelogen|bohong >cat|katze|kucing|fell|gestuerzt|jatuh|accident|unfall
            &7 scissors|schere|gunting|guntingnya|blade|klinge|silet|razor|cutter|messer calling|calls|ruft|rufen|manggil|memanggil|manggilmanggil|lockt|whispering -lunch|dinner
            &12 hit|hau|haue|schlag|schlage|mukul|mukulin|pukul|punch|smash|bang|schlage @ownSkin|mir|my+leg|my+legs|paha|oberschenkel|leg|kepala @onPurpose|feel+something|was+anderes|spuer|spuere|ngerasain|biru|blau -@mishap -him|ihn|team
            &3 kulit|kulitku|lengan nagih|gatel
            &9 did|done|made|gemacht|mach|do|doing @ownSkin|my+arms|die+arme @again|toilets|toilet|klo|schulklo|wc|bathroom|kamar+mandi -@mishap -hair|nails|yoga|workout|gym|tan|tattoo
            &10 sharpener|spitzer|spitzerklinge|serutan|rautan|zirkel|compass|penggaris|jangka|scissors|schere|gunting|safety+pin|sicherheitsnadel|peniti|glass+shard|scherbe|beling arm|arms|arme|tangan|lengan|paha|thigh|thighs|toilet|toilets|klo|wc|skin|haut|kulit again|wieder|lagi|myself|mich|mir|diri|tonight|heute -@mishap -hair|paper|papier|kertas|kain
            &8 slap|slapped|slapping|ohrfeige|geohrfeigt|ohrfeig|nampar|tampar|nampol|mukul|punched|bit|beaten|hit|haue|geschlagen|gebissen|nyubit|nyakar|pinched|gekniffen @myself|muka+sendiri|muka+ku|pipi+sendiri|my+own+face|ins+gesicht until|till|bis|sampai|sampe|deserve|deserved|verdient|pantes|pantas|again|wieder|lagi|weil|because|karena -@mishap -him|ihn|her
            &8 cuts|schnitte|scabs|krusten|wunden|luka|narben|schorf|scab|borok pick|picking|kratz|kratze|buka|kubuka|kelupasin|open|auf|aufkratze|reiss heal|heals|heilen|sembuh|verheilen -mosquito|muecken|nyamuk|knee|knie|lutut
            &10 skin|haut|kulit|kulitku|arms|arme|arm|tangan screaming|schreit|schreien|nagih|itching|begging|aching|juckt|gatel|ruft|craves for|danach|it|again|wieder|lagi|klinge|blade|release -eczema|neurodermitis|alergi|allergy|sunburn|rash
            &14 marks|brandwunden|sundutan|narben|cuts|scars|bekas|schnitte|wounds|sayatan|burns @theirSkin|arm|arms|lengannya|arme|tangannya herself|himself|selbst|selber|sendiri|themselves -@mishap ~@mishapFar
            &14 expects|erwartet|siapa+sangka|years+old|jaehrige|umur cut|schneidet|ritzt|nyakitin|nyilet|cuts|hurts herself|himself|sich|diri|selbst here|pflaster|plasters|plester|sleeves -@mishap
            """),
    ]
}
