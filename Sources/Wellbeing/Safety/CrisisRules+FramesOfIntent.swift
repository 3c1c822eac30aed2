extension CrisisRules {
    /// Intent, means, places and partings, as ideas close together in any language and order.
    static let framesOfIntent: [CrisisRule] = [
        CrisisRule(
            "frame-means-at-hand", .intent,
            example: "Di depanku ada pil tidur sebotol penuh, dari tadi aku hitung terus.",
            """
            &&14 @pillsAny counted|gezaehlt|dihitung|kuhitung|lined|crushed >ready|bereit|siap|sorry|goodbye|final|maaf -@medicineAny ~@medicineFar
            &14 @pillsAny @atHand @staring -@medicineAny ~@medicineFar
            &14 gun|rope|noose|rifle|pistol|strick|seil|schlinge|pistole|gewehr|tali|racun|baygon|rasierklinge|rasierklingen|blade|razor|shotgun @atHand @staring|@nowAny|shaking|zitter|gemetar|crying|heule|nangis -@ropeUse|@mishap ~@ropeUse
            &14 @kin|he|she|er|sie|dia sits|sitting|standing|holding|sitzt|steht|haelt|duduk|megang|pegang|berdiri|has|hat >gun|rope|noose|rifle|pistol|strick|seil|schlinge|pistole|gewehr|tali|racun|baygon|pills|tabletten|obat|pisau|knife|messer -@ropeUse|@mishap ~@ropeUse|@cookingAny
            &10 @pillsAny|insulin saved|saved+up|collected|hoarded|hoarding|stockpiled|stashed|stash|gesammelt|gehortet|zurueckgelegt|sammle|aufgespart|terkumpul|kukumpulin|ngumpulin|nimbun|ditimbun|kusimpan|nyimpen|kusimpen -@medicineAny|trip|mum|flood|money ~@medicineFar
            &12 @pillsAny enough|cukup|reichen|reicht|genug @nowAny|@dayAny|it|da|dafuer|sekarang|all+at+once -@medicineAny ~@medicineFar
            """),
        CrisisRule(
            "frame-on-the-edge", .intent, example: "steh auf der brücke und trau mich nicht, aber gleich",
            """
            &&18 drove|driven|walked|parked|gefahren|gelaufen|geparkt|nyetir|jalan|came|am+at|bin+an|udah+di|went 6:@highPlace|cliffs|klippen|woods|wald|hutan|river|fluss|sungai|quarry|lake|reservoir|waduk|canal|kanal >nobody+knows|noone+knows|no+one+knows|niemand+weiss|keiner+weiss|nggak+ada+yang+tahu|nggak+ada+yang+tau|ga+ada+yang+tau|engines+off|motor+aus|mesin+mati|phone+off|handy+aus -@sportAny ~@sportFar
            &&14 @standing 5:@highPlace >@stepOff -@sportAny ~@sportFar
            &&16 @standing 5:@highPlace >goodbye|sorry|writing+this|nulis+buat|schreib+das|wen+ich|last|letzte|terakhir|end|ende|akhir|forgive|verzeih|maaf|maafin|be+over|nobody+knows|keiner+weiss|over+with|nggak+ada+yang+tau -@sportAny|lovely|view|photo ~@sportFar
            &14 train|zug|bahn|sbahn|ubahn|kereta|keretanya|lorry|lkw comes|coming|kommt|lewat|dateng|datang|due|naechste|next|faehrt @highPlace >step|schritt|jump|spring|mundur|loncat|lompat|diesmal|this+time|kali+ini|edge|kante -@sportAny
            """),
        CrisisRule(
            "frame-taken-it-all", .attempt,
            example: "I took everything in the cabinet about an hour ago and now I'm scared.",
            """
            &&18 stomach|magen|lambung|lambungku|igd|icu|intensivstation pumped|ausgepumpt|dikuras|auspumpen|auspumpten @wishes|worked|geklappt|berhasil|disappointed|enttaeuscht|kecewa -food|poisoning|vergiftung
            &10 jumped|threw|gesprungen|geworfen|nabrakin|loncat|lompat|terjun|stepped front|vor|ke|depan|diri car|train|truck|auto|zug|lkw|mobil|kereta|truk|bus @yesterdayAny|month|monat|months|bulan|week|woche|year|told|gesagt|bilang|purpose -dog|kind|cat|queue|schlange ~@media
            &10 taken|took|genommen|kutelen|telen|minum|geschluckt|swallowed|kuminum|nelen twenty|thirty|forty|fifty|sixty|zwanzig|dreissig|vierzig|fuenfzig|sechzig|puluh|dozens of+them|them|stueck|butir|pills|tabletten|pil|tablets -photos|minutes|minuten|menit|bilder|fotos|foto|steps|euro|pounds|@medicineAny
            &10 took|taken|swallowed|downed|genommen|geschluckt|runtergespuelt|minum|nelen|nenggak|telen|kuminum|menelan|menenggak|kutelan|ditelan|diminum|swallow everything|all|whole|every|alles|alle|ganze|ganzen|semua|sebotol|seluruh|semuanya|entire|too+many|zu+viele|kebanyakan cabinet|cupboard|bottle|packet|box|strip|schrank|packung|schachtel|flasche|lemari|@pillsAny -@medicineAny|out|off|cleared|aus|raus|juice|milk|wine|beer|wasser|photo|course ~@medicineFar
            &8 nelen|nelan|menelan|telan|minum|ditelan|swallowed|geschluckt satu|sebotol|whole|ganze|ganzen|sepapan|sestrip >strip|papan|botol|bungkus|packet|packung -@medicineAny -cat|dog|air|kopi|susu|jus ~@medicineFar
            &&16 hang|hanging|hanged|erhaengen|aufhaengen|aufgehaengt|erhaengt|gantung+diri|gantung >broke|gave+way|snapped|gerissen|ausgerissen|gehalten|putus|patah|didnt+hold|found+me|gefunden|ketahuan -picture|bild|lukisan|laundry|waesche|jemuran|lamp|lampe
            &8 tried|attempted|versucht|probiert|nyoba|coba|mencoba|wanted|wollte hang|hanging|jump|springen|kill|umbringen|end|overdose|erhaengen|drown|gantung|loncat|bunuh|mengakhiri|mati|cut+my+wrists @yesterdayAny -@sportAny|rope|movie ~@sportFar
            &&14 woke|wake|aufgewacht|bangun|survived|ueberlebt|selamat|came+round >hospital|krankenhaus|icu|intensiv|rumah+sakit|igd|stomach|magen >pills|tablets|tabletten|obat|overdose|ueberdosis|overdosis|pumped|ausgepumpt|didnt+work|nicht+geklappt|gagal|on+purpose -appendix|blinddarm
            """),
        CrisisRule(
            "frame-goodbye-to-all", .intent,
            example:
                "Eine Kollegin hat nachts eine Abschiedsmail an alle geschickt und ist jetzt nicht erreichbar",
            """
            &&18 note|zettel|catatan|brief|surat|letter left|gelegt|kutaruh|taruh|hinterlassen|hinterlegt|under|unter|pinned itll|ist+es|semuanya|alles|it+will|itll+all|everything >done|over|vorbei|selesai|rum|geschafft -@workAny|shopping|milk|homework
            &&16 @partingMessage @weaponAny -@workAny
            &&18 letters|briefe|surat|brief|letter wrote|written|geschrieben|kutulis|ditulis|writing|schreibe son|daughter|kids|sohn|tochter|kinder|anakku|mum|mama|everyone|each|jeden|ibu|adikku >sorry|forgive|verzeih|maafin|maaf|leid -@workAny|santa|school|schule|sekolah|teacher
            &&24 tell+the+kids|sag+den+kindern|bilang+ke+anak-anak|tell+mum|tell+mom|sag+mama|sag+ihnen|tell+them|bilang+ke+mama|bilang+anak-anak love|liebe|lieb|sayang >took+the+car|auto+weg|mit+dem+auto|bawa+mobil|drove+off|left+the+house|suicidal|sterben|ngomongin+mati|@unreachable
            &&18 letters|briefe|surat|suratnya|notes|brief|letter finished|done|written|fertig|geschrieben|selesai|kulipat|ready|folded|gefaltet @whenGone -@workAny
            &&16 goodbye|farewell|lebt+wohl|leb+wohl|selamat+tinggal|bye|adieu >blame|vorwuerfe|nyalahin|could|forgive|remember+me|usaha|fault|schuld|verzeiht|konntet -@workAny
            &&20 noose|strick|tali+gantungan|rope|gun|pills|tabletten|blade|klinge|racun sent|geschickt|kirim|photo|foto|bild|picture @unreachable|my+fault|schuld|salahku -@ropeUse ~@ropeUse
            &7 last|letzter|letzte|terakhir >day|days|tag|tage|hari|night|nacht >earth|erden|erde|bumi|alive|am+leben|of+my+life|dunia
            &&20 @partingMessage @unreachable -@workAny
            &&16 @partingMessage gun|rope|pills|bridge|tabletten|strick|bruecke|tali|jembatan|obat -@workAny
            &&18 last+entry|last+post|last+message|last+thing+i|letzter+eintrag|letzte+nachricht|letzter+post|tulisan+terakhir|tulisan+terakhirku|pesan+terakhirku|catatan+terakhirku|chat+terakhirku >goodbye|bye|sorry|jump|springen|spring|loncat|lompat|love|lieb|liebe|thank|thanks|danke|makasih|terima+kasih|maaf|maafin|over|vorbei -@workAny|diary|notebook|holiday|urlaub|year
            &14 notes|letters|briefe|zettel|surat|envelopes|umschlaege|videos|recordings >each|everyone|all|jeden|jeder|alle|masing-masing|satu-satu|setiap|kids|kinder|anak-anak >table|drawer|pillow|desk|tisch|schublade|kissen|meja|laci|bantal|ready|fertig|siap|written|geschrieben -@workAny|exam|homework|guests|gaeste|birthday|christmas|weihnachten|wedding|hochzeit
            &8 dont+let|whoever|hope|lass|wer+immer|hoffentlich|semoga|jangan+sampai|biar+bukan|sorry+to|wer|not+the+one|siapa+pun|the+one+to >find|finds|findet|finden|nemuin|nemu|menemukan|found >me|mich|aku|saya|my+body|gue -hide|seek|verstecken|petak|bus|attractive|interesting|boring|annoying|job|dating|again
            """),
        CrisisRule(
            "frame-know-how-and-where", .intent,
            example: "Wie und wo weiß ich, fehlt nur noch der Mut, und den hab ich morgen.",
            """
            &&18 made+my+peace|made+peace|frieden|berdamai|abgeschlossen|im+ready @dayAny coming+home|come+home|heim|nach+hause|pulang|coming+back|zurueck @notAny -@leisure
            &&16 house+is+empty|haus+leer|rumah+kosong|alle+weg|nobody+home|keiner+da|everyones+out @dayAny settled|decided|ausgemacht|beschlossen|sepakat|mutusin|plan|entschieden|final -@leisure
            &&14 stop|aufhalten|aufzuhalten|nahan|cegah|halang >me|mich|gue|aku|mi dont|nicht|jangan|try|versucht|coba|cobacoba @dayAny|after|nach|abis|habis|setelah|ill|gonna|beend|akhiri -eating|shopping|karaoke
            &12 affairs|angelegenheiten|urusan|papers|papiere order|geregelt|beres|sorted|ordnung|selesai go|gehe|geh|pergi|leave|ready|bereit|siap|peace|date|tanggal -@leisure|@workAny
            &&16 rope|seil|strick|tali|talinya|noose boot|trunk|kofferraum|bagasi|rucksack|bag|tas reservoir|woods|wald|stausee|waduk|bridge|parked|alone|hutan|pinggir|bruecke -@ropeUse ~@ropeUse
            &&16 how|wie|caranya|cara where|wo|tempatnya|tempat|when|wann|kapan >nerve|courage|guts|mut|nyali|nyalinya|berani|ready|tomorrow|morgen|besok|tonight|date|bereit -@workAny|drive|party|recipe|apply|exam
            &12 nerve|courage|guts|mut|nyali|nyalinya|berani missing|need|fehlt|tinggal|kurang|find|found|gefunden|enough|genug how|where|plan|wie|wo|cara|caranya|do+it|tempat|tu|tun|jump|springen|loncat -@workAny|ask|speak|fragen|ngomong|nembak|confess
            &&12 place|spot|stelle|ort|tempatnya|tempat picked|chosen|chose|found|ausgesucht|gefunden|milih|dipilih|pilih river|lake|woods|forest|bridge|cliff|fluss|see|wald|bruecke|klippe|sungai|danau|hutan|jembatan|tebing >@dayAny|tomorrow|tonight|before|morgen|besok|sunrise|alone|allein -@leisure ~@leisure
            &8 date|day|termin|tag|datum|tanggal|tanggalnya|hari|harinya set|fixed|picked|chosen|circled|steht|feststeht|ausgesucht|fest|ditentuin|milih|dipilih|udah+ada|sudah+ada >@nothingKeeps|goodbye|sorry|peace|calm|over|gone|dead
            &&14 @nothingKeeps date|set|termin|steht|tanggal|tanggalnya|ready|bereit|soon|bald|tonight|tomorrow|morgen|besok -@leisure|job|town|stadt ~@leisure
            """),
        CrisisRule(
            "frame-locked-in", .intent,
            example: "Mein Sohn hat sich im Keller eingesperrt und sagt er macht jetzt Schluss.",
            """
            &18 locked|eingesperrt|eingeschlossen|abgeschlossen|mengunci|ngunci|ngurung|dikunci|barricaded|verbarrikadiert @kin|she|he|sie|er|dia end+it|die|schluss|sterben|mati|dead|tot|bunuh|akhiri|kill|umbringen|over|ende|do+something|was+antut|nekat -car|auto|cat|bike ~@media
            &16 @kin|she|he|sie|er|dia says|said|texted|wrote|posted|sagt|schreibt|schrieb|geschrieben|bilang|ngechat|nulis|katanya >goodbye|bye|last+time|end+it|schluss|tschuess|leb+wohl|selamat+tinggal|pamit >@unreachable
            """),
        CrisisRule(
            "frame-dialect-suicide", .act, example: "Heit drah i mi hoam",
            """
            &4 drah|drahn|dreh|draah|draht hoam|ham|hamm|heim mi|mich|si|sich
            nglalu|ngendat|kendat
            hoamdrahn|hamdrahn|heimgedreht|hoamdraht
            """),
        CrisisRule(
            "frame-off-your-hands", .wish, example: "I'm not going to be a problem for anyone again.",
            """
            &12 @nobodyAny|not|wont|never|nicht|nie|nimmer|nggak|tidak|ga|gak|ngga|no >6:@burdenAny|deal|worry|bother|look+after|clean+up+after|put+up|kuemmern|sorgen|ertragen|aergern|repot|ngurusin|mikirin|nanggung|mengurus|pusing|nyusahin|miserable 9:@me|anyone|anybody|euch|kalian @soonOver -@jobNew ~@jobNew
            &12 ab+morgen|from+tomorrow|after+tomorrow|mulai+besok|besok|tomorrow|morgen|montag|monday|senin|next+week|naechste+woche|minggu+depan|by+then|bis+dahin @me wont+be+here|wont+be+there|not+be+here|not+be+around|wont+be+around|wont+exist|nicht+mehr+da|nimmer+da|nicht+mehr+hier|udah+nggak+ada|udah+ga+ada|udah+gak+ada|sudah+tidak+ada|udah+tiada|nggak+ada+lagi -@leisure|@workAny|home|office|holiday ~@leisure
            &8 nothing|nichts|nix|nobody|niemand|keiner|nggak+ada|tidak+ada|ga+ada|gak+ada >keeping|keeps|holding|holds|haelt|halten|nahan|menahan|bikin+bertahan|ties >me|mich|aku|gue|saya >here|hier|alive|sini|disini|back|leben|welt|earth|dunia|hidup -job|town|city|stadt|dorf|kota|desa|company|firma|kantor|country|land|moving|move
            """),
    ]

    /// What only counts beside other signs, as ideas close together.
    static let frameCues: [CrisisRule] = [
        CrisisRule(
            "frame-preparation", .cue(.preparation), example: "Testament geschrieben, Konto gekündigt.",
            """
            &9 wrote+down|aufgeschrieben|kucatat|dicatat|listed|noted|notiert wifi|wlan|bank|boiler|insurance|versicherung|heizungsmann|konto|rekening|vet|tierarzt
            &6 credit+card|kreditkarte|kartu+kredit|overdraft|dispo paid|cleared|abbezahlt|bezahlt|lunas
            &6 will|testament|wasiat|warisan signed|written|done|made|updated|geschrieben|gemacht|fertig|ditulis|dibuat|kutulis|aufgesetzt
            &6 accounts|account|konto|konten|rekening|atm|subscriptions|abos|langganan|contract|vertrag|vertraege closed|cancelled|canceled|gekuendigt|aufgeloest|ditutup|kututup|tutup|stop
            &7 dog|cat|rabbit|pets|hund|katze|kater|hase|kucing|anjing|burung rehomed|given+to|found+a+home|gegeben|abgegeben|untergebracht|gebracht|dititipin|titipin|titipkan|kutitipkan|diadopsi|dikasihin|neighbour|nachbarin|tetangga
            &7 debts|debt|loan|bills|schulden|rechnungen|utang|hutang|cicilan paid|cleared|settled|bezahlt|beglichen|lunas|kulunasi|dibayar|abbezahlt
            &7 passwords|password|pin|passwoerter|passwort|kata+sandi|sandi|pinnya written|list|sorted|noted|aufgeschrieben|notiert|liste|dicatat|kutulis|catat|kukasih
            &8 gave|given|geschenkt|gegeben|vermacht|verschenkt|kasih|kukasih|ngasih|kuserahin|bagiin|kubagikan my|meine|meinen|mein|ku|punyaku guitar|bike|books|ring|watch|piano|car|things|necklace|collection|gitarre|fahrrad|buecher|uhr|kette|sammlung|klavier|sachen|gitar|sepeda|motor|buku|jam+tangan|cincin|kalung|koleksi|barang|barang-barang|console|konsole|plants|pflanzen
            gitarku|gitar|motorku|bukuku|bukuku|laptopku|barang-barangku ..3 kukasih|kasih|kuberikan|kuserahin|dikasih|dibagi
            &8 funeral|beerdigung|pemakaman|coffin|sarg|music+for|grab paid|chosen|planned|picked|bezahlt|ausgesucht|geplant|dipilih|wishes|wuensche
            """),
        CrisisRule(
            "frame-parting", .cue(.farewell), example: "told mum i love her",
            """
            &6 love|lieb|sayang|liebe you+all|euch+alle|kalian+semua|all+of+you|you+guys
            &6 told|tell|gesagt|sagt|bilang|kubilang|sag|bilangin @others|@kin love|lieb|liebe|sayang|loved|sorry|cinta
            &6 hugged|hug|umarmt|umarme|pelukin|meluk|peluk|kissed longer|laenger|lama|last+time|letzte|letztes|terakhir
            &5 look+after|pass+auf|passt+auf|jagain|titip|tolong+jaga|jaga @kin|dog|cat|him|her|ihn|sie|auf|mereka|adik|ibu
            """),
        CrisisRule(
            "frame-when-gone", .cue(.departure), example: "They get them when I'm gone.",
            """
            &3 @whenGone
            """),
        CrisisRule(
            "frame-plan", .cue(.plan), example: "I've picked Thursday.",
            """
            &6 im|am|bin|jetzt|now|sekarang|udah sure|certain|sicher|yakin|mantap|entschlossen
            &7 change|ngubah|mengubah|aendern|stop|davon my+mind|meine+meinung|pikiranku|ab|me|keputusanku nothing|nobody|keiner|nichts|nggak+ada
            &5 picked|chosen|decided|choose|settled|entschieden|ausgesucht|festgelegt|milih|mutusin|memutuskan|putusin|pilih @dayAny|date|day|tag|datum|tanggal|hari
            &5 ready|prepared|vorbereitet|bereit|siap|disiapin|siapin|kusiapkan|disiapkan|organised|sorted|geregelt|erledigt|beres everything|all|alles|semua|semuanya
            """),
        CrisisRule(
            "frame-closing", .closing, example: "tonight's the night",
            """
            &6 it|es|das|everything|alles|semua|semuanya|ini ends|endet|berakhir|selesai|over @dayAny -@leisure
            &3 mach|mache|machs|tus|tu|tue|lakuin|kulakuin|ngelakuin ichs|ich|aku|gue|es
            tonights|todays|fridays|sundays the night|day|one
            heute|freitag|morgen|sonntag|montag|samstag ist es so|soweit ?weit
            heute|freitag|morgen ist|is der|die tag|nacht
            malam|hari ini ..1 waktunya|saatnya|malamnya|harinya
            selesai|berakhir|kelar|tamat ..1 sudah|udah|deh|semua|semuanya
            sudah|udah selesai|berakhir|kelar|tamat
            """),
    ]
}
