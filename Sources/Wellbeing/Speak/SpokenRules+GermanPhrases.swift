// German: free wordings by kinds: lists, whose and when, music in the head, titles and strength.
extension SpokenRules {
    static let germanPhrases = """
        @act = gespielt gelesen gekocht gebacken geduscht geputzt gesungen gesummt gehört gelaufen gejoggt gehackt gezählt gekaut geschaut geguckt angemacht aufgelegt eingelegt angehört gerechnet gelöst gemacht
        @act = *gespielt *gelesen *gekocht *gebacken *gehört *gesehen *geschaut *gerechnet *gelaufen *gemacht *gesungen *gekaut *getrunken gegessen *gedreht gestellt geholt gegangen *geräumt lesen laufen joggen duschen spazieren
        @act = aufgesagt gestrickt gebügelt gesaugt gemäht geharkt gegossen trainiert telefoniert meditiert gebetet aufgeräumt abgewaschen gespült geschwommen geradelt spaziert gegangen gefahren gemalt geschrieben
        @activityTail = geholfen gebracht genützt genutzt
        @also = und
        @another = anderes andere anderen
        @article = der die das ein eine
        @attempt = versucht probiert versuchte probierte ausprobiert
        @bad = leer antriebslos lustlos einsam verzweifelt freudlos bedrückend belastet bedrückter hoffnungslos ernüchternd enttäuschend ausgelaugt
        @bad = schlächt bad
        @bad = öder ödes langweiliger langweiliges mistig zäh
        @both = beides beide beiden keins keines
        @cause = wegen vor für um über auf
        @compared = verglichen vergleich
        @dropped = hab habe bin traf
        @effect = @run
        @effect = macht stört nervt geht lässt will hält bringt heißt klingt wird
        @feeling = froh dankbar leer antriebslos lustlos erschöpft hoffnungsvoll zuversichtlich erleichtert einsam verzweifelt ausgeglichen müde-zufrieden elend
        @gone = fort futsch abgehauen geflohen gewichen erledigt überstanden schluss abgeschüttelt
        @good = nice cool great fine guader guade guads gutn schöna scheener leiwander gmiatlich
        @good = froh dankbar hoffnungsvoll zuversichtlich erleichtert erfüllt zufriedener vergnügt heiterer stolz selig
        @good = nett nette netter nettes
        @head = schädeldecke hirnwindungen hinterkopf gehörgängen köpfchen innenohr dötz brägen nischel deetz
        @head = schädl schedl schädel kopferl oberstüberl
        @heard = gehört lief läuft radio gespielt konzert chor probe
        @howMuch = wie
        @indefinite = ein eine einen einem einer irgendein irgendeine irgendeinen
        @inside = für ohne über zum zur
        @media = tiktok youtube spotify radio instagram netflix tv fernsehen film serie werbung band mensa disko internet
        @mine = meinem mein meinen meine
        @mine = mir mich
        @music = *musik gesang ohrwurm melodien refrains titelmusik titelsong filmmusik blasmusik arie sinfonie kanon chorlied gassenhauer gute-laune-lied strophen takt takte rhythmus beat beats
        @mute = mir niemandem niemand niemanden keinem keiner keinen hund hunde hündin katze kater katzen pferd vogel kaninchen pflanzen auto computer ki chatbot siri alexa laptop keine kein nicht selbst selber gott
        @not = koi koin koine nit kan
        @notDay = obwohl trotz obgleich wenngleich morgens vormittags
        @opener = da wo als weil die der das wann damals
        @person = @firstName
        @relative = der die das er sie
        @run = herumgeht herumging herumgegangen herumspukt herumgeistert herumschwirrt herumdudelt herumkreist rumgeht rumging rumgegangen rumspukt rumgeistert rumschwirrt rumdudelt rumkreist rumläuft herumläuft
        @run = umhergeht umhergeistert festhängt festhing festgehangen feststeckt festklebt herumträgt nachhallt nachklingt wiederholt wiederhole ablief abläuft tobt lärmt poltert trommelt trompetet geistern kreisen
        @run = abgespielt hochkam hochkommt aufgetaucht auftaucht reingeschlichen eingeschlichen geschlichen breitgemacht gesetzt genistet kreiselt wandert tanzt hüpft rattert klappert wuselt wabert
        @smallInside = aus durch vor hinter gegen
        @song = melodien refrains titelmusik arie kanon chorlied gassenhauer strophen *musik strophe
        @song2 = stück
        @strong = ach korrigiere korrektur
        @talked = geredet gesprochen telefoniert gestritten gequatscht geplaudert unterhalten diskutiert gechattet geratscht getratscht geschwätzt geschwatzt gezankt verhandelt geskypt geflirtet gestritten
        @talked = gezofft ausgetauscht geplauscht ausgesprochen besprochen beraten geklönt geschnackt gelästert gefrotzelt gewitzelt abgesprochen angestoßen gegrillt zusammengesessen getroffen verabredet gefeilscht
        @thought = gefühl eindruck idee erinnerung erinnerungen wort worte wörter gefühle chaos leere durcheinander knoten loch luft druck rauschen pfeifen tinnitus
        @timeOnly = nach halben halbe halber ganzen stunde stunden minute minuten viertelstunde weile zeit einer einem paar bald später irgendwann zehn zwanzig etwa circa ungefähr guten kurzem knapp sekunden sofort
        @timePlace = seit nach vor bei beim zum am
        @titleHalt = aber hat hab habe hatte ist läuft lief dudelt seit ziemlich heute mir mich dauernd ständig sehr total richtig nervt stört ganz herum rauf hängt klebt spukt geistert gehört wieder
        @titleHalt = gesungen gespielt gepfiffen gesummt geträllert angestimmt gebrüllt
        @titleOpener = der die das dem den ein eine einen wenn ich du wir es kein keine keinen mein meine dein deine nur noch bitte über unter für so was wer wie wo wann bis nie immer komm geh lass alle als am an auf aus
        @titleOpener = durch hinter ohne zwischen zum zur vom im in mit nach von vor zu schlaf tanz sag frag halt nimm gib wir's atme du's nein ja fahr lauf warte morgen heute gestern manchmal irgendwo niemand jeder alles nichts
        @titleTime = mittagspause pause feierabend training arbeit schule uni wochenende sonntag montag dienstag mittwoch donnerstag freitag samstag
        @vague = alles nichts irgendwas irgendetwas
        @verb = ist war hat hatte hab habe bin geht ging läuft lief kommt kam macht machte sind waren wird wurde kann muss will soll sitzt saß hatten haben fand finde weiß gibt gab
        @voice = aufgesagt gesungen mitgesungen gelacht gelesen vorgelesen gezählt geschimpft gerufen geschrien geflucht gesagt gebrüllt gebetet gedacht
        @with = mit bei von
        place: im|in|durch|aus ?meinem|?meinen|?dem|?den|?mein @head
        place: geht|ging ~4 nach|durch
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
        other: mein|meine|unser|unsere|der|die @person sagt|meint|findet|behauptet|erzählt
        unreal: ich|er hätte|wäre ~3 kein|keine|keinen
        unreal: sehe|sah|wirke|wirkte|schaue ~3 aus
        deg.low: little bit
        deg.low: etwas <!so|irgend
        music.context: heute|heut|diesmal ~3 keinen|keiner|keins|keine ?mehr $
        music.context: heute|heut|jetzt ?ist|?war|?wars ?er|?es|?das ?zum ?glück weg|verschwunden|vorbei|nix|nichts|ruhe|ruhig|still|stille
        music.echo: ich|mir|mich ?jetzt|?nun|?seitdem|?dann auch !nicht|keinen|kein
        music.echo: mich ?damit ?natürlich ?jetzt angesteckt
        music.form: @worm|@music ?im|?in ?kopf|?meinem ?kopf / ja|jap|jep|jo|vorhanden|check|yes|leider <!kein|keine|keinen !geholfen
        music.form: @worm|@music ?im ?kopf ?heute / ja|jap|jep|jo|vorhanden|leider <!kein|keine|keinen
        music.no: @worm|@music / ?im ?kopf nein|nö|nee|keins|keiner|keinen|keine|null|fehlanzeige|negativ $
        music.no: @music ~3 keine|keins|keinen|keiner|nicht im|in ?meinem @head
        music.no: @worm frei|pause|los !geworden
        music.no: nichts|nix|niemand gedudelt|dudelt|geträllert|gesungen|gespielt ~3 kopf
        music.no: @head ..3 musikfrei|liedfrei|pause|urlaub|ruhepause|schweigt|schwieg|stummgeschaltet
        music.no: keinerlei|keine|kein ..3 @head ?gehabt|?heute $
        music.no: im|in ?meinem @head ~3 nichts|nix|niemand|stille|ruhe|totenstille|schweigen ?gespielt|?gesungen $
        music.no: weder ..2 @music|@worm noch
        music.no: koi|koin|koine|kan|koan ?einzign @worm|@music
        music.no: @worm|@music ?im ?kopf ?heute / nein|nö|nee|keins|keiner|keinen|keine|null|fehlanzeige|negativ
        music.no: @worm|@music ?war|?ist|?gabs|?hatte|?hab|?gab|?lief ?ich|?es ?da|?heute|?dabei ?keine|?gar keine|keiner|keinen|keins|nicht|nichts $
        music.no: @worm|@music ?im ?kopf ?heute / ach|quatsch|pustekuchen|von|woher ?wo|?was|?wegen $
        music.no: nichts|nix im|in|auf ?meinem @head|ohr !los|außer
        music.no: ^ kopf|köpfchen|schädel ?ist ?war ?heute ?ganz ?schön ruhig|still|leer|stumm $
        music.over: erledigt|ausgestanden|überstanden
        music.over: weg|verschwunden|vorbei|verstummt
        music.stuck: das|der|die|es ?seitdem|?seither|?dann ..3 @run ..4 @head
        music.stuck: @run|geht|ging ?das|?der|?die|?es|?mir|?seitdem ..4 im|in|durch|aus|nicht ?meinem|?dem|?den @head
        music.stuck: seitdem|seither ?krieg|?bekomm ..4 @head|los|weg|raus
        music.stuck: seitdem|seither|jetzt|und ~2 hab|habe|sitzt|ist ?ich ~2 das|es|ihn|den|die ~2 im|in ?meinem @head
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
        music.yes: @head ..3 einziges|einziger|einzige|reinste|reinstes|wie radio|jukebox|konzert|disco|plattenspieler|konzertsaal|musikbox|festival|dauerkonzert
        music.yes: da ?doch|?wieder|?schon was|etwas ?läuft|?dudelt|?spielt|?singt läuft|dudelt|spielt|singt
        music.yes: hör|höre|hörte ?ich ~2 innerlich|inneren|geiste|dauernd-innerlich ~3
        music.yes: innerlich|inneren|geiste ~4 @run|mitsingen|mitgesungen|gesungen|singe|summe|höre|hör
        music.yes: krieg|kriege|bekomm|bekomme|werd|werde|kriegte ?ich ..3 @music ..5 los|raus|weg|kopf
        music.yes: seitdem|seither|jetzt hab|habe|hatte|sitzt ?ich ~3 im|in ?meinem @head
        music.yes: @head ..2 läuft|dudelt|spielt|singt|klingt|tönt|trällert
        music.yes: @music ..4 weg|weggeblasen|verschwunden|verstummt|verklungen|verflogen|aufgehört <!kein|keine|keinen
        music.yes: dieses|diese|derselbe|dieselbe|dasselbe|immergleiche|immergleiches|selbe ?eine ?blöde ?alte @music ..4 wieder|immer|dauernd|ständig
        music.yes: trällert|singt|klingt|tönt|summt|dudelt|spielt ?da ?es ?die ?ganze ?zeit in mir
        music.yes: keine ?musik ruhe vor ..2 @music|@worm
        music.yes: @music / ..5 dudelt|dudelte|leiert|nudelt|trällert <!kein|keine
        music.yes: @music / ..5 rauf und runter
        music.yes: @music ..14-@thought im|in meinem|dem @head <!kein|keine
        music.yes: singt|spielt|dudelt|läuft|klingt ?es|?das ?jetzt ?dauernd ?immer in meinem @head
        title.apposed: ^ das|der|die|es ?seitdem|?ist|?hat|?ging|?geht ..4 @run|@head ..4 @head|fest|raus|los|@run
        title.apposed: ^ dieses|diese|so|das ?ein ?blöde|?blödes ~2 @song
        title.cased: refrain|strophe|anfang|zeile|textzeile von|aus {
        title.head: jetzt|momentan|gerade|inzwischen ?gerade|?eben läuft|dudelt|spielt|singt|ist|sitzt ?es|?da|?bei ?mir ?in|?im ?meinem @head {
        title.head: innerlich ?immer|?ständig|?dauernd|?nur {
        title.head: hör|höre|hörte|höre ?ich innerlich ?ständig|?dauernd|?immer|?nur|?wieder|?die ?ganze ?zeit {
        title.its: ^ ?und es|das|diesmal|heute ist|wars|war|heißt {
        title.name: name|titel|titels|liedtitel|songtitel ^ {
        title.nameBack: { heißt|hieß|heisst|nennt ?sich ?das|?der|?die|?es ?lied|?ding|?song|?stück|?glaub ?von $
        title.nameSure: { heißt|hieß|heisst|heist der|das|die|es|er|sie $
        title.nameSure: { heißt|hieß|heisst|heist der|das|die|es|er|sie von|vom|glaub|glaube|ich|und|hab|habe|ist|war|oder|ja|halt|dieser|aus|mit|lied|song|ohrwurm
        title.next: @worm ~5 $
        title.next: @music ?war|?ist ~4 $
        title.next: da|dann|dort gehts|geht|ging|gings ?es los
        title.next: @worm ?war ?auch ?noch ?wieder ?ist ?da $
        title.next: @worm / ?ja ?leider $
        title.other: höre|hörte|gehört|hören|erwischte|aufgeschnappt ?ich|?dann {
        title.other: kam|kommt { ..5 } im|in|aus radio|fernsehen|auto|supermarkt|bus|laden|café
        title.other: erklang|hörten|spielten|dudelte {
        title.telegram: ^ ?immer ?noch im|in ?meinem @head
        title.today: heute|diesmal|jetzt|nun ?ist|?wars|?war|?is ?es ?dafür ?dann {
        str.high: mit|in voller|vollster|höchster|maximaler lautstärke
        str.high: wie ?so ?ein|?eine|?im ?ganze|?ganzer|?richtige ?kleine kapelle|blaskapelle|presslufthammer|orchester|blasorchester|rockkonzert|stadion|disko|disco|megafon|megaphon|sirene|trommelfeuer|bierzelt|flugzeug|düsenjet
        str.high: präsent|dominant|durchdringend|wuchtig|schrill|krachend|donnernd|aufdringlich|unüberhörbar|heftigst|ohrenbetäubender <!kaum|wenig|nicht
        str.high: full volume|power|blast
        str.high: sitzt|spielt|steht|probt|wohnt ~3 blaskapelle|kapelle|orchester|band|presslufthammer|schlagzeuger
        str.high: und wie laut|stark
        str.low: kaum|wenig präsent|laut|stark|durchdringend|aufdringlich
        str.low: zaghaft|verhalten|hintergrundmäßig|gedämpfter|schwächlich|hintergrundgeräusch|dünn
        str.low: laut|stark|heftig|intensiv ist|war|isses|wars|is ?es|?er|?das ?jetzt|?aber ?gar|?auch nicht|ned|net
        str.mid: sagen|sag wir|mal mittel|mittelstark|mittellaut
        str.mid: würd|würde|tippe|schätze ?ich ?mal ?sagen mittel|mittelstark|mittellaut|mäßig
        str.mid: mittelmäßig|mäßig|halbwegs|einigermaßen|mittel|normal stark|laut|kräftig|intensiv
        title.apposed: ^ so heißt|hieß|nennt|heisst ..3 @worm|@song
        music.yes: irgendwas|irgendetwas|irgendein|wieder dudelt|trällert|summt|klimpert <!nicht
        retract: ^ ?nein ?nee ?ach ?quatsch ?halt ?moment das|der|die war|wars ?ja ?aber ?schon gestern|vorgestern $
        retract: ^ ?nein ?nee ?ach ?quatsch aber|also|nein|nee nicht heute $
        @staff = *leiter *leiterin
        @music = sommerhit *hit
        @song = sommerhit *hit
        music.no: welcher|welches|welche|was|wie @worm|@music / nix|nichts|keiner|keins
        music.yes: zack ..3 drin|drinnen
        str.low: mehr|eher|nur|bloß ein summen|rauschen|säuseln|flüstern|hauch
        """
}
