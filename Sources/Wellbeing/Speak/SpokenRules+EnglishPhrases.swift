// English: free wordings by kinds: lists, whose and when, music in the head, titles and strength.
extension SpokenRules {
    static let englishPhrases = """
        @act = counted had took went read chewed played listened watched walked ran put turned hummed sang sung cooked baked called rang showered recited tried did cleaned swam cycled knitted drew wrote
        @act = jogged gardened hoovered meditated prayed drank ate gum shower sudoku crossword podcast radio telly walk run humming singing reading counting chewing listening playing watching reciting whistled
        @act = play plays asked pushups walking
        @activityEnd = tae
        @activitySkip = nope nah then tried
        @activityTail = made useless
        @also = and
        @another = else different
        @article = the a an wee old
        @attempt = tried trying attempted
        @bad = rotten wretched fragile drained empty defeated hopeless frazzled flat
        @both = neither both none nothing
        @cause = about of over for from before because ahead
        @dist = fash fashed fashes bug nags niggle
        @dropped = had saw met got hosted took made called rang phoned visited been went helped joined sat played having chatted talked spoke
        @feeling = rotten chuffed wretched fragile empty drained hopeful grateful proud relieved
        @good = proud relieved hopeful tickled bonny braw smashing mint champion grand
        @head = heid skull upstairs noggin bonce nut noodle mind's ear's headspace cranium
        @heard = heard played radio concert gig choir rehearsal sang listening listened
        @howMuch = how
        @inside = for of without
        @media = tiktok youtube spotify radio instagram netflix tv telly film movie show ad advert album band band's cafe
        @mid = midling bang-average comme-ci
        @mine = my me mine
        @music = jingles themes riffs chorus choruses melody anthems lullabies carols nursery rhymes beat bassline hook shanties waltz march tune tunes ringtone
        @mute = myself dog dogs cat cats nobody no-one noone plants siri alexa none god wall walls mirror
        @not = nae doesnae didnae cannae wasnae naebody nowt naw arent
        @notDay = even although despite morning afternoon
        @opener = when where who which she he hes shes they that
        @person = @firstName
        @run = rattling knocking playing banging clattering drumming buzzing tumbling swimming nagging chasing zipping bobbing dancing marching grinding whizzing droning cropping popped replaying reverberating
        @run = stayed sat camped parked hung lodged crept snuck sneaked squatting nesting embedded glued wandering floating lingering circulating churning whirring spun rotated rotating rolled tootling pinging
        @run = rattled bounced echoed looped echoes loops bounces rattles spins rings swirls rolls circles goes
        @runPlace = at in from with to by near around visited met called and
        @song = jingles themes riffs choruses anthems lullabies carols bassline shanties waltz march ringtone
        @talked = talked chatted spoke argued nattered gossiped rowed bickered debated yakked blethered confided discussed laughed quarrelled
        @thought = feeling sense memory memories words word mess fog buzz ringing tinnitus pressure voices voice noise
        @timeOnly = after half an a hour hours minute minutes while bit few couple of about ten twenty thirty later time quarter good that eventually within soon seconds or so
        @titleNone = guess what whats
        @titleTime = head today waking school church gym noon midday midnight
        @vague = anything everything nothing whatever
        @verb = is was has had have got went goes came comes made makes did does keeps kept are were will would can said says
        @voice = sang sung laughed recited aloud shouted yelled counted read prayed swore said humming hummed
        @with = with
        place: in|inside|round|around|through|outta|out ?of my|me|the @head
        place: on repeat|loop
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
        idiom: i|we didnt|dont|couldnt|never|wouldnt ?even bother !me
        unreal: look|looked|seem|seemed ?so ?really stressed
        deg.mid: a fair|good|decent bit|amount
        deg.none: @not ..5 one bit|jot|iota|whit|ounce
        deg.none: @not ..5 slightest|least|iota|jot|whit|remotest
        music.context: today ?its|?was|?is|?there|?theres|?i|?ive|?had ?there|?was|?wasnt|?isnt|?had ?wasnt|?isnt one|none|nothing|any|gone|clear|quiet|silence|silent|not ?at|?so|?of $
        music.context: none|nothing|no|not ?of ?that|?one ?it ?for ?sign ?of ?it today|now
        music.context: today ?ive ?i ?its ?been free|clear|rid ?of ?it
        music.context: i|me dont|didnt|havent|hadnt ?have|?had|?got|?get anything|any|one|none ?like ?that
        music.echo: so do|have|am i
        music.echo: me too|neither
        music.echo: passed|gave|given|caught it ?on ?to ?me ?from
        music.form: @worm|@music ?in ?my|?the ?head / yes|yep|yeah|yup|aye|present|check|affirmative <!no !@not|helped|worked
        music.no: @worm|@music ?in ?my|?the ?head / no|nope|none|nah|nil|negative|zero|nada $
        music.no: no|nae|nary ?a ?single|?actual tunes|tune|songs|song|music|earworms|earworm|jingles ..4 head|heid|brain|ears|mind|upstairs
        music.no: not a|one|single note|tune|song|peep|jingle|bar|earworm
        music.no: there|it wasnt|isnt|werent ?any ?a|?an|?any ?single @music|@worm ?in ?my ?head
        music.no: there|it was|were no|not ?any ?a|?an|?any ?single @music|@worm ?in ?my ?head
        music.no: head ..3 music|song|tune|earworm free
        music.no: all|nice|dead|totally|completely ?and quiet|silent|silence|empty ?up|?in there|upstairs|here|top
        music.no: nothing|none ?at ?all playing|looping|humming|singing|going ..3 head|brain|mind|upstairs|there
        music.no: neither ..2 @music|@worm nor
        music.no: <!my no songs|tunes|song|tune|music|earworms|earworm|jingle !from|by|on|in|at|video|yet|that|stuck-in
        music.no: nothing ?at ?all ?going ?much ?on ?is ?was in|inside my|me|the @head ?music ?musically ?song ?wise !but|except
        music.no: head|heads|brain|brains|mind ?is|?was|?feels ?been ?completely|?totally free|clear|empty of|from music|songs|tunes|earworms|melodies
        music.no: ^ head|heads|brain|brains|mind ?is ?was ?been ?stayed ?all ?nice ?and quiet|silent|empty|clear|blank|peaceful $
        music.others: stuck|going|playing|looping|song|tune|earworm|jingle ..5 her|his|their head|heads|brain|mind
        music.over: cleared|passed|finished|over|gone ?up
        music.stuck: thats|that|it|its|which|been ?has|?is|?was|?just|?kept ?been|?just ?kept @run ..4 my|me|the @head
        music.stuck: havent|cant|couldnt|wont been|be|shake|lose|unhear ?able|?it ?to ..3 it|shift|shake|off|since
        music.yes: @music / ..7-@heard in|inside|round|around|through my|me|the @head !@not
        music.yes: @music|it|thing ..3 wont|wouldnt|will|refuses|refused|never ?not leave|quit|budge|shift|let ?me|?my ?alone|?be|?head|?go <!@not
        music.yes: @music ..6 switch|turn|shut ?it|?that off|up|down
        music.yes: inner|internal|mental|personal|in-head jukebox|radio|playlist|soundtrack|dj|stereo|record|band|orchestra|ipod|walkman|karaoke
        music.yes: brain|head|mind ?just ?has ?is ?was ?keeps ?kept ?been ?stuck playing|singing|blasting|humming|looping|replaying|repeating|serenading ?on|?loop|?repeat !@thought
        music.yes: @music ?was|?is|?been|?thats|?just|?has ?been|?just on ?a|?constant|?permanent|?endless|?full loop|repeat|replay|rotation
        music.yes: @music ?that|?has|?keeps ?been|?just follow|followed|following|haunting|haunted|plagued|plaguing|stalking|chasing|pestering me
        music.yes: @run ?and ?round ?around ..3-@thought my|me @head
        music.yes: pesky|stubborn|persistent|annoying|nagging|relentless|bloody|damn earworm|tune|jingle|melody|song
        music.yes: head|mind|brain|skull ?was|?is|?has|?been ?been full|filled of|with ..5 @music
        music.yes: rid of ~2 @music
        music.yes: @music / ..8 keeps|kept|keep|wont|cant ?on ?stop looping|playing|repeating|going|spinning|coming|stopping|budge
        music.yes: keeps|kept playing|looping|going|repeating|spinning|coming ?over|?round|?back ?and ?over|?in|?round my|me|the @head
        music.yes: hear|hearing|heard|hears ..6-@heard in|inside my|me @head|mind
        music.yes: song|tune|jingle|melody|earworm of the day
        music.yes: woke|waking|wake up with|to ..5 in my @head
        music.yes: that|this|the ?same ?old ?damn song|tune|jingle|melody again|still
        music.yes: @music ..3 gone|away|faded|vanished|disappeared|stopped|quietened <!no|not
        music.yes: can hear it ?so ?still ?all ?over ?clearly ..3 @head
        music.yes: dont|cant ?even think ?of ?anything ?else ..3 @music
        music.yes: @music ..14-@thought in|inside|round my @head <!no
        title.apposed: ^ ?and ?now ?its|?thats|?that|?it|?which ?has|?is|?been|?was ?been|?just|?kept @run|in ..4 @head|loop|repeat
        title.apposed: ^ that|this ~2 @music
        title.cased: chorus|hook|verse|line|bit|refrain of|from {
        title.head: head|mind|brain|skull ?was|?is|?has|?been ?been full|filled of|with {
        title.head: jammed|lodged|stuck|lodging|wedged in my|me|the @head is|was|its {
        title.head: right|now|currently now|its|whats|what|playing ~5 @head ?is|?its|?now {
        title.head: woke|waking|wake up with|to { ..6 } in|stuck
        title.its: ^ ?and its|thats|todays|it ?is|?was {
        title.name: name|title ^ {
        title.name: name of the|it|this ?song|?tune|?thing is {
        title.nameSure: { is what ?its ?it ?thats called|named
        title.nameSure: { is|thats|was the|its name|title|called ?of
        title.next: @worm ~5 $
        title.next: @music ~4 $
        title.next: this|that|the|a song|tune|jingle|melody $
        title.next: @worm ?was ?is ?back ?again $
        title.next: @worm / ?yes|?yep|?yeah $
        title.other: caught|heard|playing|played|hearing ?was|?them|?someone|?them ?sing|?play {
        title.telegram: ^ ?still ?again in|inside|round my|me @head
        title.today: today|now|tonight its|it's|is|was|it ?is|?was {
        str.high: like ?theres|?there|?theres|?a|?an|?having|?some ?a|?an|?whole|?is ?a ?whole|?full ?brass|?marching|?rock band|orchestra|choir|jackhammer|foghorn|megaphone|siren|marching|nightclub|jet|stadium|festival ?in|?between
        str.high: at|with|on|like ?a full|top|maximum|max volume|blast|pelt|whack|force|tilt|power
        str.high: overpowering|earsplitting|piercing|in-your-face|prominent|dominant|louder <!not|less|isnt|wasnt|never
        str.high: and ?oh ?boy how loud|strong
        str.high: hear it ?all ?so ?very clearly|loudly|loud
        str.low: ever so|very|barely|only softly|soft|quiet|faint|quietly|faintly|just
        str.low: barely|hardly|scarcely registering|registered|loud|strong|prominent
        str.low: next door
        str.mid: id|i|would say|guess|reckon|call|put ?it ?its ?about ?a medium|middling|moderate|average|mid
        str.mid: at ?a moderate|medium|middling|average|normal level|volume|strength
        music.no: wasnt|isnt|not|hasnt ?been a ?single peep|note|tune|sound|whisper
        music.no: no earworm|earworms|song|songs|tune|tunes on|either|though|thankfully ?top
        music.yes: somethings|something ?is playing|looping|humming|singing in|up my|there ?head
        retract: ^ ?no ?wait ?hang ?hold ?on that|it was yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday $
        retract: ^ ?no ?wait not today $
        title.its: ^ mines|mine ?is|?was {
        music.no: @worm|@music ?report ?status ?update ?situation ?department / negative|none|nil|nope|no|zero $
        music.no: what|which @worm|@music / nope|none|nothing|no
        music.no: no @music in|up there|upstairs
        deg.high: through the roof
        deg.high: off the charts|scale
        """
}
