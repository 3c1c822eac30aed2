extension CrisisRules {
    /// German: acts against oneself: thought of, planned, prepared, tried.
    static let germanActs: [CrisisRule] = [
        CrisisRule(
            "de-kill-oneself", .act, example: "Ich denke ständig daran, mich umzubringen.",
            """
            <!2:hat|haben|hats|bringt mich|mi|mir|uns ..5-dich|ihn|fast|beinahe|beim @umbringen !laesst
            @umbringen ..3 mich|mi
            bring|bringe|brings|bringt ..3 mich|mi ..3 um !zum|den|ein
            mich|mi ..2 bringe|bring um
            sich ..5 @umbringen
            bringt|bringe sich ..4 um
            er|sie|ihr|ihm ..1 sich ..3 umbringt|umbringen|erhaengt|erschiesst|umgebracht
            leben ..2-ohne|mit nehmen|nimmt|beenden|beende|beend|nehme|nahm|wegwerfen|genommen|nehm
            nehm|nehme|nimmt|nahm|beende|beendet|beend ..3 das|mein|ihr|sein leben
            schluss ..2 mit ?dem ?diesem ?meinem @lebenNomen
            mit ?dem ?diesem ?meinem @lebenNomen ..3 schluss|abgeschlossen|fertig|schliessen
            mich|mir ..3 kugel ..2 kopf|geben|jagen
            kugel ..2 kopf|geben ..2 jagen|geben
            erschiess|erschiesst|toetet|toete mich
            pulsadern|pulsader
            vor ..2 zug|bahn|auto|lkw|ubahn|sbahn|laster|lok|tram ..3 werfen|schmeissen|springen|laufen|legen|werfe|springe|rennen|stellen|gehen|fallen|laufe|spring
            mich ..4 vor ..2 zug|bahn|auto|lkw|laster|lok
            kms
            @umbringen . ..3 @will
            selbst @umbringen|toeten
            erschiesst|erhaengt|toetet|ertraenkt|vergiftet er|sie|ihn ?er sich
            bringt er|sie ?die|der sich um
            sich|mir ..3 kugel ..2 gibt|geben|geb|gebe|verpassen|jag
            """),
        CrisisRule(
            "de-self-harm", .harm, example: "Hab mich gestern wieder geritzt",
            """
            mich|mir|mi ..4-beim|beinahe|fast|am|an|vor|von|hat|hast|damit|vom geritzt|ritzen|ritze|ritz|aufgeritzt|selbstverletzt
            ritz|ritze|ritzen|geritzt ..2 mich|wieder|mir
            ritzt|ritzen sich
            sich ..4-die|das|in ritzt|ritzen|geritzt|ritze
            sich ..1 selbst|selber|absichtlich ..1 verletzt|schneidet|weh|verletzen|schneiden
            schneidet sich !in|beim|die|den
            wieder|heute|gestern|nacht geritzt
            ritzen ..3 hilft|aufgehoert|angefangen|rueckfall|drang|druck|will|wieder|brauche
            drang|druck|verlangen|lust|beduerfnis ..3 ritzen|schneiden|verletzen|klinge|selbstverletzung|wehzutun|wehtun
            drang|druck|verlangen|lust ..4 mich|mir ..3 ritzen|schneiden|verletzen|wehzutun|aufzuschneiden
            mich|mir ..2-beim|in|an|am|die|der|das|den ?selbst|selber|absichtlich|wieder|heute schneiden|geschnitten|verletzt|schneide|verletzen|verbrannt|wehzutun|verletze !3:@unfall
            mich|mir selbst|selber|absichtlich ?wieder wehtun|weh|wehgetan|verletzt
            mir|mich ..3-beim|unfall ?absichtlich ?in den|die|am|an|in @koerper ..2 geschnitten|aufgeschnitten|verbrannt|ritzen|aufschneiden|schneiden|geritzt|blutig|zerschnitten|zerkratzt !3:@unfall
            wieder|mir ..1 den|die|meinen|meine @koerper aufgeschnitten|zerschnitten|geritzt|aufgeritzt|blutig
            @koerper ..3 aufgeschnitten|zerschnitten|zerritzt|aufgeritzt|geritzt
            neue|frische|neuen|frischen|wieder|alten|alte ..1 schnitte|wunden|narben|schnitt|kratzer ..4 @koerper|verstecken|langarm|aermel|niemand|keiner
            schnitte|narben|wunden ..3 @koerper ..5 niemand|keiner|sehen|verstecken|verbergen|wieder
            selbstverletz*|svv
            klinge|rasierklinge|klingen|rasierklingen ..5 wieder|ruft|geholt|rausgeholt|versteckt|angesetzt|haut|arm|brauche|schublade|nah|gekauft|benutzt
            wieder ..3 zur|der|die|eine klinge|rasierklinge
            rueckfaellig|rueckfall ..6 geritzt|schnitte|klinge|geschnitten|ritzen|selbstverletzung|schneiden
            tage|wochen|monate ..2 ohne|clean|geschafft ..5 geritzt|ritzen|klinge|schneiden
            muss|musste|will|wollte|moechte ..3 mir|mich ..3-die|der|das|den wehtun|schneiden|bestrafen|verletzen|ritzen !5:@unfall
            mir|sich|mich|ihr ..3 @koerper ..2 aufgeschlitzt|aufgeritzt|zerkratzt|zerschnitten|blutig|verbrannt ?geschnitten !3:@unfall
            schnitte|narben|wunden|schnittwunden ..2 @koerper ..4 gezeigt|frisch|neu|frische|neue|entdeckt|gesehen
            frische|neue|frischen|neuen schnitte|narben|wunden|schnittwunden
            verletz|verletze|verletzen ..1 ich ?mich ..2 wieder|jetzt|oft|heute ?mich selbst|selber
            verletz|verletze mich ..3 selbst|selber|absichtlich
            tu|tue ich ?mir ..2 selbst|selber|absichtlich weh
            tu|tue mir ..2 selbst|selber|absichtlich weh
            dass sie|er sich selbst|selber weh|verletzt
            selbst|selber verletzt ?habe ?hab
            schneide|ritze|beisse|verletze|kratze ich mich|mir ..3 @koerper
            das|dem ritzen !zwischen|der|im|in|am
            """),
        CrisisRule(
            "de-suicide-own", .act, example: "Ich habe Suizidgedanken.",
            """
            suizidgedanken|selbstmordgedanken|suizidal|suizidale|suizidgefaehrdet|suizidalen|suicidgedanken|selbstmordgefaehrdet
            selbstmord|suizid gedanken
            denk|denke|denken|denkt|dachte|gedacht|gedanken|gedanke|ueberlege|ueberleg|nachgedacht|nachdenken|nachdenk|spricht|redet|kreisen|fantasien ..6 an|ueber|um|von|von ?den ?einen ?meinen @suizid
            an|ueber @suizid ..3 denk|denke|denken|gedacht|nachgedacht|nachdenke|gedanken
            gedanken an ?den ?einen @suizid
            @suizid ..4 gedanken|ausweg|loesung|option|letzte|einzige|begehen|erloesung|kopf|machen|verueben
            ausweg|loesung|option ..4 @suizid
            gedanken|gedanke ..4 umbringen|umzubringen|sterben|tod|springen
            mein|meinen ?eigenen @suizid
            """),
        CrisisRule(
            "de-intent", .intent, example: "Ich werde mich am Wochenende umbringen.",
            """
            werd|werde|wird ..1 ich|mich|sich ..5-nicht|nie|niemals|nichts @umbringen
            ich werd|werde|geh|gehe ..4-nicht|nie ..0 mir|mich ..4-nicht|nie das leben nehmen
            werd|werde ..4-nicht ?meinem leben ..2 ein ende
            meinem|seinem|ihrem|dem leben ..3 ende setzen|machen|bereiten
            heute|morgen|dann|bald|gleich|naechste|naechster|endgueltig|wochenende|freitag|montag|sonntag|samstag ..6-nicht|nie bring|bringe ich|i mich|mi ..1 um
            ich bring|bringe mich ..3-nicht|noch|fast um
            springt|spring|springe gleich|jetzt|heute|runter
            dann|morgen|heute|sonntag|bald|montag|samstag|freitag|wochenende ..3 bin|binn|is|ist ich|i|es|mit ..3-im|in|auf|beim|bei|aus weg|tot|vorbei|fort|erloest|mir ..2 immer|mir|tot|endlich|endgueltig
            vorbei mit|um mir|mich
            bin|bist ..2 ich ..2 ?dann weg fuer immer
            ich ..2 dann weg fuer immer
            morgen ..4 nicht|nimmer ..1 mehr ..1 da|hier|am|leben ?bin|sein ?leben
            bin ich nicht|nimmer ..1 mehr da|hier !3:ansprechpartner
            ihr|euch|sie seid|sind|werdet mich ..3 los
            zieh|ziehe|ziehs|ziehen ?ich ?ich's ?es|das ..3 durch . ..3 sorry|tut|verzeih|lebt
            geh|gehe ..2 fuer immer
            geh|gehe ich ..1 endgueltig
            geh|gehe . endgueltig
            beschlossen|entschieden|entschlossen ..2 zu sterben|gehen|springen
            entschluss ..2 zu sterben|gehen
            """),
        CrisisRule(
            "de-letters", .intent, example: "Abschiedsbriefe sind geschrieben",
            """
            abschiedsbrief*|abschiedsbriefe !8:@arbeit <!4:roman|film|buch|song
            """),
        CrisisRule(
            "de-attempt", .attempt, example: "Gestern hab ich versucht mir das Leben zu nehmen",
            """
            versucht|versuchte|probiert|probierte ..5 mir|mich|sich ..5 nehmen|umzubringen|erhaengen|aufzuhaengen|toeten|umbringen
            mich|sich|mir ..4 nehmen|umzubringen|toeten|erhaengen|umbringen ..2 versucht|probiert
            selbstmordversuch|suizidversuch|suizidversuche
            versuch ..3 umzubringen|mich
            hab|habe|hat|schon|vorhin|gerade|eben|ich|sie|er ..5 alle|ganze|viele|saemtliche|packung|schachtel|viel ..3 tabletten|pillen|medikamente|packung|schlaftabletten ..3 genommen|geschluckt|runter|intus|eingenommen ..0 ?auf
            tabletten|pillen|medikamente|packung ..3 geschluckt|intus
            tabletten|pillen ..3 auf einmal
            ueberdosis ..3 genommen|geschluckt|intus
            versucht|versuchte|probiert ..6 schluss|leben|springen|nehmen ..3 ?mit ?dem leben|machen|nehmen
            tabletten|pillen|schlaftabletten|packung ..1 geschluckt
            """),
        CrisisRule(
            "de-means-alone", .intent, example: "der strick liegt bereit heute abend mach ichs",
            """
            strick|seil ..2 liegt|haengt|bereit|geknuepft|gekauft ..3 bereit|schon|geknuepft|heute|da
            tabletten|pillen|schlaftabletten ..2 gesammelt|gehortet|gezaehlt !4:reise|dose
            sammle|sammel|horte|zaehle ..2 tabletten|pillen|schlaftabletten|medikamente
            """),
        CrisisRule(
            "de-farewell-alone", .intent, example: "Das ist mein letzter Eintrag. Lebt wohl.",
            """
            letzter|letzte|letzten eintrag|nachricht|worte|zeilen|text ..4 ?. ..3 lebt|leb|danke|macht|tschuess|wohl|verzeih|verzeiht|liebe|sorry|entschuldigung
            lebt wohl
            leb|lebe wohl ..2 welt|alle|ihr|mama|papa
            verabschiede|verabschiedet ..2 mich|ich ..3 allen|euch|leben|welt|innerlich
            """),
    ]
}
