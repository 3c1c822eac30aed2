extension CrisisRules {
    /// Life that goes on against one's wish, as ideas close together in any language and order.
    static let framesOfLivingOn: [CrisisRule] = [
        CrisisRule(
            "frame-still-alive", .wish, example: "Jeden Morgen bin ich enttäuscht, dass ich noch lebe.",
            """
            &10 @letDown @stillAlive -@animals -@kin -@things ~@mishapFar
            &&10 @letDown @stillHere every+morning|jeden+morgen|tiap+pagi|setiap+pagi|wake|aufgewacht|aufwachen|bangun|another+day -@things -@workAny
            woke|wake|waking up again|alive ?. ?so ?and @letDown ?about ?it $
            wieder aufgewacht ?. ?so leider|schade|scheisse|enttaeuscht|traurig
            bangun|kebangun ?lagi ?. kecewa|sedih|sial $
            masih hidup ternyata ?. sial|sayang|kecewa
            &10 @wakeAny again|wieder|lagi|morgen|tomorrow|besok|every >worst|schlimmste|unertraeglich|unbearable|nightmare|albtraum|horrible|paling+parah -alarm|wecker|frueh|early|baby
            &10 narkose|anaesthetic|anesthetic|bius|coma|koma >@notAny >end|ends|enden|endet|aufhoeren|over|selesai|berakhir @wishes|@willDe|liebsten
            done|over|finished|through ?with being alive !2:in|at|with|the|a|here|treated|told|your
            done|finished|through with living|existing !2:in|at|with|the|a|here|treated|told|your
            """),
        CrisisRule(
            "frame-give-life-back", .wish, example: "Life. Others want it. Somebody take mine.",
            """
            &&16 @lifeNoun others|other+people|somebody|someone|everyone+else|andere|anderen|jemand+anders|orang+lain >not+me|i+dont|ich+nicht|nicht+ich|aku+enggak|aku+nggak|gue+nggak|gue+enggak|aku+ga|aku+gak -@place
            &&14 @lifeNoun take+mine|have+mine|nehmt+meins|nimm+meins|nehmt+meines|ambil+punyaku|ambil+aja|ambil+saja|have+it+back|take+it+back|wiederhaben|zurueckhaben|zuruecknehmen|balikin|kembalikan|kukembalikan -@place -@things
            """),
        CrisisRule(
            "frame-no-other-day", .wish, example: "Not one more day. I don't want another day.",
            """
            &7 @wishes|@willDe @notAny another+day|one+more+day|more+days|noch+einen+tag|weiteren+tag|sehari+lagi|hari+lagi|another+tomorrow -@workAny -@leisure -in|at|of|with|without|here|ohne|hier|di|im|bei|wait|waste|warten
            jeder ?weitere|weiterer|neue|neuer tag ist ..1 einer zu viel
            jeder|jeden weitere|weiterer|neue|neuer tag ..4 zu ?viel
            every|each day ..3 is one too many
            hari|sehari ?lagi ?aja ..2 kebanyakan|kelamaan ..3 udahan|nyerah|selesai
            dont|not want|wanna ?to be $
            every|each extra|new|further|more day ..4 too many|much
            &10 @relief|@wishes one+less|one+fewer|einer+weniger|einen+weniger|esser+weniger|kurang+satu me|mine|mich|ich|meiner|aku|diriku >me|mine|mich|meiner|aku -meeting|job
            &14 stop|stopped|aufhoere|aufhoerte|berhenti >swimming|schwimmen|berenang|rudern|rowing >sink|untergehen|tenggelam|have+me|take+me|holen|mich+holt|far+out|weit+draussen -pool|lesson|kurs|training
            """),
        CrisisRule(
            "frame-switch-me-off", .wish, example: "Am liebsten würde ich mir selbst den Stecker ziehen.",
            """
            &&10 @wishes|@willDe pull+the+plug|stecker|off+switch|ausschalter|aus-schalter|saklar|steker|stekernya|stekerku|cabut+steker|opt+out me|mine|mir|mich|sendiri|stekerku|myself|my+own|life|leben|hidup|breathing -laptop|pc|computer|tv|kulkas|kipas|router|phone|project
            i|id ..2 want|like|need|love the|an off switch $
            breathing|living|life|existing ..6 id opt out $
            """),
        CrisisRule(
            "frame-not-planned-for", .wish, example: "I don't plan on being around next year.",
            """
            &9 next+year|next+month|next+summer|naechstes+jahr|naechsten+monat|tahun+depan|bulan+depan @notAny|nimmer plan|planning|plane|rechne|expect|intend|berencana|rencana|ngerencanain being+around|being+here|being+alive|to+be+here|to+be+around|to+be+alive|mit+mir|masih+ada|masih+hidup|da+zu+sein -@workAny|@leisure
            """),
        CrisisRule(
            "frame-thoughts-of-how", .wish, example: "My head keeps showing me how I'd do it.",
            """
            &&12 head|kopf|kepalaku|kepala|thoughts|gedanken|pikiran|pikiranku|brain|hirn|otakku how+id+do+it|how+to+do+it|how+i+would+do+it|how+i+could+do+it|wie+ichs+machen|wie+ichs+mache|wie+ich+es+machen|wie+ich+es+mache|wie+ichs+tun|caranya+aku|cara+aku -@workAny|recipe|exam|speech|song|melody|goal
            &10 looked|looking|geschaut|geguckt|liat-liat|survei|checked|gegoogelt|googled|googling|searched bridges|bruecken|high+buildings|tall+buildings|hochhaeuser|jembatan|gleise|tracks >@notAny|@kin|he|she|dia|er|sie -@leisure -photo|foto|fotos|engineering|architect|tour|city
            &10 @kin|he|she|dia|er|sie >looked|looking|geschaut|geguckt|liat-liat|survei|googled|gegoogelt >bridges|bruecken|jembatan|gleise|tracks -@leisure -photo|foto|fotos|engineering|tour|model|modell
            """),
        CrisisRule(
            "frame-room-in-the-grave", .wish,
            example: "Six weeks without Karl. There's room in that grave for two.",
            """
            &10 grave|grab|makam|kuburan|kubur|coffin|sarg room|space|place|platz|muat|cukup|tempat two|zwei|one+more|me|mich|dua|satu+orang+lagi|aku|noch+einen -plot|costs|kosten|biaya|gardener
            """),
        CrisisRule(
            "frame-should-have-died-then", .wish, example: "Why didn't I die in that accident.",
            """
            &10 why|warum|wieso|kenapa|haette|wish|wuenschte|harusnya|should @notAny|sekalian|doch|nur|have die|died|dead|draufgegangen|gestorben|umgekommen|mati|meninggal|tewas accident|crash|unfall|operation|op|kecelakaan|operasi|fire|brand|feuer|koma|coma|damals|back+then|dulu @me|sekalian -@animals -@kin
            """),
        CrisisRule(
            "frame-nowhere-to-be", .wish, example: "I shouldn't be here, or anywhere.",
            """
            &9 shouldnt|should+not|sollte+nicht|sollte+gar+nicht|dont+belong|gehoer+nicht|gehoere+nicht|harusnya+nggak|salah+tempat|nggak+seharusnya be+here|hier|here|world|welt|dunia|di+sini >anywhere|nirgends|nirgendwo|any+more|anymore|ever|nicht+bleiben|di+mana-mana|mana-mana|selamanya|exist @me -@workAny -meeting|party
            """),
        CrisisRule(
            "frame-god-let-me-go", .wish, example: "I bargain with God to let me go.",
            """
            &12 god|gott|tuhan|allah|gusti|lord|doaku|doa|pray|bete let+me+go|lass+mich+gehen|mich+gehen|lepasin+aku|jangan+dibangunin|jangan+bangunin|dont+wake+me|weck+mich+nicht -work|holiday
            """),
        CrisisRule(
            "frame-no-next-birthday", .wish,
            example: "When I blew out the candles I wished there would be no next birthday.",
            """
            &&14 @wishes|gewuenscht|candles|kerzen|kerzenausblasen|lilin|wish @notAny another+birthday|next+birthday|more+birthdays|next+year|naechstes+jahr|naechsten+geburtstag|naechsten+mal|ulang+tahun+berikutnya|tahun+berikutnya|ultah+berikutnya|another+year -party|gift|cake|@workAny -football|tax
            """),
        CrisisRule(
            "frame-death-as-home", .wish,
            example: "Der Tod hat mir früher Angst gemacht. Jetzt klingt er wie Heimkommen.",
            """
            &&20 @deathNoun >scare|scared|scares|afraid|frightened|frightening|fear|angst|erschreckt|gruselig|takut|ngeri|serem >home|heimkommen|zuhause|heimat|heim|pulang|rest|ruhe|erholung|istirahat|peace|frieden|comfort|comforting|trost|friend|freund|relief|erloesung|lega|damai|tenang|enak|welcome -@animals
            &&12 @deathNoun sounds|feels|seems|klingt|fuehlt|kedengerannya|kedengarannya|rasanya|kayak|kaya|kerasa >home|coming+home|heimkommen|zuhause|heimat|heim|pulang -@animals -film|song|lagu
            """),
        CrisisRule(
            "frame-may-it-happen", .wish, example: "Dying. I want it to happen to me.",
            """
            &&12 @deathNoun >@wishes|@willDe >happen|happens|passiert|passieren|geschehen|kejadian|terjadi >me|mir|aku|gue|gw|gua|diriku|saya
            &&6 @deathNoun|suicide|bundir|selbstmord|suizid thats+what+i+want|thats+all+i+want|is+all+i+want|mehr+will+ich+nicht|sonst+will+ich+nichts|will+ich+auch|aku+makin+pengen|itu+yang+aku+mau|itu+yang+gw+mau|itu+doang+mauku -@animals
            ^ die . ?its|thats ?all ?what i want
            """),
        CrisisRule(
            "frame-not-be", .wish, example: "I'd rather not be.",
            """
            id|would rather|sooner not be $
            id|would rather|sooner not be at all|anymore
            ich waer|waere|waers lieber|besser nicht ?mehr $
            luwih|mendingan|mending|lebih becik|apik|baik ..2 ora|ra|nggak|tidak ..1 tau|tahu|pernah|usah|sah ana|ono|ada|lair|lahir
            ngopo|napa|kenapa|ngapain|kok ..3 aku|gue|gw|saya ..1 kudu|harus|mesti lair|lahir|dilahirin|dilahirkan !4:premature|caesar|cesar|sesar|kembar|di|tanggal
            why did|was|am|must i ..2 born !3:in|with|on|left|so|a|the
            warum|wieso|wozu ..3 ich ..2 geboren !2:am|in|bin-am
            """),
        CrisisRule(
            "frame-hoped-for-illness", .wish,
            example: "Part of me hopes the scan finds something they can't fix.",
            """
            &14 hope|hopes|hoping|hoped|hoffe|hofft|gehofft|semoga|berharap|wish|wuensche >scan|biopsy|test|results|result|befund|ergebnis|knoten|hasil|hasilnya|lump|lab|labnya|ct|mrt|rontgen|doctor|arzt >@untreatable -@notAny|nothing|benign|gutartig|jinak|@kin|cat|dog
            """),
        CrisisRule(
            "frame-one-step-quiet", .wish, example: "One step and it would all be quiet.",
            """
            &&10 one+step|a+single+step|ein+schritt|einziger+schritt|satu+langkah|selangkah >quiet|ruhe|ruhig|still|peace|frieden|over|vorbei|tenang|selesai|kelar|done -dance|gym|physio|reha|stairs|career|recipe|tutorial|@workAny -@sportAny
            &14 tracks|platform|edge|railing|bridge|gleise|gleisen|bahnsteig|kante|gelaender|bruecke|rel|peron|jembatan|tebing >something|etwas|was|sesuatu|body|koerper|badan|badanku >leans|lean|leaning|pulls|zieht|lehnt|kippt|narik|ketarik|condong
            """),
        CrisisRule(
            "frame-sleep-and-that-is-it", .wish, example: "Einfach einschlafen und das war's, das wär schön.",
            """
            &12 @sleepAny|einschlief|eingeschlafen >das+wars|das+war+es|das+waers|that+was+that|that+be+that|thats+that|that+was+it|that+would+be+it|the+end|udah+selesai|terus+selesai|terus+udah|tamat @wishes|@willDe|schoen|nice|lovely|enak|peaceful|friedlich -alarm|wecker|film|movie|kids|kinder|baby
            """),
        CrisisRule(
            "frame-go-to-the-dead", .wish, example: "Zweihundert Tage ohne Maria. Ich will dir nach.",
            """
            &&16 @lossAny|@daysWithout @wishes|@willDe|anything go+to+him|go+to+her|go+to+you|go+to+them|be+where|where+he+is|where+she+is|dir+nach|ihm+nach|ihr+nach|nach+zu+dir|zu+dir|zu+ihm|zu+ihr|da+hin|dahin|hinterher|nyusul|ikut+kamu|ikut+ibu|ikut+dia|ikut+mas|ikut+bapak|ikut+ayah|ikut+mama -visit|besuchen|besuch|hospital|cemetery|grab|friedhof|ziarah|nyekar|makam ~visited|besuchen|ziarah
            &&14 @lossAny|@daysWithout jemput+aku|jemput+gue|fetch+me|come+and+get+me|come+get+me|hol+mich|holt+mich|bawa+aku|take+me+with+you|nimm+mich+mit -airport|bahnhof|station|stasiun|sekolah|school|kantor
            """),
    ]
}
