extension FoodLexicon {
    /// German words around the food.
    static let germanWords = """
        unsweetened = ohne zucker, zuckerfrei, zuckerfreier, zuckerfreie, zuckerfreies, zuckerlos, ungesüßt, ungesüßter, ungesüßte, ungesüßtes, light, zero, kein zucker, keinen zucker, nicht gesüßt, mit süßstoff, süßstoff, mit stevia, ohne zuckerzusatz, diät, ohne alles
        sweetened = mit zucker, mit viel zucker, mit wenig zucker, gezuckert, gesüßt, gesüßter, süß, süßer, süße, süßen, mit honig, mit sirup, sirup, mit ahornsirup, löffel zucker, stück zucker, würfel zucker, karamellsirup, vanillesirup, mit karamell, kondensmilch gezuckert, zuckersüß, gezuckerter, zuckerstück, würfelzucker
        sugar = zucker
        decaffeinated = entkoffeiniert, entkoffeinierter, entkoffeinierten, entkoffeinierte, koffeinfrei, koffeinfreier, koffeinfreie, koffeinfreien, decaf, ohne koffein, entcoffeiniert
        frying = frittiert, frittierte, frittierter, frittiertes, fritiert, paniert, panierte, panierter, paniertes, im bierteig, im backteig, knusprig, in fett ausgebacken
        gentle = gegrillt, gegrillte, gegrillter, gegrilltes, gekocht, gekochte, gekochter, gekochtes, gedünstet, gedünstete, gedünsteter, gedünstetes, gedämpft, gedämpfte, dampfgegart, gebacken aus dem ofen, pochiert, pochierte, roh
        none = kein, keine, keinen, keinem, keiner, keines, koa, ohne, nix mit, weder, nicht mal, verzicht auf, null, nie
        skipped = ausgelassen, weggelassen, verzichtet, stehen lassen, stehen gelassen, liegen lassen, liegen gelassen, ausgefallen, gestrichen, abgelehnt, verkniffen, widerstanden, nicht gegessen, nicht getrunken, nicht angerührt, abgesagt, gespart, zurückgegeben, verschenkt, gab es nicht, nicht genommen, nicht bestellt, nicht gekauft, nicht angefasst, übersprungen
        instead = statt, anstatt, anstelle von, statt dem, anstatt dem, anstelle
        nearly = fast, beinahe, um ein haar, beinah
        wanted = wollte, wollt, wollten, hätte, hätt, lust auf, bock auf, appetit auf, gelüste auf, überlegt ob, geplant war, eigentlich geplant, wäre gern
        resume = stattdessen, aber, sondern, nur, bloß, lediglich, dann doch, doch lieber, dafür, am ende, letztlich, jedoch, dann aber, geworden sind, wurde, gab, gabs, gab es, gegessen hab ich, außer
        and = und, u, sowie, plus, dazu, danach, dann, später, nachher, anschließend, außerdem, dazwischen, vorher, hinterher, gefolgt von, abends, mittags, morgens, nachmittags, vormittags, nachts
        or = oder, noch nicht mal, bzw
        with = mit, im
        another = noch einer, noch einen, noch eine, noch eins, noch ein, noch ne, noch nen, nochmal einer, nochmal einen
        more = noch, weitere, weiterer, nochmal
        piece = stück, stk, stückl, stückchen, scheibe, tasse, tassl, becher, glas, gläser, gläschen, flasche, fläschchen, dose, haferl, pott, kanne, kugel, tafel, riegel stück, packung, päckchen, packerl, tüte, beutel, schale, schüssel, schüsserl, teller, portion, portiönchen, handvoll, hand voll, löffel, esslöffel, el, tl, teelöffel, krug, becherchen, pck, rippe, schnitz, humpen, kännchen, schluck, bissen, schnitte kuchen, rolle, gläschen, thermoskanne, schälchen, gabel, happen, sorten, mal
        unit = ml, l, liter, cl, dl, g, gr, gramm, kg, kilo, prozent, %, kcal, kalorien, uhr, h, min, minuten, stunden, stunde, std, euro, €, km, tage, tagen, leute, personen, jahre, kumpels, kollegen, jährige
        time = um, gegen, seit, bis, nr, nummer
        times = mal, x
        1 = ein, eine, einen, einem, einer, eines, eins, ne, nen, n, a, an, paar, ein paar, nem, ner, ebbes, einige, mehrere, halbe, halber, halbes, ein halber, ein halbes, eine halbe, eine ganze, ein ganzer, ein ganzes, einmal, a bissl, oan, oane, oa
        2 = zwei, zwo, zwoa, beide, beiden, zweimal, doppelte portion
        3 = drei, dreimal
        4 = vier, viermal
        5 = fünf, fünfmal
        6 = sechs, ein halbes dutzend, halbes dutzend
        7 = sieben
        8 = acht
        9 = neun
        10 = zehn
        11 = elf
        12 = zwölf, dutzend, ein dutzend, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, fünfundzwanzig, dreißig, vierzig, fünfzig, hundert
        verb = gegessen, gessen, gegesse, getrunken, gekauft, bestellt, gegönnt, genommen, gehabt, verputzt, genascht, verdrückt, geholt, gefuttert
        whole = ganz, ganze, ganzen, ganzer, ganzes, komplett, leer, aufgegessen, weggeputzt, alle
        filler = aioli, kräuterbutter, zaziki soße, streusel, schokostreusel, schokosoße, schokosauce, karamellsoße, vanillesoße, preiselbeeren, zuckerguss, puderzucker, zimtzucker, rum, der, die, das, den, dem, des, ich, hab, habe, hat, haben, heute, heut, gestern, nicht, auf, von, vom, zum, zur, bei, beim, in, aus, für, auch, groß, große, großer, großes, großen, klein, kleine, kleiner, kleines, kleinen, frisch, frische, frischer, frisches, frischen, viel, viele, bisschen, bissl, etwas, bunt, bunter, bunte, warm, warme, kalt, kalte, kalter, starker, starken, schwarzer, schwarzen, schwarz, selbstgemacht, selbst gemachte, hausgemachte, mini, frühstück, mittagessen, mittag, abendessen, abend, snack, zwischendurch, essen, trinken, gut, guter, gute, lecker, leckere, küche, kochen, suchen, besuch, kuchengabel, sahne, schlagsahne, schlag, milchschaum, soße, sauce, soßen, ketchup, mayo, mayonnaise, senf, remoulade, dressing, öl, olivenöl, butter, honig, marmelade, salz, pfeffer, gewürze, kräuter, petersilie, knoblauch, essig, balsamico, zimt, vanille, war, waren, ist, sind, weil, wenn, als, so, zu, am, es, man, mir, mich, mein, meine, wieder, schon, immer, meist, kaffeepause, teller leer, kaffeetrinken, kaffee und kuchen zeit, eiweiß, eigentlich, stress, feierabend, eiskalt, eiskalte, reste, rest, hunger, durst, salatsoße, kaffeesahne, brotkorb, obstkorb, kantine, mensa, bäcker, imbiss, tiefkühl, doppelter, doppelten, doppelt, einfach, einfacher, normal, normaler, normale, schön, schöne, schöner, schönes, schönen, nach dem essen
        """
}
