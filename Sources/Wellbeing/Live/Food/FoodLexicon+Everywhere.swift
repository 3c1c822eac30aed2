extension FoodLexicon {
    /// Names that people write for what is in the pack or on the tray.
    static let brands = """
        cola = coca cola, cocacola, pepsi, coke, dr pepper, dr. pepper, afri cola, river cola, pepsi cola, big cola, coca kola, cherry coke, vanilla coke, coca colas
        dietCola = coke zero, cola zero, cola light, coca cola zero, coca cola light, diet coke, diet cola, diet pepsi, pepsi max, pepsi zero, pepsi light, zero coke, coke light, cola max, zero cola, pepsi black
        energy = red bull, redbull, monster, monster energy, rockstar, kratingdaeng, krating daeng, extra joss, extrajoss, kuku bima, kukubima, hemaviton energy, m 150, effect energy drink, relentless, celsius energy, lucozade energy, ghost energy, mountain dew energy, bang energy, burn energy
        softDrink = fanta, sprite, seven up, 7up, 7 up, mirinda, schweppes, sinalco, orangina, san pellegrino limonata, pocari, pocari sweat, mizone, gatorade, powerade, lucozade, isotonic, capri sun, ribena, irn bru, root beer, yakult, big babol, buavita nektar, marimas, nutrisari, jasjus, adem sari, ale ale, floridina, minute maid pulpy, pulpy, vimto, kool aid, hi c, fruit punch, larutan penyegar, badak, you c 1000, tebs, fruitea, kiranti
        cola = mountain dew, mtn dew
        sweetTea = teh botol, teh botol sosro, tehbotol, teh pucuk, teh pucuk harum, pucuk harum, teh kotak, teh gelas, teh sosro, fruit tea, frestea, nu green tea, nu milk tea, ichi ocha manis, ichitan, lipton ice tea, lipton eistee, nestea, fuze tea, fuzetea, pfanner, arizona, arizona tea, arizona ice tea, chatime, xing fu tang, koi the, mixue, durstlöscher, snapple
        sweetCoffee = frappuccino, frapuccino, frappucino, goodday, kopiko 78, golda, torabika, indocafe coffeemix, white coffee luwak, luwak white koffie, top kopi susu, kopi janji jiwa, kopi kenangan mantan, nescafe kaleng, starbucks frappuccino, pumpkin spice latte, caramel macchiato, white mocha, white chocolate mocha
        cocoa = milo, ovaltine, ovomaltine, nesquik, dancow cokelat, ultra cokelat, kaba, energen cokelat
        fast = mcd, mcdonalds, mcdonald, mekdi, kfc, burger king, wendys, taco bell, subway meatball, dominos, domino, pizza hut, phd pizza, big mac, bigmac, whopper, mcflurry menu, happy meal, hokben, hoka hoka bento, richeese, five guys, five star chicken, popeyes, nordsee backfisch, gregs, greggs, chick fil a, mcchicken, mcnuggets, chicken mcnuggets, zinger, panas spesial, panas 2, pizza margherita, pizza salami, pizza hawaii, calzone, popmie pizza
        processed = indomie, indomi, mi sedaap, mie sedaap, sedaap, sarimi, supermi, pop mie, popmie, maggi, knorr tüte, yum yum, cup noodle, cup noodles, pot noodle, samyang, buldak, shin ramyun, nongshim, top ramen, spam, cornet pronas, sosis so nice, so nice, hot pockets, lunchables, dr oetker pizza, wagner pizza, ristorante pizza, gustavo gusto, fiesta nugget, bifi
        snack = chitato, lays, doritos, pringles, cheetos, taro, qtela, piattos, potabee, tuc, funny frisch, crunchips, walkers, wotsits, quavers, monster munch, hula hoops, takis, fritos, ruffles, cheez it, jetz, kusuka, tango snack, smax, momogi, ciki, chiki, oishi, tao kae noi, japota, mister potato, maicih, chio, peppies, erdnusslocken
        sweet = snickers, mars, mars riegel, twix, bounty, kitkat, kit kat, milky way, milkyway, toblerone, milka, lindt, ritter sport, merci, raffaello, ferrero, ferrero rocher, rocher, kinder bueno, kinder riegel, kinderriegel, kinder joy, überraschungsei, duplo, hanuta, knoppers, haribo, katjes, maoam, mentos, skittles, m and ms, m ms, mms, m & ms, m & m, smarties, reeses, hershey, hersheys, cadbury, dairy milk, galaxy, maltesers, silverqueen, silver queen, beng beng, chunky bar, top coklat, delfi, cha cha, kopiko, kiss permen, yupi, nerds, gummy bears, percy pig, percy pigs, twirl, wispa, aero, crunchie, starburst, jelly belly, werthers, nimm 2, toffifee, celebrations, after eight, balisto, corny, ahoj brause, gery salut, choki choki, chocki chocki, lion riegel, daim, yes torty, schogetten, tony chocolonely, tonys, hubba bubba
        pastry = oreo, roma kelapa, good time, hobnob, hobnobs, digestive, digestives, jaffa cake, jaffa cakes, jammie dodger, custard cream, bourbon biscuit, biskuat, khong guan, tim tam, timtam, leibniz, prinzenrolle, pop tart, pop tarts, krispy kreme, dunkin, jco, j co, jco donat, nissin wafer, richoco, nabati, tango wafer, better biskuit, malkist, regal marie, marie regal, slai olai, twinkie, holland bakery kue, malkist cokelat, astor, pocky, selamat wafer, hello panda, manner schnitten, manner, loacker, milchschnitte, kinder pingui, yes kuchen
        dessert = magnum, cornetto, ben jerrys, ben jerry, ben and jerrys, ben & jerrys, häagen dazs, haagen dazs, es krim walls, paddle pop, aice, feast es krim, viennetta, mcflurry, dairy queen, froyo, sunday mcd, es krim mixue, campina, solero, nogger, capri eis, ed von schleck, calippo, klondike, nucita, llaollao, llao llao, sour sally
        coffee = espresso doppio, doppio espresso, nescafe, nespresso, starbucks, tim hortons, kopi kapal api, kapal api, kapal api special, senseo, americano starbucks, tomoro, janji jiwa, kopi kenangan, lavazza, dallmayr, prodomo
        tea = sariwangi, earl grey, english breakfast, yorkshire tea, pg tips, lipton, twinings, tetley, teekanne schwarz, darjeeling, assam, sencha, genmaicha, matcha, oolong, pu erh, hojicha, masala chai, chai, tea pilihan, yerba mate, mate
        beer = heineken, bir bintang, carlsberg, guinness, budweiser, becks, augustiner, corona, corona extra, paulaner, erdinger, peroni, stella artois, san miguel, tsingtao, krombacher, veltins, tegernseer, anker bir, sternburg, astra, flens, kilkenny, asahi, moretti
        spirit = aperol spritz sour, jägermeister, jagermeister, jim beam, jack daniels, bacardi, captain morgan, smirnoff, baileys, anggur merah, amer, anggur orang tua, soju, sake, ciu, arak, tuak, intisari, iceland vodka, long island, margarita, pina colada, sex on the beach, daiquiri, cosmopolitan, bloody mary, negroni, martini, espresso martini alkohol, mojito, caipirinha, moscow mule, old fashioned
        water = evian, aqua, le minerale, volvic, san pellegrino, perrier, gerolsteiner, pellegrino, vittel, nestle pure life, ades, cleo
        protein = skyr, whey, protein shake, protein powder, whey protein
        milk = ultramilk, ultra milk, bear brand, susu beruang, oatly, alpro, indomilk, greenfields
        """
    static let emoji = """
        fast = 🍕, 🍔, 🌭, 🍟
        vegetable = 🥗, 🥦, 🥕, 🥒, 🌽, 🍅, 🥬, 🍆, 🥑, 🍠
        fruit = 🍎, 🍏, 🍌, 🍇, 🍓, 🍉, 🍊, 🍐, 🍍, 🥝, 🍒, 🍑, 🥭, 🫐
        meal = 🍣, 🍲, 🍱
        mixed = 🍝, 🍜, 🌮, 🌯, 🥙, 🥪, 🍛
        staple = 🍚, 🍞, 🥖, 🥔, 🍙
        protein = 🥚, 🐟, 🍤
        pastry = 🍰, 🎂, 🧁, 🍩, 🍪, 🥐, 🥧, 🥞, 🧇
        sweet = 🍫, 🍬, 🍭
        dessert = 🍦, 🍨, 🍧, 🍮
        coffee = ☕
        tea = 🍵
        boba = 🧋
        softDrink = 🥤
        beer = 🍺, 🍻
        wine = 🍷, 🥂
        spirit = 🍸, 🍹, 🥃
        snack = 🍿
        fried = 🍗
        nut = 🥜
        water = 💧, 🚰
        """
    /// Dishes that keep their name in every language.
    static let dishesEverywhere = """
        meal = sushi, sashimi, poke bowl, pho, miso soup, misosuppe, bibimbap, ratatouille, minestrone, gazpacho, shakshuka, tabouleh, tabbouleh, ceviche, dal, dhal, daal, linsen dal, lentil dal, caprese, smoothie bowl, acai bowl, buddha bowl, bowl, tom yum, tom yam, sayur lodeh, paella, niçoise, caesar salad, salad bowl, onigiri, edamame, kimchi, shabu shabu, sukiyaki
        legume = hummus, falafel, tofu, tempeh, edamame, guacamole
        mixed = lasagna, lasagne, ramen, pad thai, burrito, taco, tacos, quesadilla, kebab, kebap, shawarma, gyros, bolognese, carbonara, risotto, curry, wrap, sandwich, udon, soba, bento, dim sum, gyoza, dumplings, bao, japchae, chow mein, enchilada, fajita, fajitas, paneer tikka, tikka masala, butter chicken, biryani, moussaka, kimbap, gimbap, dosa, masala dosa, idli, roti canai, laksa
        fast = pizza, burger, cheeseburger, hamburger, hotdog, hot dog, corn dog, döner kebab mit pommes, gyros pita mit pommes
        fried = nuggets, nugget, chicken nuggets, chicken wings, wings, katsu, tempura, tonkatsu, onion rings, spring rolls, samosa, chicken katsu, karaage, corndog, tteokbokki goreng, pakora, hash brown, hash browns, schnitzel
        rich = tteokbokki, mac and cheese, mac n cheese, poutine, nachos überbacken
        processed = salami, bacon, pepperoni, hotdogs, chorizo, prosciutto
        snack = nachos, popcorn, chips, crackers
        grain = quinoa, granola, overnight oats, oatmeal, porridge, muesli, bulgur, couscous
        staple = pasta, spaghetti, toast, bagel, tortilla, pita, naan, gnocchi, macaroni, baguette, croutons
        dairy = feta, mozzarella, halloumi, kefir, parmesan, yoghurt, yogurt, greek yoghurt, greek yogurt, skyr
        pastry = brownies, brownie, muffin, cupcake, donut, donuts, croissant, pain au chocolat, macaron, waffle, tiramisu cake, cheesecake, cookies, cookie, crepe, cinnamon roll, churros, red velvet, mille crepes, eclair, baklava, danish pastry
        sweet = marshmallow, nougat, nutella, haribo goldbären, mochi, fudge, toffee
        dessert = tiramisu, panna cotta, gelato, sundae, parfait, mousse, brûlée, creme brulee, bingsu, banana split, affogato ohne kaffee, halo halo, sorbet
        coffee = espresso, cappuccino, latte, americano, flat white, macchiato, cold brew, long black, ristretto, cortado, mocca, oat latte, piccolo latte, preworkout, pre workout, dalgona, affogato
        sweetCoffee = mocha, mochaccino, caramel latte, vanilla latte, hazelnut latte, iced mocha, café mocha, vietnamese coffee, vietnam drip, spanish latte
        sweetTea = bubble tea, thai tea, milk tea boba, boba milk tea, iced tea, ice tea
        softDrink = milkshake, milk shake, soft drink, tonic water, ginger ale, limonade, lemonade, bubblegum soda, soda float, slushie, slushy, sirup
        energy = energy drink, energydrink, energy drinks
        dietEnergy = red bull zero, monster zero, red bull sugarfree, monster ultra, energy zero, celsius
        boba = boba, tapioca pearls, pearls
        wine = prosecco, champagne, sangria, aperol, mimosa
        spirit = vodka, whisky, whiskey, tequila, cocktail, gin
        juice = smoothie, green smoothie, kombucha
        herbal = rooibos, chamomile
        """
}
