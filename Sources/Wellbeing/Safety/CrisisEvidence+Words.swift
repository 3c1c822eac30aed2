// Written by Tests/Fixtures/crisis/weigh; not to be changed by hand.

extension CrisisEvidence {
    /// From where the points of a window are counted.
    static let start = -50
    /// Points from which a window calls for help.
    static let threshold = 22

    static let words = """
        0 -3 1 -3 10 -8 11 -7 13 -4 14 -2 15 -8 17 -4 18 -8 19 -3 2 3 20 -9 2015 -4 2019 -5 22 -5 25 -3 26 -4 3 -6
        30 -5 31 -3 4 12 40 -11 5 -9 50 -7 58 -3 6 -11 7 -8 8 -5 80 -6 800 -5 9 -7 90 -4 a -11 ab -9 abang -4 abang* 5
        abangku 5 abdi 14 abend 5 abend* 2 abends 3 aber -23 abgeh* -3 abges* -6 abis -4 about -1 absch* 19
        abschiedsbriefe 8 absic* 12 absichtlich 7 absol* -4 abu -5 ach -5 acht -9 acros* -4 across -4 actua* 5
        actually 7 ada 8 adik -7 adikk* 7 adikku 7 adore -4 aerme* 6 aermel 6 after 10 again 16 agak -5 ago 10 air -6
        aja 25 akan 8 akhir* 7 akhiri 7 akku 5 aku 23 alarm -9 alasa* 4 alasan 4 alham* -4 alhamdulillah -4 alive 37
        all 4 allah 9 alle 5 allei* 2 allein 4 allem 13 alrea* 4 already 4 als -13 alte -5 alten -2 alway* -6
        always -6 am 2 amat 3 ambil 6 ambul* 12 ambulance 6 ambulans 6 ampun -3 an -5 anaes* 9 anak -9 anakk* 5
        anakku 5 and -4 andai 26 ander* -7 andere -5 anderes 5 anders -4 aneh 13 anger* 4 angerufen 5 anges* -5
        angeschaut -5 angin -4 angka -4 angry 5 angst 14 anoth* 7 another 7 anruf* -5 antre 4 any 5 anymo* 9 anymore 9
        anyth* -8 anything -8 anywh* -3 anywhere -3 apa -7 aplik* -5 aplikasi -5 arbei* -6 are 4 arm 13 arme 9
        armen -6 arms 7 aroun* 6 around 6 as -6 ask -9 asked -5 askin* 5 asking 5 aslee* 3 asleep 3 at -20 atap 3
        atas 9 atau -4 ate -10 atmen 15 auch -13 auf 2 aufgeschnitten 5 aufgewacht 5 aufho* 6 aufhoeren 7 aufm 7
        aufs 2 aufst* -4 aufstehen -4 aufwa* 12 aufwachen 11 aufzu* 6 augen -2 aus -12 ausge* 3 ausgemacht 8
        ausgesucht 7 ausgezogen -3 auto 10 away -3 ayah 6 ayam -3 bab -5 baby -5 baca -15 back -6 badan 3 badan* 12
        badanku 12 bag -4 bagai* -3 bagaimana -3 bahas -5 bahns* 7 baik 4 baju -7 bakal 15 balco* 5 bald 17 balik 5
        balko* 4 balkon 4 bang -8 bange* 3 banget 4 bangg* -11 bangga -11 bangu* 9 banya* -9 banyak -9 baren* -6
        bareng -6 baru 1 barus* 7 barusan 7 basah -3 batas -6 bath -4 batte* -6 batuk -4 bau -9 bauch -4 bawa -5
        bawah 3 bayar -4 be 23 beban 5 bebas 6 becau* 4 because 4 bed -9 bedro* -4 bedroom -4 been 15 beend* 5
        beerd* 5 beerdigung 7 befor* -5 before -5 begit* -9 begitu -9 behin* -4 behind -4 bei -15 beide -6 beide* -6
        beiden -3 beides -3 beim -12 bein 7 being 18 bekas 6 bekom* 6 belaj* -6 belajar -6 belak* -7 belakang -6
        belas -7 beli -6 belia* -4 beliau -4 belie* -10 believe -10 belum -14 ben -5 bener* 2 beneran 3 bengk* 6
        bengkak 8 beran* -8 berangkat -5 berani -7 berantem 4 berap* -3 berapa -3 berat -7 berbu* 6 berbulan 7
        berda* 10 berdi* -3 berdiri -3 berei* 10 bereit 11 beres 4 berha* 12 berharap 16 berhe* 6 berhenti 6 beris* -6
        bersy* -8 bersyukur -8 berta* -6 bertanya -3 berub* -6 berubah -6 beschlossen 6 besok 2 besor* 9 besorgt 9
        besse* 9 besser 9 best -5 beste* -6 bestellt -3 bester -4 besti* -5 betri* -5 betrieb -3 bett -5 bette* 10
        better 12 betul -3 betwe* -4 between -4 bevor -4 biar 4 biasa -6 bikin -13 bilan* 6 bilang 7 bin 4 binta* -4
        bintang -4 birth* 6 birthday 6 biru 4 bisa -5 bist -9 bit -4 bitte 8 blade 14 bleib -6 bleib* 5 bleiben 3
        block -3 block* -5 bloss -7 blue -2 bocah -4 boden -9 bodo 4 body 9 bola -3 boleh -5 book -6 boot 7 boots 4
        born 12 bos -6 bosen 8 boss -8 both -8 box -8 boxes -5 boy -3 brauc* -4 braucht -7 break* -2 breat* 6
        breathe 6 breathing 8 bridg* 8 bridge 8 brief* 5 briefe 7 brill* -4 bring* -4 bringen -4 bringt -3 bro 5
        brot -5 broth* 4 brother 4 broug* -5 brought -5 brude* 3 bruder 3 bruec* 5 bruecke 6 bu -6 buat 5 buero -9
        buka -3 bukan -7 buku -3 bulan -2 bumi 4 bundi* 22 bundir 22 bunga -8 bunuh* 10 bunuhdiri 11 bunyi -4 bus -5
        but -16 butto* 4 button 5 by -2 bye 9 cabin* 5 cabinet 5 cabut 15 cake -8 call -9 calle* -4 called -4 calm 9
        came -6 can -4 cance* 14 cancelled 6 cancer 9 cant -12 cape 16 capek -17 car 2 cara 3 care 8 cari -5 cat 7
        catat* 6 catatan 6 ceili* -4 ceiling -4 cepet 4 cerit* -4 cerita -2 chair -2 chang* -7 change -3 changed -3
        charg* -7 chat 5 check -3 check* 4 checked -4 checking 7 cheer* -3 chef -5 chest -5 chips -5 chris* 7
        christmas 7 cinta -16 class -3 cleaned 6 clear -9 coat -3 coats 4 coba -3 coffe* -3 coffee -3 cold -4
        colle* -3 come 4 comes 5 comin* 6 coming 6 compa* -4 compl* 4 contr* -7 contract -6 could 2 could* -8
        couldnt -8 count* -4 counted -5 counting 4 cours* -4 cousin 2 cousins -3 cover* 7 covered 8 cream -4 cross* 7
        cryin* 5 crying 5 cuci -8 cucu -4 cukup 7 cuma -19 curta* -5 curtains -4 cut 5 cuts 20 cutte* 6 cutti* 16
        cutting 16 da -1 dabei -2 dad 2 dada -4 dadah 5 dadak* -5 dadaku -5 dads 6 dafue* -4 dafuer -4 dahei* -8
        daheim -8 dahin 5 dahli* -6 damit 7 dan 4 danac* -6 danach -6 daneb* 6 daneben 6 danke 4 dann -9 dapat -4
        dapet -3 dapur -6 darah -4 daran 4 dari -6 darik* 7 dariku 7 darip* 10 daripada 10 dark -3 das -13 dass 12
        dasse* -3 dasselbe -3 datan* -2 datang -2 date 8 dauer* 4 daugh* 5 daughter 5 day -3 days 3 dead 20 deadl* -11
        deadline -7 death 11 decke -6 deh -6 dekat -3 deket -3 dem -7 den -3 denga* -7 dengan -5 denge* -9 denger -3
        dengerin -5 dengk* -5 denk 13 denke 9 denn -4 depan -17 der -3 dera 4 des 3 deser* 14 deserve 9 deuts* -3
        di -2 dia -5 diang* 4 diangkat 5 dibac* -5 dibal* -5 dibales -5 dich -4 dick 7 did 3 didnt -5 die -1 died -6
        diem -8 diens* -3 dienstag -3 diese 12 diese* -10 diesen -8 dieser 4 dieses -4 diesm* 4 diesmal 4 diffe* -4
        dihap* 7 dihapus 7 dikit -5 dilah* 10 dilahirkan 6 dimin* -5 dingi* -6 dingin -6 dinne* -5 dinner -4 dipak* -3
        dipin* -3 dir -2 direc* -4 diri 31 dirik* 9 diriku 9 disap* 5 disur* -5 disuruh -5 ditan* -8 ditanya -6
        ditel* -4 diter* 5 do 3 doang -7 dobel 6 doesn* -5 doesnt -5 dogs 7 doing 4 dokte* -2 dokter -2 dokum* -5
        done 9 donnerstag 4 dont 8 door -2 doors 8 doron* 4 dosen -8 down -7 dran 4 drauf 6 draus* -4 draussen -4
        drawe* 5 drawer 5 dream 8 dreht -3 drei -15 dress -3 dress* -3 drin -3 dritt* -8 drive -4 dropp* -5 dropped -5
        drove -3 du -18 dua -21 duduk -3 due -3 dulu -24 dulua* -4 duluan -4 dunia 30 dunke* -4 durch -12 durch* -9
        dying 11 early -8 ears -5 earth 6 eatin* -5 eating -5 edge 5 egal 9 eh -3 ehrli* 9 ehrlich 9 eigen* -2
        eigenen -3 eigentlich 5 eight -4 ein 5 einem -4 einen 1 einer 2 einfa* 10 einfach 11 einge* -3 einma* -2
        einmal -2 einsc* 8 einschlafen 12 einzi* 13 einzige 16 eis -8 eithe* 4 either 4 eleve* -6 eleven -6 elf -4
        else -4 emak -3 empat 2 empty -3 enak -11 end -5 ende -6 ended -7 enoug* 11 enough 11 entry 5 entsc* 7
        entschieden 5 episo* -5 episode -5 er -7 erde 11 erden -6 erhae* 6 erkla* 3 erlei* 10 erleichtert 7 erloe* 7
        ernst 10 ersch* -5 erst -3 erste -4 erste* -4 ersten -2 erzae* -2 erzaehlt 3 es 14 essay -3 essen -6 euch 6
        euro -5 even 5 ever -5 every -6 every* 6 everyone 4 everyones 3 ex 3 exact* -2 exactly -2 exam -5 excit* -3
        exist 10 exist* 19 existieren 13 existing 5 expla* 4 explain 4 face -9 faehr* -3 fahre* -4 fahren -4 fall 4
        falls 4 famil* -2 far -3 fast -7 fault 6 fed 5 feel 4 feeli* 7 feeling 7 feels 5 feet -6 fehlt 6 feier -6
        fenst* -8 fenster -6 fest -2 fifty -5 figur -8 film -7 find 10 finde* 5 finden 6 finge* -10 finger -7
        fingers -2 finish -6 finished 6 first -12 five -7 flatmate 6 floor 2 flug -6 flur -3 fluss 5 folded 3 for -7
        forev* 11 forever 11 formu* -9 forty -3 foto -10 fotok* -5 found -3 four -6 fourt* -5 fourteen -3 frag -6
        frage* -5 fragen -5 fragt 5 frank* 6 frau -6 frech* -3 frechheit -3 frei 3 freit* 4 freitag -2 fresh 9 freu -4
        freun* 15 freund 8 freundin 11 frien* 10 friend 11 frigh* 6 frisc* 6 from -9 front 7 frueh 6 frueh* -4
        fuehl -10 fuehl* -4 fuenf -5 fuenf* -4 fuer -3 fuers -5 fuess* -7 fuesse -6 full -2 fun -4 funer* 7 funeral 7
        fussb* -6 ga 14 gab -2 gaebe 6 gaji -2 gak -2 galon -3 game -5 gampa* 4 gang -5 ganti -5 ganti* -3 gantu* 6
        ganz -6 ganze 2 ganze* -3 ganzen -2 garag* 10 garage 10 garde* -3 garden -3 garis 10 gate -3 gaya -6 geb -5
        gebli* -7 geblieben -7 gebor* 4 geboren 4 gebra* -6 gebracht -4 gebur* -4 gedac* 7 gedacht 7 gedan* 9
        gedanken 5 gede -7 gefah* 3 gefra* -5 gefragt -5 gegen -6 geges* -5 gegessen -5 gegla* -4 geglaubt -3 geh 3
        gehab* -4 gehabt -4 gehal* -3 gehe 8 gehen -4 gehoe* 5 gehoert -3 gehof* 8 gehofft 8 geht -14 gehts -11
        gekau* -7 gekauft -7 gekue* 6 gelac* -3 gelacht -3 gelae* 4 gelaender 6 gelas -3 gelau* -4 gelaufen -4
        geleg* 2 gelegt 2 gemac* -2 gemacht -2 gemei* -3 gemer* -5 gemerkt -5 gemetar -2 gemma 13 genau -5 genom* 6
        genommen 6 genug 9 gepos* 8 gepostet 8 geput* 9 geputzt 9 gerad* 6 gerade 6 gerae* -3 gered* 4 geredet 4
        gereg* 6 geregelt 7 gesam* 7 gesammelt 7 gesch* 2 geschaut -5 geschluckt 12 geschrieben 13 geseh* -6
        gesehen -5 geses* -2 gesessen -2 geset* -2 gesetzt -2 gespr* -2 gesta* -3 gestanden -3 geste* 6 gestern 10
        gesto* -5 gestorben -7 getan 9 getra* -4 gets 4 gewes* -8 gewesen -8 gewor* -4 geworden -3 gibt -3 gila -6
        ging -5 girl -5 gitu -3 glad -5 gleic* -4 gleich -5 gluec* -5 glueck -3 go 2 god 8 goes -2 gone 10 gonna 10
        goodb* 18 goodbye 18 googl* 9 googling 8 goren* -6 goreng -5 gores 10 got -6 gott 7 goyan* -2 goyang -2
        grab -4 grand* -6 grandad 4 grau -5 great -4 green -3 grey -3 gross* -4 grund 6 grup -6 gue -9 gula -6 gun 6
        gunti* 12 guru -5 gusti 6 gut -13 gutar* 5 gutartig 5 gute -5 guter -4 gym -8 ha -6 haare -3 hab 11 habe 2
        haben -14 habis 8 habit -9 habs 4 habt 9 had -7 haend* -5 haende -4 haeng* -2 haett -3 haett* 9 haette 6
        hafal -6 haha -27 hair -5 haji -3 hal 10 halb -5 halbe -4 halbe* -4 half -9 halo -4 hals -5 halt -5 halte* -6
        halten -5 hamba 10 hand -2 hande* -4 hands -9 handy -7 happe* -3 happens -5 happy -5 hapus -4 harap* -8
        harapan -5 hard -7 harga -9 hari -2 harm 15 harus 9 has -1 hat -14 hati -6 haus 7 hausa* -3 hause -7 have 4
        haven* 2 havent 2 havin* 5 having 5 he -11 head 4 hear -7 heart -3 heave* 9 heaven 9 heim 2 heimg* -3
        heimw* -3 heiss* -4 heisst -4 held -4 hell -3 hello -6 helm -3 help -3 her -11 here 4 herge* -3 herr -4
        herse* 17 herself 17 herz -6 herze* -3 heute -3 hid 11 hidup 55 hidup* 14 hidupku 5 hidupnya 8 hier 4 hilan* 5
        hilang 5 him -20 himme* 6 himmel 6 himse* 14 himself 14 hin -5 hinge* -5 hinte* -3 hinten -5 hinterher 7 hip 6
        his -15 hit 13 hoch -3 hochg* -3 hoert 3 hoffe 11 hoffe* 15 hoffentlich 15 hoffn* -8 hold -3 holid* -11
        holiday -9 holt 7 home -7 hones* 7 honestly 7 hope 6 hopin* 15 hoping 15 hospi* 5 hospital 6 hot -4 hotel -13
        hours -5 house -2 how 3 hoyon* 9 hoyong 9 hp -10 hpnya 4 hueft* 8 huefte 8 hujan -6 hummi* -4 humming -4
        hund 2 hunde* -4 hurt -3 i 12 ibu -2 ice -3 ich 13 ichs 5 ick 6 id 5 idiot -4 idk 6 idup 22 ieu 7 if 7 ihm -14
        ihn -11 ihnen 6 ihre -4 ihren -6 ikan -4 ikut -13 ilang -3 ill 11 im -2 immer 13 in -21 indah -6 ingat -3
        inget -3 ingin 21 ini -1 ins -6 inste* 3 instead 3 insul* 7 insulin 7 inten* -6 interest 5 interview -4
        into -12 irgen* -6 irgendwas -3 iri 11 is 5 isnt 2 ist -4 istir* 8 istirahat 8 istri 8 istri* -3 istriku -3
        it 3 itd 5 its -4 itu -16 ive 5 iya -7 ja -14 jadi -19 jadik* 6 jadikan 6 jadwa* -4 jadwal -4 jahr 2 jahre -5
        jahre* -9 jahren -8 jakar* -8 jakarta -8 jaket 2 jalan 4 jam -17 jantu* -6 jantung -4 jari -4 jatuh -5 jauh -5
        jawab -3 jawaban -3 jealo* 7 jealous 7 jean -7 jede -4 jeden 5 jeden* 5 jedenfalls 5 jeder -3 jedes -9
        jelas -4 jelas* 9 jelasin 11 jelek -7 jemba* 5 jembatan 5 jempo* -3 jempu* 7 jemput 7 jende* -6 jendela -5
        jess -6 jetzt -11 job -9 jokin* 6 joking 6 juara -9 juga -7 jujur 6 jump 18 june -3 just 4 justr* -3 justru -3
        juta -3 ka 8 kabar -5 kabeh 7 kadan* 11 kadang 11 kaffe* -7 kaffee -7 kak 5 kakak* 7 kakakku 7 kaki -12
        kalau 20 kalen* -4 kali -6 kalia* 5 kalian 5 kalim* -4 kalt -3 kam -5 kamar -10 kambu* 10 kambuh 10 kami -14
        kamis 6 kampu* 2 kamu -10 kan -3 kange* -5 kangen -5 kann -14 kanti* -3 kantin -3 kanto* -9 kantor -8
        kaput* -7 kaputt -4 kardu* -7 kardus -7 karen* -2 karena -2 karte -3 karto* -3 kasur -12 kata -12 katan* 7
        katanya 7 katze 9 kau -4 kaum -6 kayak -5 kayak* 9 kayaknya 9 ke -5 kebangun 7 kebanyakan -4 kebay* 10
        kebayang 12 kebuk* 8 kebuka 8 kebun -6 kecil -6 keden* 8 kedua -3 keep 7 keeps 14 kein -6 keine -5 keine* 6
        keinem 5 keinen -2 keiner 3 kelas -6 kelua* -10 keluar -3 keluarga -7 kemar* 13 kemarin 14 kemat* 5 kematian 5
        kemba* 3 kena -14 kenap* 14 kenapa 15 kenca* -6 kence* 4 kenceng 4 kepal* 10 kepala 14 kepalaku -4 kepen* 11
        kepik* 19 kepikiran 19 kept -7 keran -3 keras -4 keret* -3 kereta -3 kerin* -7 kerja* -6 kerjaan -6 kerl -3
        kesay* -7 kesayangan -3 ketaw* -8 ketawa -7 ketem* -6 ketemu -6 ketid* -4 ketiduran -4 ketig* -3 ketiga -3
        ketin* -4 keys 4 kids 4 kill 9 kille* -9 killed -6 killi* -4 killing -4 kilo -4 kind -6 kinde* 6 kinder 2
        kindern 5 kira -3 kirch* -3 kiri -3 kisse* -4 kita -13 klass* -2 klein* -6 kleine 3 kleiner -4 kling* 19
        klinge 18 klingt 6 klipp* 9 knees -3 knie -4 know -7 knows 7 koche -4 koenn* 2 koennen -8 koennt -7 koennte 11
        koennten 7 koerp* 13 koerper 13 koffer -7 kok -16 kolam -4 kollegin 5 komis* 12 komisch 12 komm 3 komme* -5
        kommen -4 kommt -2 konnte -4 kontr* -12 kontrak -8 koper -6 kopf 7 kopi -8 kosku 4 koson* -6 kosong -6 kota -5
        kotak -4 krank* 5 krebs 10 krieg -6 krieg* -3 kriegt -4 ku -4 kuat 8 kubil* -3 kubilang -3 kubuk* -3 kubuka -3
        kuche* -6 kuchen -6 kucin* 5 kucing 8 kue -6 kueche -3 kuend* -5 kulak* 11 kulakuin 11 kulia* -3 kuliah -3
        kupik* 10 kupikirin 10 kuran* -6 kurang -6 kurma -5 kurs -6 kursi -3 kutar* 4 kutaruh 5 kutul* 7 kutulis 4
        lache* -6 lachen -5 lacht -3 lad -5 laebe 14 laeng* -8 laenger -6 laeuf* -5 laeuft -5 lagi 8 lagu -5 lah 3
        lahir 8 lain 2 lakui* 18 lakuin 18 lalu -8 lama -6 lamp -4 lampe -4 lampu -17 lampu* -5 lampunya -4 lang 6
        langs* -5 langsung -6 lanju* -2 lanta* 4 lantai 4 lanza* -8 lanzarote -8 lapan* -4 lapor* -4 laporan -4
        lapto* -5 laptop -5 lari -8 lass -4 last 16 late -5 latih* -10 latihan -10 laugh* -8 laughed -3 laughing -4
        laut -12 lay -3 learn* -4 least 4 lebe 22 leben 39 leben* 27 lebens 7 lebensmuede 8 lebenswillen 12 lebih 4
        lebma* -4 lebmar -2 lebt 13 leer -8 leere* -3 left 9 lega 12 legs 7 lehre* -3 leich* 5 leicht -2 leichter 8
        leid 5 lem 8 lenga* 22 lengan 8 lengannya 11 lepas -2 let 2 lette* 6 letters 9 letzt* 18 letzte 10 letzten 7
        letzter 3 leute -8 level -10 lewat -7 liat -10 libur -9 licht -5 lie 3 liebe -6 liebe* 9 lieber 10 liebs* 3
        liebsten 4 lied -6 liege* 8 liegen 9 liegt 7 life 18 lift -4 light -4 lihat -11 like 1 lilin -3 lima -8
        line -5 lines 8 list 5 liste 5 littl* -4 little -4 live 24 livin* 28 living 28 lmao -8 lo -5 locke* 10
        locked 10 lol -15 lombo* -7 lombok -7 lonca* 7 loncat 7 long 6 look 4 looke* -3 looked -3 looki* 3 looking 3
        looks -8 loron* -3 lorong -3 losge* -3 losgelassen -3 lost -9 lot -5 love 3 loved -4 lovel* -3 lovely -3
        loyan* -6 loyang -6 luar -3 lucu -3 luft -5 luka 9 lulus -4 lunas 5 lunch -8 lunch* 4 lupa -11 lust 6 lutut -4
        lying -5 ma 15 maaf 2 maafi* 9 maafin 9 mach 3 mache -4 macht 8 macht* 6 machts 6 mag 9 magri* -5 magrib -5
        mai -4 main -8 makan -9 makas* -4 makasih -3 make 3 makin -3 mal -15 malah -2 malam 9 malam* -3 malamnya -3
        males 8 malu -7 mama 7 mampu* 10 mampus 10 man -12 mana -3 manch* 6 manchmal 4 mandi 2 manis -3 mann -4
        mans -4 manta* -3 map -3 marga* 9 mark -7 mas -2 masa -6 masak -4 masih -17 masuk -12 mata -3 mate -3 mati 17
        matia* -8 matian -8 matii* 2 matiin 2 matte* -5 mau 10 may -4 mbah -4 mbak -5 me 15 mean 10 meant -4 meeti* -8
        meeting -6 mehr 16 mei 7 mein 1 meine 3 meine* 9 meinem 9 meiner 2 meint 6 meja -7 melel* -6 meleleh -6
        meluk -5 meman* -4 memang -4 memut* 5 menan* -4 menang -3 menda* 4 mendi* 16 mendidih -4 mending 20 menem* -5
        menga* 6 mengakhiri 9 menge* -4 mengg* -4 menin* -4 meninggal -3 menit -7 mensc* -9 mensch -5 menun* -2
        menya* -5 menye* 4 merah -6 merek* 7 mereka 7 merin* 5 mertu* -5 mertua -5 mesin -6 mess -11 meter -3 mic -4
        mich 32 might 15 mikir 3 mikir* 3 mikirin 3 min -4 mind 11 mine -8 minggu 1 minim* -3 minta -3 minum 13
        minut* -3 minuten -5 minutes 3 mir 11 miss 3 mit -16 mitge* -4 mitte* -3 mitten -3 mobil 5 moech* 10 moecht 4
        moechte 6 mog 10 monat* 6 monda* -2 monta* 4 montag 4 month* 7 months 7 mop -4 more -6 morge* 10 morgen 5
        morgens 5 morni* 5 motor 1 mouth -3 moved -5 movin* -4 moving -4 muak -3 mual -4 muede 11 muess* 9 muessen 5
        muka 3 mukul 10 mulai 3 mum 7 mums 10 mundu* 7 mundur 7 mungk* 6 mungkin 6 muss -3 musst* -4 musste -4
        muter -4 mutte* -2 my 6 mysel* 23 myself 23 nabra* 8 nach 2 nachb* -2 nachbarin 4 nachbarn -3 nachg* -4
        nachgeschaut -4 nachm* -5 nachmittag -3 nacht 14 nacht* 7 nachts 6 nadan* -7 nadanya -7 naech* 1 naechsten 3
        naechstes -5 nahan 10 naik -11 nama -6 namba* -4 nambah -4 name -13 namen -5 nampa* 8 nampar 8 nan 8 nangi* -2
        nangis -2 nanti -2 nanya -6 napas 2 nasi -7 nass -4 ne -3 nearl* -3 nearly -3 neben -3 ned 11 need 5 neede* -5
        needed -5 needs -3 nehm -5 nehme* 4 nehmen 4 nein -4 nelpo* -4 nelpon -4 nempe* -5 nempel -5 nemu 4 nenek -7
        nengg* 8 nengo* 4 nengok 4 netz -4 neue 3 neuen 3 never -3 new -7 next 3 ngaka* -5 ngakak -5 ngega* 7 ngela* 6
        ngeli* -6 ngera* 5 ngere* -4 ngeti* -5 nggak 1 ngitu* -5 ngitung -4 ngomo* -7 ngomong -6 nich 4 nicht -1
        nicht* -7 nichts -4 nid 9 nie -8 night 14 nih -3 nikah -4 nimma 22 nimme* 6 nimmer 6 nimmt -3 nine -7
        ninet* -4 ninety -3 no -3 nobod* 11 nobody 7 nobodys 4 noch 1 nochm* -4 nochmal -4 noise -3 nomor -7 noon -6
        norma* 9 normal 11 not 2 note 6 notes 7 nothi* -3 nothing -5 notice 4 noticed -6 now -6 numbe* -4 number -3
        numme* -3 nummer -3 nungg* -4 nunggu -3 nur -15 nurse -3 nya -11 nyaki* 6 nyakitin 6 nyamp* -3 nyampe -3
        nyany* -3 nyanyi -3 nyawa 8 nyawa* 13 nyawaku 13 nyaya* 14 nyayat 14 nyera* 4 nyerah 4 nyese* 6 nyesek -5
        nyesel 11 nyile* 19 nyilet 19 nyimp* -4 nyoba 3 nyund* 10 nyundut 10 nyusu* 7 nyusul 11 oat -8 ob -8 obat 3
        obatn* 12 obatnya 12 oben 3 obers* 13 oberschenkel 13 oder -6 of -3 off 2 offic* -4 office -3 oft 6 ogah 12
        oh -7 ohne -6 okay 3 old -7 oma 7 omg -11 on -5 once 2 one -2 onkel -6 onlin* -4 online -4 only -2 opa 4
        open 3 ora 7 orang -16 order 4 ordne* -4 ordner -4 otak -4 other -4 our -3 out -4 outsi* -4 outside -4 oven -9
        over -2 overd* 15 overdose 11 own 2 pacar* 10 pacarku 10 packed -6 packet 8 padah* -2 padahal -2 paeh 9 page 5
        pages -3 pagi 7 paha 19 pahak* 10 pahaku 10 paid 4 pak -11 pakai -7 pake -5 palin* 1 paling 1 pamit 15
        panas -6 pangg* -4 pangk* 4 pangkuan 5 panik -6 pante* 7 pantes 7 papa 1 papan -3 paper* -3 papers -3 parke* 8
        parked 9 parkiran 3 party -10 pas -8 pasar -3 pass -7 passi* -3 passw* 6 past -5 pasti 5 pause -10 pecah -3
        pegan* -4 pegangan -3 pegel -4 pelan -6 peluk -10 pemak* 6 pemakamanku 9 pendek 6 penge* 22 pengen 18 penuh 13
        peopl* -10 people -10 per -4 peras* -8 perasaan -8 perca* -8 percaya -8 perem* -3 perempuan -2 perfe* -7
        perfect -5 pergi 10 perma* 6 perna* 3 pernah 3 peron 7 perpi* 12 perpisahan 12 perse* 4 persen 4 perso* -8
        person -6 perta* -5 pertama -4 perut -9 pesan 8 pgn 11 phone 8 picke* 4 picked 5 picki* 10 picking 10 pictu* 7
        pikir* 9 pills 9 pinda* -7 pindah -7 pingg* 22 pinggir 13 pinja* -3 pintu -5 pipi -3 pirin* -5 piring -3
        pizza -10 plan 6 plane* 7 plant* -5 platf* 7 platform 7 platz* -5 pleas* 12 please 14 podca* -6 podcast -6
        pohon -5 point 5 polit* -3 post -3 poste* 7 posted 7 posti* 5 posting 5 poton* -4 potong -4 pray 10 prese* -9
        presentasi -4 press* -4 probi* -6 prom 11 prope* -4 proze* 6 prozent 6 puas -3 puasa -5 pulan* -5 pulang -5
        puls -3 puluh 8 pun -6 punya -9 purpo* 9 purpose 9 put -6 putih -8 putus -7 putus* 7 putuskan 7 quart* -3
        queue 4 quiet 2 racun 18 rad -5 radio -7 rain -8 rambu* -6 rambut -3 rame -3 ran 2 rapat -3 rapi -3 rasa -6
        rasan* -2 rasanya -2 rate -4 rathe* 7 rather 7 raus -7 rausk* 6 read -9 ready 20 reaso* 7 reason 8 rechn* -6
        recht 7 refre* -4 regen -4 reichen 6 reicht -6 rein -5 rel 5 relap* 10 relapsed 10 rent 3 repar* -3 repot 7
        reser* 10 resig* -7 resign -5 respo* -3 ribu -4 rice -3 richt* -7 richtig -5 right -2 ring -9 ritzt 14 river 5
        rn 12 rock -4 roof 4 room -8 roomm* 3 roommate 4 rope 13 roti -4 round -1 ruang -5 rueck* 5 ruecken -3
        ruhig 10 rumah -3 run -6 rung -4 runni* -4 running -4 runte* -13 runter -7 s -5 sabar -3 sabtu 9 safe 4
        sag -11 sage -3 sagen -2 sagt 4 said -6 saja -3 sakin* -7 saking -7 salah -6 sama -3 sambi* -4 sambil -4
        same -2 sampa* -9 sampai -8 sampe -12 samst* 3 samstag 3 sana 6 sang -5 sangg* -3 sanggup -3 santa* -5
        santai -3 sass -2 sat -2 satpa* -3 satu -6 satun* 6 satunya 6 saw -3 say -4 saya 9 sayan* -4 sayang -7
        sayat* 9 sayatan 9 sayin* 7 saying 7 says 1 scare* 9 scared 10 schaf* -4 schau -3 schau* -6 schei* -4
        schic* -5 schie* -3 schla* 1 schlaf -2 schlafen -3 schlange 6 schle* -4 schli* -3 schlo* -3 schluessel 3
        schme* -10 schne* 5 schneiden 6 schni* 9 schnitte 13 schnu* -4 schoe* 4 schoener 8 schon -9 schoo* -2 schre* 3
        schreib -3 schri* 9 schritt 10 schub* 5 schublade 6 schue* 3 schul* -6 schule -4 schwarz 4 schwester 5
        schwi* -7 scrat* 5 screa* 4 scree* -4 scrol* -3 sea -7 seand* 7 seandainya 7 sebel* -3 sebelah -7 sebelahku 7
        sebelas -4 sebot* 8 sebotol 8 sebul* -3 sebulan -3 secep* 9 secepatnya 10 sechs -6 secon* -7 second -6
        secre* 7 sedih -9 sedik* -5 sedikit -5 see 8 sees -10 segin* -4 segini -4 sehar* -5 seharian -4 sehat -22
        sehr -3 sei -4 seil 12 sein 23 seine -4 seine* -7 seinen -5 seit -4 seitd* -4 seitdem -4 seite 7 sejak -6
        sekal* -6 sekali -3 sekar* -5 sekarang -3 sekel* 4 sekelas 4 sekol* -2 sekolah -2 selal* -5 selalu -5
        selam* 10 selamanya 17 selamat -4 selbe* 3 selber 3 selbs* 20 selbst 4 selbstmord 8 selbstmordgedanken 10
        seles* 3 selesai 3 self 22 semal* 6 semalam 4 semalaman -6 semalem 7 semes* -6 semester -6 semin* -7
        seminggu -5 semog* 16 semoga 16 sempa* -5 sempat -5 semua 4 semua* 2 semuanya 2 senan* -3 senang -3 sendi* 6
        sendiri 1 sendirian 5 senen* -3 seneng -3 senga* 12 sengaja 12 senin 4 sent 3 senyu* -8 senyum -8 sepan* 3
        sepanjang 3 separ* -4 sepat* -6 sepatu -6 seped* -4 sepeda -4 seper* -7 seperti -6 sepi -8 sepuluh -4
        seriu* 11 serius 11 seru -8 servi* -3 seten* -9 setengah -9 settl* 10 settled 11 seumu* -11 seumur -11
        seven -6 seven* -3 sh 17 shall 9 sharp* 7 she -2 shed 2 shes 5 shift -5 shirt -5 shoes -4 shot -5 shoul* 10
        should 8 shouldnt 5 shout* -3 show -4 si -6 siang -4 siap 10 sich 14 siche* 6 sicher 7 side 3 sie 2 siebe* -7
        sieben -5 siebz* -3 sieht -3 sign -3 sih 6 silet 28 sim -5 simpl* 4 since -10 sind -9 sing -3 singi* -5
        singing -5 singl* 4 single 4 sini 11 sink -4 sinya* -10 sinyal -10 sisa -3 sisi -4 sit -6 sitti* 5 sitting 5
        situ 3 sitz 6 sitze 6 sitze* -3 sitzen -3 sleep 3 sleev* 4 slept -8 slowl* -3 slowly -3 smp -5 so -12 soal -13
        soaln* 4 soalnya 4 sofa -12 sofor* -3 sofort -3 sohn 11 solle* 7 sollen 7 sollt* 7 sollte 7 some 6 someb* -7
        somebody -7 somet* 5 something -2 sometimes 7 son 5 song 3 sonne -6 sonne* 9 sonntag 4 soon 11 sore -10
        sorry 16 soul -4 sound* 14 sounds 13 soup -9 space -7 spaet* -5 speak -3 speak* -4 speec* -3 speech -3
        spiel* -4 spinn* -5 spot 5 sprac* -3 sprea* -6 sprin* 14 springen 9 spuel* -7 spuelmaschine -6 stadt -4
        staen* 9 staendig 9 stair* -6 stairs -5 stand -8 stand* 7 standing 5 stark -3 start* -2 started 2 stati* -2
        stay 5 staye* -3 stayed -3 stayi* 9 staying 9 steh 4 stehe* -4 steht 12 stell* 3 stelle 3 step 8 sterb* 23
        sterben 16 sterbn 8 still -6 stimm* -5 stimme -2 stink* -6 stirn -3 stock -4 stolz -4 stood -5 stopp* 3
        stopped 3 stops 8 store* 10 story 2 strai* -3 stree* -4 street -4 strei* -3 stric* 16 striche 8 strick 7
        stuck -6 stude* -6 student -5 stuec* -3 stueck -3 stuhl -2 stund* -4 stunde 3 stunden -6 suami -3 suami* -3
        suamiku -3 suara -8 suasa* -5 suasana -5 subsc* -8 subuh -3 sudah -9 sugar -5 suici* 26 suicidal 16 suicide 7
        suizi* 28 suizid 16 suizidgedanken 13 suizidpraevention -5 suka 8 sumpa* 5 sumpah 5 sunda* 2 sunday 4
        suppo* -3 surat 8 surat* 5 suratnya 5 sure 4 surga 11 suruh -4 survi* 7 survived 9 susah -10 susu -7 swall* 13
        swallowed 15 swap -4 switc* 4 tabel* -5 table -7 table* 12 tablets 5 tabletten 10 tabun* -4 tabungan -4
        tadi -12 tag 7 tage -6 tahan -5 tahu -7 tahun -19 tak -11 take 5 taken 8 takin* 3 taking 3 takut 17 tali 15
        talki* 4 talking 4 tanah 4 tanda -4 tanga* 2 tanganku 3 tangga -4 tante -4 tanya -4 tanze* -9 tanzen -9
        tapi -19 tas -5 tasch* -3 taste* -3 tau -3 tea -7 tebin* 9 tebing 9 teko 6 telat -5 telefon -3 telen 6 tell 4
        telly 7 teman 5 temen 5 temen* 11 temenku 9 tempa* 14 tempat 5 ten -11 tenan 5 tenan* 11 tenang 12 tengg* -4
        tenta* -8 tentang -8 tepuk -3 terak* 14 terakhirku 13 teras -5 terba* -4 teria* 2 teriak 3 terim* -4 terima -4
        terla* -4 terlalu -4 terny* -2 ternyata -2 terse* -3 test -4 tetap -8 tetep -6 teu 8 text -4 than 12 thank -4
        thank* 7 thanks 9 that -19 thats 7 the -9 their 5 them -3 then -4 thera* -9 there -5 there* 2 theres 3 they -5
        theyd 8 theyl* 6 theyll 6 theyv* -5 theyve -5 thing 2 thing* 6 things 6 think 5 think* 19 thinking 18 third -7
        thirt* -7 thirty -7 this 2 those -6 thoug* 8 thought 3 thoughts 7 throu* -3 through -3 thurs* 3 thursday 3
        tiap 4 tiba -3 ticke* -2 tidak -22 tidur 1 tiga -8 tight -4 tiket -3 till -4 tim -4 timba* -2 time -7 times -5
        tingg* 7 tinggal 6 tired -3 tisch -6 titik 8 titip 6 to 13 toast -7 tocht* 9 tochter 9 tod 16 today -6
        toilet -2 tol -2 told -3 tolon* 8 tolong 8 tomat -7 tomat* -6 tomor* 12 tomorrow 12 tonig* 14 tonight 12
        too -7 top 7 tot 23 total -3 toten 17 totge* -8 traen* -4 traenen -4 train 5 train* -5 trans* -5 transfer -5
        trau 3 trepp* -5 treppe -3 tried 4 trotz* -6 trotzdem -6 truk 11 trust 5 tua -7 tuer -7 tuhan 21 tujuh -5
        tun 10 turne* 5 turned 5 turun -7 tut 3 tutup -8 tv 4 twelv* -5 twelve -5 twenty 4 twice -7 two -20 ubun -4
        udah 17 ueber -10 ueber* 2 ueberall -5 ueberhaupt 9 ueberm 7 uhr -5 ujian -6 ujung -7 um -11 umarm* -3
        umbri* 11 umbringen 7 umgeb* -3 umur -6 umurk* 7 umurku 7 umzub* 7 umzubringen 7 unali* 15 unalive 15 und -2
        under 1 uns -9 unser -3 unten -2 unter 4 unter* 2 unterschrieben -3 unterwegs 7 untuk 2 untun* -5 untung -5
        up -2 urge 10 urip 16 urlau* -9 urlaub -9 us -6 usah 7 used -5 vater 5 verbr* 4 verdi* 9 verdient 8 verge* -8
        vergessen -5 verha* 7 verhalten 7 verle* 3 vermi* -4 verru* -4 versc* 3 verschwinden 5 versucht 7 vertr* -6
        very -5 video 8 viel -3 viele -4 viell* -3 vielleicht -3 vier -6 vierz* 3 vierzig 4 voice -2 voll 8 von -9
        vor -14 vorle* 10 vorlesung 10 wach 3 wae 16 waer 34 waere 16 waere* 12 waeren 12 waers 10 waesc* -3 wait -3
        waiti* -2 waiting -2 wake 9 waktu -19 walk -4 walke* -5 walked -7 walki* -5 walking -5 wann -4 wanna 26
        want 20 wants 4 war -16 waren 2 warm -8 wars 7 warum 8 warun* -5 warung -5 was -10 wasch* -4 washi* -3
        washing -3 wasnt 6 wasse* -3 wasser -3 watch* -3 water -8 way 7 wc 6 we -17 wecke* -3 wecker -3 weddi* -2
        wedding -2 week 2 weeke* 6 weekend 6 weg 3 wegen -6 wegge* -5 wehtu* 7 weihn* 4 weihnachten 4 weil 5 weine* 4
        weird 6 weird* 8 weite* 14 weiter -5 weiterleben 15 well -5 welt 16 wenn 5 went -3 wer -5 werde 13 werde* 7
        werden 7 were -5 what -5 when -6 where 4 where* 8 wherever 8 which 3 while -6 who -11 whole -12 whos -4 why 12
        wie -13 wiede* 8 wieder 10 will 18 wind -3 windo* -8 window -4 windows -3 winte* -5 winter -3 wir -11 wird -11
        wis 9 wish 21 wishe* 11 wishes 10 with -8 witho* 6 without 6 wkwk -17 wkwkw* -12 wkwkwk -12 wo 16 woche* 2
        wochenende 3 wofue* 6 wofuer 6 wohl 6 wohne* -6 wohnen -6 woke 3 wollte 2 woman -6 wont 17 word -4 words -6
        work -6 worke* 8 worked 8 world 11 wort -3 would 12 would* 5 wouldnt 5 wozu 21 wrist* 11 wrists 11 writi* 6
        writing 6 writt* 7 written 7 wrong -3 wrote 8 wuens* 7 wuenschte 9 wuerd 6 wuerd* 10 wuerde 6 wurde -6
        wusst* -3 wut -4 ya 4 yakin 4 yang -10 years -12 yello* -3 yellow -3 yes -6 yeste* 11 yesterday 11 yet 5
        you -11 young -5 your -9 youre -4 zaehl -3 zahle* 5 zahlen 5 zehn -8 zeit 5 zette* 8 zettel 8 zimme* -9
        zimmer -5 zitte* -4 zu 11 zucke* -5 zug 2 zuges* -4 zum -9 zur -12 zurueck -4 zusam* -4 zusammen -3 zwanz* -2
        zwei -14 zweim* 2 zweimal 2 zweit* -7 zweite -4 zwill* 7 zwilling 9 zwisc* -8 zwischen -7 zwoel* -5 zwoelf -4
        """
}
