extension CrisisRules {
    static let indonesianWords = """
        nggak: ra rak mboten ndha ga gak gk nggak ngga nggk enggak engga gag kagak kaga kgk tidak tdk tak tiada ndak nda ora teu moal
            gakk gaa ngak enda ngga' nda' indak ndk
        ogah: ogah emoh gamau gakmau ngamau nggamau gamo males malas sungkan gapengen gakpengen
            wegah alim
        mau: mau mo mw pengen pengin pingin pgn pngen pen kepengen kepingin ingin ingn hayang hoyong pengenn
            kepengin pingen pengennya mauu maunya inginnya kepgn pgin arep pengene nak pen' gelem
        hidup: hiduik hidup idup hdp urip hirup hidupku idupku hiduup hdup life
        mati: mati mampus modar metong metoong koit maot paeh matek mokad dead meninggal mateng' mattek matii
            mampuss modyar matinya
        bunuh: bunuh membunuh ngebunuh dibunuh bunuhin mbunuh bunoh
        diri: diri dri diriku diri-sendiri dirikuu awakku
        dirinya: dirinya drinya
        capek: capek cape cpk cpe lelah letih bosen bosan muak jenuh kesel lelahnya bosenn capekk capee capeek
            cuapek eneg enek nyerah nyesel menyesal lelahh pusing
        bundir: bundir bvndir bunuhdiri bundr
        hidupObjek: ldr ldran jauh jauhan jauh-jauhan berjauhan pisah nomaden ngekos pindah pindahpindah nomaden koper ala boros di kayak kaya kek gini begini seperti begitu gitu miskin susah bareng serumah hemat sehat
            ngutang numpang merantau ngontrak ngekos ngekost kos sama dengan dg dgn tanpa dalam dari pas bersama
            mewah sederhana nomaden berdua merana melarat hura konsumtif pelit foya teratur rapi berantakan
            kost jauh sebagai minimalis gaya
        sakit: nyilet menyilet silet sayat menyayat nyayat ngiris ngirisin mengiris nyakitin menyakiti nyakiti
            melukai ngelukain nglukain lukai nyiletin nyilet2 siletan sayatan goresan gores nggores menggores
            nyundut selfharm sh barcode barcodean cutting
        tubuh: tangan tanganku lengan lenganku pergelangan paha pahaku nadi kulit badan tubuh tangannya lengannya
            kaki urat
        obat: obat obatnya obat2an pil tablet baygon racun tali silet pisau obatku talinya racunnya cutter kawat
            gunting obat-obatan
        tempat: jembatan rooftop atap gedung rel balkon tebing jurang flyover tower peron
            menara
        ingin: ingin pengen pengin pingin mau
        segan: segan
        benda: lampu listrik gaya rasa kutu mesin air suri langkah ide lilin kucing
        diTempat: dengan dgn karena di
        masak: dapur masak bawang daging sayur ikan kerja kelinci kucing motor bola kertas dagangan tahu tempe pas waktu
            buah mangga kentang wortel cabe
        nyaman: sofa sofanya kasur kasurnya enak nyaman mager libur minggu alarm pagi hujan mimpi kesiangan sekolah selimut
            weekend jam empuk
        lebihEnak: berkurang lebih tenang bahagia lega gampang enak mudah ringan damai seneng senang baik-baik bebas untung
            beruntung happy bersyukur plong better aman
        liburan: libur liburan bali jogja pantai gunung jalan mudik kampung healing kereta bandung jakarta kantor
            camping cuti konser wisata sebentar kamar pulang cafe kosan nongkrong
        kantor: kantor kantorku kerja kerjaan kolega resign kelas sekolah murid rekan tim perusahaan bos wisuda
            angkatan kampus
        kerja: kerja belajar kuliah sekolah lembur
        lagi: lagi lg lgi maneh deui
        aja: aja saja ae wae doang ajah aj sj bae
        """
}
