// German: free wordings by kinds, beside the lists of each field.
extension SpokenRules {
    static let germanPhrases = """
        @person = @firstName
        @compared = verglichen vergleich
        @cause = wegen vor für um über auf
        @opener = da wo als weil die der das wann damals
        @dropped = hab habe bin traf
        @mine = meinem mein meinen meine
        @both = beides beide beiden keins keines
        @also = und
        @titleTime = mittagspause pause feierabend training arbeit schule uni wochenende sonntag montag dienstag mittwoch donnerstag freitag samstag
        @voice = aufgesagt gesungen mitgesungen gelacht gelesen vorgelesen gezählt geschimpft gerufen geschrien geflucht gesagt gebrüllt gebetet gedacht
        @howMuch = wie
        @timeOnly = nach halben halbe halber ganzen stunde stunden minute minuten viertelstunde weile zeit einer einem paar bald später irgendwann zehn zwanzig etwa circa ungefähr guten kurzem knapp sekunden sofort
        @media = tiktok youtube spotify radio instagram netflix tv fernsehen film serie werbung band mensa disko internet
        @verb = ist war hat hatte hab habe bin geht ging läuft lief kommt kam macht machte sind waren wird wurde kann muss will soll sitzt saß hatten haben fand finde weiß gibt gab
        @with = mit bei von
        @titleOpener = der die das dem den ein eine einen wenn ich du wir es kein keine keinen mein meine dein deine nur noch bitte über unter für so was wer wie wo wann bis nie immer komm geh lass alle als am an auf aus
        @titleOpener = durch hinter ohne zwischen zum zur vom im in mit nach von vor zu schlaf tanz sag frag halt nimm gib wir's atme du's nein ja fahr lauf warte morgen heute gestern manchmal irgendwo niemand jeder alles nichts
        @titleHalt = aber hat hab habe hatte ist läuft lief dudelt seit ziemlich heute mir mich dauernd ständig sehr total richtig nervt stört ganz herum rauf hängt klebt spukt geistert gehört wieder
        @article = der die das ein eine
        @run = herumgeht herumging herumgegangen herumspukt herumgeistert herumschwirrt herumdudelt herumkreist rumgeht rumging rumgegangen rumspukt rumgeistert rumschwirrt rumdudelt rumkreist rumläuft herumläuft
        @run = umhergeht umhergeistert festhängt festhing festgehangen feststeckt festklebt herumträgt nachhallt nachklingt wiederholt wiederhole ablief abläuft tobt lärmt poltert trommelt trompetet geistern kreisen
        @run = abgespielt hochkam hochkommt aufgetaucht auftaucht reingeschlichen eingeschlichen geschlichen breitgemacht gesetzt genistet kreiselt wandert tanzt hüpft rattert klappert wuselt wabert
        @head = schädeldecke hirnwindungen hinterkopf gehörgängen köpfchen innenohr dötz brägen nischel deetz
        @music = *musik gesang ohrwurm melodien refrains titelmusik titelsong filmmusik blasmusik arie sinfonie kanon chorlied gassenhauer gute-laune-lied strophen takt takte rhythmus beat beats
        @song = melodien refrains titelmusik arie kanon chorlied gassenhauer strophen *musik strophe
        @gone = fort futsch abgehauen geflohen gewichen erledigt überstanden schluss abgeschüttelt
        @heard = gehört lief läuft radio gespielt konzert chor probe
        place: im|in|durch|aus ?meinem|?meinen|?dem|?den|?mein @head
        place: geht|ging ~4 nach|durch
        music.form: @worm|@music ?im|?in ?kopf|?meinem ?kopf / ja|jap|jep|jo|vorhanden|check|yes|leider <!kein|keine|keinen !geholfen
        music.yes: @music / ..7-@heard im|in ?meinem @head !@not
        music.yes: @head ?drin ~3-@thought @run
        music.yes: im|in|durch|aus|ausm ?meinem|?meinen|?dem|?den @head ..3-@thought @run
        music.yes: innere|innerer|inneres|inneren|innerem|inner ?persönliche|?persönlicher jukebox|radio|plattenspieler|playlist|dj|discjockey|lautsprecher|kapelle|band|orchester|stereoanlage|walkman
        music.yes: @music ..8 abschalten|abstellen|ausschalten|loswerden|abschütteln|abgeschüttelt|wegzukriegen <!kein|keine
        music.yes: @music ..6 aus|durch|nicht dem|den ?mehr sinn|kopf
        music.yes: aus|durch dem|den sinn ..2 @music|gehen
        music.yes: @music ..4 endlosband|dauerrotation|rotation|repeat|replay|wiederholung|wiederholt|runden|dauerbetrieb|tour
        music.yes: ununterbrochen|unaufhörlich|pausenlos|dauernd|ständig ..4 @music ..3 gesummt|gesungen|geträllert|gepfiffen
        music.yes: dreht|drehte|zieht|zog ~3 runden|kreise ..3 @head
        music.yes: @music ..6 verfolgt|verfolgte|begleitet|begleitete|heimgesucht|quält|quälte|terrorisiert|nachgegangen ~2 mich|mi
        music.yes: mich|mir ..3 @music ..4 verfolgt|begleitet|heimgesucht|nachgegangen|hängen|hängengeblieben|geblieben
        music.yes: hartnäckige|hartnäckiger|nervige|nerviger|lästige|lästiger|penetrante|penetranter @worm|melodie|jingle
        music.no: @worm|@music / ?im ?kopf nein|nö|nee|keins|keiner|keinen|keine|null|fehlanzeige|negativ $
        music.no: @music ~3 keine|keins|keinen|keiner|nicht im|in ?meinem @head
        music.no: @worm frei|pause|los !geworden
        music.no: nichts|nix|niemand gedudelt|dudelt|geträllert|gesungen|gespielt ~3 kopf
        music.no: @head ..3 musikfrei|liedfrei|pause|urlaub|ruhepause|schweigt|schwieg|stummgeschaltet
        music.no: keinerlei|keine|kein ..3 @head ?gehabt|?heute $
        music.no: im|in ?meinem @head ..3 nichts|nix|niemand|stille|ruhe|totenstille|schweigen ?gespielt|?gesungen $
        music.no: weder ..2 @music|@worm noch
        music.context: heute|heut|diesmal ~3 keinen|keiner|keins|keine ?mehr $
        music.context: heute|heut|jetzt ?ist|?war|?wars ?er|?es|?das ?zum ?glück weg|verschwunden|vorbei|nix|nichts|ruhe|ruhig|still|stille
        music.no: koi|koin|koine|kan|koan ?einzign @worm|@music
        music.over: erledigt|ausgestanden|überstanden
        music.stuck: das|der|die|es ?seitdem|?seither|?dann ..3 @run ..4 @head
        music.stuck: @run|geht|ging ?das|?der|?die|?es|?mir|?seitdem ..4 im|in|durch|aus|nicht ?meinem|?dem|?den @head
        music.stuck: seitdem|seither ?krieg|?bekomm ..4 @head|los|weg|raus
        title.next: @worm ~5 $
        title.next: @music ?war|?ist ~4 $
        title.next: da|dann|dort gehts|geht|ging|gings ?es los
        title.apposed: ^ das|der|die|es ?seitdem|?ist|?hat|?ging|?geht ..4 @run|@head ..4 @head|fest|raus|los|@run
        title.telegram: ^ ?immer ?noch im|in ?meinem @head
        title.nameBack: { heißt|hieß|heisst|nennt ?sich ?das|?der|?die|?es ?lied|?ding|?song|?stück|?glaub ?von $
        title.nameSure: { heißt|hieß|heisst|heist der|das|die|es|er|sie $
        title.nameSure: { heißt|hieß|heisst|heist der|das|die|es|er|sie von|vom|glaub|glaube|ich|und|hab|habe|ist|war|oder|ja|halt|dieser|aus|mit|lied|song|ohrwurm
        title.other: höre|hörte|gehört|hören|erwischte|aufgeschnappt ?ich|?dann {
        title.head: jetzt|momentan|gerade|inzwischen ?gerade|?eben läuft|dudelt|spielt|singt|ist|sitzt ?es|?da|?bei ?mir ?in|?im ?meinem @head {
        idiom: musik in meinen|den|unseren ohren
        idiom: zukunftsmusik|begleitmusik
        idiom: das alte|gleiche|ewige|selbe lied
        idiom: davon kann|könnte ich ein lied
        idiom: ein lied davon|singen
        idiom: die erste geige
        idiom: den ton angeben|angibt|angab
        idiom: da spielt|spielte die musik
        idiom: mit pauken und trompeten
        idiom: nach noten|strich
        idiom: auf dem letzten loch
        idiom: kopf ..2 hängen ?lassen|?gelassen|?lasse
        str.mid: sagen|sag wir|mal mittel|mittelstark|mittellaut
        str.mid: würd|würde|tippe|schätze ?ich ?mal ?sagen mittel|mittelstark|mittellaut|mäßig
        str.high: mit|in voller|vollster|höchster|maximaler lautstärke
        str.high: wie ?so ?ein|?eine|?im ?ganze|?ganzer|?richtige ?kleine kapelle|blaskapelle|presslufthammer|orchester|blasorchester|rockkonzert|stadion|disko|disco|megafon|megaphon|sirene|trommelfeuer|bierzelt|flugzeug|düsenjet
        str.high: präsent|dominant|durchdringend|wuchtig|schrill|krachend|donnernd|aufdringlich|unüberhörbar|heftigst|ohrenbetäubender <!kaum|wenig|nicht
        str.low: kaum|wenig präsent|laut|stark|durchdringend|aufdringlich
        str.low: zaghaft|verhalten|hintergrundmäßig|gedämpfter|schwächlich|hintergrundgeräusch|dünn
        dis.high: könnt|könnte|kannt|hätte ~4 schreien|heulen|platzen|ausrasten|kotzen|verzweifeln|durchdrehen
        dis.high: dreh|drehe|drehte ..3 am rad
        dis.high: verzweifelt|verzweifle|wahnsinnig genervt|gestört|lästig <!nicht
        dis.high: macht|machte|gemacht ~3 fix|alle
        dis.high: um den verstand|schlaf
        dis.high: den|meinen schlaf geraubt|gekostet
        dis.high: kaum|nicht|nimmer ?mehr auszuhalten|ertragen|ertragbar|zumutbar|abgestellt
        dis.high: mich|mi ~2 fertig gemacht|macht|gmacht
        dis.high: macht|machte mich|mi ~3 fertig|alle|kaputt|krank|wuschig
        dis.none: stört|störte|gestört|nervt|nervte|belastet|juckt|juckte|kratzt ~4 nicht|null|nix|überhaupt ?im|?die|?geringsten $
        dis.none: ist|war|wars ?mir ?das ?alles ?vollkommen|?völlig schnuppe|wumpe|piepegal|wurschtegal|schnurzpiepegal
        dis.none: piepegal|schnurzpiepegal|scheißegal|wumpe|wurscht|wurschtegal
        dis.none: gern|gerne|freut|freue ?mich|?gehört|?drüber|?darüber ?sogar <!nicht|ich|würde|hätte
        dis.none: ist|war|wars|is mir ~3 egal|wurscht|wurst|schnuppe|schnurz|gleich|latte|recht
        dis.none: tut|tat ?das|?er ?es keinem|niemandem|nicht weh
        dis.none: macht|machte ?mir ?das ?gar|?rein ?überhaupt nichts|nix
        dis.plain: geht|ging|gehn|gehen mir ..3 auf ?den|?die nerven|keks|geist|senkel|zeiger|sack|wecker|nerv
        @strong = ach korrigiere korrektur
        @act = gespielt gelesen gekocht gebacken geduscht geputzt gesungen gesummt gehört gelaufen gejoggt gehackt gezählt gekaut geschaut geguckt angemacht aufgelegt eingelegt angehört gerechnet gelöst gemacht
        @act = *gespielt *gelesen *gekocht *gebacken *gehört *gesehen *geschaut *gerechnet *gelaufen *gemacht *gesungen *gekaut *getrunken gegessen *gedreht gestellt geholt gegangen *geräumt lesen laufen joggen duschen spazieren
        @act = aufgesagt gestrickt gebügelt gesaugt gemäht geharkt gegossen trainiert telefoniert meditiert gebetet aufgeräumt abgewaschen gespült geschwommen geradelt spaziert gegangen gefahren gemalt geschrieben
        cm.before: und|da ?dann siehe da
        cm.before: ?und ?dann weg war|wars|ist
        cm.before: damits|damit|bis|sodass ..5 @gone|aufhört|aufhörte|verschwindet|verschwand|weggeht|wegging|loslässt|nachlässt|aufgehört
        cm.result: beides|alles|leider|war|wars|aber ?leider ?alles ?komplett ?völlig umsonst|vergeblich|vergebens|nutzlos|sinnlos|zwecklos
        cm.result: für die katz
        cm.result: hat|hats|haben ?aber ?auch ?null|?nix|?nichts|?kaum|?wenig ?komma ?null gebracht|geholfen|genützt|gewirkt|gefruchtet
        cm.result: kam|war ?es|?er|?das ?aber ?trotzdem sofort|gleich|prompt|trotzdem|direkt wieder|da
        cm.result: keine chance
        cm.no: nicht|nie dazu gekommen
        cm.no: kam|komm|bin ?ich ?aber nicht|nie dazu
        cm.yes: hab|habe|hatte ?ich ?dann|?extra|?laut|?mal { ~9 } / um ?ihn|?es|?das|?sie|?den|?die ~4 loszuwerden|abzulenken|übertönen|vertreiben|wegzukriegen|rauszukriegen|verdrängen|verscheuchen|wegzubekommen|abzuschütteln
        cm.no: nichts|nix|gar ?dagegen ?weiter unternommen|gemacht|getan|gmacht
        cm.no: dagegen ?hab|?habe ?ich ?unternommen|?gemacht|?getan nichts|nix|gar
        cm.no: unternommen|gemacht|getan|versucht ?hab|?habe ?ich ?dagegen nichts|nix|gar|nicht
        cm.no: überlegt|gedacht|vorgehabt|vorgenommen|erwogen ..14 aber|dann|doch ..5 gelassen|nicht|sitzen|liegen|bleiben|keine|sein
        cm.no: hab|habe|habs ?ich ?ich's ?es ?dann ?aber ?doch ?dann ?aber gelassen|bleiben|sein ?lassen|?gelassen
        @talked = geredet gesprochen telefoniert gestritten gequatscht geplaudert unterhalten diskutiert gechattet geratscht getratscht geschwätzt geschwatzt gezankt verhandelt geskypt geflirtet gestritten
        @talked = gezofft ausgetauscht geplauscht ausgesprochen besprochen beraten geklönt geschnackt gelästert gefrotzelt gewitzelt abgesprochen angestoßen gegrillt zusammengesessen getroffen verabredet gefeilscht
        @mute = mir niemandem niemand niemanden keinem keiner keinen hund hunde hündin katze kater katzen pferd vogel kaninchen pflanzen auto computer ki chatbot siri alexa laptop keine kein nicht selbst selber gott
        contact.yes: mit ~9-@mute @talked
        contact.yes: @talked ?hab|?habe|?haben ?ich|?wir ~3 mit !@mute
        contact.yes: mit|bei ?der|?dem|?unserer|?unserem|?meiner|?meinem @firstName ?und ?@firstName <!niemals
        contact.yes: @firstName|@person und ich|i|mir <!ohne|nicht
        contact.yes: ich|i und ?die|?der|?mein|?meine @firstName|@kin
        contact.yes: wir haben|hatten|sind|waren ~7 gespielt|gebacken|gebastelt|gegrillt|geübt|gelernt|geschaut|geguckt|gestrickt|gejoggt|gegangen|gelaufen|gesungen|gesessen|gemacht|zusammen|gemeinsam|spaß|geprobt|gefahren
        contact.yes: haben|sind|hatten wir ~7 gespielt|gebacken|gebastelt|gegrillt|geübt|gelernt|geschaut|geguckt|gestrickt|gejoggt|gegangen|gelaufen|gesungen|gesessen|gemacht|zusammen|gemeinsam|spaß|geprobt|gefahren
        contact.yes: kontakt|kontakte|leute|menschen|gesellschaft / ja|jap|viel|viele
        contact.yes: gespräch|gespräche|treffen|telefonat|anruf|videocall|verabredung|date mit|von !@mute|@not
        contact.yes: zum|auf|auf'n|auf'nen ?einen|?ein|?nen kaffee|tee|bier|wein|essen|glas|sprung ~2 bei|mit !@mute
        contact.yes: zu besuch !allein
        contact.other: @firstName|@person ..5 vorbeigekommen|angerufen|besuch|getroffen|geholfen|erzählt|gesagt|gemeint|gefragt|meinte|sagte|fragte <!niemand
        contact.other: @firstName|@person|besuch kam|kamen ..6 vorbei|rüber|essen|kaffee|kuchen|helfen|zurück
        contact.other: kam|kamen ~3 @firstName|@person|besuch
        contact.other: hat|haben mir ~6 gesagt|erzählt|berichtet|gebeichtet|anvertraut <!radio
        contact.other: mit dem|der|denen|ihr|ihm|ihnen ~7-@mute @talked
        contact.no: mit keinem|keiner ?einzigen menschen|seele|person
        contact.no: niemanden|keinen|keine ?menschenseele|?menschen ?zu|?zum gesicht|gesehen|gesprochen|reden
        mood.self: mir ?selber|?selbst|?persönlich|?heute|?eigentlich { gehts|geht|ging|gings ?es ?heute ?jetzt ?gerade ?eigentlich ~4 @verdict
        mood.self: { gehts|geht|ging|gings mir|es|ma ?selber|?selbst ?mir ~4 @verdict
        mood.day: ^ ?und ?aber meiner|meine|meins { war|ist|wars ~3 @verdict
        mood.whole: insgesamt|fazit|strich|zusammenfassend|alles ..4 { weder|sagen|würd|würde|mittel|eher|ganz|so ..5-@notDay @verdict
        mood.day: zum tag ..4 { ..6-@notDay @verdict
        mood.self: ^ { ?ziemlich ?echt ?ganz ?richtig ?total ?so @feeling drauf|gelaunt|gestimmt
        mood.day: { tag|stimmung|laune|mood|befinden ~3 / ..2 @verdict
        word.neither: weder ?so ?richtig ?besonders @good|@bad noch ?so ?richtig @good|@bad
        word.neither: nicht ?so ?richtig ?besonders @good|@bad ?und|?aber ?auch nicht|ned ?so ?richtig @good|@bad
        word.mid: weder ?so ?richtig ?besonders @good|@bad noch ?so ?richtig @good|@bad
        word.mid: sagen wir ?mal ?so ?mittel
        word.mid: teils ..2 teils
        word.mid: gut ?und schlecht
        word.mid: @good|@bad ..3 @bad|@good ..2 halten|gehalten|waage
        @feeling = froh dankbar leer antriebslos lustlos erschöpft hoffnungsvoll zuversichtlich erleichtert einsam verzweifelt ausgeglichen müde-zufrieden elend
        @bad = leer antriebslos lustlos einsam verzweifelt freudlos bedrückend belastet bedrückter hoffnungslos ernüchternd enttäuschend ausgelaugt
        @good = nice cool great fine guader guade guads gutn schöna scheener leiwander gmiatlich
        @bad = schlächt bad
        @not = koi koin koine nit kan
        @good = froh dankbar hoffnungsvoll zuversichtlich erleichtert erfüllt gelassen zufriedener vergnügt heiterer stolz selig
        stress.none: gmiatlich|gmütlich|gemiatlich
        str.high: full volume|power|blast
        deg.low: little bit
        stress.none: von|an stress|hektik|druck ..3 keine|keiner|nichts|nix|null ?spur|?rede|?zu|?merken
        stress.none: keine|ohne|kein|nicht ?die|?jede|?jegliche|?irgendeine|?einen|?jeden|?ein ?geringste|?funken spur|hauch|anflug|bisschen|rede ?von|?an ?stress|?hektik
        stress.none: stress|hektik|druck / ?gabs ?war ?hatte ?ich ?heute kein|keinen|keiner|keine|null|fehlanzeige|nö|nein|nicht|nichts|nix
        stress.none: entspannt|entspannter|gemütlich|stressfrei|tiefenentspannt|relaxed|gechillt <!nicht|kaum|nie|wenig|gar|nichts
        stress.sign: ausnahmezustand|irrenhaus|tollhaus|chaos|hölle|wahnsinn ?auf|?im|?in ?der ?station|?büro|?arbeit <!zum
        stress.sign: nicht|kaum|nie ~4 luftholen|verschnaufen|durchatmen|hinterhergekommen|hinterher|gewusst
        stress.sign: schweißgebadet|zusammengebrochen|bauchschmerzen vor|vom stress|druck|aufregung
        @mine = mir mich
        @indefinite = ein eine einen einem einer irgendein irgendeine irgendeinen
        @head = schädl schedl schädel kopferl oberstüberl
        @notDay = obwohl trotz obgleich wenngleich morgens vormittags
        @activityTail = geholfen gebracht genützt genutzt
        @song2 = stück
        music.yes: @head ..3 einziges|einziger|einzige|reinste|reinstes|wie radio|jukebox|konzert|disco|plattenspieler|konzertsaal|musikbox|festival|dauerkonzert
        music.yes: da ?doch|?wieder|?schon was|etwas ?läuft|?dudelt|?spielt|?singt läuft|dudelt|spielt|singt
        music.yes: hör|höre|hörte ?ich ~2 innerlich|inneren|geiste|dauernd-innerlich ~3
        music.yes: innerlich|inneren|geiste ~4 @run|mitsingen|mitgesungen|gesungen|singe|summe|höre|hör
        music.yes: krieg|kriege|bekomm|bekomme|werd|werde|kriegte ?ich ..3 @music ..5 los|raus|weg|kopf
        music.yes: seitdem|seither|jetzt hab|habe|hatte|sitzt ?ich ~3 im|in ?meinem @head
        music.yes: @head ..2 läuft|dudelt|spielt|singt|klingt|tönt|trällert
        music.echo: ich|mir|mich ?jetzt|?nun|?seitdem|?dann auch !nicht|keinen|kein
        music.echo: mich ?damit ?natürlich ?jetzt angesteckt
        music.no: @worm|@music ?im ?kopf ?heute / nein|nö|nee|keins|keiner|keinen|keine|null|fehlanzeige|negativ
        music.no: @worm|@music ?war|?ist|?gabs|?hatte|?hab|?gab|?lief ?ich|?es ?da|?heute|?dabei ?keine|?gar keine|keiner|keinen|keins|nicht|nichts $
        music.form: @worm|@music ?im ?kopf ?heute / ja|jap|jep|jo|vorhanden|leider <!kein|keine|keinen
        unreal: ich|er hätte|wäre ~3 kein|keine|keinen
        title.today: heute|diesmal|jetzt|nun ?ist|?wars|?war|?is ?es ?dafür ?dann {
        title.head: innerlich ?immer|?ständig|?dauernd|?nur {
        title.head: hör|höre|hörte|höre ?ich innerlich ?ständig|?dauernd|?immer|?nur|?wieder|?die ?ganze ?zeit {
        title.cased: refrain|strophe|anfang|zeile|textzeile von|aus {
        title.other: kam|kommt { ..5 } im|in|aus radio|fernsehen|auto|supermarkt|bus|laden|café
        title.other: erklang|hörten|spielten|dudelte {
        music.stuck: seitdem|seither|jetzt|und ~2 hab|habe|sitzt|ist ?ich ~2 das|es|ihn|den|die ~2 im|in ?meinem @head
        str.high: sitzt|spielt|steht|probt|wohnt ~3 blaskapelle|kapelle|orchester|band|presslufthammer|schlagzeuger
        dis.high: nichts|nix ?mehr konzentrieren
        dis.high: halt|halte|hielt|halts ?ich ?das ?es kaum|nicht|nimmer ?mehr|?länger aus
        dis.plain: regt|regte|regen mich ~3 auf
        dis.plain: hab|habe ?ich genug|satt ?davon
        dis.none: find|finde|fand ?ich ~4 lustig|witzig|nett|schön|angenehm|amüsant|drollig <!nicht
        dis.none: ist|war okay|ok $
        deg.low: etwas <!so|irgend
        cm.yes: versucht|probiert ?hab ?ich ?habe zu {
        cm.yes: versucht|probiert zu { ~4 }
        cm.yes: { was|etwas|andere|anderes anderes|musik|lied ~2 gehört|angehört|gesungen|angemacht|aufgelegt|gesummt|eingeschaltet }
        cm.before: das|was soll ?ja|?angeblich helfen
        cm.result: aber|trotzdem ..6 wieder|immer ?noch da
        cm.result: ?war|?wars|?leider vergebens|nutzlos|zwecklos $
        cm.no: lass|lasse|lassen|ließ|liess ?ich ?es|?ihn|?das|?sie ~2 klingen|weiterlaufen|sein|weiterdudeln|singen|gewähren|weiterspielen
        cm.no: gegenmaßnahmen|gegenmaßnahme|dagegen|unternommen / keine|nichts|nix|nein|keins
        stress.plain: unter strom|hochdruck|dampf
        stress.mid: stress*|gestresst|hektisch ..3 aber ?noch ?gut|?ganz auszuhalten|machbar|okay|ok|erträglich|schaffbar|gehalten
        mood.day: { @good|@bad ..2 tag !geworden
        mood.day: ^ heute|heut ?eher|?mal|?wieder { ?nur ?so @verdict $
        mood.day: ^ heute|heut ?wieder { so lala
        mood.self: ich|bin|i|war ..8 aber|doch|trotzdem|dennoch { ?auch|?sehr|?ganz|?trotzdem|?irgendwie @feeling $
        contact.no: niemand|keiner ?hier|?da|?war|?ist|?hat ?da ~2 gewesen|da|gekommen|besuch|gemeldet|angerufen
        contact.no: angerufen|gemeldet|geschrieben|besucht ?hat ?mich ?heute ?auch niemand|keiner
        contact.no: kontakt|kontakte|leute|menschen|gesellschaft|besuch / keiner|keine|keinen|nein|null|niemand
        contact.other: hat|haben|hatte mich ?heute ?heut ?der|?die|?meine|?mein @person|@firstName ~4 angeschrien|angerufen|gelobt|angeschnauzt|gefragt|umarmt|besucht|eingeladen|getröstet|zusammengestaucht|angesprochen|abgeholt
        contact.other: @person|@firstName hat|haben mich|uns ~3 angeschrien|gelobt|angeschnauzt|gefragt|umarmt|besucht|eingeladen|getröstet|angesprochen|abgeholt
        contact.yes: mit ?einer|?einem|?der|?dem|?so frau|mann|dame|herrn|typen|fremden|mädchen|paar ~6 @talked
        @attempt = versucht probiert versuchte probierte ausprobiert
        @another = anderes andere anderen
        @thought = gefühl eindruck idee erinnerung erinnerungen wort worte wörter gefühle chaos leere durcheinander knoten loch luft druck rauschen pfeifen tinnitus
        cm.result: das|dies|es hat|hats|half ?mich ?mir ?schon ?ein ?bisschen ?kurz ?etwas ?wenigstens ?ganz ?gut abgelenkt
        mood.day: wie war|wars ?mein|?der tag|heute / ..3 { @verdict
        @good = nett nette netter nettes
        @relative = der die das er sie
        @effect = @run
        @effect = macht stört nervt geht lässt will hält bringt heißt klingt wird
        @timePlace = seit nach vor bei beim zum am
        @bad = öder ödes langweiliger langweiliges mistig zäh
        music.yes: @music ..4 weg|weggeblasen|verschwunden|verstummt|verklungen|verflogen|aufgehört <!kein|keine|keinen
        music.yes: dieses|diese|derselbe|dieselbe|dasselbe|immergleiche|immergleiches|selbe ?eine ?blöde ?alte @music ..4 wieder|immer|dauernd|ständig
        music.yes: trällert|singt|klingt|tönt|summt|dudelt|spielt ?da ?es ?die ?ganze ?zeit in mir
        music.yes: keine ?musik ruhe vor ..2 @music|@worm
        music.no: @worm|@music ?im ?kopf ?heute / ach|quatsch|pustekuchen|von|woher ?wo|?was|?wegen $
        music.no: nichts|nix im|in|auf ?meinem @head|ohr !los|außer
        music.over: weg|verschwunden|vorbei|verstummt
        title.its: ^ ?und es|das|diesmal|heute ist|wars|war|heißt {
        title.name: name|titel|titels|liedtitel|songtitel ^ {
        title.next: @worm ?war ?auch ?noch ?wieder ?ist ?da $
        title.next: @worm / ?ja ?leider $
        str.mid: mittelmäßig|mäßig|halbwegs|einigermaßen|mittel|normal stark|laut|kräftig|intensiv
        str.low: laut|stark|heftig|intensiv ist|war|isses|wars|is ?es|?er|?das ?jetzt|?aber ?gar|?auch nicht|ned|net
        str.high: und wie laut|stark
        dis.none: nerven|stören|belasten|ärgern tuts|tut|tat ?es|?das|?er ?mich ?auch|?aber ?gar nicht|ned|nix
        dis.none: störung|belastung|leidensdruck|störfaktor|nervfaktor ^ keine|keiner|null|nein|nix
        dis.none: macht|machte|bereitet mir ~3 freude|spaß|laune
        dis.none: lästig|störend|nervig|schlimm / ?nö|?nein|?ach|?überhaupt|?gar kein|nicht|quatsch|null|überhaupt ?bisschen
        dis.plain: @dist / ?ja ?schon $
        mood.day: ^ { nicht ?so @good|@bad ?und|?aber nicht ?so @good|@bad
        mood.self: ^ ?irgendwie { traurig|glücklich|zufrieden|niedergeschlagen|deprimiert|unglücklich|fröhlich|dankbar|frustriert ?heute ?irgendwie $
        contact.yes: viel|viele|lauter|genug gesellschaft|leute|besuch|menschen|kontakt|kontakte <!nicht|zu
        contact.yes: mit ?der|?dem|?meiner|?meinem|?unserer|?unserem band|chor|mannschaft|theatergruppe|selbsthilfegruppe|orchester|trommelgruppe|lerngruppe|gruppe|klasse|wg !gehört
        @smallInside = aus durch vor hinter gegen
        mood.day: { alles bestens|prima|wunderbar|super|perfekt|toll
        music.no: ^ kopf|köpfchen|schädel ?ist ?war ?heute ?ganz ?schön ruhig|still|leer|stumm $
        @vague = alles nichts irgendwas irgendetwas
        @inside = für ohne über zum zur
        other: mein|meine|unser|unsere|der|die @person sagt|meint|findet|behauptet|erzählt
        unreal: sehe|sah|wirke|wirkte|schaue ~3 aus
        music.yes: @music / ..5 dudelt|dudelte|leiert|nudelt|trällert <!kein|keine
        music.yes: @music / ..5 rauf und runter
        title.apposed: ^ dieses|diese|so|das ?ein ?blöde|?blödes ~2 @song
        word.good: tag ~4 @good gelaufen|verlaufen
        mood.day: { tag ~4 @good gelaufen|verlaufen
        mood.day: heute|tag ..9 { also|sprich|sagen ?wir mittel|mittelmäßig|durchschnitt|durchschnittlich
        dis.none: fast|richtig|sogar|eigentlich|ganz|eher|direkt angenehm|beruhigend|tröstlich <!nicht
        dis.none: und|aber|völlig|total|auch|einfach|komplett egal|wurscht $
        dis.none: störung|belastung|leidensdruck|störfaktor|nervfaktor ?ist ?war keine|keiner|null|nein|nix
        dis.high: ich ..2 fix|fertig
        contact.yes: am telefon ..4 wir|uns|gelacht|geredet|gesprochen
        contact.yes: wir ..7 kaputtgelacht|gekichert|geweint|umarmt|verabschiedet|angestoßen|gefrühstückt
        contact.yes: wir uns ..5 kaputtgelacht|gekichert|umarmt|verabschiedet|verquatscht
        """
}
