extension CrisisRules {
    /// Ideas for frames, each in all languages: oneself and others, burdens, means, places, partings, harm.
    static let ideasOfRisk = """
        me: i im ive id ill me my myself mine ich mich mir mein meine meinen meinem meiner meines mi mia ichs aku gue
            gua gw saya ku daku diriku akyu kulo aing hamba sy selbst selber sendiri u+me
        others: everyone everybody people family kids children parents mum mom dad husband wife they them him her she
            he friends sister brother world son daughter partner team you yall alle allen jeder jedem familie kinder
            kindern eltern mama papa mutter vater mann frau sie er ihm ihnen ihr euch leute welt freunde schwester
            bruder tochter sohn umfeld mami papi semua semuanya orang keluarga anak anak-anak ortu mama bapak ibu
            suami istri mereka dia kalian teman kakak adik dunia ayah bunda kantor everyones
        relief: deserves+a+life leben+verdient improve improved membaik life+back leben+zurueck get+a+life berhak+bahagia peace+at+last off+the+hook richtiges+leben better easier happier lighter simpler relieved calmer freer freed relief breathe cope manage sleep
            rest peace better+off thrive flourish save saves saved richer healthier smoother kinder fine free proper
            enjoy quiet besser leichter einfacher gluecklicher erleichtert ruhiger freier entlastet durchatmen
            aufatmen dran ruhe frieden gut leichta gesuender erholen sorgenfrei besserer weniger gespart guenstiger
            angenehmer normal entspannter lebih+baik lebih+tenang lebih+bahagia lebih+gampang lebih+enak lebih+ringan
            tenang bahagia lega damai gampang ringan plong bersyukur enak mending hemat bebas lebih+mudah seneng
            senang better+life lebih+hidup less+to wouldnt+have+to wouldnt+need could+actually could+finally finally+live muesste+nicht muesste+keine muessten+nicht nicht+mehr+muessen koennten+endlich koennten+sie koennte+sie ga+perlu nggak+perlu gak+perlu bisa+hidup bisa+akhirnya akhirnya+bisa more+money more+room more+space mehr+platz mehr+geld
        withoutMe: i+stopped+being i+stopped+living aus+ihrem+leben out+of+their+lives out+of+her+life gue+hilang+dari ich+sterbe wenn+ich+sterbe if+i+died if+i+die without+me me+gone me+dead me+not+here me+out rid+of+me i+was+gone i+were+gone im+gone am+gone
            i+was+dead i+were+dead im+dead i+died i+wasnt i+werent i+didnt+exist i+dont+exist i+disappeared
            i+vanished i+was+never i+were+never minus+me i+wasnt+around i+wasnt+here i+werent+around i+werent+here
            my+absence my+death if+i+just+stopped than+with+me not+have+me didnt+have+me dont+have+me hadnt+me
            never+had+me ohne+mich ohne+mi wenn+ich+weg wenn+ich+tot wenn+ich+nicht wenns+mich+nicht
            wenn+es+mich+nicht gaebe+es+mich gaebs+mich mich+nicht mich+nimmer mich+los als+mit+mir ich+weg+waere
            ich+tot+waere ich+nicht+mehr ich+nimmer ich+fehlen ich+verschwinde ich+sterbe ich+nicht+da ich+nicht+waer ich+nicht+waere
            ich+einfach+weg ich+einfach+nicht ich+gar+nicht mei+tod mein+tod tanpa+aku tanpa+gue tanpa+saya
            tanpa+gw tanpaku tanpa+diriku tanpa+kehadiranku kalau+aku+mati kalau+gue+mati aku+nggak+ada gue+nggak+ada
            aku+gak+ada aku+ga+ada gue+ga+ada gue+gak+ada saya+tidak+ada aku+tidak+ada aku+hilang aku+ilang
            gue+ilang gue+hilang aku+pergi gue+pergi saya+pergi aku+lenyap aku+mati gue+mati saya+mati aku+udah+nggak
            aku+nggak+pernah gue+nggak+pernah aku+meninggal kematianku ketiadaanku aku+ngilang gue+ngilang
            punya+aku daripada+aku
        withoutThem: without+her without+him without+them if+she+wasnt if+he+wasnt if+she+was+gone if+he+was+gone
            if+she+were+gone if+he+were+gone ohne+sie ohne+ihn tanpa+dia kalau+dia+nggak+ada dia+nggak+ada
            kalau+dia+mati wenn+sie+weg wenn+er+weg wenn+sie+nicht wenn+er+nicht she+wasnt+here he+wasnt+here
            wenn+es+sie+nicht wenn+es+ihn+nicht dirinya+tidak+ada dia+tidak+ada dia+hilang dia+pergi
        burdenAny: burden burdens weight+on weight+around nuisance deadweight liability cost drain drag hassle trouble
            strain problem zur+last eine+last last+bin euch+last nur+last last+fuer belastung klotz zumutung ballast buerde klotz+am+bein beban nyusahin ngerepotin
            merepotkan menyusahkan bebanin membebani beban+keluarga ngabisin+duit
        pillsAny: pillendose pill+bottle tablettenbox botol+pil botol+pilnya pilnya tablettenschachtel strips pills pill tablets meds medication paracetamol+packets sleeping+tablets insulin tabletten pillen
            schlaftabletten medikamente tablettenpackung schlafmittel beruhigungsmittel packung obat obatnya
            obat-obatan obat2an pil pilnya tablet botol+obat bottle+of+pills stash blister pil+tidur obat+tidur
            paracetamol
        weaponAny: klingen messern senapan bedil airsoft shotguns gun pistol rifle shotgun revolver rope noose blade blades razor razors razorblade knife knives poison
            strick seil schlinge pistole gewehr waffe flinte klinge rasierklinge messer gift tali racun baygon pisau
            silet cutter pistolnya talinya pestisida racun+tikus potas rasierklingen pills+and
        meansAny: @pillsAny @weaponAny
        atHand: front+of+me in+front hand hands lap next+to+me beside+me table desk bed+next bedside nightstand
            on+the+bed drawer lined+up laid+out in+reach within+reach vor+mir neben+mir hand haenden schoss tisch
            nachttisch griffbereit bereit schublade parat liegt+da bett in+der+tasche depan depanku sebelahku sampingku
            di+tangan tangan tanganku genggam pegang megang genggamanku pangkuan meja kasur laci siap samping sebelah
            pocket holding halte
        staring: open opened decide deciding offen entscheiden kebuka terbuka mutusin memutuskan wait waiting warte warten whispering count counting counted staring stare looking stared watching zaehle zaehl zaehlen starre starr
            schaue schau gezaehlt ngitung hitung kuhitung menatap natap ngeliatin liatin pandangi mandangin kuliatin
            tatap itung
        highPlace: bridge roof rooftop ledge cliff balcony overpass viaduct railing parapet platform tracks rails
            train+line multi-storey edge bruecke dach balkon klippe gelaender gleis gleise gleisen schienen bahnsteig
            bahnsteigkante abgrund dachkante kante parkdeck parkhaus hochhaus bruecken bahnuebergang jembatan rooftop
            atap gedung balkon tebing rel flyover peron menara jurang lantai+atas pinggir+rel
        standing: standing stand stood sitting sat sit stehe steh stehen stand sitze sitz gestanden geh+auf gesessen
            berdiri duduk diri+di naik lagi+di udah+di ada+di im+on im+at at+the on+the steht sitzt stands sits
            perched climbed out+on oben hier+auf
        stepOff: step jump let+go lean leaning fall falling drop fell jumping step+forward one+more over schritt
            springen spring springe loslassen fallen runter fallenlassen sprung lompat loncat terjun melangkah langkah
            jatuh loncatin selangkah dare trau+mich traue+mich jatuhin ngelangkah
        partingMessage: goodbye+video abschiedsvideo video+perpisahan farewell+video say+goodbye verabschieden verabschiedet pamitin goodbye farewell suicide+note last+words last+message last+letter abschied abschiedsbrief
            abschiedsbriefe abschiedsmail abschiedsnachricht letzte+nachricht letzte+worte letzter+brief pamit
            perpisahan selamat+tinggal pesan+terakhir surat+terakhir wasiat goodbyes abschiedsbriaf final+message
            pamitan
        unreachable: phones+off phone+off phone+is+off wont+answer not+answering isnt+answering not+picking+up
            wont+pick+up isnt+picking+up doesnt+answer cant+reach no+answer disappeared unreachable offline
            nicht+erreichbar geht+nicht+ran nicht+mehr+ran reagiert+nicht antwortet+nicht nicht+mehr+erreichbar
            handy+aus hebt+nicht+ab nimmer+ran geht+nicht+mehr nggak+aktif ga+aktif gak+aktif tidak+aktif mati+hpnya
            nggak+bisa+dihubungi ga+bisa+dihubungi nggak+diangkat ga+diangkat gak+diangkat nggak+dibales
            susah+dihubungi telponnya+mati hpnya+mati tidak+bisa+dihubungi gone+quiet wont+open locked verschlossen
            eingesperrt eingeschlossen abgesperrt dikunci mengunci ngunci kekunci
        animals: dog dogs cat cats houseplant houseplants hamster rabbit fish horse budgie goldfish bird birds chickens hen hens spider bees
            mouse mosquito wasp fly flies cow pig sheep lamb deer pet pets puppy kitten hund hunde katze kater hamster
            kaninchen pferd vogel wellensittich fisch hase huhn huehner maus spinne kuh schwein reh meerschweinchen
            hamsters goldfisch bienen kucing anjing ayam ikan kelinci burung hamster sapi kambing tikus cicak nyamuk
            kecoa semut ular bebek cupang plant plants zucchini courgette courgettes ivy efeu unkraut weeds kangkung cabe cabai cabeku kaktusse flowers tomatoes basil orchid tree lawn pflanze pflanzen
            blumen tomaten basilikum orchidee baum rosen tanaman bunga kaktus pohon cactus roses phone battery laptop
            car printer computer akku handy auto motor hp laptop lampu listrik wifi baterai aki mesin kipas
        """
}
