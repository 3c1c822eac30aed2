// English: free wordings of what the music did, of the mood and of stress.
extension SpokenRules {
    static let englishFeelingPhrases = """
        dis.high: getting|gets|got|get to me badly|bad|big|something|hugely|massively|terribly
        dis.high: at my wits
        dis.high: drives|driving|drove|sent|sending|sends ..2 insane|mental|mad|nuts|loopy|wild|demented|distracted|radge|doolally
        dis.high: had to pull|stop|leave|sit|lie
        dis.high: cant|couldnt ?even hear|think|focus|work|concentrate|sleep|read
        dis.high: ready to|at ?screaming scream|cry|explode|snap|lose|point
        dis.high: could|want|wanted ?have ?to ?just ?happily scream|screamed|cry|punch|cried|weep|howl|tear
        dis.high: i hate it|this
        dis.high: too much ?for ?me
        dis.high: id|would ?would do|give anything
        dis.none: nae|no|not ?a ?any|?one bother|bothers|trouble|worry|problem|hassle|issue|harm
        dis.none: doesnt|didnt|isnt|wasnt|dont|doesnae|not|never ?really|?actually|?even bother|bothered|annoy|mind|bug|fash|disturb|trouble|irk ?me ?it ?at ?in|?one ?the ?a all|bit|slightest|least|jot|iota|whit|tiniest
        dis.none: couldnt|could|dont care less|either|a|tuppence
        dis.none: doesnt|didnt|doesnae bother|annoy|trouble|fash|bug|disturb|affect me $
        dis.none: not fussed|bothered|fazed $
        dis.none: <!i|we|never|just doesnt|didnt|dont|does|did ?not ?really ?actually bother me !much|that|too|a
        dis.none: honestly|frankly|really ?i dont|couldnt care
        dis.none: no|zero|little|any effect|impact ?on
        dis.none: bother|bothered|bothering|distress|annoyance|irritation / none|nope|no|nah|zero|nil ?at ?all $
        dis.none: joy|pleasure|company to ?me|have
        dis.none: not in a bad way
        dis.none: almost|actually|rather|quite|even|kind ?of comforting|soothing|pleasant|cosy|nice|relaxing|reassuring
        dis.none: kind|sort of sweet|nice|lovely|cute
        dis.plain: fash|fashes|bugs|nags|nagged|niggle|peeves|gnaws|gnawed|gnawing|rankles <!a|the|some|nae|no
        dis.plain: getting|gets|got|get to me
        dis.plain: cant stand it|this
        dis.plain: dont|didnt|doesnt like|enjoy|appreciate|love it|this <!i'd
        mood.day: { moods|mood ?is|?was|?today|?just|?kind ?of ..4-@notDay @verdict
        mood.day: { day|mood|spirits ~3 / ..2 @verdict
        mood.day: mine|mines { was|is|been ..3-@notDay @verdict
        mood.day: ^ { not ?too|?so|?really @bad|@good ?but|?and not ?too|?so|?really @good|@bad
        mood.day: { @verdict ?old day overall|really|actually|though|altogether
        mood.self: i|im|ive|id { ?was ?am doing|feeling ~3-@notSelf @feeling
        mood.self: { chuffed|made ?to ?up ?bits
        mood.self: i|im|ive ..6 but|yet|though { ?still ?really ?quite ?very @feeling $
        mood.self: ^ { sad|happy|down|miserable|content|gutted|chuffed|lonely|depressed|delighted ?today ?tonight ?really $
        mood.self: ^ ?so ?overall ?just { mixed|so-so|meh|middling ?really $
        mood.self: { everything|everythings|lifes ?is ?was ?just ?pretty great|good|fine|lovely|wonderful|brilliant|okay|awful|terrible|rubbish
        mood.self: felt|feel|feeling { on top of|over the
        word.mid: not ?so ?too ?really @good|@bad ?but|?and|?or not ?so ?too ?really @good|@bad
        word.mid: middling|so-so ?one|?sort
        word.mid: mixed bag
        word.neither: neither|not ?so ?too ?really @good|@bad nor|or|but|and ?so ?too ?not ?really @good|@bad
        word.neither: not ?so ?too ?really @good|@bad ?but|?and|?or not ?so ?too ?really @good|@bad
        stress.mid: stress|stressful|stressed|hectic ..3 but|though ?still ?all ?it ?was manageable|okay|ok|bearable|doable|fine|alright|coping
        stress.none: not|no|without|nae|nary ?a|?even|?any ?single|?real|?hint trace|hint|whiff|sign|speck|shred|ounce|drop of stress|pressure
        stress.none: <!no|zero|not|without|any stress ?level|?levels / none|zero|nope|no|nil|nah|nothing|zilch ?at|?a|?whatsoever $
        stress.none: nothing|not ?a ?thing stressful|stressing|hectic
        stress.none: totally|completely|really|so|very|utterly|fully relaxed|chilled|calm|laid-back|laid <!not
        stress.sign: hands|knees|legs|fingers|voice ~3 shaking|shook|trembling|trembled
        stress.sign: wouldnt|couldnt|cant|didnt|wont stop shaking|trembling|sweating|crying
        stress.sign: carnage|mayhem|bedlam|pandemonium|chaos|chaotic|madhouse|hellish|hell <!no
        stress.sign: heart ~3 pounding|racing|thumping|hammering|pounded
        stress.sign: burst|close|nearly|almost into|to|in tears
        @good = best
        dis.none: its|it|thats|is ?is ?a ?real ?such ?a comfort|joy|pleasure|blessing
        stress.plain: on edge
        @auxNot = didnt dont doesnt wasnt isnt couldnt
        """
}
