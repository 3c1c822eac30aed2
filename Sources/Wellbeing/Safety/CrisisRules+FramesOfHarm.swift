extension CrisisRules {
    /// Harm done to oneself and fear of one's own impulse, as ideas close together.
    static let framesOfHarm: [CrisisRule] = [
        CrisisRule(
            "frame-marks", .harm, example: "meine oberschenkel sind voller frischer schnitte",
            """
            &8 @skinAny @freshAny cuts|scars|scratches|burns|wounds|lines|gashes|garis|stripes|streifen|schnitte|schnitten|narben|wunden|striche|kratzer|ritze|sayatan|goresan|luka+sayat|luka|bekas|burn+marks|brandwunden|brandmale|sundutan -@mishap ~@mishapFar
            &8 @ownSkin @hurtAny @again|@onPurpose|@helped|@instead -@mishap ~@mishapFar
            &7 @ownSkin @hurtAny >lighter|cigarette|feuerzeug|zigarette|rokok|korek|blade|klinge|silet|cutter|razor -@mishap
            &7 lighter|cigarette|feuerzeug|zigarette|rokok|korek|iron|buegeleisen >@ownSkin|@skinAny >@hurtAny -@mishap ~@mishapFar
            &6 @myself >@hurtAny >@again|@onPurpose|@helped|@instead|@calmAfter -@mishap ~@mishapFar
            &6 @hurtAny @myself @again|@onPurpose|@helped|@instead|@calmAfter -@mishap ~@mishapFar
            &&18 @skinAny again|wieder|lagi|new|neue|neu|baru|mess|schlimm|voll|penuh >hide|hid|hiding|tights|lange+hosen|lange+aermel|long+sleeves|lengan+panjang|celana+panjang|jaket|jacket|hoodie >nobody|noone|keiner|niemand|sieht|sees|see|ketauan|ketahuan|keliatan|told|merkt|notice|know -eczema|psoriasis|neurodermitis|alergi|sunburn|sonnenbrand|ruam|tattoo|tattoos|mosquito|muecken|nyamuk|rash -@mishap ~@mishapFar
            &8 @hurtAny @skinAny @onPurpose -@mishap ~@mishapFar
            &&12 @hitting @ownHead >until|till|bis|sampai|sampe|so+long|so+lange|biar|again|wieder|lagi|only+thing|cuma+itu|nur+das|einzige -@mishap -ball|football|cupboard|door|schrank|tuer|pintu ~@mishapFar
            &9 punch|punched|bang|hit|slam|smash|slap|banging|punching|hitting|schlag|schlage|haue|hau|geschlagen|schlagen|jedotin|mukulin|mukul|pukul|tampar|nampar|jedot|nonjok @ownSkin|head|kopf|kepala|face|gesicht|thighs|wall|wand|tembok|dinding >@calmAfter|@again|twice|zweimal -@mishap -ball|football|cupboard|door|schrank|tuer|lawan|opponent ~@mishapFar
            """),
        CrisisRule(
            "frame-urge", .harm, example: "der drang, mich zu verletzen, ist heute so laut",
            """
            sh|sv|svv again|wieder|lagi|tonight|heute|malam|gemacht|relapse|relapsed|urges
            &7 urge|urges|itch|craving|need|want|wanna|tempted|drang|druck|verlangen|beduerfnis|dorongan|keinginan|hasrat|pengen|pingin|mau|will|moechte|muss|itching @hurtAny @myself|@ownSkin -@mishap -@kin -dont|never|nicht|nie|nggak|bukan|jangan|not ~@mishapFar
            &10 relapse|relapsed|rueckfall|rueckfaellig|kambuh|slipped|relapsing >@hurtAny|blade|klinge|silet|cutter|razor|selfharm|sh|nyilet|ritzen|thigh|arm -alcohol|drink|smoking|alkohol|rauchen|rokok
            &&16 days|weeks|months|tage|wochen|monate|hari|minggu|bulan|clean|bersih|havent @hurtAny|harmed|selfharmed|geritzt >today|tonight|now|heute|jetzt|grad|malam|hari+ini|sekarang >want+to|want|will|pengen|pingin|kepengen|moechte|craving|need+to|juckt|gatel -@mishap -kill ~@mishapFar
            &&14 relapse|relapsed|rueckfall|rueckfaellig|kambuh|clean|bersih blade|klinge|silet|cutter|razor|rasierklinge|nyilet|sayat|selfharm -house|wohnung|rumah|kamar
            &&14 blade|klinge|silet|cutter|razor|rasierklinge >relapse|relapsed|rueckfall|rueckfaellig|kambuh|clean|bersih -house|wohnung|rumah|kamar
            """),
        CrisisRule(
            "frame-other-hurts", .harm, example: "found out my best friend has been cutting her arms",
            """
            &9 @kin|she|he|sie|er|dia @theirSkin @hurtAny -@mishap -hair|nails|haare|naegel ~@mishapFar
            &9 @kin|freundin|freund|sahabatku|temanku sich|herself|himself|themselves|dirinya|diri+sendiri @hurtAny -@mishap -kill ~@mishapFar
            &10 scars|cuts|narben|schnitte|sayatan|bekas @theirSkin @kin|she|he|sie|er|dia -@mishap -surgery|operation|operasi ~@mishapFar
            """),
        CrisisRule(
            "frame-no-trust-in-oneself", .fear, example: "I didn't trust myself near the edge.",
            """
            &8 @highPlace|bahnsteigkante|bahnsteig|height talking|geredet|spricht|redet|rief|manggil|ngajak|called|calling|gerufen|whispers @me -names|crew
            &14 @fearful mir|mich was|etwas|wirklich tu|tue|antu|antue|antun|mach|mache -buehne|pruefung|test
            &12 @fearful actually|really|one+day|one+of|wirklich|beneran|irgendwann|suatu do|doing|tu|tue|lakuin|kulakuin|mache myself|mir|diri|diriku
            &8 trust|percaya|ngandelin @notAny|hardly >myself|diriku|diri+sendiri|sama+diriku @dangerPlace|@highPlace|@lonely|@atNight
            &8 traue|trau|getraut|traute|vertraue|vertrau mir|mir+selbst|mir+selber @notAny|kaum @dangerPlace|@lonely|@atNight
            &&14 @dangerPlace|@weaponAny >trust|traue|trau|getraut|traute|percaya|vertraue >myself|mir+nicht|mir+selbst|mir+selber|diriku|diri+sendiri
            &9 @fearful >what+i|was+ich|apa+yang+aku|apa+yang+bisa+aku|apa+yg|wozu+ich|of+myself|vor+mir|sama+diriku|diriku+sendiri|own+thoughts|meinen+gedanken|pikiranku+sendiri >@me|do|might|tun|antue|mache|lakuin|lakukan|alone|allein|sendirian|tonight|selbst -audience|crowd|buehne|stage|exam|speech|driving
            &9 @fearful >i|ich|aku|gue|saya|ill|id >do+something|hurt+myself|something+stupid|something+stupid|mir+was|mir+etwas|antue|antun|nekat|ngapa-ngapain|kelepasan|khilaf|nyakitin|dummheit|lose+control+and|go+through|jump|springe|loncat -audience|crowd
            &9 hid|hide|hidden|hiding|locked|lock|gave|moved|flushed|versteckt|verstecke|weggesperrt|weggeschlossen|eingeschlossen|abgegeben|umpetin|ngumpetin|sembunyiin|disembunyikan|kukunci|simpenin|titipin @meansAny >from+myself|from+me|vor+mir|vor+mir+selber|dari+diriku|dari+aku|sama+aku|so+i+dont|so+i+cant|damit+ich|damit+i|biar+aku|biar+ga|biar+nggak|supaya+aku|just+in+case+i -children|kids|kinder|toddler|kinder|anak
            &&18 drive|driving|road|landstrasse|nyetir|steuer|autoschluessel|car+keys|kunci+motor|kunci+mobil @notAny >trusted|trust|trau|traue|berani|percaya|allein|alone|sendirian >trees|baeumen|baeume|bridge|bruecke|jembatan|tol|cliff|laster|truk -lesson|fahrstunde|test|exam|sim|snow|schnee|hujan
            &&18 car+keys|autoschluessel|kunci+motor|kunci+mobil @notAny|cant >trusted|trust|trau|traue|berani|percaya >road|landstrasse|nyetir|drive|driving|trees|baeumen -lesson|fahrstunde|sim|snow|schnee|hujan|macet
            &14 mir+selbst|mir+selber|mir @dangerPlace|@highPlace getraut|traute|traue -bike|dog|fahrrad
            &12 @me|stepped|left|leave|weg|mundur|away|zurueck >@dangerPlace|@highPlace trust+myself|percaya+sama+diriku
            &8 @highPlace pulls|pull|pulling|tempting|lockt|zieht|narik|ketarik|calling|ruft|calls @me -bike|dog
            """),
    ]
}
