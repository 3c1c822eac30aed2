extension CrisisRules {
    /// Who is meant: the writer or somebody else, in all languages.
    static let peopleWords = """
        self: i im ive id ill ich ick icke meiner aku gue gua gw gwe saya ku akyu hamba awak
             aing kulo inyong sy akuu gueh guwe
            ichs ichn meinetwegen daku ane ana i'm abdi
        owner: aku gue gua gw saya
        harmless: holiday holidays vacation trip flight camp camping moving festival conference airport honeymoon travel
            urlaub reise umzug flug ferien zug-nach ziehe ziehen umziehen kur klassenfahrt auslandssemester semester
            liburan mudik merantau berangkat pindah cuti wisata umroh haji kos-baru pesawat bandara pulkam
            krankenhaus-op
        selfObject: me myself mich mir diriku gue gw aku saya hidupku nyawaku meself
        other: he she they sie hes shes theyre hed shed theyd hell er dia mereka beliau doi doski katanya
            himself herself themselves themself dirinya hidupnya
                @kin
        otherObject: tangannya lengannya her his their ihre seine ihren seinen himself herself themselves themself dirinya hidupnya tangannya lengannya
        sich: sich
        kin: sekelas serumah sekantor bruders maedchen siswa siswaku siswi jungen friend friends bestie buddy mate brother sister sibling mum mom mummy mommy dad daddy father mother
            son daughter sons daughters brothers sisters dads mums husbands roommate flatmate housemate partner boyfriend girlfriend husband wife cousin uncle aunt
            auntie grandma grandpa grandmother grandfather gran nan nana granddad neighbour neighbor colleague
            coworker classmate student pupil teacher ex bf gf niece nephew kid child boy girl patient roomie
            freund freundin freunde bruder schwester mutter vater mama papa mami papi sohn tochter mitbewohner
            mitbewohnerin partnerin mann frau ehemann ehefrau cousine onkel tante oma opa grossmutter grossvater
            nachbar nachbarin kollege kollegin mitschueler mitschuelerin schueler schuelerin kumpel kumpeline
            neffe nichte kind junge bekannte bekannter kommilitone kommilitonin exfreund exfreundin
            temen teman temenku temanku temennya temenkos sahabat sahabatku adik adek adikku adekku kakak
            kakakku kakaku abang abangku ibu ibuku bapak bapakku ayah ayahku mama papa mamaku papaku mamah
            bokap nyokap anak anakku suami suamiku istri istriku istrinya pacar pacarku mantan sepupu sepupuku
            paman bibi om tante nenek kakek tetangga tetanggaku murid muridku keponakan keponakanku kawan
            kawanku temenmu rekan mbak mas bang kosku saudara saudaraku kembaranku gebetan cowokku cewekku
            ponakan ponakanku eyang simbah mbah bunda abah emak mamak
        asked: wissen nachgefragt wanted-to-know asked asks ask gefragt fragt fragte nanya bertanya tanya ditanya
        denial: dont doesnt didnt not never wont wouldnt no isnt aint donot nobody nor without nicht nich ned net nit
            nid nie niemals nichts kein keine keinen @nggak bukan jangan ora teu moal neither havent hasnt
        denialFiller: gedanken gedanke pikiran buat untuk keinginan terlintas sekali longer think thinking denke denk an mehr danach nachdenken at all intention intentions plans desire thoughts urge wish clear i im ive ich aku gue gw saya really even actually want wanna ever going gonna to be will would want wish
            planning trying plan about feeling am just truly that mich mir daran dran wirklich vor will werde
            wuerde habe hab sagen dass akan bakal mau pengen pernah ingin niat ada sampai sampe kepikiran berniat
            bermaksud intend intending thinking of a as do have been feel anymore any @mau to-be berpikir berencana
            mencoba coba nyoba bener beneran lagi kok mikir
        unfulfilled: sekalian haette haett should shouldve wish wuenschte sollen harusnya seharusnya shouldnt
        denialBridge: vor daran danach dran darueber davor
        denialBetween: ich i mich mi mir jetzt auch ja doch halt sicher wirklich bestimmt eh gar um i ganz
        denialAfter: nicht nich ned net nit nid nie niemals nimmer
        undoing: kann ko schaff pack halt halte know sure promise guarantee weiss sicher versprechen garantieren tau tahu yakin why stop warum
            help ob if nur only cuma hanya janji
        says: nyeletuk nyelutuk celetuk keceplosan murmelt raunt jokes joking witzelt says said say saying told tells telling texted texts wrote writes keeps kept mentioned admitted
            confided confessed sagt sagte gesagt meint meinte schreibt schrieb geschrieben erzaehlt erzaehlte
            bilang bilangnya ngaku cerita ngomong curhat ngechat chat katanya kata nulis kirim
        ropeHarmless: climbing kletter klettern boot boat horse pferd zelt tent camping pramuka jemuran kambing sapi schaukel swing sailing segel tikus layangan
        ofNow: again wieder lagi heute today tonight lately lg malam
        """
}
