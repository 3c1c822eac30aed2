extension CrisisRules {
    /// German: what changes the weight of what stands near it.
    static let germanContext: [CrisisRule] = [
        CrisisRule(
            "de-plan", .cue(.plan), example: "Ich weiß jetzt wie und wo.",
            """
            plan|plaene|geplant|plane
            entschluss|entschieden|beschlossen|entscheidung|entschlossen
            weiss|weiss ..3 wie|wo|wann ..2 und|wo|wann|ich
            steht fest
            datum ..2 steht|fest|gewaehlt|ausgesucht
            diesmal|dieses ..1 ?mal
            tag ..2 ausgesucht|gewaehlt
            durchziehen|durchzieh|durch
            hoer|hoere ich ..1 nicht auf
            vorbereitet|geplant
            nicht ..2 verderben|kaputtmachen
            frieden ..2 geschlossen|gemacht
            """),
        CrisisRule(
            "de-place", .cue(.place), example: "Steh auf der Brücke.",
            """
            steh|stehe|sitz|sitze|steht|sitzt|bin|ist|stand ..4 auf|an|am|oben ..3 @stelle
            auf|an|am ?der ?dem ?den @stelle
            """),
        CrisisRule(
            "de-means", .cue(.means), example: "Die Tabletten liegen vor mir auf dem Tisch.",
            """
            @mittel ..5 vor|liegen|liegt|bereit|hand|tisch|gesammelt|gekauft|gehortet|schublade|neben|da|griffbereit|gezaehlt
            vor|liegen|liegt|hab|habe|hand|sammle|sammel|zaehle|zaehl|horte|besorgt|gesammelt ..4 @mittel
            hab|habe ..2 klinge|strick|seil|rasierklinge|pistole ..1 hier|da|dabei
            """),
        CrisisRule(
            "de-preparation", .cue(.preparation),
            example: "hab die briefe an alle fertig und die katze zur nachbarin gebracht",
            """
            brief|briefe|zettel ..4 fertig|geschrieben|an|liegen|liegt|hinterlassen
            schreib|schreibe|geschrieben|schrieb ..4 brief|briefe|zettel ..3 allen|alle|euch|an
            katze|hund|meerschweinchen|kater|haustier|hasen ..4 gebracht|gegeben|abgegeben|weggegeben|vermittelt
            verschenk|verschenkt|verschenke|weggegeben
            konten|papiere|passwoerter|versicherung|testament|unterlagen|vertraege|finanzen ..4 geregelt|sortiert|geordnet|gekuendigt|fertig|liegen|liegt|gemacht|aufgeschrieben|hinterlegt
            alles ..1 geregelt|erledigt|vorbereitet|geordnet
            vorsorge|testament ..3 geschrieben|gemacht
            testament ..3 schrank|tisch|schublade|fertig
            hund|katze|kater|tiere|meerschweinchen|hamster ..2 bei|zu|zum|ist|untergebracht ..3 bruder|schwester|nachbarin|eltern|freundin|tierheim|oma|mutter
            zettel|briefe|brief ..4 liegen|liegt|schreibtisch|tisch|bereit
            alles|alle ..3 vorbereitet|geregelt|erledigt|abgeschlossen|geplant
            passwoerter|passwort|pin ..5 heft|schublade|ordner|stehen|zettel|umschlag|liste
            abbezahlt|beglichen
            schulden ..2 bezahlt|beglichen|weg
            verkauft|verschenkt alles
            @kin ..1 geschrieben
            rad|auto|moped|gitarre ..1 verkauft|verschenkt|weggegeben
            zettel|surat|briefe ..6 jacke|jaket|tasche
            hund|katze|kater ..2 bei|zu|zur ..1 meiner|meinem @kin
            """),
        CrisisRule(
            "de-departure", .cue(.departure), example: "morgen bin ich dann weg für immer",
            """
            bin|binn ..3 weg|fort
            fuer immer
            nicht|nimmer mehr da|hier
            los
            endgueltig
            nie ..2 wieder ..1 seht|sehen|sieht
            ohne mich
            nicht|nimmer mehr da
            geh|gehe ..1 ich
            dann ..1 ruhe|still|frieden
            in|noch ..2 stunde|stunden|minuten ..3 frei|vorbei|weg|erloest
            keiner|niemand ..3 mehr ..2 um|wegen|ueber|mit ..1 mich|mir
            """),
        CrisisRule(
            "de-farewell", .cue(.farewell), example: "Das ist mein letzter Eintrag. Lebt wohl.",
            """
            lebt|leb|lebe wohl
            letzter|letzte|letzten eintrag|nachricht|worte|brief|mal|zeilen|tag
            abschied|verabschiedet|verabschiede|verabschieden|abschied
            danke ..2 fuer alles
            macht|machts|mach ..1 gut
            vergesst ..2 mich
            passt ..2 auf
            pass|passt|kuemmert ..1 auf|um ..2 @kin
            hab|habe euch ..2 lieb
            wartet|warte ..4 nicht ..2 auf mich
            lebewohl
            """),
        CrisisRule(
            "de-apology", .cue(.apology), example: "Verzeiht mir.",
            """
            verzeih|verzeiht|verzeihung|entschuldigung|entschuldige|sorry|entschuldigt
            tut|tuts ..1 mir|ma ..2 leid
            nicht|ned ..1 boese|sauer|traurig
            tuer ..3 abgeschlossen|zugesperrt|verriegelt|abgesperrt
            weiss|ahnt ..1 keiner|niemand|was
            keiner|niemand weiss|ahnt
            komisch|schwindlig|schlecht|muede|schummrig
            fehlt ..3 mut
            kommt ..3 keiner|niemand ..1 heim|nach|hause|zuhause|zurueck
            keiner|niemand ..3 heim|zuhause|daheim
            """),
        CrisisRule(
            "de-past", .cue(.past), example: "Mit siebzehn hab ich mich geritzt.",
            """
            ich war ..3 als
            war ich ..3 als
            nach der scheidung|trennung
            das war ..1 in|20*|19*|damals|frueher
            mit ..1 mitte|anfang|ende zwanzig|dreissig|zwanzigern|vierzig
            mit zwanzig|siebzehn|achtzehn|neunzehn|vierzehn|sechzehn|fuenfzehn|dreizehn
            studium|schulzeit|jugend|ausbildung ueber
            waehrend|in ..2 studium|studiums|schulzeit|pubertaet|jugend
            vor meiner geburt
            vor ..3 jahr|jahren|jahrzehnten
            vor ..2 monaten
            damals|frueher|einst|seinerzeit
            mit zwoelf|dreizehn|vierzehn|fuenfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|anfang
            als teenager|jugendliche|jugendlicher|kind|schuelerin|schueler|studentin
            als ich ..3 war|jung
            in meiner jugend|schulzeit|kindheit
            letztes|voriges jahr
            letzten|vorigen winter|sommer|herbst|fruehling
            es gab ..2 zeit|tage|jahre
            lange|laengst vorbei|her
            20*|19*
            im studium
            in der schulzeit|pubertaet|jugend|schule
            """),
        CrisisRule(
            "de-recovered", .cue(.recovered), example: "heute geht's mir gut.",
            """
            froh|dankbar|gluecklich|stolz|erleichtert ..3 dass|ich|zu|noch|drauf|darauf|bin
            heute|jetzt|inzwischen|mittlerweile|seitdem ..5 gut|besser|froh|gluecklich|dankbar|stabil|lache|gern|gerne|liebe|schoen
            vorbei|ueberstanden|geheilt|ueberwunden|geschafft
            gehts|geht ..2 mir ..2 gut|besser|prima
            nicht|nimmer ..1 mehr ..3 geritzt|so
            gern|gerne ..2 lebe|leb|leben
            """),
        CrisisRule(
            "de-returned", .cue(.returned), example: "Jetzt ist der Gedanke wieder da.",
            """
            wieder da|zurueck|so|angefangen|los|genauso|dran|oefter|jeden|schlimmer|soweit|dort|an
            jetzt|heute|gerade|grad|nun ..4 wieder|zurueck|schlimmer
            immer noch !2:da|am
            noch ..1 immer !2:da|am
            kommt|kommen|kam ..3 wieder|zurueck
            """),
        CrisisRule(
            "de-serious", .cue(.serious), example: "ehrlich, jeden Tag",
            """
            ernst|ernsthaft|kein|ohne scherz|witz|spass
            jeden|jede tag|abend|nacht|morgen
            einsam|allein|leer|verzweifelt|wertlos|erschoepft
            im ernst
            nicht ..1 witzig|lustig
            """),
        CrisisRule(
            "de-death", .cue(.death), example: "Seit Papa tot ist",
            """
            gestorben|tot|tod|verstorben|beerdigung|grab|himmel|gegangen|verloren|friedhof|starb
            wo ..1 sie|er ..1 jetzt ..1 ist
            zum opa|zur oma
            """),
        CrisisRule(
            "de-asking", .cue(.asking), example: "Was sag ich ihr denn?",
            """
            was|wie ..2 soll|sollen|kann|sag|mach|tun|helfe|helf|sage|mache
            hilfe|helft|helfen|bitte
            angst|sorge|sorgen ..1 um
            """),
    ]
}
