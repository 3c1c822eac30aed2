// English: music in the head, its title and how strong it is.
extension SpokenRules {
    static let englishMusic = """
        @song = song songs tune melody jingle earworm earworms earwig music track hymn shanty carol lullaby theme riff chorus ditty ballad number hook anthem refrain
        @song = hit ear worm worms themetune nursery rhyme melodies soundtrack
        @worm = earworm earworms earwurm
        @played = sang singing sung radio played playing heard
        @music = song tune melody jingle music track hymn shanty carol lullaby theme riff chorus ditty ballad songs tunes melodies refrain hook anthem lyric lyrics rhyme soundtrack
        @head = head mind brain ears ear skull noggin brains
        @my = my the me
        @run = rattling whirling jingling jangling jammed rumbling tinkling wormed burrowed camped settled lurking chugging ticking earworming bopping thrumming bubbling going
        @run = playing going running looping spinning stuck circling ringing buzzing rattling bouncing lodged humming repeating swirling rolling jammed blasting whirring round floating wedged parked
        @run = echoing cycling turning plays played singing blaring trapped looped loops pounding jangling drifting popping knocking marching living
        @thought = thought thoughts worry worries list conversation argument exam idea ideas deadline work meeting fog pain ache headache words todo
        music.yes: earworm's|earwormed|earworming
        music.yes: wormed|burrowed|lodged|wedged|planted|parked|settled|nestled its|itself|in ..4 head|brain|mind|skull|ears
        music.yes: @music ?just wont|wouldnt|refuses|refused ?to ?leave|?go ?me leave|budge|shift|alone|go ?me|?away
        music.yes: head|brain|mind|skull ?has|?is|?was|?been|?keeps|?kept ?been playing|singing|blasting|humming|looping|replaying
        music.yes: in|up ?my there ~3 song|tune|jingle|music|melody
        music.yes: @worm
        music.yes: @music ?just|?that|?thats ?keeps|?kept ?on going|goes|went|looping|playing|spinning round|around|over|on ?and
        music.yes: cant|couldnt|cannot|wont|unable|impossible ..3 get|shake|shift|dislodge ..9 out ?of
        music.yes: ear worm|worms|warm|wurm|warms|whorm
        music.yes: @music ..8-@thought my|the|me head|brain|ear|ears|mind|skull|noggin
        music.yes: my head|brain|skull|ears|mind ..7-@thought @music
        music.yes: in|inside|round|around|through my|me|the head|brain|skull|ears|mind ..6-@thought @music
        music.yes: @run ..4-@thought in|round|around|inside|through my|me head|brain|skull|ears|mind
        music.yes: @music ?is|?was|?has|?got|?been|?really|?just|?properly|?still|?thats|?keeps ?been|?got|?just stuck|looping|lodged|repeating
        music.yes: stuck with|on ?a|?this|?that ..3 @music|head|repeat
        music.yes: this|that|a|one|some @music ?on|?just ?stuck|?loop|?repeat|?a on|stuck|loop|repeat
        music.yes: get|got|getting|shake|shift|shaking ..8 out of my|me|the head|mind|brain|system
        music.yes: shake|shift|lose|dislodge|escape|unhear ..3 @music|tune
        music.yes: @music ..7 shake|shift|dislodge|unhear
        music.yes: @music ?just|?has|?thats ?been ?that followed|following|haunting|haunted|plaguing|plagued me
        music.yes: got|stuck in there|my ?head
        music.yes: humming|hummed ..4 @music ?all ?day
        music.yes: my internal|inner|mental jukebox|radio|playlist|soundtrack|dj
        music.yes: brain|head jukebox|radio
        music.no: no|without|not|zero|havent|didnt|dont|nor|never|any ?had|?have|?a|?an|?any|?got|?single|?really|?get ?a|?an|?any|?single @worm|earworm|tune|song|music|jingle|melody|songs|tunes|earworms !in|playing|on|help|that|out|helped
        music.no: no|without|any|a ear worm|worms
        music.no: no|not|without|any|zero ?a|?single @music ..3 in|stuck|round|around|going|playing my|the|in|round|today ?head|?brain|?ear
        music.no: nothing|none ..3 stuck|playing|looping|in|going ?in|?round|?around my|me|the head|brain|ears|skull|mind
        music.no: nothing stuck|looping|playing
        music.no: not|isnt|wasnt|nothing|didnt|hasnt|never ?really|?actually|?been|?got|?get stuck
        music.no: @music|earworm ..4 none|nope|nothing|zero
        music.no: my ?own head|brain|mind|heads|heads|brains ?is|?was|?has|?been|?stayed|?stays|?feels|?felt ?been|?just|?totally|?so|?pretty|?all|?completely|?really|?nice|?still|?lovely ?and quiet|silent|empty|clear|still|peaceful|blank|quite !loud|loudly|strong|strongly|annoying|a|annoyingly|intense|often
        music.no: quiet|silence|silent|peace|empty|clear in|inside|up ?in my|there|here head|brain|mind
        music.context: me|i ?luckily|?thankfully|?personally|?had|?have no|not|nothing|none|dont|didnt|nope|havent $
        music.context: not me|today
        music.context: today ?its|?was|?is|?there|?theres|?i|?my|?just|?though|?thankfully ?was|?had|?head|?been nothing|none|no|quiet|silence|silent|clear|gone|free|blank
        music.context: nothing|none|quiet|silence|silent|gone ?for|?here today|now|me
        music.context: its|it|thats ?all ?been gone|quiet|silent|over today|now
        music.no: quiet|silent|silence|empty|peaceful ?all up|in there|here
        music.context: i|ive ?had|?have|?got nothing|none|no ?like|?of ?that|?the ?sort|?kind
        music.context: mine ?is|?was|?has|?own ?been quiet|silent|empty|clear
        music.stuck: got|have|its|its|is|thats|been ?it|?that|?them|?now|?got|?really|?well ?truly stuck ?as ?well !in|on|at|inside|with|behind <!not|isnt|wasnt|traffic
        music.stuck: cant|couldnt|wont ..2 get|shake|shift|lose ?rid ?of it|them|that ?out|off|of
        music.stuck: its|it|that ?was|?is|?has|?hasnt|?wont ?been|?still ?in my head
        music.no: radio|dead silence|silent|silence ?up|?in ?there ?my|?today ?head
        music.no: not a|one note|tune|song|peep|sausage|single ?in|?up|?note|?tune|?song
        music.no: nothing|no|zero music|musical|song|tune|soundtrack|playing ..3 head|brain|upstairs|mind
        music.no: earworms|earworm|music|song|songs ?in|?today|?my ?head ^ none|no|nope|nothing|zero|nada
        music.no: earworm|earworms none|nope|nil|zero
        music.no: upstairs ?is|?was|?been ?all quiet|silent
        music.no: quiet|silence|silent|peaceful upstairs
        music.no: head|brain|mind ?is|?was|?has|?been|?stayed ?been ?totally|?completely|?just|?a|?blissfully|?mercifully|?nice ?blank quiet|silent|empty|clear|silence|peaceful|music-free|slate|blank
        music.no: earworm free
        music.no: songfree|earwormfree|music-free
        music.no: no soundtrack|jukebox
        title.head: had|got|have|ive|has|having|hearing|keep|kept|with|was|stuck ?hearing|?got|?had|?still|?also|?singing|?humming ~1-@thought { ..9 } stuck|going|playing|running|looping|spinning|lodged|in|round|around|on|circling|rattling ~3 my|me|the|repeat|loop|its head|brain|mind|ears|skull|ear
        title.head: had|got|have|ive|having { ..8 } on repeat|loop|a
        title.head: had|got|have|ive { ..8 } stuck
        title.sure: get|getting|got|shake|shift|shaking { ..8 } out of
        title.head: another|different ?one|?song|?tune ?came|?in ?its|?along ?place ^ {
        title.head: one|song|tune in its place ?now ^ {
        title.name: @worm ?again ?this|?today ?morning|?mourning ?today ?and it|its|was|is ?was|?is {
        title.name: ear worm|warm|wurm ?again ?this|?today ?morning|?mourning ?today ?and it|its|was|is ?was|?is {
        title.head: in|inside|round|around|through my|me|the head|brain|mind|ears|skull ?is|?was|?its|?today|?all|?day|?since ?day|?been|?breakfast ^ its|called|was {
        title.head: in|inside|round|around|through my|me|the head|brain|mind|ears|skull ?today|?all ?day ^ it|and was|is {
        title.head: in|inside|round|around|through my|me|the head|brain|mind|ears|skull ?today ?right ?now ?all ?day is|was|its|called {
        title.head: head|brain|mind|skull ?has|?is|?was|?been|?keeps|?kept ?been playing|singing|blasting|humming|looping|replaying ?me {
        title.head: humming|singing|whistling|hearing ..3 to myself ^ {
        title.head: earworm|tune|song|jingle of the day ?is|?was|?today ?is|?was {
        title.head: head|brain|mind|skull|ears ?again|?today|?still ^ {
        title.head: i|ive ?had|?got|?have earworm ^ {
        title.name: some song|tune|thing ?called|?named {
        title.back: { wont|wouldnt|refuses|refused ?to leave|go|shift|stop|budge|quit
        title.back: { has|had wormed|burrowed|lodged|wedged|planted|settled
        title.head: what ~3 stuck|in|got|there|lodged ?in ?there ?my|?was ?head is|was {
        title.head: the one ?thats|?that|?which ~2 stuck|in|stayed ~3 is|was|its {
        title.head: stuck ?in|?there ?my ?head ?is|?was|?its|?today ^ its|called {
        title.head: stuck ?in|?there ?my ?head ?is|?was|?its|?today ^ it is|was {
        title.head: earworm|earworms ?of|?today|?for|?the ?the|?today ?day ?today is|was|its|being|called|todays {
        title.head: now ?its|?it ?is its|is|switched|changed|moved|onto ?to|?on {
        title.head: swapped|switched|changed|turned|morphed|replaced|gave ?out ?over ?way to|for|into|by|on {
        title.head: until|then|before { ..6 } took over
        title.head: stuck|lumbered|landed with|on {
        title.back: { is|was|has|been|thats|keeps|kept|wont|just ?been|?just|?still|?really|?got|?keep|?well ?been|?truly ?and stuck|going|playing|looping|running|lodged|spinning ..3 head|round|around|brain|there|mind|repeat|loop|ears|skull|in
        title.back: { going|playing|running|looping|spinning|circling round|around|through|in|over|on ?and|?inside ?round|?over ?in my|me|and|a|repeat|loop
        title.back: { wont|wouldnt|refuses|refused ?to leave|go|shift|stop|budge
        title.back: { stuck in my|the head
        title.back: { on a|repeat|loop repeat|loop
        title.name: song|tune|track|jingle|shanty|hymn|carol|theme|lullaby|rhyme|melody|number|ballad|ditty ?was|?is|?thats|?its ?called|?titled|?named {
        title.name: called|titled|named|entitled {
        title.name: its|it was|is called|named {
        title.name: @worm ^ ?its ?it ?was {
        title.name: think|thinks|believe|guess ?its|?it|?thats ?is|?was ?called its|called|it's {
        title.name: earworm|song|tune today|now was|is|its {
        title.nameBack: { is|was its|the name|title|called|song
        title.nameBack: { its|thats called
        title.nameBack: { was the song|tune|earworm|one|culprit
        title.other: played|playing|plays|sang|singing|sings|closed|opened|finished ?with {
        @titleSkip = a an the this that these one of those some old same again still just all day now today like um uh er you know its is was were been that's bloody
        @titleSkip = stupid silly daft new little well and ive had got so again constantly basically only really stuck i think in since even then
        @titleSkip = morning afternoon evening long whole on called my always hearing id say for entire by but lodged oh yeah playing going it again actually
        @titleTime = day morning afternoon evening night week hours hour breakfast lunch
        @titleTail = or something i think again all day and just has is was been that which its stuck still going so then it whatever
        @titleStop = had got have has i ive song tune earworm called with and but that because so then its hearing keep was is were today now earworms
        @titleStop = morning
        @titleEnd = stuck going playing running looping and but which that is was has in on my all really so very quite pretty since from by because loud
        @titleEnd = loudly quiet quietly faint just or its it i again today this though when couldnt didnt for at while kept keeps drove tried ive wont
        @titleEnd = been with thats not super fairly medium only then nonstop where whole moderately strong annoying round around spinning who until over if
        @titleNone = strength volume loudness mood stress radio office car tuesday wednesday thursday friday saturday sunday
        @titleNone = yesterday today nothing none tonight earlier later lately since i me we he she they monday tuesday
        @naming = called titled named
        @titleNone = something anything nothing someone some it that this what which who whatever no not there them him her us you tune song music about
        @titleNone = thoughts things everything way too much dont didnt cant annoying bothering loud here hm dunno earworm
        @titleNone = nobody none stuck me my there head myself any forgotten ugh anyway today it's gone lots
        @titleDescribes = from with by about where whose in of on who which that off dont cant at for is was has
        @source = rain wind traffic coffee boss headache neighbour neighbours neighbor neighbors office train bus radio kids dog drilling weather storm work pain back cold traffic meeting
        @source = meetings party pub concert band gig builders roadworks phone dentist deadline email emails heat baby cough flu knee alarm printer queue commute construction tea landlord
        @source = migraine hoover lawnmower street customer customers manager
        str.low: faint|faintly|quiet|quietly|soft|softly|weak|gentle|gently|subtle|muffled|dim|distant|whisper|whispering|mild|light|lightly|murmur|hushed <!too|nice|was|office|kept|stayed
        str.low: barely a|more whisper|murmur|there|audible
        str.low: whisper|whispery|tinny
        str.low: far away|off
        str.low: from the|another next|room
        str.low: under the surface
        str.low: background|underneath
        str.low: pretty|really|very quite $
        str.low: pretty quite
        str.low: in the background|distance
        str.low: not ?very|?too|?that|?so|?particularly|?super|?especially|?really|?all|?at ?that loud|strong|intense|prominent|powerful
        str.low: isnt|wasnt ?very|?too|?that|?so|?particularly|?super|?especially|?really|?even ?all|?that loud|strong|intense|prominent
        str.low: low volume|level|key|hum
        str.low: turned|volume down|low
        str.low: barely|hardly|scarcely there|audible|noticeable|noticed|hear|heard
        str.low: very|really|pretty|quite|fairly|so|super faint|quiet|soft|weak|light|mild
        str.mid: medium|mediumish|middling ?loud|?strength|?volume|?strong|?intensity|?level|?sort !stress|stressful|stressed
        str.mid: moderately|moderate|averagely|average|mid|normal|middling loud|strong|volume|strength|intense|intensity
        str.mid: half volume|loud
        str.mid: neither ?too ?particularly loud|quiet|strong|faint nor ?particularly ?too quiet|loud|weak|faint|strong
        str.mid: not ?too|?super|?very|?that ?loud|?quiet loud|quiet ?and|?but|?or ?not not|but|nor|or ?too|?super|?exactly quiet|loud|faint
        str.mid: so so loud|strong
        str.mid: middle|mid|halfway volume
        str.mid: volume|loudness|strength ~3 middle|medium|moderate|middling|average|so
        str.high: loud|loudly|strong|strongly|intense|blaring|blasting|deafening|booming|powerful|thumping|pounding|thundering|roaring|shouting|screaming|blasted|hammering <!too|mid|half|out|laughed|nice
        str.high: full|flat tilt|throttle|blast|bore|belt|pelt|whack|steam|tilt
        str.high: cranked|turned ?right ?all ?the ?way up
        str.high: ear|earsplitting|deafeningly|blaringly splitting
        str.high: ridiculously|stupidly|insanely|properly|crazy loud|strong
        str.high: belting|bellowing|yelling|foghorn|bellows|roars|blares|booms
        str.high: full|top|max|maximum|high volume|blast|whack|pelt|force|strength|power
        str.high: turned|cranked|volume ?right ?all ?the ?way up
        str.high: at|on full|eleven|max
        str.high: like ?a|?being|?standing|?having ?at|?in|?next ?a|?to concert|gig|stadium|speaker|speakers|stereo
        """
}
