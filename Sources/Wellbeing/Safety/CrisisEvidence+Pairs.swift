// Written by Tests/Fixtures/crisis/weigh; not to be changed by hand.

extension CrisisEvidence {
    static let pairs = """
        a++about -3 a++and 5 a++for 6 a++in 11 a++of 2 a++on -4 a++that 5 a++to 2 a++with -3 a+bit -3 a+bus 9 a+car 4
        a+man 3 a+note 8 a+rope 7 a+single 6 a+way 6 aber+ich -3 about++every 9 about+dying 13 about+the -8
        ada++bisa 3 ada++di 8 ada++lagi -9 ada++lebih -4 ada++tahu 6 ada+di 13 ada+yang -2 after+my 6 after+that -6
        after+the 12 again++the 3 again+in 9 aja++aku 6 aja+gue -5 aja+lah 10 aja+udah 6 aja+wkwk -7 akhir++ini 9
        aku++ada 11 aku++akan -5 aku++baik -5 aku++banget -5 aku++bisa -6 aku++bunuh -5 aku++dan 9 aku++dari -9
        aku++di -2 aku++diri 9 aku++hidup -8 aku++ikut 5 aku++jadi 4 aku++karena 9 aku++kepala 9 aku++lagi -4
        aku++lengan 7 aku++mati 16 aku++nggak -10 aku++orang -4 aku++pengen -7 aku++pernah 10 aku++semua 8
        aku++tangan 9 aku++terus 5 aku++tidak 4 aku+bakal 7 aku+berharap 10 aku+bilang -6 aku+di -6 aku+gak -6
        aku+harus 8 aku+juga -4 aku+ke -5 aku+ketawa 5 aku+lagi 4 aku+lakuin 7 aku+masih 11 aku+mati 12 aku+mau 16
        aku+nggak 3 aku+pengen -11 aku+pernah -5 aku+sama -9 aku+sempat -4 aku+sudah 2 aku+takut 10 aku+tidak -12
        aku+udah 4 aku+yang -6 all++it 6 all+at 5 all+i 8 all+my -5 all+of 5 all+the -4 alles++mehr -6
        alles+besorgt 10 als++mich -5 als+waer -3 am++tag 6 am++und 7 am+arm 8 am+ende -13 am+leben 5 am+liebsten 4
        an++ago 8 an+den 6 an+der 7 an+die -9 an+hour 4 an+meinen 6 an+mir -5 an+suizid 12 an+und -5 anak+anak 4
        anakku++dia 8 and++a -2 and++and -3 and++asked 5 and++at -2 and++did -3 and++dont 5 and++for -4 and++got -4
        and++i -5 and++in -3 and++it -6 and++know 4 and++me 5 and++my 3 and++of -3 and++on -6 and++said -2 and++she 4
        and++still -3 and++that 6 and++the -3 and++want 9 and+a -8 and+ate -3 and+feeling 7 and+gave 6 and+hes 4
        and+i -10 and+id -3 and+im -3 and+let 5 and+my -9 and+nobody 6 and+now 8 and+says 8 and+she -6 and+so -4
        and+that 7 and+thats 5 and+the -5 and+then 7 and+there -3 and+theres -6 and+told 8 andai+aku 8 andai+bisa 9
        angst++ich 5 angst+dass 6 any+more -5 anymore+the -7 apa++lagi -9 apa+apa -4 apa+lagi -9 apa+pun 4 are++the 5
        as+a -3 asked+for 4 asked+if -4 asleep+and 13 at++and -4 at+all 4 at+least 4 at+me -4 at+my 6 at+the -10
        ate+my -3 auf++boden -3 auf++bruecke 6 auf++welt 8 auf+das -4 auf+dem 1 auf+den -3 auf+die -9 auf+meiner 6
        aus+dem -10 aus+der -2 aus+und -4 ayah++surga 9 back++the -3 back+on -4 back+to -3 baik++mati 9 baik+baik -7
        bakal++dari 11 bakal++diri -11 bakal+lebih 12 bakal+lega 9 bakal+nyakitin -9 balik+lagi 8 banget++sama -4
        banget+sama 9 banget+sekarang 9 bangga++diri -8 bangga+sama -8 baru+di 6 bawah+pohon -4 be++anymore 5
        be++for 6 be++off 7 be++the -5 be++to -3 be+a 8 be+alive 7 be+better 10 be+clear -9 be+dead 8 be+in -3
        be+the -3 because+i 4 bed++my 8 been++about 5 been+born 9 been+cutting 10 before+the -3 bei++eltern -6
        bei+der -4 bei+meiner 6 bei+mir -4 being+alive 10 being+dead 7 berbulan+bulan 7 berdiri+di 3 berharap++apa -8
        berharap+apa -8 besok++lagi -6 besok++udah 7 besok+aku 5 besok+pagi 6 besser++ich 7 besser+dran 9 bett++und 6
        better++without -5 better+off 6 biar++yang 6 biar+ga 8 bikin+aku -8 bilang++nggak 6 bilang+aku -5 bilang+dia 5
        bin+einfach -5 bin+ich -2 bin+nicht -4 bis+die 6 bis+es 9 bis+zum -4 bisa++lagi -4 bisa+berhenti 6
        bisa+lagi -6 bisa+tidur -3 bodo+amat 4 bought+a -3 bring+mich 6 bringt+mich -7 bruder+hat 5 buat++hidup 14
        buat+aku -7 buat+apa 6 bukan++mau -9 bukan++sini 7 bukan++yang 6 bukan+aku -10 bukan+di 7 bunuh++aku -10
        bunuh+diri 10 but+i -4 but+the -4 by++time 6 by+a 5 by+the 8 can+see -3 cape+banget 11 capek+hidup -8
        chat+terakhir 9 cleaned+the 6 clear+i -8 come++from 9 could+do 6 could+have -4 cuma++yang 7 cuma+capek -7
        cuma+itu 8 cuma+mau 8 cuma+pengen -5 cut+myself -5 cut+the -3 da+bin -5 da+ist 3 da+sein 4 da+war -2
        dabei++ich 6 dan++ada 6 dan++itu 5 dan++masih -3 dan++mau 7 dan+dia 4 dan+nggak 9 dan+saya 4 dan+tiap -3
        dan+tidak -2 dann++der -4 dann++ich 6 dann+bin 5 dari++aku 10 dari+aku 11 dari+dunia 7 dari+lantai 9
        dari+semua -7 dari+tadi -4 das++auf 5 das++dann 5 das++der 6 das++genommen -8 das++ich 6 das++in -3
        das++ist -4 das++liegt 11 das++nur 4 das+haus 5 das+herz -4 das+ist 2 das+leben 12 das+letzte 5 das+nicht -6
        das+waer 8 das+war 3 das+wars 8 dass++ein 5 dass++mir 3 dass++sich 10 dass+er 7 dass+ich 6 dass+sie 2
        day++the -3 dead+and 6 dem++bin -4 dem++den 9 dem++hab -3 dem++mit 9 dem++und 3 dem+auto 7 dem+leben 13
        den++gelegt 4 den++ich -3 den++vom 5 den+arm 5 den+ich 4 den+kindern 6 den+kopf 5 den+schluessel 3 den+tod 10
        denk+an 5 depan+kelas -4 der++beim 7 der++der -4 der++die -3 der++hat -5 der++ist 7 der++liegt 8 der++mich 6
        der++mit -3 der++sagt -4 der++und 8 der++war 2 der+bruecke 7 der+einzige 8 der+erde 7 der+hund 5 der+letzte 5
        der+schlange 6 der+schublade 6 der+schule -3 der+welt -6 deserve+to 8 di++dan 8 di++gue -5 di++itu -3
        di++mana -5 di++pohon -4 di++sekolah 7 di++ya 5 di++yang 5 di+akhir -6 di+atas 3 di+bawah 5 di+belakang -4
        di+dalam 3 di+depan -9 di+dunia 7 di+jakarta -5 di+kantor -4 di+kasur -5 di+kelas 5 di+kepala 5 di+mana 8
        di+mobil 4 di+pinggir 9 di+rumah 7 di+sana 6 di+sebelahku 8 di+sini 14 di+situ 4 di+surga 10 di+tangan 5
        di+teras -5 di+ujung -4 dia++ke -3 dia+bawa 7 dia+bilang -5 dia+lagi -5 dia+nggak 8 dia+udah 4 dia+yang -4
        dich++ich 5 did+it 5 did+my 4 die++an -2 die++auf -5 die++bad 9 die++bis 5 die++haben -3 die++hat -10
        die++ich -7 die++ist -7 die++liegen 13 die++mir -5 die++mit 6 die++so -3 die++und -2 die+arme 9 die+for -8
        die+frau -3 die+ganze 6 die+hand -4 die+katze 7 die+kinder 4 die+klinge 7 die+sonne -4 die+tabletten 7
        die+tuer -2 die+uhr 6 diese+welt 12 diesmal++ich 7 diri++cuma -14 diri++jalan 11 diri++kali 10 diri+aku -10
        diri+cuma -11 diri+terus 8 diriku+sendiri 12 do++do 5 do+i 5 do+it 5 dokter+bilang 4 done+with 5 dont++it -7
        dont++myself 7 dont++to -13 dont+know -6 dont+think 5 dont+wanna 10 dont+want -12 down+the 2 du+bist -3
        dua+dua -3 dua+hari -4 dua+jam -2 dua+minggu -5 dua+pagi 6 duduk++lantai 4 duduk+di 2 dulu+aku -3 dunia+ini 7
        dying+to -6 ein++lang -5 ein++und 3 ein++von 3 ein+auto 6 ein+jahr 10 ein+morgen 15 eine++hat 9 einen+zettel 7
        einfach+nicht -5 einfach+nur 6 einschlafen+und 13 empat+puluh 5 enak++hidup -8 enak+banget -10 end++life 6
        end++the -3 ended+up -5 er++auf 6 er++die -4 er++es -4 er++ist 5 er++nicht 10 er++sich -3 er+hat 4 er+ist -5
        er+mir -4 er+sich 6 es++einfach -6 es++gut -6 es++nicht 6 es++und -3 es++wird 5 es+gibt -3 es+ist -8 es+mir -3
        es+nicht -4 es+vorbei 12 es+war -5 even++my -6 every+day 9 every+time -4 feel+like 9 feels+like 10 fehlt+nur 9
        find+me 8 flat++the 5 for++and 4 for++to 5 for+a -6 for+everyone -4 for+good 16 for+it 4 for+me 6 for+months 8
        for+my -3 for+one -3 for+that -3 for+the -8 fresh+cuts 9 freu+mich -3 from+the 2 front++a 7 front++the -3
        front+of 3 fuer++schlafen 10 fuer+den -6 fuer+ein -5 fuer+einen -4 fuer+immer 28 fuer+mich -6 ga+pernah 7
        gak++hidup 8 gak+bangun 9 gak+bisa 4 gak+mau -5 gantung+diri 5 gar++mehr 5 gar+nicht -4 garis+baru 11
        gave+up -6 gefragt++ich -3 gefragt+ob -3 gegen++wand 6 geh+ich 8 geht+mir -5 gemacht+heute 6 gemacht+und -6
        gesagt+ich 3 geschickt+und 7 get+the -4 glaub++bin 8 gleich++ich -4 go++the 4 go+back -5 go+on 3 go+through 7
        goes+on -6 going+to 5 goodbye+everyone 10 gores++lagi 10 gores+gores 10 got+a -3 got+my -4 got+the 4
        gue++ada 5 gue++di -5 gue++jangan 10 gue++mau 9 gue++pernah 7 gue+cuma 4 gue+ga 10 gue+gak 6 gue+masih -2
        gue+mati 7 gue+nggak -6 gue+wkwk -7 gue+yang -3 gute+nacht -6 hab++alle 7 hab++alles 4 hab++am -8 hab++auf -3
        hab++dann -3 hab++das -5 hab++dass 11 hab++den 7 hab++die 3 hab++gestern 10 hab++heute 3 hab++mich -9
        hab++mir 4 hab++schon 6 hab++so -3 hab++und -4 hab++wieder 13 hab+angst 8 hab+das 4 hab+die -8 hab+ich -18
        hab+ihm -4 hab+ihn -4 hab+ihr -3 hab+mir 16 hab+noch -5 hab+so 4 hab+wieder 11 habe++mit 8 habe+angst 7
        habe+das -3 habe+ich -3 haben+wir -2 habis+itu 5 had+a -5 hand+and 8 hari++aku -5 hari+ini -13 hari+minggu -5
        harus+gimana 7 has+no 7 hasse+es 8 hat++gesagt 3 hat++ob -3 hat++um 6 hat+die -6 hat+ein 5 hat+er -5 hat+es -5
        hat+gefragt -3 hat+keiner -4 hat+mich -9 hat+mir 7 hat+sich -6 hat+sie -3 hate++i 11 hate+that 10 have++for -4
        have++my 9 have+a 4 have+been 8 have+to 6 he++it -3 he++my -3 he++the -2 he+went 5 heim++die 6 her++and 3
        here+and 9 heute++der 3 heute++ich -19 heute++mich 5 heute+abend 7 heute+an 6 heute+bin -5 heute+frueh 3
        heute+hab -5 heute+hat -2 heute+ist -3 heute+mit 4 heute+nacht 19 heute+so 6 hidup+di -7 hidup+lagi 10
        his++and 2 hoffe+ich 8 home+and -9 hope+i 9 hour+ago 8 hours+and -3 hoyong++wae 9 hpnya++aktif 6 i++a -2
        i++about 16 i++at -3 i++be 4 i++cant -7 i++dead 10 i++do 6 i++everything -8 i++for 2 i++go -4 i++have 3
        i++hear -2 i++her -2 i++his -3 i++in 10 i++it -7 i++just 14 i++keep -4 i++know -9 i++like 11 i++my 4
        i++myself 8 i++nimma 18 i++one -4 i++put 4 i++so -4 i++sterbn 8 i++stop -3 i++that 3 i++the -7 i++them -4
        i++there -4 i++think 3 i++this -3 i++to -2 i++today 7 i++trust 5 i++up -10 i++wanna 7 i++want -15 i++you -5
        i+ate -3 i+bought 4 i+can -5 i+cant -7 i+couldnt -3 i+cut 6 i+die 16 i+died 6 i+do -3 i+dont -12 i+ended -5
        i+feel 4 i+had -3 i+hadnt -5 i+have 5 i+just -5 i+keep 1 i+kept -4 i+mog 6 i+need 8 i+only -5 i+pray 10
        i+put -4 i+said -9 i+sat -2 i+should 9 i+survived 10 i+think 8 i+told -10 i+used -6 i+want 7 i+was -10
        i+went -4 i+will -4 i+wish 12 i+wont 6 i+would -7 i+wouldnt 4 ich++allein 6 ich++allen -4 ich++am 7 ich++an -3
        ich++angst 13 ich++auch -4 ich++auf -3 ich++da -2 ich++dann -4 ich++das 7 ich++dass 6 ich++dem -2 ich++den -4
        ich++der 6 ich++dir -3 ich++eine 3 ich++endlich -7 ich++es 3 ich++fuer 7 ich++gesagt 4 ich++heim -5
        ich++hier -5 ich++ich 13 ich++ihm -7 ich++ihn -7 ich++im 4 ich++immer 3 ich++in 4 ich++keine -8 ich++keinen -6
        ich++leben -5 ich++mehr 2 ich++mein -4 ich++meinen 4 ich++mich -5 ich++mir 13 ich++mit 5 ich++morgen -13
        ich++nicht -10 ich++nichts -6 ich++nie 12 ich++nur -7 ich++schon -3 ich++sie -9 ich++soll 5 ich++sterben -7
        ich++um 3 ich++und -7 ich++von 9 ich++weg 7 ich++wenn -7 ich++wieder -3 ich++zu 6 ich++zwei -3 ich+am -5
        ich+auf -6 ich+bin -8 ich+da -4 ich+das -6 ich+den -3 ich+denk 5 ich+denke 11 ich+dich 5 ich+die -8
        ich+diese 7 ich+doch 6 ich+ein -4 ich+einfach 6 ich+es 4 ich+geh -8 ich+gehe 5 ich+gerade -9 ich+gleich -6
        ich+hab -21 ich+habe 9 ich+habs -3 ich+haette 4 ich+halt -3 ich+hate -4 ich+heute 3 ich+hier 6 ich+hin 8
        ich+ihn 4 ich+ihnen 6 ich+ihr -4 ich+im -4 ich+kann -9 ich+koche -4 ich+koennt -8 ich+leg -4 ich+mach -8
        ich+mein 7 ich+mich 4 ich+mir 13 ich+mit -5 ich+moechte -4 ich+nicht 4 ich+nie -6 ich+noch 8 ich+nur 3
        ich+sag -3 ich+sitz -6 ich+sitze 7 ich+soll -3 ich+sterbe -10 ich+tot 5 ich+tu -5 ich+tun 6 ich+ueberhaupt 5
        ich+waer 5 ich+werde 11 ich+wieder -6 ich+will -1 ich+wollte 3 ich+wuenschte 8 ich+wuerd 5 ich+wuerde -5
        id++it 6 id++not 9 id++to 11 id+be -6 id+been 4 id+have -4 id+like 8 id+rather 7 idup+lagi 12 if++dont -5
        if++just 8 if++was 12 if+i 15 if+id -3 if+it -3 if+its -4 if+there 8 ihm+nicht -4 ihr+alle 6 ihr+das 4
        im++here 4 im++it 11 im++the 6 im++this 5 im++to 13 im++und -3 im+at 3 im+buero -6 im+dead -8 im+flur -3
        im+going 9 im+just -10 im+kopf 11 im+not -4 im+on 4 im+scared 7 im+schlaf 4 im+so 4 im+still 5 immer+noch -7
        immer+schlafen 10 in++boot 10 in++car 4 in++drawer 3 in++garage 11 in++hand 9 in++of 3 in++schlange 6
        in++schublade 6 in++sleep 8 in++stadt -5 in+den -1 in+der 1 in+front 3 in+heaven 9 in+me 5 in+my 3 in+the 10
        in+there -3 in+this -3 ingin+mati 6 ini++ada -5 ini++terakhir 9 ini++terakhirku 11 ini+chat 9 ini+kepikiran 10
        ini+selesai 8 ini+udah 8 into+the -4 iri++yang 11 iri+sama 11 is++and -9 is++i 8 is++last 9 is++me -5 is++to 4
        is+a -4 is+ready 7 is+the 12 ist++einzige 11 ist++ich 4 ist++nicht 4 ist++vorbei 8 ist+am -3 ist+bei 7
        ist+da 6 ist+das 3 ist+der 7 ist+einfach -5 ist+heute 6 ist+jetzt 3 ist+nicht -3 ist+noch -3 ist+nur -4
        ist+tot -6 ist+unterwegs 7 istri+saya 12 it++and -3 it++be 8 it++her 4 it++like -4 it++my -5 it++that -4
        it++there 4 it++to 3 it+again -4 it+and -6 it+back -3 it+down -3 it+on -7 it+over 4 it+tonight 6 it+up -4
        it+was -8 it+wasnt 6 it+with -3 it+would -4 itd+be 5 its+the -7 itu++aku 8 itu++sendiri -9 itu++yang -4
        itu+akhirnya 5 itu+yang 15 ive++a -4 ive++about 10 ive++the 10 ive++to 7 ive++up 6 ive+a -4 ive+never -3
        ive+put -3 ive+started 5 ive+taken 5 ive+written 7 jadi+ada 6 jalan+ke -3 jalan+keluar 10 jam++aku 7
        jam++pagi 4 jam+8 -3 jam+dua 6 jam+lagi 5 jangan++ini -6 jangan+malam -6 jeden+tag 8 jedes+mal -5 jetzt++es 6
        jetzt++ich -9 jetzt+ist 6 juga+nggak 7 just++me 13 just++the -6 just++to 15 just+want -4 kalau++nggak 7
        kalau++terus 9 kalau+aku 12 kalau+dia 4 kalau+gue 6 kali++nggak 6 kali+ya 7 kamar+mandi 3 kann++nicht -10
        kann+ich -5 kann+nicht -4 katanya+dia 10 kayak++di 6 ke++aja -6 ke++orang 9 ke+mana -2 ke+semua 8 ke+tempat 6
        keep++the 5 keep++up -5 keine++mehr -4 keiner++es 7 keiner+hat -4 keluar+dari -4 kemarin+aku 8 kenapa+aku 7
        kepala+cuma 9 kerja++nggak 8 ketemu++di 6 kill++i -8 kill+myself 5 killing+me -5 kirim+foto 6 kirim+pesan 7
        know++i -4 know+how 6 komm+ich 5 krieg+ich -4 kutaruh+di 7 lagi++ini 6 lagi+bangga -9 lagi+di 5 lagi+itu 9
        lass+mich 6 last++i 6 last++on 7 last+night 9 last+time 4 lebe+ich 13 leben+genommen -8 leben+ist 9
        leben+lang -5 leben+zu 9 lebih+baik 19 lebih+enak 8 lebt+wohl 13 leer+ist 6 left+a 7 left+and -3 left+the -4
        let+me 8 liebsten++ich 5 liegt+im 6 like++only 9 like+a -3 like+im -6 like+that -3 like+the 6 like+to 10
        live++a -7 live++the -6 live+anymore 8 live+for 12 live+in -11 live+with -9 loncat++lantai 9 loncat+dari 5
        look+at -3 looking+at 3 lot+of -3 lust+mehr 6 mach+ichs 14 mag++mehr 9 makan+biar 8 malam++aku -6 malam+aku 5
        malam+gue 5 malam+ini 12 males+hidup 11 mama+di 6 mampus+aja 11 mana+mana -6 manchmal++ich 9 mata+ini 6
        mati++aku -7 mati++di -5 mati++lagi -10 mati++mati -9 mati++wkwkwk -7 mati+aja 12 mati+aku -5 mati+di -11
        mati+lagi -7 mati+lampu -8 mati+matian -8 mati+saja 7 mau++diri 4 mau++lagi 8 mau+ada 9 mau+hidup -8
        mau+mati 5 mau+tidur -9 me++a -3 me++i -2 me++the 2 me+a 4 me+again -6 me+and -4 me+in 3 me+the -3 me+to 4
        mean+it 14 mehr++ich 9 mehr++leben 4 mehr+auf 5 mehr+aufwachen 6 mehr+aus -5 mehr+da 10 mehr+in -9
        mehr+leben 8 mein++hat 11 mein++ist 8 mein+bruder 6 mein+freund 11 mein+sohn 6 meine++ist -8 meine++sagt 12
        meine++sind 4 meine+beine -5 meine+schwester 4 meine+tochter 5 meinem+bruder 7 meinen+namen -3 mending+mati 8
        mereka+lebih 10 mich++den -6 mich++so 5 mich+an -6 mich+hat -6 mich+nicht 3 mich+noch -5 mich+umbringen 11
        mich+wieder 6 mich+zu 16 minggu+aku 10 minggu+depan -3 minum++obat 10 mir++dass 7 mir++der -5 mir++die -4
        mir++hat 7 mir++ist 4 mir++leben 9 mir++mit 8 mir++was -4 mir+das 2 mir+die -4 mir+ein -3 mir+gut -6
        mir+heute 6 mir+in 4 mir+ist -9 mir+mit 5 mir+nicht -6 mir+nichts -4 mir+recht 8 mir+so -3 mir+wieder 8
        mir+will 7 mit++auto 7 mit++geredet 7 mit++leben 11 mit++und -2 mit+dem 5 mit+ihm -5 mit+mir 16
        moechte++wieder -8 monday+and -3 months+and 5 morgen++ich 7 morgen+frueh 7 morning+and 4 muka++sampai 8
        muss+ich -2 my++again 9 my++and -7 my++friend 7 my++have -4 my++i 4 my++in -1 my++is 9 my++just 5 my++keeps 7
        my++like -4 my++now -4 my++on -5 my++posted 7 my++says 4 my++to 6 my++was 3 my++with 3 my+arm 6 my+arms 7
        my+back -4 my+body 6 my+brother 5 my+chest -4 my+ears -4 my+face -4 my+feet -4 my+flatmate 6 my+hair -4
        my+hands -3 my+head 4 my+hip 6 my+life 13 my+mind 15 my+mum -7 my+name -5 my+old -4 my+own 5 my+phone 5
        my+roommate 4 my+sleep 10 my+son 7 my+wrists 8 myself++just -14 myself++the 10 myself+again 9 myself+i -11
        nach+dem 7 nach+hause -6 nacht++ich 8 nehm+ich -5 never++myself -8 new++on 6 new+lines 9 next++me 5 next+to 5
        nggak++ada 12 nggak++apa -4 nggak++buat -8 nggak++bunuh -18 nggak++di 6 nggak++hidup -11 nggak++jalan -6
        nggak++mati -8 nggak++nyakitin -14 nggak++sama 11 nggak++yang 4 nggak+ada -2 nggak+bakal -8 nggak+bangun 6
        nggak+berharap -8 nggak+bisa -14 nggak+diangkat 6 nggak+dibales -5 nggak+mau -15 nggak+pernah 4 nggak+tahu -3
        nggak+tau -3 nggak+usah 9 nicht++aufwachen 6 nicht++aus -4 nicht++da 7 nicht++dass -8 nicht++es -5
        nicht++in -5 nicht++leben 9 nicht++mich -4 nicht++mit 3 nicht++werden 7 nicht+auf 4 nicht+die 6 nicht+ich -7
        nicht+mal 3 nicht+mehr 5 nicht+so -3 nicht+wie -3 nichts+mehr 5 nie+geboren 7 nie+wieder -3 night+i 4
        no++and 4 no++of -8 no+one 5 no+thanks 10 nobody+knows 8 nobodys+home 8 noch+da -7 noch+ein 7 noch+einmal -3
        noch+nie -3 not++not -3 not++up 5 not+a -3 not+even 10 not+one -3 not+suicidal -8 not+to 5 nothing+left 6
        now++i -6 now+and -8 now+i -3 now+im 5 nur++ich 7 nur++und 6 nur++von -5 nur+noch 21 nur+so -5 nyawa+hamba 10
        nyoba++diri 6 ob+sie -4 obatnya+udah 8 of++alive 12 of++and 3 of++car 7 of++life -5 of+a 6 of+me 4 of+my -5
        of+the 9 off+the 5 ohne+mich 7 on++and -4 on++bridge 7 on++bus -3 on++hip 7 on++list 8 on++roof 7 on++way 6
        on+a -7 on+and -3 on+it 3 on+monday 3 on+my 13 on+purpose 9 on+the 2 on+thursday 3 once+in 7 one++the -3
        one++to 9 one+day -4 one+more 5 one+step 8 only+a -3 open+the 8 ora++urip 7 orang+bilang -3 orang+orang -3
        orang+tua -3 out++good 10 out++the 2 out+for 10 out+of -9 over+and -3 over+my -4 over+the -4 own+life 7
        paeh+wae 9 pagi++aku 5 pagi+aku 9 pagi+pagi 4 pas++di 6 pas+aku -8 pelan+pelan -4 pengen++dari 6
        pengen++ke -16 pengen++selamanya 9 pengen+hidup -12 pengen+nyusul 11 penuh+bekas 10 pergi+ke -7 pgn+mati 11
        phone+on 10 pulang+ke 7 puluh+tahun 6 put+it -4 put+my 4 rasanya+ingin 9 rather+not 9 read+the -3 ready+to 7
        right+now 5 ritzt+sich 14 round++the 9 round+the -4 sabtu+ini 12 sag+ich -3 sagt++macht 7 sagt+die -9
        sagt+er 4 sagt+es 5 sagt+ich -4 sagt+sie 11 said++to -4 salah+kirim -5 sama++di 6 sama++ini 4 sama+dia -7
        sama+diri -7 sama+diriku 8 sama+hidup 13 sama+mama 7 sama+sekali 6 sama+yang 11 sanggup+lagi -11 sat++the 5
        sat+on 3 satu++lagi 10 satu+jam 8 satu+satunya 7 saya++di -3 saya+akan 9 saya+sudah 12 sayang++sama -3
        sayang+banget -6 sayatan+baru 9 says+she 9 schluss+mit 9 schon+wieder -9 seandainya+aku 7 see+if -4 see+the -4
        see+what -4 see+you 7 sehe+ich 5 seit+dem -5 seit+der 3 seit+gestern -4 seit+wochen 8 sekarang++udah -6
        sekarang+aku -7 sekarang+di 5 selamat+tinggal 6 self+harm 17 semoga+besok 10 semua++ada -7 semua++aku 6
        semua+bakal 13 semua+orang 8 semua+yang 6 sendiri+di -3 sendiri+sampai 11 sent++a 7 setahun+lagi 10
        setengah+mati -7 seumur+hidup -9 sh+lagi 14 she++it 5 she++me 4 she++she 8 she++the -5 she++to -7 she+wishes 9
        siapa+pun -4 siapa+yang -4 sich++das -8 sie++ich 12 sie++mir -3 sie++nicht 9 sie++sich 10 sie++und 3
        sie+haben -3 sie+hat 6 sie+mich 4 sie+wieder -4 sind++ich 9 sitz+in 5 sleep+and 8 sleep+forever 8
        slept++the -3 so++dass -4 so++dont 7 so++ich -13 so+angry 5 so+bad 12 so+dass -7 so+eine 4 so+gern -5
        so+glad -4 so+lieb -3 so+they 7 soll+ich 3 sometimes+i 7 sounds+like 7 standing++the 10 standing+on 10
        staying+alive 10 steh++der 11 steh+am 6 steh+auf 8 steht++dem 9 steht+auf 11 sterbe+ich 7 still++it 4
        stood++the -3 striche+an 8 sudah++semua 5 sudah+tidak 9 sumpah+pengen -8 tadi+aku 5 tadi+malam 6 tadi+pagi 4
        tag+im -5 tahun+lalu -5 take+it -3 tangan+gue 6 tanpa+aku 7 tapi++ini -3 tapi++malam 6 tapi+aku -8 tapi+tiap 5
        tepuk+tangan -3 terima+kasih -5 terus+bangun -7 terus+bilang 6 terus+dia -5 teu+kuat 9 thank+you -3 that++be 7
        that++me 6 that++the 4 that+i 5 that+man -3 that+the 5 thats+all 7 thats+the 4 the++again 7 the++and 3
        the++are 5 the++at 7 the++bit 2 the++but -4 the++door 8 the++down -3 the++floor -3 the++for -6 the++from 5
        the++goes 8 the++had -2 the++hadnt 5 the++home 6 the++i 2 the++im 4 the++in -1 the++of -3 the++off -3
        the++on -5 the++one -8 the++packet 8 the++round -3 the++says -3 the++so -3 the++the -3 the++then 7 the++to 5
        the++up -3 the++was -10 the++way 2 the++went -4 the++with 2 the++would 5 the+ambulance 6 the+baby -5
        the+back -4 the+big 6 the+boot 10 the+bridge 11 the+bus -5 the+car 2 the+cat 7 the+date 5 the+dead 12
        the+dogs 7 the+door -6 the+doors 8 the+drawer 3 the+floor -5 the+garage 5 the+hal -3 the+hospital 6
        the+kettle 4 the+keys 6 the+kids 7 the+last -2 the+lot -4 the+new -8 the+next 5 the+notes 10 the+old 2
        the+one -2 the+only 10 the+other -7 the+oven -4 the+phone -3 the+pills 11 the+platform 7 the+road 3 the+roof 5
        the+school 4 the+sea -7 the+sink -3 the+stairs -2 the+table -2 the+time 5 the+urge 10 the+whole -7
        the+window -3 the+world 5 then+i -7 there++a 8 there++no -4 there++the -3 there+and -4 there+are 9 there+is -6
        there+to 9 there+was 5 theres++to -4 theres+a 2 theres+no 4 they++me -4 they++my 4 they++the -6 they+dont 7
        theyd+be 8 think+about 6 think+it -6 think+of 6 thinking++suicide 9 thinking+about 17 this++and 4 this++is -8
        this+anymore -7 this+is 12 this+page 8 this+time 3 this+week 3 this+world 7 thought+about 7 through+the 4
        tiap+hari 11 tiap+lewat 9 tiap+malam 4 tidak++yang -4 tidak+ada -2 tidak+mau -4 tidur++nggak 7 tidur+dan 9
        tidur+di -4 tidur+selamanya 15 tidur+terus 6 tiga+hari 4 till+it 4 till+six 7 tired+of 5 to++alive 7
        to++and 10 to++anymore 9 to++by -7 to++clear -8 to++for 2 to++himself 9 to++in -12 to++into -6 to++it -2
        to++me -4 to++my 3 to++the -10 to++this -9 to++with -7 to+be 4 to+cut 14 to+die 21 to+exist 7 to+get -3
        to+go 3 to+have -4 to+jump 7 to+just 9 to+keep 6 to+leave 5 to+live 16 to+my -3 to+myself 7 to+ring -4
        to+take 4 to+the -15 to+write 4 today+i -8 told+her -4 told+me 8 told+the 3 told+them -7 tolong++malam -6
        tonight+i 4 took+my -6 tot+sein 9 trau+mich -3 trau+mir 8 traurig++dann 8 traurig+und 7 tried+to 4
        turned+out 5 turned+the -3 twenty+minutes 5 udah++ada 11 udah++berharap -8 udah++di 17 udah++dua -4
        udah++mau 5 udah++sama -5 udah++semua 11 udah++tinggal 9 udah+berbulan 7 udah+cukup 9 udah+di 5 udah+gak 4
        udah+kutulis 11 udah+lunas 7 udah+mati 7 udah+mutusin -9 udah+selesai -5 udah+siap 7 udah+tiga -5 ueber+den -5
        um++uhr 6 um+den -4 um+die 4 um+sechs -5 um+zwei 5 umbringen++ich -8 umur+sembilan -4 und++die -3 und++er 4
        und++es -3 und++fragt 5 und++geh 6 und++hab 5 und++ich 3 und++ist 2 und++mehr -3 und++mein 4 und++mich -2
        und++nach 6 und++nicht 4 und++sagt -3 und++sich -4 und++sitz 3 und++so 9 und++und -3 und++war -3 und+alle -5
        und+alles 4 und+bin -2 und+dann -2 und+das 7 und+der -7 und+die -5 und+es -3 und+hab -7 und+ich -11 und+ist 9
        und+jetzt -2 und+keiner 4 und+mein -3 und+mir -3 und+nicht -5 und+sagt 10 und+sie -3 und+war 5 und+weiss -3
        und+wenn -6 und+will 7 under++table -3 under+my 3 unter++erde 14 unter+der 3 unter+die 4 up++my -6 up++the 9
        up+and -2 up+on -7 up+this 5 up+to -3 up+tomorrow 11 urge+to 10 used+to -8 versucht++zu 9 vom+leben 9
        von+allem 6 von+den -3 von+dieser 7 von+mir -6 vor++jahren -4 vor+der -4 vor+mich -4 vor+mir 7 waer+ich 6
        wake++tomorrow 11 wake+up 13 waktu++aku -7 wanna++so 9 wanna+die 8 want++be 12 want++die 19 want++end -7
        want++kill -5 want++live -14 want++to 8 want+a -6 want+my -7 want+the -5 want+to 7 wanted++write 9 war+der 9
        war+im -5 war+so 5 warum++ich 6 was++ein -3 was++ich 7 was++the -4 was++wir 4 was+a 8 was+dead 13 was+fuer -3
        was+gone 6 was+ich 4 was+soll 5 way+out 8 we++the -3 week+and 7 wegen+der -3 weil+die 5 weil+ich 10
        weiss++nicht -3 weiss++wie 4 weiss+ich -3 weiss+nicht -4 wenn++das -3 wenn++heute 5 wenn+das 3 wenn+er -3
        wenn+ich 8 wenn+sie -2 went++the -3 went++to 4 went+back 4 went+in -9 went+to 6 what+a -2 what+if -5
        what+would -5 when++all 5 when+he -5 when+i -6 when+the 6 where+he 8 which+is 4 wie++ich 6 wie+ein -7
        wieder++der -3 wieder++und -3 wieder+da 8 wieder+die 7 wieder+leben -12 will++be -7 will++leben 10
        will++noch 7 will++nur 14 will++the -8 will++umbringen 8 will+be -6 will+dass 8 will+einfach 9 will+ich -3
        will+mich 8 will+nicht -8 will+not -5 will+nur -4 will+sterben 6 will+weg 6 wir+haben -5 wir+sind -4
        wir+zwei 5 wish+i 17 with++and -5 with+a 4 with+her -5 with+him -5 with+it 11 with+my -9 with+myself 7
        without+me 9 wo++jetzt 7 wo+sie 4 woke+up 5 wollt+ich -4 wollte+ich 4 wont++to 9 wont+be 9 would+be 8
        would+i -5 wuenschte+ich 5 ya++aku 7 ya++lah -5 ya+allah 5 yang++ada 5 yang++aku 3 yang++lama 7 yang++minta 4
        yang+ada -4 yang+aku 17 yang+bayar -5 yang+lain 6 yang+lebih -3 yang+nggak 4 yang+pertama 3 yang+tahu 6
        yang+udah 5 you++in 6 you++the -3 zettel++die 6 zu+ihr -5 zu+sein 6 zwei+stunden -3 zwei+wochen -4
        """
}
