// English: loose and spoken wordings of mood, distress, stress, acts and company.
extension SpokenRules {
    static let englishSpeech = """
        @rather = rather instead
        @good = rad lush stonking mega magic dreamy tremendous terrific outstanding sweet sunny uplifting satisfying fun hilarious relaxing heartwarming wholesome first-rate tiptop phenomenal
        @bad = horrendous appalling crushing heavy exhausting miserable upsetting soul-destroying stressful-as-hell messed-up frustrating disastrous gutting heartbroken mopey teary weepy despondent drab bummed bummer cranky irritable
        @mid = alrighty whatever-ish passable fiftyfifty ok-ish fair-to-middling bland
        @feeling = @mid
        word.good: a|an|such|so|feel|feeling|felt|im|as|pretty|really|very @good !at|for|enough|thing|idea|mate|friend|friends|chunk|while|luck|morning|night|news|point|as
        word.good: made|makes me ?really|?so|?very|?pretty happy|smile|glad|proud
        word.good: on a high
        word.good: full of beans|joy
        word.good: walking on air
        word.good: @good as @good|hell|anything
        word.bad: not|isnt|wasnt|arent ?feeling|?been|?doing|?so|?a|?that|?too|?very|?really|?in ?a|?so|?too @good ?day
        word.bad: not ?really ?quite myself
        word.bad: off colour|color
        word.bad: beside myself
        word.bad: heart|spirit|spirits ?is|?are broken|low
        word.bad: one of those days
        word.bad: a|total|right|bit|complete shambles|car-crash|write-off|mess|bust|washout|dud|letdown
        word.bad: cried|crying my|all|myself ..2 eyes|day|sleep
        word.mid: not ?too ?so ?that good|great|bad ?and|?but|?or not ?too ?so ?that bad|good|great
        word.mid: not the best ..4 not the worst
        word.mid: neither ..2 nor
        word.mid: take it or
        word.mid: middle of the|road
        word.mid: same ?old ?old as
        word.mid: ticking along|over
        word.mid: half and half
        word.mid: getting by
        word.mid: bit of everything
        mood.self: { made|makes me ?really|?so|?very|?pretty happy|smile|glad|proud
        mood.self: im|i ?am|?was|?felt|?feel ~1-@notSelf { not ?feeling ?doing ?too ?so ?that ?really @feeling
        mood.self: im|i ?am|?was|?felt|?feel ?just|?so|?really|?honestly { gutted|heartbroken|devastated|ecstatic|thrilled|overjoyed|delighted|elated|miserable|chuffed|knackered|shattered|done !with
        mood.self: on a high|downer
        mood.self: { in ?a|?such ?an|?such ?really|?pretty|?very|?right @good|@bad|@mid mood|spirits|place|headspace|state
        mood.self: { mood|spirits|feeling ?is ?was ?today ?about ?pretty ?quite @verdict
        mood.self: { otherwise|apart ..3 im|i|all ?am ?feeling|?doing @good|okay|ok|alright|fine
        mood.day: { day ?was|?is|?has|?been|?turned ..3 one ?of|?to those|forget|remember
        mood.day: { had|have|having|been a|an|such|quite ~3 @verdict ?old ?kind ?sort ?of day|one
        mood.day: ^ { @verdict ?old ?kind|?sort ?of day|one
        mood.day: it ?has|?was|?is|?turned ?been|?out ?to|?be|?have ?a|?an|?be ?been { ..3-@notDay @verdict ?old ?kind|?sort ?of day
        @music = ditty chant theme refrain rhyme
        @song = ditty chant refrain rhyme
        @today = daytime during throughout
        @activitySkip = its it's thats that's
        @activityTail = its it's thats that's
        dis.high: killing|destroying|breaking|ruining|torturing|exhausting|wrecking me|my ?completely|?day|?head|?brain
        dis.high: drives|drove|driving|drive|sends|sent|sending me ..3 nuts|mad|crazy|insane|wall|bonkers|mental|bananas|spare|bend|barmy|potty|round|up|batty
        dis.high: could ?have ?just ?happily cried|screamed|scream|cry|thrown|smashed|murdered|wept
        dis.high: cant|couldnt ?even ?really think|focus|concentrate|sleep|work|function|read|relax|settle|cope|take|stand|bear <!i've|help
        dis.high: losing|lost|lose|losing|loosing it|my ?mind|?rag|?patience|?head
        dis.high: really|seriously|properly|massively|so|absolutely|totally|incredibly|extremely|hugely|terribly|awfully|deeply|very|super|intensely|bloody|fucking|freaking|fricking|damn ?bloody|?damn @dist|infuriating|infuriated|maddening|torturous <!not|didnt|wasnt|isnt|doesnt|dont
        dis.high: upsets|upset|bothers|bothered|annoys|annoyed|irritates|distresses|disturbs ?me ?a ?so|?very|?really lot|much|hugely|massively|deeply|greatly|immensely|terribly
        dis.high: driven|pushed|reached|at to|my|the ?very brink|limit|edge|despair|distraction|breaking
        dis.high: absolute|sheer|pure|total|complete torture|hell|agony|nightmare|misery|torment
        dis.high: fed|sick up|to|of ?with ?death|?the ?back ?it ?teeth
        dis.high: made me want|wanna ?to
        dis.plain: quite|rather|pretty|fairly annoying|irritating|distracting|grating|tiresome|wearing <!not
        dis.plain: bit|little|tad|slightly|mildly|somewhat|moderately|rather @dist <!not
        dis.plain: @dist me|moderately|slightly|somewhat ?a ?lot|?little|?bit
        dis.plain: got|getting|gets|grates|grating|grated|wears|wearing on|in|under my nerves|way|skin|wick|tits|nerve
        dis.plain: cant say i|its ..3 love|enjoy|like|enjoyed|liked|loved
        dis.none: didnt|dont|doesnt|not|wasnt|isnt|couldnt|never ?really|?actually|?even|?at|?particularly-not ?all mind|bother|bothered|care|annoy|annoyed|affect|matter|trouble|troubled|worry|hurt ?me ?it|?about ?at|?one|?in ?the ?all|?bit|?slightest|?least|?tiniest $
        dis.none: couldnt|could care|give ?a less|toss|damn|hoot|monkeys
        dis.none: quite|rather|actually|kinda|kind|sort|secretly|even|honestly ?of ?really|?quite like|liked|enjoy|enjoyed|enjoying|love|loved|nice|pleasant|fun|sweet|cute|cosy|comforting|soothing ?it|?having <!not|didnt
        dis.none: i|its|it|thats|that ?was|?is ?really|?actually|?quite|?a|?just|?such ?rather|?quite|?kind|?a|?of nice|lovely|pleasant|sweet|comforting|soothing|fun|cheerful ?thing|?actually|?really $
        dis.none: fine by|with me|it|that
        dis.none: im|i ?was ?totally ?completely ?perfectly ?quite fine|cool|okay|ok|happy|easy with it|that
        dis.none: no skin off
        dis.none: cheered|cheers me up
        dis.none: not bothered|fussed|fazed|arsed|bothering ?by ?me ?about ?it $
        dis.none: zero|no|without|little|none distress|annoyance|bother|irritation|trouble|suffering|impact|problem|problems|issue
        cm.before: ?and|?which|?but ?that ?really ?just ?sort ?of took|takes|taken|take|kept|keeps my|me mind|attention|thoughts|off|head ?off ?away
        cm.before: ?and|?then|?which ?that ?just ?i ?completely ?totally ?actually forgot|forgotten|forget ?all|?about ?about|?it it|the|that|song|tune
        cm.before: ?and|?then|?but ?then poof|bam|boom|bang|puff|voila|hey|presto ?presto ?it|?its ?was|?is gone|vanished|away
        cm.yes: { whistled|sang|hummed|played|listened|put ?to ?on something|another|different|other ?else ?song|?tune|?music }
        cm.yes: countermeasure|countermeasures|remedy|antidote|cure|strategy|solution|fix|distraction|coping ?strategy|?mechanism ?i|?was|?is|?used|?today|?tried ?was|?is ?i|?by ^ ?was|?is ?by {
        cm.yes: countermeasure|countermeasures|remedy|antidote|cure|strategy|solution|fix was|is|being {
        cm.yes: distracted|distracting|occupied|busied myself|me ?by ?with with|by ?with|?doing {
        cm.yes: get|getting|got|be|was rid of|shot ?of it|that|this ?song|?tune|?thing ?by|?with by|with {
        cm.yes: to ?try ?and ?to get|make|drown|shake|chase|stop|shift|silence|kill|escape ..5 off|away|out|stop|it|rid|of i ?then|?just|?even|?also|?actually {
        cm.more: and|then|also|plus|followed ?by ?i ?even @act {
        cm.no: didnt|havent|never|dont|not ?really|?actually|?even ?bother|?bothered|?do|?try ?to|?trying try|tried|do|done|fight|attempt|take|doing|did ?to ?anything|?a|?any|?much ?thing|?about|?against|?action ?it $
        mood.self: i|ive|weve|id { been ?having|had|having ?had ?a|?an|?such a|an|such ?really|?pretty|?very|?right|?bit|?absolutely|?proper|?total|?of ?a|?an|?of ?a @good|@bad|@mid ?old day|one|time|week-no
        cm.no: planned|planning|meant|wanted|intended|supposed|thought|thinking|considered|tempted ..8 shake|shift|drown|stop|chase|distract|rid|block|silence|off|away|it ..8 but|then|except|and ..8 rained|raining|stayed|couldnt|didnt|never|lazy|tired|forgot|instead|closed|not|cancelled|bother|bothered|time|asleep
        cm.no: just|simply|i ?just let|left ?it|?the ?song|?thing it|run|be|play|ride ?be|?play|?run|?alone
        cm.no: did|do|done|doing|tried nothing|sod|zilch|nada|zip|bugger ?all ?about|?against|?to ?it $
        cm.no: against it|this ?i ?did nothing
        cm.no: no countermeasures|countermeasure|attempt|attempts
        cm.result: ?but|?and|?which|?that|?it nothing|none|neither|nope|no|didnt|did ?of|?it|?those|?really|?even ?them|?that|?it ?really|?even helped|worked|help|work|luck|use|effect|difference|fix ?either|?at|?much
        @staff = girls boys lads gang crew folks buddies family relatives twins grandkids kiddo kids children baby-sitter plumber mechanic electrician builder builders vicar priest pastor nan granny dentist receptionist waiter waitress barista officer professor lecturer classmates classmate trainee intern apprentice buddy stepson stepdaughter godmother in-laws inlaws
        contact.other: yelled|shouted|screamed|snapped at|told ?off ?by ?my|?the|?by @person
        contact.other: got|was|been|getting|being yelled|shouted|told|screamed|asked|hugged|picked|invited|visited|called|helped|interviewed|driven|bollocked|scolded|praised ..3 by|from ?my|?the|?a|?our @person|@NAME|@firstName
        contact.other: @person|@firstName ?had|?has|?then|?just|?also|?and ?husband|?wife ?came|?popped gave|brought|made|cooked|rang|called|phoned|came|visited|popped|dropped|helped|took|picked|invited|told|asked|hugged|joined|showed|taught|drove|met ?me|?us|?round|?over|?by|?to <!that|who|not|never
        contact.yes: took|brought|drove|picked|dropped|bathed|fed|helped|met|taught|hosted|joined|saw|visited|hugged|interviewed|minded|babysat|babysitted ?up|?off ?the|?my|?our|?with|?both|?some|?a|?two|?three ?old|?little|?whole @person|@firstName !on|in|video|tv
        contact.yes: @person|@firstName and i|me|myself
        contact.yes: i|me and ?my|?the|?our @person|@firstName
        contact.yes: shouting|slanging|screaming|yelling match
        contact.yes: chatted|talked|spoke|moaned|ranted|vented|laughed|giggled|bantered|gossiped|catching|caught ?for|?up|?about|?to ?ages|?hours|?a|?with ?the|?my|?each|?while ?phone|?other <!not|never|only|nobody|didnt
        contact.yes: had|having a|an|some|another|our ?good|?long|?big|?nice|?proper|?quick|?great|?right|?lovely|?little moan|laugh|chat|natter|argument|row|fight|catch-up|giggle|gossip|talk|cuddle|heart-to-heart|debate|barney|ding-dong|cuppa ?with
        contact.yes: with|to|at|from|for ?my|?the|?our|?some|?two|?three|?a|?both|?all ?old|?lovely|?new|?little|?best|?whole @staff|@kin !'s|next|on|in|about|who|which|that <!letter|according|song|something|listened|video|due|thanks|back|note|package|email
        contact.no: @talked|spoke|spoken|spoken|talk|talking|speak|see|saw|met|seen ?to|?with no|nobody|noone|none|zero|not ?one|?a|?single|?another ?soul|?person|?single|?human
        contact.no: contact|company|people|socially ^ none|no|nope|zero|nobody|nil
        contact.no: all by|on my|myself|own|lonesome
        contact.no: just|only me ?and ?the|?my ?myself|?cat|?dog|?sofa|?thoughts|?telly ?and|?today $
        contact.no: on my own|tod|lonesome|todd
        contact.no: not|havent|didnt|never|without|hardly ?even|?a|?really|?one ?single|?spoken|?seen|?talk|?speak|?see|?talked|?met|?a|?had ?to|?with ?a|?any|?another soul|living|anyone|anybody|human|conversation
        stress.none: zero|no|not|never|wasnt|isnt|without|didnt|nothing ?a|?any|?at|?remotely|?really|?feel|?even ?all|?single|?bit|?stressful ?of stress|stressed|stressful|pressure|rush|hurry|stressing !much|too|that
        stress.none: chilled|chill|relaxed|calm|peaceful|restful|leisurely|laid-back|easy|easygoing|stressfree|stress-free|low-key|tranquil|slow|lazy <!not|hardly|never|wasnt|isnt|anything|less|no !loud|down|music
        stress.mid: stress|pressure|stressed|stressful ?levels|?level ?was|?were|?is|?today|?were ..2 average|medium|middling|moderate|normal|middle|alright|okay|manageable|so-so
        stress.mid: medium|moderate|normal|average|usual|manageable|bearable|some|certain ?amount|?level|?levels ?of stress|pressure
        stress.plain: @stress out|levels|level|over
        stress.plain: stressed|stressing ?out ?about|?over
        stress.plain: through the roof
        stress.sign: at|end ?the|?my ?end|?of ?of ?my wits|tether|rope|limit ?end
        stress.sign: this close to|from screaming|crying|quitting|exploding|losing|snapping
        stress.sign: on ?the verge|brink|edge of
        stress.sign: couldnt|cant|barely ?even ?catch|?hear|?get ?my|?a breathe|breath|sit|stop|keep|cope|eat|think|minute
        stress.sign: stressed out of my
        stress.sign: burnt|burned|burnout out
        stress.sign: snowed|swamped|drowning|buried|slammed|rammed|flat|overrun ?under|?in|?with|?out
        stress.sign: like a blue|headless|madman|maniac
        mood.self: { content|happy|sad|satisfied|tired-not|miserable|glad am|was i
        mood.self: { couldnt|cant|could ?not ?hardly be better
        word.good: couldnt|cant|could ?not ?hardly be better|happier
        mood.day: { today ?was|?is|?went ?much|?a|?lot|?bit|?far ?lot better|worse ?actually ?even ?really ?pretty @verdict
        unreal: thought|hoped|expected ?it|?itd|?this|?today|?today'd ..2 be|wouldbe
        unreal: whether|if i|ive|theres|there|my|id|its
        @played = whistled whistling hummed humming
        cm.result: ?and ?that|?it|?which made|makes it|things|everything ?a ?lot ?bit ?much better|quieter|bearable|easier|worse
        cm.result: ?and ?that|?it ?sort ?kind ?of did the|it trick|$
        cm.yes: i|then|just { sang|whistled|walked|danced|slept|laughed|hummed|ran|worked|meditated|scrubbed it|that|them away|off ~4 }
        cm.yes: in|at the end ?it ?was ?the { ~4 } did|worked|helped ?it ?the ?trick $
        @step = level levels
        @rating = level
        contact.yes: who ..3 talk|speak|see|chat|meet ?to ?with / ?just ?only ?the|?my @person|@firstName
        stress.sign: pulse ..3 hundred|racing|roof|180
        stress.sign: cold sweat
        stress.sign: sweating buckets|bullets
        dis.none: not|isnt|wasnt ?really|?particularly bothersome|annoying|irritating|disturbing|distracting|bothering|disruptive ?really ?though ?at ?all ?me $
        @titleNone = repeat loop
        other: everyone|everybody|people|they|all ?at ?work ?the ?my ?else has|have|had|are|is|keeps|keep|hums|hum
        told: he|she|they says|said|reckons|reckon|claims|told|say|tells $
        told: apparently|allegedly $
        told: according to
        measure.distress: annoy|bother|bug|irritate|disturb|nuisance
        @bad = disappointment disappointed letdown
        @good = cosy cozy lighter freed liberated unburdened
        @notSelf = put say call rate describe reckon guess rank
        word.bad: not|isnt|wasnt ?really|?quite|?exactly my|the day|best
        word.bad: nothing|anything but|except cry|crying|cried|weep
        word.bad: been ?just crying|sobbing|weeping
        mood.day: ^ { ?so ?just ?today ?was not|isnt|wasnt ?really|?quite|?exactly my day
        mood.self: { done|do nothing but cry|weep|sob
        mood.day: it ?was|?has|?is ?been { ..2-@notDay @good|@bad|@mid today|tonight
        mood.day: { one|a|such|total|real ?a|?an|?big|?huge|?total|?complete|?massive|?real disappointment|letdown|disaster|delight|joy|treat|nightmare <!was-a
        word.good: delight|joy|treat
        word.bad: disappointment|letdown|disaster
        dis.none: nothing|not ?that|?which|?anything|?really|?something ?that|?which bothered|bothers|annoyed|annoys|bothering me
        dis.none: @dist its|it|thats|that isnt|not|wasnt
        dis.high: breaking|boiling|snapping point
        dis.high: beyond a joke
        dis.high: no longer|more funny
        dis.plain: fraying|frays|frayed|testing|tests|trying my nerves|patience
        @titleEnd = fitting volume strength annoyance mood stress intensity level distress
        contact.no: nobody|noone|no-one ?was|?is around|about|home|there|here
        contact.other: @person|@firstName ?came ?drove ?went ?flew ?rushed came|drove|rushed|popped|hurried ?straight|?right|?round|?all over|round|around|by
        contact.yes: we ?had|?did a|our|another session|get-together|gathering|party|appointment|catchup|natter
        contact.yes: met ?my|?an ?old|?a ?school|?friend @person|@firstName
        cm.yes: gone|off|stopped|away|vanished|disappeared|faded|evaporated|quiet|left|over|dissolved since|after|once|when|while|as i ?was ?had {
        cm.yes: while|when|as|once i ?was|?had { ~5 } ?it|?and ?it ?was|?had vanished|evaporated|disappeared|faded|stopped|gone|went
        @gone = evaporated dissolved dissipated
        idiom: last thing on my
        stress.none: everything|it|all|things ?done in peace
        stress.sign: no|hardly|barely|scarcely|not ?had|?even|?have ?any|?a ?time|?moment ?to breathe|breath|sit|eat
        stress.sign: completely|totally|so|really wired|frazzled|wound
        @activityEnd = ok
        @takesTo = listened listening listen went danced talked spoke walked ran moved switched turned tuned
        cm.no: was|were going ?to to|for ..14 but|then|except ..8 didnt|couldnt|never|not|stayed|lazy|bother|bothered|instead|rained|raining|tired|forgot|closed|cancelled|asleep
        @purpose = to against distraction distract drown
        @clock = at by before after until till past half since
        @nope = nah nope nay
        @orElse = or
        @orRest = something whatever so similar other somesuch
        @mid = balanced stable
        word.good: @good at first|last|least
        dis.plain: dragged|drags|dragging|brought|brings|got me ?really ?right down
        dis.high: really|properly|right|totally dragged|drags|brought|got me ?right down
        dis.plain: makes|made|making me ?all ?so ?quite ?a ?bit nervous|jumpy|edgy|restless|tense|antsy|twitchy
        dis.plain: its|is|it not ?really ?doing good for me
        dis.none: did|does|doing me ?a ?world|?lot|?some ?of good
        dis.none: calming|soothing|comforting|relaxing|reassuring <!not|isnt|anything
        dis.high: climb|climbing|climbed ?up the walls|wall
        stress.sign: blood pressure ..5 roof|high|up|sky|hundred|rocketed
        stress.sign: brain|head ?is|?was|?has|?just ?turned ?to mush|fried|scrambled|jelly|soup|porridge
        stress.sign: no|without|missed ?a lunch|break|breaks
        stress.sign: meeting|deadline marathon|hell
        stress.sign: hours straight|nonstop|solid
        cm.before: ?and after|efter|since that|then|which it ?was|?went|?all ?was|?got peaceful|quiet|silent|calm|better|quieter|fine
        cm.before: ^ ?and ?then gone|vanished|sorted $
        cm.before: so|and i did ?exactly|?just ?that|it|so
        cm.before: ?and ?it|?that ?actually|?really got|became|went|was ?actually ?much ?a ?bit ?lot quieter|softer|fainter|better
        cm.yes: tried|trying to { sleep|walk|talk|work|laugh|sing|breathe|shake|dance|run ?it ?off|away|out }
        @act = chopped slept sleep raked dusted scrubbed polished stretched doodled gamed danced dance sketched juggled puzzled sorted ironed mowed weeded painted breathing dusting cleaning swimming dancing whistling cooking baking praying stretching jogging drawing knitting gardening ironing hoovering vacuumed vacuuming washed wash chores dishes listen chew
        @than = than
        @even = even
        @titleTail = yesterday since
        @titleEnd = hasnt havent left leaves
        cm.no: measures|measure|countermeasures|remedies|actions|action ?taken none|nothing|no|zero|nil
        dis.high: hated|hate|loathe|loathed it|this|that|every|the <!dont|didnt|not
        @run = hanging lurking
        mood.self: im|i ?am|?feel|?feeling|?felt ?just ?honestly a|slightly|kinda|somewhat ?little|?bit|?tad|?touch ?bit { @feeling
        contact.yes: quick|brief|short|little|long|nice chat|natter|word|conversation <!no|podcast|without
        @thisDay = this
        cm.no: do|did|done|try|tried anything|something ?about ?against ?it / no|nope|nah|nothing
        mood.self: { everything|all ?the else|rest was|is ~2 @verdict
        other: mood|atmosphere|vibe|vibes in|at|on|among|of ?the|?our|?my office|work|team|class|school|shop|house|meeting|pub|ward|family
        deg.low: to a minimum
        deg.low: at minimum|bay
        contact.yes: with ?the|?my|?our band|choir|orchestra|ensemble|squad
        contact.yes: emailed|mailed|texted|messaged back and
        @diverted = distracted distract distracting
        @good = hoot
        @bad = sucked sucks pits gutter dumps
        @mid = so-so
        word.mid: up and down
        word.good: whale of a
        word.good: had a blast|ball
        word.good: loved it|today|every
        word.bad: tough|rough|hard on me
        word.bad: in the gutter|dumps|pits
        mood.self: i|ive|id { had|having ?had a ?real whale|blast|ball
        mood.day: what a day ^ ?i ?absolutely { loved it
        mood.day: { today|day ?really|?just|?absolutely|?totally sucked|sucks|stank|rocked
        mood.day: { today|day ?has|?was|?is been|was|is ~1 tough|rough|hard|the ?on|?pits ?me
        mood.day: ^ { so-so|meh|okay|ok|alright today|really $
        mood.day: ^ { so so today|really $
        mood.day: { up and down day|one
        mood.self: { mood ?is ?was in the gutter|pits|dumps|basement|toilet
        contact.yes: picked ?up the|my|our @kin|@staff
        cm.yes: i|ive ?also|?then|?just { ~5 } against it|that|this
        cm.yes: ^ { *ing ~4 } ?really ?actually helped|worked|stopped|killed|cured|did|made ?it|?the|?that ?trick|?go|?stop
        @dropped = picked took brought drove fetched collected fed bathed taught
        @almost = hardly barely scarcely almost
        @good = pleased thankful
        @bad = ruined nightmare
        mood.self: im|i ?am|?was { pleased|happy|content|delighted ?with ?how
        mood.self: { life is @good|@bad
        mood.day: { today|day was ?an|?a|?just|?absolutely ?absolute|?total|?complete|?pure nightmare|disaster|hell|ruined|joy|dream
        word.bad: nightmare|ruined|hell !about
        word.good: joy|dream
        mood.day: ^ ?a { ?a bit of a|mixed ?mixed bag
        dis.plain: pain !in|killer|relief <!back|the|knee|head
        dis.plain: hard|difficult|impossible to concentrate|focus|think|work
        dis.none: not that it ?ever|?really bothered|bothers|bothering|annoyed|annoys|matters
        cm.yes: ^ { *ing ~4 } got rid|shot
        cm.yes: as|for a|my countermeasure|distraction|remedy|antidote ?to ?it i|ive ?just {
        contact.yes: had|went|on ?on a date !with ?the|dentist <!no
        idiom: ^ ?hello ?hi ?well good evening|morning|afternoon|night
        """
}
