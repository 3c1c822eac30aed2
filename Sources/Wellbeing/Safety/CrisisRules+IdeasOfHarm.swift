extension CrisisRules {
    /// Ideas for frames that tell harm from mishap, and what takes the meaning from other frames.
    static let ideasOfHarm = """
        skinAny: huefte huefte huefte pinggul pinggulku rippen knie knoechel arm arms wrist wrists thigh thighs leg legs forearm forearms hip hips stomach skin unterarm unterarme
            arme armen handgelenk handgelenke oberschenkel schenkel bein beine beinen haut bauch tangan tanganku lengan
            lenganku pergelangan paha pahaku nadi kulit perut betis legs sleeves ribs knoechel
        ownSkin: my+arm my+arms my+wrist my+wrists my+thigh my+thighs my+leg my+legs my+skin my+forearm my+hip my+head
            my+own+head my+own+arm my+own+skin my+face my+stomach my+own+leg den+arm die+arme meine+arme meinen+arm
            meinen+unterarm mein+unterarm den+unterarm meine+haut die+haut meine+beine die+beine den+oberschenkel
            meinen+oberschenkel die+oberschenkel das+handgelenk mein+handgelenk den+kopf meinen+kopf tanganku lenganku
            pahaku kulitku kepalaku tangan+sendiri lengan+sendiri paha+sendiri kepala+sendiri badan+sendiri tubuhku
            lengan+aku tangan+aku tangan+gue lengan+gue paha+gue diri+sendiri badanku kepala+ke my+hips my+ankles
        theirSkin: her+arm her+arms her+wrist her+wrists her+thighs her+legs her+skin his+arm his+arms his+wrist
            his+wrists his+legs their+arms die+arme seine+arme ihre+arme ihren+arm ihrem+arm seinem+arm ihren+armen
            seinen+armen ihr+handgelenk die+unterarme ihre+beine lengannya tangannya pahanya pergelangannya lengan+dia
            tangan+dia nadinya
        hurtAny: cut cuts cutting hurt hurting hurts harm harming harmed burn burning burned burnt scratch scratched
            scratching carve carving carved slice sliced slash slashed scratches bite biting injure injuring punish
            punishing selfharm self-harm ritzen ritz ritze geritzt ritzt schneiden schneide schneid schneidet geschnitten
            aufschneidet aufschneiden aufgeschnitten aufschneide verletzen verletze verletz verletzt verbrannt verbrenne
            verbrennen zerkratzt zerkratze zerkratzen aufgekratzt kratze wehtun wehgetan weh+tun wehzutun weh bestrafen
            beisse gebissen nyilet nyiletin silet sayat nyayat menyayat nyakitin menyakiti nyiksa melukai ngelukain ngiris
            mengiris nyundut sundut kusundut nyundutin menyundut nyulut nyakar mencakar gores nggores cakar gigit nyubit self-harming cutter
            zerschnitten aufritzt aufgeritzt nggaruk
        hitting: hit hitting hitted punch punching punched bang banging banged smash smashing slam slamming slap slapping
            schlag schlage schlagen geschlagen hau haue hauen knall knalle mukul mukulin mukuli memukul memukuli pukul
            pukulin jedotin jedot jedukin nonjok nampar nampol benturin ngebenturin getok ngetokin
        ownHead: my+head my+own+head my+face my+own+face den+kopf meinen+kopf kepalaku kepala+sendiri kepalaku+sendiri
            mukaku muka+sendiri kepala+gue kepala+gw myself mich+selbst mich+selber diri+sendiri diriku
            badan+sendiri gegen+den+kopf kepala+ke
        myself: myself mich mich+selbst mich+selber mir mir+selbst diri+sendiri diriku diriku+sendiri badan+sendiri
            meself mi
        again: again wieder lagi rueckfall relapsed still abermals erneut kambuh lg twice every+night jede+nacht
            tiap+malam
        onPurpose: purpose deliberately absichtlich absicht sengaja intentionally mit+absicht bewusst
        helped: helped helps relief hilft geholfen erleichterung lega ngebantu tenang calms beruhigt reward punishment
            strafe
        instead: instead cope coping secretly heimlich diam-diam bathroom badezimmer kamar+mandi
        calmAfter: swelled swollen deserve deserved verdient pantes pantas bengkak dick blue quiet calm still numb ruhig still+wird weniger tenang diem diam bleed blute bleeding berdarah blut
            bruise bruises blaue blau lebam memar quiets stops
        freshAny: fresh new neue neuen neuer neues frische frischen frischer frisches baru again wieder lagi hide hiding
            hidden verstecke verstecken versteckt verdecke nutupin nyembunyiin sembunyiin covered covering full voller
            penuh voll yesterday gestern kemarin semalam
        mishap: cat cats kitten garden thorns roses rose brambles bramble oven stove pan iron-board kitchen cooking
            chopping onions accident accidentally fell fall shaving bike football gym rugby paper glass surgery operation
            stitches mosquito mosquitoes sunburn sun tattoo operated katze kater garten dornen rosen brombeeren ofen herd
            pfanne kueche kochen gekocht zwiebeln unfall versehentlich gestuerzt rasieren rasiert fahrrad fussball papier
            glas operation muecken muecke sonnenbrand tattoo backblech grill buegeln stachel nesseln brennnesseln kucing
            kebun duri mawar dapur masak bawang kompor wajan minyak setrika kecelakaan jatuh cukur motor bola kertas kaca
            operasi nyamuk knalpot panci blech kuchen frying baking soup climbing klettern kaktus cactus ladder hedge
            hecke rusty dose tin lid kaleng
        mishapFar: cat cats kitten garden bramble brambles thorns oven stove pan roses katze kater garten brombeeren
            dornen ofen pfanne kucing wajan kompor knalpot duri accident unfall kecelakaan sunburn sonnenbrand football
            fussball training sepak vaccine impfung blood+donation blutspende tattoo
        dangerPlace: edge platform balcony roof rooftop bridge tracks ledge kitchen knives knife pills bathroom window
            cliff car wheel bahnsteig kante balkon dach bruecke gleise fenster messer tabletten kueche auto steuer peron
            balkon atap jembatan rel pisau obat jendela dapur tebing bad train station bahnhof stasiun medication
        lonely: alone allein alleine sendirian sendiri on+my+own by+myself
        atNight: tonight heute+nacht malam+ini heut+nacht heute+abend night nachts malam
        fearful: scared afraid terrified frightened fear worried worry angst fuerchte takut ngeri khawatir cemas bange
            panik schiss
        tiredOf: bothered schnauze+voll nase+voll had+it+with had+it schnauze fertig+mit tired sick exhausted weary fed+up done bored muede satt leid ueberdruessig lebensmuede capek cape lelah
            bosen bosan muak jenuh males malas over-it through+with finished+with hate hasse benci enough+of genug+von
            kesel wegah sungkan
        place: in at near by abroad together under off upstairs downtown im bei beim unter neben zwischen zusammen getrennt
            hier+in in+der vom aus daheim wohnung zimmer stadt dorf haus land kos kosan kontrakan kota desa rumah house
            flat apartment city town village country job office school hotel alone+in with mit sama dengan bareng
            serumah separately lebe+ich like+this like+that so+leben vegan there rent job course degree project relationship marriage firma laden studium ausbildung schule
            verein projekt beziehung ehe kerjaan kuliah hubungan zwischen
        lifeObject: pindah pindahpindah pindah-pindah koper suitcase koffer out+of+a like+this like+that kayak+gini kayak+gitu kaya+gini kek+gini begini gini begitu seperti kayak boros
            miskin susah hemat sehat mewah sederhana ngontrak ngekos ngekost konsumtif wie+bisher wie+ein zwischen
            hidup+mati lifestyle style lebensstil gesund gesuender healthier healthy fear in+fear angst lie luege
            gaya pajak rent paycheck double dream traum meeting dream-life boxes kisten ohne+dich ohne+ein ohne+eine ohne+einen ohne+meine ohne+meinen without+a without+the without+my tanpa di dalam past as+a als+ein under+one unter+einem without+you tanpamu
            tanpa+kamu without+coffee ohne+kaffee
        article: der das ist und ich nicht ein eine mit von auf sie wir zu den dem im wie
        ziel: punkt zoo
        cosyTime: sofa couch hammock haengematte bed warm cosy cozy early alarm weekend school work class breakfast coffee nap couch at before until
            bett kuschelig gemuetlich wecker wochenende urlaub schule traum frueh montag decke ausschlafen sonntag kater vor
            kasur mager libur minggu alarm hujan mimpi kesiangan sekolah selimut weekend empuk kerja sahur subuh ngantor
            late spaet dream baby babys winterschlaf traum hangover kick+in kaffee kopi telat holiday
        things: keys wallet phone socks key photo photos file files app spot stain cake money schluessel handy socken
            datei fleck pickel geld kunci dompet hp file foto noda duit jerawat aplikasi account konto akun mantan ex
            pain schmerzen sakit rasa+sakit light licht lights lampu tv heating heizung alarm wecker fog nebel kabut
            weeds unkraut gulma akun sosmed post chat grup group wa nomor nomernya
        noTrace: nobody+remember no+trace without+a+trace never+was never+existed keine+spur spurlos keiner+erinnert
            nie+gab tanpa+jejak nggak+ada+yang+inget nggak+ada+yang+ingat vom+erdboden off+the+earth face+of+the+earth
            muka+bumi never+having+been nie+dagewesen nggak+pernah+ada tidak+pernah+ada completely komplett ganz+und+gar
            jejak dunia bumi not+dead nicht+tot bukan+mati
        sayAny: says said saying told tells keeps thinks sagt sagte meint meinte glaubt erzaehlt schreibt bilang ngomong
            cerita katanya ngerasa merasa mikir texted wrote convinced ueberzeugt reckons bilangnya
        soonAny: soon sooner bald eher cepat cepet segera quickly already endlich finally sebentar again wieder lagi
        lossAny: jahr+weg jahre+weg setahun gone+a+year years+gone since died passed lost went buried gone death funeral seit gestorben tot tod verloren beerdigung beerdigt
            verstorben sejak meninggal nggak+ada almarhum almarhumah wafat kehilangan ditinggal ditinggalin dimakamkan
            berpulang stillborn miscarriage fehlgeburt keguguran widow witwe
        vehicleAny: bus car truck lorry train tram van taxi driver lightning lkw laster auto zug bahn bus strassenbahn
            einer jemand blitz truk mobil kereta motor tronton angkot petir something someone meteor
        fineByMe: be+okay+with okay+with waer+okay nggak+masalah ga+masalah no+problem not+bothered kein+problem mercy gnade fair+enough be+fine thats+fine so+be+it be+okay be+ok whatever wouldnt+mind wouldnt+have+minded have+minded not+have+minded nicht+gestoert dont+mind not+mind relief shame recht
            auch+recht egal okay mir+recht waer+ok waers+ok meinetwegen na+und ya+udah yaudah gapapa nggak+apa-apa
            ga+apa-apa bodo+amat biarin biar+aja syukur lega gpp pasrah ya+sudah dont+care wouldnt+care nichts+dagegen
            not+complain nicht+schlimm nicht+stoeren problem+solved even+better umso+besser wouldnt+complain beschweren nggak+protes ga+protes nicht+beschweren
        noticeMe: notice notices care cares miss misses mourn cry cries bother missed remember merken merkt vermissen
            vermisst auffallen auffaellt weinen kuemmern kuemmert interessiert interessieren stoeren fehlen sadar nyariin
            nyari kehilangan nangis peduli kangen merhatiin sedih inget
        harmlessAbsence: tuesday monday friday weekend holiday meeting party trip montag dienstag wochenende urlaub
            senin liburan rapat acara
        harmlessTask: meeting party trip team game recipe project choir orchestra chor club shop band train bus match class course gym holiday office
            kitchen cake soup weekend projekt spiel urlaub kuchen suppe rezept training kurs kueche mannschaft rapat
            acara proyek liburan main kelas panitia lomba boss chef chefin bos film movie konzert concert konser hairdo
        """
}
