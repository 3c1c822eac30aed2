// English: loose and spoken wordings of music, titles and strength.
extension SpokenRules {
    static let englishSpeechMusic = """
        music.yes: @head ?has|?is|?was|?been|?keeps|?kept|?wont|?just|?decided ?been|?stop|?to playing|play|singing|blasting|humming|looping|replaying|play|serenading|repeating|putting ?me|?on !up|tricks
        music.yes: keep|kept|keeps|cant ?stop|?help hearing|humming|singing ..6 over|in|head|myself|again
        music.yes: @music ?that ?just ?has ?keeps ?kept going|goes|swimming|spinning|buzzing|knocking ?on ?and ?round ?around ?in ?inside ?through my|me @head
        music.yes: @music ..6 wont|wouldnt|refuses|refused|will ?to|?not leave|go|budge|quit|stop|shut|let
        music.yes: @music ..4 stayed|staying|sticking|sticks|clung|clinging|stuck|caught|lodged ?with|?to ?me
        music.yes: @music ?of ?the ?day ?today ?was ?is ?has ?been on|in|playing|popped ..3 @head
        music.yes: popped into|in my @head
        music.yes: @music ..3 crept|snuck|sneaked|wormed|came|drifted ..2 into my @head
        music.yes: to|and shake|shift|get|drown|block|knock|chase ?rid ?of ?out this|that|the|it ?bloody|?damn|?stupid @music ?off|?out|?away
        music.yes: get|got|getting|be ?to rid of ?this|?that|?the|?my ?bloody|?damn|?stupid @music
        music.yes: a|another|this|one|dose|bout|case ?nasty|?bad|?of ?a|?an earworm
        music.yes: mentally|internally ?been playing|humming|singing|hearing|listening
        music.yes: playing|going|running|looping ?on ?itself ?over in ?the ?back ?of my mind|@head
        music.yes: @music ..4 living ?rent|?in
        music.yes: rent free in
        music.yes: got|caught|have the ..6 bug|earworm
        music.stuck: its|it|thats|songs|tunes|song|tune|earworm ?is|?was|?has ?definitely|?been still ?there|?here|?going|?playing|?stuck there|here|going|playing|with|stuck|around
        music.stuck: it|that|its ?just ?wont|?refuses|?wouldnt|?keeps ?to leave|go|shift|budge|looping|repeating|playing|stop ?me ?away ?alone
        music.stuck: on ?a|?endless|?constant loop|repeat|replay
        music.no: @music|@worm ..3-@not in|inside my @head ?today ?at|?for ?all|?once ^ none|no|nope|zero|zilch|nada|nothing ?at ?all $
        music.no: any|did ..4 @music|@worm ..5 ?head / no|nope|nah|none|zero|zilch|nada|negative|nothing
        music.no: not ?a ?single ?one @music|@worm|note ?all|?today|?in|?my|?stuck
        music.no: not a note|peep|sausage|squeak
        music.no: @head ?has|?was|?is|?stayed|?been|?felt|?remained ?been ?completely|?totally|?blissfully|?mercifully|?nice|?all|?really|?pretty|?wonderfully|?surprisingly|?lovely ?and silent|quiet|peaceful|empty|still|clear|blank|free|calm !loud
        music.no: free of|from any|all|earworms|music|songs|tunes
        music.no: none of it|them|that|those ?actually|?really stuck|lingered|stayed
        music.no: nothing|none ?of ?it ?them ?has ?really ?actually ?got ?been stuck|lodged|lingered|stayed|caught ?in|?with
        music.no: no earworm|earworms|tunes|songs|song|tune|jingles|music|melody|melodies ?in|?at|?for|?today|?stuck ?my|?all|?once|?head $
        music.no: never had|got|get|have ..2 @music|@worm
        music.no: radio|music|playlist|jukebox ..3 @head ?was|?is|?has ?been off|silent|quiet|switched
        music.no: @head ?was|?is|?radio ?radio ?was|?is switched|turned off
        music.context: mine|mines|me|my ?own ?head ?has|?is|?was|?been|?on|?stayed ?been|?the ?other|?hand ?blissfully|?totally|?completely|?nice|?all|?luckily ?and silent|quiet|empty|clear|free|fine|nothing|none
        music.context: ^ ?and ?so ?but ?its ?now ?just all|dead|total|complete|nice|it|its|silence|quiet|silent ?was ?has ?been ?all ?and ?is silent|quiet|silence|gone|peaceful|peace|clear|today|now|$
        music.context: nothing|none|no ?more ?of ?that ?at ?all today|now|tonight|anymore|since
        music.context: i|ive ?luckily|?thankfully|?personally|?myself|?on dont|didnt|havent|have|had ?have|?get|?had ?got|?any|?none|?nothing any|one|anything|none|nothing|it|that
        music.context: ^ not me
        music.context: today|this ?morning|?it|?ive|?i|?was|?its|?is|?there ?it|?ive|?is|?was|?been ..3-@join gone|silent|quiet|silence|nothing|none|free|clear|peaceful|vanished|packed
        title.head: @head ?has|?is|?was|?been|?keeps|?kept|?wont|?decided ?been|?stop|?to playing|singing|blasting|humming|looping|replaying|repeating|play|serenading ?me ?with {
        title.head: mentally|internally ?been playing|humming|singing|hearing {
        title.head: keep|kept|keeps|cant ?stop|?help hearing|humming|singing {
        title.head: it|song|tune|earworm|one ?this|?today|?for ?time|?the ?day was|is ^ {
        title.head: popped into|in my @head ^ {
        title.head: had|have|got|having|with ?a ?bit ?quick ?bout ?touch ?dose of { ..8 } stuck|going|playing|in|round
        title.next: @music / @small ~6 $
        title.name: its|thats|it|think|reckon ?is|?was|?its|?by ?called|?titled|?named called|titled|named ?i ?think {
        str.low: whispering|whisper|murmuring|humming ?softly|?away in|from|at the background|distance|back|next|corner
        str.low: barely|hardly|scarcely|just|only ?even ?just ?about there|audible|noticeable|perceptible
        str.low: like|as ..4 next|another|far|distant|from ?the ?room ?door door|room|away|distance|afar|whisper|whispering
        str.low: turned|volume|dialled ..2 down ?low
        str.low: tiny|little|small|wee volume|voice|hum|whisper
        str.low: more ?of ?like a|just ?a ?faint whisper|hum|murmur|background|mumble
        str.low: very|so|really|pretty|quite|super|ever quietly|softly|faintly|gently|quiet|soft|faint|gentle
        str.mid: not|isnt|wasnt|its|it|neither ?too|?very|?that|?super|?not|?so ?loud|?strong|?quiet|?faint loud|strong|quiet|faint|soft ?and|?but|?or|?nor|?either ?its|?it|?also ?not|?isnt|?wasnt not|nor|isnt|wasnt ?too|?very|?that|?super|?exactly|?really loud|quiet|strong|faint|soft|weak ?either
        str.mid: somewhere|kind|sort ?of in|around|about ?the ?the middle|medium|between
        str.mid: kind|sort ?of medium|middling|moderate ?volume ?strength
        str.mid: average|regular|normal|ordinary|conversational|speaking|moderate volume|loudness|strength|level
        str.high: full blast|volume|pelt|whack|on|throttle
        str.high: so|really|incredibly|super|very|pretty|quite|unbelievably|stupidly|crazy|ridiculously loud|loudly|strong|strongly|intense|powerful|vivid <!not|wasnt|isnt
        str.high: drowning|drowned|drowns out everything|everyone|all|people|the ?else
        str.high: so loud i|that|it
        str.high: at|full|max|maximum|top|cranked ?to|?up ?max|?maximum|?full|?eleven volume|blast|eleven
        str.high: like ..3 stadium|concert|festival|disco|nightclub|foghorn|megaphone|speakers|amp|amplifier|arena
        music.no: @music ?in ?my ?@head i ?had|?have none|zero|nothing
        music.yes: head|brain|mind ?is|?was|?been on loop|repeat
        title.other: whistled|whistling|hummed|humming|sang|singing|sings|whistles ?that ?this ?song {
        music.stuck: got|have|ive|had it|that|this ?now ?also ?stuck|?going ..1 in|round my own @head
        str.mid: normal|average|regular|ordinary|medium|usual ?sort|?kind ?of volume|loudness|strength|level
        title.name: ^ ?so @worm ?of ?the ?day today {
        title.back: { has|have|had ?been following|haunting|chasing|stalking|plaguing|accompanying|pestering me|with
        music.yes: singing|humming|hearing|sing|hum|sang|hummed ..5 inside|inwardly|silently|mentally
        title.head: singing|humming|hearing { ~6 } on|inside|in|inwardly|silently|mentally ?the|?my ?inside|?mind|?head
        music.yes: @worm|@music ..4 cleared|gone|evaporated|vanished ?off
        music.no: @music ?just wasnt|isnt|didnt|hasnt|not ?been ?actually there|around|show|come|appear|back|present
        music.no: @music in my @head no|none|nope|nah thank|thanks|today
        title.held: drown|block|shut|drive|drowning out !it|that|this|them|everything|everyone {
        title.held: drown { ~5 } out
        title.held: rid|shot of !it|that|this|them|my|the {
        title.next: @music / ?you know|guessed ?the ?it ?which|?already ?one $
        title.cased: then|also|plus|again|and { ~6-@self } stuck|in ?in my|me @head
        str.low: side|background thing|noise
        str.low: ever so|very|oh gently|softly|lightly|faintly
        str.low: gently|softly|lightly
        str.high: like ?it|?was ?coming ?from ?out ?of ?a ?loud loudspeakers|loudspeaker|speakers|megaphone|tannoy|amplifier
        str.mid: half ?the volume
        music.yes: @music ..6 on|in an|a|constant|endless ?endless|?constant|?permanent|?eternal loop|repeat|rotation
        title.head: what ?did ?really follow|followed|haunted|plagued|chased me ?about|?around was|is {
        music.yes: echo|echoes of ?the|?that|?a @music
        music.yes: lingering|lingers|echoing|echoes|ringing|rings inside|within|in me
        music.yes: can|could ?still hear ?the ?echo ?of ?that ?a @music !on|from|outside
        str.low: not ?at ?all pushy|intrusive ?at ?all
        music.yes: cant|couldnt|cannot|wont|unable ?seem ?to shake|shift|lose|escape|stop|ditch|unhear ?off|?hearing ?this|?that|?the @music
        music.no: didnt|dont|havent|hadnt|never|not ?really ?actually have|had|get|got a|any|an|one ?single @music|@worm
        @titleNone = mind brain hardly barely makes really let just
        @titleDescribes = to
        """
}
