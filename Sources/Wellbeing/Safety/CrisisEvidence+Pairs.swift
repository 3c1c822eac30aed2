// Written by Tests/Fixtures/crisis/weigh; not to be changed by hand.

extension CrisisEvidence {
    static let pairs = """
        a++about -3 a++for 10 a++in 14 a++of 3 a++on -4 a++that 4 a++with -3 a+bit -3 a+bus 8 a+car 4 a+note 9 a+way 5
        abis+itu 5 about+dying 12 about+it 3 about+the -8 ada++di 7 ada++lagi -11 ada++lebih -4 ada++tahu 6
        ada+alasan 6 ada+di 16 ada+yang -3 after+my 5 after+that -5 after+the 12 again+in 8 aja+lah 10 aja+wkwkwk -8
        aja+yang -4 akhir++ini 8 aku++ada 9 aku++akan -7 aku++baik -6 aku++bisa -6 aku++dan 7 aku++dari -10 aku++di -4
        aku++diri 9 aku++hidup -14 aku++ikut 6 aku++kamu -6 aku++karena 7 aku++lagi -4 aku++masih -6 aku++mati 16
        aku++nggak -8 aku++pengen -4 aku++pernah 11 aku++pulang 9 aku++sama 4 aku++semua 7 aku++tangan 8 aku++terus 3
        aku++tidak 4 aku+bakal 10 aku+berharap 9 aku+bilang -6 aku+cuma 2 aku+gak -5 aku+harus 9 aku+juga -5
        aku+kalau -9 aku+ke -6 aku+lakuin 7 aku+loncat 6 aku+masih 3 aku+mati 11 aku+mau 17 aku+nggak 2 aku+pengen -9
        aku+pernah -6 aku+sama -7 aku+takut 13 aku+tidak -12 aku+udah 4 aku+wis 7 aku+yang -6 all++it 4 all++think 7
        all+i 9 all+my -5 all+of 6 all+the -6 alles++mehr -6 alles+besorgt 10 als++mich -5 am++tag 6 am++und 6
        am+arm 7 am+ende -13 am+leben 6 am+liebsten 7 am+montag 4 an++ago 10 an++anderes 8 an+den 6 an+der 10
        an+die -10 an+hour 2 an+meinen 5 an+mir -6 an+suizid 15 an+und -5 anak+anak 2 anakku++dia 8 and++a -2
        and++asked 5 and++at -3 and++cant -2 and++did -3 and++dont 4 and++for -3 and++got -4 and++im 10 and++in -3
        and++it -7 and++me 4 and++not 3 and++on -7 and++still -3 and++that 4 and++the -3 and++want 7 and+a -7
        and+hes 6 and+i -16 and+id 4 and+im -3 and+it -4 and+let 5 and+my -7 and+no -4 and+nobody 5 and+not -4
        and+now 8 and+says 8 and+she -6 and+so -5 and+that 6 and+the -1 and+then 8 and+there -4 and+theres -7
        and+told 6 and+wont 8 andai+aku 8 aneh+tenang 10 angst++ich 5 angst+dass 6 ans+sterben 8 anymore+the -7
        apa++lagi -9 apa+apa -5 apa+lagi -9 apa+pun 5 are++the 4 are+in 4 asked++i -4 asked+about -5 asked+for 5
        asked+if -4 asleep+and 12 at+all 4 at+me -5 at+my 7 at+the -8 at+work -4 atas+jembatan 8 auf++auf 8
        auf++boden -3 auf++bruecke 5 auf++welt 12 auf+das -5 auf+dem 2 auf+den -5 auf+die -5 auf+einmal -3 auf+mama 10
        auf+meiner 5 aus+dem -10 aus+der -3 aus+und -5 back++the -3 back+on -3 baik++mati 10 baik+baik -7
        bakal++dari 11 bakal++diri -9 bakal+lebih 11 bakal+lega 7 bakal+nyakitin -11 balik+lagi 6 banget++sama -3
        banget+sama 10 banget+sekarang 9 bangga++diri -9 bangga+sama -9 baru+di 8 bawah+bantal 5 bawah+pohon -4
        be++and 5 be++for 8 be++of -5 be++off 6 be++the -6 be++to -4 be+a 6 be+alive 5 be+better 9 be+clear -11
        be+dead 8 be+here 6 be+in -4 be+the -5 because+i 3 because+it 5 bed++my 7 been++a 5 been++about 5 been++in -5
        been+a 8 been+born 9 been+cutting 9 bei++eltern -7 bei+dem 5 bei+der -5 being+alive 16 bekas++baru 9
        berdiri+di 6 berharap++apa -7 berharap+apa -7 berhenti+jadi 10 besok++lagi -8 besok+pagi 5 besser+dran 10
        bett++und 6 better+off 6 biar++yang 5 biar+ga 9 biar+nggak -5 bikin+aku -4 bilang+aku -5 bilang+dia 8
        bin++nicht 3 bin++und 3 bin+einfach -5 bin+ich -1 bin+nicht -5 bin+so 3 bis+die 6 bis+es 9 bis+zum -4
        bisa++lagi -4 bisa+berhenti 7 bisa+lagi -6 bisa+tidur -4 bought+a -3 bringt+mich -7 buat++hidup 12 buat+aku -4
        buat+apa 6 bukan++mau -9 bukan++sini 7 bukan+aku -10 bukan+di 7 bunuh++aku -12 bunuh+diri 9 but+the -4
        by++time 8 by+a 5 by+the 8 can+see -3 cant++it 5 cant+stop 4 capek+hidup -12 car+park 4 care+of 8
        chat+terakhir 9 cleaned+the 6 come++from 8 could+have -4 cousin+hat 6 cuma++yang 10 cuma+capek -9 cuma+itu 10
        cuma+mau 8 cuma+nggak 4 cuma+pengen -4 cuma+satu 10 cut+myself -6 da+bin -5 da+war -3 dan++ada 4 dan++itu 7
        dan++masih -4 dan++mau 11 dan+aku 3 dan+dia 3 dan+itu -4 dan+nggak 9 dan+tiap -3 dann++der -4 dann++ich 5
        dann+bin 8 dari++aku 8 dari+aku 11 dari+dunia 7 dari+lantai 10 dari+semua -7 das++auf 4 das++der 6
        das++genommen -11 das++ich 4 das++in -3 das++ist -4 das++liegt 9 das++mein 9 das+handy -4 das+herz -4
        das+ist 4 das+leben 12 das+nicht -7 das+seil 11 das+waer 9 das+war 3 das+wars 9 dass++ein 6 dass++sich 9
        dass+der 6 dass+er 5 dass+ich 7 dass+sie 3 day++the -4 days+i 6 death+of -7 dem++bin -4 dem++den 8 dem++hab -3
        dem++ist 5 dem++mit 7 dem++und 4 dem+leben 13 dem+tisch -5 den++an -3 den++gelegt 5 den++ich -3 den++tag 4
        den+ich 5 den+kindern 5 den+kopf 6 den+zug 7 depan+aku 9 depan+kelas -4 der++der -4 der++die -3 der++hat -3
        der++ist 2 der++liegt 8 der++mich 5 der++mit -3 der++sagt -4 der++steht 4 der++und 7 der++will -6
        der+bruecke 6 der+einzige 8 der+erde 8 der+hund 4 der+ist -6 der+knoten 9 der+letzte 6 der+schublade 6
        der+schule -4 der+tod 11 der+welt -7 deserve+to 9 di++bantal 4 di++dan 8 di++gue -5 di++itu 2 di++jembatan 6
        di++lagi -5 di++mana -7 di++mandi 5 di++pohon -4 di++sekolah 7 di++semua 7 di++tadi -5 di++ya 5 di++yang 5
        di+akhir -6 di+atas 3 di+bawah 7 di+belakang -5 di+dapur -7 di+depan -11 di+dunia 7 di+jakarta -6 di+kamar 5
        di+kantor -6 di+kasur -5 di+kepala 6 di+mana 6 di+parkiran -3 di+pinggir 8 di+ruang -3 di+rumah 4 di+sana 9
        di+sebelahku 8 di+sini 13 di+situ 4 di+surga 10 di+tangan 6 di+teras -6 dia++ke -4 dia+bawa 7 dia+bilang -5
        dia+lagi -4 dia+nggak 14 dia+sendiri 3 dia+udah 6 dia+yang -4 did+it 5 die++hat -10 die++ich -7 die++ist -9
        die++liegen 11 die++mir -5 die++mit 7 die++sind 4 die++so -3 die++und 2 die++von 3 die++war -3 die+arme 12
        die+for -7 die+frau -3 die+ganze 5 die+hand -4 die+katze 10 die+kinder 6 die+lol -11 die+sonne -4 die+stelle 7
        die+tabletten 6 die+tuer -3 die+uhr 5 diese+welt 11 dieser+welt 9 diesmal++ich 8 diri++cuma -15 diri++jalan 12
        diri++kali 11 diri+aku -12 diri+cuma -12 diri+terus 9 diriku+sendiri 11 do+i 9 do+it 9 do+this -6 done+with 7
        dont++a -4 dont++it -8 dont++myself 10 dont++to -15 dont+know -7 dont+see 5 dont+think 5 dont+wanna 9
        dont+want -10 du+bist -4 dua++lagi -3 dua+dua -3 dua+hari -4 dua+jam -3 dua+minggu -5 dua+pagi 7
        duduk++lantai 4 duduk+di 2 dulu+aku -5 dunia+ini 7 dying+to -6 edge+of 4 ein++und 4 ein++vom 6 ein+auto 7
        ein+foto 4 ein+jahr 10 ein+morgen 14 eine++hat 9 einen+zettel 8 einer+stunde 6 einfach+nicht -6 einfach+nur 5
        einschlafen+und 12 empat+puluh 2 enak++hidup -8 enak+banget -10 enam+minggu 11 end++life 6 end++the -4
        end+of -4 ended+up -4 ending++life 10 envy+the 13 er++auf 5 er++die -5 er++es -5 er++ist 5 er++nicht 12
        er++schon 6 er++sich -5 er+hat 3 er+ist -4 er+mir -4 er+sich 5 es++einfach -6 es++gut -5 es++nicht 7
        es++und -4 es+gibt -5 es+ist -11 es+mir -4 es+vorbei 11 es+war -4 every+day 12 every+night 8 every+time -6
        feel+like 7 feels+like 11 fehlt+nur 10 find+me 7 first++in 6 first+time 3 for++and 3 for++first 6 for++to 5
        for++weeks 8 for+a -7 for+good 15 for+it 4 for+me 5 for+months 7 for+one -4 for+six 7 for+the -3 for+two 7
        forty++and -3 frag+mich -7 fresh+cuts 8 freu+mich -4 from+the 3 front++a 7 front++the -3 front+of 2
        fuehl+mich -7 fuer++schlafen 10 fuer+den -6 fuer+ein -6 fuer+einen -5 fuer+immer 27 fuer+mich -5 fuer+zwei 8
        ga+pernah 7 gak++hidup 9 gak+bisa 5 gak+mau -5 gantung+diri 5 ganzen+tag 4 gar++mehr 4 gar+nicht -3
        garis+baru 12 gave+my 5 gave+up -6 gefragt+ob -3 geh+ich 8 geht+mir -5 gemacht+und -6 gesagt+ich 3
        geschickt+und 6 glaub++bin 7 gleich++ich -5 go++the 4 go+back -6 go+on 3 go+through 7 goes+on -7 goes+quiet 6
        going++end 7 going+to 2 goodbye+everyone 11 gores++lagi 11 gores+gores 11 got+my -4 got+the 3 gott++mich 8
        gue++ada 6 gue++di -5 gue++jangan 9 gue++mau 10 gue++pernah 7 gue+ga 10 gue+gak 7 gue+masih -4 gue+nggak -3
        gue+udah 3 gue+yang -3 gute+nacht -7 hab++alle 6 hab++am -8 hab++auf -3 hab++dann -4 hab++das -4 hab++dass 10
        hab++den 7 hab++die 5 hab++gestern 8 hab++heute 4 hab++mich -9 hab++mir 5 hab++nicht -5 hab++schon 5
        hab++so -3 hab++wieder 11 hab+angst 7 hab+das 5 hab+dich -3 hab+die -10 hab+ich -19 hab+ihm -4 hab+ihn -3
        hab+ihr -4 hab+mich -2 hab+mir 15 hab+noch -4 hab+sie -2 hab+so 4 hab+vor 6 hab+wieder 10 habe++mit 6
        habe+das -3 habe+ich -3 haben+wir -3 had+a -6 had+to -2 haetten+sie 6 hand+and 6 harga+mati -6 hari++aku -5
        hari+ini -14 harus+gimana 7 has+a -4 has+been -4 has+no 7 has+to 4 hasse+es 8 hat++er 7 hat++um 6 hat+die -4
        hat+er -6 hat+es -5 hat+gefragt -3 hat+gesagt 5 hat+keiner -5 hat+mich -9 hat+mir 8 hat+sich -5 hat+sie -4
        hate++i 10 hate+that 10 have++my 9 have+been 5 have+to 3 he++a -3 he++my -4 he+didnt 5 he+went 4 head+and 7
        her++and 3 here+and 8 hes+got 6 heute++der 3 heute++ich -20 heute++mich 5 heute+abend 7 heute+bin -6
        heute+hab -6 heute+hat -2 heute+ist -4 heute+nacht 21 hidup+di -8 hidup+lagi 18 him++he 5 hit++a 7 hit+by 7
        hoffe+ich 8 home+and -9 hope+i 8 hour+ago 10 hours+and -4 hund++bei 9 hund+ist 9 i++a -4 i++about 15 i++at -2
        i++be 9 i++cant -8 i++dead 12 i++do 6 i++everything -7 i++go -5 i++have 3 i++hear -3 i++him -2 i++his -3
        i++id -3 i++in 9 i++it -8 i++just 15 i++keep -4 i++know -11 i++like 13 i++my 2 i++myself 5 i++nimma 18
        i++not 4 i++one -5 i++put 4 i++so -4 i++that 2 i++the -7 i++them -4 i++there -4 i++to -2 i++up -12 i++wanna 9
        i++want -11 i++when 7 i++you -5 i+am -2 i+ate -3 i+bought 3 i+can -6 i+cant -7 i+could -3 i+couldnt -4 i+cut 6
        i+did -2 i+die 16 i+died 6 i+do -5 i+dont -10 i+envy 13 i+feel 4 i+had -4 i+hadnt -5 i+have 4 i+havent -3
        i+keep 1 i+kept -4 i+know 2 i+ma 9 i+miss 5 i+mog 6 i+need 9 i+only -5 i+put -3 i+said -9 i+sat -2 i+should 9
        i+shouldnt 8 i+survived 10 i+think 7 i+told -10 i+used -7 i+want 8 i+was -11 i+went -4 i+wish 9 i+wont 5
        i+would -6 i+wouldnt 5 ibu++aku 5 ich++allein 5 ich++am 5 ich++angst 13 ich++auch -4 ich++auf -2 ich++da -2
        ich++dann -5 ich++das 7 ich++dass 4 ich++dem -4 ich++den -5 ich++der 3 ich++die 1 ich++dir 3 ich++eine 4
        ich++gar 4 ich++heim -6 ich++hier -6 ich++ich 12 ich++ihm -7 ich++ihn -9 ich++im 2 ich++in 3 ich++keine -6
        ich++keinen -6 ich++leben -6 ich++mein -4 ich++meinen 4 ich++mich -4 ich++mir 12 ich++mit 4 ich++morgen -14
        ich++nicht -11 ich++nichts -5 ich++nie 12 ich++noch -4 ich++nur -11 ich++schon -3 ich++sie -10 ich++soll 6
        ich++sterben -8 ich++tot 6 ich++um 4 ich++und -7 ich++von 7 ich++weg 6 ich++wenn -7 ich++wieder -3 ich++zu 4
        ich++zwei -4 ich+am -5 ich+auf -4 ich+bin -9 ich+da -3 ich+das -6 ich+denke 10 ich+dich 5 ich+die -8
        ich+diese 6 ich+ein -5 ich+einfach 6 ich+es 3 ich+geh -8 ich+gehe 6 ich+gerade -11 ich+gleich -7 ich+hab -20
        ich+habe 8 ich+habs -3 ich+haette 3 ich+hate -3 ich+heute 4 ich+hier 6 ich+hin 7 ich+hoffe 8 ich+ihn 3
        ich+ihnen 6 ich+ihr -4 ich+im -4 ich+kann -11 ich+koennt -8 ich+leg -4 ich+mach -8 ich+mag 5 ich+mein 6
        ich+mich 4 ich+mir 13 ich+mit -5 ich+moechte -3 ich+morgen 5 ich+nicht 8 ich+nie -7 ich+noch 8 ich+nur 5
        ich+sag -3 ich+sitz -7 ich+sterbe -12 ich+tot 6 ich+trau 4 ich+tun 6 ich+waer 3 ich+weg 5 ich+werde 11
        ich+wieder -6 ich+will 4 ich+wuenschte 7 ich+wuerd 5 ich+wuerde -6 id++it 4 id++not 9 id++the -3 id++to 13
        id+be -6 id+been 3 id+have -4 id+like 10 id+rather 6 if++dont -6 if++just 10 if++was 12 if+i 13 if+it -4
        if+there 9 ihm+nicht -5 ihr+das 4 im++about -4 im++and -3 im++going -5 im++here 6 im++in -3 im++it 10 im++my 4
        im++of 7 im++the 7 im++this 8 im++to 17 im++und -4 im++with -4 im+a 5 im+bad 4 im+buero -9 im+dying -5
        im+flur -3 im+going 10 im+in -3 im+just -13 im+kopf 10 im+on 8 im+scared 8 im+schlaf 5 im+so 7 im+still 6
        im+weg -6 im+writing 7 immer+noch -2 immer+schlafen 10 in++boot 10 in++car 3 in++drawer 4 in++garage 8
        in++hand 7 in++head 6 in++life -4 in++morning 5 in++school 8 in++schublade 5 in++sleep 7 in++stadt -4 in+a -2
        in+dem 6 in+die -4 in+dieser -5 in+front 2 in+me 6 in+my 6 in+that 8 in+the 6 in+there -3 in+this -6
        ingin+mati 6 ini++ada -5 ini++terakhir 10 ini++terakhirku 14 ini+chat 9 ini+kepikiran 12 ini+selesai 8
        ini+udah 5 into+the -5 iri++yang 10 iri+sama 12 is++and -9 is++i 10 is++last 11 is++me -5 is++the -3 is++to 7
        is++too 7 is+no -5 is+the 12 ist++der -8 ist++einzige 11 ist++fuer 9 ist++ich 4 ist++vorbei 7 ist+alles -4
        ist+am -5 ist+bei 9 ist+da 5 ist+das 3 ist+der 7 ist+ein -4 ist+einfach -6 ist+heute 8 ist+nicht -4
        ist+noch -4 ist+nur -4 ist+tot -11 ist+zu 8 istri+saya 12 it++and -3 it++be 9 it++her 4 it++my -5 it++quiet 6
        it++that -4 it++the -1 it+again -5 it+and -9 it+back -4 it+down -3 it+goes 6 it+in -2 it+on -7 it+up -4
        it+was -7 it+would -4 its+the -4 itu++aku 6 itu++sendiri -9 itu++yang -4 itu+masih 7 itu+yang 15 ive++a -5
        ive++about 10 ive++it -3 ive++the 9 ive++to 8 ive++up 5 ive+a -5 ive+never -3 ive+put -3 ive+started 5
        ive+taken 5 ive+told -4 ive+written 8 jalan+keluar 10 jam++aku 9 jam++pagi 4 jam+8 -3 jam+dua 6 jangan++ini -7
        jangan++lagi 10 jangan+malam -7 jeden++die 11 jeden+tag 6 jedenfalls+nicht 9 jedes+mal -5 jemput+aku 9
        jetzt++er 4 jetzt++es 8 jetzt++ich -9 jetzt+ist 8 juga+nggak 6 just++me 12 just++to 11 kalau++nggak 6
        kalau+aku 11 kalau+besok -5 kalau+dia 3 kalau+gue 6 kalau+ketabrak 10 kali+ya 7 kamar+mandi 4 kann++mehr 7
        kann++nicht -12 kann+ich -6 kann+nicht -3 katanya+dia 8 kayak++di 6 ke++aja -7 ke++orang 9 ke+mana -2
        ke+semua 5 ke+tempat 5 keep++at 8 keep++up -5 keine++mehr -4 keluar+dari -4 kemarin+aku 8 kenapa+aku 6
        kepala+cuma 12 ketemu++di 6 kill++i -9 kill+myself 3 killing+me -5 kirim+foto 5 kirim+pesan 7 know++i -4
        know+how 5 know+the 7 kok++cuma -10 komm+ich 5 krieg+ich -4 laebe++nid 9 lagi++ini 6 lagi+bangga -10 lagi+di 4
        lagi+itu 8 lass+mich 6 last++i 6 last+night 8 last+time 6 lebe+ich 12 leben+genommen -11 leben+ist 8
        leben+lang -7 leben+zu 9 lebih++kalau 7 lebih+baik 20 lebih+enak 8 lebt+wohl 12 leer+ist 6 left+and -4
        left+the -4 let+me 9 liebsten++ich 8 liegt+im 4 like+a -2 like+an -5 like+im -6 like+that -4 like+the 6
        like+to 12 live++a -7 live+anymore 8 live+for 13 live+in -11 live+with -10 loncat++lantai 10 loncat+dari 5
        look+at -2 lust+mehr 5 ma++laebe 9 maaf+ya 7 mach+ichs 14 mag++mehr 8 malam++aku -6 malam+aku 8 malam+gue 4
        malam+ini 12 males+hidup 11 mama+auf 7 mama+di 7 mampus+aja 10 mana+mana -7 manchmal++ich 10 masih++kok -8
        masih+ada 6 masih+di -3 masih+hidup 6 mati++aku -7 mati++di -5 mati++lagi -12 mati++wkwkwk -8 mati+aja 13
        mati+aku -5 mati+di -10 mati+kedengarannya 11 mati+lagi -7 mati+lampu -8 mati+matian -9 mau++bareng -6
        mau++diri 5 mau++lagi 6 mau+bangun -7 mau+bunuh 4 mau+hidup -7 mau+mati 6 mau+tidur -9 me++a -3 me++my -3
        me++of 10 me++the 8 me+a 3 me+and -5 me+out 7 me+the -4 me+to 4 mean+it 12 mehr++auf 7 mehr++ich 10
        mehr++leben 3 mehr+aufwachen 6 mehr+aus -4 mehr+da 10 mehr+in -10 mehr+leben 10 mehr+zu 4 mein++hat 15
        mein+bruder 5 mein+freund 10 mein+sohn 8 mein+vater 7 meine++hat 5 meine++ist -10 meine++sagt 11
        meine+beine -5 meine+frau 3 meine+schwester 4 meine+tochter 6 meinem+bruder 7 meinen+namen -3 mending+mati 7
        mereka+lebih 9 mich++den -6 mich++die 6 mich++nicht -4 mich+an -6 mich+hat -6 mich+heute 6 mich+nicht 3
        mich+noch -8 mich+umbringen 11 mich+wieder 7 mich+zu 14 minggu+aku 8 minggu+depan -4 minum++obat 9
        minum+obat -5 mir++dass 9 mir++der -5 mir++die -4 mir++leben 9 mir++mit 8 mir++was -4 mir+das 3 mir+die -4
        mir+ein -3 mir+gut -5 mir+heute 5 mir+ist -11 mir+nicht -5 mir+recht 8 mir+will 6 mir+wird 3 mit++geredet 6
        mit++leben 11 mit+dem 4 mit+einer 6 mit+ihm -5 mit+mir 16 moechte++wieder -9 monday+and -4 money+and 7
        morgen++ich 5 morgen+frueh 7 morning+and 9 my++again 8 my++and -6 my++asked -6 my++because 5 my++friend 6
        my++have -4 my++i 6 my++in -2 my++is 5 my++just 5 my++keeps 7 my++like -4 my++now -5 my++on -7 my++to 10
        my++with 4 my+arm 10 my+arms 5 my+back -4 my+bed -5 my+body 6 my+brother 4 my+chest -5 my+ears -4 my+face -5
        my+feet -5 my+flatmate 6 my+hair -6 my+hand -2 my+hands 3 my+head 6 my+heart 3 my+hip 6 my+husband 4
        my+life 12 my+mind 16 my+mum -4 my+name -5 my+own 3 my+phone 4 my+roommate 5 my+sister 4 my+son 7 my+sons 8
        my+wrists 9 myself++just -14 myself++the 7 myself+again 8 myself+i -11 myself+on 7 nach+dem 3 nach+hause -6
        nacht++ich 12 nangis+di -5 nanya++aku -6 nehm+ich -6 never++myself -8 new+lines 9 next+one 5 next+to 4
        nggak++ada 11 nggak++aku 5 nggak++apa -5 nggak++buat -9 nggak++bunuh -20 nggak++hidup -13 nggak++jalan -7
        nggak++masih 10 nggak++mati -7 nggak++nyakitin -15 nggak++sama 11 nggak++turun 8 nggak++yang 6 nggak+ada -3
        nggak+aktif 7 nggak+bakal -6 nggak+bangun 7 nggak+berharap -7 nggak+bisa -13 nggak+diangkat 7 nggak+dibales -5
        nggak+kuat -6 nggak+mau -15 nggak+pernah 3 nggak+tahu -4 nggak+usah 8 nicht++auf 6 nicht++aufwachen 6
        nicht++da 8 nicht++dass -8 nicht++die 4 nicht++es -5 nicht++in -6 nicht++leben 9 nicht++mit 5 nicht++sein 7
        nicht++werden 6 nicht+auf 5 nicht+die 5 nicht+ich -6 nicht+mehr 5 nicht+ob 6 nicht+so -4 nicht+sterben -13
        nichts+mehr 3 nie+geboren 8 nie+wieder -6 night+i 5 no++and 4 no++of -7 no++to 4 no+one 6 no+thanks 11
        nobody+knows 8 noch+der 7 noch+die -3 noch+nie -3 not++it -6 not++of -4 not++to -5 not+a -4 not+even 9
        not+going -5 not+suicidal -10 not+the -4 not+to 3 nothing+left 6 now++i -6 now+and -7 now+i -3 now+im 4
        nur++der 5 nur++ich 7 nur++und 9 nur++von -6 nur+die -3 nur+noch 23 nur+so -4 nyawa+hamba 10 nyoba++diri 6
        obatnya+udah 9 of++alive 11 of++and 5 of++car 10 of++life -6 of+a 4 of+me 6 of+my -4 of+the 10 of+this -4
        off+the 4 ohne++besser 8 ohne+mich 6 on++and -4 on++bridge 8 on++bus -3 on++hip 6 on++roof 8 on++way 8 on+a -8
        on+and -3 on+friday 3 on+it 3 on+monday 5 on+my 16 on+purpose 8 one++the -4 one++to 9 one+day -6 one+more 4
        one+of -2 one+step 7 open+the 7 ora++urip 8 orang+bilang -4 orang+orang -3 orang+rumah 5 orang+tua -4
        out++the 2 out++this -7 out+for 8 out+of -11 over+and -4 over+my -4 over+the -5 own+life 6 pagi+aku 5
        park+and 6 part++me 8 part+of 8 pas++di 7 pas+aku -9 pelan+pelan -5 pencegahan++diri -6 pencegahan+bunuh -6
        pengen++dari 6 pengen++diri 5 pengen++ke -14 pengen++selamanya 10 pengen+hidup -12 pengen+nyusul 10
        people+in 10 percaya++diriku 7 percaya+sama 7 pergi+ke -7 pgn+mati 10 phone+on 7 pindah+ke -3 place+and 8
        pulang++aku 5 pulang+ke 8 puluh+tahun 5 pura+pura 3 put+it -5 put+my 4 rasanya+ingin 9 rather+not 9 ready+to 6
        reason+to 7 right+now 6 ritzt+sich 15 roof+of 9 room+in 6 round++the 9 round+the -4 rumah+kosong 10
        sabtu+ini 12 sag+ich -3 sagt+die -9 sagt+es 5 sagt+ich -4 sagt+sie 10 said++to -5 said+it 3 said+no -4
        salah+kirim -5 sama++di 7 sama++ini 4 sama+anak -3 sama+dia -6 sama+diri -8 sama+diriku 7 sama+hidup 15
        sama+sekali 3 sama+yang 10 sampai++lagi 7 sanggup+lagi -9 sat++the 2 sat+on 3 satu++lagi 16 satu+orang 7
        satu+satunya 6 say+it -4 saya++di -3 saya+akan 9 saya+sudah 12 sayang+banget -6 sayatan+baru 11 says+she 8
        scared+of -5 schluss+mit 8 schon+wieder -11 sechs+wochen 8 see+the -4 see+what -4 see+you 6 sehe+ich 5
        seit+dem -5 seit+gestern -4 seit+wochen 7 sekarang++udah -7 sekarang+aku -8 sekarang+di 6 self+harm 16
        semoga+besok 9 semua++ada -7 semua++aku 8 semua+bakal 12 semua+orang 6 semua+udah 7 semua+yang 6 sendiri+di -4
        sendiri+sampai 14 sepanjang+jalan -3 setahun+lagi 9 setengah+mati -8 seumur+hidup -9 sh+lagi 14 she++it 7
        she++me 4 she++she 8 she++the -5 she++to -7 she+wishes 9 should+be -5 siapa+pun -4 siapa+siapa -3
        siapa+yang -4 sich++das -10 sie++ich 12 sie++mir -4 sie++nicht 11 sie++sich 9 sie++und 5 sie+hat 6 sie+mich 5
        sie+wieder -4 sind++ich 8 six+weeks 9 sleep+and 7 sleep+forever 9 slept++the -3 so++dass -5 so++dont 6
        so++ich -11 so+bad 11 so+dass -7 so+eine 3 so+gern -5 so+i -2 so+lieb -3 so+much 4 so+they 7 sohn+hat 8
        soll+ich 4 sometimes+i 7 sounds+like 9 standing++the 13 standing+at 5 staying+alive 8 steh++der 17 steh+am 5
        steh+auf 6 steh+ich -4 steht++dem 7 steht+auf 9 stood++the -3 striche+an 8 sudah++semua 5 sudah+tidak 9
        suicidal+again 10 sumpah+pengen -7 tadi+aku 4 tadi+malam 2 tadi+pagi 5 tag+im -6 tahun++aku 7 tahun+depan 7
        tahun+lalu -7 take+it -5 tanda+tangan -4 tangan+gue 5 tanggalnya+udah 8 tanpa+aku 5 tapi+aku -8
        tepuk+tangan -3 terima+kasih -6 termin+steht 6 terus+bangun -8 terus+bilang 6 terus+dia -5 that++be 6
        that++for 9 that++the 3 that+i 5 that+man -3 that+the 4 thats++i 7 thats+all 10 thats+the 4 the++again 6
        the++and 8 the++are 8 the++at 6 the++but -4 the++door 5 the++down -4 the++for -7 the++from 4 the++goes 7
        the++home 6 the++i 3 the++in -1 the++is -1 the++of -2 the++off -4 the++on -7 the++one -10 the++packet 7
        the++park 4 the++room -3 the++round -4 the++says -5 the++switch 7 the++the -2 the++then 6 the++time 5
        the++to 5 the++up -3 the++was -11 the++went -4 the++will -6 the++would 4 the+baby -4 the+back -5 the+big 7
        the+blade 12 the+boot 10 the+bridge 11 the+bus -5 the+date 7 the+dog 3 the+dogs 8 the+door -6 the+doors 6
        the+drawer 4 the+first 4 the+floor -5 the+hospital 6 the+kids 5 the+lot -3 the+morning 5 the+new -8 the+next 4
        the+notes 10 the+obituaries 9 the+one -3 the+only 12 the+other -9 the+oven -4 the+people 5 the+phone -2
        the+pills 11 the+place 9 the+plane 9 the+platform 10 the+rain -6 the+roof 4 the+rope 9 the+school 4 the+sea -7
        the+sink -4 the+stairs -2 the+table -4 the+time 4 the+train 7 the+urge 12 the+way 4 the+whole -8 the+window -3
        the+world 7 them+and 3 then+i -7 then+im 9 there++a 5 there++no -5 there++the -3 there+and -6 there+are 8
        there+i 6 there+is -4 there+to 8 there+was 5 theres+no 3 theres+nothing 4 they++me -4 they++the -5 they+dont 7
        theyd+be 7 think+about 4 think+it -5 think+of 5 thinking++suicide 9 thinking+about 17 this++and 4 this++i -4
        this++is -9 this++my 6 this+anymore -7 this+is 16 this+job -6 this+page 7 this+time 5 this+week 5 this+world 8
        thought+about 7 through+the 3 tiap++aku -3 tiap+hari 10 tiap+lewat 5 tiap+malam 7 tiap+pagi 8 tidak++yang -4
        tidak+ada -3 tidak+mau -5 tidur++nggak 6 tidur+dan 10 tidur+di -5 tidur+selamanya 14 tidur+terus 8 tiga+hari 4
        till+six 6 time+in 6 tired+of 4 to++alive 8 to++and 9 to++anymore 8 to++by -7 to++clear -11 to++for 3
        to++himself 9 to++i -6 to++in -13 to++into -6 to++it -3 to++lol -11 to++my 4 to++the -11 to++this -8
        to++where 8 to++with -8 to+be 2 to+cut 14 to+die 19 to+do 2 to+go 4 to+have -4 to+just 9 to+keep 5 to+live 16
        to+me -2 to+my -7 to+myself 7 to+ring -4 to+sleep -4 to+take 6 to+the -17 to+write 4 tochter+hat 7 today+i -6
        told+me 6 told+my 9 told+them -7 tolong++malam -7 tonight+i 8 took+my -7 tot+sein 8 tot+waere 6 trau++nicht 5
        trau+mir 10 tried+to 3 turned+the -4 twenty+minutes 5 two++and -2 udah++ada 12 udah++aja -6 udah++aku -5
        udah++berharap -7 udah++di 14 udah++ke -3 udah++mau 7 udah++rumah 12 udah++sama -5 udah++semua 8
        udah++tinggal 9 udah+bulat 8 udah+cukup 9 udah+di 6 udah+gak 4 udah+kutulis 9 udah+lunas 6 udah+mati 7
        udah+mutusin -9 udah+selesai -7 udah+tiga -5 ueber+den -5 ulang+tahun 4 um++uhr 6 um+den -4 um+die 7
        um+sechs -6 und++bin 3 und++das 3 und++die -4 und++geh 6 und++hab 4 und++hat -2 und++ist 2 und++mich -3
        und++nach 5 und++nicht 6 und++sagt -4 und++sich -4 und++so 7 und++und -4 und++war -3 und++wars 8 und+alle -5
        und+alles 4 und+bei -3 und+dann -1 und+das 8 und+den 4 und+der -8 und+die -5 und+es -3 und+hab -6 und+heute 5
        und+ich -11 und+ist 8 und+jetzt -2 und+keiner 2 und+mein -4 und+mir -4 und+nicht -5 und+sagt 9 und+sie -3
        und+war 5 und+weiss -4 und+wenn -6 und+will 5 under++table -4 under+the 2 unter++erde 14 unter+der 3
        until+it 7 up++my -7 up++the 12 up+and -3 up+on -6 up+the -3 up+to -3 up+tomorrow 11 urge+to 12 used++be -6
        used+to -6 versucht++zu 9 vom+leben 10 von+den -4 von+mir -5 vor++jahren -5 vor++stunde 9 vor+der -5
        vor+einer 9 vor+mir 9 waer++gern 6 waer+ich 6 wake++tomorrow 11 wake+up 12 waktu++aku -7 wanna+die 10
        want++be 13 want++die 16 want++end -7 want++go -5 want++kill -5 want++live -15 want++to 6 want+a -8 want+it 6
        want+my -11 want+to 2 wanted+to 4 war+der 9 war+im -5 warum++ich 11 was++ein -3 was++ich 9 was++the -4 was+a 6
        was+dead 14 was+fuer -3 was+ich 3 was+soll 7 watched+the -4 way+out 6 we++the -3 we++to -3 week+and 7
        weil+die 4 weil+ich 9 weiss++nicht -3 weiss+ich -4 weiss+nicht -3 wenn++das -4 wenn++heute 5 wenn+er -3
        wenn+ich 7 wenn+sie -2 went++the -3 went+back 5 went+in -9 went+to 5 what++i 3 what+a -3 what+do 6 what+if -5
        what+would -6 when+i -7 when+the 5 where+he 9 which+is 4 wie++ich 6 wie+ein -8 wieder+da 8 wieder+leben -13
        will++be -8 will++leben 11 will++nicht -4 will++noch 6 will++nur 13 will++the -9 will+be -5 will+dass 8
        will+einfach 5 will+ich -4 will+mich 10 will+nicht -12 will+not -6 will+sterben 5 wir+haben -6 wir+sind -4
        wir+zwei 5 wish+i 18 with++and -6 with+a 7 with+her -6 with+him -5 with+it 11 with+my -10 without+me 9
        wo++jetzt 7 wo+er 6 woke+up 10 wollt+ich -5 wont++to 8 wont+be 8 would++easier 7 would+be 12 would+i -6
        writing+this 7 ya++aku 7 ya++lah -5 ya+allah 4 ya+ampun -4 ya+udah -5 yang++ada 4 yang++bikin 4 yang++lama 7
        yang+ada -5 yang+aku 16 yang+bayar -5 yang+bikin 3 yang+dulu 4 yang+lain 5 yang+lebih -3 yang+tahu 5
        yang+udah 5 you++in 6 zu+ihr -5 zu+sein 6 zwei+stunden -3 zwei+wochen -5
        """
}
