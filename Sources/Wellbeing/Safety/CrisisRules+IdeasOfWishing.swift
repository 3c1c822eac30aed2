extension CrisisRules {
    /// Ideas for frames, each in all languages: wishing, dying, living, not, being gone.
    static let ideasOfWishing = """
        wishEn: if+only give+anything gave+anything six+feet want wants wanted wanting wanna wannt wish wishes wished wishing hope hopes hoped hoping pray prays
            praying prayed rather prefer longing long yearn yearning yearned crave craving desperate begging beg
            dream dreaming dreamt fantasise fantasize fantasising fantasizing tempted ready deserve deserves keen
            id+like would+like like+to love+to id+love id+prefer looking+forward look+forward might+just should+just
            may+as+well might+as+well welcome welcomed praying+for please comforting comfort peaceful appealing
            need+to reckon+ill glad+if tempting inviting lovely+if nice+if easier+if relief+if feel+like gonna+just
        wishDe: wenn+ich+nur alles+geben alles+gaebe wollen wollte wollt moechte moecht moechten mag mog mecht mechat wuensche wuenschte wuensch wuenscht
            wuenschen hoffe hoff hoffte hoffen hoffentlich bete betet lieber liebsten gern gerne sehne sehn sehnt
            sehnsucht traeume traeum traeumt wuerde wuerd wuerden waers waer+es waere+es schoen+waere schoen+waer
            schoener freue+mich freu+mich bock lust wui wott wuell woit wuensch wunsch verlockend verlangen
            gewuenscht gehofft gebetet koennte+ich koennt+ich duerfte+ich duerft+ich wenn+ich+doch ersehne
            herbeisehne herbeisehnen herbeiwuensche herbei froh+wenn erleichtert+wenn troestlich friedlich
            erloesung bitte+darum flehe schon+schoen echt+schoen waer+schon
        willDe: will willst @wishDe
        wishId: asal asalkan mau mo pengen pengin pingin pgn pngen pen kepengen kepingin ingin hayang hoyong mauu maunya inginnya
            pengennya arep pengene nak berharap harap semoga moga moga-moga andai seandainya andaikan mending
            mendingan doa berdoa doaku kuharap harapanku rindu merindukan kangen lebih+baik lebih+milih lebih+memilih milih memilih minta mohon cuma+mau kepengenku pinginku pinter+kalau
            enak+kali enak+kalau enaknya coba+aja coba+saja nunggu menunggu menanti mimpi bermimpi
        wishes: @wishEn @wishDe @wishId
        willing: will @wishes
        deadDe: unter+der+erde im+grab im+sarg in+der+kiste unter+die+erde sterben sterbe sterb tot tod tode todes verrecken verrecke krepieren krepiere gestorben abkratzen
            draufgehen sterbn steam schterbe staerbe abtreten abnippeln tote ableben dahinscheiden
        deadId: dalam+tanah liang+lahat liang+kubur di+kuburan mati mampus modar metong koit maot paeh matek mokad meninggal meninggoy kematian maut ajal dikubur
            dikuburkan mateng modyar
        deadEn: six+feet+under in+the+ground in+my+grave in+a+coffin dead dying death deceased
        deadAny: @deadEn @deadDe @deadId
        lifeEn: live living alive life lives exist existing existence breathe breathing survive surviving stay+alive
            being+here going+on keep+going be+here be+around being+around carry+on carrying+on stick+around
            continue continuing stay+here
        lifeDe: leben lebens lebn laebe laeben laeba lebm leem lebe leb lebt weiterleben weiterlebe weiterzuleben existieren existiere
            existenz dasein dazusein da+sein da+bin da+zu+sein am+leben atmen atme weitermachen weiterexistieren
            ueberleben lebenswillen lebenswille lebensmut lebenswert lebenslust lebe+ich weiter+leben
        lifeId: hidup idup urip hirup kehidupan hidupku idupku hidupnya bertahan exist eksis eksistensi bernapas bernafas
            life hiduik hdp
        lifeAny: @lifeEn @lifeDe @lifeId
        notAny: zero null nol not dont doesnt didnt wont wouldnt isnt arent wasnt aint never no cant cannot couldnt shouldnt
            hardly barely stop stopped quit nothing none nicht keinerlei nich ned net nit nid nie niemals nichts nix nimmer nimma
            nuem nuemm nemme nimme kein keine keinen keiner koa koan kei kaum aufhoeren ga gak gk nggak ngga
            nggk enggak engga gag kagak kaga kgk tidak tdk tak tiada ndak nda ora teu moal ogah emoh males malas
            berhenti jangan bukan gausah gamau neither nor longer mboten ra
        gone: gone vanish vanished vanishing disappear disappeared disappearing erase erased erasing deleted delete
            dissolve evaporate fade fade+away fade+out not+be+here not+to+be+here not+being+alive nicht+hier+zu+sein nicht+da+zu+sein nicht+hier+waere nggak+ada+di+sini not+exist not+existing nonexistent cease
            stop+existing not+be+around not+being+around not+being+here blink+out swallowed einfach+weg weg+sein weg+waere weg+von verschwinden
            verschwunden verschwinde fort aufloesen aufgeloest ausgeloescht ausloeschen ausradiert ausradieren
            nicht+da nicht+mehr+da nimmer+da nicht+existieren aus+der+welt nie+dagewesen nicht+mehr+sein nicht+sein
            ausgeschaltet ausschalten hilang ilang ngilang menghilang lenyap musnah raib sirna pergi dihapus hapus
            nggak+ada tidak+ada ga+ada gak+ada tak+ada tiada ngga+ada ndak+ada ora+ono ilang+wae bablas
            nggak+pernah+ada tidak+pernah+ada ga+pernah+ada gak+pernah+ada
        forGood: forever for+good permanently eternally always entirely completely fuer+immer immer endgueltig ewig
            fuer+ewig auf+ewig selamanya selama-lamanya forevermore face+of+the+earth off+the+earth from+the+earth
            this+earth from+existence this+world from+this+world from+the+world the+planet vom+erdboden
            von+der+welt dieser+welt von+dieser+erde von+der+erde der+welt dari+dunia dari+bumi muka+bumi dari+muka
            dari+dunia+ini dunia+ini everyones+memory everyones+life their+lives existed existieren dagewesen for+ever
            never+come+back nie+wieder+zurueck nggak+balik+lagi ga+balik+lagi nggak+usah+balik remember+me
            erinnert+sich ingat+aku inget+aku lupa+aku melupakan forget+me vergessen+mich mich+vergessen
        sleepAny: sleep asleep slept nod+off drift+off schlafen einschlafen schlaf einschlafe schlafe einzuschlafen
            schloofe tidur merem bobo terlelap lelap pejam turu sare
        wakeAny: wake woke waking awaken awake come+round wake+up come+to get+up wake+again aufwachen aufwache aufwach
            aufzuwachen wach+werden erwachen erwache aufwachn ufwache ufwachu aufgewacht wache+auf wachen bangun
            kebangun terbangun melek siuman sadar tangi hudang open+my+eyes buka+mata augen+auf augen+aufmachen
            augen+aufmache see+morning see+tomorrow naechster+morgen naechsten+morgen
        everAgain: again ever anymore any+more tomorrow morgen wieder mehr lagi besok selamanya forever never nie nimmer
            in+the+morning at+all mornings
        """
}
