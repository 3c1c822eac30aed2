extension CrisisRules {
    /// English: wishes not to be.
    static let englishWishes: [CrisisRule] = [
        CrisisRule(
            "en-wish-to-die", .act, example: "i wanna die so bad",
            """
            want|wants|wanted|wanting|need|needs|tempted|ready|deserve|deserves|longing|desperate|waiting|rather ..2-him|her|them to ..2-live die|dead
            want|wants|wanted|wanting ..1 to be dead
            wanna|wannabe|wannt ..2-him|her|them die|dead
            wish|wishing|hope|hoping|pray|praying|wished|hoped ..2 i|im|id|ill|me ..3 die|dead|died
            wishes|hopes|wished|prays he|she|they ..3 die|dead|died
            rather|better|sooner ?just ?be dead|die
            better ?off ?just dead
            should|could|may|might|wanna ?as ?well ?just die !of|from|laughing
            let me ?just ?please die
            please ..2 let me die
            thinking|thought|thoughts|think|dream|dreaming|fantasise|fantasize|fantasising ..2 of|about ?just dying
            thinking|thoughts|think|dream|dreaming about|of ?my ?own death
            looking ?forward ?to dying
            ^ someone|somebody ?please ?just kill me
            someone|somebody|please|god|just|pls ?just kill me !with
            kill me now|please|already|pls
            ^ just|please|pls kill me
            mau|pengen|pingin|pgn|ingin|want|wanna ?to die !@germanNoun
            i should ..1 be dead
            i deserve ?to ?be death|dead
            someone|somebody|just ?just shoot|murder|end|bury me !in|an|some|a
            want|wanna 2 die
            want|wanna|i ?want ?to die|dead in|by my sleep
            i die ..2 sleep|soon|young|tonight
            hope|wish|hoping ..2 i ..2 die
            feel|feeling|felt like dying|death !3:laughing|hungover|flu|after
                        dream|dreams|fantasy|thought|idea of dying
            planning|waiting|trying|tried to die
            to|wanna dei|dye|di !2:my|the|hair|it
            want|wants|wanted ..5 to die !of
            left to die
            want|wanted|wanting ..1 to jump !2:into|in|the|rope|on|for|with|up|at|ship
            """),
        CrisisRule(
            "en-end-wished", .wish, example: "idk, i just want to end it",
            """
            want|wanna|wants|wish|going|gonna|thinking|ready|time ..2 end|ending it|everything|things !with|between|the|this
            want|wanna|wants ..2 it ..1 ?all to ?be ?just ?all end|over|stop ?for good|forever
            want|wanna out for good
            want|wanna out of ?this life|existence|world
            cant|cannot do life
            done with ?this ?my ?whole ?being life|alive|living|existing
            check|checking out for good|forever|permanently
            """),
        CrisisRule(
            "en-refuse-life", .wish, example: "I just don’t want to be alive",
            """
            @noWant ..1 want|wanna|wants|wanted|wish|care ..2 live|living|exist|existing|survive !2:@livePlace
            @noWant ..1 want|wanna|wants|wanted ..2 be alive|existing|breathing
            @noWant ..1 want|wanna|wants|wanted ..2 be here|around|anywhere ?anymore|any|longer !4:@hereNoun
            @noWant ..1 want|wanna|wants|wanted ..2 be here ?anymore $
            @noWant ..1 want|wanna|wants|wanted ..1 life|this ?life anymore !with
            @noWant ..1 feel|see ..2 like|point|reason|use|myself ..2 living|existing|being !2:@livePlace
            know|idk|dunno|sure|unsure|question|doubt|wonder ..1 if|whether|why|that ..2 want|wanna|wants|should ..3 live|exist|alive|living|here !2:@livePlace
            know|sure|unsure|wonder ..2 why im|i|he|she ?am still|even alive|here
            why am i ?still|even alive
            why ?do ?should i ?even ?still|keep|bother ?to exist|live|living|existing !2:@livePlace
            why ?even ?bother ?go ?on live|living|exist
            i ?really should|shouldnt ..1 not|be ..1 alive|exist|existing
            shouldnt|dont|not ?deserve ?to ?even be|deserve|exist ?to alive|live|exist
            cant|cannot|couldnt go on ..2 living
            stop|stopped|quit wanting ..1 ?to ?be alive|living|live|exist
            stop|quit|cease|ceased ?to existing|exist
            lost ?all ?the ?my will to live
            no|zero ?more will|desire|wish|strength ..1 to live|exist
            life ..2 not|isnt|aint|wasnt|hardly ?really worth ?it ?living
            not worth living|it
            worth living|staying ?alive|for $
            living|alive|life . ..1 no|not|nah|nope ?thanks ..3 anymore|me|thanks|want|interested|more
            alive|living . not for|me
            pengen|pingin|mau|pgn ?lagi exist
            @nggak ..2 exist ?lagi
            @nggak ..1 @mau ..1 exist|live|alive
            close|shut|closing ..1 my eyes ..8 forever|never|that|last|over
            ^ living|life|alive|breathing|existing|existence|waking|being ?up ?here ?alive ?anymore . ..6 not|no|never|done|quit|nope|over|back|dont|without|enough|finished|through !1:bad|so|only
            life|lifes|living|existing|existence ?is ?just not|isnt ..1 for me
            stop|stopping ?just existing
            hate|wish|regret|shouldnt|sorry|sad|disappointed|angry|hadnt|why|didnt ..4-he|she|they|we i ?had|have|even ?ever survived|woke|survive
            id|i ?would ?have be|been gone|dead already|by|long|otherwise|now
            otherwise id|i be|have ?been gone|dead
            only|sole thing|reason|thing ..2 keeping|keeps|stopping|stops|im|i ..2 me|alive|here ?here ?alive ?from !3:awake|sane|warm
            shouldnt|should|wasnt|never ?never|not ?have ?meant ?to been|be born|here|alive !2:@hereNoun
            not|cant|dont|hard|why|unable|tired|sick|no|reason ..5 keep|go|carry ?on living|existing|breathing|alive
            see|imagine|picture myself|me making|reaching|turning|living|getting|being ..3 past|to|alive|old
            wont|not|never ?gonna|going ?to make|live|reach|see ?it ?to ?past ?my thirty|christmas|birthday|summer|spring|30|40|25|20|18
            me to be over
            @noWant ..2 to be ?a ?person part of|here|anything|anymore|person ..1 anymore|this|life
            leave|leaving|quit ?this ?my life|world behind|forever|now|soon|for
            like|want|ready to leave|quit life|it ?all behind|forever
            i ?just never|didnt asked|ask|wanted|want to be born|alive|here
            not made|meant|built|cut for ?out ?for this|living|life ?world
            @noWant ..1 want|wanna|wants ..1 any|a ?more of|tomorrow|tomorrows ?this ?it $
            @noWant ..1 want|wanna ..1 do|see|face|have|meet tomorrow
            wish|wished ..2 wasnt|werent|not|didnt ..2 alive|living|existing|exist ?have ?to ?exist
            wish|wished i ?could didnt|dont|not ..2 exist|live|be-here
            @noWant ..2 be|exist|stay|live|remain ..1 on|in ?this earth|planet|world
            done|finished living|existing|breathing
            what|whats ..3 to ?even live for|anymore
            life|living ..6 want|wanna out
            want|wanna out $
            aint|not tryna|trying|interested ..3 be|being|in live|living|here|alive|existing ?alive !2:@livePlace
            living|life|alive ..3 isnt|not ..1 something|what ..2 i ..1 want
            refuse|refusing to ?keep live|living|exist|go-on
            enough of ?this ?being life|living|alive $
            """),
        CrisisRule(
            "en-tired-of-life", .wish, example: "tired of being alive",
            """
            @tired up of|with|from ..1 living|life|existing|existence|breathing !2:@livePlace|support
            @tired of|with|from|being ..1 living|life|existing|existence|breathing !2:@livePlace|support
            @tired ?up of|with|from being alive|here
            living|life|existing ?just hurts|exhausts
            capek|cape|lelah|bosen|males|muak ..3 life|living
            hate|hating living|existing|being ?alive !2:@livePlace|late|ignored|cold|wrong|alone|watched
            hate waking up !4:@cosy|early|to|before|late|so $
            hate ?being alive
            """),
        CrisisRule(
            "en-no-reason-to-live", .wish, example: "There's no reason left for me to live.",
            """
            no|any|see|find|isnt|whats|what|without ..1 reason|reasons|point|purpose|sense|use|meaning ..5-@livePlaceOnly live|living|alive|existing|exist|around !@livePlace
            no|any|whats|what ..1 reason|point|purpose|sense|use ..4 being|staying|sticking|keep|hanging around|here|alive|going|on
            no|any|whats|what ..1 reason|point|purpose ..3 to ?even ?keep ?wake|go|stay|be|get up|on|alive|here|going !to
            nothing|no ?one|else|much|left ..2 to live for
            what ..1 i ?got|have ?left live|living for
            dont|cant|not see|picture|imagine ..1 myself|me|a|any ..2 living|alive|future|past|turning|reaching ?past ?thirty
            what|whats ..1 point of|in|to ..1 living|life|staying|being|existing|waking !2:with|in|at
            """),
        CrisisRule(
            "en-never-born", .wish, example: "Sometimes I wish I had never been born.",
            """
            @want|should|shouldve|better|rather|regret|if|glad|easier ..5-nobody never|not|wasnt|hadnt ..3 born|existed|exist
            wish ..1 i didnt|couldnt|dont|stopped|could ?just ?stop exist|existing
            wish|better|hate|sorry ..4 was|were|being born !2:in|as|with|rich|there
            never shouldve|should ?have ..2 been|born ?born
            regret|hate being born
            my birth was ..2 mistake
            """),
        CrisisRule(
            "en-not-wake-up", .wish, example: "every night i hope i won't wake up",
            """
            @noWant ..1 want|wanna|wants|wanted ..3 wake ?up !2:the|my|our|him|her|them|baby|kids|anyone|everyone|neighbours|neighbors|you|a !6:@cosy
            hope|wish|pray|want|wanna|hoping|praying|wishing|love|if|like ..6-when|and|because not|dont|never|wont|didnt|couldnt|wouldnt ..2 wake|waking|woke ?up !2:the|my|our|him|her|them|baby|kids|anyone|everyone|neighbours|neighbors|you|a !6:@cosy
            asleep|sleep|bed ..6 not|dont|never|wont|without|simply|didnt|cant ..3 wake|waking|morning|again|woke ?up !4:@cosy|then|last
            sleep|sleeping|asleep ?and ?stay ?asleep ?for forever|eternity|good
            sleep ..2 forever|eternally
            never ?ever ?have ?to wake|waking up ?again !4:@cosy|early|before
            morning ..1 never|wouldnt|didnt ..1 come|came $
            tomorrow ..1 never|wouldnt|didnt ..1 come|came $
            my last|final night|sleep ?be ?please
            not ?ever ?to wake up ?again|anymore|tomorrow ?ever
            big|long|eternal|final sleep ..4 permanently|forever|again|want|need|soon
            want|wanna|need|about|thinking ..2 the big|eternal|final sleep
            wish|wished|should|shouldve|hoped ..3 id|i|had|have|hadnt|never|not ..2 never|not|hadnt|have ?ever ?have woken|woke|awoken|wake
            wish|wished ..1 i never|hadnt|didnt ?ever woken|woke|wake|woken-up
            """),
        CrisisRule(
            "en-gone-for-ever", .wish, example: "I just want to disappear forever",
            """
            @want|could|rather|better ..4 disappear|vanish|gone|leave|fade|evaporate|away|nothing|nonexistent|stop ..4-with|my|the|from|home|into forever|earth|world|planet|completely|existence|existing|everything
            @want|could ..3 not exist|be ?anymore ?here
            @want ..3 be ?just nothing|erased|nonexistent|nowhere|ash|ashes
            @want ..2 leave|escape|quit|exit ?this ?the world|earth|life|planet|existence
            @want ..2 be|get off ?of ?this planet|earth|world
            disappear|vanish forever|permanently|completely
            gone forever|permanently would|is|sounds
            never ..2 seen|heard from again
            @want ..2 to ?just|be buried|six|under ?in ground|feet
            cease to exist
            erase myself
            @want|could|rather ..4 disappear|vanish|leave|go|gone|away ..3-into|with for ever|good
            """),
        CrisisRule(
            "en-burden", .wish, example: "Everyone would be better off without me.",
            """
            better|easier|happier|lighter|relieved|simpler ..5-him|her|them without me !on|at|there|in|for
            without me ..5 better|easier|happier|relieved|peace|simpler|lighter
            @better|relief|happy|happiest|favour|favor|best|good|nicer|cope|hurt|burden|problem|problems|peace|miss|matter|relieved ..6-because if|when|once i ..4 @gone|around|here|there|exist|born|existed|vanish|disappear|alive|die|existing|stopped !2:at|for|in|from|on|when|more|tomorrow|next|with
            if|when|once i|im ..4 @gone|around|here|there|exist|born|existed|vanish|disappear|alive|die !2:at|for|in|from|on ..8-go|and @better|relief|happy|happiest|favour|favor|best|good|nicer|cope|burden|problem|problems|peace|miss|worry|free
            @better|cope|fine|happy|peace ..3 with me ..2 gone|out|dead|away|picture
            me ..1 out of the|their picture|way|lives for good|forever
            @better|happy|easier|relieved ..6 if|when he|she|they|hes|shes|was ..3 gone|dead|around|here|existed|born
            nobody|noone|one|who|anyone|anybody|everyone|people|they ..2 care|notice|notices|miss|cry|mourn|mind|bother|sad|realise|realize|find ..4 if|when|that|me|once ..2 ?i ..3 died|die|dead|gone|disappeared|vanished|killed|disappear|vanish|exist|existed|alive !2:from|at|for|on
            if i ..3 died|die|dead|disappeared|vanished|killed|disappear|gone ..4 nobody|noone|one|who|anyone|anybody|they|everyone ..3 care|notice|miss|cry|mourn|mind|happy|relieved
            world|everyone|everybody|family|they|people ?is ?are ..3 @better ?off ..1 without me
            world|family|everyone ..2 better|happier place|off without me
            save|spare|free|rid everyone|everybody|them|family|you|world ..3 trouble|burden|of|from ..2 me|being|having
            stop|quit|finally being ..1 burden ..4 gone|die|dead|disappear
            burden ..8 better|should|if|rather ..4 gone|dead|die|disappear|around|exist
            rid of me
            @better ..4 if|when|once i ..2 not|wasnt|werent|wouldnt|never|left ..2 in|here|there|around|part|it ?it
            get|got|move|moved over it|me|on ..3 without|soon|eventually|week|month|quickly|fast ?me
            grieve|mourn|cry|sad ..3 for ..3 week|while|day|bit|month ..6 then|and|but|better
            nobody|noone|one ..2 miss ..2 me|i ..2 dead|gone|died
            i|im ..3 problem|reason ..8 gone|dead|disappear|wasnt|werent
            better off ?if ?when i|im ..3
            waste|wasting ?of ?a ?their space|oxygen|air|skin
            if|when i|im ..2 disappeared|died|gone|left|vanished|dead|wasnt|werent ..8-go finally|normal
            without me ..2 around|here|there|in ..8 quiet|peace|finally|better|calm|happy|easier
            children|kids|they|everyone|family|mum|theyd|dad|she|he ..2 get over it|me
            theyd|they|kids|children|everyone|family ..2 better|easier ..2 with ?just ?only their|just|another|someone|only
            """),
        CrisisRule(
            "en-passive", .wish, example: "If a car hit me tomorrow I wouldn't mind.",
            """
            if ..4 @vehicle|lightning|truck|something|plane|cancer|somebody|someone ..3 hit|killed|hits|took|ran|kills|run ..2 me ..4 mind|care|fine|okay|ok|relieved|happy|complain|sad|relief
            wouldnt|not|dont|would|id|rather|fine ..2 mind|care|be|ok|okay|glad|happy|relieved ..4 if ..3 ?just ?a @vehicle|died|die|dead|killed|cancer|hit|lightning|wake ?by|up|me
            hope|wish|hoping|wishing ..4 @vehicle|something|cancer|accident|heart|lightning|someone|truck|plane|plague ..3 hits|hit|kills|kill|takes|take|crashes|stops ?me ?over
            hope|wish|hoping|wishing ..2 get ..2 hit|killed|cancer|murdered|shot|sick|terminally ?by
            wouldnt|not ..1 mind|care ..3 dying|dead|death ?if
            dont|doesnt|wouldnt care ..3 if|whether ?i|he|she ..2 live|die|dead|alive|died
            care ..2 live or die
            death|dying ..2 sounds|seems|feels|looks|would ..4 peaceful|nice|better|relief|good|easier|comforting|kind|tempting|peace|inviting|like|be
            being dead ..2 sounds|seems|would|must|feels
            not afraid|scared ?of to|of die|dying anymore
            hope|wish|hoping|praying|pray ..3 plane|car|bus|train|lorry|truck|lightning|building|roof|meteor ..4 down|crash|crashes|hits|falls|collapses|strikes
            death|dying|die ..4 relief|release|peace|freedom|door|escape|mercy|kindness|friend|comfort|easier|answer
            peace|relief|release|comfort|comforting ..3 thought|idea|of|in ..2 death|dying|dead
            ok|okay|fine|peace ..2 with dying|death
            bridge|tracks|rails|roof|rooftop|cliff|balcony|ledge|platform|train|river ..6 easy|drawn|pull|pulls|calling|calls|tempting|inviting|whispers
            easy|drawn|tempting|pull ..5 bridge|tracks|rails|rooftop|cliff|ledge|platform
            """),
        CrisisRule(
            "en-imagined", .wish, example: "I could just step in front of a train and nobody would notice",
            """
            jump|jumping|step|stepping|walk|walking|throw|throwing|run|running|lie|lying|fall|falling|leap|went|throwing ..2 in front|infront of ..2 @vehicle
            jump|jumping|throw|throwing|leap|leaping|falling|fall|drop ?me ?myself off|from|over|out ..2 @method !2:into|in|with
            jump|jumping|throw|step|leap onto|on|under ..1 tracks|rails|train
            walk|walking|step|run|drive|steer|swerve|driving|swerving|steering|crash|crashing|turn ..4 into|off|against ..2 traffic|tree|wall|bridge|road|sea|pole|lorry|truck|oncoming
            imagine|imagining|think|thinking|thought|thoughts|keep|picturing|picture|looking|urge|googling|google|googled|researching|searching ..3 jumping|hanging|drowning|overdosing|overdose|ways|methods|how ..1 ?to ?off ?kill ?end die|dying|myself|suicide|it|painlessly
            ways to die|go
            painless ways|way|death|method
            """),
        CrisisRule(
            "en-fear-of-oneself", .fear, example: "I'm scared of what I might do to myself tonight",
            """
            scared|afraid|terrified|worried|frightened|fear|frightens|scares ..3 what i|ill|im|id ..2 do|capable !3:tomorrow|next|in|with|at|after
            scared|afraid|terrified|worried|frightened|fear|might|could ..3 i|ill|id|gonna ..2 hurt|harm|kill|something|lose ..2 myself|stupid|bad|control|drastic|to
            might|may|could|gonna|will ..1 do something stupid|bad|drastic|irreversible|permanent
            dont|cant|not|never|doesnt trust myself ..3 alone|tonight|balcony|bridge|knife|knives|pills|here|home|anymore|now|meds|razor|platform|roof|near|safe
            dont|cant|not|never trust myself $
            not|dont|isnt|unsafe ..1 feel ?safe ..1 with|around|alone from|by ?with myself
            not safe with|from myself
            scared|afraid|terrified ..1 of|to ..1 myself|be ?left ?alone ?with ?myself !2:at
            doesnt|cant trust himself|herself alone
            danger|threat to myself|himself|herself
            gefahr fuer mich|sich ?selbst
            bahaya|berbahaya buat|bagi|untuk diri|diriku|aku|saya
            not|dont|never|doesnt ?feel safe ..1 with|around|alone|from|by ?by myself|alone|himself|herself
            """),
        CrisisRule(
            "en-follow-the-dead", .wish, example: "I just want to be with Grandpa again in heaven",
            """
            @want|soon|rather|could ..2 be|go|see|join ..2 with ..2 @kin ..3 heaven|again|side|beyond|wherever !3:next|at|this
            @want|soon|rather|could ..2 be|go|see|join ..2 with him|her|you|them ..3 heaven|side|beyond|wherever
            @want|soon ..3 be|go|join ..1 with|to ..2 dead|late|deceased @kin
            see|seeing|meet|join ..4 again ..4 heaven|side
            @want|soon ..3 follow|join him|her|them|you|@kin !3:@followHarmless
            @want|soon|rather|could ..2 go|be ..1 where ..2 @kin|he|she|they|you ..2 is|went|are|now|hes|shes|gone
            @want ..2 see|meet|hold ..2 @kin|him|her|you ..2 again ..2 side|heaven|there
            see|seeing you soon|again ?in @kin|heaven
            take|come|pick ..1 me ..2 with|to|where ..1 you|heaven|@kin|him|her ..2 heaven|wherever
            should|wish|why ..3 died|gone|went|taken ?with instead|him|her|them|me ?of ?me
            no|any point ..1 him|her|them|me|my being ?around|here|alive
            no|any|whats|what ..2 point|reason|sense|use ..2 he|she|me|him|her ..2 being|staying|living ?around|here|alive
            @want ..2 go where he|she|they|@kin|you went|is|are|has
            """),
    ]
}
