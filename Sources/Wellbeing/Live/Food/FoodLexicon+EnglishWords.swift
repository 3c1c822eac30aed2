extension FoodLexicon {
    /// English words around the food.
    static let englishWords = """
        unsweetened = no sugar, without sugar, sugar free, sugarfree, unsweetened, zero, zero sugar, diet, no added sugar, no sweetener, not sweetened, unsweet, with stevia, with sweetener, sweetener, no syrup, hold the sugar, minus the sugar, sans sugar, no sugars, 0 sugar, slimline, lite, light on nothing, with splenda, without any sugar, without syrup
        sweetened = with sugar, sugars, sugar in it, sweetened, sweet, with honey, with syrup, syrup, caramel syrup, vanilla syrup, caramel, condensed milk, brown sugar, sugary, spoons of sugar, spoon of sugar, spoonful of sugar, teaspoons of sugar, lumps of sugar, extra sugar, with caramel, less sugar, half sugar, little sugar, a little sugar, bit of sugar, a bit of sugar, touch of sugar, with maple syrup, whipped cream and syrup, hazelnut syrup, with vanilla, pump of vanilla, pumps of vanilla, pumps of syrup, pump of caramel, spoonfuls of sugar
        sugar = sugar
        decaffeinated = decaffeinated, caffeine free, without caffeine, no caffeine
        frying = fried, deep fried, battered, breaded, crispy, crumbed, in batter, southern fried, pan fried in lard
        gentle = grilled, baked, boiled, steamed, poached, roasted, roast, air fried, airfried, oven baked, raw, seared, pan seared, barbecued, air fryer
        none = no, not, without, didnt, did not, dont, havent, hadnt, wouldnt, never, skipped, skip, skipping, avoided, avoiding, avoid, refused, passed on, passed up, turned down, said no to, resisted, resisting, gave up, hold the, none of, left the, neither, minus, sans, gave away, ditched, missed, cut out, couldnt face, minus the, threw away, swerved, declined, forgot, zero of, walked past
        skipped = left out, not eaten, was skipped, got skipped, not touched, untouched, cancelled, went uneaten, left it
        instead = instead of, rather than, in place of, over the, as opposed to, swapped
        nearly = nearly had, nearly ate, nearly bought, nearly got, nearly ordered, nearly went for, nearly drank, almost had, almost ate, almost bought, almost got, almost ordered, almost went for, almost drank, nearly grabbed, almost grabbed, nearly caved, almost caved, came close to, nearly gave in, almost gave in, nearly made, almost made, nearly picked, almost picked up, nearly picked up
        wanted = wanted, was going to, were going to, wanna, want, craving, craved, tempted by, tempted, thought about, thinking about, considered, would have, would love, planned, was planning, meant to, looked at, fancied, dreaming of, dreamt of, gonna have, intended, eyed up, stared at
        resume = but, just, only, so, instead, ended up, though, however, then had, had, ate, drank, settled for, made do, went with, opted for, chose, yes to, lived on, grabbed, made, made a, got, except
        and = and, &, +, n, plus, then, later, followed by, also, afterwards, after, alongside, before, as well as, washed down, topped off, finished with, at lunch, at dinner, for lunch, for dinner, for breakfast, for tea, evening, morning, afternoon
        or = or, nor
        with = with, w, topped, on, in, loaded, covered, served, full of, incl, including
        another = another, another one, one more, a second one, a second, second one, an extra, same again, refill, seconds
        more = more, extra
        piece = slice, slices, piece, pieces, cup, cups, mug, mugs, glass, glasses, bottle, bottles, can, cans, tin, tins, bag, bags, packet, packets, pack, packs, box, boxes, bowl of, bowls of, plate of, plates of, bowl, bowls, plate, plates, handful, handfuls, portion, portions, scoop, scoops, tub, tubs, bar of, bars of, bars, bar, pot of, pots of, pot, square, squares, spoon, spoonful, spoonfuls, tablespoon, tablespoons, tbsp, tsp, teaspoon, serving, servings, shot of, shots of, double shot, single shot, triple shot, shot, bite, bites, mouthful, sip, stick, sticks, wedge, wedges of, round of, rounds of, jar, basket of, stack of, helping, helpings, dollop, pints of water, cone, cones, pinch, carton, rounds, kinds of, types of, sort of, order of, orders of, side of, sleeve of, sleeve, heap of, half pint of, pint of, pints of, sachet, sachets, ladle, large, sharing
        unit = ml, l, litre, litres, liter, liters, oz, g, gram, grams, kg, lb, lbs, cal, kcal, calories, percent, %, am, pm, oclock, min, mins, minutes, minute, hours, hour, hrs, hr, euros, pounds, quid, inch, people, friends, mates, days, day, weeks, times a, years, kids, of us, miles, km, star
        time = at, by, till, until, level, number, aged, since, past, combo, version
        times = x, times
        1 = a, an, one, some, a few, few, several, half a, half an, half, whole, the, this, single, my, quarter of a, once, a bit of, most of a, 1 x, half of a, many
        2 = two, a couple, couple, a couple of, couple of, both, twice, a pair of, pair of, double portion
        3 = three, thrice
        4 = four
        5 = five
        6 = six, half a dozen, half dozen, a half dozen
        7 = seven
        8 = eight
        9 = nine
        10 = ten
        11 = eleven
        12 = twelve, dozen, a dozen, dozens, fifteen, twenty, thirty, forty, fifty, two dozen
        verb = eaten, drunk, bought, had, ate, drank, ordered, scoffed, devoured
        whole = entire, all of, the whole, whole thing, demolished, finished
        filler = barely, quite, rather, pan fried, shallow fried, sprinkles, chocolate sauce, choc sauce, caramel sauce, fudge sauce, icing, powdered sugar, icing sugar, maple syrup, of, for, to, i, me, it, that, was, is, were, from, today, tonight, yesterday, big, huge, little, tiny, fresh, freshly, hot, cold, iced, warm, strong, black, white, plain, homemade, home made, healthy, unhealthy, lunch, dinner, breakfast, supper, brunch, snack, tea time, teatime, coffee break, coffee shop, coffee table, coffee machine, kitchen, cooking, cook, eating, drinking, sauce, ketchup, mayo, mayonnaise, mustard, dressing, vinaigrette, olive oil, oil, butter, honey, jam, marmalade, salt, herbs, spices, garlic, lemon, lime, vinegar, soy sauce, cream, whipped cream, milk in it, splash of milk, dash of milk, drop of milk, bit of milk, with milk, salsa, cinnamon, vanilla, brownish, judge, dont judge, dont judge me, dont care, dont ask, no idea, no time, no joke, no shame, no regrets, not bad, not great, not proud, not hungry, couldnt resist, cant resist, couldnt say no, didnt finish, didnt quite finish, not sorry, no one, no more, not much, not even sorry, not enough, sugar crash, sugar rush, sweet tooth, cheat day, cheat meal, date night, leftover, leftovers from, chip shop, cheesy, spicy, sauteed, sautéed, mornings, mornign, usual, again, very, really, too, sunday, monday, tuesday, wednesday, thursday, friday, saturday, proper, nice, massive, giant, whilst, while, someone, someones, crust, crusts, dinner table, sweet and sour, double, triple, quad, tall, grande, venti, regular, small, medium, bread basket, tea towel, fish tank, pizza night, birthday, party, wedding, side, sides, feeling, stressed, watching, telly, tv, film, movie, bored, gym, hungry, starving, not feeling, dry, wet, fluffy, creamy, no sauce, sweet chilli sauce, sweet chilli, sweet pepper, no dressing, hot sauce
        """
}
