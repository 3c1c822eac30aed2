// English: free wordings by kinds, beside the lists of each field.
extension SpokenRules {
    static let englishPhrases = """
        @person = @firstName
        @not = nae doesnae didnae cannae wasnae naebody nowt naw arent
        @cause = about of over for from before because ahead
        @opener = when where who which she he hes shes they that
        @dropped = had saw met got hosted took made called rang phoned visited been went helped joined sat played having chatted talked spoke
        @mine = my me mine
        @both = neither both none nothing
        @act = counted had took went read chewed played listened watched walked ran put turned hummed sang sung cooked baked called rang showered recited tried did made cleaned swam cycled knitted drew wrote
        @act = jogged gardened hoovered meditated prayed drank ate gum shower sudoku crossword podcast radio telly walk run humming singing reading counting chewing listening playing watching reciting whistled
        @activitySkip = nope nah then tried
        @activityEnd = tae
        @also = and
        @titleTime = head today waking school church gym noon midday midnight
        @voice = sang sung laughed recited aloud shouted yelled counted read prayed swore said humming hummed
        @howMuch = how
        @timeOnly = after half an a hour hours minute minutes while bit few couple of about ten twenty thirty later time quarter good that eventually within soon seconds or so
        @media = tiktok youtube spotify radio instagram netflix tv telly film movie show ad advert album band band's cafe
        @verb = is was has had have got went goes came comes made makes did does keeps kept are were will would can said says
        @with = with
        @article = the a an wee old
        @runPlace = at in from with to by near around visited met called and
        @head = heid skull upstairs noggin bonce nut noodle mind's ear's headspace cranium
        @run = rattling knocking playing banging clattering drumming buzzing tumbling swimming nagging chasing zipping bobbing dancing marching grinding whizzing droning cropping popped replaying reverberating
        @run = stayed sat camped parked hung lodged crept snuck sneaked squatting nesting embedded glued wandering floating lingering circulating churning whirring spun rotated rotating rolled tootling pinging
        @run = rattled bounced echoed looped echoes loops bounces rattles spins rings swirls rolls circles goes
        @music = jingles themes riffs chorus choruses melody anthems lullabies carols nursery rhymes beat bassline hook shanties waltz march tune tunes ringtone
        @song = jingles themes riffs choruses anthems lullabies carols bassline shanties waltz march ringtone
        @heard = heard played radio concert gig choir rehearsal sang listening listened
        place: in|inside|round|around|through|outta|out ?of my|me|the @head
        place: on repeat|loop
        music.form: @worm|@music ?in ?my|?the ?head / yes|yep|yeah|yup|aye|present|check|affirmative <!no !@not|helped|worked
        music.yes: @music / ..7-@heard in|inside|round|around|through my|me|the @head !@not
        music.yes: @music|it|thing ..3 wont|wouldnt|will|refuses|refused|never ?not leave|quit|budge|shift|let ?me|?my ?alone|?be|?head|?go <!@not
        music.yes: @music ..6 switch|turn|shut ?it|?that off|up|down
        music.yes: inner|internal|mental|personal|in-head jukebox|radio|playlist|soundtrack|dj|stereo|record|band|orchestra|ipod|walkman|karaoke
        music.yes: brain|head|mind ?just ?has ?is ?was ?keeps ?kept ?been ?stuck playing|singing|blasting|humming|looping|replaying|repeating|serenading|on ?on|?loop|?repeat !@thought
        music.yes: @music ?was|?is|?been|?thats|?just|?has ?been|?just on ?a|?constant|?permanent|?endless|?full loop|repeat|replay|rotation
        music.yes: @music ?that|?has|?keeps ?been|?just follow|followed|following|haunting|haunted|plagued|plaguing|stalking|chasing|pestering me
        music.yes: @run ?and ?round ?around ..3-@thought my|me @head
        music.yes: pesky|stubborn|persistent|annoying|nagging|relentless|bloody|damn earworm|tune|jingle|melody|song
        music.no: @worm|@music ?in ?my|?the ?head / no|nope|none|nah|nil|negative|zero|nada $
        music.no: no|nae|nary ?a ?single|?actual tunes|tune|songs|song|music|earworms|earworm|jingles ..4 head|heid|brain|ears|mind|upstairs
        music.no: not a|one|single note|tune|song|peep|jingle|bar|earworm
        music.no: there|it wasnt|isnt|werent|was|were ?no|?any ?a|?an|?any ?single @music|@worm ?in ?my ?head
        music.no: head ..3 music|song|tune|earworm free
        music.no: all|nice|dead|totally|completely ?and quiet|silent|silence|empty ?up|?in there|upstairs|here|top
        music.no: nothing|none ?at ?all playing|looping|humming|singing|going ..3 head|brain|mind|upstairs|there
        music.no: neither ..2 @music|@worm nor
        music.context: today ?its|?was|?is|?there|?theres|?i|?ive|?had ?there|?was|?wasnt|?isnt|?had ?wasnt|?isnt one|none|nothing|any|gone|clear|quiet|silence|silent|not ?at|?so|?of $
        music.context: none|nothing|no|not ?of ?that|?one ?it ?for ?sign ?of ?it today|now
        music.context: today ?ive ?i ?its ?been free|clear|rid ?of ?it
        music.over: cleared|passed|finished|over|gone ?up
        music.stuck: thats|that|it|its|which|been ?has|?is|?was|?just|?kept ?been|?just ?kept @run ..4 my|me|the @head
        music.stuck: havent|cant|couldnt|wont been|be|shake|lose|unhear ?able|?it ?to ..3 it|shift|shake|off|since
        title.next: @worm ~5 $
        title.next: @music ~4 $
        title.apposed: ^ ?and ?now ?its|?thats|?that|?it|?which ?has|?is|?been|?was ?been|?just|?kept @run|in ..4 @head|loop|repeat
        title.telegram: ^ ?still ?again in|inside|round my|me @head
        title.head: head|mind|brain|skull ?was|?is|?has|?been ?been full|filled of|with {
        title.head: jammed|lodged|stuck|lodging|wedged in my|me|the @head is|was|its {
        music.yes: head|mind|brain|skull ?was|?is|?has|?been ?been full|filled of|with ..5 @music
        title.other: caught|heard|playing|played|hearing ?was|?them|?someone|?them ?sing|?play {
        title.head: right|now|currently now|its|whats|what|playing ~5 @head ?is|?its|?now {
        idiom: music to my|our|your ears
        idiom: same|usual old|tired|sad song|tune|story
        idiom: for a song
        idiom: face|faced|facing the music
        idiom: change|changed|changes ?his|?her|?their|?my|?your tune
        idiom: strike|struck a chord
        idiom: song and dance
        idiom: swan song
        idiom: blow|blew|blowing ?my|?his|?her own trumpet
        idiom: fine|finely tuned
        idiom: in|out of|in tune with
        str.mid: id|i|would say|guess|reckon|call|put ?it ?its ?about ?a medium|middling|moderate|average|mid
        str.high: like ?theres|?there|?theres|?a|?an|?having|?some ?a|?an|?whole|?is ?a ?whole|?full ?brass|?marching|?rock band|orchestra|choir|jackhammer|foghorn|megaphone|siren|marching|nightclub|jet|stadium|festival ?in|?between
        str.high: at|with|on|like ?a full|top|maximum|max volume|blast|pelt|whack|force|tilt|power
        str.high: overpowering|earsplitting|piercing|in-your-face|prominent|dominant|louder <!not|less|isnt|wasnt|never
        str.low: ever so|very|barely|only softly|soft|quiet|faint|quietly|faintly|just
        str.low: barely|hardly|scarcely registering|registered|loud|strong|prominent
        str.low: next door
        @dist = fash fashed fashes bug nags niggle
        dis.plain: fash|fashes|bugs|nags|nagged|niggle|peeves|gnaws|gnawed|gnawing|rankles <!a|the|some|nae|no
        dis.plain: getting|gets|got|get to me
        dis.high: getting|gets|got|get to me badly|bad|big|something|hugely|massively|terribly
        dis.high: at my wits
        dis.high: drives|driving|drove|sent|sending|sends ..2 insane|mental|mad|nuts|loopy|wild|demented|distracted|radge|doolally
        dis.high: had to pull|stop|leave|sit|lie
        dis.high: cant|couldnt ?even hear|think|focus|work|concentrate|sleep|read
        dis.high: ready to|at ?screaming scream|cry|explode|snap|lose|point
        dis.high: could|want|wanted ?have ?to ?just ?happily scream|screamed|cry|punch|cried|weep|howl|tear
        dis.none: nae|no|not ?a ?any|?one bother|bothers|trouble|worry|problem|hassle|issue|harm
        dis.none: doesnt|didnt|isnt|wasnt|dont|doesnae|not|never ?really|?actually|?even bother|bothered|annoy|mind|bug|fash|disturb|trouble|irk ?me ?it ?at ?in|?one ?the ?a all|bit|slightest|least|jot|iota|whit|tiniest
        dis.none: couldnt|could|dont care less|either|a|tuppence
        dis.none: doesnt|didnt|doesnae bother|annoy|trouble|fash|bug|disturb|affect me $
        dis.none: not fussed|bothered|fazed $
        deg.none: @not ..5 one bit|jot|iota|whit|ounce
        deg.none: @not ..5 slightest|least|iota|jot|whit|remotest
        cm.before: ?and away|off it|that went|goes
        cm.before: ?and ?then|?so|?until|?till|?eventually it|that|song|tune|thing ?just ?finally ?eventually ?slowly ?sort ?of went|vanished|disappeared|stopped|faded|left|cleared|buzzed|shifted|eased|quietened ?away|?off
        cm.before: tae|to chase|shift|drown|shake|get|kill|scare|stop|silence|shut|knock ..4 off|out|away|rid|it|up|that
        cm.result: neither|none|nothing|both|all ?of ?it|?them|?that|?did ?made|?make|?did|?helped ?a ?any helped|dent|worked|difference|failed|useless|pointless|trick|good
        cm.result: no|nae|zero dice|joy|luck|use|effect|good|help
        cm.result: made|make|making a|no|any ?blind ?bit ?of dent|difference
        cm.result: ?and|?but ?nope ?it ?was|?its still there|going|stuck|playing
        cm.result: it|which|song|tune|that ?just ?still came|comes|crept|sprang|bounced ?right|?straight|?creeping back
        cm.result: ?and ?that|?which|?it did ?not the trick
        cm.yes: i|ive tried|attempted ?to ?and { ~6 }
        cm.more: and ?then ?also ?i tried|went|did|put {
        cm.no: never|didnt|not got|get|getting ?round|?around to
        cm.no: didnt|havent|dont|never|not ?really ?actually ?even ?bother do|done|try|tried|doing anything|owt|a ?thing ?about|?against ?it
        cm.no: did|done|doing nothing|nowt|naught|zilch ?about ?against ?it
        cm.no: thought|think|considered|meant|going|gonna|wanted|planned|toyed ..14 but ..8 didnt|couldnt|never|nah|not|stayed|lazy|bother|bothered|instead|nothing|anything
        @talked = talked chatted spoke argued nattered gossiped rowed bickered debated yakked blethered confided discussed laughed quarrelled
        @mute = myself dog dogs cat cats nobody no-one noone plants siri alexa none god wall walls mirror
        contact.yes: @talked ?for|?it|?about ?a|?an|?ages|?through|?over ?bit|?while|?hour|?things ?through|?long with|to|till|until|all|together|him|her !@mute
        contact.yes: @talked it|things|everything ?all through|over
        contact.yes: me and @firstName|@person|@NAME <!just
        contact.yes: @firstName|@person|@NAME and me|i|myself|meself <!just
        contact.yes: with|wi @firstName|him|her|them <!happened|wrong|matter|up !in
        contact.yes: wi ?my|?the @NAME|@person|@firstName
        contact.yes: row|argument|chat|natter|talk|word|words|chinwag|conversation|blether|heart-to-heart|laugh|catch-up|call|meeting|lunch|dinner|coffee|breakfast|tea with|wi|from|over !@mute
        contact.yes: had|have|having|hosted ?my|?the|?our|?some|?a|?both ?two|?three @person|@firstName|guests|visitors|company over|round|around|here|on|for|to|in|staying
        contact.yes: we ~2 talked|chatted|made|baked|cooked|played|went|had|argued|laughed|walked|watched|sat|ate|drank|worked|finished|celebrated|practised|practiced|jammed|did|spent|caught|met|stayed
        contact.yes: people|contact|company|social|socialising / yes|yep|yeah|lots|plenty
        contact.yes: argued|rowed ?for ?a ?bit
        contact.other: @firstName|@person ..1 came|popped|dropped|phoned|rang|called|over|round|visited|told|asked|helped|joined|said <!@not
        contact.other: @firstName|@person|@NAME and ?his|?her|?their ?new ..2 came|popped|dropped|visited|stayed
        contact.missed: left ?me ?on ?unread read|seen|unread|delivered
        contact.no: spoken|spoke|talked|speak|talk|seen|saw|met to|with|a|not|nobody ?a ?single|?one|?living soul|living|person|human|nobody
        contact.no: not a ?single|?living soul|person
        contact.no: havent|didnt|hadnt|not ?seen|?spoken|?see|?speak|?talk|?talked ?to|?with ?a ?single|?another living|soul|person|human|anyone
        @bad = rotten wretched fragile drained empty defeated hopeless frazzled flat
        @feeling = rotten chuffed wretched fragile empty drained hopeful grateful proud relieved
        @good = proud relieved hopeful tickled bonny braw smashing mint champion grand
        @mid = midling bang-average comme-ci
        mood.day: { moods|mood ?is|?was|?today|?just|?kind ?of ..4-@notDay @verdict
        mood.day: { day|mood|spirits ~3 / ..2 @verdict
        mood.day: mine|mines { was|is|been ..3-@notDay @verdict
        mood.self: i|im|ive|id { ?was ?am doing|feeling ~3-@notSelf @feeling
        mood.self: { chuffed|made ?to ?up ?bits
        word.neither: neither|not ?so ?too ?really @good|@bad nor|or|but|and ?so ?too ?not ?really @good|@bad
        word.neither: not ?so ?too ?really @good|@bad ?but|?and|?or not ?so ?too ?really @good|@bad
        word.mid: not ?so ?too ?really @good|@bad ?but|?and|?or not ?so ?too ?really @good|@bad
        word.mid: middling|so-so ?one|?sort
        word.mid: mixed bag
        stress.none: not|no|without|nae|nary ?a|?even|?any ?single|?real|?hint trace|hint|whiff|sign|speck|shred|ounce|drop of stress|pressure
        stress.none: <!no|zero|not|without|any stress ?level|?levels / none|zero|nope|no|nil|nah|nothing|zilch ?at|?a|?whatsoever $
        stress.none: nothing|not ?a ?thing stressful|stressing|hectic
        stress.none: totally|completely|really|so|very|utterly|fully relaxed|chilled|calm|laid-back|laid <!not
        stress.sign: hands|knees|legs|fingers|voice ~3 shaking|shook|trembling|trembled
        stress.sign: wouldnt|couldnt|cant|didnt|wont stop shaking|trembling|sweating|crying
        stress.sign: carnage|mayhem|bedlam|pandemonium|chaos|chaotic|madhouse|hellish|hell <!no
        stress.sign: heart ~3 pounding|racing|thumping|hammering|pounded
        @notDay = even though although despite morning afternoon
        music.yes: rid of ~2 @music
        music.yes: @music / ..8 keeps|kept|keep|wont|cant ?on ?stop looping|playing|repeating|going|spinning|coming|stopping|budge
        music.yes: keeps|kept playing|looping|going|repeating|spinning|coming ?over|?round|?back ?and ?over|?in|?round my|me|the @head
        music.yes: hear|hearing|heard|hears ..6-@heard in|inside my|me @head|mind
        music.yes: song|tune|jingle|melody|earworm of the day
        music.yes: woke|waking|wake up with|to ..5 in my @head
        music.echo: so do|have|am i
        music.echo: me too|neither
        music.echo: passed|gave|given|caught it ?on ?to ?me ?from
        music.no: <!my no songs|tunes|song|tune|music|earworms|earworm|jingle !from|by|on|in|at|video|yet|that|stuck-in
        music.context: i|me dont|didnt|havent|hadnt ?have|?had|?got|?get anything|any|one|none ?like ?that
        title.today: today|now|tonight its|it's|is|was|it ?is|?was {
        title.head: woke|waking|wake up with|to { ..6 } in|stuck
        title.nameSure: { is what ?its ?it ?thats called|named
        title.nameSure: { is|thats|was the|its name|title|called ?of
        title.next: this|that|the|a song|tune|jingle|melody $
        title.cased: chorus|hook|verse|line|bit|refrain of|from {
        mood.day: ^ { not ?too|?so|?really @bad|@good ?but|?and not ?too|?so|?really @good|@bad
        mood.day: { @verdict ?old day overall|really|actually|though|altogether
        mood.self: i|im|ive ..6 but|yet|though { ?still ?really ?quite ?very @feeling $
        dis.none: <!i|we|never|just doesnt|didnt|dont|does|did ?not ?really ?actually bother me !much|that|too|a
        dis.none: honestly|frankly|really ?i dont|couldnt care
        dis.plain: cant stand it|this
        dis.high: i hate it|this
        dis.high: too much ?for ?me
        cm.before: made|makes it|that|the ?song ?tune ?all go|stop|disappear|vanish|quieter|fade
        cm.yes: what ?finally ?eventually got|did|cured|killed|stopped|fixed|ended|worked|helped ..4 was|is {
        cm.yes: { listened|listening|sang|singing|put|hummed ?to ?on another|different|something|other ?else ?song|?music|?tune }
        cm.result: ^ ?totally ?completely ?absolutely useless|pointless|hopeless|nada|zilch ?though $
        cm.result: ?but ?nothing nothing helps|helped|works|worked
        cm.no: just|simply|i ?just ignore|ignored|ignoring it
        @activityTail = made useless
        stress.mid: stress|stressful|stressed|hectic ..3 but|though ?still ?all ?it ?was manageable|okay|ok|bearable|doable|fine|alright|coping
        contact.yes: met|seen|saw|spoken|spoke|talked ?to anyone|anybody|someone / yes|yep|yeah
        contact.yes: we said|hugged|cried|parted|shared|bumped|planned|sorted|cleaned|drove|travelled|shopped
        contact.no: no|zero people|company|contact|visitors|humans|friends|one|socialising ?today ?at ?all $
        contact.no: met|seen|saw|spoken|spoke|talked ?to anyone|anybody|someone / no|nope|nah|nobody
        contact.yes: people|contact|company|social ?today ?contact / yes|yep|yeah
        @attempt = tried trying attempted
        @another = else different
        @thought = feeling sense memory memories words word mess fog buzz ringing tinnitus pressure voices voice noise
        music.others: stuck|going|playing|looping|song|tune|earworm|jingle ..5 her|his|their head|heads|brain|mind
        idiom: i|we didnt|dont|couldnt|never|wouldnt ?even bother !me
        @titleNone = guess what whats
        @act = play plays asked pushups walking
        music.yes: that|this|the ?same ?old ?damn song|tune|jingle|melody again|still
        music.yes: @music ..3 gone|away|faded|vanished|disappeared|stopped|quietened <!no|not
        music.yes: can hear it ?so ?still ?all ?over ?clearly ..3 @head
        music.yes: dont|cant ?even think ?of ?anything ?else ..3 @music
        music.no: nothing ?at ?all ?going ?much ?on ?is ?was in|inside my|me|the @head ?music ?musically ?song ?wise !but|except
        music.no: head|heads|brain|brains|mind ?is|?was|?feels ?been ?completely|?totally free|clear|empty of|from music|songs|tunes|earworms|melodies
        title.its: ^ ?and its|thats|todays|it ?is|?was {
        title.name: name|title ^ {
        title.name: name of the|it|this ?song|?tune|?thing is {
        title.next: @worm ?was ?is ?back ?again $
        title.next: @worm / ?yes|?yep|?yeah $
        str.high: and ?oh ?boy how loud|strong
        str.high: hear it ?all ?so ?very clearly|loudly|loud
        dis.none: no|zero|little|any effect|impact ?on
        dis.none: bother|bothered|bothering|distress|annoyance|irritation / none|nope|no|nah|zero|nil ?at ?all $
        dis.none: joy|pleasure|company to ?me|have
        dis.none: not in a bad way
        dis.plain: dont|didnt|doesnt like|enjoy|appreciate|love it|this <!i'd
        deg.mid: a fair|good|decent bit|amount
        stress.sign: burst|close|nearly|almost into|to|in tears
        mood.self: ^ { sad|happy|down|miserable|content|gutted|chuffed|lonely|depressed|delighted ?today ?tonight ?really $
        mood.self: ^ ?so ?overall ?just { mixed|so-so|meh|middling ?really $
        mood.day: { everything|everythings|lifes ?is ?was ?just ?pretty great|good|fine|lovely|wonderful|brilliant|okay|awful|terrible|rubbish
        music.no: ^ head|heads|brain|brains|mind ?is ?was ?been ?stayed ?all ?nice ?and quiet|silent|empty|clear|blank|peaceful $
        @vague = anything everything nothing whatever
        @inside = for of without
        title.apposed: ^ that|this ~2 @music
        dis.high: id|i|would ?would do|give anything
        dis.none: almost|actually|rather|quite|even|kind ?of comforting|soothing|pleasant|cosy|nice|relaxing|reassuring
        cm.result: no change|improvement|relief
        cm.yes: i ?then ?just ?also { @act ~7 } / ?and|?then ?then it|that|song ?was|?had ?just|?finally gone|stopped|faded|vanished|disappeared|went|left
        unreal: look|looked|seem|seemed ?so ?really stressed
        """
}
