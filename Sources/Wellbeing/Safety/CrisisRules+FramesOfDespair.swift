extension CrisisRules {
    /// Hopelessness without a wish to die, as ideas close together.
    static let framesOfDespair: [CrisisRule] = [
        CrisisRule(
            "frame-numb", .hopeless, example: "Nothing feels like anything.",
            """
            &8 nothing|nichts|kekosongan|void|leere where|wo|yang|inside i+used|ich+mal|aku|me
            big|grosses|great|besar nothing|nichts ..4 me|mich|i|ich|aku
            &6 nothing|nichts|nggak+ada|tidak+ada|ga+ada feels|feel|fuehlt|kerasa|terasa|berasa >anything|irgendwas|irgendwie|apa-apa|apa|real|etwas -cold|kalt
            &4 numb|hollow|hampa|kosong|leer|abgestumpft|taub|mati+rasa inside|innerlich|innen|dalam|everything|completely|total|banget|rasanya|jiwa -finger|arm|street|strasse|perut|lapar|kulkas|tank|stomach
            &6 gray|grey|grau|black|schwarz|gelap|dark|dunkel everything|alles|all|semua|semuanya|nur+noch|just -sky|himmel|paint|langit|hair|dress|clothes
            """),
        CrisisRule(
            "frame-no-more-strength", .hopeless, example: "Ich bin am Ende meiner Kräfte.",
            """
            worn out
            &4 bin|am am|at ende|end !vom|des|der|of
            at|an|near breaking point
            ende meiner|der kraefte|kraft|nerven
            @nggak|nggak punya|ada tenaga|kekuatan ..2 lagi
            di|sampai|udah ujung|batas batas|kekuatan|akhir
            &6 cant|cannot|cant+even|nicht|nimmer|nggak|ga|gak|tidak|couldnt >keep|take|bear|halt|halte|tahan|sanggup|kuat|ertrage|pack|packe|schaff|schaffe|manage|handle >this+up|it+up|durch|aus|lagi|mehr|anymore|any+more|longer|going -@trivial|exam|food|job|heat|hitze|pedas|spicy|fit|passt|@cosyTime|coat|laugh|lachen|ketawa
            """),
        CrisisRule(
            "frame-no-point", .hopeless, example: "honestly whats the point in trying",
            """
            everythings|everything|alles|semuanya|semua ..1 pointless|sinnlos|siasia|percuma|meaningless
            cant|cannot keep|go going ..1 like this|that
            sia-sia|siasia|percuma ..3 $
            nothing i|we try|do|touch ..2 works|helps
            nichts ..5 klappt|funktioniert|gelingt|hilft ..1 $
            nggak|ga|gak|tidak pernah berhasil ..4 $
            &6 nothing|nichts|nggak+ada|ga+ada|gak+ada|nggak+bakal+ada >change|changes|aendert|aendern|berubah|bringt -wetter|weather|order|recipe
            every door shut|closed|locked
            alle tueren zu|verschlossen|sind ?zu
            semua pintu ketutup|tertutup
            tank ..2 leer|empty
            nothing|nix ..1 left in the tank
            tenagaku|tenaga habis
            cant|cannot go on like this
            so kann ich nicht|nimmer weitermachen|weiter|mehr
            nggak|ga|gak|tidak bisa terus|lanjut kayak|seperti|begini gini|ini
            &6 no|nggak+ada|keine|kein|lost|ga+ada|gak+ada|tidak+ada hope|hoffnung|harapan @me|left|lagi|mehr -@trivial|timnas|team|weather|tickets
            &6 @notAny know|weiss|tahu|tau how|wie|gimana go+on|weitergehen|weitermachen|lanjutin|lanjut|carry+on|weiter
            &7 whats+the+point|what+is+the+point|wozu|ngapain|buat+apa|whats+it+all|wofuer >trying|versuchen|anstrengen|nyoba|mencoba|usaha|berusaha|try|bother|kaempfen|sinn|all|alles|semua|ueberhaupt|noch -@trivial|shop|tv|umbrella
            &6 no+point|keinen+sinn|kein+sinn|percuma|sia-sia|pointless|futile|sinnlos|gunanya trying|anything|alles|semua|everything|any+of+it|kaempfen|usaha|apa-apa|versuchen -argue|meeting|@trivial
            &6 never|nie|nggak+bakal|nggak+akan|ga+bakal|gak+bakal|not+going+to|wont >better|besser|membaik|improve|change|aendern|berubah|end|aufhoeren|happy|gluecklich|bahagia -weather|wetter|than|als|team
            &6 given+up|giving+up|aufgegeben|nyerah|menyerah|resigned >everything|alles|semuanya|semua|life|all|hope|hoffnung|myself|mich -smoking|sugar|job|zucker|rauchen|project|kopi|game
            """),
        CrisisRule(
            "frame-nobody", .hopeless, example: "I've got nobody. Not one person.",
            """
            waste of space
            platzverschwendung
            &4 @me penghalang|sampah|trash|garbage|abschaum|muell|useless|nutzlos|wertlos|wertloser -phone|car
            &5 got|have|hab|habe|punya nobody|no+one|noone|niemanden|niemand|siapa-siapa|keinen+menschen -time|car|idea|plan
            &6 hate|hasse|benci|hate+who everything|alles|semua|being|i+am|who about|an|di|pada myself|mir|me|diri|diriku -work|job
            &7 @me drag|ziehe|zieh|bikin|ruin|ruins|mach|mache|verderbe|ngerusak|merusak >everyone|everything|it+down|down|runter|suasana|allen|alles+kaputt|semuanya -hair|shoes|machine
            &8 everyone|everybody|alle|semua|semuanya|orang-orang better|fun|spass|seru|happier|besser|leichter|tenang if+i|wenn+ich|kalau+aku|kalo+gue|kalau+gue stayed|stay|home|daheim|geblieben|rumah|gar+nicht+erst|hadnt|nicht+gekommen|nggak+ikut -card|game
            """),
    ]
}
