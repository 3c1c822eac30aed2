// German: loose and spoken wordings of music, titles and strength.
extension SpokenRules {
    static let germanSpeechMusic = """
        music.yes: @head|mir ..3 dudelt|dudelte|trällert|leiert|nudelt|singts|spielts
        music.yes: ging|geht|will|wollte|wollt|gehen|ging|geht's mir ..5 aus|aus'm dem|m|meinem sinn|kopf|ohr
        music.yes: @music ..9 ging|geht|gehen|gings ?mir ?heute|?danach|?seitdem ..3 aus|durch|nach|im ?dem|?den ?sinn|?kopf
        music.yes: @music ?hat|?ist|?hatte ..5 festgesetzt|hängengeblieben|festgefressen|eingenistet|eingebrannt|reingefressen <!nichts|nix
        music.yes: das|der|die|es hat sich ?dann ?bei ?mir ?voll ?total ?so festgesetzt|eingenistet|eingebrannt|festgefressen|festgebissen
        music.yes: @music ?also|?ist|?war|?noch ?immer|?auch|?also ?noch ?immer da !nicht
        music.yes: höre|hör|hörte|hören ?dauernd|?ständig|?immer|?ich ?dauernd|?ständig|?immer|?wieder innerlich|innen
        music.yes: versucht|versuche|probiert|bemüht ..7 @music ..3 loszuwerden|loszukriegen|auszuschalten|abzuschütteln|vergessen|verdrängen
        music.yes: um ?diese|?dieses|?diesen|?die|?das|?den ?blöde|?blöden|?doofe @music ..4 loszuwerden|rauszukriegen|kriegen|bekommen|verscheuchen|vertreiben|übertönen
        music.yes: ein|so|nen|n|einen ?ein|?so|?nen|?richtigen|?fiesen|?hartnäckigen|?üblen @worm <!kein|keinen|ohne|wie|nicht
        music.yes: im|in ?meinem @head ?habe|?hab|?hatte|?ist|?war|?hängt ?mir|?ich ..3-@thought @music
        music.yes: im|in ?meinem|?dem @head : !nichts|nix|ruhe|stille|still|leer
        music.no: @music ..8 @head ?heute ?gar|?überhaupt|?absolut nicht|nix|nichts|keine|keins|keiner|fehlanzeige|null $
        music.no: @music war|ist|lief|hatte|gabs|gab ?ich|?es ?heute ?in|?im ?meinem ?@head ?heute gar|überhaupt|absolut|wirklich nicht|nix|nichts|keine|keins|keiner
        music.no: hängengeblieben|hängen|hängenblieb|haften|kleben ?geblieben|?bleiben|?blieb ?ist|?blieb ?davon|?da|?bei ?mir ?davon nichts|nix|keins|keiner|keine|gar|nüscht
        music.no: nichts|nix|keins|keiner|keine ?davon|?bei ?mir ?ist ?davon hängen|hängengeblieben|haften|kleben|festgesetzt ?geblieben
        music.no: musik|lied|ohrwurm|melodie|song ?im ?kopf ?heute / fehlanzeige|keins|keine|keiner|nein|nö|nee|nix|null|nada|nope|negativ
        music.no: im @head ?ists|?wars|?ist|?war|?herrscht|?herrschte ?es ?heute ?tagsüber ?alles ?ganz|?komplett|?vollkommen|?total|?angenehm|?wunderbar still|stille|ruhe|ruhig|leer|frei|funkstille
        music.no: lied|song|melodie|ohrwurm|musik ?im ?kopf ?hatte|?hab|?hab|?gabs|?war ?ich ?es ?heute ?da ^ nein|nee|nö|ne ?heute ?nicht
        music.no: ohrwürmer|ohrwurm|lieder|musik ?hatte|?hab|?habe|?gabs|?gab ?ich|?es ?heute ?auch|?zum|?mal|?gar ?glück keine|keinen|keiner|keins|nicht|nix !mehr|los
        music.no: nichts|nix dudelt|dudelte|läuft|lief|singt|spielt|trällert ?im|?in ?meinem ?kopf
        music.no: kein|keine|keinen|koa|koan|null ?einziges|?einziger ohrwurm|lied|liad|melodie|song|musik ..4 im|in|gehabt|ghabt ?kopf|?meinem
        music.no: @music ?hob|?hab|?hatt|?hatte ?i|?ich koans|koan|koane|keins|ned
        music.no: liad|lied hob|hab i|ich ned|net|nicht|nöd|koans ?im|?ghabt
        music.context: bei mir|meiner ?selber|?selbst|?persönlich ?ist|?war|?herrscht|?dagegen|?ist ?da|?dagegen|?es ?zum|?heute|?da ?glück|?gott ?sei ?dank ?alles|?absolute|?einfach|?nur|?wieder ?ganz ruhe|ruhig|still|stille|nichts|nix|leer|frei|keiner|keins|funkstille|fehlanzeige
        music.context: heute|heut|jetzt|inzwischen|mittlerweile|diesmal ?ist|?war|?hatte|?hab|?wars ?er|?es|?ich|?der|?das|?sie ?aber|?zum|?gott|?endlich ?glück|?sei|?mal ?dank nicht|nix|nichts|keiner|keinen|keins|weg|verschwunden|vorbei|ruhe|still|ruhig ?mehr
        music.context: ^ ?und ?also ?jetzt ?heute ?es ?da ?ist|?war|?herrscht|?alles ?es ?heute ?jetzt ?ganz|?total|?wieder|?endlich|?absolut|?absolute|?alles ?einfach still|ruhig|stille|ruhe|funkstille|leise-nicht ?heute ?im ?kopf $
        music.context: ich|i ?selbst|?selber|?persönlich ?bin|?war|?blieb|?blieben ?aber ?davon ?zum|?heute ?glück verschont|frei|ohrwurmfrei
        music.stuck: ist|war|hängt|läuft|dudelt ?also|?halt|?leider ?immer noch ?immer da|drin|weiter !nicht
        music.stuck: krieg|kriege|bekomm|bekomme|werd|werde|krieg's|kriegs ?ich ?das|?es|?ihn|?den|?die|?sie nicht|ned|einfach|nimmer ?nicht ?mehr weg|los|raus|ausm|aus|abgeschüttelt
        title.head: ging|geht|gehen mir ?heute|?danach|?seitdem|?dann ?nicht ?mehr ?aus ?dem ?sinn ?kopf ^ {
        title.back: { ging|geht mir ?heute|?danach|?seitdem|?dann|?einfach|?den|?die ~3 nicht|aus|durch|nach
        title.head: spielt|spielte|singt|dudelt|läuft ?mir ?es|?da|?bei ?seit|?heute|?schon ?heute ?früh|?morgen ^ {
        title.head: wachte|aufgewacht|aufgestanden|aufwachen ?bin ?ich ?auf ?heute mit { ..7 } im|in|auf
        title.next: @worm ~8 $
        title.next: @music / das|die|den|der ~7 $
        title.next: @music / ?glaub ?ich ?aus|?von ~3 $
        str.low: ganz|nur|sehr|eher|recht|ziemlich|total|so|bloß ?ganz|?sehr|?noch schwach|leise|dezent|zart|sanft|leicht|gedämpft|fein|dünn !gestört|genervt
        str.low: kaum zu|wahrnehmbar|hörbar|merklich ?hören|?merken|?vernehmen
        str.low: dezent|gedämpft|schwach|leise|wispernd|flüsternd|unterschwellig|zaghaft|unaufdringlich <!nicht|zu|keineswegs|war|bin|kaum
        str.low: wie ?so|?aus|?von|?ein|?durch ?ein|?dem|?der|?einer ?leises flüstern|weitem|ferne|nebenraum|nebenzimmer|watte|hauch|wand|wispern|säuseln
        str.low: im|nur|ganz ?ganz ?nur hintergrund
        str.mid: laut|stark|leise|schwach ist|war|isses|wars|is ?er|?es|?sie|?das ?zwar ?jetzt nicht|net|ned ^ ?aber ?auch|?jedoch ?auch|?jetzt nicht|net|ned ?so ?wirklich ?gerade leise|schwach|laut|stark
        str.mid: nicht|net|ned|weder ?so|?sehr|?wirklich|?besonders laut|stark|leise|schwach ?aber|?und|?noch ?auch|?aber nicht|net|ned|noch ?so|?wirklich|?gerade leise|schwach|laut|stark
        str.mid: mittendrin|dazwischen|mittelding
        str.mid: so|irgendwo|halt|eher|etwa ?so|?halt|?in mittendrin|dazwischen|mittel|mittellaut|mittelstark|mittig
        str.mid: mittellaut|mittelstark|mittelkräftig|zimmerlautstärke|mittelmäßig|mittellaute|normallaut
        str.mid: in|auf zimmerlautstärke|mittlerer ?lautstärke
        str.high: voll|volle|full|komplett|ganz|richtig|so|total|maximal|bis ?bis ?zum|?auf ?volle aufgedreht|anschlag|pulle|pulle|dröhnung|lautstärke
        str.high: so|total|richtig|echt|mega|voll|wahnsinnig|unfassbar|furchtbar|ziemlich|sehr|extrem|brutal|irre|super|tierisch|mords ?dermaßen laut|stark|intensiv|kräftig|heftig <!nicht|kaum|nie
        str.high: übertönt|überdröhnt alles|alle|jeden|sogar|alles-andere
        str.high: bis zum|auf anschlag
        str.high: brüllt|brüllte|schreit|schrie|dröhnt|dröhnte|hämmert|hämmerte|scheppert|schepperte|donnert
        title.head: ^ im|in ?meinem @head ^ {
        music.no: @music ?im|?in ?meinem ?@head hatte|hab|habe|gabs|gab|war|lief ?ich|?es|?da ?heute|?auch ?heute|?auch null|keine|keinen|keins|keiner|nix
        music.stuck: hab|habe|hatte ?ich|?i das|es|den|die|ihn ?jetzt|?selber|?selbst|?auch ..4 im|in|am|an ?meinem|?der @head|backe|hals
        title.other: hat|haben|hatte ~6 { ~4 } gepfiffen|gesungen|gesummt|geträllert
        str.mid: lautstärke|stärke|intensität ~4 normal|durchschnittlich|mittel
        title.name: ^ ?also ?so @worm ?des|?von ?tages ?von heute|heut {
        title.head: ich|mir|i ?dabei|?heute|?dann|?ständig|?dauernd|?wieder { ~6-@thought } im|in ?meinem @head hatte|habe|hab|herumging|rumging|herumspukte|spielte|lief
        music.no: @music ?war|?ist ?heute|?diesmal|?aber|?zum ?glück nicht|ned|net ?mehr ?da ?zu da|hören|aufgetaucht|anwesend
        music.no: @music im kopf nein|nö|nee|ne ?danke
        title.held: um ?dieses|?dieser|?diesen { ~5 } zu übertönen|vertreiben|verdrängen|verscheuchen|vergessen|überspielen
        title.held: um ?dieses|?dieser|?diesen { ~5 } loszuwerden|wegzukriegen|rauszukriegen
        title.next: @music / ?ihr|?du|?sie|?ja wisst|weißt|kennt|wissen ?ja ?schon $
        title.cased: dann|dazu|obendrein|plötzlich|wieder|auch ?auch ?noch ?wieder { ~5 } im|in ?meinem @head
        str.low: sachte|sanft|behutsam|nebenbei|zart|hauchzart
        str.low: eher|nur|bloß nebenbei|beiläufig
        str.mid: halblaut|halblautes|halblaute
        str.high: wie|als ?käme ?es aus|aus'm lautsprechern|lautsprecher|boxen|megafon|verstärker
        music.no: im|in ?meinem @head selbst|selber ?ist|?war|?aber ?aber funkstille|ruhe|stille|nichts|nix|still|ruhig|leer
        title.head: hat|hatte mich|mi ?heute|?dann|?den|?ganzen|?tag { ~5 } verfolgt|begleitet|heimgesucht|gequält
        music.yes: nachhall|echo|nachklang ?von|?vom ~2 @music
        music.yes: klingt|hallt|hallte|klang|schwingt ~3 in mir
        music.no: @music ?im|?in ?meinem ?@head hatte|hab|habe ich ?heute ?auch nicht|net|ned $
        str.low: nicht|kaum|wenig aufdringlich
        @titleTail = dauerschleife endlosschleife
        @titleNone = läuft lief dudelt spielt
        title.cased: hör|höre|hörte|hören ?ich ?dauernd|?ständig|?immer|?wieder { ~5 } im|in ?meinem @head
        title.head: mit { ~5 } im|in ?meinem @head aufgewacht|aufgestanden|wach|eingeschlafen
        music.no: @worm|@music ?im ?kopf / ?nein ?nö nicht dass ich wüsste
        """
}
