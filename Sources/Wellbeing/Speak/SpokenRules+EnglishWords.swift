// English: words and whose, when and how much.
extension SpokenRules {
    static let englishWords = """
        @not = not no never didnt dont doesnt wasnt isnt arent couldnt cant cannot wont wouldnt havent hasnt hadnt without none nobody nothing neither nor aint werent zero hardlyever
        @subject = i im ive id ill
        @small = of the in on and a an for to at my is by with your from up
        @prep = with to for from at by about of
        @self = we weve us
        @self = i im ive id ill me myself
        @today = todays today now tonight currently
        @now = now currently
        @since = since from
        @compared = unlike than like
        @carry = it that this he she they there those which
        @join = and but because so then which although though while when after before otherwise anyway or except until
        @turn = but instead
        @filler = um uh er erm well so yeah yes okay ok right like just really pretty quite i guess id say suppose think kind of sort actually overall
        @rating = a about maybe around roughly an
        @number0 = zero nought
        @number1 = one
        @number2 = two
        @number3 = three
        @number4 = four
        @number5 = five
        @number6 = six
        @number7 = seven
        @number8 = eight
        @number9 = nine
        @number10 = ten
        @unit = oclock hour hours minute minutes day days times weeks people songs meetings deadlines emails of miles am pm months years kids things other thing on degrees
        @kin = friend friends mum mom dad mother father sister brother gran grandma granny grandad grandpa nan aunt auntie uncle cousin cousins son daughter kid kids husband wife partner
        @kin = boyfriend girlfriend parents family fiance fiancee roommate flatmate housemate roommates flatmates mate mates buddy niece nephew grandson granddaughter grandkids ex inlaws toddler twins
        @kin = siblings sibling stepdad stepmum mam nana pal pals
        @staff = colleague colleagues boss manager neighbour neighbor neighbours neighbors therapist doctor gp teacher coworker coworkers team client clients customer customers class students student
        @staff = trainer coach landlord landlady barber hairdresser physio nurse dentist tutor supervisor workmates coworker counsellor counselor pharmacist guy lads girls crew patients everyone
        @staff = someone somebody woman man people bloke lady cashier
        @person = @kin @staff
        @past = yesterday earlier
        other: my|our|his|her|their|a|the|some|this @person ?and ?dad|?mum !and
        other: he|she|hes|shes|theyre|he'd|shed|hed|theyve !right|wrong
        other: they had|have|were|are|said|say|got|told|went
        other: @NAME says|said|has|had|was|is|reckons|told|keeps|cant|got|thinks|hates|loves|swears|complained|mentioned
        other: says|said|reckons|told ?me ?that hes|shes|he|she|theyre
        past: yesterday|yesterdays
        past: last night|week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter|time|autumn
        past: the other day|night|week
        past: a|two|three|few|couple|four|five|six|several|some|of days|weeks|months|years|week|month|year|while ago|back
        past: on monday|tuesday|wednesday|thursday|friday|saturday|sunday
        past: back in|when|then the|i|my
        past: used to <!getting|got|im
        past: earlier this|in week|month|the
        past: all week|month ?long
        past: when i was a|little|young|younger|at
        future: tomorrow|tomorrows
        future: next week|month|weekend|monday|tuesday|time|friday|saturday|sunday|wednesday|thursday
        future: going|gonna ?to meet|see|visit|call|ring
        unreal: would|wouldve|couldve|shouldve|could|should have|of|ve <!i'd
        unreal: was|were going|about to
        unreal: was|were meant|supposed|gonna ?to
        unreal: wanted|meant|planned|hoped to
        unreal: wish i
        unreal: thought about|of
        unreal: almost|nearly called|rang|went|tried|met|texted
        corr: no|nope|nah ?no ?wait|?hang|?hold|?actually|?sorry|?scratch|?make !one|song|earworm|stress|music|nothing|songs|tunes|people|head|sound|noise
        corr: wait|actually|rather|sorry|correction
        corr: scratch|strike that
        corr: make|call|put|let|lets it|that|say ?it
        corr: i mean
        corr: or rather|actually|maybe
        corr: hang|hold on
        corr: more like
        corr: well actually|no|more
        deg.none: @not ..4 at all
        deg.none: @not ..4 in the slightest|least
        deg.low: a fraction|hint|dash|tiny
        deg.low: not ?too ?all ?that ?especially bothered|fussed|bad
        deg.low: ever so|very slightly|faintly|mildly
        deg.high: no end|like mad|crazy|hell
        deg.high: something rotten
        deg.high: properly|right|real|dead|flipping|blooming|hellishly|mightily|no-end|big time
        deg.mid: a fair|decent bit|amount
        deg.mid: fair bit|amount
        deg.mid: middlingly|so-so
        deg.none: not ?even|?in ?one|?a|?the bit|slightest|remotely|least
        deg.none: zero|none|nil|nada
        deg.none: not one bit|jot
        deg.low: hardly|barely|scarcely|slightly|little|mildly|minimally|minimal|mild|low
        deg.low: a|tiny|wee|teeny ?tiny|?little|?wee|?small bit|little|touch|tad|smidge|smidgen
        deg.low: bit
        deg.low: kind|sort of !liked|like|enjoyed|enjoy|nice
        deg.low: not|didnt|wasnt|isnt|doesnt|hasnt|dont|never|no|nothing ?bother|?really|?all|?me|?that|?get|?find|?it|?feel|?too|?so|?even|?particularly ?me ?that|?too ?all ?to too|so|very|that|terribly|particularly|overly|especially|much|really|hugely|massively|greatly|majorly|super
        deg.low: not|no big|much|great ?of|?deal
        deg.low: almost|next not|none|nothing|to
        deg.mid: moderately|medium|moderate|somewhat|averagely|fairly|mediumish|middling|reasonably|average
        deg.mid: manageable|bearable|tolerable|doable|manageably
        deg.mid: so so
        deg.mid: in the middle
        deg.mid: middle of the
        deg.mid: some|certain <!in|or
        deg.high: very|really|so|extremely|super|incredibly|massively|hugely|properly|seriously|insanely|ridiculously|totally|completely|badly|terribly|awfully|massive|huge|lot|lots|loads|bloody|damn|heavily|intensely|absolutely|utterly|unbelievably|high|maximum|constantly|deeply|crazy|majorly|quite|pretty|proper|freaking|fucking|intense|severe|enormously|too|hell|dead|maddeningly <!not|didnt|wasnt|isnt|kind|sort|dont|doesnt|yeah|um|and|but|okay|oh|uh|hasnt|well|isnt
        deg.high: a lot|ton|great
        scale: from|of|scale ?of ?from zero|one|0|1 to ten|10
        scale: scale ?of ?from zero|one|0|1 ?to|?through ten|10
        scale: scale
        ofTen: out of ten|10
        ofTen: 10
        ofTen: of|on ?a|?the ?ten ten|10
        @strong = sorry wait scratch actually
        measure.mood: moods|mood|day|feeling|today|spirits
        measure.strength: strength|loud|loudness|volume|strong|intensity|intense|loudly|earworm
        measure.distress: bother|bothers|bothered|annoying|annoyance|annoyed|distress|distressing|irritation|irritating|bothersome|irritated|annoys|nuisance|upsetting|distracting|bugged|disturbing|disturbance
        measure.stress: stress|stressed|stressful|pressure
        """
}
