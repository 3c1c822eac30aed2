extension BarbBank {
    static let german: [BarbLines] = [
        BarbLines(
            .missingData,
            gentle: [
                "Der Tag hat seine Unterlagen eingereicht, nur leider ohne die Unterlagen.",
                "Im Protokoll klafft eine Lücke, durch die bequem ein Möbelwagen passt.",
            ],
            playful: [
                "Du hast dem Gutachter einen Umschlag geschickt, in dem nur ein zweiter Umschlag steckt.",
                "Wie ein Krimi ohne die letzten Kapitel liegt dein Tag hier auf dem Tisch.",
            ],
            spicy: [
                "Du lieferst Daten wie ein Fahrplan Anschlüsse, also rein theoretisch.",
                "In deinem Formular ist so viel Platz, dass darin schon die Grillen zirpen.",
            ]),
        BarbLines(
            .allGood,
            gentle: [
                "Heute gibt es nichts zu bemängeln, und das Amt für Bemängelung trägt Trauer.",
                "Selbst das Kleingedruckte dieses Tages liest sich erfreulich.",
            ],
            playful: [
                "Du hast den Tag gefaltet wie ein Kellner die Serviette, und am Ende war es ein Schwan.",
                "Vor Rührung über deine Werte küsst irgendwo ein Notar seinen Stempel.",
            ],
            spicy: [
                "Du bist heute so tadellos, dass Spötter in Kurzarbeit gehen.",
                "Deinetwegen sitzt die ganze Lästerabteilung gelangweilt vor leeren Akten.",
            ]),
        BarbLines(
            .overallBad,
            gentle: [
                "Der Tag eierte ein wenig, kam aber mit allen vier Rädern an.",
                "Das war ein Tag wie ein Klappstuhl, brauchbar, nur zum Anlehnen nicht gedacht.",
            ],
            playful: [
                "Du hast den Tag eingeparkt wie einen Umzugswagen, nach langem Kurbeln und mit viel Publikum.",
                "Wie ein Schülerorchester klingt deine Bilanz, laut, mutig und fast in derselben Tonart.",
            ],
            spicy: [
                "Du hast heute Halbgas gegeben und dich über die halbe Strecke gewundert.",
                "Unentschieden steht es zwischen dir und einem Gegner, der gar nicht angetreten ist.",
            ]),
        BarbLines(
            .overallUgly,
            gentle: [
                "Dieser Tag war eine Generalprobe, bei der sogar der Vorhang klemmte.",
                "Über allem schwebte heute ein Wölkchen mit festem Arbeitsvertrag.",
            ],
            playful: [
                "Du und dieser Tag, das war wie Regenschirm und Orkan, beide bemüht und keiner trocken.",
                "Am Ende blieb von deinem Plan wie beim Zeltaufbau eine rätselhafte Stange übrig.",
            ],
            spicy: [
                "Mit Ansage hast du diesen Tag versenkt, und das Orchester spielte noch.",
                "Soeben wurde deine Tagesbilanz als abstrakte Kunst versteigert.",
            ]),
        BarbLines(
            .sleepUnder,
            gentle: [
                "Das Kopfkissen hatte kaum Zeit, sich richtig vorzustellen.",
                "Diese Nacht war nur die Kurzfassung in Stichpunkten.",
            ],
            playful: [
                "Du behandelst dein Bett wie ein Hotel am Flughafen, kurz rein, Koffer zu, wieder weg.",
                "Wie ein Taxi vor der Oper wartete die Matratze, und du hast bloß gewinkt.",
            ],
            spicy: [
                "Du schläfst wie eine Ampel, nach ein paar Sekunden springst du wieder um.",
                "Als vermisst gemeldet hat dich dein Kissen, und zwar zu Recht.",
            ]),
        BarbLines(
            .sleepOver,
            gentle: [
                "Das Kissen erwägt inzwischen, Dauerparkgebühren zu erheben.",
                "Bis die Vorhänge aufgingen, hatte der Vormittag schon Feierabend.",
            ],
            playful: [
                "Du hast so lange geschlafen, dass der Wecker inzwischen eine Lehre als Briefbeschwerer beginnt.",
                "Adoptiert hat dich deine Bettdecke, sie kümmert sich gerade um die Papiere.",
            ],
            spicy: [
                "Du hast so tief überwintert, dass sich die Murmeltiere beschweren.",
                "Weil du seine Arbeit nicht ernst nimmst, hat der Wecker gekündigt.",
            ]),
        BarbLines(
            .sleepMet,
            gentle: [
                "Eine Nacht wie aus dem Katalog, sogar die Falten im Laken liegen richtig.",
                "Der Schlaf kam pünktlich, blieb lange genug und brachte keine Verwandten mit.",
            ],
            playful: [
                "Du hast geschlafen wie eine Katze auf dem Drucker, nur ohne Papierstau am Morgen.",
                "Ein Arbeitszeugnis schreibt gerade das Kopfkissen, und du kommst darin hervorragend weg.",
            ],
            spicy: [
                "Du schläfst so vorbildlich, dass die Schafe zum Zählen keine Kundschaft mehr haben.",
                "Dein Bett prahlt schon vor dem Sofa mit dir.",
            ]),
        BarbLines(
            .waterIncomplete,
            gentle: [
                "Die Flasche steht noch so voll da wie ein Festredner vor dem ersten Satz.",
                "Der Wasserstand von heute würde einem Kaktus schmeicheln.",
            ],
            playful: [
                "Du trinkst, als stünde auf jedem Schluck eine Luxussteuer mit doppelter Bearbeitungsgebühr.",
                "Seit Stunden wartet deine Flasche wie ein Hund vor dem Supermarkt.",
            ],
            spicy: [
                "Du gießt die Blumen und lässt dich selbst vertrocknen, sehr ritterlich.",
                "Als Antiquität geht deine Wasserflasche durch, so unberührt steht sie da.",
            ]),
        BarbLines(
            .waterMet,
            gentle: [
                "Bis auf den letzten Tropfen alles ordnungsgemäß zugestellt.",
                "Die Flasche ist leer und sieht dabei ausgesprochen zufrieden aus.",
            ],
            playful: [
                "Du hast getrunken wie eine Topfpflanze nach den Betriebsferien, gründlich und ohne Widerworte.",
                "Nach den Überstunden von heute möchte dir der Wasserhahn trotzdem danken.",
            ],
            spicy: [
                "Du hast alles ausgetrunken, du Streber der Wasserwerke.",
                "Deinetwegen meldet die Flasche heute früh Feierabend an.",
            ]),
        BarbLines(
            .foodBad,
            gentle: [
                "Auf dem Teller saß heute das Gemüse wieder in der Opposition.",
                "Der Speiseplan hatte gute Vorsätze und eine sehr überzeugende Nachspeise.",
            ],
            playful: [
                "Du isst wie eine Koalition, viele Kompromisse, und am Ende setzt sich der Käse durch.",
                "Nett anzusehen und arm an Spuren, so war dein Essen heute, wie ein Vorabendkrimi.",
            ],
            spicy: [
                "Dem Salat hast du eine Einladung geschickt und dann am Nebentisch gegessen.",
                "Genau ein Radieschen lag auf deinem Teller, und das nur als Zeuge.",
            ]),
        BarbLines(
            .foodUgly,
            gentle: [
                "Heute hat die Fritteuse komponiert, und das Gemüse durfte nicht einmal umblättern.",
                "Aus dem Gemüsefach kommen Briefe, auf die niemand mehr antwortet.",
            ],
            playful: [
                "Du hast den Speiseplan der Snackschublade überlassen, und sie hat einstimmig für sich selbst gestimmt.",
                "Laut, knusprig und ohne Handlung, klangen deine Mahlzeiten heute wie eine Chipstüte im Theater.",
            ],
            spicy: [
                "Du hast gegessen, als hätte dir ein Automat den Hof gemacht.",
                "Noch vor dem ersten Wort der Karotte war dein Menü frittiert.",
            ]),
        BarbLines(
            .foodGood,
            gentle: [
                "Das Gemüse hat beantragt, den heutigen Teller unter Denkmalschutz zu stellen.",
                "Sogar das Licht im Kühlschrank leuchtete heute ein bisschen stolzer.",
            ],
            playful: [
                "Du hast so gut gegessen, dass der Brokkoli jetzt Autogrammkarten drucken lässt.",
                "Nach einem Blick auf deinen Teller fragt der Malkasten neidisch nach Tantiemen.",
            ],
            spicy: [
                "Du hast den Pommes so elegant abgesagt, dass sie jetzt Gedichte schreiben.",
                "Vor deinem anständigen Menü traute sich die Sahnetorte nicht herein.",
            ]),
        BarbLines(
            .sleepConsistency,
            gentle: [
                "Die Schlafenszeiten irren umher wie Touristen ohne Stadtplan.",
                "Der Kalender der Nächte sieht aus wie vom Wind sortiert.",
            ],
            playful: [
                "Du gehst ins Bett wie die Katze durch die Tür, mal rein, mal raus, immer nach Laune.",
                "Ein sehr fröhlicher Würfel hat deine Bettzeiten festgelegt, so sehen sie jedenfalls aus.",
            ],
            spicy: [
                "Du hast einen Schlafrhythmus wie ein Schlagzeug im freien Fall.",
                "Für dein Kissen bist du inzwischen reine Folklore.",
            ]),
        BarbLines(
            .waterConsistency,
            gentle: [
                "Manche Tage sind Springbrunnen, andere eher Briefmarkenalbum.",
                "Die Trinkkurve sieht aus wie die Skyline einer sehr kleinen, unentschlossenen Stadt.",
            ],
            playful: [
                "Du trinkst wie ein Rasensprenger mit Zeitschaltuhr vom Flohmarkt, mal Sintflut und mal Wüste.",
                "Ein Doppelleben führt deine Flasche, montags Arbeitstier und am Wochenende reine Dekoration.",
            ],
            spicy: [
                "Du trinkst nach Mondphasen, und der Mond hat auch keinen Überblick.",
                "Wie der Bus kommt dein Wasserkonsum, erst gar nicht und dann dreifach.",
            ]),
        BarbLines(
            .foodQuality,
            gentle: [
                "Der Wochenplan liest sich wie ein Krimi, in dem zuerst das Gemüse verschwindet.",
                "In dieser Küche improvisiert das Mittagessen, und die Möhren wünschen sich Noten.",
            ],
            playful: [
                "Du wählst Mahlzeiten wie Urlauber Postkarten, nämlich die vom Ständer gleich neben der Tür.",
                "Deine Küche hat ein großes Ensemble, aber die Hauptrolle spielt ständig die Mikrowelle.",
            ],
            spicy: [
                "Du und das Gemüse, ihr siezt euch immer noch.",
                "Eine Wendung hatte dein Speiseplan diese Woche, und sie hieß jedes Mal Käse.",
            ]),
        BarbLines(
            .trendImproving,
            gentle: [
                "Die Kurve summt etwas Fröhliches und schaut dabei nach oben.",
                "Es geht bergauf, und der Gipfel hat schon mal gelüftet.",
            ],
            playful: [
                "Du kletterst wie Efeu an der Bibliothek, langsam, stur und mit erstaunlich gutem Geschmack.",
                "Endlich hat deine Kurve den passenden Wind getroffen und steigt wie ein Drachen.",
            ],
            spicy: [
                "Du wirst besser, und deine Ausreden melden sich arbeitslos.",
                "Selbst Pessimisten zahlen Eintritt, um deinen Aufstieg zu sehen.",
            ]),
        BarbLines(
            .trendSteady,
            gentle: [
                "Wieder eine Woche, so gerade wie die Bücher einer Bibliothekarin.",
                "Die Kurve hat einen Horizont gezeichnet, nur das Schiff fehlt noch.",
            ],
            playful: [
                "Du hältst Kurs wie eine Fähre, die jede Möwe beim Vornamen kennt.",
                "So berechenbar wie eine Kuckucksuhr und fast so liebenswert war deine Woche.",
            ],
            spicy: [
                "Du ziehst so gerade Linien, dass Lineale neidisch zu dir aufschauen.",
                "Abgeschrieben hat deine Woche bei der vorigen, sogar mit den Tippfehlern.",
            ]),
        BarbLines(
            .trendSlipping,
            gentle: [
                "Die Kurve nimmt die Aussichtsstrecke, und die führt leider talwärts.",
                "Etwas verrutscht ist diese Woche, wie der Hut auf einem höflichen Schneemann.",
            ],
            playful: [
                "Du hast die Kurve von der Leine gelassen, und jetzt jagt sie bergab einem Schmetterling nach.",
                "Masche für Masche hat sich deine Woche aufgeribbelt, wie ein Pullover an der Türklinke.",
            ],
            spicy: [
                "Du hast der Schwerkraft das Steuer überlassen, und die kennt keine Bremse.",
                "Da rutscht sie hin, deine Kurve, und du winkst ihr auch noch nach.",
            ]),
        BarbLines(
            .baselineThin,
            gentle: [
                "Bisher ist das ein Vorspann, der Film kommt noch aus dem Schneideraum.",
                "Noch ein paar Tage, dann wird aus den Pünktchen eine Zeichnung.",
            ],
            playful: [
                "Du hast ein paar Puzzleteile geschickt, und der Farbe nach sind sie alle Himmel.",
                "Kürzer als die Garantie auf einen Regenschirm aus Papier ist bisher dein Logbuch.",
            ],
            spicy: [
                "Du hinterlässt so wenige Spuren, dass der Detektiv jetzt Briefmarken sammelt.",
                "Auf ein Konfetti passen deine Daten, und am Rand bleibt noch Platz.",
            ]),
    ]
}
