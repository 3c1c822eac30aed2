// German: free wordings of what the music did, of the mood and of stress.
extension SpokenRules {
    static let germanFeelingPhrases = """
        dis.high: könnt|könnte|kannt|hätte ~4 schreien|heulen|platzen|ausrasten|kotzen|verzweifeln|durchdrehen
        dis.high: dreh|drehe|drehte ..3 am rad
        dis.high: verzweifelt|verzweifle|wahnsinnig genervt|gestört|lästig <!nicht
        dis.high: macht|machte|gemacht ~3 fix|alle
        dis.high: um den verstand|schlaf
        dis.high: den|meinen schlaf geraubt|gekostet
        dis.high: kaum|nicht|nimmer ?mehr auszuhalten|ertragen|ertragbar|zumutbar|abgestellt
        dis.high: mich|mi ~2 fertig gemacht|macht|gmacht
        dis.high: macht|machte mich|mi ~3 fertig|alle|kaputt|krank|wuschig
        dis.high: nichts|nix ?mehr konzentrieren
        dis.high: halt|halte|hielt|halts ?ich ?das ?es kaum|nicht|nimmer ?mehr|?länger aus
        dis.high: ich ..2 fix|fertig
        dis.none: stört|störte|gestört|nervt|nervte|belastet|juckt|juckte|kratzt ~4 nicht|null|nix|überhaupt ?im|?die|?geringsten $
        dis.none: ist|war|wars ?mir ?das ?alles ?vollkommen|?völlig schnuppe|wumpe|piepegal|wurschtegal|schnurzpiepegal
        dis.none: piepegal|schnurzpiepegal|scheißegal|wumpe|wurscht|wurschtegal
        dis.none: gern|gerne|freut|freue ?mich|?gehört|?drüber|?darüber ?sogar <!nicht|ich|würde|hätte
        dis.none: ist|war|wars|is mir ~3 egal|wurscht|wurst|schnuppe|schnurz|gleich|latte|recht
        dis.none: tut|tat ?das|?er ?es keinem|niemandem|nicht weh
        dis.none: macht|machte ?mir ?das ?gar|?rein ?überhaupt nichts|nix
        dis.none: find|finde|fand ?ich ~4 lustig|witzig|nett|schön|angenehm|amüsant|drollig <!nicht
        dis.none: ist|war okay|ok $
        dis.none: nerven|stören|belasten|ärgern tuts|tut|tat ?es|?das|?er ?mich ?auch|?aber ?gar nicht|ned|nix
        dis.none: störung|belastung|leidensdruck|störfaktor|nervfaktor ^ keine|keiner|null|nein|nix
        dis.none: macht|machte|bereitet mir ~3 freude|spaß|laune
        dis.none: lästig|störend|nervig|schlimm / ?nö|?nein|?ach|?überhaupt|?gar kein|nicht|quatsch|null|überhaupt ?bisschen
        dis.none: fast|richtig|sogar|eigentlich|ganz|eher|direkt angenehm|beruhigend|tröstlich <!nicht
        dis.none: und|aber|völlig|total|auch|einfach|komplett egal|wurscht $
        dis.none: störung|belastung|leidensdruck|störfaktor|nervfaktor ?ist ?war keine|keiner|null|nein|nix
        dis.none: ^ macht ?mir ?sogar ?ja ?richtig spaß|freude|laune
        dis.plain: geht|ging|gehn|gehen mir ..3 auf ?den|?die nerven|keks|geist|senkel|zeiger|sack|wecker|nerv
        dis.plain: regt|regte|regen mich ~3 auf
        dis.plain: hab|habe ?ich genug|satt ?davon
        dis.plain: @dist / ?ja ?schon $
        mood.day: ^ ?und ?aber meiner|meine|meins { war|ist|wars ~3 @verdict
        mood.day: zum tag ..4 { ..6-@notDay @verdict
        mood.day: { tag|stimmung|laune|mood|befinden ~3 / ..2 @verdict
        mood.day: { @good|@bad ..2 tag !geworden
        mood.day: ^ heute|heut ?eher|?mal|?wieder { ?nur ?so @verdict $
        mood.day: ^ heute|heut ?wieder { so lala
        mood.day: wie war|wars ?mein|?der tag|heute / ..3 { @verdict
        mood.day: ^ { nicht ?so @good|@bad ?und|?aber nicht ?so @good|@bad
        mood.day: { tag ~4 @good gelaufen|verlaufen
        mood.day: heute|tag ..9 { also|sprich|sagen ?wir mittel|mittelmäßig|durchschnitt|durchschnittlich
        mood.self: mir ?selber|?selbst|?persönlich|?heute|?eigentlich { gehts|geht|ging|gings ?es ?heute ?jetzt ?gerade ?eigentlich ~4 @verdict
        mood.self: { gehts|geht|ging|gings mir|es|ma ?selber|?selbst ?mir ~4 @verdict
        mood.self: ^ { ?ziemlich ?echt ?ganz ?richtig ?total ?so @feeling drauf|gelaunt|gestimmt
        mood.self: ich|bin|i|war ..8 aber|doch|trotzdem|dennoch { ?auch|?sehr|?ganz|?trotzdem|?irgendwie @feeling $
        mood.self: ^ ?irgendwie { traurig|glücklich|zufrieden|niedergeschlagen|deprimiert|unglücklich|fröhlich|dankbar|frustriert ?heute ?irgendwie $
        mood.self: { alles bestens|prima|wunderbar|super|perfekt|toll
        mood.whole: insgesamt|fazit|strich|zusammenfassend|alles ..4 { weder|sagen|würd|würde|mittel|eher|ganz|so ..5-@notDay @verdict
        word.bad: nicht besonders|sonderlich|berauschend|rosig|doll|prickelnd ?gut ?toll $
        word.good: tag ~4 @good gelaufen|verlaufen
        word.mid: weder ?so ?richtig ?besonders @good|@bad noch ?so ?richtig @good|@bad
        word.mid: sagen wir ?mal ?so ?mittel
        word.mid: teils ..2 teils
        word.mid: gut ?und schlecht
        word.mid: @good|@bad ..3 @bad|@good ..2 halten|gehalten|waage
        word.neither: weder ?so ?richtig ?besonders @good|@bad noch ?so ?richtig @good|@bad
        word.neither: nicht ?so ?richtig ?besonders @good|@bad ?und|?aber ?auch nicht|ned ?so ?richtig @good|@bad
        stress.mid: stress*|gestresst|hektisch ..3 aber ?noch ?gut|?ganz auszuhalten|machbar|okay|ok|erträglich|schaffbar|gehalten
        stress.none: gmiatlich|gmütlich|gemiatlich
        stress.none: von|an stress|hektik|druck ..3 keine|keiner|nichts|nix|null ?spur|?rede|?zu|?merken
        stress.none: keine|ohne|kein|nicht ?die|?jede|?jegliche|?irgendeine|?einen|?jeden|?ein ?geringste|?funken spur|hauch|anflug|bisschen|rede ?von|?an ?stress|?hektik
        stress.none: stress|hektik|druck / ?gabs ?war ?hatte ?ich ?heute kein|keinen|keiner|keine|null|fehlanzeige|nö|nein|nicht|nichts|nix
        stress.none: entspannt|entspannter|gemütlich|stressfrei|tiefenentspannt|relaxed|gechillt <!nicht|kaum|nie|wenig|gar|nichts
        stress.plain: unter strom|hochdruck|dampf
        stress.sign: ausnahmezustand|irrenhaus|tollhaus|chaos|hölle|wahnsinn ?auf|?im|?in ?der ?station|?büro|?arbeit <!zum
        stress.sign: nicht|kaum|nie ~4 luftholen|verschnaufen|durchatmen|hinterhergekommen|hinterher|gewusst
        stress.sign: schweißgebadet|zusammengebrochen|bauchschmerzen vor|vom stress|druck|aufregung
        @good = bester beste bestes
        dis.none: ich mag|mochte ihn|es|das|sie !nicht
        dis.none: stör|störe|stört ich mich ?da ?daran nicht|ned ?dran
        dis.high: mich macht|machte ..3 kirre|wahnsinnig|verrückt|irre|fertig|krank
        mood.self: ich mich ~3 { @feeling fühle|fühl
        """
}
