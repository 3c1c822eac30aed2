extension CrisisRules {
    /// Ideas for frames: disappointment, being there still, loss, last words.
    static let ideasOfLivingOn = """
        letDown: disappointed disappointment enttaeuscht enttaeuschung kecewa gutted annoyed sad traurig sedih sial
            unfortunately leider sadly sayangnya nyesel pity schade shame bummer dammit crushed heartbroken wuetend
            sauer kesel bitter frustrating deprimiert apes nyesek
        stillAlive: still+alive noch+lebe noch+leb ich+lebe+noch immer+noch+lebe noch+am+leben masih+hidup masih+idup
            isih+urip masih+bernapas masih+napas still+breathing kok+masih+bangun masih+bangun noch+atme alive+again
            woke+up+alive still+exist still+existing noch+existiere wieder+lebend masih+kebangun
        stillHere: still+here immer+noch+da noch+da noch+hier masih+ada masih+di+sini woke+up wieder+wach
            aufgewacht+bin
        lifeNoun: life leben lebens hidup kehidupan idup urip hidupku nyawaku
        deathNoun: death tod mati kematian dying sterben dead tot maut ajal
        untreatable: cant+fix cant+treat cant+cure cannot+fix cannot+treat incurable terminal inoperable malignant
            boesartig unheilbar toedlich inoperabel schlimmes ganas mematikan kanker cancer krebs fatal serious+enough
            nicht+heilbar nicht+heilen gak+bisa+diobati nggak+bisa+diobati
        daysWithout: days+without weeks+without months+without year+without years+without tage+ohne wochen+ohne
            monate+ohne jahr+ohne jahre+ohne hari+tanpa bulan+tanpa tahun+tanpa setahun+tanpa sebulan+tanpa
        meansNamed: @meansAny racunnya talinya pilnya obatnya silet siletnya pistolnya pisaunya gift strick klinge
            klingen tabletten messer rasierklingen schlinge sleeping+pills
        within: ready bereit siap drawer schublade laci cupboard schrank lemari bag tasche tas room zimmer kamar
            table tisch meja bed bett kasur pocket here hier liegt liegen steht udah+ada sudah+ada in+front+of+me
            vor+mir depanku di+tangan in+my+hand counted gezaehlt
        sorryAny: sorry forgive verzeih verzeiht verzeihung verzeihen maaf maafin maafkan ampuni ampun ngapurane
            ngapuranen sepurane sepurone apologies apologise hapunten
        lastPlace: platform bahnsteig peron station stasiun bahnhof bridge bruecke jembatan flyover roof rooftop dach
            hochhausdach cliff klippe tebing parkhaus multi-storey balcony balkon gleise gleisen rel tracks overpass
            viaduct
        lastWords: wont+be+coming wont+come+home not+coming+home not+coming+back wont+be+home nicht+mehr+heim
            nicht+mehr+nach+hause kommt+nicht+mehr nggak+bakal+pulang ga+bakal+pulang gak+pulang+lagi
            look+after+mum look+after+the look+after+mom aufpassen pass+auf jagain jaga+ibu jaga+mama titip+ibu
            titip+anak thanks+for+everything danke+fuer+alles makasih+buat+semuanya makasih+untuk+semuanya
            the+last+one its+the+last ini+terakhir ini+yang+terakhir yang+terakhir letztes+mal zum+letzten+mal
            last+time goodbye tschuess leb+wohl selamat+tinggal pamit forgive+me verzeih+mir maafin
        noAnswer: @unreachable not+picking not+picking+up picking+up+now ran+jetzt nicht+ran geht+sie+nicht
            geht+er+nicht nicht+mehr+ran hebt+nicht nicht+ab nggak+diangkat gak+diangkat ga+diangkat tak+diangkat
            hpnya+mati nomornya+mati mailbox voicemail not+replying nggak+bales gak+bales nggak+dibalas
            gak+dibales antwortet+nicht
        """
}
