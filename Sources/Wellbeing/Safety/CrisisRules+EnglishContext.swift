extension CrisisRules {
    /// English: what changes the weight of what stands near it.
    static let englishContext: [CrisisRule] = [
        CrisisRule(
            "en-plan", .cue(.plan), example: "My plan is set, I know where and I know when",
            """
            my|a|the|have|got|made|finally plan|plans is|are|set|ready|to|for|how|made|worked|now
            planning|planned ..3 how|it|when|my|to|this|out|everything
            decided|decision|resolved|settled
            made|make up my|his|her mind
            know|knows|figured ..2 how|where|when|what ..4 and|ill|to|i|how|where|when
            picked|chosen|chose|set|circled ?a ?the ?my date|day|place|spot
            date|day ?is set|chosen|picked
            nobody|noone suspects|knows
            spoil|ruin ..1 their|his|her|everyones|the day|christmas|holiday|wedding|birthday
            made|making ..1 ?my peace
            """),
        CrisisRule(
            "en-place", .cue(.place), example: "Sitting on the roof of the car park. One step and it stops.",
            """
            sitting|standing|stand|im|am|here|hes|shes|is|edge|sat|stood|up|sit ..4 @method|edge|platform|ledge|railing
            edge of ..1 @method|platform|roof
            im|am|i ..1 on|at ..1 @method|edge
            parked|standing|sitting|walking|drove ..2 by|at|on|near|to ..1 @method
            """),
        CrisisRule(
            "en-means", .cue(.means), example: "I've got the pills in front of me and the door's locked.",
            """
            @meansEn !3:for|because|against ..5-for|doctor|fridge front|hand|hands|table|ready|beside|next|lap|counted|lined|here|waiting|drawer|enough|saved|now|set|tied
            front|hand|got|have|holding|counted|counting|saved|saving|hoarding|hoarded|bought|has|collecting|stockpiled|tied|staring|looking ..4-@kin|for @meansEn !3:for|because|from
            have|got ..2 blade|razor|rope|noose|gun ..1 here|now|ready
            """),
        CrisisRule(
            "en-preparation", .cue(.preparation),
            example: "Wrote a letter to each of the kids, sorted the passwords",
            """
            wrote|written|writing|finished|letters|letter|left ..3 letter|letters|note|notes|to|for|each
            gave|given|giving|give ..2 my|away|the|our ..3 guitar|dog|cat|things|stuff|away|to|belongings|clothes|books|car|bike
            sorted|sorting|organised|organized|listed|changed|arranged|put|wrote|shared ..3 passwords|affairs|papers|accounts|will|insurance|bank|documents|funeral|things
            affairs in order
            paid ..3 rent|bills|debts|off
            cancelled|canceled ..2 everything|subscriptions|appointments|lease
            new home ?for
            will ..1 signed|written|done|updated
            letters|notes|note|letter|envelopes ..4 drawer|table|desk|ready|done|sealed|pillow|finished|bed
            taken|everything|all care of|planned|prepared|arranged|sorted|settled|organised|organized
            insurance|funeral|instructions ..2 paid|written|sorted|arranged|left
            password|passwords|pin|pins ..5 notebook|drawer|written|folder|envelope|list
            paid off
            paid|cleared ..1 ?my ?all ?the debts|loan|car|mortgage
            sold ..2 bike|car|everything|my|piano|guitar|things
            wrote|written|letter ..1 to ..1 @kin|everyone|them|nana
            paid ..2 everyone|back|all
            notes|zettel|surat|letters|briefe ..6 coats|coat|jacket|jacke|jacken|jaket|pocket|bag|tasche|taschen|kuselipin|selipin
            langganan|abo|abos|zeitung|vertraege|milk|subscription|subscriptions ..2 gekuendigt|kustop|cancelled|stop
            dog|dogs|cat|cats ..2 at|with|to ..2 @kin|aunts|neighbours|sisters|mums|moms
            """),
        CrisisRule(
            "en-departure", .cue(.departure), example: "By Sunday I'll be gone and they can stop worrying.",
            """
            ill|be|im ..2 gone|away
            wont|not|longer ..3 be ?here|around
            wont|not|never ..1 have|need ..3 deal|worry|bother|put|care|see|look ..3 me|anymore
            stop worrying
            after tomorrow|tonight|today
            before i go|leave
            without me
            rid of me
            then quiet|peace|silence|rest|done|free|sleep
            finally ..1 rest|peace|free|quiet|sleep
            not|no doing another|more birthday|year|winter|christmas|birthdays
            in|an ..2 hour|hours|minutes ..3 free|gone|over|done
            nobody|noone|one ..2 has|have|needs ..1 to ..1 bother|worry|deal|care|pay|put ..2 me
            """),
        CrisisRule(
            "en-farewell", .cue(.farewell),
            example: "This is my last entry. Goodbye, and thank you for everything.",
            """
            goodbye|farewell|bye
            last|final entry|words|message|post|day|night|time|note
            thank|thanks you ?all for everything
            take care of ..3 for me
            tell ..2 i love|loved
            i|i've ?always|all love|loved you ?all
            tell ..2 @kin|them|everyone|him|her ..5 fault|love|loved|sorry
            fault
            saying|means|final|is goodbye
            take care|look after ..1 of ..1 @kin|him|her|them
            turned|switched|turning ..2 off my phone
            love you all|guys
            dont wait ?up ..2 for me
            so long !2:as|and|ago|since|i
            """),
        CrisisRule(
            "en-apology", .cue(.apology), example: "I'm so sorry.",
            """
            sorry|forgive|apologise|apologies|apologize
            dont ..1 be ..1 angry|mad|sad
            door ..2 locked
            this time
            nobody|noone ..3 know|knows|find|suspects
            locked|lock ..2 bathroom|door|room|myself|in
            nobody|noone|no|nobodys ..1 home|here|one ?till ?home
            nobody|noone|one|nobodys ..2 coming ..1 home
            """),
        CrisisRule(
            "en-past", .cue(.past), example: "Ten years ago I tried to end my life.",
            """
            i was ..2 when i
            years|year|decade|decades|decades ago
            months ago
            used to
            last year|spring|summer|winter|autumn|decade
            back then|when|in
            when i was ?a ?at ?in
            when i ?were|was ..3 teen|teenager|young|younger|kid|school|student|eighteen|seventeen|nineteen|twenty|fifteen|sixteen|fourteen|thirteen
            as a teen|teenager|kid|student|young
            in my teens|twenties|thirties|youth|past
            in 19*|20*
            at fifteen|sixteen|seventeen|eighteen|nineteen|twenty|fourteen|thirteen
            once upon|tried
            a long time ago
            there was a time|year|night
            old diary|diaries|journal|scars
            childhood
            that was|happened ..1 in|20*|19*|years|then|before
            was suicidal
            through|during|throughout ..1 college|school|uni|university|twenties|teens|lockdown
            once tried
            before i was born
            all through
            after the divorce|breakup|accident
            """),
        CrisisRule(
            "en-recovered", .cue(.recovered), example: "I'm so glad I stayed.",
            """
            glad|grateful|thankful|proud|happy|relieved ..2 i|im|to|of|that|it
            recovered|recovery|healed|survived|better|free ..1 now|from|since
            today|now|these|since|but ..1 i|im|days|then|my ..3 better|glad|hold|love|happy|fine|smile|laugh|okay|good|grateful|well|alive|different
            havent ..3 since|years|months|weeks|days
            longer|anymore ..2 feel|think|want
            got help|better|through
            dont|never ..2 feel|think|want ..2 that|way|like|now|anymore
            came out ..2 other side
            """),
        CrisisRule(
            "en-returned", .cue(.returned), example: "I used to want to die and it's back now, worse.",
            """
            its|is|are|came|thoughts|feeling|coming|comes ..2 back !2:then|home|from
            again|still ..1 now|tonight|today|lately|there|here|thinking|think|want|feel
            now|today|tonight|lately|thoughts|started ..4 again
            same|those ..1 thoughts|feeling|feelings
            worse|stronger
            """),
        CrisisRule(
            "en-serious", .cue(.serious), example: "nothing funny about it really",
            """
            serious|seriously|nothing|not|isnt ..1 funny|joke|joking|kidding
            not ?even joking|kidding|exaggerating
            lonely|alone|empty|numb|hollow|crying|cried|exhausted|depressed|worthless|burden|hopeless
            every ?single day|night|morning
            nobody|noone ..2 knows|cares|notices
            i|cant mean it
            for real
            smile|smiling|laugh|laughing|pretend|pretending|mask
            """),
        CrisisRule(
            "en-death", .cue(.death), example: "Since Dad passed away",
            """
            died|dead|passed|death|funeral|grave|buried|heaven|cancer|lost|gone|went
            """),
        CrisisRule(
            "en-asking", .cue(.asking), example: "How do I help her?",
            """
            how|what ..2 help|do|say|talk|should|can|support
            please|pls help
            scared|worried|afraid|frightened ..1 for|about|him|her|them
            """),
    ]
}
