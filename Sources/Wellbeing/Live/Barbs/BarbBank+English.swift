extension BarbBank {
    static let english: [BarbLines] = [
        BarbLines(
            .missingData,
            gentle: [
                "The day handed in an essay with the middle pages politely missing.",
                "Half the evidence appears to be on holiday, and it left no forwarding address.",
            ],
            playful: [
                "You sent the jury two exhibits and a shrug, and now the verdict wants its money back.",
                "Your day arrived like flat-pack furniture whose bag of screws is still at the shop.",
            ],
            spicy: [
                "You turned in a crossword with every vowel left blank and expected applause.",
                "Congratulations, your report has more gaps than a fence put up by pigeons.",
            ]),
        BarbLines(
            .allGood,
            gentle: [
                "Nothing to complain about today, which is terribly inconvenient for the complaints department.",
                "Somewhere a spreadsheet is blushing with quiet satisfaction.",
            ],
            playful: [
                "You juggled the whole day like a circus seal with a diploma in logistics.",
                "At the sight of your numbers, a choir of accountants burst into song like larks in spring.",
            ],
            spicy: [
                "You left nothing to mock, and frankly that is selfish.",
                "Thanks to you, the heckler in the back row went home with nothing to say.",
            ]),
        BarbLines(
            .overallBad,
            gentle: [
                "The day wobbled along like a shopping trolley with one philosophical wheel.",
                "As a performance it was a solid understudy who knew most of the lines.",
            ],
            playful: [
                "You steered this day like a rented paddle boat, mostly forward and slightly sideways.",
                "Your day came out like a group photo where everybody blinked, and it is still worth framing.",
            ],
            spicy: [
                "You brought a kazoo to an orchestra audition and nearly got the job.",
                "Behold your day, with the ambition of a rocket and the fuel of a birthday candle.",
            ]),
        BarbLines(
            .overallUgly,
            gentle: [
                "Today was a dress rehearsal in which the scenery fell over, twice.",
                "The weather inside this day was mostly drizzle with scattered paperwork.",
            ],
            playful: [
                "You and this day got along like two umbrellas stuck in the same revolving door.",
                "In front of a very polite audience, your plan folded like a deckchair.",
            ],
            spicy: [
                "You piloted this day straight into a hedge, and the hedge has filed a complaint.",
                "Somebody stole the brakes off your day, and you waved at them.",
            ]),
        BarbLines(
            .sleepUnder,
            gentle: [
                "That was less a sleep than a brief appointment with a pillow.",
                "The mattress barely had time to introduce itself.",
            ],
            playful: [
                "You treated bedtime like the terms of service and scrolled right past it to accept.",
                "Like a loyal dog, your pillow waited up and got a single pat on the way out.",
            ],
            spicy: [
                "You slept like a phone that someone unplugged at four percent.",
                "Your bed called, it wants to know whether you two are still together.",
            ]),
        BarbLines(
            .sleepOver,
            gentle: [
                "The pillow has begun to charge for long-term parking.",
                "By the time the curtains opened, the morning had filed its report and left.",
            ],
            playful: [
                "You slept so thoroughly that the duvet applied for joint custody of the day.",
                "While your alarm clock sang its whole album, you stayed in dreamland like a fan waiting for the encore.",
            ],
            spicy: [
                "You hibernated so hard that passing bears took notes.",
                "Your mattress worked a double shift and has since joined a union.",
            ]),
        BarbLines(
            .sleepMet,
            gentle: [
                "The night went so smoothly that even the pillow has nothing to add.",
                "A perfectly sensible sleep, delivered on time and in its original packaging.",
            ],
            playful: [
                "You slept like a cat on a warm printer, and the morning is grateful.",
                "In a glowing reference, your pillow calls last night a collaboration of rare elegance.",
            ],
            spicy: [
                "You slept by the book, you shameless goody-goody.",
                "Rebels everywhere felt a chill at how responsible your bedtime was.",
            ]),
        BarbLines(
            .waterIncomplete,
            gentle: [
                "Somewhere a full bottle is practising its sad violin.",
                "The water level today suggests a very well-behaved cactus.",
            ],
            playful: [
                "You drink like a camel with a subscription and a very long billing cycle.",
                "All day long your bottle stood there like a date that nobody came to collect.",
            ],
            spicy: [
                "You watered the plants, the cat and the carpet, just never yourself.",
                "Your bottle is still so full that it has its own tides.",
            ]),
        BarbLines(
            .waterMet,
            gentle: [
                "Every last drop reported for duty and found its way home.",
                "The bottle stands empty, proud, and slightly out of breath.",
            ],
            playful: [
                "You emptied those bottles like a lighthouse keeper bailing out a very small boat.",
                "The houseplants watched you hydrate today and quietly took notes.",
            ],
            spicy: [
                "You drank it all, show-off, and now the fish feel outclassed.",
                "Your bottle surrendered, waved a tiny flag and begged for mercy.",
            ]),
        BarbLines(
            .foodBad,
            gentle: [
                "The menu today had good intentions and a very persuasive dessert trolley.",
                "That plate was a committee decision, and the vegetables were outvoted.",
            ],
            playful: [
                "You ate like a diplomat, offending nobody and convincing no vitamins.",
                "As sitcoms go, your meals today were easy to enjoy and light on plot.",
            ],
            spicy: [
                "You built that menu the way students build excuses, quickly and mostly from cheese.",
                "There was one lettuce leaf on your plate, and it was there as a witness.",
            ]),
        BarbLines(
            .foodUgly,
            gentle: [
                "Today the fryer composed the entire menu without consulting the orchestra.",
                "The vegetable drawer is writing its memoirs, since nobody visits anymore.",
            ],
            playful: [
                "You let the snack shelf chair the meeting, and it approved every one of its own proposals.",
                "More crunch than plot, your food today was like a gossip magazine made of crisps.",
            ],
            spicy: [
                "You ate as if a vending machine had just proposed to you.",
                "Your menu was signed, sealed and deep-fried before a single carrot got a hearing.",
            ]),
        BarbLines(
            .foodGood,
            gentle: [
                "The vegetables have asked for the minutes of this triumph to be framed.",
                "Even the fridge light looked a little prouder this evening.",
            ],
            playful: [
                "You ate so well that the broccoli has hired a publicist.",
                "A box of crayons saw your plate and, like any jealous artist, asked for royalties.",
            ],
            spicy: [
                "You ate your greens without a fuss, and the fries have filed for abandonment.",
                "One look at your menu, and the dessert trolley rolled away in tears.",
            ]),
        BarbLines(
            .sleepConsistency,
            gentle: [
                "Bedtime has been touring lately, with a different city every evening.",
                "The sleep schedule reads like a lottery draw, minus the prize.",
            ],
            playful: [
                "You go to bed the way pigeons cross a square, at any moment and from every direction.",
                "Going by the chart, your bedtimes are darts thrown by a very cheerful octopus.",
            ],
            spicy: [
                "You keep a sleep schedule the way weather keeps promises.",
                "Your pillow gave up guessing and now opens by appointment only.",
            ]),
        BarbLines(
            .waterConsistency,
            gentle: [
                "The water chart looks like a tide table written by a poet.",
                "Some days a river, some days a rumour.",
            ],
            playful: [
                "You hydrate like a garden hose with a kink, either nothing at all or everywhere.",
                "Your bottle lives a double life, hero on weekdays and ornament by the weekend.",
            ],
            spicy: [
                "You drink on a schedule that only the moon understands.",
                "Like a bus in the rain, your water habit shows up late and in pairs.",
            ]),
        BarbLines(
            .foodQuality,
            gentle: [
                "The weekly menu reads like a mystery in which the vegetables vanish first.",
                "Lunch has been improvising lately, and the carrots would like sheet music.",
            ],
            playful: [
                "You pick meals like a tourist picks postcards, whatever stands closest to the door.",
                "A great cast lives in your kitchen, yet the microwave keeps landing the lead role.",
            ],
            spicy: [
                "You and vegetables have the chemistry of two strangers in a lift.",
                "This week had a plot twist for your meals, and it was always cheese.",
            ]),
        BarbLines(
            .trendImproving,
            gentle: [
                "The curve on the chart is humming something suspiciously cheerful.",
                "Things are looking up, and the ceiling has been warned.",
            ],
            playful: [
                "You are climbing like ivy on a library, slowly, stubbornly and with excellent taste.",
                "At last your graph has met the right wind, and up it goes like a kite.",
            ],
            spicy: [
                "You got better this week, and now the excuses are out of work.",
                "Even pessimists bought tickets once they saw your progress.",
            ]),
        BarbLines(
            .trendSteady,
            gentle: [
                "Another week as level as a librarian's bookshelf.",
                "The graph has drawn a horizon, and somebody may well hang a painting on it.",
            ],
            playful: [
                "You are holding course like a ferry that is on first-name terms with every seagull.",
                "Your week was as predictable as a cuckoo clock, and nearly as charming.",
            ],
            spicy: [
                "You drew a line so straight that rulers came to study it.",
                "Last week called, your new one has copied even the handwriting.",
            ]),
        BarbLines(
            .trendSlipping,
            gentle: [
                "The curve is taking a scenic route, mostly downhill.",
                "This week slid a little, like a hat on a polite snowman.",
            ],
            playful: [
                "You let the graph off its lead, and it has trotted downhill after a butterfly.",
                "One innocent loop at a time, your week unravelled like a jumper caught on a door handle.",
            ],
            spicy: [
                "You handed the wheel to gravity, and gravity never uses the brakes.",
                "Down went the graph like a shopping bag with a hole, and you admired the view.",
            ]),
        BarbLines(
            .baselineThin,
            gentle: [
                "So far this is a trailer, and the film is still in the editing room.",
                "A few more days, and these dots could become a drawing.",
            ],
            playful: [
                "You have sent three pieces of the puzzle and, judging by the colour, all of them are sky.",
                "As it stands, your logbook is shorter than the warranty on a paper umbrella.",
            ],
            spicy: [
                "You left so few clues that the detective has taken up gardening.",
                "Your data fits on a postage stamp, with space left for the postmark.",
            ]),
    ]
}
