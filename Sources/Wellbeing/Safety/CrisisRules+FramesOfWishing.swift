extension CrisisRules {
    /// Wishes not to be, as ideas close together in any language and order.
    static let framesOfWishing: [CrisisRule] = [
        CrisisRule(
            "frame-wish-for-death", .act, example: "I find myself longing for death.",
            """
            &&&9 @deadAny @wishes|@willDe|gern -@animals -@kin -@article
            &5 @wishEn >die|@deadEn -@animals -@article -him|her|them|who|how|when|scene|hard|cancer|healer|boss ~@media
            &6 @willDe @deadDe -@animals -@kin -vor|er|sie|ihn|wer|wann|wie|alt|nie|punkt|fuer
            &5 @wishId >@deadId -@animals -@benda -@kin -siapa|kapan|kayak|kaya|serasa|demi|dia
            &5 @wishes >@deadAny -@animals -@kin -@article -him|her|them|er|sie|dia|who|wer|siapa|kayak|vor|fuer|buat|wish ~@media
            &4 want|wanna|wish die|dead|dye pls|please -@animals
            &7 death|tod|kematian|maut|ajal >@wishes|friend|relief|freund|teman|answer|jawaban|calls|ruft|memanggil|nah|dekat -@animals -@kin ~@media
            &6 enough+of|had+enough|genug|satt|cukup @lifeAny -@place -@lifeObject
            """),
        CrisisRule(
            "frame-no-life", .wish, example: "Lanjut hidup. Buat siapa. Aku sih nggak.",
            """
            isnt|not|no|keine|kein|nggak|nicht|none ..2 a|one|single|einzige|satu|part|teil ..6 @wishes|will ..2 @lifeAny !2:@place
            &6 worth|wert|layak|worthwhile @notAny|hardly alive|leben|hidup|living|life -@place -@lifeObject -liga|score
            &6 without|verzichten|do+without|tanpa >waking|aufwachen|bangun -@cosyTime|alarm
            &6 aufwachen|waking >verzichten|without -@cosyTime
            &6 @lifeAny @notAny @wishes -@place -@lifeObject -@animals -@kin ~@harmlessTask|loud|laut|berisik|crowded|voll|rame
            &6 @lifeDe @notAny @willDe -@place -@lifeObject -@animals -@kin
            &&&6 @lifeAny @notAny wozu|wofuer|warum|why|buat+apa|buat+siapa|untuk+apa|untuk+siapa|what+for|ngapain -@place -@lifeObject -@animals -@kin
            &8 @notAny >reason|point|purpose|sense|will|strength|energy|grund|sinn|kraft|lust|bock|mut|willen|energie|alasan|guna|gunanya|tujuan|semangat|minat|tenaga|niat|interest|interested|interesse|tertarik|wunsch|keinginan|gusto|desire >@lifeAny -@place -@lifeObject -@animals -@kin
            &5 @lifeAny @tiredOf -@place -@lifeObject -@animals -@kin
            &5 hidupnya|hidupku|life|leben|living|existing|existence >@wishes >udahan|selesai|end|ending|enden|aufhoeren|over|vorbei|berhenti|stop -@place -@lifeObject
            &5 @wishes >udahan|selesai|sudahan|kelar|berhenti|resign|nyerah >hidup|hidupnya|hidupku|idup|life|leben -@place -@lifeObject
            """),
        CrisisRule(
            "frame-not-wake", .wish, example: "Diam-diam aku berharap nggak sadar lagi habis dibius.",
            """
            &10 @sleepAny >never|nie|nggak|ga|gak|not >come+back|have+to+come+back|zurueckkommen|zurueck|balik|kembali|return -@cosyTime|kampung|holiday
            &&8 body|koerper|badan|badanku|tubuh|heart|herz|jantung please|bitte|tolong|hope|hoffentlich|semoga give+up|gib|nyerah|menyerah|aufgeben|aufhoeren|shut+down -workout|marathon|lari
            &12 bed|bett|tidur|sleep|schlafen|asleep >all|alles|everything|semuanya|it >stopped|stops|stop|hoert|aufhoert|berhenti|selesai|over|vorbei @wishes|bliss|herrlich|nikmat|what+if|imagine|schoen|lovely|heaven|gimana+kalau|gimana+kalo|was+wenn -alarm|wecker|hujan|rain|baby|noise|snoring
            &10 eyes|augen|mata never|nie|not|nicht|nggak|ga|gak|tidak|last+time|letzten+mal|terakhir|kalinya open|opened|close|closed|aufmachen|aufmache|aufmach|zumache|zumach|zumachen|schliesse|merem|kebuka|buka|terbuka|melek|aufgehen @wishes|@fineByMe|mercy|gnade|anugerah|peace|would|if|wenn|andai|kalau -@cosyTime
            &10 last+time|letzten+mal|terakhir+kali|terakhir+kalinya|kalinya merem|close|tidur|einschlafe|einschlafen|fall+asleep|zumache @fineByMe|@wishes|@nowAny -@cosyTime
            &7 @wakeAny @notAny @wishes @everAgain -@cosyTime -baby|babys|toddler -the|kids|um|jam|pagi
            &7 @wakeAny @notAny @willDe @everAgain -@cosyTime -baby|babys|toddler -um|bevor
            &7 @wakeAny @notAny @sleepAny @forGood|never|einfach|just|simply|aja|ever|terus|for+ever|schoen|nice -@cosyTime -baby|babys|toddler
            &7 @sleepAny @wishes @forGood -@cosyTime -@kin
            &7 @sleepAny @willDe @forGood -@cosyTime -@kin
            &7 @wakeAny narkose|anaesthetic|anesthetic|anesthesia|surgery|bius|dibius|operasi|op @notAny @wishes|schlimm|mind|bad|sad|schade|gapapa -fear|angst|takut|afraid|scared
            &8 heart|herz|jantung|jantungku|lungs|body >stop|stops|stopped|stehen|stehenbleiben|stehenbleibt|aufhoeren|aufhoert|berhenti|quit|gives|give @wishes -@fearful
            """),
        CrisisRule(
            "frame-gone-for-good", .wish,
            example: "Gäbe es einen Knopf, um mich für immer auszuschalten, ich hätte ihn gedrückt.",
            """
            &9 @wishes|@willDe @notAny planet|planeten|earth|erde|welt|bumi|dunia|world >be|sein|ada|here|live|leben|ini -fair|sport|maya|hiburan|kerja
            &9 @notAny @wishes|@willDe be|sein|ada|live|stay >planet|planeten|earth|erde|bumi|this+world|dunia+ini|dieser+welt -fair|maya|hiburan
            &8 erased|deleted|dihapus|geloescht|ausradiert|wiped|delete @wishes|@willDe memory|memories|ingatan|koepfen|kopf|heads|existence|dunia|body|badan|badanku|koerper -file|foto|photo|chat
            &7 nice|lovely|schoen|enak|peaceful|friedlich|good|easier|leichter|gampang @notHere -party|meeting|work|rain|queue|@kin
            &8 @gone @wishes @forGood -@animals -@things
            &8 @gone @willDe @forGood -@animals -@things
            &8 @gone @wishes @me @noTrace -@animals
            &5 @me erased|deleted|gelöscht|geloescht|ausgeloescht|ausradiert|dihapus|uninstalled|unborn|nonexistent|ausgeschaltet @wishes|@willDe|could|koennte|bisa
            &9 button|knopf|schalter|tombol|a+switch|saklar @me off|delete|erase|ausschalten|auszuschalten|abschalten|abzuschalten|loeschen|matiin|mematikan|hapus|menghapus|end|exit -@things
            &8 never|nie|niemals|pernah|not|nicht >existed|exist|existiert|been|dagewesen|gelebt|eksis|ada|born|geboren|lahir|dilahirkan @wishes|@relief|rather -@animals -@things -@kin -there|that|there's
            &8 mum|mother|mama|mutter|parents|eltern|ibu|mamaku|ortu >never|nie|nicht|nggak|not|tidak >had+me|have+me|born+me|bekommen|gekriegt|geboren|lahirin|ngelahirin|melahirkan
            &6 asked|ask|gebeten|gefragt|minta|diminta|choose|ausgesucht @notAny born|geboren|lahir|dilahirin|dilahirkan|dilahirin|exist|alive|leben|auf+der+welt|auf+die+welt|be+here -@animals
            &8 better|best|kinder|besser|mending|lebih+baik|baiknya @me >@notAny >born|geboren|lahir|dilahirkan|dilahirin|existed|exist|existiert|here|da+waere|da+waer|ada -@animals -home|party|party|meeting
            """),
        CrisisRule(
            "frame-burden", .wish, example: "Mathe ist einfach: ohne mich wären alle besser dran.",
            """
            &9 @withoutMe @relief -@harmlessAbsence ~@harmlessTask
            &9 @withoutMe @others @relief ~@harmlessTask
            &10 @withoutThem @relief @sayAny
            &9 @me @burdenAny @gone|@deadAny|dead -@animals
            &14 insurance|lebensversicherung|asuransi|payout|money|inheritance|erbe|warisan @me @others better|more|besser|mehr|lebih|worth|wert|useful|dead|tot|mati -car|kfz|mobil|dental|health
            &12 @others|nobody|noone|keiner|niemand|siapa|jemand|anyone|somebody @noticeMe @withoutMe
            """),
        CrisisRule(
            "frame-follow", .wish, example: "Seit der Karl gestorben ist, will ich nur noch zu ihm.",
            """
            &8 @wishes|@willDe @kin heaven|himmel|surga|drueben|other+side|akhirat -visit
            &&16 see+you+soon|bis+bald|sampai+ketemu|sampai+jumpa|be+with+you+soon|till+we+meet world|welt|dunia|life|leben|hidup >without+you|ohne+dich|tanpa+kamu|tanpamu|tanpa+mu|aus|sanggup -airport|holiday
            &&16 see+you+soon|bis+bald|sampai+ketemu|sampai+jumpa >without+you|ohne+dich|tanpa+kamu|tanpamu world|welt|dunia|life|leben|hidup -airport|holiday
            &&14 @wishes|@willDe wherever+he|wherever+she|where+he+went|where+she+went|dahin+wo|dorthin+wo|tempat+dia|ke+tempat+dia|wo+er+jetzt|wo+sie+jetzt|where+he+is|where+she+is @lossAny -hospital|krankenhaus|work
            &12 @lossAny @willDe zu+ihm|zu+ihr|zu+dir|dorthin|zu+ihnen|hinterher|nachgehen|folgen|bei+ihm|bei+ihr|bei+dir|mitgehen|nachfolgen
            &12 @lossAny @wishes follow|be+with|join|go+to|go+where|go+too|with+her|with+him|with+them|nyusul|ikut|menyusul|bareng|ketemu|bertemu|ke+tempat|ke+sana|ke+sisi|disisi -visit|hospital|cemetery|janjinya|janji|sempat|mancing|promised|versprochen
            &12 @wishes|@willDe be+with|bei|ikut|nyusul|menyusul|zu|join|go+to @me|baby|kin|@kin wherever+she|wherever+he|where+he|where+she|wo+sie+jetzt|wo+er+jetzt|wo+es+jetzt|da+wo+sie|da+wo+er|da+wo+es|di+mana+pun|other+side|up+there|da+oben|di+sana|di+atas+sana|heaven|himmel|surga -work|kerja|live|wohnt
            &10 @wishes|@willDe with|join|zu|bei|bareng|sama|reunited|vereint|wiedersehen @kin|husband|wife|him|her|ihm|ihr|dia @soonAny @deadAny|heaven|grave|himmel|grab|surga|drueben|alam
            &10 soon|bald|sebentar+lagi|segera|nanti together|vereint|bei+dir|bei+ihm|bei+ihr|with+you|bersama|bareng|nyusul|ketemu again|wieder|lagi|forever|immer|selamanya -wedding|hochzeit|visit|airport|weekend|besuch|flughafen|zug|libur|pulang|lebaran|mudik|kampung
            """),
        CrisisRule(
            "frame-passive", .wish, example: "Ich schau nicht mehr, bevor ich über die Straße gehe.",
            """
            &9 @wishes|@willDe >cancer|krebs|kanker|kankernya|tumor|herzinfarkt|heart+attack|serangan+jantung|stroke >back|zurueck|zurueckkommt|balik|comes|kommt|return|returns|lagi|wieder|get|gets|kriege|bekomme|kena -never|not|nicht|nie|nggak|kein|jangan|bukan|no
            &9 @wishes|@willDe >ketabrak|ditabrak|tertabrak|ueberfahren|ueberfaehrt|ran+over|run+over|hit+by|getting+hit|get+hit|erwischt|struck @vehicleAny|@me -dog|cat
            &14 if|wenn|kalau|falls|kalo >cable|seil|talinya|tali|lift|elevator|plane|flugzeug|flieger|pesawat|pesawatnya|bus|train|brakes|bremsen|rem|roof|decke >snapped|snaps|reisst|risse|putus|crashed|crashes|abstuerzt|abstuerzen|jatuh|failed|versagen|blong|collapsed|einstuerzt|runtuh >glad|froh|seneng|happy|relieved|lega|fine|recht|erleichtert|mind|not+scream|syukur
            &9 @vehicleAny >hit|hits|got+me|get+me|gets+me|take|takes|ran|run|flattened|erwischt|erwischen|ueberfaehrt|umfaehrt|mitnimmt|trifft|nabrak|ketabrak|tabrak|ditabrak @fineByMe
            &12 ketabrak|ditabrak|tertabrak|ueberfahren|ran+over|run+over|hit+by|knocked+down|erwischt+mich|mich+erwischt|mich+einer+erwischt @fineByMe
            &&14 @notAny|stopped|aufgehoert|berhenti look|looking|check|checking|schau|schaue|gucke|guck|nengok|noleh|liat|toleh >cross|crossing|nyebrang|menyebrang|ueber+die+strasse|ueber+die+kreuzung
            &&14 nyebrang|menyebrang|crossing|cross|strasse >@notAny|udah+nggak >nengok|noleh|liat|look|schaue|gucke|toleh
            &14 hoped|hoping|hope|wished|gehofft|hoffe|hoffte|berharap|semoga|wuenschte|ngarep >tumor|cancer|krebs|kanker|terminal|toedlich|toedliches|unheilbar|penyakit+parah|sakit+parah|mematikan|fatal|something+bad|find+something|incurable|malignant|boesartig|ganas|crash|abstuerzt|abstuerzen|jatuh -not|kein|keinen|nicht|nggak|bukan|isnt|nothing|benign
            &9 plane|flugzeug|pesawat|lift|aufzug|zug|bus|train crashed|crash|crashes|gone+down|went+down|goes+down|abgestuerzt|abstuerzt|abstuerzen|jatuh|kecelakaan|entgleist @fineByMe|@wishes
            &10 @notAny mind|care|matter|stoeren|egal|peduli|schlimm|masalah|dagegen die|died|dying|dead|sterben|sterbe|tot|mati|wake|aufwachen|aufwache|bangun|crashed @me -@animals -laughing|characters|figur
            &12 how+easy|so+easy|easy+it|wie+leicht|leicht+es|betapa|gampangnya|how+peaceful|how+nice|wie+schoen|enaknya|tenangnya @gone -@things -@animals
            &7 how+easy|so+easy|easy+it|wie+leicht|wie+einfach|gampangnya|how+nice|how+peaceful|wie+schoen|tempting @notAny|nggak+ada >be+around|be+here|exist|wake|da+zu+sein|da+sein|existieren|aufwachen|ada|bangun|hidup|live|leben -@place
            """),
        CrisisRule(
            "frame-old-and-ready", .wish,
            example: "I've had enough of living and would be glad if the Lord took me.",
            """
            &12 god|gott|herrgott|tuhan|gusti|allah|lord|herrn why|warum|kenapa|when|wann|kapan|kok|napa taken|take|takes|geholt|holt|jemput|dijemput|menjemput|panggil|ambil|fetch
            &12 lord|god|herrgott|gott|tuhan|gusti|allah|jesus|maker|reaper|sensenmann >took|take|takes|calls|call|holt|hole|nimmt|ruft|panggil|memanggil|manggil|jemput|menjemput|ambil|mengambil|cabut|fetch @me @wishes|glad|froh|ready|siap|soon|bald|cepat|dipercepat|enough|genug|cukup -to+church|kirche
            &10 @wishes|ready|bereit|siap|froh|glad taken|geholt|dipanggil|dijemput|dicabut|abgeholt by+god|gott|herrgott|tuhan|gusti|allah|heaven|himmel|lord
            &4 enough|lang+genug|genug|long+enough|udah+cukup|sudah+cukup|cukup+lama >lived|gelebt|living|hidup -@place -@lifeObject
            &4 lived|gelebt|hidup >enough|genug|cukup+lama|long+enough|udah+cukup|kelamaan -@place -@lifeObject
            &10 @me outlived|overstayed|ueberfluessig|zu+lange+da|kelamaan+hidup welcome|use|hier|here|hidup|dunia|welt
            """),
        CrisisRule(
            "frame-would-anyone", .wish, example: "would anyone even notice if i was gone",
            """
            &12 anyone|anybody|someone|who|jemand|wer|irgendwer|irgendwen|siapa|ada+yang|emang+ada|nobody|keiner|noone|no+one|niemand|nggak+ada >notice|care|miss|stop|cry|come|find|merken|vermissen|kuemmern|weinen|aufhalten|auffallen|interessieren|merkt|vermisst|nyari|nyariin|sadar|nangis|peduli|kangen|kehilangan|nyegah|ngelarang|merhatiin|sedih >dead|died|die|gone|disappeared|vanished|it+tonight|ended|tot|weg|sterbe|verschwinde|verschwunden|nicht+mehr+da|gestorben|mati|hilang|ilang|nggak+ada|pergi|lenyap|meninggal|did+it -party|early|job
            """),
    ]
}
