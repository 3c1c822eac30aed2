// Written by Tests/Fixtures/crisis/weigh; not to be changed by hand.

extension CrisisEvidence {
    /// From where the points of a window are counted.
    static let start = -49
    /// Points from which a window calls for help.
    static let threshold = 25

    static let words = """
        0 -4 05 -3 1 -3 10 -9 11 -7 13 -4 14 -3 15 -9 17 -6 18 -8 19 -3 2 2 20 -10 2019 -6 22 -5 26 -3 3 -6 30 -6
        31 -3 4 9 40 -3 5 -10 50 -7 6 -6 7 -9 8 -6 80 -6 800 -5 9 -7 90 -5 a -10 ab -7 abang -4 abang* 4 abangku 4
        abdi 16 abend 4 aber -23 abgeh* -3 abges* -7 abis -2 about -3 absch* 19 absic* 12 absol* -4 abu -4 acara -3
        ach -5 acht -9 acros* -4 across -4 actua* 5 actually 6 ada 9 adek 3 adikk* 11 adikku 11 adore -5 aerme* 6
        aermel 6 aerzt* -4 after 8 after* -4 afternoon -4 again 15 agak -6 ago 10 air -4 aja 27 akan 8 akhir* 7
        akhiri 6 akku 3 aktif 6 aku 24 alarm -8 alasa* 5 alasan 5 alham* -5 alhamdulillah -5 alive 44 all 6 allah 7
        alle 6 allei* 3 allein 5 allem 12 alles 1 alrea* 2 already 2 als -11 alte -7 alten -3 alway* -6 always -6 am 2
        ambil 6 ambul* 12 ambulance 6 ambulans 6 ampun -5 an -3 anaes* 9 anak -8 anakk* 8 anakku 8 and -3 andai 24
        ander* -4 andere -2 anderen -4 anderes 8 anders -5 aneh 14 anger* 4 angerufen 4 anges* -7 angeschaut -5
        angin -4 angka -4 angka* -4 angry 3 angst 16 anoth* 10 another 10 anruf* -6 ans 6 answe* -2 antre 5 any 8
        anymo* 9 anymore 9 anyth* -7 anything -7 apa -10 aplik* -5 aplikasi -5 arbei* -8 are 4 arm 17 arme 12 armen -7
        arms 8 aroun* 8 around 8 as -8 ask -7 asked -9 askin* 3 asking 3 aslee* 4 asleep 4 at -20 atas 10 atau -4
        ate -11 atmen 15 auch -12 auf 4 aufge* 3 aufgeschnitten 6 aufgewacht 12 aufho* 8 aufhoeren 9 aufs 3 aufst* -4
        aufstehen -4 aufwa* 14 aufwachen 10 aufzu* 6 augen -2 aus -12 ausgemacht 8 ausgezogen -3 auto 7 away -5 ayah 7
        ayam -4 bab -5 baby -5 baca -15 back -7 bad 5 badan 4 badan* 11 badanku 11 bagai* -4 bagaimana -4 bagus -5
        bahas -5 bahns* 13 bahnsteigkante 12 baik 3 baju -8 bakal 17 bald 17 balik 7 balko* 4 balkon 4 bang -8
        bange* 1 banget 2 bangg* -12 bangga -12 bangu* 15 bangun 6 banya* -10 banyak -10 bapak 1 baren* -6 bareng -6
        baru 1 barus* 12 barusan 12 basah -3 batas -7 batte* -8 batuk -4 bau -10 bauch -5 bawa -5 bawah 5 bayar -3
        be 23 beban 4 bebas 3 becau* 6 because 6 bed -7 bedro* -4 bedroom -4 been 17 beerd* 3 beerdigung 5 befor* -5
        before -5 begit* -9 begitu -9 behin* -5 behind -5 bei -7 beide -6 beide* -7 beiden -4 beim -14 being 20
        bekas 6 bekom* 9 bekommen 8 belaj* -6 belajar -6 belak* -8 belakang -7 belas -8 beli -6 belia* -5 beliau -5
        belie* -11 believe -10 belum -15 ben -6 beneran 4 bengk* 6 bengkak 8 beran* -6 berangkat -6 berani -3
        berap* -4 berapa -4 berat -9 berbu* 6 berda* 15 berdarah 11 berei* 10 bereit 12 beren* 7 beres 4 berha* 11
        berharap 17 berhe* 6 berhenti 6 berik* 8 berikutnya 8 beris* -6 bersy* -11 bersyukur -11 berta* -5 berub* -6
        berubah -6 besok 4 besor* 9 besorgt 9 besse* 8 besser 8 best -7 beste* -7 bestellt -3 bester -5 besti* -5
        besuc* -4 betri* -6 bett -9 bette* 9 better 12 betul -3 betwe* -4 between -4 bevor -4 biar 4 biasa -8 bikin -9
        bilan* 5 bilang 6 bin 2 binta* -4 bintang -4 birth* 5 birthday 6 biru 3 bisa -8 bist -9 bit -5 bitte 6
        blade 19 bleib -7 bleib* 4 bleiben 3 block -3 block* -5 bloss -8 blue -3 bocah -5 boden -9 body 9 bola -4
        boleh -6 book -6 books -3 boot 7 boots 4 born 13 bos -6 bosen 7 boss -12 both -8 bough* -2 bought -2 box -8
        boxes -4 boy -3 breat* 9 breathe 6 breathing 12 bridg* 11 bridge 8 brief 4 brief* 4 briefe 7 brill* -4
        bring -2 bring* -6 bringt -5 bro 5 brot -6 broth* 6 brother 3 broug* -5 brought -5 bruec* 8 bruecke 4 bu -3
        buat 5 buero -11 buka -4 bukan -3 buku -2 bulan -2 bumi 5 bundi* 23 bundir 23 bunga -7 bunuh -3 bunuh* 10
        bunuhdiri 11 bunyi -5 burn 7 bus -5 but -13 by -1 bye 9 cabin* 6 cabinet 6 cabut 20 cake -8 call -9 calle* -6
        called -6 calm 15 came -5 can -6 cance* 12 cancelled 6 cant -8 cape 12 capek -20 cara 6 care 12 cari -5
        carri* -3 cars 7 cat 3 catat* 6 catatan 6 ceili* -4 ceiling -4 cerit* -4 chair -3 chang* -8 change -4
        changed -3 charg* -7 chat 7 check -4 checked -4 checking 6 cheer* -3 chef -7 chest -5 chips -5 chris* 5
        christmas 6 cinta -16 clean 10 cleaned 6 clear -11 coat -4 coba -4 coffe* -6 coffee -5 cold -5 colle* -3
        come 3 comes 4 comin* 9 coming 9 contr* -7 contract -6 could* -9 couldnt -9 count* -4 counted -4 counting 3
        cours* -5 cousi* 3 cousin 7 cousins -4 cover* 5 cream -4 cried -3 cross* 8 cry -6 cryin* 4 crying 4 cuci -5
        cucu -3 cukup 5 cuma -17 curta* -4 curtains -4 cut 4 cuts 19 cutte* 6 cutti* 16 cutting 16 da -2 dabei -4
        dad -2 dada -5 dadah 4 dadak* -5 dadaku -5 dads 8 daftar -3 dafue* -4 dafuer -4 dahei* -5 daheim -5 dahin 4
        dahli* -6 dalam -2 damit 6 dan 5 danac* -6 danach -6 daneb* 7 daneben 7 danke 9 dann -5 dapat -4 dapet -3
        dapur -11 daran 4 dari -7 darik* 7 dariku 7 darip* 10 daripada 10 dark -3 das -11 dass 13 dasse* -4
        dasselbe -4 datan* -2 datang -2 date 10 dauer* 4 daugh* 6 daughter 6 davon -4 davor -3 day 2 days 5 dead 16
        deadl* -11 deadline -8 death 12 decid* 5 decided 7 decke -6 deh -5 dekat -5 deket -4 delap* 3 delapan 3 dem -5
        den -2 denga* -7 dengan -6 denge* -9 denger -4 dengerin -5 dengk* -6 denk 15 denke 7 denke* 6 denken 6 denn -4
        depan -15 der -5 dera 3 deser* 14 deserve 10 deuts* -4 di -2 dia -4 diang* 5 diangkat 6 diary 10 dibac* -6
        dibal* -6 dibales -5 diban* 9 dich -6 dick 8 didnt -3 die -3 diem -5 diens* -3 dienstag -3 diese 13 diese* -11
        diesen -8 dieser 2 dieses -2 diesm* 4 diesmal 4 diffe* -4 dihap* 6 dihapus 6 dijua* -4 dijual -4 dikit -5
        dilah* 13 dilahirin 9 dimas 5 dimin* -6 dingi* -6 dingin -6 dinne* -6 dinner -4 dipak* -4 dipeg* -5
        dipegang -5 dipin* -4 dir 2 direc* -3 diri 32 dirik* 8 diriku 8 disap* 5 disur* -4 disuruh -4 ditan* -8
        ditanya -7 do 5 doang -7 dobel 6 dog 3 dogs 8 doing 3 dokte* -3 dokter -3 dokum* -5 done 11 donne* 6
        donnerstag 8 dont 9 doors 6 doron* 5 dosen -8 down -5 dran 4 drauf 5 drauf* 5 draus* -4 draussen -4 drawe* 4
        drawer 4 dream 8 drei -17 dress* -3 drin -4 dritt* -9 drive -4 dropp* -5 drove -3 druck* -6 du -19 dua -24
        duduk -4 due -3 dulu -18 dulua* -3 duluan -3 dunia 30 dunke* -4 durch -13 durch* -9 dying 10 early -10 ears -5
        earth 5 easie* 7 easier 7 eatin* -5 eating -5 edge 8 egal 9 eh -4 ehrli* 9 ehrlich 9 eigen* -2 eigentlich 5
        eight -5 ein 4 eine -3 einem -5 einer 9 einfa* 11 einfach 11 einge* -2 eingeschlafen -4 einsc* 7
        einschlafen 11 eintr* 5 eintrag 6 einzi* 12 einzige 15 eis -8 eiska* -4 eiskalt -4 eithe* 4 either 4 eleve* -5
        eleven -5 elf -4 else -5 elter* -4 emak -3 empat 5 empty -5 enak -13 enam 4 end -6 ende -6 ended -6 enoug* 11
        enough 11 entry 7 entsc* 4 entta* 8 envy 13 episo* -6 episode -6 er -5 erde 9 erden -6 erhae* 9 erhaengen 9
        erlei* 9 erleichtert 7 ernst 8 ersch* -6 erst -3 erste -5 erste* -4 ersten -2 erzae* -3 erzaehlt 3 es 13
        essay -3 essen -7 euch 5 euro -6 even 3 ever -6 every -2 every* 3 everyone 1 ex 5 exam -5 excit* -3 exist 16
        exist* 27 existieren 12 existing 14 expla* 4 explain 4 face -10 faehr* -3 fahre* -4 fahren -4 falls 5
        falsc* -4 famil* -3 fast -4 fed 6 feel 2 feeli* 4 feeling 4 feels 4 feet -6 fehlt 5 feier -6 felt 6 fenst* -8
        fenster -6 ferti* 3 fertig 3 fifty -6 figur -7 film -7 final* 2 finally 2 find 9 finde* 5 finden 6 finge* -9
        finger -8 fingers -3 finish -6 finished 6 first -9 five -8 fix 4 flatmate 6 flug -5 flur -3 foot -4 for -7
        forev* 11 forever 11 forge* -4 forgo* -4 formu* -9 forty -3 foto -8 fotok* -5 found 2 four -8 fourt* -3
        fourteen -4 frag -8 frage* -5 fragen -5 fragt 3 frank* 6 frau -5 frech* -3 frechheit -3 freit* 3 freitag -2
        fresh 8 freu -4 freun* 16 freund 9 freundin 11 frien* 9 friend 10 frigh* 5 frisc* 8 froh -3 from -5 front 5
        frueh 5 frueh* -2 frueher 2 fuehl -10 fuehl* -6 fuenf -5 fuenf* -4 fuers -6 fuess* -7 fuesse -7 full -3
        funer* 5 funeral 5 fussb* -6 ga 15 gab -3 gaebe 7 gagal -3 gaji -3 gak -5 galon -4 game -5 gampa* 4 gang -5
        ganti -6 ganti* -3 gantu* 4 ganz -8 ganze 2 ganze* -2 gar 2 garag* 23 garage 14 garde* -4 garden -3 garis 10
        garte* -4 gate -4 gaya -7 geb -5 gebli* -7 geblieben -7 gebra* -7 gebracht -4 gebur* -6 gedac* 6 gedacht 6
        gedan* 10 gedanken 5 gede -7 gefah* 3 gefra* -7 gefragt -7 gegen -5 geges* -5 gegessen -5 gegla* -4
        geglaubt -4 geh 6 gehab* -4 gehabt -4 gehal* -3 gehe 7 gehen -4 gehoe* 5 gehoer 10 gehoert -3 geht -15
        gehts -12 gekau* -4 gekauft -4 gekue* 7 gekuendigt 5 gelac* -3 gelacht -3 gelas -4 gelau* -4 gelaufen -4
        gemei* -3 gemer* -2 gemet* -2 gemetar -3 gemma 13 genau -6 genom* 4 genommen 4 gente* -4 genteng -4 genug 9
        gepos* 7 gepostet 7 geput* 9 geputzt 9 gerad* 10 gerade 10 gered* 2 geredet 2 gereg* 6 gern 2 gesam* 6
        gesammelt 7 gesch* 3 geschickt -3 geschluckt 17 geschnitten -3 geschrieben 10 geseh* -2 geses* -3 gesessen -3
        gespr* -3 gesta* -3 gestanden -3 geste* 6 gestern 11 gesto* -6 gestorben -8 gesun* -3 get 2 getan 8 getra* -4
        gets 7 geweh* 8 gewehr 8 gewes* -8 gewesen -8 gewor* -5 geworden -4 gibts -4 gigi -3 gila -6 giman* 2 gimana 2
        ging -5 girl -5 gitu -5 give 3 glad -7 gleic* -2 gleich -9 gluec* -5 glueck -3 go 3 god 11 goes -3 going -4
        gone 13 gonna 9 good -3 goodb* 17 goodbye 17 googl* 8 googling 7 goren* -6 goreng -5 gores 11 got -2 gott 8
        goyan* -3 goyang -3 grab 4 grand* -7 grave 8 great -7 green -4 grey -4 gross* -5 groun* 8 ground 8 grund 6
        grup -6 gue -13 gula -6 gun 6 gunti* 11 guru -6 gut -14 gute -6 guter -5 gutte* 6 gw 9 gym -9 ha -8 haare -3
        hab 10 habe 2 haben -16 habis 7 habit -9 habs 4 habt 13 had -6 haend* -3 haende -5 haeng* -3 haett -4 haett* 9
        haette 6 hafal -5 haha -29 hair -7 haji -3 hal 8 halb -5 halbe -4 halbe* -4 half -9 hals -6 halt -4 halte* -7
        halten -5 hamba 10 hand -3 hande* -5 handed -3 hands -3 handy -5 hang 4 happe* -4 happens -5 happy -4 hapus -4
        harap* -9 harapan -6 hard -7 harga -10 hari -5 harm 15 harus 9 hat -14 hati -5 hats -3 haus 4 hausa* -3
        hause -7 have 5 haven* 3 havent 3 havin* 5 having 5 he -11 head 5 hear -8 heart -2 heave* 8 heimg* -3
        heimw* -3 heimweg -3 heiss* -5 heisst -4 held -6 hell -4 hello -6 helm -4 help -4 her -13 here 4 herr -4
        herse* 15 herself 15 herz -7 herze* -3 hes 2 heute -3 hid 12 hidup 56 hidup* 13 hidupku 4 hidupnya 8 hier 3
        hilan* 4 hilang 4 him -19 himme* 5 himmel 5 himse* 15 himself 15 hin -5 hinge* -5 hinte* -5 hinten -4
        hinterher 6 hip 6 his -13 hit 9 hoch -4 hoert 3 hoffe 11 hoffe* 15 hoffentlich 15 hoffn* -8 hold -4 holid* -12
        holiday -10 holt 8 home -10 hones* 9 honestly 9 hope 5 hopin* 15 hoping 15 hospi* 4 hospital 5 hot -4
        hotel -15 hour 2 hours -6 house -5 house* -6 hoyon* 12 hoyong 12 hp -11 hpnya 5 hueft* 8 huefte 8 hujan -6
        hummi* -4 humming -4 hund 3 hunde* -4 hurti* 7 hurting 7 husba* 3 husband 4 i 13 ibu 2 ich 13 ichs 8 ick 9
        id 8 idiot -4 ieu 6 if 7 ihm -16 ihn -12 ihnen 7 ihr 2 ihre -2 ihren -6 ikan -5 ikut -11 ilang -4 ill 9 im 1
        immer 12 in -18 indah -6 ingat -3 inget -4 ingin 23 ini -2 ins -7 insid* -3 inside -3 inste* 5 instead 5
        insul* 7 insulin 7 interview -5 into -10 irgen* -6 iri 12 is 8 isi 6 istir* 8 istirahat 8 istri 4 istri* -3
        it 5 its -5 itu -12 ive 2 iya -9 ja -14 jadi -18 jadwa* -4 jadwal -4 jahr 3 jahre -6 jahre* -9 jahren -9
        jakar* -8 jakarta -8 jalan 2 jam -17 janga* 3 jangan 3 jantu* -6 jantung -4 jari -5 jatuh -6 jauh -9 jawab -6
        jealo* 9 jealous 9 jede -4 jeden 7 jeden* 8 jedenfalls 8 jedes -10 jelas -5 jelas* 8 jelasin 10 jelek -7
        jeman* -2 jemba* 9 jembatan 9 jempo* -4 jempu* 11 jemput 11 jende* -6 jendela -6 jepan* -6 jepang -6 jetzt -11
        job -15 jokin* 6 joking 7 juara -9 juga -2 jujur 5 jump 21 jumpe* -2 june -4 just 2 justr* -3 justru -3
        juta -3 ka 7 kabar -5 kabeh 11 kadan* 9 kadang 9 kaeme* 8 kaemen 8 kaffe* -8 kaffee -8 kakak* 7 kakakku 7
        kakek -3 kaki -12 kalau 20 kalen* -4 kali -8 kalia* 5 kalian 5 kalim* -5 kalt -3 kamar -8 kambu* 9 kambuh 9
        kami -15 kamis 8 kamu -11 kanke* 10 kann -8 kanti* -4 kantin -4 kanto* -2 kantor -8 kaput* -7 kaputt -4
        kardu* -7 kardus -7 karen* -2 karena -2 karl 13 karte* -5 karto* -3 kasur -11 kata -6 katan* 6 katanya 6
        katze 9 kau -5 kaum -8 kayak* 9 kayaknya 9 ke -5 kebay* 6 kebayang 8 kebuk* 8 kebuka 8 kebun -7 kecew* 10
        kecewa 10 kecil -6 keden* 13 kedengarannya 11 kedua -4 keep 6 keeps 18 kein -5 keine -6 keine* 9 keinem 7
        keinen -3 keiner 5 kelas -6 kelua* -11 keluar -3 keluarga -8 kemar* 10 kemarin 12 kena -14 kenap* 15 kenapa 16
        kenca* -7 kenn 4 kepal* 11 kepala 11 kepen* 10 kepengen 16 kepik* 19 kepikiran 19 kept -7 keran -4 keras -4
        keras* -3 kerasa -3 keret* 3 kerin* -8 kerja -3 kerja* -7 kerjaan -7 kesay* -7 ketaw* -6 ketawa -6 ketem* -6
        ketemu -6 ketid* -4 ketiduran -4 ketig* -3 ketiga -3 ketin* -7 ketinggalan -5 keys 3 kids 3 kill 8 kille* -10
        killed -8 killi* -3 killing -3 kilo -4 kind -7 kinde* 5 kindern 5 kira -2 kirch* -4 kiri -3 kirim -3 kisse* -5
        kissen -3 kita -15 kitch* -3 kitchen -3 klass* -4 klein* -5 kleine 4 kleiner -4 kling* 23 klinge 16 klingt 11
        klipp* 9 knees -3 knie -4 knote* 8 knoten 8 know -4 knows 8 koenn* 4 koennen -8 koennt -7 koennte 14
        koennten 6 koerp* 13 koerper 13 koffer -7 kok -12 kolam -4 kollegin 5 komis* 12 komisch 12 komme* -5 kommen -5
        kommt -3 konnte -4 kontr* -12 kontrak -8 koper -5 kopf 9 kopi -8 kosku 5 koson* -4 kosong -4 kota -6 kotak -4
        krank* 8 krebs 10 krieg -7 krieg* -3 kriegt -4 ku -4 kuat 4 kubel* 6 kubeli 7 kubuk* -3 kubuka -3 kuche* -6
        kuchen -5 kucin* 2 kucing 5 kue -5 kueche -4 kuend* -5 kulak* 10 kulakuin 10 kupel* -5 kupeluk -5 kupik* 9
        kuran* -6 kurang -6 kurs -6 kursi -4 kutul* 6 kutulis 3 lache* -7 lachen -7 lacht -3 lad -5 laebe 14 laeng* -6
        laenger -4 lagi 7 lagu -6 lahir 8 lain 2 lakui* 17 lakuin 17 lalu -10 lama -7 lamp -5 lampe -5 lampu -17
        lampu* -5 lampunya -5 lang 4 langg* -5 langganan -5 langs* -3 langsung -4 lanta* 5 lantai 5 lanza* -8
        lanzarote -8 lapan* -4 lapor* -4 laporan -4 lapto* -5 laptop -5 lari -9 lass -4 last 13 late -5 latih* -11
        latihan -11 laugh* -8 laughed -4 laughing -4 laut -12 lay -4 lean 5 learn* -4 leave -3 lebe 22 leben 38
        leben* 27 lebens 8 lebensmuede 8 lebenswillen 11 lebih 5 lebma* -4 lebt 10 lectu* 5 lecture 5 leer -9
        leere* -4 left 9 lega 12 legs 3 leich* 3 leicht -3 leichter 7 leide* 6 leider 6 lem 8 lemar* -4 lemari -4
        lenga* 27 lengan 7 lenganku 12 lengannya 8 lepas -3 let 4 lette* 5 letters 8 letzt* 15 letzte 8 letzten 6
        leute -8 level -10 lewat -6 lho -4 liat -8 libur -8 licht -6 liebe -7 liebe* 8 lieber 10 liebs* 5 liebsten 7
        lied -7 liege* 7 liegen 8 liegt 4 life 21 lift -5 light -4 lihat -11 like -1 lima -7 line -7 lines 8 list 3
        liste 4 littl* -3 little -3 live 21 livin* 27 living 27 lmao -8 lo -5 locke* 9 locked 9 lol -20 lombo* -6
        lombok -6 lonca* 9 loncat 9 long 3 look 6 looke* -2 looked -2 looks -8 loron* -3 lorong -3 losge* -4 lost -9
        lot -5 love 4 loved -6 lovel* -4 lovely -3 loyan* -6 loyang -6 luar -3 lucu -4 luft -5 luka 8 lulus -4 lunas 5
        lunch -8 lunch* 5 lupa -12 lust 5 lutut -5 lying -5 ma 11 maaf 8 maafi* 12 maafin 12 mach 4 mache -5 mache* 3
        machen 3 macht 8 macht* 5 machts 5 mag 9 magri* -5 magrib -5 mai -4 main -8 makam 5 makan -10 make 7 makin -3
        mal -16 malah -3 malam 11 malam* -3 malamnya -3 males 6 malu -6 mama 5 mampu* 9 mampus 9 man -14 mana -5
        manch* 6 manchmal 5 manci* -5 mancing -5 mandi 3 manis -3 mann -2 mans -4 manta* -3 many 5 map -4 marah -2
        marga* 9 mark -7 masa -7 masak -4 masih -5 masuk -12 mate 4 mati 16 matia* -9 matian -9 matte* -4 mau 8 may -5
        mbah -4 mbak -6 me 14 mean 8 meant -4 meeti* -7 meeting -5 mehr 17 mei 6 mein 3 meine 5 meine* 10 meinem 10
        meinen 2 meint 9 meja -2 melel* -6 meleleh -6 meluk -5 meman* -3 memang -3 menan* -4 menang -4 menda* 4
        mendi* 14 mendidih -5 mending 19 menem* -6 menga* 5 mengakhiri 8 menge* -4 mengg* -4 mengu* -3 meninggal 2
        menit -8 mensc* -9 mensch -6 menun* -2 menya* -5 menye* 4 merah -6 meras* -3 merasa -3 merek* 8 mereka 8
        mertu* -5 mertua -5 mesin -7 mess -8 meter -4 mi 6 mich 32 might 14 min -5 mind 12 mine -4 minggu 2 minim* -4
        minta -2 minum 14 minut* -5 minuten -5 minutes 2 mir 14 mirin* -3 miring -3 miss 3 misse* -3 missed -3 mit -17
        mitbe* 5 mitge* -5 mitte* -4 mitten -4 mobil 4 moech* 12 moecht 4 moechte 8 mog 10 monat* 5 money 4 monta* 5
        montag 5 month* 9 months 9 mop -5 more -5 morge* 9 morgen 6 morni* 8 morning 5 mothe* -2 motor 7 moved -6
        movin* -7 moving -7 mr 6 muak -4 mual -4 muat 5 muede 10 muess* 7 muessen 4 muka 6 mulai 2 mum 9 mums 6
        mundu* 7 mundur 7 mungk* 4 mungkin 4 muss -6 musst* -5 musste -4 muter -4 my 7 mysel* 23 myself 23 na -3
        nabra* 7 nach 2 nachb* -4 nachbarn -5 nachg* -5 nachgeschaut -4 nachm* -5 nachmittag -3 nacht 15 nacht* 6
        nachts 7 nadan* -8 nadanya -8 naech* 8 naechste 5 nahan 10 naik -12 nama -6 name -15 namen -6 nampa* 7
        nampar 7 nan 11 nangi* -5 nangis -5 nanti 4 nanya -8 nasi -8 nass -4 nearl* -3 nearly -3 neben -4 ned 10
        need 6 nehm -6 nehme* 3 nehmen 3 nein -5 nelpo* -5 nelpon -5 nempe* -5 nempel -5 nemu 6 nenek -4 nengg* 8
        nengo* 3 nengok 3 netz -5 never -5 new -9 next 9 ngabi* 9 ngabisin 9 ngaka* -5 ngakak -5 ngangguk -3 ngant* 4
        ngega* 8 ngela* 8 ngeli* -6 ngera* 4 ngere* -5 ngeti* -5 nggak 3 ngitu* -5 ngitung -4 ngomo* -4 ngopi -4
        niat -4 nich 5 nicht -1 nicht* -8 nichts -5 nid 9 nie -7 night 17 night* 4 nights 4 nih -4 nikah -5 nimma 21
        nimme* 8 nimmer 8 nimmt -3 nine -7 ninet* -5 ninety -3 no -5 nobod* 13 nobody 9 nobodys 3 noch -1 nochm* -5
        nochmal -5 noise -5 nomor -5 noon -7 norma* 9 normal 11 not 5 note 6 noteb* 5 notebook 5 notes 8 nothi* -5
        nothing -7 notice 6 noticed -7 now -8 npc -8 numbe* -5 number -4 numme* -3 nummer -3 nungg* -3 nunggu -2
        nur -13 nurse -4 nya -11 nyaki* 5 nyakitin 5 nyamp* -3 nyampe -3 nyany* -6 nyanyi -4 nyawa 7 nyawa* 13
        nyawaku 13 nyaya* 16 nyayat 16 nyese* 6 nyesek -5 nyesel 11 nyeti* 5 nyetir 5 nyile* 22 nyilet 22 nyund* 9
        nyundut 9 nyusu* 6 nyusul 10 oat -9 ob -6 obat 6 obatn* 12 obatnya 12 oben 3 obers* 13 oberschenkel 13
        obitu* 9 obituaries 9 oder -7 of -2 off 7 offic* -4 office -3 oft 6 oh -8 old -8 oma 9 omg -10 on -8 once 5
        one 3 onkel -7 onlin* -5 online -5 opa 3 optio* 4 ora 10 orang -12 order 4 ordne* -4 ordner -4 our -4 out -3
        outsi* -4 outside -4 oven -10 over -2 overd* 15 overdose 11 pacar* 10 pacarku 10 packe* 3 packed -4 packet 7
        pada 2 padah* -4 padahal -4 page 3 pagi 11 paha 25 pahak* 9 pahaku 9 paid 6 pak -10 pakai -8 pake -4 pamit 9
        panas -7 pangg* -4 panik -7 pante* 7 pantes 7 papan -5 paper* -3 park 2 parke* 8 parked 8 parkiran 3 parkp* -3
        parkplatz -3 part 6 party -11 pas -6 pasar -4 pass -4 passi* -3 passw* 7 past -6 pasti 3 pause -9 pecah -7
        pegan* -5 pegangan -4 pegel -5 pelan -7 peluk -6 pen -3 pence* -6 pencegahan -6 pende* 3 pendek 7 penge* 22
        pengen 18 pensi* -2 penuh 10 peopl* -2 people -2 per -6 peras* -8 perasaan -8 perca* -8 percaya -8 perem* -3
        perempuan -2 perfe* -7 perfect -5 pergi 10 perma* 7 perna* 2 pernah 2 peron 11 perpi* 12 perpisahan 12
        perse* 5 persen 5 perso* -10 person -8 perta* -7 pertama -5 perut -9 pesan 7 pgn 18 phone 5 pick -4 picked 4
        picki* 9 picking 9 pictu* 5 pikir 4 pikir* 7 pills 8 pinda* -11 pindah -10 pingg* 19 pinggir 12 pinja* -4
        pintu -6 pipi -3 pirin* -5 piring -4 pisau 5 pizza -12 place 6 plan 9 plane 4 plane* 7 plant* -8 platf* 10
        platform 10 platz 7 platz* -5 pleas* 11 please 14 podca* -5 podcast -5 pohon -6 point 5 point* -5 polit* -4
        post -3 poste* 6 posti* 5 posting 5 pray 12 prese* -6 press* -5 probi* -6 prom 10 prope* -4 pruef* -4 puas -3
        puasa -5 pulan* -5 pulang -5 puluh 5 pun -7 punya -13 pura 3 purpo* 8 purpose 8 push -6 put -7 putih -8
        putus -8 putus* 7 putuskan 7 quart* -4 quiet 4 racun 14 rad -5 radio -8 rain -11 rambu* -7 rambut -4 rame -3
        rang -3 rapat -5 rapi -3 rasa -7 rasan* -3 rasanya -3 rathe* 6 rather 6 raus -8 rausk* 6 read -11 ready 17
        reaso* 8 reason 9 rechn* -7 recht 6 refus* -7 regen -5 reichen 6 reicht -8 rein -5 rel 5 relap* 9 relapsed 9
        rent 4 repar* -4 repot 5 reser* 10 resig* -8 resign -6 respo* -4 resul* -3 ribu -4 rice -4 richt* -7
        richtig -5 ring -6 ritzt 15 river 5 rn 11 rock -5 roof 3 rooft* 7 rooftop 7 roomm* 5 roommate 5 rope 11
        roti -5 round -3 ruang -6 rueck* 4 ruecken -4 ruhe 8 ruhig 10 run -6 rung -4 runte* -10 runter -5 sabar -3
        sabtu 9 sad -5 safe 7 sag -11 sage -3 sagen -2 sags 6 sagt 5 said -5 saja -4 sakin* -6 saking -6 salah -8
        sama -6 sambi* -4 sambil -4 same -4 sampa* -9 sampai -8 sampe -8 sana 6 sanda* -2 sang -5 sangg* -5 sanggup -5
        santa* -5 santai -3 sass -3 sat -3 satpa* -4 satpam -4 satu 2 satun* 5 satunya 5 sawah -3 say -7 saya 7
        sayan* -4 sayang -6 sayat* 11 sayatan 11 sayin* 6 saying 6 says 4 scan 5 scare* 7 scared 7 schac* -4 schaf* -4
        schau* -6 schei* -5 schie* -5 schla* -1 schlaf -3 schle* -4 schlu* -2 schme* -9 schne* 3 schnee -5 schneiden 7
        schni* 8 schnitte 12 schnu* -4 schoe* 5 schoener 9 schon -10 schoo* 3 school 4 schre* 2 schri* 9 schritt 10
        schub* 5 schublade 6 schue* 3 schul* -3 schule -5 schwe* -2 schwester 6 schwi* -8 scrat* 9 screa* 4 screamed 3
        scree* -5 scrol* -3 sea -7 sebel* -4 sebelah -8 sebelahku 6 sebelas -4 sebot* 7 sebotol 7 secep* 9
        secepatnya 10 sechs -2 secon* -8 second -6 secre* 7 sedih -5 sedik* -6 sedikit -6 see 7 sees -9 sehar* -5
        seharian -4 sehat -22 sehr -3 sei -5 seil 12 sein 24 seine -6 seine* -8 seinen -6 seit -6 seitd* -4 seitdem -4
        seite 6 sejak -3 sekal* -2 sekali -3 sekar* -5 sekarang -4 sekel* 4 sekelas 4 sekol* -3 sekolah -3 selal* -5
        selalu -5 selam* 7 selamanya 18 selamat -8 selbe* 3 selber 3 selbs* 17 selbstmord 8 selbstmordgedanken 11
        seles* 3 selesai 3 self 25 semal* 7 semalam 3 semalaman -6 semalem 10 semes* -6 semester -6 semin* -8
        seminggu -5 semog* 12 semoga 12 sempa* -5 sempat -5 semua 3 semua* 2 semuanya 2 senan* -3 senang -3 sendi* 8
        sendiri 2 sendirian 7 senen* -5 seneng -5 senga* 16 sengaja 16 senin 7 senyu* -5 senyum -5 sepan* 2
        sepanjang 2 separ* -4 sepat* -6 sepatu -6 seped* -4 sepeda -4 seper* -7 seperti -7 sepi -7 sepuluh -3 sepup* 6
        sepupuku 8 seriu* 11 serius 11 seru -9 servi* -4 seten* -11 setengah -11 settl* 10 settled 10 seumu* -11
        seumur -11 seven -7 seven* -4 sh 16 shall 9 she -2 shes 4 shift -6 shirt -5 shoes -5 shot -7 shoul* 10
        should 7 shouldnt 7 shout* -3 show -4 shut 6 si -7 siang -2 siap 9 siapa -2 sich 14 siche* 5 sicher 6 sie 1
        siebe* -7 sieben -6 siebz* -5 sign -4 sih 5 silet 26 simpl* 6 since -11 sind -10 sing -3 singi* -5 singing -5
        singl* 6 single 6 sini 12 sink -5 sinn -7 sinya* -11 sinyal -11 sisa -3 sisi -4 siste* 4 sister 4 sit -7
        situ 3 sitz 4 sitze 7 sitze* -3 six 5 sleev* 4 slept -10 smp -5 so -11 soal -15 soaln* 4 soalnya 4 sofa -11
        sofor* -3 sofort -3 sohn 13 solle* 8 sollen 8 sollt* 9 sollte 9 some 2 someb* -6 somebody -5 somet* 9
        something 3 sometimes 6 son 5 sonne -6 sonne* 8 sonntag 3 sons 8 soon 11 sore -10 sorry 19 soul -4 sound* 15
        sounds 15 soup -10 space -7 spaet* -5 speak -3 speak* -4 spiel* -6 spinn* -5 spot 5 sprac* -4 sprea* -6
        sprin* 16 springen 9 spuel* -8 spuelmaschine -7 stadt -5 staen* 6 staendig 6 stair* -6 stairs -6 stand -9
        stand* 9 standing 8 start -6 start* -2 started 2 stasi* -5 stasiun -5 stati* -2 stay 5 staye* -3 stayed -3
        stayi* 7 staying 7 steck* 5 steh 7 stehe -4 stehe* -4 stehen -2 steht 14 stell* 5 stelle 6 step 7 sterb* 23
        sterben 13 sterbn 13 still -6 stimm* -5 stimme -3 stink* -5 stirn -3 stock -5 stolz -5 stood -6 stopp* 5
        stopped 5 stops 7 store* 7 strai* -4 straight -4 stree* -4 street -4 strei* -3 stric* 14 striche 8 strick 7
        stuck -7 stude* -6 student -5 stuec* -3 stuhl -3 stund* -3 stunde 4 stunden -7 suami -4 suami* 5 suamiku 5
        suara -9 suasa* -5 suasana -5 subsc* -9 sudah -8 suici* 23 suicidal 13 suicide 6 suizi* 27 suizid 16
        suizidgedanken 11 suizidpraevention -5 suka 4 sunday 4 suppo* -3 surat 7 sure 3 surga 9 suruh -4 survi* 7
        survived 9 susah -14 susu -8 swall* 12 swallowed 15 swap -5 switc* 10 switch 9 tabel* -5 table -10 table* 13
        tablets 5 tabletten 11 tadi -11 tag 8 tage -2 tahan -5 tahu -9 tahun -15 tak -10 take 11 taken 7 takes 4
        takut 18 tali 13 talin* 7 talinya 7 talk 3 tanam* -8 tanda -5 tanga* 4 tangg* 6 tanggal 4 tanggalnya 8 tanpa 7
        tante -5 tanya -6 tanze* -10 tanzen -10 tapi -15 tas -5 tasch* -4 taste* -4 tau 2 tbh 13 tea -8 team -3
        tebin* 8 tebing 8 telat -7 telefon -4 tell 2 telly 8 telpo* -4 teman 4 temen 10 temen* 10 temenku 8 tempa* 15
        tempat 4 ten -13 tenan 5 tenan* 10 tenang 11 tengg* -5 tenta* -8 tentang -8 tepuk -3 terak* 13 terakhir -2
        terakhirku 16 teras -6 terba* -5 teriak 2 terim* -5 terima -5 terla* -4 termi* 3 termin 3 terse* -3 terus 1
        test -6 tetap -8 teu 12 than 11 thank -3 thank* 7 thanks 10 that -18 thats 9 the -10 their 5 them -4 then -6
        thera* -10 there -2 there* 2 theres 5 they -3 theyd 9 theyl* 7 theyll 7 theyr* -2 theyre -2 theyv* -7
        theyve -7 thing* 6 things 6 think 4 think* 18 thinking 17 third -8 thirt* -5 thirty -4 this 1 those -6
        thoug* 7 thoughts 8 throu* -4 through -4 thurs* 9 thursday 9 tiap 6 ticke* -4 tidak -22 tidur 4 tiga -10
        tight -4 tiket -4 tikus -7 till -5 tim -5 time -3 times -6 tingg* 9 tinggal 10 tinggi -4 tiny -4 tired -5
        tisch -8 titik 4 to 10 toast -7 tocht* 9 tochter 9 tod 19 today -8 toile* 4 toko -3 tol -3 told 3 tolon* 7
        tolong 7 tomat -8 tomat* -9 tomaten -5 tomor* 10 tomorrow 10 tonig* 14 tonight 13 too -6 took -2 top 5 tot 20
        total -4 toten 11 totge* -10 traen* -4 traenen -4 train 9 train* -9 training -4 trans* -6 transfer -5 trau 4
        tried 3 trotz* -6 trotzdem -6 truk 13 tu -4 tua -8 tuer -8 tuhan 20 tujuh -5 tulis* 4 tulisan 4 tun 8 turne* 4
        turned 4 turun -4 tut 5 tutup -8 tv 4 twenty 3 twice -8 two -17 uang -2 ubun -4 udah 16 ueber -9 ueberall -5
        ueberhaupt 8 ueberm 6 uhr -6 ujian -6 ulang 2 um -13 umarm* -6 umarmt -5 umbri* 9 umbringen 6 umgeb* -4
        umur -7 umurk* 7 umurku 7 umzub* 7 umzubringen 7 unali* 17 unalive 17 und -3 under 5 unfor* 9 unfortunately 9
        uns -9 unser -3 unten -3 unter 3 unter* 2 untuk 2 untun* -5 untung -5 up -2 urge 12 urip 19 urlau* -10
        urlaub -9 us -6 usah 7 used -4 vater 8 verbr* 4 verdi* 9 verdient 8 verge* -14 vergess -6 vergessen -6
        verha* 7 verhalten 7 verka* -3 verle* 3 verru* -4 versc* 2 versu* -3 versucht 7 vertr* -7 very -5 verze* 7
        video 7 viele -5 viell* -4 vielleicht -4 vier -8 vierz* 4 vierzig 5 voice -4 voll 7 vom 1 von -8 vor -13
        vorle* 12 vorlesung 12 wae 16 waer 33 waere 20 waere* 15 waeren 15 waers 13 wait -5 waiti* -2 waiting -2
        wake 8 wakin* 6 waking 6 waktu -21 walk -4 walke* -5 walked -8 wanna 28 want 25 wants 3 war -16 waren -2
        warm -4 wars 7 warum 11 warun* -5 warung -5 was -11 wasch* -5 washi* -3 washing -3 wasnt 4 watch* -5
        watched -3 water -6 way 8 wc 6 we -19 wecke* -3 wecker -3 weddi* -3 wedding -3 week 2 weeke* 5 weekend 5
        weeks 13 weg 2 wegen -5 wegge* -5 weihn* 4 weihnachten 4 weil 2 weite* 11 weiter -7 weiterleben 15 well -6
        welt 16 wen 6 wenigstens 4 wenn 5 went -5 wer -5 werd 6 werde 12 werde* 6 werden 6 were -5 what -3 when -7
        where 4 where* 7 wherever 7 wheth* -5 whether -5 which 4 while -5 who -13 whole -12 whos -4 why 8 wie -12
        wiede* 11 wieder 10 wien -5 will 18 wind -4 windo* -9 window -5 windows -3 winte* -5 winter -4 wir -11
        wird -10 wis 9 wish 24 wishe* 12 wishes 10 with -7 witho* 4 without 4 wkwk -18 wkwkw* -11 wkwkwk -11 wo 15
        woche* 5 wochen 6 wofue* 6 wofuer 6 wohl 7 wohne* -6 wohnen -6 woke 8 wolle* 5 wollen 5 wollt* -2 woman -7
        wont 17 word -4 words -6 work -4 worke* 6 worked 6 world 15 wort -4 would 10 would* 6 wouldnt 6 wozu 19
        wrist* 12 wrists 12 writi* 8 writing 8 writt* 9 written 9 wrong -5 wrote 7 wuens* 7 wuenschte 8 wuerd 4
        wuerd* 11 wuerde 7 wurde -6 wusst* -3 wut -4 ya 4 yang -12 year 2 years -14 yes -6 yeste* 11 yesterday 11
        yoga -4 you -11 young -6 your -11 youre -4 zaehl -3 zehn -9 zeigt 4 zeit 5 zette* 8 zettel 8 zieh -6 zimme* -9
        zimmer -5 zitte* -4 zu 11 zucke* -5 zug 5 zuges* -4 zum -12 zur -12 zurueck -4 zusam* -4 zusammen -3 zwanz* -2
        zwei -11 zweit* -8 zweite -4 zwisc* -8 zwischen -7 zwoel* -6 zwoelf -5
        """
}
