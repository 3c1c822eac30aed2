// German: the mood of the day, what the music did, and stress.
extension SpokenRules {
    static let germanFeelings = """
        @good = guad guet schee schöni spitzentag bombentag traumtag glückstag sonnig feiner leiwand dufte knorke jut jute pudelwohl quietschvergnügt happy rundherum astrein bombe mega spitzenmäßiger supertag
        @bad = scheißtag scheisstag misttag dreckstag mistiger kacktag pechtag bled schlimmes mülltag katastrophentag hundsmiserabel grottig lausig lausiger elendig kotzig beschissenes saublöd sautag greislig grässlich grässlicher abscheulich nervig stimmungstief tiefpunkt
        @mid = halbgar mittelprima geht's naja solala soso joa mäßig mäßiger mittelprächtiger durchwachsenes gemischtes mittelschlecht halbwegs
        @good = gut guter gute guten gutes prima super toll toller tolle tolles klasse schön schöner schönes schöne schönen herrlich wunderbar fantastisch
        @good = großartig spitze bestens hervorragend top genial angenehm angenehmer angenehmes fein ausgezeichnet glücklich zufrieden fröhlich
        @good = positiv perfekt gelungen gelungener erfreulich spitzenmäßig gutgelaunt happy beschwingt ausgeglichen traumhaft traumtag
        @good = entspannter blendend prächtig rundum ordentlich ordentlicher heiter famos klasse bombig wunderschön leiwand
        @bad = schlecht schlechter schlechte schlechtes schlechten mies mieser miese mieses miesen scheiße scheiß beschissen beschissener doof doofer
        @bad = blöd blöder übel übler furchtbar furchtbarer schrecklich schrecklicher grauenhaft grausig katastrophe katastrophal ätzend
        @bad = mist mistig kacke bescheiden bescheidener besch schlimm schlimmer grottig grottenschlecht elend elender negativ miserabel
        @bad = miserabler trüb traurig deprimiert niedergeschlagen unglücklich bedrückt fürchterlich mau öde dreckig dreckiger hundeelend hundsmiserabel
        @bad = gebrauchter saudoof trostlos unterirdisch düster düsterer arschtag down frustriert zäh zäher verkorkst verkorkster beknackt vergessen
        @mid = okay ok okayer okayes mittel mittelmäßig mittelprächtig mittelgut durchwachsen durchwachsener gemischt gemischter mixed meh naja
        @mid = passabel solala durchschnittlich durchschnittlicher normal normaler neutral lala akzeptabel mittlerer mittelmäßiger medium soso
        @mid = unspektakulär unspektakulärer mittelding mittelfeld oke ereignislos
        @day = tag heute montag dienstag mittwoch donnerstag freitag samstag sonntag feiertag stimmung laune tages tagesbilanz mood wochenende
        @daypart = vormittag nachmittag abend früh mittag vormittags nachmittags abends morgens
        @whole = insgesamt alles|all unterm gesamt fazit summa zusammengefasst
        word.good: @good <!einen|als|noch|na|guten|schon|mal !durch|geschlafen|gemeint|gegessen|gelaufen|bekommt|tut|getan|lesen|hören|hörbar|geschmeckt|verstanden|geklappt|morgen|wenn|dass|so
        word.good: kann|konnte ?ich|?mich nicht|ned klagen|beschweren|meckern
        word.good: gibt|gab nix|nichts zu meckern
        word.mid: weder fisch
        word.mid: mal so|hü ?mal so|hott
        word.mid: könnte besser|schlechter
        word.mid: höhen und tiefen
        word.mid: licht und schatten
        word.bad: war|wars ?echt ?leider nix|nichts $
        word.bad: ein griff ins
        word.bad: am|ganz tiefpunkt|unten
        word.bad: zum in die tonne
        word.good: nicht|gar|kein ?so schlecht|schlechter|übel|übler|mies|verkehrt
        word.good: gut|super|prima|bestens|blendend|bombig drauf|gelaunt|aufgelegt
        word.bad: @bad
        word.bad: schlecht|mies|mies|übel|nicht|scheiße ?gut drauf|gelaunt|aufgelegt
        word.bad: am boden|ende !des|der|vom|von|eines|hat|das|war|habe|hab
        word.bad: zum vergessen|kotzen|heulen|wegwerfen|davonlaufen|abhaken
        word.bad: im eimer|arsch|keller
        word.bad: für die tonne|katz
        word.bad: nicht|ned ?so ?ganz ?besonders ?wirklich gut|toll|super|prickelnd|berauschend|rosig|schön|prall|dolle|doll
        word.bad: kein|keine|keinen guter|gute|guten|schöner|toller|gutes
        word.mid: @mid
        word.mid: so ?so lala
        word.mid: so na ja
        word.mid: geht|ging|gings|gehts ?eigentlich ?halt ?grad so !gut|schlecht|weiter
        word.mid: teils teils
        word.mid: weder|nicht gut|schlecht|super|toll|schön noch|und|aber ?auch ?nicht schlecht|gut|übel|mies|schlimm
        word.mid: weder noch
        word.mid: mal so ..2 so
        word.mid: auf und ab
        word.mid: nicht|nix besonderes
        word.mid: ganz okay|ok|passabel
        word.mid: ganz|halbwegs|einigermaßen in ordnung
        word.mid: in ordnung
        word.mid: halb halb
        word.mid: nichts besonderes
        word.mid: im mittelfeld
        word.mid: durchschnitt
        mood.day: { okay|gut|schlecht|mies|super|schön|ok|bescheiden|mittel der tag|sonntag|montag|samstag
        mood.day: { tag|stimmung|laune|mood|befinden|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|tagesform ~1 ist|war|wars|wahr|bei|würd|: ~8 @verdict
        mood.day: { tag|stimmung|laune|mood|stimmungsmäßig|gemütslage|gefühlslage|stimmungslage ~3 @verdict
        mood.day: { heute|heut|heid|today ?eigentlich ?ein|?a war|wars|wahr|is|ist|was ~5-@notDay @verdict !geschlafen|gelaufen
        mood.day: { war|wars|wahr|ist heute|heut|heid ~4-@notDay @verdict
        mood.day: { @verdict ?und|?aber|?aber ?@verdict tag|stimmung|laune|mood|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag !geworden|heute|vorstellung
        mood.day: { nicht|kein|keine|ein|so|war|mein ~3 @verdict tag|stimmung|laune
        mood.day: ^ ?also ?ja ?naja ?so ?so ?heute ?insgesamt { wars|war ?ein ?es ?so ?heute ?eigentlich ?ganz ?echt ?wirklich ?nicht ?gar ?ein @verdict ?tag $
        mood.self: { gehts|geht|ging|gings mir|es|ma|ihm ?es ?mir ?heut ?heute ?eigentlich ?gerade ?jetzt ?so ?aber ?momentan ~4 @verdict !drauf
        mood.self: mir|mia { gehts|geht|ging|gings ?es ?heute ?jetzt ?gerade ~4 @verdict
        mood.self: mir|mia ~2 { so lala|solala
        mood.self: { gehts|geht|ging|gings so $
        mood.self: ich|i|mich { fühl|fühle|fühlte|gefühlt|bin|war ?mich ?heute ?eigentlich ?jetzt ?gerade ?so ?aber ~4-@notDay @feeling
        mood.self: { fühl|fühle|fühlte|bin|war ich|i ?mich ?heute ?eigentlich ?jetzt ?gerade ~4-@notDay @feeling
        mood.self: ^ ?und|?aber|?jetzt|?ja|?ich { bin|fühl|fühle ?mich ~3-@notDay @feeling
        mood.self: mich { ~4 @feeling gefühlt
        mood.self: { gut|schlecht|mies|prima|super|bestens|blendend gelaunt|drauf|aufgelegt
        mood.day: { war|is|ist ?des|?der|?das a|e|en|n|ne ~2 @verdict tag|dag
        mood.day: { tag zum vergessen|abhaken|abgewöhnen|kotzen|genießen|davonlaufen
        mood.day: { @good|@bad|@mid dag|tach|tagerl
        mood.day: { spitzentag|bombentag|traumtag|scheißtag|scheisstag|misttag|dreckstag|kacktag|pechtag|supertag|katastrophentag|glückstag|mülltag
        mood.self: { kann|konnte ?ich|?mich|?mi nicht|ned klagen|beschweren|meckern
        mood.self: mia|mir|mer { gehts|geits|goht ?es ~3 @verdict
        mood.whole: wenn ich ..6 zusammennehme|zusammenrechne|zusammenzähle|bilanz { ..6-@notDay @verdict
        mood.whole: alles zusammen|genommen ?genommen { ..6-@notDay @verdict
        mood.whole: im schnitt|ganzen|endeffekt|nachhinein { ..6-@notDay @verdict
        mood.whole: alles|alle in allem { ~7 @verdict
        mood.whole: unterm strich|schnitt { ~7 @verdict
        mood.whole: im großen|grossen|ganzen ?und ?ganzen { ~7 @verdict
        mood.whole: insgesamt|fazit|gesamt|unterm|summasummarum|gesamtbilanz|zusammengefasst|gesamteindruck|bilanz { ~6-@notDay @verdict
        mood.whole: summa summarum { ~7 @verdict
        mood.whole: unter dem strich { ~7 @verdict
        mood.part: { @daypart ~4-@notDay @verdict
        @verdict = @good @bad @mid so lala teils drauf ordnung schlecht auf berauschend prickelnd besonderes vergessen abhaken strich tonne boden keller eimer
        @feeling = @good @bad mittel mittelmäßig okay ok durchwachsen lala drauf neutral naja gelaunt solala gemischt happy boden ordnung
        @notDay = arbeit büro wetter lied ohrwurm song essen film konzert meeting kaffee gespräch spaziergang geschlafen schlaf kino kuchen
        @notDay = melodie musik treffen telefonat training sport zahnarzt prüfung laut leise stark stress stressig chef kollegen buch spiel schwester
        @dist = stört störte gestört gestort störend gestörend störn belastet belastete belastend genervt gnervt nervt nervte nervig nervend nerve
        @dist = nervtötend gequält quält quälend lästig lästige belästigt plagt plagte geplagt beeinträchtigt abgelenkt ablenkt ablenkend irritiert
        @dist = gestresst zermürbt zermürbend geärgert ärgert unangenehm anstrengend nervige nerviger lästiger gejuckt mitgenommen behindert stör nerv stören nerven
        @dist = aufgeregt aufregt fuchst gefuchst wurmt schlimm tragisch
        dis.plain: @dist <!mich !hätte|mag
        dis.plain: leidensdruck|störfaktor|nervfaktor|belastung
        dis.plain: mich @dist
        dis.plain: auf die|den nerven|nerv|keks|geist|senkel|zeiger|sack|wecker
        dis.plain: konnte|konnt|kann mich|mi ..4 konzentrieren
        dis.none: ist|war|wars|is|mir mir|ist|war|total|völlig|eigentlich|es|aber ?das ?aber ?eigentlich ?völlig ?total egal|wurscht|wurst|schnuppe|schnurz
        dis.none: lässt|ließ|lasst mich|mi ..1 kalt
        dis.none: macht|mocht|tut|tat mir|ma|mia ?gar|?überhaupt ?nichts|?nix|?niggs nichts|nix|niggs|nüt
        dis.none: kein|null problem|thema|leidensdruck|belastung|störung
        dis.none: nicht|ned|net|nöd der rede wert
        dis.none: mag|mochte|mog ich|i ihn|das|es|sie ?sogar|?gern|?ja|?irgendwie
        dis.none: schert|kümmert|interessiert|tangiert|stört|juckt mich|mi ?das nicht|ned|wenig|net|null|nicht|nöd|nix !sehr|so
        dis.none: war|is|ist|wars mir ?das ?total|?völlig|?ziemlich|?komplett wurscht|wurst|egal|schnuppe|schnurz|gleich|latte|schnurzegal
        dis.none: nichts|nix ausgemacht|gemacht
        dis.none: macht|machte|hat mir ?das ?eigentlich ?gar nichts|nix ?aus
        dis.none: war|ist|fand|find ?ich|?das|?es|?eigentlich|?sogar ?das|?es|?sogar|?eigentlich ?ganz ?richtig angenehm|nett|lustig|witzig|schön
        dis.none: stört|gestört|störte|genervt|nervt|juckt|gejuckt|belastet|kratzt mich|hat|hats|es ?mich ?gar ?überhaupt ?kein nicht|null|nix|bisschen|nullkommanull !sehr|so|besonders|wirklich|groß|mehr|weiter|allzu
        dis.none: nicht|null|nix|überhaupt|keineswegs ?im|?geringsten gestört|störend|genervt|belastend|belastet|gejuckt|schlimm|nervig|gekratzt|unangenehm
        dis.none: @dist ..2 kein bisschen
        dis.none: find|finde|fand ?ich ?das|?ihn|?es|?sie ?das|?ihn|?es ?ganz|?sogar|?eigentlich|?richtig|?recht nett|schön|lustig|angenehm|gut|toll|witzig|okay
        dis.high: macht|mocht|machte|gemacht|gmacht ?mich|?mi ?total|?völlig|?noch|?fast|?schier|?ganz wahnsinnig|verrückt|irre|kirre|gaga|bekloppt|narrisch|plemplem|wuschig|ramdösig|mürbe|fertig|balla
        dis.high: gaga|bekloppt|kirre|meschugge|plemplem|wahnsinnig|irre gemacht|macht|geworden|werden|wern
        dis.high: kurz vorm|davor|vor durchdrehen|ausrasten|explodieren|wahnsinn|ausflippen|nervenzusammenbruch
        dis.high: raubt|raubte|kostet|kostete|geraubt|gekostet mir ?den|?die ?letzten letzten|nerven|verstand
        dis.high: an die wand|decke
        dis.high: die wände|wand hoch
        dis.high: wände ..2 hochgehen|hochgegangen|hoch
        dis.high: platzt|platzte|geplatzt|brummt mir|der ?gleich ?fast ?der schädel|kopf|kragen
        dis.high: bringt|brachte|gebracht mich ?noch ?fast ?schier um
        dis.high: nicht zum|mehr aushalten|auszuhalten|feierlich
        dis.high: halt|halte|hielt ..3 nicht|nimmer|kaum ?mehr aus
        dis.high: haare ..2 ausreißen|raufen|ausgerissen|gerauft
        dis.high: total|richtig|tierisch|gewaltig|mega|voll|ziemlich|sehr|furchtbar|unheimlich ..3 auf ..2 zeiger|keks|nerven|wecker|geist|senkel|sack|nerv|ketten
        dis.high: dreh|drehe|drehte|drehn ..3 durch
        dis.high: wahnsinnig|verrückt|irre|kirre|narrisch|rasend|mürbe|wuschig|meschugge gemacht|macht|gmacht|machte|werd|werde|machen
        dis.high: macht|machte mich|mi ..2 wahnsinnig|verrückt|irre|kirre|fertig|narrisch|rasend|mürbe|krank
        dis.high: in den|in'n wahnsinn
        dis.high: wahnsinn ..2 getrieben|treibt|trieb
        dis.high: zur weißglut|verzweiflung|raserei
        dis.high: auf die palme
        dis.high: den letzten nerv
        dis.high: nicht|nimmer|kaum mehr ..2 ausgehalten|aushalten|auszuhalten
        dis.high: unerträglich|qual|folter|hölle|horror|tortur|nervtötend|zermürbend|höllisch
        dis.high: zum|die davonlaufen|wände|haare|verrücktwerden|mäusemelken|hochgehen|schreien
        dis.high: hätte|hätt ..4 schreien|heulen|ausrasten|durchdrehen|gegen
        dis.high: ausgerastet|durchgedreht|ausgeflippt
        dis.high: an|über den|die rand|grenze|nerven
        dis.high: nicht|kaum ?mehr|?einen|?klar klar|mehr|gedanken|denken denken|fassen|konzentrieren
        @stress = stress stressig stressiger stressige stressiges gestresst stressfrei hektisch hektik trubel druck gestresst stresslevel stresspegel gestrest streß gehetzt hetze angespannt
        @stress = anspannung hektischer überfordert überlastet überforderung unruhig stresses stressmäßig hetzerei stressigen turbulent rummel stressi
        @stress = stressed gstresst gstressd stresserei gestreßt druckvoll abgehetzt gehetzte gejagt überreizt gereizt angestrengt belastend arbeitsstress
        stress.sign: kam alles|alles ?kam zusammen|durcheinander|drunter
        stress.sign: drunter und drüber
        stress.sign: puls ..3 hundertachtzig|hoch|180|raste
        stress.sign: schwitzige|feuchte|zitternde|zittrige|schweißnasse|kalte|eiskalte hände|finger|knie
        stress.sign: kloß|knoten im hals|magen|bauch
        stress.sign: wie ein|von aufgescheuchtes|aufgescheuchter|tarantel
        stress.sign: hinten und vorne
        stress.sign: von einem ..3 nächsten|andern|anderen
        stress.none: null|kein|nix problemo|hektik|gerenne|druck
        stress.none: tiefenentspannt|seelenruhig|stressfreie|entspannte|ruhiger|gemächlich|geruhsam|piano|gechilltes|easy|lässig
        stress.mid: vom stress ..3 machbar|okay|erträglich|mittel|verkraftbar
        stress.none: ganz|schön gemütlich|gemächlich|langsam|entspannt|gechillt|locker
        stress.plain: @stress !aufgebaut|abgebaut
        stress.plain: viel um die ohren
        stress.none: entspannt|entspannter|entspanntes|relaxt|gechillt|chillig|stressfrei|gelassen|locker|stressfreier|entspannend|gemütlich|gemütlicher|unaufgeregt|tiefenentspannt|relaxed <!nicht|kaum|nie|nicht
        stress.none: richtig|ganz|sehr|total|ziemlich|wirklich|völlig|recht|schön ruhig|entspannt|locker|gemütlich|relaxt|gelassen|ruhiger
        stress.none: arbeit|büro|tag|ansonsten|sonst|alles|job|heute ~4 ruhig|ruhiger|entspannt|locker|gelassen
        stress.none: null|kein|keinen|keinerlei|ohne|nix|nicht ?richtigen|?großen|?im stress|hektik|druck|gestresst|stressig !groß
        stress.none: stress|druck ?hatte|?hab|?gab|?gabs|?war|?empfand ?ich|?es ?heute ?auch|?zum ?glück|?eigentlich ?gar|?überhaupt keinen|keiner|kein|null|nicht|nada|fehlanzeige
        stress.none: die ruhe selbst|weg
        stress.none: in aller ruhe
        stress.mid: stress|stresslevel|stresspegel|stressig|druck ~4 mittel|mittelmäßig|mäßig|normal|medium|machbar|überschaubar|aushaltbar|lala|moderat|handhabbar|verkraftbar
        stress.mid: mittelstressig|mittelmäßig|mäßig|mittel|halbwegs|medium ?viel gestresst|stressig|stress|hektisch
        stress.mid: mittlerer|mittlere|normaler|moderater stress|druck|hektik|anspannung
        stress.sign: alles auf einmal|gleichzeitig
        stress.sign: herz ..5 hals|raste|gerast|pochte|klopfte|rasen
        stress.sign: herzrasen|herzklopfen|schweißausbrüche|schweißausbruch|nervenzusammenbruch|schnappatmung|panikattacke|zähneknirschen
        stress.sign: gezittert|zittern|zitterten|zitterte|zittrig|zittrige|zittern
        stress.sign: wo ..4 kopf steht|stand
        stress.sign: nicht|nie|kaum zum luftholen|durchatmen|essen|atmen|hinsetzen
        stress.sign: kaum luft|gelegenheit|zeit
        stress.sign: nichts|nix|noch nicht gegessen
        stress.sign: deadline|deadlines|abgabe|abgaben|termin ..3 jagte|jagt|drängte|nach
        stress.sign: ein termin ..2 nächsten
        stress.sign: über den kopf gewachsen|wächst
        stress.sign: nur ?noch am gerannt|rennen|rotieren|hetzen|gehetzt
        stress.sign: gerotiert|rotiert|gehetzt|rumgehetzt|abgehetzt
        stress.sign: fix und|fertig
        stress.sign: mit den nerven
        stress.sign: wars|war der|die|ein wahnsinn|hölle|chaos|horror
        stress.sign: land unter
        stress.sign: am anschlag|limit|durchdrehen|rotieren
        stress.sign: unter strom|hochdruck|dauerfeuer
        stress.sign: magen ..4 verkrampft|umgedreht|zusammengezogen|krampf|flau
        stress.sign: hände|finger|knie ..3 gezittert|zittern|zitterten|schweißnass|nass|feucht
        stress.sign: keine sekunde|minute ..2 ruhe|pause|luft
        """
}
