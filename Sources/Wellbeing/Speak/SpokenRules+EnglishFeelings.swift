// English: the mood of the day, what the music did, and stress.
extension SpokenRules {
    static let englishFeelings = """
        @good = cracking cracker corker stellar peachy golden dandy swell blissful gorgeous super tip-top great-ish sound rosy marvellous chipper buzzing elated bouncy
        @bad = ropey ropy pants horrid grotty shambolic catastrophic rotten miserable icky abysmal dire shite stinker stinking rank grumpy wobbly fed-up glum dismal cruddy atrocious hideous
        @mid = middling bearable so-so passable meh-ish medium comme uneventful lukewarm bog-standard humdrum nondescript unremarkable
        @good = good great nice lovely fantastic wonderful brilliant excellent amazing happy cheerful decent positive superb terrific splendid content fab fabulous ace
        @good = glad upbeat chuffed awesome perfect beautiful productive joyful grateful grand delightful smashing belter solid pleasant fine cheery stellar
        @bad = bad awful terrible horrible rubbish rough tough crap crappy shit shitty lousy miserable sad low down dreadful grim crummy rotten hard gloomy depressed
        @bad = depressing poor upset blue unhappy disappointing ghastly worst nasty shite naff bleak foul wretched gutted difficult garbage tearful lonely hopeless draining write-off writeoff glum
        @mid = okay ok alright meh mixed average medium middling mediocre neutral ordinary unremarkable so-so soso passable normal uneventful allright alrightish okayish unspectacular indifferent
        @day = day today mood monday tuesday wednesday thursday friday saturday sunday afternoon
        @verdict = @good @bad @mid so bag writing fifty special middle off between
        @feeling = @good @bad okay ok alright meh mixed neutral so middling medium average fifty between indifferent
        @notDay = work song tune food weather lunch dinner film movie coffee meeting stress stressful earworm sleep slept music gig concert book kids loud quiet busy boss traffic
        @notDay = meal run walk commute train call talk chat match game
        word.good: @good <!as|a|for|so|no|feel|by|from !at|for|enough|through|through|luck|morning|night|thing|grief|old|friend|friends|time|idea|mate|mates|long|chunk|news|point
        word.good: cant|cannot complain|grumble|moan
        word.good: mustnt grumble
        word.good: not ?too|?so|?at ?all ?half shabby
        word.good: on top ?of ?the world
        word.good: top of the
        word.good: over the moon
        word.bad: down in the|dumps
        word.bad: fed up
        word.bad: in bits|pieces|tatters
        word.bad: in a|the ?right|?real|?total funk|dumps|pits|slump|rut
        word.bad: at rock|a ?low bottom|low|ebb
        word.bad: worst day
        word.mid: swings and
        word.mid: up and down
        word.mid: ups and downs
        word.mid: bit of a ?mixed mixed|bag
        word.mid: could be|have ?been worse|better
        word.mid: a mix|mixture
        word.mid: neither fish
        word.mid: in the middle !of
        word.mid: hit and miss
        word.mid: bog standard
        word.mid: nothing to write
        word.good: so|a|for|feel|im|as good|great|nice|happy|lovely|decent|fine|wonderful|fantastic|brilliant !at|enough|thing|idea|mate|friend|friends|chunk|while
        word.good: not ?too|?so|?that|?half|?a|?at|?such ?all|?a bad|awful|terrible|shabby|horrible|rough
        word.good: wasnt|isnt|werent|cant|nothing ?too|?so|?that|?half|?a|?at|?even|?complain ?all|?a bad|awful|terrible|complain|horrible
        word.good: no complaints
        word.good: on|over top|cloud|moon ?of
        word.good: in good|great|high spirits
        word.good: in a ?really ?pretty good|great mood
        word.bad: @bad <!not|calm|cool|settle|sit|sat|lie|lay|went|came|wrote|write|turned|slow|calmed|wound|shut|broke !down|in|the|for|to|at|on|by|idea
        word.bad: not|wasnt|isnt|didnt ?feel|?been|?so|?a|?that|?too|?very|?really|?feeling|?doing ?a ?too|?so good|great|happy|brilliant|fantastic|nice|well|wonderful
        word.bad: in a ?really foul|bad|terrible|rotten mood
        word.bad: down in|and the|out
        word.bad: under the weather
        word.bad: a write off
        word.bad: feel|felt|feeling|been|was|am|im|bit|pretty|really|quite|so|rather|very low|down|sad|blue|rubbish|rough|awful|flat|empty|crap
        word.bad: one to forget
        word.bad: bit of a ?bad struggle|slog|mess|disaster|nightmare
        word.bad: disaster|nightmare
        word.mid: @mid !on|special|doing|about|in
        word.mid: so so
        word.mid: mixed bag
        word.mid: neither ?here ?there ?good ?great ?bad nor ?bad|?good|?awful|?there
        word.mid: not ?a ?great|?good|?brilliant|?amazing|?fantastic ?not|?but|?and ?not ?great|?brilliant|?terrible|?bad|?awful but|not|nor ?not ?terrible|?awful|?bad|?great|?good|?dreadful
        word.mid: good and bad
        word.mid: up|ups and down|downs
        word.mid: bit|half of|and both|half
        word.mid: fifty fifty
        word.mid: could be|have ?been better|worse
        word.mid: nothing special|much|remarkable
        word.mid: middle of the road
        word.mid: in between !the|a|my|meetings|two
        word.mid: somewhere in the middle
        word.mid: okay|ok|alright|fine ish|i|overall
        mood.day: { day|mood|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday ?itself|?has|?as|?overall|?in|?general|?on ?been|?a|?whole|?general was|is|been|wasnt|isnt|were|felt|feels|turned ..5-@notDay @verdict
        mood.day: { todays ?been|?was ~4-@notDay @verdict
        mood.day: { mood ~3-@notDay @verdict
        mood.day: { ?not ?a ?really ?pretty ?quite ?very ?such ?so @verdict ?but|?and ?@verdict ?sort|?kind ?of day|mood|monday|tuesday|wednesday|thursday|friday|saturday|sunday <!the|one|some|every
        mood.day: { not|wasnt|isnt|no|nothing ..4-@notDay @verdict day|one
        mood.day: { its|it|thats|been ?been|?was|?has ?been a|an|another|such|been ..4-@notDay @verdict day|one
        @notSelf = @notDay a an the had got have my some it
        mood.self: i|im|ive|id { ?am|?feel|?felt|?was|?been|?feeling|?m ?been|?feeling ~3-@notSelf @feeling
        mood.self: ^ ?so|?and|?yeah|?but|?now { feeling|feel|felt|doing ~4 @feeling
        mood.self: feeling|felt|feel|spirits { ~4-@notDay @feeling <!which|that|it|talking
        mood.self: { cant|cannot|mustnt complain|grumble|moan
        mood.self: im|i { ~2 over|on|down|fed|in the|top|up|bits|pieces ?moon|?of|?dumps|?the ?world
        mood.day: { what ?an ?a @verdict day
        mood.day: { one of those|my @verdict days
        mood.day: { day ..2 good|bad|great|awful|rubbish|fine|ok|okay|meh
        mood.day: ^ ?all ?so ?overall ?not ?a ?really ?pretty ?very ?quite ?fairly { @verdict ?old day
        mood.whole: taking|looking ..4 whole|together|back { ..6-@notDay @verdict
        mood.whole: adding|add it|everything ?all up { ..6-@notDay @verdict
        mood.whole: summing|to sum ?it ?all ?up { ..6-@notDay @verdict
        mood.whole: overall|altogether { ..6-@notDay @verdict
        mood.whole: all in all { ..6-@notDay @verdict
        mood.whole: on the whole|balance { ..6-@notDay @verdict
        mood.whole: all things considered { ..6-@notDay @verdict
        mood.whole: in general|total { ..6-@notDay @verdict
        mood.whole: { @verdict ?day ?really|?i|?though|?though ?guess overall|altogether
        mood.whole: { @verdict ?day on the whole|balance
        mood.whole: { @verdict ?day all in|things all|considered
        mood.whole: end of the day { ..6-@notDay @verdict
        mood.whole: taken together { ..6 @verdict
        mood.part: { morning|afternoon|evening|night was|is|has|went ~4-@notDay @verdict
        mood.part: { @good|@bad|@mid morning|evening|night <!^|hello|and|all !everyone|all|dear|its|this|here|well
        dis.high: couldnt|cant|barely|hardly ?even hear myself|anything|anyone|them
        @dist = bother bothered bothering bothers bothersome annoy annoyed annoying annoys annoyance irritate irritated irritating irritates irritation bug bugged bugging bugs distract
        @dist = distracted distracting distracts distressing distress disturb disturbed disturbing upset upsetting tormented grating grated wearing tiresome nuisance frustrating
        @dist = frustrated pestered pestering tiring unsettling unsettled unpleasant stressed aggravating uncomfortable exhausting pain mind minded peeved niggled niggling nag
        @dist = nagging winding bad horrible awful plagued rattled
        dis.plain: bother|bothered|bothering|bothers|bothersome|annoy|annoyed|annoying|annoys|annoyance|irritate|irritated|irritating|irritates|bug|bugged|bugging|bugs|distract|distracted|distracting|distracts|distressing|distress|disturb|disturbed|disturbing|tormented|grating|tiresome|frustrating|frustrated|pestered|unsettling|aggravating|niggled|irritation|nuisance|frustration|disruptive|wearing|distraction|wearying|tedious <!i|not|for|as|a|welcome|nice
        dis.plain: a distraction|nuisance|bother !from
        dis.plain: i @dist ?by
        dis.plain: i ?find|?found ?it ..2 annoying|irritating|distracting|distressing
        dis.plain: on my nerves|wick|nerve|tits
        dis.plain: got|getting|gets|get in the way
        dis.plain: winding|wound|winds me up
        dis.plain: wearing me ?down
        dis.none: dont|didnt|not|never|couldnt|wasnt|doesnt|isnt|wouldnt ?really|?actually|?even|?at ?all|?care|?been ?in ?the mind|minded|bothered|care|bothering|annoy|annoyed|annoying|bug|bugged|distract|irritate|distracting|disturb|irritating|upsetting|bothersome|unpleasant ?me|?one|?about !me|too|much|that|very|so|really|particularly|terribly|a|as|anyone|you
        dis.none: not|isnt|wasnt|never ?really|?remotely|?even|?actually|?at ?all bothered|fussed|fazed|arsed ?by !much|too
        dis.none: didnt|doesnt|hasnt|not ?really faze|fazed|phase|register|matter|hurt
        dis.none: washes|washed|water over|off
        dis.none: duck's|ducks back
        dis.none: dont|didnt care|minded|mind <!they|she|he !what|you
        dis.none: its|it|thats|that|was ?is|?was ?actually|?quite|?rather|?kind|?sort ?of fun|pleasant|comforting|soothing|lovely|sweet|cosy|enjoyable|nice !day|out|weather|lunch
        dis.none: kept|keeps me company
        dis.none: no harm|complaints|bother|trouble|worries
        dis.none: happy to|enough have|hum|sing|with
        dis.none: no bother|problem|trouble|big|distress|skin ?deal
        dis.none: water off
        dis.none: quite|rather|actually|kind|sort|kinda|even|almost ?of liked|enjoyed|like|enjoying|enjoy|nice|pleasant|soothing|comforting
        dis.none: couldnt|could care less
        dis.none: zero bother|distress
        dis.none: i ?actually|?really|?rather|?quite liked|enjoyed ?it|?having
        dis.none: whatever|harmless
        dis.none: doesnt|didnt|wasnt|isnt ?really matter|problem|matters
        dis.high: sending|sent|sends me ..2 mad|wall|bend|loopy|crazy|potty|insane|loop
        dis.high: driving|drove|drives|driven ?me|?us ?absolutely|?completely|?totally|?properly|?round|?up|?out|?half|?quite ?the|?of ?my mad|nuts|crazy|bananas|insane|bonkers|loopy|batty|potty|wall|bend|twist|mind|barmy|spare|mental
        dis.high: does|did|doing|do my head|nut|brain in
        dis.high: enough to
        dis.high: want|wanted|could ?have to|happily|cheerfully ..2 scream|cry|head|throw|smash|tear|bang|claw
        dis.high: at|to ?the ?my end|edge|breaking|wits ?of ?my ?end|?tether|?point|?reason
        dis.high: under my skin
        dis.high: tortured|torturing|torment|tormenting|haunting|plaguing|maddeningly|insufferable|relentless
        dis.high: bloody|really|so|absolutely|seriously|proper|incredibly|massively ..2 annoying|irritating|infuriating|bothersome|distracting
        dis.plain: grates|grated|grating|gets|got|niggles|niggled|irks|irked|wears|wore ?on|?to|?at me|nerves
        dis.plain: mildly-|gets|got to|on me|my ?wick|?nerves
        dis.high: drove|driving|drives|drive|driven ..2 mad|crazy|nuts|bonkers|insane|bananas|potty|spare|batty|wall|bend|distraction|barmy
        dis.high: up the wall
        dis.high: round the bend|twist
        dis.high: losing|lost|lose my mind|rag|marbles|temper|rag|shit|plot
        dis.high: couldnt|cant|could|unable ?not ?barely|?hardly|?even ?to ?barely|?hardly stand|think|take|concentrate|bear|focus|cope|function|sleep ?it|?straight|?myself|?on
        dis.high: could ?have|?of|?ve screamed|scream|cried|cry
        dis.high: unbearable|torture|maddening|torment|hell|hellish|excruciating|infuriating|agony|nightmare|intolerable|overwhelming|overwhelmed|driving
        dis.high: made me ..3 scream|cry|snap|tears|mad|furious|ill|sick
        dis.high: wanted to ..3 scream|cry|tear|rip|bang|smash|claw
        dis.high: tearing|pulling|ripping my hair
        dis.high: end|edge of my tether|rope
        dis.high: at my wits end
        dis.high: did|does|doing my head|nut in
        dis.high: crawling|climbing up ?the ?walls|?walls
        dis.high: to|in|near tears
        @stress = stress stressed stressful stressy hectic frantic pressure pressured manic frazzled overwhelmed overwhelming swamped tense anxious stressing stressfull frenetic rushed
        stress.plain: @stress !free|ball|test|relief
        stress.plain: flat out
        stress.plain: snowed|rushed under|off
        stress.none: calm|relaxed|relaxing|chilled|chill|peaceful|easygoing|restful|laid-back|unhurried|leisurely|stressfree|mellow|tranquil|chillaxed|lazy <!not|hardly|never|tried|trying|isnt|no
        stress.none: no|zero|without|not|wasnt|isnt|didnt|never|nothing|free|hardly|barely ?any|?real|?really|?feel|?too|?particularly|?at|?remotely|?even|?in ?the|?all|?any ?slightest stress|stressed|stressful|pressure|stressy|hectic !at|to
        stress.none: no|zero|without stress|pressure ?at|?to ?all|?speak
        stress.none: stress ?level|?levels ?was|?is|?were|?at ?pretty|?basically zero|nil|none|nonexistent
        stress.none: easy|slow|quiet|gentle|unhurried|calm|peaceful|sleepy|cushy|breezy day|sunday|saturday|morning|shift|work|going|pace ?off
        stress.none: cool as
        stress.none: zen|relaxation|serene|unstressed|untroubled|unbothered|carefree|stressless
        stress.none: not a care
        stress.sign: rushed|run|snowed off|under|ragged ?my
        stress.sign: chasing|chased my|by tail
        stress.sign: heart|pulse ..3 racing|pounding|thumping|mouth|hammering|going|through
        stress.sign: chest ..2 tight|tightness
        stress.sign: teeth|jaw ..2 clenched|grinding|clenching
        stress.sign: couldnt ..2 breathe|cope|catch|stop
        stress.sign: all at once
        stress.sign: everything at once
        stress.sign: like a headless
        stress.sign: pulled|pulling in|every|all ?every direction|directions
        stress.sign: palms ..1 sweaty|sweating
        stress.plain: frazzled|harried|stressiest|up against|wound|strung|keyed !it ?up
        stress.none: laid back
        stress.none: took|taking it easy
        stress.none: easy day|going
        stress.none: stress free
        stress.mid: medium|moderately|moderate|somewhat|averagely|reasonably|fairly|mildly-ish|average stressful|stressed|stress|hectic|pressure
        stress.mid: stress|stressful|stressed|pressure|busy|hectic|work ?levels|?level ?was|?is|?were|?but ?all|?about|?quite ?but|?was ?all manageable|medium|moderate|bearable|middling|average|doable|normal
        stress.mid: so so stressful
        stress.sign: everything|all ?came|?happened|?happening|?hit at once
        stress.sign: shaking|shaky|trembling|hyperventilating|shook <!stopped|hand !hands|my|it
        stress.sign: hands|knees|legs ?were|?are|?started shaking|shook|trembling|sweating
        stress.sign: heart ..3 racing|throat|mouth|pounding|thumping|hammering|raced|pounded|beating
        stress.sign: couldnt|barely|hardly|no|not ?even ?a ?time ?to breathe|breath|eat|sit|second|breather|minute|moment
        stress.sign: rushed|run|ran|running ?off ?my ?around ?like feet|ragged|headless
        stress.sign: rushed off my feet
        stress.sign: up|drowning to|in my|work|eyeballs|emails
        stress.sign: one thing after
        stress.sign: deadlines|deadline ?all|?after|?breathing|?looming deadline|piling|over|down|everywhere|screaming
        stress.sign: stomach ..3 knots|churning|knot
        stress.sign: spinning plates
        stress.sign: nonstop|non-stop
        stress.sign: on my back
        stress.sign: skipped lunch
        stress.sign: head|world ?was spinning|explode
        stress.sign: panic|panicking|panicked|meltdown
        """
}
