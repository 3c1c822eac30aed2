// German: music in the head, its title and how strong it is.
extension SpokenRules {
    static let germanMusic = """
        @song = lied lid song melodie musik ohrwurm ohrwürmer ohrwurms oh ohr wurm jingle refrain schlager werbespruch werbejingle werbelied
        @song = hit titel stück tune track popsong kinderlied volkslied weihnachtslied *lied *melodie *song *jingle *ohrwurm
        @song = ohrwurmlied nummer ballade walzer marsch titelmelodie lieder songs musikstück ohrwurn orwurm dudelei gedudel
        @played = gesungen sang singen lief radio gespielt spielten gehört
        @music = lied song melodie musik jingle refrain schlager werbespruch werbejingle werbelied *lied *melodie *song *jingle tune track
        @music = hit stück lieder songs liedchen liedzeile zeile strophe
        @worm = ohrenwurm ohrnwurm ohrworm ohwurm ohrwurmi ohrenwürmer ohrwürmchen
        @worm = ohrwürmern ohrwurme ohrwurm's ohrwurm ohrwürmer ohrwurms ohrwurn orwurm ohrwürm ohrwum *ohrwurm
        @head = chopf kopp oberstübchen hirnkasten birn denkapparat rübe köpfle hirnkastl lauschern löffeln
        @head = kopf kopfe ohr ohren schädel hirn gehirn kopp birne hinterkopf oberstübchen köpfchen kopfkino gehörgang hirnkastl
        @inmy = im in in's ins
        @my = meinem mein meinen meim dem den
        @run = dudelts spukts läufts festgebissen eingenistet festgesetzt spult abgespult nagelt wummert tönt klimpert jodelt röhrt trällerte brummt klingelt bimmelt geleiert leiert säuselt murmelt
        @run = läuft lief laufen spielt spielte spielen dudelt dudelte kreist kreiste schwirrt schwirrte hängt hing geistert dreht gedudelt
        @run = geisterte gespukt spukt spukte rotiert rotierte klingt klang singt sang summt summte pfeift tönt dröhnt dröhnte plärrt schallt hämmert rauscht
        @run = gelaufen rumgeschwirrt sitzt saß steckt steckte nudelt klebt klebte festsitzt festsaß festgesetzt trällert ratterte
        @have = hatte hatt hab habe hat hätten haben gehabt ghabt
        @thought = gedanke gedanken termin termine liste sorgen prüfung arbeit satz bild bilder plan einkaufsliste zahlen druck nebel watte
        @thought = schmerzen schmerz stress ideen fragen stimme gespräch todo
        music.yes: dauerbeschallung|kopfradio|dauerschleife|endlosschleife|kopfkonzert|plattenspieler im|in ?meinem @head
        music.yes: @head|innerer|inneres radio|plattenspieler|jukebox|discokugel|ipod
        music.yes: @music ..6 festgebissen|eingenistet|festgesetzt|festgehakt|festgekrallt|reingefressen|eingebrannt|gefangen
        music.yes: @music|@worm ..4 lässt|ließ|will|wollte mich|nicht ?nicht ?mehr|?los|?raus|?weg
        music.yes: werd|werde|wurde|krieg|kriege|bekomm|bekomme ..2 @music ..4 los|raus|weg
        music.yes: da oben ~2 läuft|dudelt|spielt|lief|singt
        music.yes: @music ?das|?die ich|i|mir ?heute ..4 los|raus|rum|loswerde|nachgeht|nachläuft
        music.yes: @worm
        music.yes: @run ..3-@thought im|in|durch ?meinem|?meinen|?dem|?den @head
        music.yes: im|in|durch ?meinem|?meinen|?dem|?den @head ..2-@thought @run
        music.yes: summt|singt|klingt|läuft|spielt|dudelt|summte|spielte ?es in mir
        music.yes: oh|ohr|or wurm
        music.yes: @music ..7-@thought @head <!@noSong
        music.yes: @head ..7-@thought @music
        music.yes: @music ..9 los|losgeworden|loswerden|loszuwerden|rausbekommen|rausgekriegt|rauskriegen|wegbekommen|hängengeblieben
        music.yes: hängengeblieben|hängenblieben|festgesetzt|eingenistet|festgefressen|festgesetzt|eingebrannt <!nicht|nix|nichts
        music.yes: hängen|kleben|haften geblieben|geblieben|blieb
        music.yes: @music ..5 hängt|hing|klebt|verfolgt|verfolgte|begleitet|begleitete|nachgelaufen|hängen
        music.yes: verfolgt|verfolgte|begleitet|begleitete|quält mich|mi ..4 @music
        music.yes: @run ..4 in|im dauerschleife|endlosschleife|schleife|loop
        music.yes: @music|refrain ..6 dauerschleife|endlosschleife|schleife|loop
        music.yes: got|have this|that|a song|tune ?stuck
        music.yes: geht|ging|gingen ..7 aus|aus'm dem|m|meinem @head
        music.yes: aus dem kopf|ohr|schädel ..3-@thought gegangen|gekriegt|bekommen|bekomm|krieg|kriege
        music.no: kein|keinen|keine|ohne|keinerlei|nix|null|ka|koa|koan ?einzigen|?einziger|?richtigen|?anderer|?einziges|?irgendein @worm|@music !gehört|gespielt|gemacht
        music.no: kein|keinen oh|ohr|or wurm
        music.no: kein|keine|keinen ?einziges @music ..3 @head
        music.no: @worm|ohrwurm|ohrwürmer|ohrwurmmäßig ..4-@effect nicht|nichts|keinen|keine|keiner|fehlanzeige|nix|null|nada|nope !los|loswerden|mehr|rausbekommen|besonders|sehr|so|zu|laut|stark|aus|wirklich|weg|gestört|schlimm
        music.context: <!weiß|wüsste|kann|kenne|mag|glaube|verstehe|find|finde|will ich|i|mir ?aber|?dagegen|?selber|?selbst|?zum|?habe|?hatte|?hab|?bei ?glück|?heute|?keinen nicht|keinen|keins|nichts $
        music.context: bei mir ?ist|?war ?heute|?dagegen|?da ?gar nichts|nix|ruhe|stille|keins|keiner
        music.context: heute ?ist|?war|?hatte|?hab|?wars|?aber ?ich|?da|?dagegen|?es|?zum ?gar|?zum|?glück ?glück nichts|nix|keiner|keins|keinen|ruhe|stille|frei|still|weg|ruhig
        music.context: heute|jetzt ?ist|?war ?ich ?davon|?zum|?endlich ?glück verschont|vorbei|ruhe
        music.no: kein ton|einziger|mucks
        music.no: @worm / ?hatte|?hab|?gabs|?gab|?hatt|?habe ?ich|?es|?i ?heute ?keinen|?gar|?diesmal keinen|keiner|nein|nö|fehlanzeige|nicht|koan !mehr|los|dass|weiter|so|sehr
        music.no: mein|meinem @head ~2 leer|ruhig|still|frei|stumm|leise
        music.no: kopf ?musikmäßig ?heute leer|stumm|musikfrei
        music.context: heute ?herrscht|?ist|?war ?da ?wieder|?absolute|?totale|?völlige stille|ruhe|funkstille|sendepause
        music.no: funkstille|sendepause|stille|ruhe|still|ruhig ..2 da oben
        music.no: da oben ~3 still|ruhig|stille|ruhe|nix|nichts|leer|funkstille|keine
        music.no: ohne musik|lied|ohrwurm|melodie|gedudel|soundtrack
        music.no: kein|keine|null gedudel|soundtrack|dauerschleife|beschallung|kopfmusik|kopfkonzert|dudelei|geklimper
        music.no: nix|nichts|niggs im ohr|kopf|schädel
        music.no: ohrwurm|ohrwürmer ?technisch|?mäßig|?war|?hatte|?hab|?gabs ?ich|?heute ?heute nix|nichts|nein|null|keinen|keine|nada|fehlanzeige !geholfen|gebracht|aus|zu
        music.no: von @worm|musik|liedern ..4 verschont
        music.no: nix|nichts|kein mit musik|ohrwurm|lied|melodie
        music.no: im|in ?meinem @head ~5-@run nichts|nix
        music.stuck: krieg|kriege|kriegte|bekomm|bekomme|bekam|werd|werde|wurde ich|i|es|ihn|sie|das ..5 los|raus|rausgekriegt|weg
        music.stuck: nicht|ned|nimmer ?mehr los|losgeworden|loswerden|losgekriegt|rausgekriegt|rausbekommen
        music.stuck: @run|hängt|hing|sitzt|klebt ..3 fest
        music.no: ohrwurmfrei*|liedfrei
        music.no: @head ~3 war|ist|bleibt|blieb|wars ?es ?heute ?ganz ?einfach ?mal ?total ?komplett ?endlich ?wunderbar ?völlig ?schön ruhig|still|leer|leise|frei|stumm|stille|ruhe|funkstille
        music.no: ruhe|stille|funkstille|sendepause ..2 im|in|meinem ?meinem @head
        music.no: im|in ?meinem @head ?ist|?war|?spielt|?spielte|?lief|?läuft|?hatte|?hab|?habe ?ich ?heute ?mal ?gar ?überhaupt ?einfach nichts|nix|kein|keine|keinen|stille|ruhe|funkstille|still|ruhig
        music.no: nichts|nix ?heute ?mehr im|in ?meinem @head
        music.no: bei mir war|ist ?da ?heute ?gar nichts|nix
        music.no: von musik|ohrwürmern|liedern verschont
        music.no: nichts|nix|keins|keines ..2 hängen|hängengeblieben ?geblieben
        music.no: kein|keinen|keine ..3 im|in ?meinem @head
        @noSong = konzert radio chor
        title.head: @have|hatten ich|i|mir|auch|heute|hab|mich ~1 { ..9 } im|in ?meinem|?dem @head
        title.head: habe|hab|hatte ..3 { ~9-@join } im|in ?meinem @head
        title.head: im|in|durch ?meinem|?den|?meinen @head @run|geht|ging ?mir|?heute|?es|?mal|?heid ?heute {
        title.head: im|in|durch ?meinem|?den|?meinen @head hab|habe|hob|hatte|hatt ich|i ?heute|?mal|?heid { 
        title.head: @run ?mir|?bei ?mir ?heute in|im|durch ?meinem|?meinen|?den|?dem @head {
        title.head: krieg|kriege|bekomm|bekomme|kriegte|bekam|werde ?ich|?heute ?heute { ..8 } nicht|einfach|nimmer|ned ?nicht ?mehr aus|los|raus
        title.head: abgelöst|ersetzt|verdrängt ?worden von|durch {
        title.head: werd|werde|wurde ?ich ?heute { ..8 } nicht|nimmer|einfach ?nicht ?mehr los
        title.head: dauerschleife|endlosschleife|repeat|schleife ?läuft|?lief|?im|?in|?heute ?kopf ^ {
        title.head: da oben läuft|dudelt|spielt|lief|singt ?heute|?mal|?wieder|?die ?ganze ?zeit {
        title.head: dudelt|läuft|spielt|lief|dudelte da oben {
        title.head: verfolgt|verfolgte|begleitet|begleitete|quält|quälte mich|mi ?heute ?schon ?seit {
        title.name: ohrwurm|ohrwürm hab|habe|hatte|hob ich|i ?auch|?heute|?einen ^ ?und|?nämlich ?zwar {
        title.back: { hat|hatte sich ..4 festgesetzt|eingenistet|festgebissen|eingebrannt|reingefressen|festgekrallt
        title.back: { lässt|ließ|will|wollte mich|nicht|mir ?heute ?einfach ?nicht ?mehr los|raus|weg|aus
        title.back: { sitzt|klebt|steckt|saß|klebte mir|mia ..2 @head|im
        title.back: { werd|werde|krieg|kriege|bekomm|bekomme ich|i ..4 los|raus|aus
        title.back: { in dauerschleife|endlosschleife|schleife
        title.head: @run ?sich|?mir|?mich ?schon ?heute { ..8 } im|in|durch ?meinem|?den|?meinen|?dem @head
        title.head: mir @run|geht|ging ..2 { ..8 } im|durch|in|nicht ?meinem|?den|?dem|?aus @head|den|dem|aus
        title.head: geht|ging|geistert|schwirrt|läuft|lief|spukt mir ?schon ?heute ?seit ?dauernd ?ständig ?immer ?den ?die ?ganzen ?ganze ?tag ?zeit { ..8 } durch|im|nicht
        title.head: hängen ?geblieben ?ist|?blieb ?aber ?dann ..5 sondern {
        title.head: hängen ?geblieben|blieb ist|sind ?mir ?aber ?dann ?dafür {
        title.head: sondern {
        title.head: heute|diesmal ?war|?ist ?es ?was|?etwas|?wars ?anderes und zwar {
        title.head: und zwar {
        title.head: @worm ?war|?ist|?heute|?wars ?diesmal ?mal ?des|?vom ?tages war|ist|wars|hieß|heißt ?heute ?diesmal ?mal {
        title.name: @worm ?heute ?des ?tages ^ ?nämlich ?und ?zwar {
        title.back: { @run|geht|ging|geistert|spukt|verfolgt|hängt mir|mich ~5 @head|durch|nach|nicht|fest
        title.back: { @run ..5 im|in|durch ?meinem|?den @head
        title.back: { hab|hatte|habe|hatt ich|i ~5 im|in ?meinem @head
        title.back: { ist|war|blieb mir ?irgendwie ?dann ?einfach hängen|hängengeblieben|geblieben
        title.name: heißt|heisst|heist|hieß|nennt ?sich ?das ?es ?ding ?glaub|?glaube ?ich ?auch {
        title.name: namens|titel|titels|betitelt ?ist|?war|?heißt {
        title.name: lied|lid|song|schlager|hit|refrain|jingle|kinderlied|weihnachtslied|volkslied|stück|melodie|titelmelodie|nummer|ohrwurm ?war|?ist|?hieß ?namens !von|vom|aus|mit|über {
        title.name: mit|unter dem titel|namen {
        title.nameBack: { heißt|heisst|heist|hieß ?das|?es|?der|?glaub ?ich ?lied|?lid|?song|?ding
        title.nameBack: { oder so heißt|heisst|hieß|heist
        title.other: im radio|auto|laden|supermarkt lief {
        title.other: lief {
        title.other: singt|sang|gesungen|gespielt|spielten|spielte !am|mit|im|auf|in|an|und|karten|vom {
        @titleSkip = das dieses diese dieser diesen der die den dem ein eine einen einem so sowas wieder immer noch mal ja halt eben glaub glaube ich i
        @titleSkip = schon dann da heute heut heid dauernd ständig die ganze ganzen zeit tag vormittag nachmittag morgen abend den seit früh auch
        @titleSkip = neue alte neuen alten blöde blöden doofe doofen total nur wohl äh ähm irgendwie und zwar aber plötzlich permanent pausenlos war
        @titleSkip = ist es was anderes mir mich sich nämlich nonstop stundenlang bis eigentlich wirklich jetzt hatte hab habe von aufstehen dem
        @titleSkip = mittag mittags morgens abends aufwachen frühstück nacht gerade wegen durchgehend unentwegt wieder's komplett diesmal kurz
        @titleSkip = seitdem halben stunden gefühlt sogar natürlich ausgerechnet leider einfach also ne nen nem zum beispiel danach vor wach stand
        @titleTime = tag tage tagen stunde stunden vormittag nachmittag morgen abend zeit mittag nacht früh woche frühstück aufstehen aufwachen uhr
        @titleTail = oder so glaub glaube ich und aber gerade irgendwie halt mir immer in im heute auch wieder die ganze zeit schon war ist hat mal
        @titleTail = sofort dauernd ständig den ganzen tag durch nicht mehr dann noch hatte hab ewig ja irgendwas ungefähr nur ganz lief
        @titleStop = wieder schon ohrwurm lied song heißt hat hab habe hatte war ist ich i mir mich und aber dass weil dann sondern heute heut das wo also
        @titleStop = heute dieser zeit tag morgen aufstehen aber nämlich
        @titleEnd = aber nur ganz ziemlich sehr total richtig im in aus leise laut stark schwach mittel und hat hab habe ist war ich mir mich das weil
        @titleEnd = dann oder glaub glaube danach die ganze dauernd ständig rauf heißt wo seit schon von vom so hatte nervt stört mittelstark extrem
        @titleEnd = volle voll nicht kein halt wieder immer bin geht ging läuft lief dudelt mega echt heute den dagegen also dieses bis jetzt
        @titleNone = lautstärke stärke stufe pause supermarkt büro auto radio fernsehen küche belastung kontakt mood schlager beim
        @titleNone = gestern heute vorgestern jetzt heut nun seit mittags vormittags abends morgens dann danach trotzdem sonst ich mir mich bei bin hab habe leider ansonsten neulich später früher
        @titleNone = nerven nerv fuß chef stimmung laune versucht gehört gemacht getan ablenkung stress arbeit gesagt glück schlaf
        @naming = heißt heisst heist hieß namens titel
        @titleNone = irgendwas irgendein irgendeine irgendeinen irgendso etwas was nichts nix keine kein keinen keins ahnung nicht wer wie weiß gar
        @titleNone = viel alles niemand dinge sachen gedanken druck termine kopf ohrwurm lied melodie musik song unbekannt vergessen einfällt
        @titleNone = beide beides zwei drei drinnen rein dir ihm ihr ihn sie er du wir man stille ruhe zum kopfschmerzen kopfweh schmerzen
        @titleDescribes = mit von vom aus wo woher dessen deren den dem das der die wie welches welcher über ohne ist war hat
        @source = regen regnet geregnet wind sturm kaffee kopfschmerzen kopfweh verkehr chef chefin kollege kollegen nachbar nachbarn nachbarin baustelle
        @source = büro straße bohrmaschine radio kinder hund erkältung schmerzen rücken arbeit job mail mails termine zahnarzt tee gewitter gelaufen
        @source = zug bahn bus wetter hitze husten schnupfen migräne meeting meetings deadline bauarbeiten lärm waschmaschine heizung konzert band
        @source = chor wecker telefon handy stau drucker computer laptop steuererklärung bein knie fuß zahn hals nacken training müde spätschicht
        @source = kunden kunde kundin vermieter besprechung party
        str.low: leise|leis|schwach|schwacher|schwaches|dezent|unterschwellig|gedämpft|zart|sanft|dezenter|leiser <!zu|ganz|wurde|wurd
        str.low: flüsterleise|mucksmäuschenleise|hauchzart|piano|pianissimo|unaufdringlich|lieslig|lisl|leisl|liesl|fern|entfernt|wispernd|geflüstert|hintergrundrauschen
        str.low: wie durch|aus|von ?weiter watte|ferne|nebenan|nebenzimmer|weitem
        str.low: ganz|nur weit|hinten weg|hinten|entfernt
        str.low: weit hinten|weg
        str.low: nur ein hauch|flüstern|säuseln|rauschen
        str.low: auf sparflamme
        str.low: kaum da|präsent|wahrnehmbar
        str.low: ganz|nur|sehr|eher|ziemlich|recht|relativ leise|leis|schwach|dezent|leicht|zart|leiser
        str.low: im|ganz hintergrund
        str.low: nicht|ned|net ?so ?sehr|?besonders|?sonderlich|?wirklich|?richtig|?allzu stark|laut|intensiv|kräftig|heftig
        str.low: leichter|leichten ohrwurm
        str.low: kaum hörbar|zu|wahrnehmbar|wahrzunehmen|gehört|da|merkbar|spürbar
        str.low: leicht ?erst $
        str.low: stärke|lautstärke|intensität ~3 leicht|gering|niedrig|schwach|klein|leise
        str.low: leicht <!nicht !gestört|genervt|gestresst|belastend|störend|nervig|angespannt|erkältet|gefallen|verdaulich|bewölkt
        str.mid: mittelstark|mittellaut|halblaut|mittelmäßig|mittelschwer|mittelintensiv|mittelkräftig|mittelleise|zimmerlautstärke|mittelstarker|mittelstarken
        str.mid: mittel ?bis stark|laut|intensiv|kräftig|leise|schwer
        str.mid: stärke|lautstärke|intensität|laut|stark ~4 mittel|mittelmäßig|medium|normal|mittlere|mittleren|lala
        str.mid: mittlere|mittlerer|mittleren|mäßig|mäßiger ?bis stärke|lautstärke|intensität|stark|laut|ohrwurm
        str.mid: weder|nicht laut|leise|stark|schwach noch|nicht|und ?nicht leise|laut|stark|schwach
        str.mid: nicht ?zu laut|leise ?und ?aber|?auch nicht ?zu leise|laut
        str.high: volle|voller lotte|wucht|dröhnung|breitseite|karacho|stärke|bandbreite|montur
        str.high: bis zum|auf anschlag
        str.high: voll|ganz|richtig|total aufgedreht
        str.high: aufgedreht bis|anschlag
        str.high: luut|lout|sakrisch|ohrenbetäubend|brüllend|brüllelaut|saulaut|mordslaut|übermächtig|übertönend|gewaltig !gestört|genervt|gestort|getan|gefahren|gestunken
        str.high: voll|mega|extrem|brutal|heftig|saumäßig laut|stark
        str.high: stark|starker|starken|starkes|laut|lauter|lautes|kräftig|intensiv|intensiver|penetrant|dröhnend|heftig|heftiger|mächtig !gestört|genervt|gestresst|belastet|genug|belastend|gemacht|geregnet|angespannt <!mittel|zu
        str.high: volle|voller|vollen|maximaler|maximale|volles pulle|lautstärke|kanne|rohr|dröhnung|power|möhre
        str.high: volles rohr|programm
        str.high: auf|mit voller|volle|höchster|vollster lautstärke|stufe|pulle
        str.high: dröhnt|dröhnte|hämmert|hämmerte|brüllt|brüllte|plärrt|plärrte|schreit|donnert|schmettert|schmetterte
        str.high: wie|als ?ob ?ein|?im|?auf|?neben konzert|stadion|lautsprecher
        """
}
