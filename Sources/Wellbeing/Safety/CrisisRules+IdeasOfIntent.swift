extension CrisisRules {
    /// Ideas for frames: time, days, what makes means and places harmless.
    static let ideasOfIntent = """
        whenGone: when+im+gone when+i+am+gone once+im+gone after+im+gone wenn+ich+nicht+mehr+bin wenn+ich+weg+bin
            wenn+ich+tot+bin wenn+ich+nimmer+bin wenn+ich+nicht+mehr+da sobald+ich+weg kalau+aku+udah+nggak+ada
            kalau+aku+nggak+ada kalau+aku+udah+ga+ada kalau+gue+udah+ga+ada kalau+gue+udah+gak+ada
            kalau+saya+sudah+tiada kalau+saya+sudah+tidak+ada pas+aku+udah+nggak+ada setelah+aku+pergi
            after+i+go when+i+go by+the+time+i+am+gone
        notHere: not+to+be+here not+to+exist not+be+here not+being+here not+exist not+existing nicht+hier+zu+sein
            nicht+da+zu+sein nicht+zu+existieren nicht+sein nggak+ada+di+sini nggak+ada ga+ada gak+ada tidak+ada
            not+having+to+exist nicht+mehr+zu+sein nicht+mehr+da+zu+sein
        nowAny: asap now rn tonight today currently jetzt gerade gleich heute grad grade sekarang barusan lagi malam+ini
            hari+ini nanti+malam already schon soon bald
        dayAny: monday tuesday wednesday thursday friday saturday sunday weekend tomorrow tonight montag dienstag mittwoch
            donnerstag freitag samstag sonntag wochenende morgen heute senin selasa rabu kamis jumat sabtu minggu besok
            lusa pekan malam+ini anniversary birthday geburtstag hochzeitstag ulang+tahun christmas weihnachten lebaran
        yesterdayAny: yesterday last+night tonight an+hour+ago hours+ago this+morning last+week gestern gestern+nacht
            letzte+nacht heute+frueh vorhin letzte+woche vor+einer+stunde kemarin semalam tadi+malam tadi barusan
            tadi+pagi minggu+lalu sejam+lalu just+now earlier two+days+ago vorgestern heut+nacht
        medicineAny: schwester nurse perawat perawatnya week woche seminggu wochenration doctor gp pharmacist pharmacy prescribed prescription antibiotics vitamins headache daily course flu
            migraine cold fever dosette nurse arzt aerztin apotheke apotheker verschrieben rezept antibiotika vitamine
            kopfschmerzen fieber erkaeltung migraene pflege dokter apotek resep antibiotik vitamin pusing demam flu batuk
            pilek suster organiser wochendosierer kotak+obat blood+pressure blutdruck darah+tinggi diabetes sugar+levels
            chemo donation sumbangan banjir trip holiday reise urlaub mudik korban expired abgelaufen kedaluwarsa
            stock+take shift schicht patients patienten pasien vet tierarzt
        medicineFar: doctor arzt aerztin dokter prescribed verschrieben resep patients patienten pasien dosette vet tierarzt holiday urlaub antibiotics
            antibiotika antibiotik vitamins vitamin vitamine blood+pressure blutdruck course headache kopfschmerzen
        ropeUse: @ropeHarmless swing schaukel ayunan skipping jump-rope pulling tug seilspringen kletterhalle karabiner
            tali+sepatu tali+rafia tambang pramuka jemuran hunting hunt jagd jaeger range schiessstand berburu nembak
            shooting-range toy spielzeug mainan water+gun wasserpistole pistol+air film shave shaving rasieren cukur
            parcel paket cardboard kardus christmas sheath layangan ketapel glue heissklebe lem staple deer boar
            goat kuda pagar anjing dog leash hund leine dekor nail+gun massage rocking horse carving wood
        cookingAny: onions onion kitchen cooking chop chopping bread cake dinner zwiebeln zwiebel kochen brot kuchen kueche
            abendessen bawang dapur masak sayur kue makan+malam apple apfel apel lime salad salat wood holz kayu
        sportAny: pool swim swimming dive diving bungee stage trampoline boat boats view photo photos sunset sunrise fishing
            kids cousins friends lake sea pier skating parkour climbing harness seil-partner guide tourists train+home
            becken freibad schwimmen tauchen buehne boot boote aussicht foto fotos sonnenuntergang angeln kinder freunde
            see meer steg klettern gurt touristen kolam renang nyelam panggung perahu kapal pemandangan foto sunset
            mancing anak-anak sepupu temen-temen danau laut dermaga panjat wisata homeward commute pendeln late verspaetung
            verspaetet telat nunggu+kereta ticket karte tiket roofer dachdecker gutter rinne genteng bocor paint snow
            ski kran antenna antenne antena solar pigeons tauben lights lichter market fireworks feuerwerk kembang
        sportFar: bungee trampoline pool swimming diving freibad kolam renang parkour roofer dachdecker genteng bocor
            fishing mancing angeln photo foto fotos photos boats boote perahu view aussicht pemandangan sunset cousins
            ski snowboard dermaga pier steg cannonball arschbombe verspaetung delayed delay
        workAny: work job office colleagues team class school shift company boss teacher course arbeit buero kollegen
            kolleginnen firma schule klasse rente ruhestand schicht chef lehrerin praktikum kantor kerja kerjaan kolega
            kelas sekolah magang wisuda angkatan pensiun resign rekan bos guru dinas retiring retirement leaving-do
            transfer farewell-party abschiedsfeier pindah pindahan moving umzug turbulensi turbulence bahnhof airport
            flughafen bandara exchange austausch band tour season novel song letter-box camp kemah perkemahan
        leisure: holiday vacation trip camping tent picnic wedding party festival flight hotel airbnb spain paris swim
            fishing move moving house-hunting urlaub reise zelt zelten picknick hochzeit feier flug umzug ziehe angeln
            ferien ausflug kur liburan kemah piknik nikah nikahan pesta pindah pindahan mancing mudik wisata tenda cuti
            merantau prewedding resepsi photo-shoot shooting interview dinas konser concert konzert umziehen trekking
        nothingKeeps: nothing+keeping nothing+left+keeping nothing+keeps nothing+left nothing+holding haelt+hier+nichts
            mich+haelt+nichts haelt+mich+nichts haelt+mich+hier nichts+haelt+mich nichts+mehr haelt+nichts
            nggak+ada+yang+nahan ga+ada+yang+nahan nggak+ada+alasan nothing+to+stay
        nobodyAny: nobody noone no+one keiner niemand niemandem keinem nggak+ada+yang nggak+bakal+ada ga+ada+yang
            gak+ada+yang tidak+ada+yang ga+bakal+ada none+of+you no-one kein nggak+perlu ga+perlu gak+perlu nggak+usah
            gausah ga+usah
        soonOver: again anymore any+more longer after+tomorrow soon tomorrow tonight after+friday after+sunday after+this
            mehr laenger bald nie+wieder nach lagi habis+ini setelah+ini besok nanti selamanya forever mulai+besok
        jobNew: job work car bus flat apartment arbeit stelle auto wohnung kerjaan kerja mobil kontrakan motor internet
            wifi homework hausaufgaben healthy gesund sehat sembuh recovered money geld gaji uang scholarship license
            fuehrerschein teenager erwachsen reminders divorce scheidung broke-up broke+up dumped nanny insurance paid-off
            roommate tax steuer passed bestanden lulus printer drucker baby windeln diapers therapist therapie
        """
}
