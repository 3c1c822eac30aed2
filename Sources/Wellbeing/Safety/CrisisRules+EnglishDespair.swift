extension CrisisRules {
    /// English: despair, and suicide as a subject.
    static let englishDespair: [CrisisRule] = [
        CrisisRule(
            "en-suicide-noun", .named, example: "been thinking abt su1c1de a lot",
            """
            @suicide
            @suicide thoughts|ideation|plan|plans|note|attempt
            """),
        CrisisRule(
            "en-closing", .closing, example: "Tonight I'm ending it, I made up my mind.",
            """
            end|ending|endin|stop it|everything|things|this|all !2:with|between|at|the
            its|itll ?all ?be over|done|finished !2:with|between
            do|doing|go|going|finally|through it|with|through ?with ?it
            it stops|ends|over|ended
            it ..2 be ?all over
            one|just step|jump|push
            this is|was it
            i|im|ill|be ..1 go|going|leaving|leave ?away ?for good|forever
            jump|jumping !3:rope|into|in|on|out|over|the|up|around|for|at
            """),
        CrisisRule(
            "en-hopeless", .hopeless, example: "I feel completely empty. Nothing matters.",
            """
            its|is|feel|feeling|im|everything|all|so|completely|feels ..1 hopeless|worthless|pointless|meaningless|unbearable !at|with|in
            hopeless $
            feel|im|am|just ..4 obstacle|burden|nuisance to|for ..1 everyone|everybody|them|people
            nothing|none ..3 means anything
            whats it all for
            out of strength
            no way out
            ^ hopeless|worthless|pointless
            life|lifes|existence ..2 pointless|meaningless|worthless|nothing|empty|hopeless|over|joke
            nothing ..2 matters|matter|helps ?anymore $
            nothing left ..1 inside|me|give|anymore $
            nothing i do ..4 change|matter|help|enough|good|works|right
            no|any|isnt|see|find ..1 way out
            no|see|any|without|lost|all|losing ?all ?any hope !2:for-the
            no|see ..1 point|future|light|sense ..1 anymore|it|anything|tunnel !3:@trivial
            no end to ?it ?this $
            no point $
            cant|cannot|couldnt|dont|doesnt|never ?even ?really go on ?anymore|like|much|any !3:holiday|stage|with|ride|vacation|trip
            i cant|cannot ?even ?just ?really keep doing|going|living|fighting ?like|this|on !3:@trivial
            i cant|cannot ?even ?just ?really take|do|bear|stand|handle ?any ?this|it|life ?all anymore|longer|more !3:@trivial|noise|heat|job
            cant|cannot ..2-here|live|eat|drink|find|see|hear|wait|sleep|there|in anymore !2:@trivial
            dont want to do this|it|anything ?anymore !3:job|work|project|course|class|@trivial
            so tired of it|all|everything|being|trying|fighting|this|living|life ?it|here ?all $
            so tired of all|everything|fighting|life|being|trying
            i ?just ?really|finally give|giving|gave up $
            im giving up $
            i|im ..2 give|giving up . ..3 give
            in|im|getting|always|everyones|everybodys ..1 ?in everyones|everybodys|way|peoples ?the ?way $
            in ?everyones|everybodys way
            burden ..1 to|on|for|everyone|anyone ?my ?family ?everyone|people|parents|others|friends|them|kids
            im|i|am|just|being ?just ?only ?such ?nothing ?but a burden
            nobody|noone|one ?would|even|really|will ..2 miss|cares|loves|wants|need|care ..1 me|i|about ?me
            hate myself|being|everything
            i ..1 feel|am ..2 empty|hollow|numb|trapped|worthless|broken|nothing !2:stomach|hungry|fridge|traffic|fingers|in|about|tired
            dead|empty|hollow|numb inside
            im|feeling ..2 empty|hollow|worthless|trapped !2:stomach|traffic|in|about
            i ?am a failure|waste|mistake ?of ?space
            whats ?even the point ?anymore|of ?anything|trying|it $
            want|wanna|wish|could ..3 disappear|vanish|cease !4:from|into|to|for|embarrassing|floor|ground
            want|wish ..1 it|everything|this|pain all|just|to ?to ?just ?all stop|end !3:raining
            want ..2 ?it ?all to ?be over
            dont ..1 see ..2 way forward|out
            darkness|black|dark ..2 forever|everywhere|inside|hole|all
            never get|getting|gets ..1 better|easier|out
            wont|never|not|dont ..3 get better|happy|okay|improve ?ever ?again|anymore
            all|everything ?is ?so ?just falls|falling apart
            everything ?is ?feels ?so pointless|meaningless|empty|grey|gray|dark|hopeless
            taking up space|air
            nobody|noone|one needs|wants|loves|likes|misses me
            nothing ..1 to look forward
            whats|what ?even ?is the point of any|anything|it|this|everything ?of ?it ?all $
            im|i|am useless|worthless|nothing|pathetic ?and|to|$
            no|not|zero future|tomorrow ?for me
            cant do this|it anymore|any
            tired of ?all ?the fighting|trying|struggling|pretending
            no light ..2 anywhere|left|end|ahead
            dont|cant ..1 see ..2 way|path through|out|forward
            end of my rope|tether
            end of my|the rope|tether
            theres|is no way out ?of ?this
            no way out ..2 $
            im|am|was|feel always in the way
            never|not ..1 gets|get|getting|going ..2 better|easier
            same grey|gray|darkness every
            everyone|everyones|everybody|they|theyre ..2 tired|sick ..1 of me
            weight|millstone|drag on|around everyone|them|my|their
            dont expect|want|hope ..1 anything anymore|any
            cant ..1 any longer|anymore
            dont|doesnt|not|never ..1 believe|think ..6 ever ..3 good|better|okay|ok|fine|right
            i cant|cannot ?even ?really ?just cope
            its all too much
            same nothing
            """),
        CrisisRule(
            "en-mention", .mention, example: "Lost my uncle to suicide in 2009.",
            """
            lost ..4 to suicide
            died|dead|death|passed ..2 by suicide
            suicide|self ..2 prevention|awareness|hotline|helpline|survivors|bereavement|loss|statistics|rates|rate
            committed|commits suicide
            took|taken|ended his|her|their ?own life|lives
            killed|hanged|hung|shot|drowned himself|herself|themselves
            samaritans|lifeline|hotline
            anniversary ..4 suicide
            suicide ..2 anniversary
            havent|hasnt|stopped|not|didnt|free|clean|without|since|no|never ..3 cut|cutting|selfharm|harmed|harming|hurt|cuts ..1 myself|days|years|months|since|weeks|for|in ..3 years|months|weeks|days|anymore
            """),
    ]
}
