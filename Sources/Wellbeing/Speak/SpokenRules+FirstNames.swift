// First names, in all languages: without capitals they alone show that somebody was met.
//
// Names that are everyday words of one of the languages are left out.
extension SpokenRules {
    static let firstNames = """
        @firstName = anna anne anja anke annika antje astrid barbara beate bettina birgit brigitte britta carla carolin charlotte christa christian christiane christina christine claudia clara
        @firstName = cornelia daniela dagmar doris edith elena elfriede elisabeth elke ella emilia emma erika eva franziska frauke frieda gabi gabriele gerda gisela greta hanna hannah hannelore
        @firstName = heidi heike helga hilde ilse ines inge ingrid irene iris jana janina jasmin jessica johanna judith julia jutta karin karla katharina kathrin katja katrin kerstin klara lara laura
        @firstName = lea lena leonie lina linda lisa lotta lotte luisa maja manuela mareike margit maria marie marina marlene marta martina mathilda melanie mia michaela miriam monika nadine
        @firstName = nadja natalie nele nicole nina nora olga paula petra pia rebecca regina renate rita rosemarie ruth sabine sabrina sandra sara sarah selina silke silvia simone sonja sophia sophie
        @firstName = stefanie steffi stella susanne svenja sylvia tanja tina theresa ulrike ursula uschi vanessa vera verena veronika waltraud yvonne
        @firstName = adam alex alexander andreas andre anton arne arthur axel ben benjamin benni bernd bernhard bjorn boris carsten christoph claus clemens daniel david dennis detlef dieter dirk dominik
        @firstName = eberhard elias emil erich erik erwin fabian felix finn florian frank franz frederik friedrich fritz georg gerd gerhard gregor gunther gunter hannes hans harald hartmut heinrich heinz
        @firstName = helmut henning henry herbert hermann holger horst hubert ingo jakob jan jannik jens joachim jochen johannes jonas jorg josef julian jurgen karl karsten kevin klaus konrad konstantin
        @firstName = kurt lars leo leon linus lothar lucas ludwig luis lukas lutz malte manfred manuel marcel marco mario markus martin matthias maximilian michael michi mirko moritz nico niklas
        @firstName = nils norbert olaf oliver oskar otto pascal patrick paul peter philipp rainer ralf reinhard reinhold robert robin roland rolf rudi rudolf sascha sebastian simon stefan steffen sven
        @firstName = theo thilo thomas thorsten tim timo tobi tobias tom toni torben torsten udo ulf ulrich uwe viktor volker walter werner wilhelm wolfgang yannick
        @firstName = abigail adele alice alison amanda amelia amy andrea angela ava beth brenda bridget caroline catherine chelsea chloe cheryl claire debbie deborah denise diana donna
        @firstName = eleanor ellie emily erin esme evelyn fatima fiona freya georgia gemma georgina gillian helen imogen isabel isabella isla jacqueline janet jasmine jenna jennifer jenny benny sonny betty penny ruby elsie nellie winnie lottie nicky vikki jess
        @firstName = joanna joanne josephine judy julie karen kate katie kelly kim kirsty kylie lauren leah leanne liz lola lorraine louise lucy lydia lynn maggie marcy margaret martha megan mel
        @firstName = michelle mildred millie molly morag nancy natasha niamh odette olivia patricia pauline phoebe polly priya rachel rosie sally samantha shannon sharon sheila sienna sinead siobhan sophie
        @firstName = stacey sue susan tara tess tracy trish valerie vicky wendy yasmin zoe
        @firstName = aaron adrian aidan alan albert alfie andrew andy angus archie arjun barry bradley brendan brian bruce callum cameron charlie chris colin connor craig damian darren dave declan derek
        @firstName = diego dominic duncan dylan eddie edward ethan ewan francis fraser fred gareth gary gavin geoff george gordon graham greg harry hamish howard hugh ian isaac ivan jack jacob jake james jamal
        @firstName = jamie jason jeff jerry jim jimmy joe joel john jonathan jordan jose joseph josh joshua keith kenny kieran kyle leroy lewis liam logan luke marcus matt matthew mike mitch mohammed
        @firstName = nathan neil nicholas nigel noah oscar owen phil raj ravi rhys richard roger ron ross ryan samir scott sean seth shaun simon stephen steve stuart ted terry theo tony
        @firstName = trevor tyler vincent wayne william zach
        @firstName = adit aditya agus ahmad aisyah aldi alya amir andi andini andre anggi anita anton arif asep astri ayu bagas bambang bayu budi candra daffa danu dedi dedy deni desi devi
        @firstName = dewi dian didik dimas dina dita dodi edi eko endah endang erna fadli fahmi farah fatimah feri fikri fitri galih gilang gita hadi hana hani haris hendra heru ika ikhsan ilham
        @firstName = indra irfan irma iwan jaka joko kevin kiki lia lilis lina lusi maya mira mulyadi nadia nanda nia niko nina ningsih novi nurul okta
        @firstName = pratiwi putri raka rani ratih ratna reni reza rian rika rina rini rizal rizky rizki roni rudi sarah santi shinta sigit silvi sinta siska siti slamet sugeng susi sutrisno
        @firstName = tika tini toni tono udin vina vivi wati wawan wayan wibowo widodo winda wulan yani yanti yanto yayan yohanes yogi yono yudi yudha yuli yuni yusuf zahra
        """
}
