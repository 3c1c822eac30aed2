extension FoodLexicon {
    /// Indonesian words around the food.
    static let indonesianWords = """
        unsweetened = tanpa gula, tawar, tawaran, pahit, pait, ga pake gula, gak pake gula, nggak pake gula, ngga pake gula, tidak pakai gula, gak pakai gula, nggak pakai gula, tanpa pemanis, no sugar, zero sugar, zero, sugar free, bebas gula, tidak manis, gak manis, nggak manis, ga manis, gula 0, diet, less sweet banget, non gula, gada gula, gak ada gula, pake stevia, pakai stevia, gula nol, tanpa tambahan gula, unsweetened, tanpa susu dan gula, tanpa gula sama sekali, nol gula
        sweetened = manis, gula aren, gula jawa, gula merah, gula pasir, gulanya, pake gula, pakai gula, dengan gula, tambah gula, plus gula, brown sugar, kental manis, susu kental manis, less sugar, gula dikit, gula sedikit, sedikit gula, dikit gula, half sugar, normal sugar, less sweet, agak manis, kemanisan, manis banget, karamel, caramel, sirup, sirop, palm sugar, aren, skm, pake skm, susu skm, hazelnut, vanila, vanilla, madu, pake madu, krimer gula, gula batu, gulali, pake sirup, pandan manis, extra sugar, gula setengah
        sugar = gula
        decaffeinated = decaf, tanpa kafein, bebas kafein, dekaf, kafein free, non kafein
        frying = goreng, digoreng, krispi, crispy, kriuk, tepung, goreng tepung, goreng garing, geprek, krispy, deep fried, balut tepung
        gentle = rebus, direbus, kukus, dikukus, panggang, dipanggang, bakar, dibakar, pepes, kuah, bening, oven, airfryer, air fryer, tim, grill, grilled, steam, dikukus aja, masak air, godog
        none = tanpa, gak, ga, nggak, ngga, enggak, tidak, tdk, gk, engga, kagak, kaga, ora, tak, belum, blm, no, minus, ndak, nda, skip, stop, bebas, kurangi, hindari, nolak, menolak, pantang, puasa
        skipped = nggak jadi, gak jadi, ga jadi, tidak jadi, batal, diskip, skip dulu, gagal, ditahan, gak dimakan, nggak dimakan, ga dimakan, tidak dimakan, dibuang, dikasih ke temen, gak diminum, nggak diminum, ga diminum, nggak habis sama sekali, gajadi, ngga jadi, gak kesampean, nggak kesampaian, abis stoknya, urung, kehabisan
        instead = daripada, bukan, bukannya, ganti, pengganti, ketimbang, alih alih, gantinya
        nearly = hampir, nyaris, hampir aja, hampir saja
        wanted = pengen, pengin, pingin, ingin, mau, niat, niatnya, rencana, rencananya, kepengen, ngidam, tadinya mau, kepikiran, tergoda, ditawarin, ditawari, maunya, pengennya, berencana, mau beli, pgn, kangen, disuguhin
        resume = tapi, tp, cuma, cuman, hanya, akhirnya, jadinya, malah, melainkan, jadi, tapi akhirnya, eh malah, selain itu, digantiin, diganti, doang, saja, aja, trus, terus, lalu, abis itu, habis itu, kemudian, trs
        and = dan, sama, ama, serta, plus, ditambah, tambah, tmbh, sm, &, +, n, disusul, dilanjut, lanjut, siangnya, malamnya, paginya, sorenya, malemnya, siang, malam, malem, sore, pagi
        or = atau, ataupun, maupun
        with = dengan, pake, pakai, pk, dg, dgn, isi, topping, toping, campur, bareng, dikasih, lauk, lauknya, bumbu
        another = satu lagi, segelas lagi, secangkir lagi, sepotong lagi, nambah lagi, nambah satu, nambah segelas, satu gelas lagi
        more = nambah, tambah lagi
        piece = gelas, cangkir, mug, botol, kaleng, bungkus, bks, piring, mangkok, mangkuk, porsi, potong, ptg, iris, slice, slices, biji, bj, buah, bh, butir, lembar, keping, batang, cup, pcs, pc, sendok, sdm, sdt, centong, sachet, saset, tusuk, kotak, toples, box, kantong, plastik, pak, pack, ekor, scoop, bulatan, loyang, tangkup, sisir, teko, suap, gigit, ikat, genggam, shot, macam, keping besar
        unit = ml, l, liter, ltr, g, gr, gram, kg, kilo, persen, %, kkal, kalori, cal, rb, ribu, k, menit, jam an, orang, hari, minggu, kali makan, cm, an, anak, oz, tahun, bulan
        time = jam, pukul, jm, level, lv, lvl, paket, nomor, sampai, umur, ukuran, harga, sejak
        times = kali, x
        1 = satu, se, sebuah, sepotong, segelas, secangkir, sepiring, semangkok, semangkuk, sebungkus, sekotak, sebotol, sekaleng, sebiji, sepotongan, seporsi, setengah, setengah piring, sebatang, selembar, seiris, segenggam, sekantong, setoples, sebutir, sesendok, secup, separuh, beberapa, sedikit, dikit, sekali, semua, seekor, satu satu, setangkup, seloyang, segede, secentong, seplastik, sekeping, ½
        2 = dua, sepasang, dua kali, berdua, dobel porsi
        3 = tiga
        4 = empat
        5 = lima
        6 = enam, setengah lusin
        7 = tujuh
        8 = delapan, lapan
        9 = sembilan
        10 = sepuluh
        11 = sebelas
        12 = selusin, lusin, satu lusin, dua belas, duabelas, lima belas, dua puluh, duapuluh, tiga puluh
        verb = makan, minum, beli, pesen, pesan, jajan, nyemil, ngemil, dimakan, diminum, makannya, minumnya, nyobain, nyoba, sarapan pake
        whole = semuanya, sampai habis, habis, abis, ludes
        filler = deg degan, sayang, kencang, saus cokelat, saus coklat, saus karamel, sambal goreng, topping keju, nggak tahu, gak tahu, ga tahu, tidak tahu, belum tahu, yang, ini, itu, tadi, hari, kemarin, besok, aku, gue, gw, saya, di, ke, dari, untuk, buat, banget, bgt, sih, deh, kok, dong, nih, tuh, ya, gede, besar, kecil, jumbo, mini, dingin, panas, anget, hangat, pedes, pedas, gak pedes, nggak pedes, ga pedas, tidak pedas, asin, gurih, asem, enak, komplit, lengkap, spesial, biasa, bikin, sendiri, masak, rumah, ibu, mama, warung, kantin, temen, teman, kantor, sarapan, sahur, buka, cemilan, camilan, snack, lagi, udah, sudah, habis makan, sambal, sambel, saus, kecap, santan, minyak, mentega, bawang, cabe, cabai, garam, merica, daun, bumbu kacang, kerupuknya, mayones, mayo, mayonaise, krimer, cuma2, es, campuran, sebelum, sesudah, setelah, waktu, pas, sambil, nonton, kerja, kuliah, gelas gede, gofood, grabfood, gojek, tetangga, kenyang, laper, lapar, haus, ngantuk, gula darah, gula darahku, makanan, minuman, menu, bekal, catering, diet mulai, siang siang, porsi kecil
        """
}
