extension BarbWords {
    static let german = BarbWords(
        address: WordPatterns(
            "du dich dir dein deine deinen deinem deiner deines deins deinetwegen dirs euch euer eure eurem euren"
        ),
        hedging: WordPatterns(
            """
            vielleicht eventuell womoglich moglicherweise konnte konntest konnten anscheinend offenbar scheinbar
            vermutlich wahrscheinlich wohl
            """),
        preaching: WordPatterns(
            """
            soll sollst sollte solltest sollten muss musst mussen musste musstest brauchst braucht brauchen versuch
            versuche versuchst versuchen probier probiere denk konzentrier* verbesser* schutz schutze schutzt beende
            beenden bewahr* behalte fang hor aufhoren bitte rat ratschlag* empfehl* empfiehl* vermeid* achte fokus*
            """),
        profanity: WordPatterns(
            """
            scheiss* *scheisse* verdammt* arsch* *arsch kack* fick* *gefickt* wichs* hure* nutte* pisse*
            pissen mist kotz* titten schwanz* saudumm drecks* fotze* bumsen porno* geil
            """),
        person: WordPatterns(
            """
            dick dicke dicken dicker dickes dickem fett fette fetten fetter fettes faul faule faulen faulenz* faulheit
            faulpelz* dumm* blod* idiot* erbarmlich* jammerlich* wertlos* nutzlos* versager* versagt korper* *gewicht*
            hasslich* *kalorie* kilo kilos pfund bauch* *bauch taille* huft* schlank* mager* dunn dunne dunnen dunner
            mollig* moppel* speck* abnehm* abgenommen zunehm* zugenommen diat* figur fasten hungern magersucht*
            bulimi* essstor* schonheit* hintern popo glatze* oberschenkel* trottel* depp* dussel*
            """),
        health: WordPatterns(
            """
            wahnsinn* verruckt* irre irrer irrenhaus angst* *angst panik* suchtig* sucht *psych* krank* gestort* arzt*
            arztin* klinik* patient* spital* stress* tod tot tote toten todlich* sterb* gestorben suizid* selbstmord*
            manie manisch* neuros* zwangs* hyster* wahn wahnhaft* anstalt* krebs autis* burnout
            """),
        people: WordPatterns(
            """
            mutter mutti mama vater vati papa eltern oma opa grossmutter grossvater bruder schwester* onkel tante*
            ehefrau ehemann gatte gattin sohn tochter chef chefin chefs jesus gott allah merkel scholz merz trump musk
            einstein napoleon goethe schiller shakespeare sherlock watson batman superman dracula aschenputtel hamlet
            sisyphus herkules houdini picasso mozart beethoven loriot munchhausen rumpelstilzchen godzilla
            """),
        sleep: WordPatterns(
            """
            *schlaf* *schlief* bett betten bettes betts *bettdecke* *bettzeit* *bettzeug* bettruhe *bettkante* ruhe
            ausruhen ausgeruht nacht nachts nachte nachten *mitternacht* nachtruhe abendruhe *matratz* *kissen*
            nickerchen traum* traume* getraum* mude muder mudigkeit gahn* gegahnt schlumm* erhol* ausgepennt pennen
            gepennt penn* schnarch* decken bettlaken laken* wecker* schnulz uberwinter* winterschlaf*
            """),
        water: WordPatterns(
            """
            *wasser* trink* *trunken* *trinken* *trinkt* *trinkst* trank trankst *flasche* durst* *durst schluck*
            *schluck* glas glaser glases *hydr* niere* tropfen* nipp* getrank* *getrank* leitungswasser vertrocknen
            """),
        food: WordPatterns(
            """
            essen isst esse gegessen mittagessen abendessen ass assest *fruhstuck* mahlzeit* *mahlzeit* *speise* teller*
            *teller gericht gerichte gerichten kuche* *kuchen *snack* imbiss* *nahrung* *ernahr* *gemuse* *salat* pommes
            burger* pizza* *zucker* nachtisch* hunger* rezept* koch* gekocht gabel* loffel* *kuhlschrank* happen appetit*
            futter* *frittier* *fritteuse* *karotte* *mohre* brokkoli kase* menu menus radies* chips* chipstute*
            schokolade* torte* *torte keks* brot brote brotchen wurst* fleisch* nudel* suppe* vitamin* knusper* obst
            mikrowelle*
            """),
        movement: WordPatterns(
            """
            *schritt* lauf* *gelaufen lief liefst liefen spazier* *beweg* sport* *sport train* *training* fitness* jogg*
            gejoggt renn* gerannt marathon* *treppe* wander* gewandert turnen turnst yoga radeln radel* schwimm*
            liegestutz* kniebeug*
            """))
}
