extension CrisisRules {
    /// German: despair, and suicide as a subject.
    static let germanDespair: [CrisisRule] = [
        CrisisRule(
            "de-suicide-noun", .named, example: "denk in letzter zeit öfter an s3lbstm0rd",
            """
            @suizid
            """),
        CrisisRule(
            "de-closing", .closing,
            example: "Heute Nacht mache ich Schluss mit allem, ich hab mich entschieden.",
            """
            schluss ..3 mit allem|mir|alldem|diesem
            mit allem|allm|alldem ..2 schluss
            mach|mache|machs|machen|mache's ?ich ?ich's ?dem ?es ?allem ?endlich schluss|ende !2:mit|fuer
            schluss machen !2:mit|fuer
            ^ machs|tus
            mach|mache|tu|tue ichs|es $
            heute|morgen|gleich|jetzt ..2 mach|mache|tu|tue ichs|es
            zieh|ziehe|ziehs|ziehen ?ich ?ichs ?es|das ..2 durch
            allem ..2 ein ende
            ein ende setzen|machen|bereiten
            es ..3 beenden|beende
            alles beenden|hinter
            ein|einen schritt
            ist|wird|is ..1 es|alles|dann ..2 vorbei|aus|rum !3:mit
            es|alles|dann ..1 vorbei|aus !3:mit
            springe|spring ich|i ?. !3:ins|in|ein|auf|ueber|fuer
            ich|i machs|tus
            werde|werd|will ..1 es ..4 tun|machen|durchziehen
            mach|mache|tu ichs|es
            """),
        CrisisRule(
            "de-hopeless", .hopeless, example: "Alles ist sinnlos. Ich fühl gar nichts mehr.",
            """
            kann|mag|will|schaff ..3 nicht|nimmer|net|ned ..1 mehr weitermachen|weiter !3:laden|job|firma
            kann|kanns ..3 so nicht ?mehr weitermachen|weiter|weitergehen
            alles|es|lage ..3 aussichtslos|ausweglos
            wie|bin|als ..3 klotz am bein
            bin ..1 nichts|nix ..1 wert
            tauge|taug ..2 zu ..1 nichts|nix
            sinnlos|hoffnungslos|ausweglos|wertlos|sinnlosigkeit|hoffnungslosigkeit
            @kein ..2 ausweg|hoffnung|sinn|zukunft|perspektive|licht|kraft ..2 !@trivial
            fuehl|fuehle|spuer|spuere ..3 nichts|nix mehr
            fuehl|fuehle|bin|ich ..3 leer|taub|tot|abgestorben innerlich
            fuehl|fuehle ..4 leer|tot|taub
            leere ..2 in mir
            innere|innerliche|innerlich ?so leere|leer|tot
            nur|alles ?einfach ?noch leer|leere $
            kann|ko|kon|pack|schaff|schaffe|packe|halt|halte|ertrag|ertrage ..4 nicht|nich|ned|net mehr|meh ?aus $
            kann|ko|kon|pack|halt|halte|ertrag ..4 nimmer|nimma ?aus $
            halt|halte ..3 alles|das|es ..3 nicht|nich|ned|net mehr|laenger aus
            halt|halte ..3 alles|das|es ..3 nimmer|nimma aus
            ertrage|ertrag ..3 alles|das|es ..3 nicht|nimmer ?mehr ?laenger $
            will|mag|mog|wui|moecht ..1 nicht|nich|ned|net mehr $
            will|mag|mog|wui ..1 nimmer|nimma $
            wird|werd|geht ..3 nie|nimmer|niemals ..2 wieder|mehr|besser|gut ?gut|besser
            wird ..2 nicht|nimmer|nie|eh ..1 mehr|wieder ..1 gut|besser
            bin|total|voellig ..2 am ende $
            ich geb|gebe|gib ..3 auf $
            geb|gebe ich|i ?jetzt ?es auf
            gebe ?es ?wirklich ?endgueltig auf $
            allen|euch|ihnen|jedem|im|nur|doch ..3 im weg|wege $
            im weg|wege !2:stehen|liegt|stand
            zur last
            falle|fall|bin ..3 last|belastung|ballast|klotz
            hasse mich|alles|leben
            nichts|nix ?mehr hat|ergibt|macht ..2 sinn
            niemand|keiner|keinem ..3 mich ..3 vermissen|braucht|liebt|mag|will|versteht|vermisst|brauchen
            @will|moechte|wuerd|koennt|liebsten ..3 verschwinden|unsichtbar|weg ..1 ?sein $
            ertrag|ertrage|halte ..3 alles|das|leben ..3 nicht|nimmer
            alles ..1 egal|sinnlos|dunkel|schwarz|grau|umsonst $
            schwarzes ..1 loch
            was soll das alles noch
            wozu|wofuer das|noch ?ganze ?alles ?noch $
            versager|versagerin|abschaum|nutzlos|ueberfluessig
            fuehlt sich ..3 leer|tot|taub|sinnlos|hoffnungslos
            zu nichts ?mehr nutze|nuetze|gut|faehig
            stoere|stoer ?ich ?doch nur|alle|bloss
            nur stoere|stoeren|stoer
            niemand|keiner ..2 braucht ..1 mich
            kann einfach|wirklich|echt|so nicht|nimmer mehr
            nicht|nimmer mehr kaempfen
            nirgends ..2 licht|hoffnung|halt
            weiss nicht ..1 wie ich ..6 ueberstehen|schaffen|soll|weitermachen|durchstehen !3:@trivial
            muede vom|des kaempfen|kaempfens
            wird ..1 nie|niemals|nicht|nimmer ..1 besser|mehr ?gut
            mit allem|den nerven|alles am ende
            ich bin ..2 leer $
            nichts|nix ..1 mehr ..1 in mir
            haben|hat ..1 genug von mir
            erwarte|hoffe|hoff ..1 auf|nichts ..1 ?nichts mehr
            glaub|glaube|denk ..2 nicht|nimmer ..6 je|jemals|nochmal ..4 gut|besser
            pack|packe|schaff|schaffe ..1 das|es|alles nicht|nimmer mehr !2:bis|zur|zum|rechtzeitig|heute
            dasselbe nichts
            """),
        CrisisRule(
            "de-mention", .mention, example: "Mein Onkel hat sich damals das Leben genommen.",
            """
            massenselbstmord|massensuizid
            hat|haben ..1 sich ..4 umgebracht|erhaengt|erschossen|getoetet
            sich ..3 das leben genommen|nahm
            nahm|nahmen sich ..1 das leben
            an|durch|bei ..1 @suizid ..2 verloren|gestorben
            suizidpraevention|praevention|krisentelefon|telefonseelsorge
            tu|tue|mach|machs ..3 mir|mich ..1 nichts|nix ..1 an
            tu ich mir nichts an
            bring|bringe ..2 mich ..2 nicht um
            nichts|nix ..2 antun|antu|antue
            nicht|nimmer|ohne|aufgehoert|clean|seit|monate|jahre ..4 geritzt|ritzen|ritze|geschnitten|selbstverletz* ..3 !nochmal
            mir ..1 nie|niemals ..1 was|etwas antun|antue
            tu|tue ..1 mir nichts|nix
            """),
    ]
}
