extension CrisisRules {
    static let germanWords = """
        will:  will wil wui wue wuell wuid mag moechte mochte moecht moechten wuensch wuensche wuenschte wuenscht
            wollte wollt wolln wollen wuerd wuerde wuerden wott wot woit mog mecht mecad moecht't woin wills magst
            wolle wo moege wolln's willst
        nicht: nicht nich ned net nit nid nie niemals nichts nix nemme nimmer nimma nimmermehr nuemm nuemme nuem
            nimme nimm niemehr nicht-mehr
        nimmer: nimmer nimma nuemm nuemme nemme nimme nimm nuem nie niemals
        kein: kein keine keinen koa koane koan ka kan keen keenen keinerlei kei null kene
        leben: leven leben lebn laebe laeben lebe existieren weiterleben existiern dasein weiterlebn
            lem leem
        lebenNomen: leben lebn laebe lebens dasein existenz
        sterben: sterben sterbn stern stern' storben stirb sterb verrecken krepieren draufgehen abkratzen
            stoaben schterbe stearbn steam staerbe
        tot: tot doud dod
        umbringen: umbringen umbring umbringe umbringt umbringa umzubringen umgebracht umbrächt umbraechte töten
            toeten toete toetet erhaengen erhaenge erhaengt erschiessen erschiess erschiesse aufhaengen aufhaenge
            vergiften ertraenken ersaeufen abstechen hamdrahn heimdrehen hoamdrahn umebringe
            entleiben erdrosseln erhaengn umzubringn umbringn erschossen wegmachen ausloeschen auszuloeschen
        ritzen: ritzen ritz ritze ritzt geritzt schneiden schneid schneide schneidet geschnitten aufgeschnitten
            aufschneiden aufgeritzt verletzen verletz verletze verletzt wehtun wehgetan verbrannt verbrennen
            selbstverletzen schnippeln
        koerper: arm arme armen unterarm unterarme handgelenk handgelenke oberschenkel schenkel bein beine beinen
            haut bauch pulsadern pulsader puls
        ort: in aus von mit bei so hier dort allein alleine auf zusammen getrennt wie vegan unter neben zwischen im am da
            dortn daheim hinter ueber zu ohne nur vom gegen als
        dran: weniger besser leichter einfacher gluecklicher dran froh erleichtert ruhe frieden freier ruhiger
            sorgenfrei gutes leichta
        suizid: suizid* selbstmord* selbsttoetung* freitod suicid* selbstmoerder*
        mittel: tabletten pillen strick seil klinge klingen rasierklinge rasierklingen messer pistole waffe
            schlaftabletten medikamente gift
        stelle: klippen bruecken gleis schienen bruecke dach gleise gleisen balkon klippe hochhaus bahnsteig kante abgrund gelaender
            bahngleise bahngleisen turm dachkante parkhaus
        nix: nichts nix nichs
        verwandt: oma opa vater mutter oma papa mama onkel tante freund hund katze bruder schwester ihn sie von meines meiner
        gemuetlich: sofa couch haengematte bett warm kuschelig gemuetlich wecker wochenende urlaub schule traum frueh montag decke arbeit
            weckerklingeln ausschlafen sonntag kater
        unfall: beim kochen rasieren schnippeln basteln unfall versehentlich aus sport fussball training daumen
            finger kueche papier garten dosenoeffner zwiebeln gemuese kinn glas
        arbeit: arbeit kollegen kollegin kollege buero firma chef chefin team job klasse schule verein
        germanNoun: katze welt frau sonne leute mutter zeit arbeit
        orte: hotel buero firma schule stadt job laden wohnung zimmer urlaub party koeln berlin wien land dorf verein abteilung meeting ferienwohnung haus lager krankenhaus heim klinik wg dabei fuer
        """
}
