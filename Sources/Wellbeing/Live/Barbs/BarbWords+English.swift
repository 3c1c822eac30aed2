extension BarbWords {
    static let english = BarbWords(
        address: WordPatterns("you your youre youve yours yourself yourselves youll youd"),
        hedging: WordPatterns("perhaps maybe might could consider apparently possibly probably seemingly"),
        preaching: WordPatterns(
            """
            should shouldnt need needs must mustnt try trying remember focus improve finish protect maintain start stop
            ought please avoid ensure advice advise recommend*
            """),
        profanity: WordPatterns(
            """
            damn* goddamn* hell shit* bullshit fuck* *fuck* crap crappy bastard* bitch* ass asses arse* asshole* piss*
            dick dicks cock cunt* slut* whore* wank* bollocks bugger* turd* tits porn* sexy
            """),
        person: WordPatterns(
            """
            fat fats fatty fatter fattest fatso lazy lazier laziest lazily laziness stupid* idiot* pathetic* worthless*
            body bodies bodily weight* weigh* overweight underweight ugly uglier ugliest calorie* caloric kilo kilos
            pound pounds obes* chubb* skinny skinni* slim slims slimmer slimming thin thinner thinness belly bellies
            tummy waist* thigh* hips butt buttocks figure curvy flab* plump* bloat* diet diets dieting dieter* purg*
            binge* bingeing starv* fasting anorex* bulimi* dumb dumber moron* imbecile* dimwit* loser losers failure
            failures brainless useless hopeless wrinkl* bald posture physique muscle* appearance unattractive
            """),
        health: WordPatterns(
            """
            anxi* panic* crazy insane insanity lunatic* mental* mad madness psych* sane sanity obsess* addict* manic
            mania neurotic* delusion* hysteri* sick sicken* sickness disease* ill doctor* nurse* patient* hospital*
            clinic* stress* suicid* die dies died dying dead death* kill* surger* asylum straitjacket autis* cancer
            """),
        people: WordPatterns(
            """
            mother* mum mummy mums mom moms momma father* dad dads daddy parent* wife wives husband* boyfriend*
            girlfriend* sister* brother* grandma* grandpa* grandmother* grandfather* granny uncle* aunt aunts auntie*
            cousin* daughter* son sons boss bosses jesus god allah trump musk obama biden churchill einstein newton
            napoleon shakespeare sherlock watson batman superman dracula cinderella hamlet gandalf frodo potter
            sisyphus hercules houdini picasso mozart beethoven elvis beyonce kardashian* godzilla gatsby
            """),
        sleep: WordPatterns(
            """
            sleep* asleep slept oversleep* overslept bed beds bedtime* bedside bedroom* bedsheet* rest rests rested
            resting recover* night nights nightly nightfall overnight midnight tonight nightcap* mattress* pillow*
            exhaust* nap naps napped napping snooz* snore* snoring doze* dozing duvet* blanket* pyjama* pajama* yawn*
            insomnia* drowsy drows* tired tiredness slumber* dream* dreamt hibernat* alarm alarms
            """),
        water: WordPatterns(
            """
            water* hydrat* dehydrat* bottle* kidney* drink* drank drunk thirst* glass glasses glassful gulp* sip sips
            sipped sipping swig* quench* fluid* bladder* beverage* tap taps faucet* flask*
            """),
        food: WordPatterns(
            """
            food* meal* menu* plate plates platter* pantry nutri* dietary eat eats eaten eating eater* ate snack* dinner*
            lunch* breakfast* supper* brunch* cook cooks cooked cooking cookie* kitchen* recipe* fridge* vegetable*
            veggie* salad* burger* pizza* fries fried fryer sugar* dessert* cake* bite bites chew* appetit*
            hungry hunger buffet* fork forks spoon* feast* fed feed feeds bread* broccoli lettuce carrot* cheese*
            chocolate* crisps microwave* vitamin* greens protein* fruit* sandwich* noodle* rice soup*
            """),
        movement: WordPatterns(
            """
            step steps stepped stepping footstep* walk* movement* exercis* workout* gym gyms gymnas* run runs running
            ran runner* jog jogs jogged jogging jogger* training trainer* trained sprint* treadmill* sport* stairs
            marathon* pushup* squat* cardio yoga fitness hike* hiking
            """))
}
