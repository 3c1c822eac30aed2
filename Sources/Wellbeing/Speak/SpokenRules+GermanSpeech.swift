// German: loose and spoken wordings of mood, distress, stress, acts and company.
extension SpokenRules {
    static let germanSpeech = """
        @rather = eher vielmehr stattdessen
        @good = genialer geniales wunderbarer wunderbares herrlicher herrliches feines spaßig spaßiger lustig lustiger witzig fabelhaft fabelhafter sensationell grandios grandioser geil geiler geiles hammer hammermäßig sahne zauberhaft zauberhafter entspannend erholsam erholsamer fantastischer großartiger super-duper zufriedenstellend wohl überglücklich bestgelaunt gelöst
        @bad = grauer graue trauriger traurige traurigen miesester schlimmster beschissene bedrückter zermürbender anstrengender anstrengend aufreibend frustrierend frustrierender deprimierend deprimierender scheißegal-nicht fies fieser nervenaufreibend furchtbares grauenvoll grauenvoller chaotisch chaotischer niederschmetternd überfordernd betrübt bekümmert geknickt mistig wehmütig verzweifelt untröstlich todtraurig
        @mid = ausgeglichenes erträglich erträglicher aushaltbar leidlich brauchbar annehmbar nüchtern so-la-la okayisch
        @feeling = @mid traurig müde
        word.good: @good <!einen|noch|na|guten|schon|mal|kein|keine|nicht !durch|geschlafen|gemeint|gegessen|gelaufen|bekommt|tut|getan|lesen|hören|hörbar|geschmeckt|verstanden|geklappt|morgen|wenn|dass|so|tag-zusammen
        word.good: nicht|gar|wirklich|kein|auch ?mal ?so ?ganz ?wirklich schlecht|übel|verkehrt|mies !gut|und|aber|noch
        word.good: könnte|kann nicht|kaum besser ?sein|?laufen|?gehen
        word.good: alles bestens|gut|super|prima|tutti|paletti|schick|tippi-toppi !gegangen|überstanden
        word.good: rundum|richtig|total|so|echt|ganz|sehr zufrieden|glücklich|froh|happy
        word.good: hat|hats mich ?so|?sehr|?total|?wirklich|?echt|?richtig gefreut
        word.good: freu|freue|freute|gefreut ?mich ?so|?total|?sehr|?richtig
        word.bad: @good|rosig|dolle|berauschend gehts|geht|ging|gings|fühl|fühle|fühlte|bin|wars|war ?es ?ich ?mir|?mich ?heute ?es nicht|ned|net|grad-nicht|nimmer|anders
        word.bad: kein|keinen|nicht ?so|?ganz|?gerade|?sonderlich|?besonders|?sehr ?einen|?so|?ein @good ?tag|?lauf|?drauf
        word.bad: kein|keinen ?so toller|tollen|guter|guten|schöner|schönen ?tag|?lauf
        word.bad: zum heulen|weinen|schreien|davonlaufen|speien|kotzen
        word.bad: könnt|könnte|möchte|möcht ?ich|?nur|?grad ?nur|?grad heulen|weinen|kotzen
        word.bad: im|am keller|boden|arsch|eimer|tiefpunkt|ende|nullpunkt
        word.bad: ein|der|totaler|reiner|reinster|einziger ?echter|?totaler|?ziemlicher|?kompletter|?reiner reinfall|albtraum|alptraum|tiefpunkt|krampf|flop|schuss|graus
        word.bad: nah am|dran ?am wasser|weinen|heulen
        word.bad: läuft|lief|ging|geht|gelaufen ?heute ?alles|?nichts ?bei ?mir schief|daneben|nichts|drunter
        word.mid: nicht|weder ?so ?sehr ?besonders gut|toll|super|prickelnd|berauschend|schön|schlecht ?und|?aber|?noch|?auch|?jetzt ?aber|?auch|?so nicht|noch|nix ?so ?auch ?wirklich ?total ?richtig schlecht|mies|schlimm|gut|übel|furchtbar|katastrophal
        word.mid: ganz|halbwegs|soweit|schon|so|eigentlich|einigermaßen ?ganz|?so okay|passabel|ordentlich-mittel|annehmbar|erträglich
        word.mid: geht schon
        word.mid: passt schon|scho
        word.mid: so ?ein|?naja|?ne naja|lala|mittel|mittelding|durchwachsen
        word.mid: gut|schön und|wie schlecht|mies|blöd
        word.mid: von allem
        word.mid: muss ja|halt|ja-halt
        word.mid: nicht der beste|schlechteste
        mood.self: { @verdict|rosig|dolle|berauschend gehts|geht|ging|gings|fühl|fühle|fühlte|drauf ?es ?mir|?ich|?bin ?mich ?heute ?grad ~2
        mood.self: { laune|stimmung|gemüt ?war ?ist ?total ?völlig ?heute ?komplett ?im|?am|?auf ?im|?am|?dem @verdict
        mood.self: { im keller|eimer|arsch ?ist|?war meine|die laune|stimmung
        mood.self: { nah am|dran ?am wasser|weinen|heulen
        mood.self: hat|hats|habe|hab { mich ?das ?es ?so|?sehr|?total|?wirklich|?echt|?richtig|?riesig gefreut
        mood.self: { könnt|könnte|möchte|möcht ich ?nur|?grad|?echt|?gerade ?nur|?grad heulen|weinen|kotzen
        mood.self: ich ?bin|?war|?fühl|?fühle ?mich ?grad|?gerade|?so|?echt|?heute|?total { ~3-@notDay traurig|happy|glücklich|unglücklich|überglücklich|zufrieden|unzufrieden|deprimiert|down|frustriert|gutgelaunt|niedergeschlagen|selig|fertig|todtraurig|verzweifelt !mit|über
        mood.self: { bin|war|fühl|fühle ?ich ?mich ?heute ?gerade|?grad|?heut|?jetzt ?so|?echt|?richtig|?total|?ziemlich|?ganz|?sehr|?einfach|?nur|?ein|?bisschen ?ziemlich|?richtig|?bisschen traurig|happy|glücklich|unglücklich|überglücklich|zufrieden|unzufrieden|deprimiert|down|frustriert|niedergeschlagen|selig|todtraurig|verzweifelt|froh !mit|über|dass
        mood.self: { sonst|ansonsten|sonsten ?ist|?war|?gehts|?geht ?bei|?es ?mir ?alles|?eigentlich ?so ?ganz @good|okay|ok|naja|mittel|durchwachsen|geht !nichts
        mood.day: { tag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|heute ?ist|?war|?wars|?lief ?halt|?so|?eher|?eigentlich|?ja ?halt|?so geht|ging so
        mood.day: { ein|einen|so|en|n|nen ?ein|?einen|?richtig|?ganz|?echt|?wirklich|?ziemlich|?total|?sehr|?recht ?@verdict ?@verdict ?und @verdict ?tag|?sonntag|?montag|?dienstag|?mittwoch|?donnerstag|?freitag|?samstag tag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag
        mood.day: ^ { ?ein|?echt|?richtig|?ganz|?ziemlich|?total ?ein|?echt @verdict ?kleiner tag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag $
        mood.day: { fand|finde|find ?ich ?den tag|heute ?heute|?tag|?ich ?so|?eigentlich|?echt|?ganz|?war ~2-@notDay @verdict
        mood.day: { tag heute ~3-@notDay @verdict
        mood.day: { ?gar nicht|net|ned ?so ?wirklich schlecht|übel|verkehrt heute|heut|war|wars|der
        mood.day: { tag ?war|?ist|?wär|?wäre ?eigentlich|?echt|?ein|?heute|?wirklich ?ein|?echt für die tonne|katz
        @music = melodei gesinge titelmelodie mucke hymne leier
        @song = melodei mucke hymne leier
        @dist = gestresst aufgewühlt zusetzt
        @today = tagsüber
        dis.high: total|richtig|tierisch|gewaltig|mega|voll|ziemlich|sehr|furchtbar|unheimlich|echt|wahnsinnig|extrem|so|dermaßen|unfassbar|brutal|höllisch|ungemein|absolut|komplett ?auf ?den|?die ?keks|?nerven|?geist|?sack|?senkel genervt|nervt|nervig|gestört|störend|belastet|belastend|nerven|keks|geist|sack|senkel|gequält|quälend|zermürbend|anstrengend|lästig <!nicht|kaum
        dis.high: raste|rast|flippe|flipp|drehe|dreh|explodiere|platze|werd|werde|geh|gehe ?ich ?noch ?fast ?bald ?gleich aus|durch|gleich|wahnsinnig|verrückt|kaputt|irre|ein|bekloppt
        dis.high: macht|machte|gemacht|treibt|bringt mich|mi ?noch|?total|?völlig|?echt|?fast|?halb|?komplett|?so ?noch ?zum|?in|?zur|?um|?den|?die ?den fertig|verrückt|wahnsinnig|kirre|irre|krank|wahnsinn|kaputt|rasend|weißglut|verzweiflung|verstand|aggressiv|palme|mürbe|wand
        dis.high: belastet|stört|nervt|quält|stresst|störte|nervte|belastete|setzt|zermürbt mich|mir ?das|?der|?es ?ganz|?total|?wirklich|?echt|?schon|?so ?schön|?arg sehr|stark|ungemein|heftig|enorm|extrem|massiv|total|tierisch|gewaltig|wahnsinnig|furchtbar|unheimlich|richtig|ohne|übelst|brutal|krass|schwer|zu
        dis.high: kann|konnte|könnt|konnt|könnte|kannst ?ich ?mich|?nicht|?davon|?deswegen ?nicht|?gar|?kaum|?schon|?nachts ?nicht|?mehr|?mal|?einmal ?mehr ?mehr konzentrieren|schlafen|denken|arbeiten|einschlafen|abschalten|lesen !gut
        dis.high: kaum|nicht|nimmer ?mehr zum|auszuhalten|aushalten|ertragen|aushaltbar ?aushalten
        dis.high: ich ?hab|?habe|?könnte|?könnt|?möchte ?schon|?gleich|?nur|?echt schreien|heulen|kotzen|ausrasten|durchdrehen
        dis.plain: schon|ziemlich|recht|etwas|bisschen|leicht|mäßig|bissl|bissel @dist <!nicht|kaum
        dis.plain: geht|ging|gings|gehts mir ?schon|?echt|?ganz ?ziemlich|?schön|?gehörig auf ?den|?die nerven|keks|geist|senkel|sack|zeiger|wecker|nerv
        dis.none: hat|hats|haben|tut|tuts|stört|stören|störts|nervt|juckt|gestört|genervt|gejuckt ?mich ?das|?es|?hats|?hat|?aber|?der|?er ?mich|?überhaupt|?aber|?gar|?wirklich|?echt|?absolut null|nullkommanull|nicht|kein|gar|überhaupt|keinen ?bisschen|?stück|?millimeter|?die|?nicht ?bohne ?gestört|?genervt|?gejuckt !sehr|so|besonders|wirklich|groß|mehr|weiter|allzu
        dis.none: stören|nerven|belasten|jucken tut|tuts|tat|tun ?es|?das|?er|?mich ?mich ?das ?gar|?aber|?überhaupt nicht|nix|null|ned|net !sehr|so
        dis.none: war|ist|wars|is ?mir ?das ?total|?völlig|?ziemlich|?komplett|?aber|?eigentlich ?mir ?total|?völlig wurscht|wurst|egal|schnuppe|schnurz|gleichgültig|latte|schnurzpiepegal|schnurzegal|scheißegal|schietegal
        dis.none: find|finde|fand|fands|finds ?ich ?das|?es|?ihn|?sie ?sogar|?eigentlich|?ja|?echt|?aber ?sogar|?ganz|?richtig|?recht|?eigentlich nett|schön|lustig|angenehm|gut|toll|witzig|okay|süß|gemütlich|beruhigend|tröstlich
        dis.none: ist|war|wars ?ja|?doch|?aber ?was|?etwas|?ganz|?eher|?sogar schönes|schön|angenehm|nett|tröstlich|beruhigend|angenehmes|nettes
        dis.none: genieße|genoss|genossen|genieß ?es|?das|?ich
        dis.none: keine|null|kein|ohne belastung|störung|problem|thema|ding
        cm.yes: hab|habe|hatte|bin ?ich ?dann|?es|?ihn|?halt|?einfach|?mal|?danach ?dann|?einfach { ~7 } / ?und|?dann ?dabei|?dadurch|?danach|?davon|?dann hab|habe|hatte|bin|habs|hab's ?ich ?ichs|?es|?ihn|?das|?den|?die ?ganz|?komplett|?dann|?glatt|?total|?schnell ?ganz vergessen|losgeworden
        cm.before: ?und|?da ?dabei|?dadurch|?davon|?dann hab|habe|habs ?ich ?ichs|?es|?ihn|?das|?den|?die ?ganz|?komplett|?glatt vergessen
        cm.before: ?und|?da ?danach|?dann|?seitdem|?hinterher war|herrschte|hatte|gabs|kehrte ?ich ?endlich|?erstmal|?mal|?wieder|?dann ruhe|stille|funkstille|still|frieden|sendepause ?ein
        cm.yes: einfach|dann|hab|es|ihn|das ?einfach|?dann { weggepfiffen|weggesungen|weggesummt|weggelacht|weggeatmet|weggetanzt|übersungen|überpfiffen|übertönt|weggeschlafen|weggearbeitet }
        cm.yes: gegenmaßnahme|gegenmaßnahmen|gegenmittel|ablenkung|strategie ?war|?waren|?dann|?hab|?heute ^ ?war|?dann {
        cm.result: ?aber|?hat|?hats|?bringt|?brachte|?half|?das|?leider|?bringen|?haben ?aber|?alles|?alle|?beides|?auch|?leider ?hat|?alles|?auch ?leider nichts|nix|alles|null|kaum|wenig|net ?wirklich ?gebracht|?geholfen|?genützt|?nichts|?nix gebracht|geholfen|genützt|genutzt|nichts|nix|gefruchtet|geändert
        cm.result: bringt|brachte|half|hilft|bringen|nützt ?alles|?aber|?leider|?auch|?mir ?alles nichts|nix|null|ned|net|nicht|wenig
        cm.result: ?das|?hat|?hats ?das|?hat|?mir|?auch ein|schon|etwas|ganz|echt|total|richtig ?klein|?bisschen|?wenig|?gut|?bissl ?gut geholfen|gewirkt
        cm.before: ?und|?dann|?da zack|schwupps|schwups|bumm|puff|wusch|wupps ?war|?wars ?er|?es weg|verschwunden|wars|war
        cm.no: wollte|wollt|hätte|vorgehabt|überlegt|vor|geplant ..9 um|damit|dagegen|loszuwerden|loszukriegen ..12 aber|doch|dann ..9 geregnet|regnet|daheim|zuhause|geblieben|nicht|ned|gelassen|keine|müde|faul|vergessen|abgesagt|sofa|eingeschlafen|zeit
        cm.no: nichts|nix|gar ?nichts|?nix ?dagegen|?weiter|?groß|?großartig|?aktiv|?besonderes dagegen|gemacht|getan|unternommen|gmacht ?gemacht|?getan|?unternommen <!geholfen|gebracht !als
        cm.no: gemacht|getan|unternommen|dagegen ?hab|?habe|?dagegen ?ich ?dagegen|?gemacht|?getan ?heute|?gar nichts|nix|nüscht|gar
        cm.no: hab|habe|habs|lass|lasse ?ich ?es|?ihn|?sie|?das ?halt|?einfach|?so|?dann ?so laufen|dudeln|hingenommen|durchlaufen|weiterlaufen|machen|singen|sein ?lassen
        contact.yes: wir|uns ..7 angeschrien|gestritten|gezofft|unterhalten|verquatscht|gequatscht|geschnackt|umarmt|ausgetauscht|ausgesprochen|getroffen|gefetzt|angezickt|gekabbelt|angeschnauzt|kaputtgelacht|gefoppt
        contact.yes: mit|bei ?der|?dem|?den|?meiner|?meinem|?meinen|?unserer|?unserem|?unseren|?ner|?nem|?einer|?einem|?zwei|?ein|?paar|?ganzen|?lieben|?alten|?ein ?paar @person|@firstName !hats|hat|ist|geht|gehts|nicht|war|läuft|im <!schluss|nichts|stress|ärger-nur|nachricht|video|serie
        contact.yes: @person|@firstName ..3 mich ?heute ?gerade ?kurz ?spontan ?noch besucht|angerufen|abgeholt|umarmt|angesprochen|angeschrien|angeschnauzt|eingeladen|getröstet|gelobt
        contact.yes: mein|meine|unser|unsere|der|die @person ?hat ?hatte ?mir ?mich ?uns ~5 gekocht|gebracht|geholfen|angerufen|besucht|eingeladen|umarmt|abgeholt|vorgelesen|erklärt|gezeigt|gefragt|beigebracht|geschimpft|angemeckert|zusammengestaucht
        contact.yes: @person|@firstName ?hat|?haben ?mich|?mir|?uns ~3 angerufen|durchgeklingelt|besucht|vorbeigebracht
        contact.yes: elternabend|elterngespräch|teambesprechung|kaffeekränzchen|stammtisch|spieleabend|kindergeburtstag|familienfeier|grillabend|probe|vereinssitzung|teamsitzung <!kein|fällt
        contact.yes: kaffee|bier|wein|tee|essen|eis|frühstück|kuchen ?trinken|?essen ?mit|?bei mit|bei ?der|?dem|?den|?meiner|?meinem|?meinen @person|@firstName
        contact.yes: @person|@firstName ..4 kaffee|bier|essen|kino|spazieren|shoppen|bummeln|zocken|gezockt ?trinken|?gewesen
        contact.yes: mit|bei ?den|?der|?dem|?meinen|?meiner|?meinem @person|@firstName ..6 gegangen|gefahren|gespielt|gezockt|gesessen|gegessen|getrunken|gepflanzt|gebastelt|gebacken|gekocht|gelernt|gearbeitet|gefrühstückt|gefeiert|geschwommen|gewandert
        contact.other: beim|bei arzt|zahnarzt|friseur|therapeuten|hausarzt|amt ~4 gewesen|gesprochen|beraten|unterhalten|gequatscht
        @staff = mädels jungs mädchen handwerker klempner monteur pfarrer pastor pfarrerin schaffner schaffnerin makler hausverwalter tochter söhne töchter enkelkinder familie verwandten verwandtschaft bekannte kumpeline gemeinde schulfreundin studienfreund nachbarsjunge nachbarskind pflegerin pfleger krankenschwester sanitäter polizist opa oma
        contact.no: mit ?wirklich ?echt ?absolut keinem|keiner|niemandem|niemand|koam|koana ?einzigen ?menschen|?mensch|?seele
        contact.no: gesehen|getroffen|gesprochen|geredet ?hab|?habe ?ich ?heute ?auch ?sonst ?wirklich keinen|niemanden|niemand|keine|koan|keiner
        contact.no: ganz|völlig|komplett|total|nur|war|bin|blieb ?ich ?heute ?ganz|?den|?ganzen|?tag allein|alleine|solo !gelassen|deswegen|schon
        contact.no: kontakt|kontakte|leute ^ nein|nö|keine|keinen|keiner|null|nee|niemand
        contact.no: meine ruhe gehabt|hatte
        contact.no: keine|keiner|null|nicht|ohne ?einen|?einzigen gesellschaft|menschen|menschenseele|mensch
        stress.none: kein|keinen|null|ohne|nix|nicht|keinerlei|koan|koa|gar ?richtigen|?großen|?kein|?keinen ?bisschen|?irgendwie stress|stressig|gestresst|hektik|druck !groß|sehr|so
        stress.none: stress|hektik ?gabs|?gab|?hatte|?hab|?war|?scho|?auch|?schon ?auch|?es|?ich|?glei|?gleich ?heute|?auch|?gar|?überhaupt keinen|keiner|kein|nicht|gar|null|nix|ned|net|überhaupt ?ned|?nicht|?keinen $
        stress.none: gechillt|entspannt|gemütlich|relaxt|easy|locker|stressfrei|tiefenentspannt|chillig|geruhsam|faul|erholsam <!nicht|kaum|nie|wenig|un|weniger !bleiben|stellen
        stress.none: alles|heute|arbeit|job|büro|dienst|schicht|tag ?war|?lief|?ist|?ging ?heute|?alles|?mal|?ganz|?sehr|?eher ?ganz|?sehr ruhig|entspannt|locker|gechillt|gemütlich|easy|relaxt
        stress.mid: stress|druck|stresslevel|anspannung ?war|?ist|?so|?heute ?so|?eher|?heute ?na ?ja ?eher mittel|mittelmäßig|normal|durchschnittlich|mäßig|moderat|okay|aushaltbar|erträglich|überschaubar
        stress.low: in grenzen
        stress.plain: dauerstress|stresstag|stressniveau|stressphase
        stress.plain: stress ?hielt|?hält|?blieb sich|in
        stress.plain: relativ|ziemlich|weitgehend|fast|nahezu stressfrei|stresslos
        stress.sign: am|kurz ?vor ?vorm|?dem anschlag|limit|durchdrehen|zusammenbruch|rotieren|zusammenklappen|nervenzusammenbruch|ausrasten|heulen
        stress.sign: wie ein|eine|so ?ein verrückter|irrer|irre|wahnsinniger|bekloppter|gehetzter|hamster
        stress.sign: nur|nur-noch|ständig|dauernd|den ?ganzen|?ganze|?zeit gerannt|gehetzt|rumgerannt|rotiert|gerödelt
        stress.sign: drei|vier|fünf|alle|lauter|tausend ~2 gleichzeitig|auf|dinge ?einmal
        mood.self: { @feeling|@good|@bad|@mid bin|war ich ?heute ?trotzdem ?jedenfalls
        mood.self: { besser|schöner könnte|könnt|gehts|geht ?es ?mir ~3 nicht|kaum|nimmer
        word.good: besser|schöner könnte|könnt|kanns|gehts|geht ~4 nicht|kaum|nimmer
        word.good: könnte|könnt|kann ~4 nicht|kaum besser|schöner
        mood.day: { heute|heut ?war|?wars|?ist|?dagegen|?schon ?es ?schon besser|schlechter ?aber ?und ?eigentlich ?sogar ?richtig ?ganz ?echt @verdict
        unreal: dachte|dacht|glaubte|hoffte|gedacht|gehofft ..3 wird|würde|werde|wär|wäre
        unreal: ob ich|i|da|es|heute|mir|was|ein|eine|irgendein|musik
        @played = gepfiffen pfeift pfiff summte gesummt geträllert trällerte
        cm.result: ?das ?hat ?hats ?es besser gemacht|geworden
        cm.yes: geholfen hat|haben|hats ?mir ?am ?ende ?schließlich ?letztlich ?nur ?das ?die ?der {
        @step = stufe level stufen
        @filler = joa jo jap jup tja hmm
        contact.yes: mit wem ..5 / mit ?der|?dem|?meiner|?meinem @person|@firstName
        contact.yes: mit|bei ?der|?dem kassiererin|kassierer|bäckerin|verkäuferin|apothekerin ~3 kurz|über|gequatscht|geredet
        stress.sign: puls ..2 auf hundertachtzig|180|zweihundert
        @titleNone = dauerschleife endlosschleife schleife repeat loop
        other: ^ die|der|sie|er hat dauernd|ständig|immer|pausenlos
        other: ^ die|der|sie|er hört|singt|summt|pfeift|sagt|findet|erzählt|jammert|klagt|meint|trällert|kriegt|redet|schwärmt|leidet|bekommt|hatte|konnte|wollte|kam|ging|muss|musste
        other: haben|hat|hätten angeblich|wohl alle|jeder|die
        other: angeblich alle|jeder|haben
        told: sagt|sagte|meint|meinte|erzählt|erzählte|behauptet|sagen|meinten er|sie|der|die|alle|mama|papa
        told: so|laut meine|mein|der|die|meiner|meinem @person $
        measure.distress: nerv|nerven|stören|belasten
        @determiner = ein eine einen einem einer eines mein meine meinen meinem meiner dein deine sein seine ihr ihre unser unsere kein keine keinen keinem diese dieser dieses diesen diesem das des im am zum zur ins ans viel viele mehr etwas zwei drei vier alle jede jeden
        contact.other: war|waren ?meine|?mein|?die|?unsere @person|@firstName ..2 da|hier|besuch|dabei
        @bad = enttäuschung enttäuschend reinfall
        @good = gemütlich gemütlicher gemütliches befreit leichter beflügelt beschwingter
        @feeling = mega
        @good = mega
        word.bad: am weinen|heulen|flennen
        word.bad: nicht|nich|nix so|ganz|wirklich|mein|unbedingt ?mein|?so ?mein tag
        mood.day: ^ { ?heute ?war ?ist nicht|nich ?so|?ganz|?wirklich|?unbedingt mein tag
        mood.self: bin|war ?ich ?nur|?seitdem|?so ?noch { ?nur ?noch am weinen|heulen|flennen
        mood.day: { war ?einfach|?so|?richtig|?echt|?ganz|?total|?mega ?richtig|?ganz|?schön @verdict heute|heut
        mood.day: { ein|eine|so ?echte|?ne|?eine|?einzige|?totale|?riesige|?absolute enttäuschung|katastrophe|wohltat|pleite <!lied
        word.good: wohltat|freude|genuss
        word.bad: katastrophe|pleite
        dis.none: @dist|schlimm ist|war|wars|wär es|das|er|ihn|sie ?mir ?aber|?jetzt|?eigentlich ?aber nicht|ned|net|keineswegs
        dis.none: nichts|nix ?was|?das mich ?weiter|?wirklich|?groß stört|störte|nervt|belastet
        dis.none: nicht weiter|sonderlich-nicht störend|schlimm|tragisch|nervig
        dis.high: krieg|kriege|kriegte ich ?langsam|?noch ?die krise|zustände|vogel
        dis.high: die|zustände|nen|einen|'n krise|zustände|vogel|rappel|anfall krieg|kriege|gekriegt|bekommen
        dis.high: nicht|nimmer ?mehr lustig|normal|feierlich|zum-lachen ^ ich|das|krieg|es
        dis.plain: zehrt|zerrt|zehrte|zerrte|geht|ging ?schon|?so|?mir|?ganz ?schön an|auf ?den|?die|?meinen nerven|nerv|substanz
        @titleEnd = passt lautstärke stärke genervt laune stimmung stress intensität belastung störung gegenmaßnahme
        @thing = *ung *ungen *heit *heiten *keit *keiten *ion *ionen *tät *ment *chen *zeug *saft *wasser *spiel *spiele *buch *bücher *rätsel *rechnen *laufen *reihen *programm *cream *gerät *maschine *creme
        contact.yes: wiedergesehen|wiedergetroffen|wiedersehen
        contact.other: @person|@firstName ?ist|?war|?kam ?gleich|?sofort|?direkt|?schnell|?extra|?dann hergekommen|rübergekommen|angereist|gekommen|hergefahren|dagewesen
        contact.yes: wir hatten|haben ?heute|?wieder|?dann|?unsere|?eine ?eine|?unsere sitzung|therapie|sitzungen|besprechung|treffen|probe|training|besuch|gäste|familientag
        cm.yes: @gone|verflogen|verpufft|verraucht ?nachdem|?seit|?seitdem|?als ?ich nachdem|seit|seitdem|als|bis ich|i {
        cm.yes: beim { ~2 } ist|war|wars|ging|hat ?es|?er|?sie|?das|?sich ?dann|?schließlich|?langsam weg|verschwunden|verflogen|vergangen|verstummt|aufgelöst|gelegt
        cm.before: ?ist|?war|?hat ?er|?es|?das verflogen|verpufft|verstummt
        @gone = verflogen verpufft verstummt vergangen verraucht aufgelöst
        idiom: an musik ?war|?ist nicht
        stress.none: in|aller ?aller ruhe ?abarbeiten|?erledigt|?gemacht !gelassen|lassen|gewesen
        stress.sign: kaum|keine|nicht|nie ?zeit ?zum|?mal|?dazu ?zum atmen|luftholen|essen|hinsetzen|verschnaufen|durchschnaufen
        stress.sign: steh|stehe|stand|unter ?ich ?total|?völlig|?unter strom|dampf|hochspannung
        @purpose = um damit dagegen zu gegen ablenkung
        @clock = um gegen ab bis seit vor nach halb viertel kurz
        @nope = nö nee nein ne
        @orElse = oder
        @orRest = so wie ähnlich irgendwie irgendwas
        @dist = runtergezogen runterzieht zieht-runter nervös hibbelig unruhig
        mood.day: { day|mood war|was|wars ~3 @verdict
        mood.self: is|ist|ging ma|mir|mia|mer { ~4 @verdict gangen|gegangen|ergangen
        mood.self: ^ { alles|alle ~2 @verdict ?heute|?irgendwie $
        dis.none: hat|tat|tut mir ?eher|?sogar|?ganz|?richtig ?gut gutgetan|gut ?getan
        dis.none: beruhigt|beruhigend|tröstet|tröstlich|gutgetan !nicht
        dis.plain: macht|machte mich ?ganz|?so|?ziemlich nervös|unruhig|hibbelig|aggressiv|fahrig
        dis.plain: tut mir ?gar|?wirklich nicht gut
        dis.plain: zieht|zog|runtergezogen ?mich ?runter
        dis.high: ?die|?an wände|wand|decke ?hoch hochgehen|hoch|gehen|hochlaufen
        stress.sign: blutdruck ..3 zweihundert|oben|180|hundertachtzig|hoch|decke
        stress.sign: hirn|brain|kopf ?ist|?war ?nur ?noch mush|matsch|brei|pudding
        stress.sign: kein|keine ?einzige mittagessen|mittagspause|pause
        stress.sign: meeting|termin marathon
        cm.before: nachad|danach|dann|hernach|drauf war ?endlich|?wieder|?nachad ?a ruah|ruhe|frieden|stille
        cm.before: ^ ?und|?dann ?dann weg|verschwunden $
        cm.before: das|des hab|habe ich|i ?dann ?auch gemacht|getan|probiert|befolgt
        cm.before: ?und ?es|?er war ?es|?er ?dann ?tatsächlich|?wirklich ?deutlich ?etwas leiser|schwächer|erträglicher
        cm.yes: versucht|probiert|versuch ?es|?ihn|?das|?hab|?ich { wegzu*|zuzu*|auszu* }
        @act = gspalten gehackt gspielt gsungen glesen gschlafen gegraben genäht gehäkelt gepuzzelt gebastelt gezeichnet geschlafen geklettert gestaubsaugt gefegt gewischt sortiert geschnitten gezockt gepfiffen wegzu* *gepfiffen *getanzt *gesummt kaugummi atemübung atemübungen sudoku kreuzworträtsel podcast hörbuch gespaltet angeschaltet eingeschaltet aufgedreht angestellt angezogen getanzt spaziergang staubwischen abgespült gekehrt ausgemistet dehnübungen kopfrechnen gejätet umgegraben gestaubwischt
        @good = guat kepenak
        @than = als
        @even = mal einmal
        @titleTail = gestern vorgestern seit
        @titleEnd = lässt
        cm.no: maßnahmen|maßnahme|gegenmaßnahmen|gegenmittel|aktionen keine|nichts|nix|null
        dis.high: hasse|gehasst|hass|hasste <!nicht|nie
        stress.none: friedlich|friedliche|friedvoll <!nicht
        cm.before: hat|haben|hatte mich|mi ?davon ?endlich ?etwas ?ein ?bisschen abgelenkt|erlöst|befreit
        contact.yes: postbotin|postbote|nachbarin|nachbar|kassiererin|bäckerin kurz|lange|nett ?kurz geplaudert|gequatscht|geredet|unterhalten
        cm.no: was|etwas|irgendwas dagegen ?gemacht|?getan|?unternommen / nein|nö|nee|nichts|nix
        mood.self: { sonst|ansonsten war|ist alles ~1 @verdict
        other: stimmung|laune im|in|am|auf|bei|unter ?der|?dem|?den büro|team|arbeit|kollegen|schule|klasse|familie|laden|betrieb|firma|kneipe|station|runde|haus
        deg.low: auf ein|dem minimum
        deg.low: minimum|minimal
        contact.yes: mit ?der|?dem band|chor|orchester|ensemble ~3 geprobt|geübt|gespielt|gesungen
        contact.yes: gemailt|geschrieben|gechattet ~1 hin und
        @diverted = abgelenkt ablenken
        @good = wunderbar* herrlich* großartig* fantastisch* traumhaft* hervorragend* gelungen* erfreulich* toll toller tolle tollen tolles
        @bad = furchtbar* schrecklich* schlimm* mies* beschissen* grauenhaft* scheußlich* bescheuert* katastrophal* elend*
        @mid = durchwachsen* mittelmäßig* durchschnittlich* passabl*
        @verdict = kotzen heulen davonlaufen weinen höhen
        @thing = höhen tiefen
        word.good: ganz|sehr|ziemlich|total|bin|war|fühle|fühl|ich gelassen !worden
        mood.self: bin|war|fühle|fühl ?ich ?mich { ganz|sehr|ziemlich|total gelassen
        mood.day: { einer|eine der|meiner @verdict tage|tag ?meines|?überhaupt
        mood.day: ^ ?heute { so lala|solala|naja|lala ?heute $
        mood.day: ^ { ?naja ?na ?ja geht|ging so ?heute $
        mood.day: { tag mit höhen
        cm.yes: hab|habe|hatte ich ?dann ?halt dagegen {
        cm.yes: ^ ?das ?ein { *en|*ung|*eln|*ern } hat|half|hats ?es|?mir|?dann|?ihn|?etwas geholfen|vertrieben|beendet|verscheucht|verjagt
        cm.yes: um ihn|es|das|sie|den|die ~4 übertönen|loszuwerden|vertreiben|abzulenken|verdrängen|verscheuchen hab|habe|bin|hatte ich {
        contact.yes: wir waren|sind ~3 im|in|am|auf|beim|bei|zum|spazieren|essen <!als
        contact.no: tag|abend|zeit für|mit mich|mir ?allein verbracht|gehabt
        @thing = fieber husten grippe schnupfen schmerzen migräne verspätung sonne regen blick ausnahme hilfe freude
        word.good: einen ?richtig|?ganz|?wirklich|?echt|?sehr|?so @good tag|abend|nachmittag|vormittag !wünsche|zusammen|allerseits
        word.bad: einen ?richtig|?ganz|?wirklich|?echt|?sehr|?so @bad tag|abend
        word.mid: mit höhen
        cm.yes: ich hab|habe|hatte ?dann ?halt dagegen !nichts|nix|gar {
        @almost = kaum fast beinahe
        word.bad: albtraum|alptraum|horror|reinfall
        mood.day: { heute|tag|das war ?heute ein|der|einfach ?absoluter|?totaler|?einziger|?reinster|?echter|?der ?absolute albtraum|alptraum|horror|reinfall
        mood.day: { @good|@bad|@mid tag heute
        mood.self: { stimmung|laune ~1 irgendwo ?so in
        word.mid: irgendwo ?so in ?der
        mood.day: { heute war ?es besser|schöner als ~2 @verdict
        mood.day: als gedacht|erwartet|befürchtet ^ { ~2 @verdict
        dis.none: für mich ?aber ?völlig ?total ?ganz in ordnung|okay|ok
        dis.none: nicht dass es|das|er mich ?jetzt ?groß ?sehr stört|stören|störte|nervt|nerven|gestört
        dis.none: überhaupt|gar nichts|nix ausgemacht
        cm.yes: hab|bin|habe|hatte ich { ~6 } und|da das|der|die|es|er ?lied|?song|?ohrwurm|?melodie ist|war|hat ?dann|?sofort|?endlich @gone|aufgehört
        cm.yes: hab|bin|habe ich { ~5 } / bis er|es|das|der|sie ?lied|?ohrwurm weg|verschwunden|ruhig|aufhörte|ging|verschwand
        cm.yes: versucht|probiert ?hab ?ich ihn|es|das|sie|mich mit|durch { ~5 } loszuwerden|abzulenken|zu
        cm.yes: hab|habe ihn|es|das|sie ?lied mit|durch { ~4 } bekämpft|vertrieben|gestoppt|verscheucht|verjagt|übertönt
        cm.yes: ^ { @NAME|lautes|langes|viel|kurzes *en } hat|half ?ihn|?es|?das|?mir geholfen|vertrieben|beendet|verscheucht|gestoppt|verjagt
        contact.yes: date|verabredung|rendezvous !abgesagt|verschoben <!up|kein|keine
        """
}
