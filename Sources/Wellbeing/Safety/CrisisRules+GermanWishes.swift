extension CrisisRules {
    /// German: wishes not to be.
    static let germanWishes: [CrisisRule] = [
        CrisisRule(
            "de-wish-to-die", .act, example: "Ich will sterben.",
            """
            <!6:fuer|vor @will|moechte|willst ..3-@umbringen|dass|nie|alt|irgendwann|fast|beinahe @sterben !vor|for
            @sterben @will !vor
            <!6:fuer|vor @sterben ..2-vor|fuer @will
            @will|waer|waere|waers|wa|waar|waert|wuensch ..4-er|sie ?lieber|gern|gerne|besser|froh @tot !umfallen|muede
            @will ?doch ?einfach|nur ?endlich tot sein
            waer|waere|waeren ..3-fast|beinahe|vor tot|gestorben|verreckt
            tot waer|waere|sein ..3 @will|ich|besser|leichter|weniger|schoen
            lieber|besser|eher|gern|gerne|liebsten|bloss|endlich|nur ?heute ?einfach tot !umfallen|auf
            lieber|besser ..2 sterben als
            tot sein $
            sehn|sehne|wuensche|wuensch|warte|freue|freu ..3 nach|den|auf ..2 tod
            wuensch|wuensche|wuenschte ..3 tod
            denk|denke|denken ..4 ans|an ?das ?den sterben|tod !3:@verwandt
            zum sterben bereit
            bereit zu sterben
            lass|lasst ..1 mich ..2 sterben
            sterben lassen|duerfen ?bitte
            verdient|verdiene|verdien ..2 zu sterben
            verdient|verdiene|verdien ..2 den tod
            krepieren|verrecken ?waere ?waer will|moechte|lassen|koennen
            ich sollte ..2 tot ?sein
            sterben . ..1 das ..1 waers|waere|will|wuensche
            tot ?sein . ..1 das ..1 waers|waere|will|wuensche
            kann ich ..2 bitte ..2 sterben|tot
            ich hoffe|hoff|bete ..3 ich ..3 sterbe|stirb|sterb
            will|moechte|mag ..3 mati
            tot ?zu sein waer|waere|ist ..2 schoen|schoener|besser|leichter|einfacher|ruhe|okay
            froh|gluecklich|erleichtert|schoen|gut|besser|recht ..2 wenn ..2 ich|i ..2 sterben|tot|gestorben
            hoffentlich|hoffe|hoff ..3 sterbe|sterb|stirb|krepiere|verrecke ?ich ?i
            werde|werd|geh ..2 springen|runterspringen $
            begrabt|begrab|verbuddelt|vergrabt mich
            ich sollte ..2 sterben|verrecken|krepieren
            wollte|will|moechte springen !2:ins|in|auf|lernen
            darueber|davon|daran|wunsch|sehnsucht ..3 tot zu sein
            """),
        CrisisRule(
            "de-imagined", .wish, example: "ich denk drüber nach von der brücke zu springen",
            """
            von ..3 @stelle ..3 springen|spring|springe|gesprungen|springt|stuerzen|fallen|runter|runterspringen|stuerze|werfen
            spring|springe|springen|springt|stuerzen|fallen|runterspringen|runter|werfe ..3 von|aus|vom ..3 @stelle|stock !in|ins
            gegen|an|in ..2 baum|brueckenpfeiler|wand|mauer|leitplanke|gegenverkehr ..3 fahren|fahr|fahre|lenken|steuern|ziehen|rasen|lenke|krachen
            fahren|fahr|fahre|lenke ..3 gegen|an|in ..2 baum|brueckenpfeiler|wand|mauer|leitplanke|gegenverkehr
            auf|ueber ..2 gleise|gleisen|schienen ..3 legen|stellen|springen|leg|lege|gehen|liegen
            leg|lege|legen ..3 auf ..2 gleise|schienen
            nicht ..3 bremsen|ausweichen ..4 baum|lkw|kurve
            ueberdosis ..4 nehmen|denke|denk|schlucken|will|wuerde
            alle|alles ..2 tabletten ..3 schlucken|nehmen|will|koennte|schluck
            wenn|falls ..4 auto|bus|lkw|laster|zug|blitz ..4 erwischt|ueberfaehrt|ueberfahren|trifft|umfaehrt|anfaehrt|erwischen|ueberrollt
            wenn|falls ..4 sterben|sterbe|draufgehe|draufginge|tot|umkomme|umkaeme|erwischt ..4 egal|recht|froh|schlimm|okay|besser
            haett|haette|hab|habe|waer|waere ..3 nichts ..2 dagegen ..4 sterben|tot|aufzuwachen|wach|weg|ueberfahren
            egal ob ich ..3 lebe|sterbe|tot
            ob ich ..1 lebe|leb ..2 oder ..2 sterbe|nicht|tot ..2 egal
            keine angst ..3 vorm|vor ..1 sterben|tod ..0 ?mehr
            wie ..3 waere|waer|ist ..2 tot|sterben ?zu ?sein
            methoden ..4 google|googeln|gegoogelt|gesucht|lese
            google|googel|recherchiere ..5 sterben|schmerzlos|umbringt|stirbt|methoden
            schmerzlos ..2 sterben|stirbt|gehen
            einfach aufhoeren ?zu atmen|existieren|sein
            wuensch|wuensche|hoff|hoffe|hoffentlich|wuenschte|waer|waere ..6 bus|auto|zug|lkw|blitz|krebs|laster|flugzeug|herz|truck ..5 ueberfaehrt|erwischt|trifft|abstuerzt|stehen|mitnimmt|umfaehrt|ueberrollt|bleibt|haette|erwischen
            tod|sterben ..1 waer|waere|ist|klingt|waers ..3 erloesung|befreiung|erleichterung|ruhe|frieden|freund|ausweg|leichter|besser|schoen|erleichternd|tuer !3:@verwandt
            sterben wuerde|taet|taete ..6 recht|egal|okay|gut|froh|besser
            sterben sollen|muessen !2:wir|alle|mal|menschen
            haette|haett ..5 sterben sollen|muessen
            haette|haett|waere|waer ..4 nicht|nie ueberleben|ueberlebt|aufwachen|gerettet ..1 ?sollen ?duerfen
            zieht|ziehen|ruft|lockt ..4 @stelle|bahnsteig|zug|tiefe
            @stelle ..5 zieht|ruft|lockt|leicht|einfach
            hoffentlich|hoff|hoffe|soll|moege ..2 ueberfaehrt|erwischt|trifft|holt|erschlaegt|ueberrollt|mich ..1 ?mich bus|auto|zug|lkw|blitz|einer|jemand|tod|krebs|ein|der
            """),
        CrisisRule(
            "de-refuse-life", .wish, example: "Ich mag nicht mehr leben.",
            """
            @will|kann|mag|wui ..4-@ort|@kein|@nicht @nicht|@kein ..3-@ort|@sterben @leben
            @will ..3-@ort @nimmer|nicht|nich|net|ned ..2-@ort @leben
            @nicht ..1 mehr|meh ..1-@ort @leben|lem|leem ..1 @will|kann|koennen
            <!4:mit|bei|ohne|von|aus|zwischen|als @nicht ..1 mehr|meh @leben
            @nimmer @leben|lem
            leben . ..3 @will ..2 nicht|nimmer|nich|net|ned|keins
            leben ..1 @will ..3-@ort nicht|nimmer|nich|net|ned|keins
            ob|warum|weshalb|wieso ..2 ich ..3-@ort leben|weiterleben|lebe ..1 @will|soll|sollte|muss|$
            @nicht ..1 mehr|laenger ..3-@ort ?am leben|existieren|dasein ?zu|bleiben|sein|will|mag
            @will|wuerd|wuerde|liebsten|gern|gerne|wuenschte ..4 @nicht ..1 mehr|laenger ..1 existieren|da|hier|dasein !8:@orte
            @will|mag|moechte ..3 @nicht ..1 mehr ..1 da ?sein $
            @will|mag|moechte ..4 @nicht ..1 mehr ..1 auf ..2 welt|erde
            @nicht ..1 mehr|laenger ..1 auf ..2 welt|erde|planeten ..1 sein|@will
            @will|moechte|mag|muss ..3 weg|fort|runter|raus ..1 von|aus ..1 der|dieser ?beschissenen welt|erde|leben|diesem|planeten
            weg|fort|raus|runter von|aus ..1 dieser|diesem|dem welt|erde|leben|planeten
            raus aus ?dem ?diesem ?meinem leben
            @kein ..3 bock|lust|kraft|grund|willen|lebenswillen|lebensmut|motivation|energie|sinn|interesse ..1 ?mehr ..3-@ort leben|weiterleben|lebn|existieren|weiterzuleben|dasein
            @kein ..3 bock|lust|kraft|grund|interesse ..2 mehr ..1 aufs|auf|am|zum|an|im ..2 @lebenNomen|dasein|welt !3:in|mit|bei|als|auf
            koa|kei|kein ..3 lust|bock|freid ..3 leb*
            @kein lebenswillen|lebensmut|lebenswille
            lebenswillen|lebensmut|lebenswille ..3 verloren|weg|nicht|mehr|fehlt
            lebensmuede
            lebensueberdruss|lebenssatt
            leid|satt|muede|ueber|ueberdruessig ..2-@ort zu leben|existieren
            das|dieses|mein ?ganze leben ..2-@ort satt|leid|ueber
            muede vom|des leben|lebens
            hab|habe|bin ..2 das leben ..1 satt|leid
            wofuer|wozu|warum|weshalb|wieso|fuer ?was ..4-@ort leben|weiterleben|lebe|lebt|leb|existiere|hier !nicht|wir|hier
            wofuer|wozu|warum ..1 bin|lebe|leb ich ..2 noch|ueberhaupt ?da|hier|am ?leben
            lohnt|lohnts ..3 nicht|nimmer|kaum ..2 zu leben|weiterzuleben
            @nicht|kaum|nimmer ..1 mehr ..1 lebenswert|wert
            leben ..2 ist ..4 nicht|nimmer|kaum ..1 mehr ?lebenswert|wert|leben
            leben hat|macht|ergibt ..3 @kein ..1 sinn|zweck
            es hat|macht ..2 @kein ..1 sinn ..2 zu leben|weiterzuleben
            aufhoeren zu leben|existieren|atmen
            @nix|nichts ..2 mehr ..2 haelt ..2 hier|leben|welt
            haelt ..2 nichts|nix ..2 hier|leben|welt
            nichts|niemanden|nix ..3 wofuer ..3 leben|lebe|lohnt
            @will ..2 einfach ..1 nicht|nimmer ..1 mehr ..1 sein
            @will ..1 das|dieses|mein|des ?ganze leben ..1 nicht|nimmer|nimma|net|ned ?mehr $
            ^ da|leben|existieren|atmen|dasein|aufwachen|aufstehen|sein ?sein . ..2 will|mag|kann ..2 nicht|nimmer|net|ned
            nicht|nimmer ..4 am leben ..1 sein|bleiben|mehr|zu
            wozu|wofuer|warum ..2 noch|ueberhaupt|weiter ?noch atmen|leben|aufstehen|aufwachen|existieren|kaempfen
            aufhoeren|aufgehoert zu atmen|sein
            @kein ..2 platz ..3 welt|leben|erde
            gehoere|gehoer|passe|pass ..2 nicht ..3 auf|in|hierher|hier|welt ..2 ?diese welt|erde
            nur ..3 noch ..2 am leben|da weil|wegen
            nie|nicht ..2 drum|darum|danach gebeten|gefragt ..4 leben|geboren|welt
            mag|will|moechte ..2 @nimmer ..2 da ?sein
            @will ..1 @nimmer ..1 do|da sei|sein|bleim
            @nimmer ..3 auf dera|derer|da|der|dieser welt|wöd|wed
            @kein ..2 lust|bock|kraft|grund|sinn|mut|energie|motivation|willen|interesse|wunsch ..1 mehr ..1 zu|weiter leben|existieren|atmen
            @kein ..2 lust|bock|kraft|grund|sinn|mut|energie|willen|wunsch ..2 mehr ..1 weiterzuleben|zu-leben|weiterleben
            @kein ..2 lust|bock|kraft|grund|sinn|mut|willen|wunsch zu leben|existieren $
            verdien|verdiene|verdient ..3 nicht|kein|nimmer ..3 leben ?zu
            von|aus ..1 der|dieser ?beschissenen welt|erde ..1 verschwinden|gehen|weg|sein
            @will ..1 hier nicht|nimmer ?mehr sein $
            @will|nur|einfach weg|fort ?sein . ?einfach ?nur fuer|tot
            des lebens ..1 muede|ueberdruessig
            lebe|leb ich ..1 nicht|nimmer mehr
            am|im besten|liebsten waer|waere|waers ..2 ich|i ..2 weg|tot|nicht|nie|fort
            ich ..2 sterben|verrecken koennte|duerfte
            hab|habe|keine ..2 kraft ..2 mehr zum leben
            ^ leben|existieren|dasein|atmen|dasein . ..5 fertig|satt|genug|ohne|durch|nein !2:gegessen
            genug vom leben
            leben ist ..1 nicht ..3 was ich will
            done|fertig|durch mit ?dem ?meinem ?diesem leben|life
            @will|mag ..2 @nicht ..1 mehr leven
            """),
        CrisisRule(
            "de-not-wake-up", .wish, example: "hoffe jeden abend dass ich morgen nicht mehr aufwache",
            """
            <!6:angst|fuerchte|sorge|narkose @nicht ?nie mehr|meh|wieder|morgen ?mehr|wieder aufwach|aufwache|aufwachen|aufzuwachen|aufwachn !5:@gemuetlich
            <!6:angst|fuerchte|sorge|narkose nie|nimmer|nimma|nimmermehr ?wieder|mehr aufwach|aufwache|aufwachen|aufzuwachen|aufwachn !5:@gemuetlich
            <!8:@gemuetlich hoff|hoffe|hoffentlich|bete|bet|wuensch|wuensche|wuenschte|wunsch|schoen|liebsten|besten|gern|gerne|will|moechte|mag|wollte ..8-@gemuetlich @nicht|nie|nimmer ..3-um|vor|so|frueh|zu|bevor aufwach|aufwache|aufwachen|aufzuwachen|wach|erwachen|erwache !5:@gemuetlich|bevor|vor|um|mit|zu|ohne
            einschlafen|einzuschlafen|schlafen|schlaf|schlaefen|schlafe|schlafn|einschlaf|einschlafe ..9 @nicht|nie|nimmer|nichts|kein|ohne ..4 aufwach*|aufzuwachen|wach|wachen|erwachen|kommt|morgen|aufstehen|mehr !6:@gemuetlich
            fuer immer|ewig ?einfach ?nur schlafen|einschlafen|einzuschlafen|schlaf
            ewig ?einfach schlafen
            schlafen|einschlafen ..3 fuer immer|ewig
            @kein ..2 morgen|naechster|naechsten ..3 mehr|geben|kommt|gibt|gaebe !4:@gemuetlich
            fuer immer ..3 augen ..3 schliessen|zu|zumachen
            augen ..3 fuer immer
            wach|wache ich|i ?morgen|frueh ?einfach ..2 nicht|nimmer|nie ?mehr|wieder auf !3:@gemuetlich
            einschlafen|schlafen|augen|einschlaf ..4 das|dann|und wars|waers|schluss|aus|vorbei|nichts|ruhe ..1 ?mehr
            im schlaf sterben|gehen|sterb
            @will ..1 @nimmer ..1 aufwochn|aufwocha|aufwachn|munter
            wuenschte|wuensch|haette|haett|waer|waere|gehofft|schade ..8 nicht|nie|nimmer ..1 mehr aufgewacht|aufwachen
            wuenschte|wuensch|haette|haett|waer|waere|gehofft ..6 nicht|nie|nimmer aufgewacht
            """),
        CrisisRule(
            "de-never-born", .wish, example: "Ich wünschte, ich wäre nie geboren.",
            """
            <!5:fuer|als|zum nie|nicht|gar|niemals ?erst ?mehr geboren ?worden|waere|waer
            nie|niemals|nicht ..2 auf ..2 welt ..2 gekommen|gesetzt|gebracht
            <!3:als mich ..3-da|hier|dort nie|nicht|nimmer ..3 gegeben|gaeb|gaebe|gibt|geben
            wenn|wenns ..2 mich|mi|mir ..3 nie|nicht|nimmer|ned|net ..2 gaeb|gaebe|gegeben|gibt|gabat|gaebs|geben
            wenn|wenns ..1 ihn|sie|es ..2 nicht|nie|nimmer ..2 mehr ..1 gaeb|gaebe
            mi|mich gaeb|gaebs ..2 nicht|ned|nimmer|nimma|net
            haett|haette|waer|waere ..3 nie ..3 existiert|geboren|da
            nie existiert
            meine geburt ..3 fehler
            """),
        CrisisRule(
            "de-gone-for-ever", .wish, example: "Ich möchte für immer verschwinden.",
            """
            @will|wuenschte|koennt|koennte|liebsten|gern|gerne|bock|lust|einfach ..4-@ort fuer immer ..2 weg|verschwinden|gehen|fort|verschwunden|ruhe|still|aufloesen
            verschwinden|verschwunden|weg|aufloesen ..2 fuer immer
            fuer immer verschwinden|verschwunden|aufloesen
            @will|moechte|wuerd|liebsten ..4 unter ..1 die|der erde
            unter ..1 der erde ..4 ruhe|besser|lieg|liege|liegen|waere|waer|erst
            @will|moechte|wuerd|liebsten ..5 ausradiert|ausgeloescht|ausloeschen|aufhoeren ..1 ?zu ?existieren
            mich ..3 ausloeschen|ausradieren
            @will|mag|moechte ..3 einfach ..3 aufhoeren zu sein|existieren
            @will|moechte ..3 @nicht ..2 da ?mehr ?sein $
            """),
        CrisisRule(
            "de-burden", .wish, example: "Ohne mich wären alle besser dran.",
            """
            ohne mich|mi ..5 @dran|gut|schoener|alles
            @dran|gut|schoener|gluecklich|schoen ..5 ohne mich|mi
            ohne mich|mi ..2 waer|waere|waers|waeren|geht|gings|ginge|haette|haetten|haettet|hat|haben ..6 @dran|gut|schoener|weniger
            @dran|lieber|gut ..8 wenn ..2 ich|es|i|mich ..4-in|zu|auf|mit tot|weg|waere|waer|gaebe|gaeb|nicht|nimmer|verschwinde|gehe|stirb|sterbe|existiere|existieren ..2 ?mehr ?da !3:@gemuetlich|zu|in|im|auf|so|immer|nur|beim|ins|nach
            wenn|sobald ..1 ich|i ..4-in|zu|auf tot|weg|nimmer|verschwinde|sterbe|sterb|erde|gestorben|existiere|waer|waere ..3 ?mehr ?da ..6 @dran|endlich|los|gut|egal|merken|keiner
            @dran|leichter|besser|egal|weniger ..6 wenn|wenns ..3 mich|mi ..3 nicht|nimmer|ned|weg
            besser|leichter|einfacher|dran ..3 ich|i|er|sie ..2 waer|waere ..3 nicht|nimmer|tot|weg ..1 ?mehr ?da
            besser ..3 wenn er|sie ..3 nicht|nimmer|tot|weg ..1 ?mehr ?da
            keiner|niemand|niemandem|keinem|keinen|wer|niemanden ..5 merken|vermissen|vermisst|merkt|fehlen|trauern|weinen|stoeren|auffallen|auffaellt|weint|interessieren|interessiert|juckt|kuemmern ..4 wenn ..2 ich|i ..4 tot|weg|sterbe|sterb|stirb|verschwinde|waer|waere|gestorben|nimmer|da|umbringe|gehe
            wenn|ob ich ..3 tot|weg|sterbe|verschwinde|waer|waere|gestorben|nimmer|lebe ..4 ?wuerde|wuerds|merkt|merken|interessiert|kuemmert|vermisst|vermissen|juckt|faellt|fehlt ..3 keiner|niemand|keinem|niemandem|keinen|kein|auf|niemanden|doch
            tot ..2 waere|waer ..4 weniger|besser|leichter|alle
            alle|euch|ihr|familie|welt|ihnen ..4 @dran ..1 ohne mich
            euch|alle|allen|ihnen ..4 last ..3 abnehmen|nehmen ..3 wenn
            waer|waere ich ..1 nicht|weg|tot|nimmer ..2 ?mehr ?da ..4 @dran|endlich|ruhe|gut|alles
            kaemen|kommen|kaeme|kommt ..3 drueber|darueber weg|hinweg
            mit ihrem|ihrer|seinem ..3 haetten ..2 @dran
            """),
        CrisisRule(
            "de-fear-of-oneself", .fear, example: "Ich hab Angst, dass ich mir was antue.",
            """
            mir|mia ..3-nichts|nix|nie|keiner|niemand|angetan was|etwas|wos|wat|sowas ..2-hat|hast|haben|habt antu|antue|antun|anzutun|antuh|otua|ontua|an|antaet|antaete
            tu|tue ich|i ?mir noch|was|etwas ?noch ?was an
            sich ..2 was|etwas|selbst ..1 antut|antun|anzutun|antue
            tut|tun sich ..2 was|etwas an
            angst ..4 vor mir|mich ?selbst|selber !5:versteckt|kind
            angst ..3 davor ..3 was|wozu ich ..4 tun|tue|mache|faehig|tu|anstelle
            angst ..4 ich ..3 mir|mich ..4 tue|tu|umbringe|umbring|ritze|verletze|schneide|springe|antue
            trau|traue|vertrau|vertraue ..1 mir ..2 selbst|selber ..2 nicht|nimmer|ned|kaum
            trau|traue ..1 mir ..2 nicht ..3 messer|balkon|bruecke|tabletten|allein|alleine|kueche
            nicht ..3 sicher ..2 vor mir
            vor mir selbst ?nicht sicher|angst|schuetzen
            dummheit ..3 mache|mach|machen|begehe|anstelle
            """),
        CrisisRule(
            "de-follow-the-dead", .wish, example: "Ich will zu Mama. Da, wo sie jetzt ist.",
            """
            @will|moechte|wuerd|liebsten|endlich ..3 zum|zu|bei|zur|beim|mit ..3 @kin|dir|ihm|ihr|euch|ihnen ..3-nach|fahren|hause ..0 ?. ..3 wo|himmel|oben|grab|drueben|jenseits|sein|verstorben*
            @will|moechte|wuerd ..3 endlich zum|zu|zur ..1 @kin !3:fahren|besuch|nach|ins
            @will|moechte|wuerd|wuerde|liebsten ..4 hinterher|nachfolgen|hinterhergehen|folgen|nachgehen|nachsterben
            @kin|ihm|ihr|dir ..2 folgen|nachfolgen|hinterher
            wieder bei ..2 @kin|dir|ihm|ihr ..4 himmel|oben|tod|drueben|sein !3:zuhause|daheim
            wieder ..2 vereint
            bald ..3 bei ..2 dir|@kin|ihm !3:besuch|zuhause|wieder
            hol|nimm ..1 mich ..2 zu|mit ..1 dir|himmel
            @kin|er|sie ..3 tot|gestorben|gegangen ..6 @will|moechte ..4 auch|hinterher|zu|mit ..1 ?nicht ?mehr ?gehen ?sterben
            @will ..2 auch|mit ..1 gehen|sterben
            @will|moechte ..2 dahin|dorthin|hin wo sie|er|@kin|du ..1 ist|bist|jetzt|sind
            @will|moechte|bald ..2 zu|bei ..1 meiner|meinem|meinen|der|dem toten|verstorbenen|totem
            bald|wieder ..4 dich|ihn|sie|@kin ..3 im himmel|jenseits
            """),
        CrisisRule(
            "de-end-wished", .wish, example: "ich will allem ein ende machen",
            """
            @will|wui|mag|moechte ..3 schluss machen !2:mit|fuer $
            @will|mag|moechte|werde|muss ..4 allem|allm|alldem ..3 ende|schluss
            @will|mag|moechte|kann ..4 dass ?es ?alles|das ..2 aufhoert|endet|vorbei ..0 fuer immer
            @will|mag|moechte ..3 schluss ..1 mit allem|dem|meinem|leben
            @will|mag|moechte ..3-beziehung|mit|vertrag alles beenden
            @will|mag|moechte ..2 es beenden $
            @will ..3 schluss machen mit allem|allm|mir|leben
            """),
    ]
}
