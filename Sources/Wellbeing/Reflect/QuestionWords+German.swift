extension QuestionWords {
    /// Written and spoken German, umlauts also as ae, oe, ue, with the commonest dialect forms.
    static let german = QuestionWords(
        function: set(
            """
            ich du er sie es wir ihr mich dich ihn uns euch ihm ihnen mir dir sich man mein meine meinen meinem
            meiner meines dein deine deinen deinem deiner sein seine seinen seinem seiner ihre ihren ihrem ihrer
            unser unsere unseren unserem unserer euer eure der die das den dem des ein eine einen einem einer eines
            nen ne nem und oder aber denn sondern weil dass daß wenn als ob obwohl damit bevor nachdem während
            waehrend bis seit seitdem sodass falls nicht nich ned net nöd nimma nimmer kein keine keinen keinem
            keiner nix nichts nie niemals niemand in im an am auf aus bei beim mit nach von vom vor zu zum zur über
            ueber unter für fuer durch gegen ohne um neben zwischen hinter trotz wegen ist is bin bist sind seid war
            waren warst wäre waere sei gewesen hab habe hast hat haben hatte hatten hätte haette gehabt wird werde
            werden wurde wurden worden würde wuerde würd geworden werd kann kannst können koennen konnte konnten könnte
            koennte muss muß müssen muessen musste mussten müsste will willst wollen wollte soll sollen sollte
            darf dürfen duerfen mag möchte moechte auch noch schon nur so sehr ganz mal doch ja nein halt eben
            eigentlich einfach wieder immer jetzt heute gestern morgen dann da hier dort dabei dafür dafuer darauf
            daran davon dazu danach darüber darum deshalb deswegen trotzdem irgendwie irgendwas irgendwann etwas
            alles alle allem allen aller viel viele vielen mehr weniger fast gar gerade grad vielleicht wirklich
            endlich plötzlich ploetzlich bisschen bissel bissl nochmal überhaupt ueberhaupt was wer wie wo wann warum
            wieso weshalb welche welcher welches wem wen womit wohin woher diese dieser dieses diesen diesem jede
            jeder jedes jeden jedem geht ging gehen gemacht macht machen gesagt sagt sagen kommt kam kommen gekommen
            gibt weiß weiss tag tage abend nacht stunde stunden minuten woche jahr jahre uhr zuhause hause gut
            schlecht müde muede ach boah krass paar zwei drei vier fünf fuenf sechs sieben acht neun zehn ins ans
            aufs übers selbst zurück zurueck weg nee nö moin mei hob hod ois wos un ik ick dat wat nu wech keen
            still steht lag saß gelaufen
            """),
        everyday: set(
            """
            mutter vater schwester bruder oma opa eltern kind kinder freund freundin freunde familie arbeit schule
            chef kollegin kollege wohnung zimmer küche kueche tür fenster straße strasse auto bahn zug kaffee wasser
            essen geld handy telefon regen sonne wetter hund katze wochenende minuten viertelstunde
            """),
        general: set(
            """
            scheiße scheisse scheiß scheiss verdammt arsch fuck ding dinge sache sachen mensch menschen leute jemand jemanden jemandem anderer andere anderen anderem
            anders zeit moment augenblick mittag vormittag nachmittag morgens abends nachts mittags minute sekunde
            wochen wochenende monat monate tages jahren montag dienstag mittwoch donnerstag freitag samstag sonnabend
            sonntag januar februar märz maerz april mai juni juli august september oktober november dezember frühling
            sommer herbst winter heut gestern übermorgen vorgestern mal male mals art weise teil stück grund ende
            anfang seite hälfte rest weile ganze ganzen ganzes erste ersten erster erstes zweite letzte letzten
            letzter nächste nächsten hundert tausend elf zwölf dreizehn zwanzig dreißig gefühl gefühle leben kopf
            gedanke gedanken wort worte frage fragen antwort tun tut getan tat lassen lasse lässt gelassen ließ
            gehe gehst gegangen gingen komme kommst kamen stehen stand standen gestanden liegen liegt gelegen sitzen
            sitzt sitze saßen gesessen nehmen nimmt nahm genommen geben gebe gab gegeben finden finde fand gefunden
            sehen sehe sieht sah gesehen hören höre hört hörte gehört denken denke denkt dachte gedacht wissen wusste
            gewusst glauben glaube glaub glaubt glaubte meinen meine meint meinte gemeint reden rede redet redete
            geredet sprechen spreche spricht sprach gesprochen erzählen erzähle erzählt erzählte schreiben schreibe
            schreibt schrieb geschrieben lesen lese liest las gelesen bleiben bleibe bleibt blieb geblieben bringen
            bringt brachte gebracht halten hält hielt gehalten fühlen fühle fühlt fühlte gefühlt brauchen brauche
            braucht brauchte versuchen versuche versucht versuchte anfangen angefangen aufhören aufgehört passiert
            passieren merken merke merkt merkte gemerkt heißt heißen hieß scheint schien stimmt klar genau okay egal
            groß große großen großer klein kleine kleinen kleiner neu neue neuen neuer alt alte alten alter lang
            lange langen kurz kurze richtig falsch schön schöne schönen eher ziemlich total echt voll super mega
            besonders meistens manchmal oft selten nachher vorher später spaeter früher frueher bald gleich sofort
            eigentliche innen außen oben unten vorne hinten links rechts drin drauf dran raus rein runter rauf hin
            her los zusammen allein alleine weiter nämlich also sonst sogar außer ausser statt anstatt solange sobald
            beide beiden einige einigen manche manchen mehrere einzige einzigen solche solchen derselbe dieselbe
            danke bitte hallo tagebuch eintrag liebes oje naja tja puh hm äh ähm haha kilometer euro prozent nummer
            """),
        feelings: set(
            """
            traurig traurige trauer traurigkeit wut wütend wuetend ärger ärgere ärgert aerger genervt nervt sauer zorn
            zornig angst ängste aengste ängstlich panik furcht fürchte sorge sorgen liebe lieben liebt liebte lieb
            glück glueck glücklich gluecklich freude freue freut freute froh fröhlich froehlich stolz dankbar
            dankbarkeit erleichtert erleichterung ruhig ruhe gelassenheit einsam einsamkeit leer leere verzweifelt
            verzweiflung hoffnung hoffnungslos enttäuscht enttäuschung verletzt schmerz schmerzen weh schwer heulen
            heule geheult weinen weine weint weinte geweint tränen traenen lachen lache lacht lachte gelacht lächeln
            müdigkeit erschöpft erschöpfung kaputt fertig gestresst stress überfordert nervös nervosität unruhe
            unruhig unsicher unsicherheit scham schäme peinlich schuld schuldig neid neidisch eifersucht eifersüchtig
            sehnsucht vermisse vermissen vermisst hass hasse hassen ekel ekelhaft langweilig langeweile verwirrt
            zufrieden zufriedenheit wohl geborgen schlimm furchtbar schrecklich wunderbar toll
            """),
        grave: set(
            """
            sterben sterbe stirbt starb gestorben tot tote toten tod todes töten getötet umbringen umgebracht
            umzubringen suizid suizidgedanken selbstmord selbstmordgedanken selbsttötung selbstverletzung ritzen
            ritze geritzt tabletten pillen überdosis klinge klingen rasierklinge messer strick seil erhängen aufhängen
            springen runterspringen gleis gleise brücke abschiedsbrief abschiedsbriefe beerdigung grab leiche waffe
            gift verrecken suicide
            """))
}
