/// What is known about the words of one language beyond ``QuestionWords``, for counting what a period was about.
struct TopicWords {
    /// More words that say nothing about it: parts of the day, verbs of every sentence, fillers, degrees.
    let empty: Set<String>
    /// Words that no question is asked about but that tell what a week was made of, such as sleep.
    let telling: Set<String>
    /// More feelings and states.
    let feelings: Set<String>
    /// Words of the language that are function words in another.
    let homographs: Set<String>
    /// Nouns with the form of a verb, and words that only look as if something hung on them.
    let exceptions: Set<String>

    static func of(_ language: Language) -> TopicWords {
        switch language {
        case .indonesian: indonesian
        case .german: german
        case .english: english
        }
    }
}

extension TopicWords {
    static let indonesian = TopicWords(
        empty: QuestionWords.set(
            """
            pagi-pagi siang-siang malam-malam sore-sore subuh maghrib dini weekend bulan-bulan kemaren kemarin-kemarin
            lusa tadinya tadi-tadi seharusnya sempat sempet keburu terlanjur langsung banget-bangetan kebanyakan
            rata-rata hampir lumayan serius jujur literally actually btw eh ehh heh nahh yaa iyaa aduhh yaampun ampun
            deket jauh bgini begituan mulu melulu doangan apa-apa siapa-siapa kemana dimana-mana kemana-mana begimana
            duluan belakangan barusan makanya pokonya intinya katanye kalo2 gitu2 nyampe sampai-sampai sampe kepake
            ngerasain merasakan dirasain dirasakan rasain ngelakuin ngapain ngapa-ngapain ngasih-ngasih nyoba-nyoba
            ngobrolin kebawa kebayang kepengenan ngelihat ngeliatin nungguin dapetin ngambil bikinin buatin jadiin
            bawain tanyain ceritain diceritain omongin diomongin kasihin ngomongin sebelah kedengeran kelihatan
            keliatan terlihat tampak berasa terbayang tetiba sejam dua-duanya dua-dua satu-satu satu-satunya sekian
            berapa-berapa segini segitu sebanyak sebesar sekecil sebaik seburuk setidaknya seenggaknya paling-paling
            untung untungnya sayangnya anehnya lucunya parahnya alhasil walhasil buru-buru pelan asal asalkan dahulu
            kesana kesini kesitu disini disana disitu ngga2 gakk nggakk takkan takut-takut ingin-ingin mau-mau
            sayanya akunya kamunya dianya kitanya merekanya ituu inii beda berbeda mirip sesuai penuh lewat melewati
            nemu nemuin ketemuan ngumpul gituan mengenai terhadap bersama bersamanya sedangkan sementara entahlah
            kembali berada adanya keadaan suasana situasi masalah masalahnya momen saatnya waktunya harinya akhir
            akhir-akhir awal hari-hari berhari-hari berminggu-minggu berjam-jam seminggu-dua besoknya malamnya paginya
            tangan kaki muka mata jari lutut kepala hidup nama minta buka kirim jatuh isi beli ganti pindah tua bayar telat
            tutup giliran diem diam muter pura-pura hilang sepanjang lanjut ulang umur hasil tempat sekeliling serba
            bolak-balik lihat-lihat nemenin nganter nyuruh disuruh berhenti berdua bertiga teriak berangkat panggil
            dipanggil nyampein
            """),
        telling: QuestionWords.set("tidur makan minum"),
        feelings: QuestionWords.set(
            """
            cape capekk capek-capek lelahnya sedihnya kangennya emosi mood perasaan pusing mual ngantuk laper lapar haus
            lega-lega lelahan happy sad tired bahagianya plong puas optimis pesimis minder insecure overthinking
            kepikir dingin panas berat ringan enteng
            """),
        homographs: QuestionWords.set("bang made pas air"),
        exceptions: QuestionWords.set(
            """
            berita diskusi dinding terminal terapi menteri mentega mentor mental memori member diagnosis direktur
            dispenser dimensi digital menara mendung nyamuk ngarai cermin kantin vitamin bensin disiplin masakan
            tindakan gerakan cetakan ledakan pelukan tepukan ejekan rekan pekan dokumen berkas beranda beras teras
            terompet teropong terigu termos nyonya nyali diploma diare dinosaurus distrik divisi
            """))

    static let german = TopicWords(
        empty: QuestionWords.set(
            """
            frühmorgens spätabends tagsüber morgenabend feierabend mitternacht vorhin neulich letztens kürzlich damals
            jahrelang stundenlang tagelang wochenlang zeiten tagen wochen monaten nächte nächten abende abenden
            wirkt wirken wirkte bekomme bekommen bekommt bekam kriege kriegen kriegt gekriegt kriegte hole holen holt
            holte geholt setze setzen setzt setzte gesetzt lege legen legt legte gelegt stelle stellen stellt stellte
            gestellt mache mach machte machten tue tust taten fange fängt fing fühl rufe rufen ruft rief gerufen
            angerufen ziehe ziehen zieht zog gezogen laufe laufen läuft lief warte warten wartet wartete gewartet
            trage tragen trägt trug getragen schaue schauen schaut schaute geschaut gucke gucken guckt guckte geguckt
            frage fragt fragte gefragt helfe helfen hilft half geholfen spiele spielen spielt spielte gespielt esse
            gegessen isst trinke trinken trinkt trank getrunken schlafe schlafen schläft schlief geschlafen schicke
            schickt schickte geschickt zeige zeigt zeigte gezeigt öffne öffnet kenne kennt kannte gekannt arbeite
            arbeitet gearbeitet kaufe kauft kaufte gekauft verstehe versteht verstand verstanden vergesse vergessen
            vergisst vergaß erinnere erinnert freuen gefreut geschafft schaffe schafft schaffen klappt geklappt
            gefallen gefällt gefiel lust spaß art sinn mist quatsch kram zeug hauptsache ahnung blick ruhig stimme
            ungefähr circa etwa knapp irgendwo irgendwer irgendeine irgendein überall nirgends entweder weder
            obwohl sowieso ohnehin jedenfalls wenigstens zumindest immerhin mindestens höchstens nebenbei zwar
            inzwischen mittlerweile zuerst zuletzt schließlich schliesslich anschließend erst dennoch allerdings
            dahinter davor daneben darin dadurch daraus hinein hinaus herein heraus herum vorbei entlang entgegen
            meinetwegen ehrlich ehrlichgesagt offenbar anscheinend wahrscheinlich bestimmt sicher natürlich
            gute guten guter gutes besser beste besten schlechte schlechten schlechter weitere weiteren einzelne
            sitz sag denk steh geh wär könnt hätt komm krieg schau lass hör seh trau wollt sollt nehm find merk bring
            halb heim früh laut fest weit hoch bloß selber eins einmal zweimal dreimal draußen daheim lieber gern gerne
            reicht fehlt hängt fährt gefahren hand hände händen augen auge finger füße schluss meter kilo
            ersten zweiten dritte dritten vierte fünfte halbe halben doppelt letztes nächster nächstes nächste
            """),
        telling: [],
        feelings: QuestionWords.set(
            """
            gereizt bedrückt gerührt beruhigt aufgeregt aufregung entspannt entspannung frust frustriert heimweh
            kopfschmerzen laune stimmung unwohl unbehagen vorfreude leichtigkeit schwere druck gefühle gefühlen
            müdigkeit dankbar zuneigung verliebt geliebt
            """),
        homographs: QuestionWords.set("see boot all hall mama papa made gut arm rat"),
        exceptions: QuestionWords.set(
            "reise weine posten taste wagen leiten beine heimen scheine reihe weise"))

    static let english = TopicWords(
        empty: QuestionWords.set(
            """
            mornings evenings nights afternoons weekends lately recently nowadays someday sometime anytime meanwhile
            eventually immediately constantly completely totally exactly nearly hardly barely simply slowly quickly
            quietly apart instead otherwise besides despite except per via plus whether either neither nor
            brought bring bringing brings hold held holding holds show shows showed showing shown open opened opening
            close closed wait waits waited waiting move moved moving live lived living help helped helps helping run
            running pick picked set send sent sending buy bought pay paid spend spent watch watched watching play
            played playing reach reached notice noticed decide decided realize realized realise realised agree agreed
            add added change changed changing follow followed catch caught break broke pull pulled push pushed throw
            threw fell fallen falling drop dropped carry carried wear wore worn cook cooked clean cleaned learn
            learned learnt cannot couldve shouldve wouldve theres heres whats id ill youre theyre hes shes weve youve
            thatd itll able kept makes gets takes goes comes feels looks sounds sound sounded seemed appear appeared
            face eyes eye voice name side top bottom piece couple number bunch point case fact reason idea place
            till round front loud quiet lost drove rang shut due dark wet lay single straight man woman finger fingers
            ear ears knee knees foot feet mouth cheeks laid lie lying sign signed counted checked passed sold ran shout
            shouting shouted row rows lift lifted
            places times moments everyday anyways somehow someway super literal honest tbh idk ngl rn bc cuz tho btw
            alright fine gone ready busy free early-on ago whenever later-on
            """),
        telling: QuestionWords.set("sleep"),
        feelings: QuestionWords.set(
            """
            mood moods emotion emotions nervousness sorrow grief restless uneasy safe safety touched heartbroken
            homesick cheerful hopefulness tender tenderness sick weary headache irritating sore cold hot heavy light
            """),
        homographs: QuestionWords.set(
            "war hat bin gut tag boot fest rat bus mail band art mode bar tor pan lamp star beer dog dock nun"
        ),
        exceptions: QuestionWords.set(
            """
            news jeans series species christmas tennis yoga glass glasses bus gas lens boss class dress stress kiss
            mess chess grass access business focus virus campus bonus canvas atlas always paris texas mathematics
            physics gymnastics athletics politics economics chaos pancreas pajamas pyjamas clothes building wedding
            painting meeting ceiling string evening training swimming running morning hiking running gardening camping
            """))
}
