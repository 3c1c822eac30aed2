// German: words and whose, when and how much.
extension SpokenRules {
    static let germanWords = """
        @not = nicht ned net nich nit kein keine keinen keinem keiner keinerlei nie niemals weder ohne nix nichts null
        @not = niemand niemanden niemandem
        @subject = ich i
        @small = der die das den dem des im in am auf von vom und zum zur ohne mit für unter über an bei nach
        @prep = mit bei von zu für über ohne an nach wegen zur zum vom beim gegen
        @not = kei nöd net ka koa koan kaa gor nischt
        @self = isch
        @self = wir uns
        @self = ich i hab habs habe ichs meinerseits
        @today = hüt heit hüüt
        @today = heute heut heid heit heuer heutiger jetzt nun momentan gerade inzwischen
        @now = jetzt nun inzwischen
        @since = seit von
        @compared = wie als anders statt
        @carry = der die das es er sie da dort damals dieser
        @join = und aber weil dass denn sondern doch dann obwohl während wobei sodass danach also sonst trotzdem
        @turn = aber doch sondern stattdessen trotzdem sonst
        @filler = ja also so naja na äh ähm hm mhm mei halt eben eigentlich irgendwie glaub glaube ich würd würde sagen
        @filler = sag mal doch schon noch okay gut echt wirklich ehrlich gesagt insgesamt alles allem
        @rating = ne eine auf bei etwa ungefähr circa vielleicht stufe
        @number0 = null
        @number1 = eins
        @number2 = zwei zwo
        @number3 = drei
        @number4 = vier
        @number5 = fünf
        @number6 = sechs
        @number7 = sieben
        @number8 = acht
        @number9 = neun
        @number10 = zehn
        @unit = uhr stunde stunden minute minuten tag tage tagen mal wochen woche euro leute abgaben termine mails
        @unit = kilometer prozent jahre monate kinder stück songs lieder bands kollegen leuten freunden stock seiten
        @kin = freund freundin freunde freunden freundinnen mama papa mutter vater schwester bruder oma opa geschwister
        @kin = tante onkel cousin cousine sohn tochter kind kinder kindern mann frau partner partnerin eltern familie
        @kin = schwiegermutter schwiegervater schwager schwägerin neffe nichte enkel enkelin enkelkind mitbewohner
        @kin = mitbewohnerin kumpel kumpels freundeskreis ex verlobte verlobter mum zwillinge sohnemann
        @staff = kollege kollegen kollegin kolleginnen chef chefin nachbar nachbarin nachbarn arzt ärztin therapeut
        @staff = therapeutin lehrer lehrerin trainer trainerin kunde kunden kundin team klasse gruppe leute leuten wg
        @staff = zahnarzt zahnärztin hausarzt hausärztin postbote besucher gast gäste
        @staff = friseurin friseur verkäuferin hausmeister vermieter vermieterin vorgesetzten teamleiterin bekannte
        @staff = bekannten bekannter betreuerin betreuer professorin prof physio physiotherapeutin mitschüler
        @staff = mitschülerin azubi praktikantin praktikant jungs mädels clique chor verein besuch patienten schülern
        @person = @kin @staff
        @his = er sie der die ihm ihr
        @be = war ist wars ists wahr is sei
        @past = gestern vorgestern neulich letztens damals früher vorhin
        other: der|die @NAME mein|meine @person hat|hatte|kriegt|kann|ist|war|sagt|meint|summt
        other: bei ihm|ihr|ihnen|dem|der
        other: meine|mein|unser|unsere|die|der|eine|ein @person
        other: mama|papa|oma|opa|mutti|vati|omi
        other: @NAME sagt|sagte|meint|meinte|erzählt|erzählte|findet|klagt|klagte|jammert|jammerte|schrieb|schreibt !mir
        other: { hat|hatte|sagt|sagte|meint|meinte|erzählt|erzählte } er|sie|mir
        other: weil|dass|und|aber|ob|wo er|sie
        other: ^ er|sie|die|der ist|war|hat|hatte|sagt|meint|meinte|kann|wird total|voll|ganz|gerade|nur|auch|immer|gesagt|so|seit
        other: ihm|ihr|ihn geht|gehts|ging|gings|nervt|stört|stresst
        other: ihr|ihm ..3 im|durch kopf|ohr|schädel
        past: gestern|vorgestern|neulich|letztens|damals|früher
        past: letzte|letzten|letztes|letzter|vorige|vorigen|vergangene|vergangenen woche|wochenende|monat|nacht|jahr|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sommer|winter|tage|tagen|wochen
        past: vor ?ein|?einem|?einer|?paar|?zwei|?drei|?vier|?fünf paar|zwei|drei|vier|einer|tagen|wochen|woche|monaten|jahren
        past: am montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag
        past: die|in|den ganzen|ganze|letzten|vergangenen tage|woche|tagen|wochen
        past: im kindergarten|ferienlager
        future: morgen !früh <!heute|guten|am|jeden|diesen|in
        future: übermorgen
        future: nächste|nächsten|kommende woche|tage|tagen|wochenende|mal|montag
        unreal: wollte|wollt eigentlich|erst
        unreal: hätte|hätt ..6 können|sollen|müssen|wollen|kenna
        corr: ^ halt ?stopp ?nein $
        corr: nein|nee|ne|nö|quatsch|moment|warte|stopp|korrigiere|korrektur|blödsinn|sorry|falsch|unsinn
        corr: ?ich mein|meine ?eher !mutter|schwester|freundin|kollegin|chefin|tochter
        corr: eher|vielmehr|besser|genauer
        corr: stimmt nicht
        corr: ach was|wo|nein|quatsch|ne
        corr: na|ach doch|nein|quatsch|komm
        corr: doch eher|nicht
        corr: schreib lieber|mal|besser
        corr: sagen|sag wir|lieber|mal
        deg.none: überhaupts|gor|goar net|ned|nöd|nicht|nix
        deg.low: a|es|e weng|bitzeli|bissle|bisserl|bissken|büschen|bisken|bissi|ticken|tick|hauch
        deg.low: halb so wild|schlimm|tragisch
        deg.low: nicht|nix weiter wild|tragisch|schlimm
        deg.low: klein|kleines|kleine wenig|bisschen|spur
        deg.low: ein|einen tick|ticken|hauch|spur
        deg.low: kaum der rede
        deg.high: tierisch|unfassbar|kolossal|mordsmäßig|volle|gehörig|mächtig|schwer|fest|sauber|narrisch|elendig|ohne ende|wie sau|verrückt|entsetzlich|grauenvoll|abartig|bestialisch|gottserbärmlich
        deg.none: gar|überhaupt|absolut|kein bisschen|nicht|nix|kein|keine|keinen|null
        deg.none: kein|null bisschen|stück
        deg.none: null|nullkommanull|nada
        deg.none: nicht im geringsten
        deg.none: in keinster|keiner weise
        deg.none: nicht die bohne
        deg.low: kaum|wenig|minimal|leicht|geringfügig|gering|bissel|bissl|bisserl|dezent|marginal
        deg.low: ein|a|n|nur|so|bissi bisschen|bissl|bissel|bisserl|wenig|klein
        deg.low: bisschen <!kein
        deg.low: nicht|ned|net sehr|so|besonders|allzu|arg|wirklich|richtig|sonderlich|weiter|groß|gross|viel|wahnsinnig|übermäßig|dramatisch|schlimm
        deg.low: kein|keine|keinen großer|große|großen|großartig|größeren
        deg.low: fast|beinahe gar|nicht|nichts|kein|keinen|nix
        deg.low: hält|hielt sich ..2 in grenzen
        deg.mid: mittel|mittelmäßig|mittelprächtig|mäßig|medium|moderat|halbwegs|mittlerer|mittlere|mittleres|einigermaßen
        deg.mid: mittel*
        deg.mid: geht|ging so
        deg.mid: so lala
        deg.mid: teils
        deg.mid: zwischen|auszuhalten|machbar|aushaltbar|verkraftbar|erträglich
        deg.mid: im rahmen
        deg.mid: schon|noch im rahmen|gegangen|okay|auszuhalten|machbar
        deg.high: sehr|total|voll|extrem|mega|wahnsinnig|ziemlich|richtig|echt|gewaltig|heftig|tierisch|unglaublich|unheimlich|enorm|massiv|brutal|krass|furchtbar|schrecklich|irre|ungemein|ordentlich|arg|übelst|höllisch|wirklich|absolut|komplett|stark|hoch|hohe|hoher|maximal|viel|unfassbar|so|dermaßen|ganz|schwer|immens|saumäßig|fürchterlich|narrisch <!nicht|ned|net|nix|und|also|nur|wie
        scale: von|zwischen null|eins|0|1 bis|und zehn|10
        scale: skala ..3 null|eins|0|1 bis zehn|10
        scale: skala
        ofTen: von|aus|auf zehn|10|zehnen
        ofTen: punkte|punkten
        ofTen: 10
        @strong = nein nee quatsch moment warte sorry falsch
        measure.mood: stimmung|laune|mood|befinden|tag|heute|stimmungsmäßig|gefühl|tagesform
        measure.mood: mir gehts|geht|ging
        measure.strength: stärke|stark|laut|lautstärke|intensität|ohrwurmstärke|kräftig|intensiv|ohrwurm
        measure.distress: störung|störfaktor|belastung|belastet|belastend|gestört|stört|genervt|nervt|nervfaktor|nervig|gestresst|leidensdruck|störend|nerven|lästig|quälend|störgrad
        measure.stress: stress|stresslevel|stresspegel|anspannung|stressig|stressmäßig|gestresst
        """
}
