extension CrisisRules {
    /// English: acts against oneself: thought of, planned, prepared, tried.
    static let englishActs: [CrisisRule] = [
        CrisisRule(
            "en-kill-oneself", .act, example: "keep thinking about killing myself",
            """
            un alive|aliving|aliv myself|me|yourself
            kill me ..1 i|please|somebody|someone mean|want|really
            kill me ?i mean
            @endLife myself|meself !over|at|trying|with|for|to|as|laughing
            @endLife himself|herself|themselves|themself|yourself !over|at|trying|with|laughing
            kms
            end|ending|take|taking|ended|took my ?own life|existence
            end|ending|take|taking his|her|their|ones ?own life
            ending ?my ?own life
            end|ending it all
            overdose|overdosing|od
            do|doing myself in
            slit|slitting|slash my|her|his|their ?own wrists|wrist|throat
            blow|blowing my|his|her brains
            unalive|unaliving
            sewerslide
            """),
        CrisisRule(
            "en-self-harm", .harm, example: "I cut again last night.",
            """
            @hurt|selfharm myself|meself !3:@sport|shaving|on|while|some|slack|off|a|loose|short|at|when|chopping|playing|doing|with ..0 ?again|tonight|badly
            @hurt|bruise|starve myself again|tonight|on|because|instead|to|so|and|when|badly ..0 ?purpose ?purposely !2:@sport|shaving|glass|paper|accidentally|chopping|cooking
            @hurt|cuts|harms|hurts herself|himself|themselves|themself !3:@sport|shaving|while|on|playing|at|slack
            i|ive|been|started|to|started ?have ?just|been ?almost|started|nearly cut|cutting|cuts again|tonight|deeper|last|deep|because|yesterday|more !4:@sport|hair|class|grass|hedge|lawn|bread|onions
            cut|cuts|burned|burnt|burn|scratched|slashed|sliced|carved my|her|his|their ?own ?left|right|upper ?inner @bodyPart ..3-@sport again|open|purpose|feel|with|last|night|because|to !3:accident|cooking|glass|oven|stove
            started|stop|stopped|need|needed|want|wanted|urge|urges|wanting|back|itch|itching|craving|thinking|resist ..2 to|of|about|cutting|for ..1 cut|cutting|selfharm|harm|burn|hurt|blade|blades|razor ?myself !2:@sport|down|back|hair|out|sugar|costs|some|my|ties|the|it|class|off|grass|onions|carbs|through|corners|class|his|short
            urge|urges|want|need|wanted|itch|wanna ?to ?so ?badly to cut|selfharm|bleed|burn ?so|is|tonight|today|again|myself !2:back|down|off|hair|my|the|it|out|some|ties|corners|it
            urges|urge|scars|cuts|cut|wounds|bandages|bandage|marks|blood ..3 on|along|down|across|under ..2 @bodyPart|sleeve|sleeves !4:from|accident|cat|garden|roses|fall|cooking|surgery|operation|paper
            fresh|new|more|old ?fresh|new cuts ..3 @bodyPart|again|today|tonight|sleeves
            relapse|relapsed|relapsing ..8 cut|cuts|cutting|blade|razor|selfharm|clean|scars|thigh|wrist
            clean ..3 days|weeks|months ..6 relapsed|cut|again|blade|broke
            self harm|harming|harmed|injury|injured|injuring|mutilation|mutilate
            self-harm|selfharm|selfharmed|selfharming|selfinjury
            scratched|scratching|dug|dig|digging|picked|clawed ..2 my|her|his @bodyPart|nails|skin ..2 raw|bloody|bleeding|again !3:@sport|mosquito|itchy|cat
            blade|blades|razor|razors|scalpel ..3 in|against|to|on|near ..2 hand|skin|@bodyPart
            been|started|keep|kept|restarted cutting ?again $
            @hurt|hit|burnt|verbrannt|wehgetan|verletzt|geschnitten|nyakitin|mukul ..6 purpose|absichtlich|absicht|purposely|sengaja|deliberately
            purpose|absichtlich|absicht|deliberately|sengaja ..5 @hurt|verbrannt|wehgetan|verletzt|geschnitten|verletze|nyakitin|melukai
            head|kopf|kepala ..2 against|gegen|ke ..2 wall|wand|tembok ..6 bled|bleed|blood|hard|blut|blutete|berdarah|hurt
            burnt|burned ..1 myself|me ..3 cigarette|lighter|iron
            picked|took|got|back|reached|dug|grabbed ..4 razor|blade|blades|scalpel ..2 again|back|out
            did it again ?. ..2 cutting|burning
            did|do it again ..1 the cutting|burning
            """),
        CrisisRule(
            "en-suicide-own", .act, example: "I feel suicidal again.",
            """
            feel|feeling|am|im|been|felt|getting|ive|was|being|so|actively|passively|is|hes|shes|be|seriously|chronically suicidal
            think|thinking|thought|thoughts|considering|consider|contemplating|considered|contemplate|contemplated|obsessed|fantasising|fantasizing|dreaming|googling|planning|about ..3 of|about|suicide|dying ?committing ?a ?my ?own suicide|suicides|sewerslide
            considering|consider|contemplating|contemplated|planning|commit|committing|attempt|attempting suicide
            suicidal thoughts|ideation|feelings|urges|again|tonight|today|lately
            suicide|dying|death ..3 way|only|best|answer|solution|option|escape|relief|head|mind|peaceful|tempting|better|seems|looks|sounds|feels ?out
            my ?own suicide
            suicidal !squeeze|teams
            """),
        CrisisRule(
            "en-intent", .intent, example: "I will kill myself on Friday",
            """
            will|ill|gonna|shall|going|bout ?to ..2-not|never|what|if|how @endLife myself
            will|ill|gonna|going|hes|shes|is ..2-not|never|about|joking @endLife himself|herself|themselves
            ill|gonna|will|going ?to ..1 jump|die|end ?it ?all tonight|tomorrow|today|soon|now
            will|ill|gonna|going ?to ..2-not|never end|take my ?own life
            will|ill|gonna|going|about ?to ..1-not|never jump|jumping ?off|from|tonight|now|soon ..3 @method|tonight|soon !into|lake|sea
            hes|shes|is|hell|shell|im|ill jumping|hanging|overdosing ..3 tonight|tomorrow|now|soon|bridge|roof
            going|gonna ?to do|through ?with it . ..3 goodbye|sorry|bye
            going to|gonna do it ..3 tonight|now|soon|today|pills|razor|knife|this
            says|said ..2 going|gonna to do it
            when|after|once i ?have ?am|finally kill|killed|ended|end|gone ?my|myself ?life
            sunday|saturday|friday|monday|tonight|tomorrow|weekend ..3 its ?all over ..4 planned|prepared|ready|set|decided
            chosen|picked|set ..2 my date|day ..6 peace|goodbye|ready|calm|last
            last christmas|birthday|winter|summer|night|day ..2 for|of ..1 me|mine|life ?life
            decided|decide|choose|chosen|chose|resolved to die
            decided|decide|going|choose ..1 to ?just end ?it|my ?my ?all ?life
            going|gonna ?to overdose|jump|hang ..2 tonight|tomorrow|now|soon|today|bridge|roof|myself
            tonight|tomorrow ill|im ?going ?to ?be die|dying|dead
            """),
        CrisisRule(
            "en-letters", .intent, example: "Finished writing the goodbye letters. Everyone gets one.",
            """
            suicide|goodbye|farewell note|notes|letter|letters !6:@workplace|team|colleagues|class|office
            my|wrote|written|writing|left|finished suicide note|notes|letter|letters
            """),
        CrisisRule(
            "en-attempt", .attempt, example: "I tried to kill myself last night.",
            """
            tried|try|attempted|attempting ..2 @endLife|overdose myself|himself|herself|themselves
            tried|attempted ..1 end|take|kill my|his|her|their ?own life
            tried|attempted ..2 suicide|overdose|hang|jump|die
            suicide attempt
            my attempt failed|last|yesterday
            overdosed|od'd|oded !5:caffeine|coffee|sugar|chocolate|on-sugar
            i|ive|just|she|he|hes|shes|already took|taken|swallowed|swallow ..1 all|everything|too|whole|every ..4 pills|tablets|meds|them|it|bottle|had|many|packet|pack|box|sleeping !6:@medicineCalm
            took|taken|swallowed ..2 pills|tablets|them|meds|bottle ..6 sorry|goodbye|bye|angry|forgive|over|soon|sleepy|nobody|tell
            i|ive|just ?already ?have took|swallowed all|enough ?of pills|tablets|meds|them
            swallowed|took|taken|downed ..2 whole|entire|all|every|full ..3 packet|pack|bottle|box|strip|blister|lot|stash|jar|pills|tablets !6:@medicineCalm|wine|water|beer
            """),
        CrisisRule(
            "en-plan-alone", .intent,
            example: "My plan is set, I know where and I know when, nobody suspects.",
            """
            i ..1 know where|when|how ..4 know when|where|how ..4 nobody|noone|no|ready|soon|just|suspects|one
            plan ?is set|ready ..6 know how|where|when ..6 nobody|noone|soon|suspects|when
            picked|chosen|chose|set|circled ..2 date|day|place|spot ..6 die|kill|end|gone|it
            """),
        CrisisRule(
            "en-means-alone", .intent, example: "the rope is ready. tonight",
            """
            rope|noose|gun ..2 ready|tied|loaded|waiting|bought|knotted|hanging
            tied|bought|knotted|loaded ..1 the|a|my ..1 rope|noose|gun ..3 tonight|ready|now|already
            saved|hoarding|hoarded|saving|stockpiled|stockpiling|counted|collecting|collected ..3 pills|tablets|meds|medication !4:for|trip|dosette
            """),
        CrisisRule(
            "en-departure-alone", .intent, example: "you won't have to deal with me after tomorrow",
            """
            wont|not|never ..1 have|need ..2 deal|worry|bother|put|see|look|suffer ..3 me ..4 tomorrow|tonight|longer|anymore|sunday|soon|weekend|friday|after
            ill|im|be|will ..2 gone|dead ..3 tomorrow|tonight|sunday|morning|weekend|friday|monday|for ..6 better|sorry|worry|worrying|free|rid|without|burden|miss|never|finally
            wont|not ?be ..2 here|alive|around ..2 tomorrow|christmas|next|morning|much|anymore ..4 goodbye|sorry|bye|longer
            by ..2 ill|i ..2 be dead
            tomorrow|tonight ill|im ..2 dead
            tomorrow|tonight|sunday|soon|monday|friday|saturday|morning ..2 wont|not ?longer be alive
            wont|not ?longer be alive ..2 tomorrow|tonight|sunday|soon|monday|friday|saturday|anymore
            goodbye|bye|farewell everyone|all|everybody ..4 cant
            """),
        CrisisRule(
            "en-farewell-alone", .intent, example: "This is my last entry. Goodbye.",
            """
            my|the|this|is|be ?is ?very ?will last|final entry|words|message|post|diary|page ?entry ?. ..4 goodbye|bye|thank|sorry|love|farewell|over
            goodbye|bye|farewell ..3 everyone|world|cruel|all|life|everybody ..6 sorry|last|love|over|done|forgive|this|tired|world
            goodbye ?cruel world
            texted|wrote|messaged|said|sent ..3 goodbye ..8 kill|die|suicide|end|alive
            tell ..3 i|kids|mum|mom|family ..2 loved|love ..4 sorry|goodbye|not|wasnt|fault
            """),
    ]
}
