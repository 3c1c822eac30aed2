// Written by Tests/Fixtures/crisis/weigh; not to be changed by hand.

extension CrisisEvidence {
    /// From where the points of a window are counted.
    static let start = -50
    /// Points from which a window calls for help.
    static let threshold = 24

    static let words = """
        0 -3 05 -3 1 -3 10 -8 11 -7 13 -4 14 -2 15 -8 17 -4 18 -8 19 -3 2 3 20 -9 200 -3 2015 -4 2019 -5 22 -5 26 -3
        3 -6 30 -5 31 -3 4 12 40 -11 5 -9 50 -7 58 -3 6 -11 7 -8 8 -5 80 -6 800 -5 9 -7 90 -4 a -13 ab -8 abang -4
        abdi 15 abend 6 abend* 2 abends 3 aber -24 abgeb* -3 abgeh* -3 abges* -6 abis -5 about -1 absch* 16
        abschiedsbriefe 9 absic* 13 absichtlich 7 absol* -4 abu -5 ach -5 acht -9 acros* -4 across -4 actua* 5
        actually 7 ada 8 adik -7 adikk* 7 adikku 7 adore -4 aerme* 6 aermel 6 after 10 after* -3 again 16 agak -5
        ago 11 air -8 aja 25 akan 8 akhir* 10 akhiri 8 akku 5 aku 23 alarm -9 alasa* 4 alasan 4 alham* -4
        alhamdulillah -4 alive 37 all 3 allah 9 alle 5 allei* 3 allein 5 allem 13 alles 2 alrea* 4 already 4 als -13
        alte -5 alten -2 alway* -5 always -5 am 1 amat 3 ambil 6 ambul* 12 ambulance 6 ambulans 6 ampun -3 an -5
        anaes* 9 anak -8 anakk* 5 anakku 5 and -4 andai 23 ander* -7 andere -5 anderes 6 anders -4 aneh 13 anger* 4
        angerufen 5 anges* -5 angeschaut -5 angin -4 angka -4 angry 5 angst 14 anoth* 7 another 7 anruf* -5 ans 2
        antre 4 any 5 anymo* 10 anymore 10 anyth* -8 anything -8 anywh* -3 anywhere -3 apa -6 aplik* -4 aplikasi -4
        arbei* -5 are 5 arm 14 arme 9 armen -6 arms 7 aroun* 6 around 6 as -6 ask -9 asked -5 askin* 5 asking 5
        aslee* 2 asleep 2 at -20 atap 3 atas 9 atau -4 ate -10 atmen 15 auch -13 auf 1 aufgeschnitten 5 aufgewacht 6
        aufho* 6 aufhoeren 7 aufm 7 aufst* -4 aufstehen -4 aufwa* 13 aufwachen 11 aufzu* 5 augen -2 aus -11 ausge* 2
        ausgemacht 7 ausgesucht 7 ausgezogen -3 auto 10 away -3 ayah 7 ayam -3 bab -5 baby -4 baca -15 back -9 bad 1
        badan 3 badan* 12 badanku 12 bag -3 bagai* -3 bagaimana -3 bahas -5 bahns* 7 baik 4 baju -7 bakal 15 bald 18
        balik 4 bang -8 bange* 3 banget 4 bangg* -11 bangga -11 bangu* 9 banya* -9 banyak -9 bapak -3 baren* -5
        bareng -5 baru 1 barus* 7 barusan 7 basah -3 batas -6 bath -4 batte* -6 batuk -4 bau -9 bauch -4 bawa -9
        bayar -4 be 22 beban 5 bebas 6 becau* 3 because 3 bed -9 bedro* -4 bedroom -4 been 15 beerd* 5 beerdigung 7
        befor* -5 before -5 begit* -8 begitu -8 behin* -4 behind -4 bei -14 beide -6 beide* -6 beiden -3 beides -3
        beim -12 being 18 bekas 6 bekom* 7 belaj* -6 belajar -6 belak* -7 belakang -6 belas -8 beli -6 belia* -4
        beliau -4 belie* -11 believe -10 belum -14 ben -5 benci 3 bener* 2 beneran 3 bengk* 6 bengkak 8 beran* -8
        berangkat -5 berani -7 berantem 4 berap* -3 berapa -3 berat -7 berbu* 6 berbulan 7 berda* 10 berdi* -3
        berdiri -3 berei* 8 bereit 9 beres 4 berha* 9 berharap 14 berhe* 7 berhenti 7 beris* -6 bersy* -6 bersyukur -6
        berta* -6 bertanya -3 berub* -5 berubah -5 beschlossen 6 besok 2 besor* 9 besorgt 9 besse* 8 besser 8 best -5
        beste* -6 bestellt -3 bester -4 besti* -6 betri* -5 betrieb -3 bett -5 bette* 9 better 12 betul -3 betwe* -4
        between -4 bevor -4 biar 4 biasa -6 bikin -11 bikin* -4 bilan* 7 bilang 8 bin 4 binta* -4 bintang -4 birth* 6
        birthday 7 biru 4 bis -1 bisa -6 bist -9 bit -4 bitte 7 blade 14 bleib -6 bleib* 5 block -3 block* -5 bloss -7
        blue -2 bocah -4 boden -8 bodo 4 body 9 bola -3 boleh -5 book -6 boot 7 boots 4 born 12 bos -4 boss -8 both -8
        bothe* 4 box -7 boxes -5 boy -3 brauc* -4 braucht -6 break* -3 breat* 6 breathe 6 breathing 8 bridg* 9
        bridge 9 brief* 5 briefe 7 brill* -3 bring* -3 bringen -4 bro 5 brot -5 broug* -5 brought -5 bruec* 5
        bruecke 6 bu -6 buat 4 buero -9 buka -3 bukan -6 buku -3 bulan -2 bumi 4 bundi* 22 bundir 22 bunga -7
        bunuh* 10 bunuhdiri 11 bunyi -4 bus -5 but -16 butto* 4 button 5 by -3 bye 9 cabin* 5 cabinet 5 cabut 15
        cake -8 call -8 calle* -4 called -4 calm 9 came -6 can -4 cance* 10 cancelled 7 cant -12 cape 16 capek -16
        car 2 cara 4 care 8 cari -5 cat 7 ceili* -4 ceiling -4 cepet 5 cerit* -4 chair -2 chang* -6 change -3
        changed -3 charg* -7 chat 5 check -3 check* 3 checked -4 checking 7 cheer* -3 chef -4 chest -5 chips -5
        chose* 8 chosen 8 chris* 7 christmas 7 cinci* 4 cincin 4 cinta -16 class -3 cleaned 6 clear -9 coat -3 coats 4
        coba -3 coffe* -3 coffee -3 cold -5 come 4 comin* 6 coming 6 compa* -4 compl* 4 contr* -7 contract -6 could 3
        could* -8 couldnt -8 count* -5 counted -6 counting 4 cours* -4 cousin 3 cousins -3 cover* 7 covered 8 cream -4
        cross* 7 cryin* 5 crying 5 cuci -8 cucu -4 cukup 8 cuma -19 curta* -5 curtains -4 cut 6 cuts 21 cutte* 6
        cutti* 16 cutting 16 da -1 dabei -2 dad 2 dada -4 dadah 6 dadak* -5 dadaku -5 dafue* -4 dafuer -4 dahei* -7
        daheim -7 dahin 5 dahli* -6 damit 8 dan 3 danac* -6 danach -6 daneb* 6 daneben 6 danke 3 dann -8 dapat -4
        dapet -3 dapur -6 darah -4 daran 4 dari -6 darik* 7 dariku 7 darip* 10 daripada 10 dark -3 das -13 dass 11
        dasse* -4 dasselbe -4 date 8 dauer* 4 daugh* 5 daughter 5 day -3 days 3 dead 20 deadl* -11 deadline -7
        death 12 decid* 3 decided 5 decke -6 deh -3 dekat -4 deket -3 dem -7 den -5 denga* -7 dengan -6 denge* -9
        denger -3 dengerin -5 dengk* -5 denk 14 denke 9 denn -4 depan -16 der -4 dera 4 des 4 deser* 14 deserve 9
        deuts* -3 di -3 dia -6 diang* 4 diangkat 5 dibac* -5 dibal* -5 dibales -5 dich -4 dick 7 did 3 didnt -5
        died -5 diem -8 diens* -3 dienstag -3 diese 12 diese* -14 diesem -4 diesen -8 dieser 4 dieses -5 diesm* 4
        diesmal 4 diffe* -4 dihap* 7 dihapus 7 dikit -5 dikun* 3 dilah* 10 dilahirkan 6 dimin* -5 dingi* -6 dingin -6
        dinne* -6 dinner -4 dipak* -3 dipin* -3 dir -2 direc* -4 diri 31 dirik* 8 diriku 8 disap* 5 disur* -5
        disuruh -5 ditan* -8 ditanya -6 diter* 5 do 3 doang -7 dobel 7 doesn* -5 doesnt -5 dogs 7 doing 4 dokum* -4
        done 6 dont 9 door -2 doors 8 doron* 4 dosen -9 down -8 dran 5 drauf 6 draus* -4 draussen -4 drawe* 5 drawer 5
        dream 7 dreht -3 drei -16 dress -3 dress* -3 drin -3 dritt* -7 drive -4 dropp* -6 dropped -5 drove -3 du -18
        dua -21 duduk -3 due -3 dulu -23 dulua* -3 duluan -3 dunia 30 dunke* -4 durch -11 durch* -9 dying 11 early -7
        ears -5 earth 6 eat -3 eatin* -4 eating -4 edge 4 egal 9 eh -3 ehrli* 7 ehrlich 7 eigen* -1 eigentlich 5
        eight -4 ein 3 eine 1 einem -4 einen 1 einer 2 einfa* 10 einfach 11 einge* -3 einma* -2 einmal -2 einsc* 8
        einschlafen 12 einzi* 12 einzige 16 eis -5 eithe* 4 either 4 eleve* -6 eleven -6 elf -4 else -3 elter* -3
        emak -3 empat 1 empty -3 enak -11 end -3 ende -5 ended -7 endgu* 5 endgueltig 5 enoug* 11 enough 11 entry 6
        entsc* 7 episo* -5 episode -5 er -8 erde 11 erden -5 erhae* 6 erkla* 3 erlei* 11 erleichtert 8 erloe* 7
        ernst 10 ersch* -5 erst -3 erste -4 erste* -4 ersten -2 erzaehlt 3 es 14 essay -3 essen -6 euch 5 euro -5
        even 3 ever -5 every -5 every* 7 everyone 4 everyones 3 ex 3 exact* -2 exactly -2 exist 11 exist* 19
        existieren 14 existing 5 expla* 4 explain 4 face -9 faehr* -3 fahre* -4 fahren -4 falls 4 famil* -2 far -3
        fast -7 fault 6 fed 5 feel 4 feeli* 7 feeling 7 feels 6 feet -6 fehlt 6 feier -6 felt 2 fenst* -8 fenster -6
        fest -2 fifty -5 figur -8 film -7 find 10 finde* 4 finden 6 fine -3 finge* -10 finger -7 fingers -2 finis* 2
        finish -6 finished 8 first -12 five -6 flatmate 6 floor 2 flug -6 flur -3 fluss 6 folded 3 for -8 forev* 12
        forever 12 formu* -8 forty -2 foto -10 fotok* -4 found -2 four -6 fourt* -4 fourteen -3 frag -6 frage* -5
        fragen -5 fragt 5 frank* 7 frau -6 frech* -3 frechheit -3 frei 3 freit* 4 fresh 10 freu -4 freun* 15 freund 9
        freundin 11 frien* 10 friend 11 frigh* 6 frisc* 6 from -9 front 7 frueh 6 frueh* -3 fuehl -10 fuehl* -4
        fuenf -4 fuenf* -4 fuer -3 fuers -6 fuess* -7 fuesse -6 full -2 fun -4 funer* 7 funeral 7 fussb* -6 ga 14
        gaebe 6 gaji -2 gak -2 galon -4 game -5 gampa* 5 gampang 4 gang -5 ganti -5 ganti* -3 gantu* 6 ganz -6 ganze 2
        ganze* -2 ganzen -2 garag* 10 garage 10 garde* -3 garden -3 garis 10 garte* -3 gate -3 gaya -5 geb -5
        gebli* -7 geblieben -7 gebor* 4 geboren 4 gebra* -5 gebracht -3 gebur* -4 gedac* 7 gedacht 7 gedan* 9
        gedanken 5 gede -7 gefah* 3 gefra* -5 gefragt -5 gegen -5 geges* -5 gegessen -5 gegla* -3 geglaubt -3 geh 3
        gehab* -3 gehabt -3 gehal* -3 gehe 8 gehen -5 gehoe* 5 gehoert -3 gehof* 8 gehofft 8 geht -14 gehts -10
        gekau* -6 gekauft -6 gekue* 7 gekuendigt 4 gelac* -3 gelacht -3 gelae* 4 gelaender 6 gelas -3 gelau* -4
        gelaufen -4 gemac* -2 gemacht -2 gemei* -3 gemer* -5 gemerkt -5 gemetar -2 genau -5 genom* 6 genommen 6
        genug 10 geput* 10 geputzt 10 gerad* 6 gerade 6 gerae* -3 gered* 4 geredet 4 gereg* 6 geregelt 7 gern 2
        gesam* 7 gesammelt 7 gesch* 3 geschaut -5 geschickt -2 geschluckt 12 geschrieben 15 geseh* -6 gesehen -6
        geses* -2 gesessen -2 geset* -2 gesetzt -2 gesta* -3 gestanden -3 geste* 6 gestern 10 gesto* -4 gestorben -6
        get 1 getan 9 getra* -4 gets 4 gewes* -8 gewesen -8 gewor* -4 geworden -3 gibt -5 gila -6 giman* 2 gimana 2
        ging -5 girl -4 gitu -2 glad -4 glaub -3 gleic* -5 gleich -5 gluec* -5 go 2 god 9 goes -2 going -2 gone 11
        gonna 10 goodb* 16 goodbye 16 googl* 9 googling 8 goren* -6 goreng -4 gores 11 got -6 gott 7 goyan* -3
        goyang -3 grab -4 grand* -5 grandad 4 grau -5 great -4 green -3 grey -4 gross* -4 grund 6 grup -6 gue -9
        gula -6 gun 6 gunti* 12 guru -5 gusti 6 gut -16 gutar* 5 gutartig 5 gute -5 guter -4 gym -8 ha -6 haare -3
        hab 9 habe 3 haben -15 habis 8 habit -9 habs 7 habt 9 had -10 haend* -5 haende -4 haeng* -2 haett -3 haett* 9
        haette 5 hafal -5 haha -27 hair -5 haji -3 hal 11 halb -5 halbe -4 halbe* -4 half -9 halo -5 hals -5 halt -5
        halte* -6 halten -4 hamba 10 hand -2 hande* -4 hands -9 handy -7 hang 4 happe* -3 happens -4 happy -5 hapus -4
        harap* -9 harapan -5 hard -7 harga -9 hari -1 harm 15 harus 9 has -3 hat -13 hati -6 haus 7 hausa* -3 hause -6
        have 4 haven* 3 havent 3 havin* 5 having 5 he -13 head 4 hear -7 heart -3 heat -5 heave* 8 heimg* -3 heimw* -3
        heiss* -4 heisst -4 held -4 hell -3 hello -5 helm -3 help -3 her -11 here 7 herge* -3 herr -4 herse* 17
        herself 17 herz -6 herze* -3 heute -3 hid 11 hidup 55 hidup* 12 hidupku 4 hidupnya 8 hier 5 hilan* 4 hilang 4
        him -20 himme* 4 himmel 4 himse* 14 himself 14 hin -5 hinge* -5 hinte* -3 hinten -4 hinterher 7 hip 6 his -14
        hit 13 hoch -3 hochg* -3 hoert 3 hoffe 11 hoffe* 15 hoffentlich 15 hoffn* -8 hold -4 holid* -11 holiday -10
        holt 7 home -8 hones* 7 honestly 6 hope 7 hoped 5 hopin* 15 hoping 15 hospi* 5 hospital 6 hot -4 hotel -14
        hour 2 hours -4 house -2 how 3 hoyon* 9 hoyong 9 hp -10 hpnya 5 hueft* 8 huefte 8 hujan -6 hummi* -4
        humming -4 hund 2 hunde* -4 hurt -3 i 12 ibu -2 ich 13 ichs 5 ick 6 id 6 idiot -4 idk 5 idup 22 ieu 7 if 6
        ihm -13 ihn -10 ihnen 7 ihre -5 ihrem 3 ihren -6 ikan -4 iki 5 ikut -13 ilang -4 ill 11 im -2 immer 11 in -21
        indah -6 ingat -2 inget -3 ingin 21 ini -2 ins -5 inste* 3 instead 3 insul* 8 insulin 8 inten* -6 interest 5
        interview -5 into -11 irgen* -6 irgendwas -3 iri 11 is 6 isnt 3 ist -3 istir* 8 istirahat 8 istri 8 istri* -3
        istriku -3 it 3 itd 5 its -3 itu -18 ive 5 iya -8 ja -14 jadi -19 jadik* 6 jadikan 6 jadwa* -4 jadwal -4
        jahr 3 jahre -5 jahre* -9 jahren -8 jakar* -8 jakarta -8 jaket 2 jalan 4 jam -17 jantu* -5 jantung -4 jari -4
        jatuh -6 jauh -4 jawab -3 jawaban -3 jealo* 7 jealous 7 jean -7 jede -4 jeden 5 jeden* 5 jedenfalls 5 jeder -3
        jedes -9 jelas -4 jelas* 9 jelasin 11 jelek -6 jemba* 5 jembatan 5 jempo* -4 jempu* 8 jemput 8 jende* -6
        jendela -5 jess -6 jetzt -11 job -9 jokin* 6 joking 6 juara -9 juga -7 jujur 4 jump 18 june -3 just 4
        justr* -3 justru -3 juta -3 ka 6 kabar -5 kabeh 7 kadan* 9 kadang 9 kaffe* -7 kaffee -7 kak 5 kakak* 7
        kakakku 7 kaki -11 kalau 19 kalen* -4 kali -6 kalia* 5 kalian 5 kalim* -4 kalt -3 kam -5 kamar -9 kambu* 10
        kambuh 10 kami -14 kamis 3 kampu* 2 kamu -10 kan -3 kange* -5 kangen -5 kann -12 kanti* -3 kantin -3 kanto* -8
        kantor -8 kaput* -6 kardu* -6 kardus -6 karen* -1 karena -1 karto* -3 kasur -11 kata -12 katan* 7 katanya 7
        katze 9 kau -4 kaum -7 kayak -5 kayak* 8 kayaknya 8 ke -5 kebangun 6 kebanyakan -4 kebay* 10 kebayang 12
        kebia* 5 kebiasaan 5 kebuk* 9 kebuka 9 kebun -6 kecil -7 keden* 8 kedua -3 keep 8 keeps 13 kehil* -4
        kehilangan -4 kein -7 keine -3 keine* 7 keinem 5 keiner 2 kelas -6 kelua* -10 keluar -3 keluarga -7 kemar* 10
        kemarin 12 kemat* 5 kematian 5 kemba* 3 kena -14 kenap* 14 kenapa 15 kenca* -6 kence* 4 kenceng 4 kepal* 11
        kepala 14 kepalaku -4 kepen* 11 kepik* 19 kepikiran 19 kept -7 keran -4 keras -4 keras* -2 kerasa -2 kereta -2
        kerin* -7 kerja* -6 kerjaan -5 kerl -3 kesay* -7 kesayangan -3 ketaw* -7 ketawa -7 ketem* -5 ketemu -5
        ketid* -4 ketiduran -4 ketig* -3 ketiga -3 ketin* -4 keys 4 kids 5 kill 10 kille* -8 killed -6 killi* -4
        killing -4 kilo -4 kind -6 kinde* 7 kinder 2 kindern 6 kira -3 kirch* -3 kiri -3 kisse* -4 kita -13 klar -3
        klein* -5 kleine 3 kleiner -4 kling* 18 klinge 18 klingt 6 klipp* 10 knees -3 knie -4 know -7 knows 7 koche -4
        koenn* 3 koennen -8 koennt -7 koennte 11 koennten 7 koerp* 13 koerper 13 koffer -7 kok -15 kolam -4 kollegin 5
        komis* 13 komisch 13 komm 3 komme* -5 kommen -4 kommt -2 konnte -4 kontr* -12 kontrak -8 koper -6 kopf 7
        kopi -8 koson* -6 kosong -6 kota -4 kotak -3 krank* 5 krieg -6 krieg* -3 kriegt -4 ku -4 kuat 8 kubil* -3
        kubilang -3 kubuk* -3 kubuka -3 kuche* -6 kuchen -5 kucin* 5 kucing 8 kue -5 kueche -3 kuehlschrank 3
        kuend* -5 kulak* 10 kulakuin 10 kulia* -3 kuliah -3 kupik* 10 kupikirin 10 kuran* -6 kurang -6 kurma -6
        kurs -5 kursi -3 kutul* 7 kutulis 4 lache* -6 lachen -5 lacht -3 laci 3 lad -5 laebe 14 laeng* -8 laenger -6
        laeuf* -5 laeuft -5 lagi 8 lagu -5 lah 3 lahir 10 lain 2 lakui* 18 lakuin 18 lalu -7 lama -6 lamp -4 lampe -4
        lampu -17 lampu* -5 lampunya -5 lang 6 langg* -4 langganan -4 langs* -4 langsung -6 lanju* -2 lanta* 5
        lantai 5 lanza* -8 lanzarote -8 lapan* -4 lapor* -4 laporan -4 lapto* -5 laptop -5 lari -8 lass -2 last 15
        late -5 latih* -11 latihan -11 laugh* -8 laughed -3 laughing -4 laut -12 lawan -4 lay -3 learn* -4 lebe 22
        leben 39 leben* 24 lebens 8 lebensmuede 9 lebih 3 lebma* -4 lebmar -2 lebt 13 leer -8 leere* -3 left 7 lega 12
        legs 7 lehre* -3 leich* 5 leicht -3 leichter 8 leid 6 lem 8 lenga* 22 lengan 8 lengannya 11 lepas -2 let 3
        lette* 6 letters 8 letzt* 18 letzte 11 letzten 7 letzter 4 leute -9 level -9 lewat -7 liat -10 libur -8
        licht -5 lie 3 liebe -6 liebe* 10 lieber 10 liebs* 3 liebsten 5 lied -7 liege* 8 liegen 9 liegt 7 life 18
        lift -4 light -4 lihat -10 like 1 lilin -3 lima -7 line -5 lines 8 list 5 liste 5 littl* -4 little -4 live 24
        livin* 27 living 27 lmao -8 lo -5 locke* 10 locked 10 lol -13 lombo* -7 lombok -7 lonca* 8 loncat 8 long 6
        look 4 looke* -3 looked -3 looki* 3 looking 3 looks -8 loron* -3 lorong -3 losge* -3 lost -10 lot -5 love 3
        loved -5 lovel* -3 lovely -3 loyan* -6 loyang -6 luar -3 lucu -4 luft -5 luka 9 lulus -4 lunas 5 lunch -8
        lupa -11 lutut -4 lying -5 ma 15 maaf 2 maafi* 9 maafin 9 mach 4 mache -4 macht 9 macht* 5 machts 5 mag 9
        magen -3 magri* -5 magrib -5 mai -4 main -8 makan -9 makas* -4 makasih -3 make 3 makin -3 mal -16 malah -3
        malam 10 malam* -3 malamnya -3 males 8 malu -7 mama 5 mampu* 10 mampus 10 man -12 mana -4 manch* 3 mandi 3
        manis -3 mann -3 mans -4 manta* -3 map -3 marga* 9 mark -8 mas -2 masa -6 masak -4 masih -17 masuk -12 mata -2
        mate -3 mati 18 matia* -8 matian -8 matii* 2 matiin 2 matte* -5 mau 9 may -4 mbah -4 mbak -5 me 16 mean 10
        meant -4 meeti* -7 meeting -6 mehr 15 mei 6 meine 3 meine* 9 meinem 9 meiner 2 meint 5 meja -6 melel* -5
        meleleh -5 meluk -5 meman* -4 memang -4 memut* 5 menan* -4 menang -3 menda* 4 mendi* 16 mendidih -4 mending 20
        menem* -6 menga* 6 mengakhiri 9 menge* -4 mengg* -4 menin* -4 meninggal -3 menit -7 mensc* -8 mensch -5
        menschen -3 menun* -2 menya* -5 menye* 4 merah -5 merek* 7 mereka 7 merin* 5 mertu* -5 mertua -5 mesin -6
        mess -11 meter -3 mic -4 mich 32 might 15 mikir 3 mikir* 3 mikirin 3 min -4 mind 11 mine -7 minim* -3 minta -3
        minum 14 minut* -3 minuten -5 minutes 3 mir 11 miss 3 mit -16 mitge* -4 mitta* -2 mitte* -3 mitten -4 mobil 6
        moech* 10 moecht 4 moechte 6 mog 10 monat* 6 monda* -2 monday -2 monta* 4 montag 4 month* 7 months 7 mop -4
        more -5 morge* 10 morgen 5 morgens 5 morni* 5 motor 2 mouth -3 moved -5 movin* -4 moving -4 muak -3 mual -4
        muede 11 muess* 9 muessen 5 muka 3 mukul 10 mulai 3 mum 7 mums 10 mundu* 5 mungk* 6 mungkin 6 muss -4
        musst* -4 musste -4 muter -4 mutte* -3 my 5 mysel* 24 myself 24 na -3 nabra* 8 nach 3 nachb* -2 nachbarin 3
        nachbarn -4 nachg* -5 nachgeschaut -4 nachm* -4 nachmittag -3 nacht 15 nacht* 7 nachts 7 nadan* -7 nadanya -7
        naech* 1 naechsten 3 naechstes -5 nahan 9 naik -11 nama -5 namba* -5 nambah -5 name -13 namen -5 nampa* 8
        nampar 8 nan 9 nanem -6 nanti -2 nanya -6 napas 2 nasi -7 nass -5 ne -3 nearl* -3 nearly -3 neben -3 ned 11
        need 5 neede* -5 needed -5 needs -3 nehm -5 nehme* 4 nehmen 4 nein -4 nelpo* -4 nelpon -4 nempe* -5 nempel -5
        nemu 4 nenek -6 nengg* 8 nengo* 4 nengok 4 netz -4 neue 4 neuen 3 neun 2 never -1 new -7 next 3 ngaka* -5
        ngakak -5 ngega* 7 ngela* 6 ngeli* -6 ngera* 5 ngere* -4 ngeti* -5 nggak 2 ngitu* -5 ngitung -4 ngomo* -7
        ngomong -6 nich 5 nicht -1 nicht* -7 nichts -4 nid 10 nie -6 night 15 nih -4 nikah -4 nimma 22 nimme* 6
        nimmer 6 nimmt -3 nine -7 ninet* -4 no -2 nobod* 11 nobody 7 nobodys 4 noch 1 nochm* -4 nochmal -4 noise -3
        nomor -7 noon -6 norma* 9 normal 10 not 2 note 3 notes 7 nothi* -3 nothing -5 notice 4 noticed -7 now -5
        nulis 3 numbe* -4 number -3 numme* -3 nummer -3 numpa* -4 nungg* -4 nunggu -3 nur -16 nurse -3 nya -10
        nyaki* 6 nyakitin 6 nyamp* -3 nyampe -3 nyany* -3 nyanyi -3 nyawa 7 nyawa* 13 nyawaku 13 nyaya* 12 nyayat 12
        nyera* 4 nyerah 4 nyese* 6 nyesek -5 nyesel 12 nyile* 18 nyilet 18 nyimp* -4 nyoba 4 nyund* 9 nyundut 9
        nyusu* 7 nyusul 11 oat -8 ob -8 obat 2 obatn* 12 obatnya 12 oben 3 obers* 11 oberschenkel 11 oder -6 of -3
        off 2 offic* -4 office -3 oft 6 ogah 12 oh -7 ohne -7 okay 3 old -7 oma 8 omg -11 on -5 once 2 one -2 onkel -6
        onlin* -4 online -4 only -4 opa 3 open 3 ora 7 orang -15 order 4 ordne* -3 ordner -3 otak -4 other -4 our -2
        out -4 outsi* -4 outside -4 oven -9 over -2 overd* 15 overdose 11 own 3 pacar* 10 pacarku 10 packed -6
        packet 8 paeh 9 page 5 pages -3 pagi 7 paha 17 pahak* 10 pahaku 10 paid 5 pak -11 pakai -8 pake -5 palin* 2
        paling 2 pamit 15 panas -6 pangg* -4 pangk* 4 pangkuan 5 panik -6 pante* 7 pantes 7 papa 2 papan -4 paper* -3
        parke* 9 parked 9 parkiran 3 party -9 pas -8 pasar -3 pass -7 passi* -3 passw* 6 past -5 pasti 5 pause -9
        pecah -3 pegan* -4 pegangan -3 pegel -5 pelan -6 peluk -10 pemak* 6 pemakamanku 9 pence* -5 pencegahan -5
        pendek 6 penge* 22 pengen 18 penuh 13 peopl* -10 people -10 per -4 peras* -8 perasaan -8 perca* -9 percaya -8
        perem* -3 perempuan -2 perfe* -7 perfect -5 pergi 10 perna* 3 pernah 3 peron 8 perpi* 8 perpisahan 8 perse* 4
        persen 4 perso* -8 person -6 perta* -5 pertama -4 perut -9 pesan 9 pgn 11 phone 8 photos -3 picke* 4 picked 5
        picki* 10 picking 10 pictu* 7 pikir* 9 pills 10 pinda* -7 pindah -7 pingg* 22 pinggir 13 pinja* -3 pinjam -3
        pintu -5 pipi -3 pirin* -4 piring -3 pizza -11 plan 7 plant* -5 platf* 7 platform 7 platz* -5 pleas* 11
        please 13 podca* -6 podcast -6 pohon -4 point 5 polit* -3 post -3 posti* 5 posting 5 poton* -4 potong -4
        prese* -9 presentasi -4 press* -4 probi* -6 prom 10 prope* -4 proze* 6 prozent 6 puas -3 puasa -6 pulan* -5
        pulang -5 puls -3 puluh 8 pun -6 punya -9 purpo* 8 purpose 8 put -6 putih -7 putus -7 putus* 7 putuskan 7
        quart* -3 queue 4 quiet 2 racun 18 rad -5 radio -7 rain -8 rambu* -6 rambut -3 rame -3 ran 2 rand 7 rapat -3
        rapi -3 rasa -6 rasan* -2 rasanya -2 rate -4 rathe* 7 rather 7 rauch* -5 raus -7 rausk* 6 read -9 ready 19
        reaso* 7 reason 9 rechn* -7 recht 7 refre* -4 regen -4 reichen 6 reicht -6 rein -5 rel 5 relap* 11 relapsed 11
        relie* 3 rent 3 repar* -4 repot 7 reser* 10 resig* -7 resign -5 respo* -3 ribu -4 rice -3 richt* -7 richtig -5
        right -2 ring -9 ritzt 13 river 5 rn 12 rock -4 roof 3 room -8 rope 13 roti -4 round -2 ruang -5 rueck* 5
        ruecken -3 ruhig 10 rumah -3 run -6 rung -4 runni* -4 running -4 runte* -10 runter -7 s -4 sabtu 9 safe 4
        sag -11 sage -3 sagen -3 sagt 4 said -6 saja -3 sakin* -7 saking -7 salah -6 sama -4 sambi* -3 sambil -3
        same -2 sampa* -9 sampai -8 sampe -12 samst* 3 samstag 3 sana 5 sang -5 sangg* -3 sanggup -3 santa* -5
        santai -3 sass -2 sat -2 satpa* -2 satu -5 satun* 6 satunya 6 saw -3 say -6 saya 9 sayan* -4 sayang -7
        sayat* 9 sayatan 9 sayin* 6 saying 6 says 2 scare* 9 scared 10 schaf* -4 schau -3 schau* -6 schei* -4
        schic* -4 schie* -3 schla* 2 schlaf -2 schle* -4 schli* -3 schlo* -3 schlu* 1 schluessel 3 schme* -9 schne* 5
        schneiden 6 schni* 9 schnitte 13 schnu* -4 schoe* 4 schoen -2 schoener 8 schon -9 schoo* -2 schre* 3 schri* 9
        schritt 10 schub* 5 schublade 6 schue* 3 schul* -6 schule -4 schwarz 4 schwe* -1 schwester 4 schwi* -7
        scrat* 5 screa* 4 scree* -4 scrol* -3 sea -7 seand* 8 seandainya 8 sebel* -5 sebelah -7 sebelahku 8 sebelas -4
        sebelum -6 sebot* 8 sebotol 8 sebul* -3 sebulan -3 secep* 9 secepatnya 10 sechs -6 secon* -7 second -6
        secre* 7 sedih -9 sedik* -5 sedikit -5 see 10 sees -10 segin* -3 segini -3 sehar* -5 seharian -4 sehat -22
        sehr -3 sei -4 seil 12 sein 22 seine -4 seine* -7 seinen -5 seit -4 seitd* -4 seitdem -4 seite 7 sejak -6
        sekal* -6 sekali -3 sekar* -5 sekarang -3 sekel* 4 sekelas 4 sekol* -2 sekolah -2 selal* -5 selalu -5 selam* 9
        selamanya 16 selamat -4 selbe* 3 selber 3 selbs* 20 selbst 3 selbstmord 9 selbstmordgedanken 11 self 22
        semal* 6 semalam 4 semalaman -5 semalem 7 semes* -6 semester -6 semin* -7 seminggu -4 semog* 16 semoga 16
        sempa* -5 sempat -5 semua 4 senan* -3 senang -3 sendi* 6 sendiri 1 sendirian 5 senen* -4 seneng -4 senga* 14
        sengaja 14 senin 4 sent 4 senyu* -8 senyum -8 sepan* 3 sepanjang 3 separ* -4 sepat* -6 sepatu -6 seped* -4
        sepeda -4 seper* -7 seperti -6 sepi -8 sepuluh -3 serem -4 seriu* 11 serius 11 seru -8 servi* -3 setel* 2
        setelah 2 seten* -9 setengah -9 settl* 10 settled 10 setze* 6 setzen 6 seumu* -11 seumur -11 seven -6
        seven* -3 sh 16 shall 9 sharp* 6 she -2 shed 2 shes 5 shift -4 shirt -4 shoes -4 shot -5 shoul* 10 should 8
        shouldnt 5 shout* -3 show -4 si -6 siang -9 siap 9 sich 15 siche* 6 sicher 7 sick -3 side 3 sie 2 siebe* -7
        sieben -5 siebz* -3 sieht -3 sign -3 sih 6 silet 28 sim -5 simpl* 4 since -9 sind -9 sing -3 singi* -5
        singing -5 singl* 4 single 4 singt -5 sini 12 sink -4 sinya* -10 sinyal -10 sisa -3 sisi -4 sit -6 sitti* 5
        sitting 5 situ 3 sitz 6 sitze 6 sitze* -3 sitzen -3 skin 5 sleep 5 sleev* 4 slept -8 slowl* -3 slowly -3
        smp -5 so -12 soal -12 soaln* 4 soalnya 4 sofa -5 sogar -4 sohn 11 solle* 7 sollen 7 sollt* 7 sollte 7 some 6
        someb* -7 somebody -7 somet* 2 son 5 sonne -6 sonne* 10 soon 11 sore -10 sorry 16 soul -4 sound* 14 sounds 13
        soup -9 space -7 spaet* -5 speak -3 speak* -4 spiel* -4 spinn* -5 spot 5 sprac* -3 sprea* -5 sprin* 13
        spring -4 springen 9 spuel* -7 spuelmaschine -6 staen* 9 staendig 9 stair* -5 stairs -5 stand -8 stand* 7
        standing 5 stark -3 start* -2 started 2 stati* -2 stay 3 staye* -3 stayed -3 stayi* 9 staying 9 steh 4
        stehe* -4 steht 12 stell* 3 stelle 3 step 8 sterb* 23 sterben 17 sterbn 9 still -8 stimm* -5 stimme -2
        stink* -6 stirn -3 stock -4 stolz -4 stoma* -4 stomach -4 stood -6 stopp* 4 stopped 4 stops 8 store* 10
        story 2 strai* -2 stree* -4 street -4 strei* -3 stric* 16 striche 8 strick 7 stuck -6 stude* -6 student -5
        stuec* -3 stueck -3 stuhl -2 stund* -4 stunde 3 stunden -6 suami -3 suami* -3 suamiku -3 suara -8 suasa* -5
        suasana -5 subsc* -7 subuh -2 sudah -9 sugar -5 suici* 27 suicidal 16 suicide 8 suizi* 29 suizid 16
        suizidgedanken 13 suizidpraevention -5 suka 8 sumpa* 5 sumpah 5 sunday 2 suppo* -3 surat 9 surat* 5 suratnya 5
        sure 5 surga 7 suruh -4 survi* 7 survived 9 susah -9 susu -7 swall* 13 swallowed 15 swap -4 switc* 4 tabel* -5
        table -6 table* 10 tablets 3 tabletten 9 tabun* -4 tabungan -4 tadi -12 tag 8 tage -6 tahan -5 tahu -7
        tahun -19 tak -11 take 5 taken 8 takes 3 takin* 4 taking 4 takut 17 tali 16 talki* 4 talking 4 tanah 4
        tanda -4 tanga* 2 tanganku 3 tangga -4 tante -4 tanya -4 tanze* -9 tanzen -9 tapi -19 tas -5 tasch* -3
        taste* -3 tau -3 tea -7 tebin* 8 tebing 8 telat -5 telefon -2 telen 6 tell 4 telly 7 teman 7 temen 5 temen* 11
        temenku 9 tempa* 15 tempat 5 ten -11 tenan* 12 tenang 13 tengg* -5 tenta* -8 tentang -8 tepuk -3 terak* 14
        terakhirku 13 terap* -5 teras -5 terba* -4 teria* 2 teriak 3 terim* -4 terima -4 terla* -4 terny* -2
        ternyata -2 terse* -3 test -5 tetap -8 tetep -6 teu 8 text -4 than 9 thank -4 thank* 6 thanks 9 that -18
        thats 6 the -8 their 4 them -3 then -4 thera* -9 there -6 theres 2 they -7 theyd 7 theyl* 5 theyll 5 theyv* -5
        theyve -5 thing 2 thing* 6 things 6 think 4 think* 18 thinking 17 third -7 thirt* -7 thirty -7 this 2 those -6
        thoug* 9 thought 2 thoughts 8 throu* -3 through -3 tiap 4 tiba -3 ticke* -2 tidak -22 tidur 2 tiga -8 tight -4
        tiket -3 till -4 timba* -3 time -8 times -5 tingg* 8 tinggal 7 tired -3 tisch -5 titik 8 titip 6 to 12
        toast -7 tocht* 9 tochter 9 tod 16 today -6 toilet -2 tol -2 told -3 tolon* 8 tolong 8 tom 6 tomat -8
        tomat* -6 tomor* 12 tomorrow 12 tonig* 14 tonight 12 too -7 top 7 tot 25 total -3 toten 17 totge* -8 traen* -4
        traenen -4 train 5 train* -5 trans* -5 transfer -5 trepp* -5 treppe -3 tried 5 trotz* -6 trotzdem -6 truk 11
        tua -7 tuer -7 tuhan 21 tujuh -5 tun 9 turne* 5 turned 5 turun -7 tut 2 tutup -8 tv 4 twelv* -5 twelve -5
        twenty 3 twice -7 two -20 ubun -4 udah 17 ueber -10 ueber* 2 ueberall -5 ueberhaupt 9 ueberm 7 ueberwiegt -3
        uhr -5 ujian -6 ujung -8 um -11 umarm* -3 umbri* 12 umbringen 8 umgeb* -3 umur -5 umurk* 7 umurku 7 umzub* 7
        umzubringen 7 unali* 15 unalive 15 und -2 under -2 uns -9 unser -3 unten -2 unter 3 unter* 2 unterschrieben -3
        unterwegs 7 untuk 2 untun* -5 untung -5 up -1 urge 10 urip 14 urlau* -9 urlaub -9 us -6 usah 8 used -4 vater 6
        verbr* 4 verdi* 9 verdient 8 verge* -8 vergessen -4 verha* 7 verhalten 7 verle* 3 verlo* -6 verloren -6
        vermi* -4 verru* -4 versc* 4 verschwinden 5 versucht 10 vertr* -6 very -5 video -3 viel -2 viele -4 viell* -3
        vielleicht -3 vier -6 vierz* 3 vierzig 5 voll 8 volle* 4 voller 4 von -8 vor -14 vorle* 10 vorlesung 10 wach 3
        wae 16 waer 32 waere 16 waere* 12 waeren 12 waers 10 waesc* -3 wait -2 waiti* -2 waiting -2 wake 9 waktu -19
        walk -4 walke* -5 walked -7 walki* -5 walking -4 wann -4 wanna 26 want 20 wants 3 war -15 waren 2 warm -7
        wars 7 warum 8 warun* -4 warung -4 was -10 wasch* -4 washi* -3 washing -3 wasnt 6 wasse* -5 wasser -4
        watch* -3 water -9 way 6 wc 6 we -17 wecke* -3 wecker -3 wed 3 weddi* -2 wedding -2 week 3 weeke* 3 weekend 3
        weg 4 wegen -6 wegge* -5 wehtu* 8 weigh* -4 weihn* 4 weihnachten 4 weil 5 weine* 5 weird 5 weird* 8 weiss* -3
        weite* 15 weiter -5 weiterleben 15 weitermachen 6 well -5 welt 16 wenn 5 went -2 wer -4 werd 4 werde 13
        werde* 7 werden 7 were -5 wes 4 what -5 when -6 where 5 where* 8 wherever 9 which 3 while -6 who -11 whole -12
        whos -4 why 12 wie -12 wiede* 9 wieder 11 will 18 wind -3 windo* -8 window -4 windows -3 winte* -5 winter -3
        wir -11 wird -11 wis 7 wish 17 wishe* 11 wishes 10 with -7 witho* 5 without 5 wkwk -14 wkwkw* -12 wkwkwk -12
        wo 16 wofue* 6 wofuer 6 wohl 6 wohne* -6 wohnen -6 woke 4 wollte 2 woman -6 wont 17 word -4 words -5 work -6
        world 12 wort -3 would 14 would* 5 wouldnt 5 wozu 21 wrist* 11 wrists 11 writi* 6 writing 6 writt* 7 written 7
        wrong -3 wrote 9 wuens* 6 wuenschte 8 wuerd 5 wuerd* 11 wuerde 6 wurde -6 wusst* -3 wut -4 ya 4 yakin 5
        yang -9 years -11 yello* -4 yellow -4 yes -6 yeste* 10 yesterday 10 yet 5 you -10 young -5 your -9 youre -4
        yours 4 zaehl -3 zahle* 5 zahlen 5 zehn -8 zeit 5 zette* 7 zettel 7 zimme* -8 zimmer -5 zitte* -4 zu 9
        zucke* -5 zug 3 zuges* -4 zum -8 zur -12 zurue* -4 zurueck -4 zusam* -3 zusammen -3 zwanz* -2 zwanzig -2
        zwei -14 zweim* 2 zweimal 2 zweit* -7 zweite -4 zwill* 7 zwilling 9 zwisc* -8 zwischen -7 zwoel* -5 zwoelf -4
        """
}
