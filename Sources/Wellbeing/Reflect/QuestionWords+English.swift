extension QuestionWords {
    /// English, contractions with and without the apostrophe.
    static let english = QuestionWords(
        function: set(
            """
            i you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself
            yourself himself herself itself the a an this that these those and or but because so if when while
            though although until since unless than then not no nor never nothing none nobody in on at to of for
            from with by about into onto over under after before between through during without out off up down
            around is am are was were be been being have has had having do does did done doing don't doesn't didn't
            will would can could should shall may might must won't can't couldn't wouldn't shouldn't isn't wasn't
            aren't i'm i've i'd i'll it's he's she's that's there's you're we're they're let's what's im ive dont
            didnt cant wasnt isnt thats just really very too still even again already almost only also ever always
            sometimes maybe what who whom whose which where why how all some any every each both many much more most
            few less other another something everything anything someone everyone today yesterday tomorrow tonight
            now morning evening night day week year years time hour hours there here back away home get got getting
            go goes going went gone make made making say says said saying know knew think thought feel feels felt
            feeling see saw look looked looking come came want wanted like liked take took one two three four five
            six kinda gonna gotta wanna okay yeah oh as less
            """),
        everyday: set(
            """
            mom mum dad mother father sister brother grandma grandpa parents kid kids child children friend friends
            family work school boss coworker flat house room kitchen door window street car bus train coffee tea
            water food money phone rain sun weather dog cat walk mins played ran run book books
            """),
        general: set(
            """
            fuck fucking fucked shit damn hell bitch crap actual actually absolute absolutely especially become became
            becomes well easy hard understand understood
            listen listened red yellow blue green white black grey gray brown anywhere everywhere somewhere nowhere thing things stuff people person anyone somebody anybody everybody way ways bit lot lots kind sort part
            days weeks month months minute minutes second seconds weekend monday tuesday wednesday thursday friday
            saturday sunday january february march april june july august september october november december spring
            summer autumn fall winter afternoon noon midnight moment while life end start middle side half rest
            seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety downstairs upstairs hundred thousand first second third last next once
            twice seem seems seemed keep keeps kept keeping put puts let lets give gives gave given giving tell tells
            told telling talk talks talked talking ask asks asked asking call called try tries tried trying start
            started starting stop stopped finish finished happen happens happened happening mean means meant need
            needs needed find finds found use used using seen looks thinking thinks knowing known wants wanting
            feelings coming comes taking takes taken left leave leaving stay stayed staying sit sat sitting stand
            stood standing walk walked turn turned hear heard hearing read reading write wrote written writing say
            sleep slept wake woke eat ate eating drink sure able supposed guess suppose believe remember forget
            forgot wonder wondering big small little long short old new good great nice fine best better bad worse
            worst right wrong whole full same different real true own else enough quite pretty rather actually
            basically literally probably perhaps definitely honestly apparently suddenly finally usually often
            rarely soon later early late far near close together alone instead anyway however yet though like
            whatever whenever wherever whoever across along against among behind below beside beyond inside outside
            near past toward towards upon within hello hi hey thanks thank please sorry yes nope yep ugh hmm haha lol
            lmao omg wow diary dear journal today's i'd've hand hands head word words question
            """),
        feelings: set(
            """
            sad sadness unhappy depressed depressing cry crying cried tears angry anger mad furious annoyed annoying
            irritated rage upset hate hated hating afraid fear scared scary frightened terrified anxious anxiety
            worry worried worrying panic nervous dread love loved loving loves happy happiness joy joyful glad
            excited excitement proud pride grateful gratitude thankful relieved relief calm peace peaceful lonely
            loneliness empty numb tired asleep exhausted exhausting drained stress stressed stressful overwhelmed hopeless
            hope hopeful guilty guilt ashamed shame embarrassed jealous jealousy envy disappointed disappointment
            hurt hurts hurting pain painful broken miss missed missing bored boring confused confusing frustrated
            frustrating frustration fun funny laugh laughed laughing smile smiled smiling content cheerful awful
            terrible horrible wonderful lovely amazing cozy cosy warm
            """),
        grave: set(
            """
            die dies died dying dead death deaths suicide suicidal kill killing killed kys kms unalive unaliving selfharm
            self-harm cut cuts cutting pills overdose rope noose hang hanging hanged gun knife blade blades razor jump
            jumping bridge funeral grave coffin poison sewerslide
            """))
}
