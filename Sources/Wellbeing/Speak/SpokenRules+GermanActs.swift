// German: what was done against the music, and with whom the speaker spoke.
extension SpokenRules {
    static let germanActs = """
        @gone = weg vorbei verschwunden ruhe still leiser besser verstummt verflogen weggegangen los stille ruhiger aufgehört vertrieben leise verklungen verblasst abgeklungen
        @fail = geholfen gebracht genützt genutzt gewirkt funktioniert geklappt hilft bringt bracht gholfen gwirkt nützt erfolg
        @song2 = lied song ohrwurm melodie musik ding teil jingle spuk plagegeist
        @against = dagegen gegen
        @activitySkip = weg hat gleich sofort
        @activitySkip = noch da immer was das es
        @activitySkip = mit dann mal ein eine einen nem ner n a der die das den es mir mich ich hab habe hat war bin noch einfach halt auch dem so i dazu danach
        @activitySkip = und ne nen durch zu zum schließlich versucht probiert versuch heute gegen dagegen um beim erst irgendwann was zuerst später einer einem hatte
        @activitySkip = mittags abends nachmittags mal ja also am hätte schon extra bisschen bissl kurz bewusst dafür als sogar erstmal wieder aber gleich ihn
        @activityTail = gemacht getan versucht probiert hat habe hab dagegen aber was auch nichts nix bin gegangen worden angemacht angehört anzukommen wollte und
        @activityStop = aber dann danach und weil dass hab ich habe war wieder heute erst da schließlich irgendwann also
        @activityEnd = hat hats half danach dann dagegen aber und um bis das weil null nix ohne damit dadurch was brachte leider war wars half gegen ging
        cm.yes: versucht|probiert|versuchte|probierte|probiert ?hab ?ich ?habe { ~7 } dagegen|loszuwerden|wegzukriegen|abzulenken|übertönen|übertönt|wegzubekommen|vertreiben|anzukommen|rauszukriegen|überspielen|wegzuhören|wegzusingen
        cm.yes: hab|habe|hatte ich|es|dann ~2 { ~7 } versucht|probiert|ausprobiert !hätte
        cm.yes: mit { ~7 } versucht|probiert|ausprobiert|bekämpft|vertrieben|übertönt|verdrängt|losgeworden|weggekriegt|verscheucht|verjagt|überspielt|abgelenkt|überlagert|rausgekriegt|weggedrückt
        cm.yes: ausprobiert|probiert|versucht ?hab ?ichs ?ich ?es ?hab ?habe ?mit mit {
        cm.yes: versucht|probiert ?hab ?ich|?habe { ..7 } hat|ohne|half|brachte|bringt|aber|nix
        cm.yes: dagegen hab|habe|hatte|half|hilft|geholfen ?hat ?ich ?dann ?mir ?nur {
        cm.before: dagegen gemacht|getan|gesetzt|unternommen|gehalten|gespielt|gesungen|gesummt|laufen|gehört
        cm.yes: gegen den|das|die ~1 ohrwurm|lied|song|melodie|musik|dudelei|jingle hab|habe|half|hat ?ich ?mir ?es {
        cm.yes: gegen den|das|die|dieses|diesen ~1 ohrwurm|lied|song|melodie|jingle { ~6 } gemacht|getan|gehört|laut|unternommen
        cm.yes: um ihn|es|den|das|sie|mich|dem|die ~4 loszuwerden|abzulenken|übertönen|vertreiben|wegzukriegen|rauszukriegen|verdrängen|verscheuchen|entkommen|wegzubekommen|ertränken
        cm.yes: zur ablenkung {
        cm.yes: zum ablenken|übertönen|vertreiben {
        cm.yes: als gegenmittel|ablenkung|gegenmaßnahme {
        cm.yes: gegenmittel|gegenmaßnahme|ablenkung ?war ?: ?dann {
        cm.yes: abgelenkt|ablenken|abgelenkt ?hab ?ich ?mich mit|durch {
        cm.yes: hab|habe mich|mi ..3 { ~7 } abgelenkt
        cm.yes: hab|habe|hob|war|bin|ging|dann|danach|mittags|abends|nachmittags|hatte|später|heute|erst|gehört ?ich|?i ?dann { ~7 } danach|da|dann|seitdem|dabei|seither|daraufhin / ?wars|?war|?ist|?hatte|?ging ?ich ?es|?der|?er|?das|?plötzlich|?endlich ~3 @gone
        cm.yes: war|bin|hab|habe ?ich { ~7 } / ?und dann|danach|da|seitdem|dabei|daraufhin war|wars|hatte|ists|ist ..4 @gone
        cm.before: ?und|?und weg wars|war
        cm.yes: { beim|nach ?dem|?der ~3 war|wars|ging|ist ?es|?er|?der|?das|?ohrwurm ..2 @gone
        cm.yes: erst|bis|seit ?nach|?beim|?ich|?als { ~6 } ?war|?wars|?wurde|?ging ..3 @gone
        cm.result: hat|hats|haben ?mir|?da|?aber|?auch|?dann|?ein|?wenigstens|?echt|?ganz|?sogar ..4 geholfen|gebracht|genützt|gewirkt|gholfen|genutzt !niemand
        cm.result: half|brachte|nützte|wirkte|hilft ?aber|?auch|?mir|?ein|?nicht|?nichts|?wenig|?kaum|?kurz|?nix
        cm.yes: geholfen hat|haben|hats ?dann|?am|?erst|?schließlich|?nur|?mir|?letztlich|?ende {
        cm.yes: half dann|nur|erst|schließlich|mir {
        cm.yes: bin|hab ihn|es|das|sie ?dann ?durch|?mit|?beim { ~6 } losgeworden
        cm.yes: losgeworden|weggekriegt|vertrieben bin|hab|habe ?ich ?ihn|?es|?das ?dann|?erst|?mit|?durch|?beim {
        cm.before: um|damit|bis ~3 loszuwerden|weggeht|aufhört|verschwindet|weg
        cm.before: übertönt|überspielt
        cm.result: ohne erfolg|wirkung
        cm.result: vergeblich|vergebens|erfolglos
        cm.before: alles ?schon probiert|versucht|ausprobiert
        cm.yes: habs|habe|hab ?es ?dann ?mit mit { ..5 } probiert|versucht
        cm.more: dann|danach|und ?noch ?auch ?mit ?hab|?habe ?ich ?mal { ~5 } auch|nix|hat|nichts|ebenfalls|half|brachte|ohne
        cm.more: dann|danach ?hab|?bin|?habe|?noch ?ich ?auch|?noch {
        cm.no: nichts|nix|nicht|gar ?dagegen ?groß ?wirklich dagegen|gegen ?das|?den|?die ~2 gemacht|unternommen|getan|gmacht|tan|versucht
        cm.no: nichts|nix ?dagegen|?groß|?wirklich|?weiter|?aktiv unternommen|gemacht|getan|versucht|probiert|gmacht|gegen <!geholfen
        cm.no: dagegen|gegen ..6 nichts|nix|nicht ?groß|?wirklich unternommen|gemacht|getan|versucht|tun|machen|gmacht|probiert
        cm.no: laufen|dudeln|spielen|gewähren|machen ?gelassen|lassen <!musik|radio !gegangen|gewesen
        cm.no: ließ|lass|lasse|gelassen|lassen ?ich|?ihn|?es|?sie ihn|es|sie|das ?einfach|?halt laufen|dudeln|spielen|machen
        cm.no: einfach ..2 laufen|dudeln|spielen|ertragen|ausgehalten|hingenommen gelassen|lassen
        cm.no: hab|habe|habs|hob ?ich|?i ?ihn|?es|?das ?aber|?dann|?einfach|?halt ?nicht|?ned|?aber ?doch|?dann nicht|ned|net|ausgehalten|ertragen|hingenommen|ignoriert|akzeptiert gemacht|gmacht|getan|geschafft|ausgehalten|$
        cm.no: wollte|wollt|hätte|hätt|überlegt|gedacht ..9 aber ..6 nicht|ned|net|gelassen|liegen|sitzen|nie|keine|doch
        cm.no: keine|kein gegenmaßnahme|gegenmaßnahmen|gegenmittel|lust|kraft|anstalten ?was|?etwas ?dagegen
        cm.no: nichts|nix ?dagegen|?versucht versucht|dagegen
        cm.no: unternommen|gemacht|getan|versucht ?hab|?habe|?hob ?ich|?i ?heute ?dagegen nichts|nix|nicht|ned
        cm.no: dagegen nichts|nix !geholfen|gebracht|genützt
        cm.no: ausgesessen|hingenommen|ausgehalten|ertragen|geduldet <!nicht
        cm.no: nichts|nix|niggs ..2 dagegen|gegen
        cm.no: einfach ..3 laufen|dudeln|spielen|singen|machen lassen|gelassen
        cm.no: lass|lasse|ließ ?ich ?ihn|?es|?sie|?das ?einfach|?halt laufen|dudeln|spielen|machen|singen
        cm.no: kein|keinen finger|versuch ?gerührt|?gemacht
        cm.no: wozu|warum auch|was dagegen
        @social = geredet reden gesprochen gequatscht quatschen telefoniert telefonieren getroffen unterhalten geplaudert geratscht gschatzt essen gegessen spazieren kaffee kantine kino einkaufen
        @social = gekocht gespielt unterwegs geschrieben gelacht gechattet zoomen gezoomt videocall videoanruf skypen geskypt diskutiert gestritten verabredet frühstücken frühstück gefrühstückt mittagessen
        @social = abendessen park wandern joggen spaziergang stadt treffen café bier wein getrunken gewesen gefeiert gearbeitet gemacht brunch brunchen eis see klettern schwimmen tennis badminton ausgetauscht
        @social = telefonat gespräch gekickert training mittag ratschen babbeln geschnackt schnacken getratscht beisammen gefahren gegangen besprechung besprochen meeting gemeinsam zusammen ausgegangen
        @thing = bus bahn zug auto rad fahrrad hund hunden hündin katze kater kopfhörern kopfhörer musik lied song ohrwurm tee kaffee kuchen tram moped podcast hörbuch buch brot käse
        @thing = handy laptop fernseher kaugummi laufen joggen yoga sport absicht mühe ruhe glück pech lust zeit spaß liebe titel text melodie ihm ihr sich mir einem einer meinem meiner der dem
        @thing = niemand niemandem niemanden keinem keiner kopfschmerzen der anderen dem u-bahn sahne nudeln katzen kater vogel pferd pferden radio hilfe strom maschine putzen netflix serie
        contact.yes: mit|mitm ?meinen|?meinem|?meiner|?der|?dem|?den|?einem|?einer|?nem|?ner|?zwei|?drei|?lieben|?alten|?ein|?paar|?allen|?unseren|?unserer|?unserem|?ganzen|?netten @person !nicht
        contact.yes: mit !@thing @NAME|@anyone ..5 @social
        contact.yes: @social ~2 mit !@thing @NAME !herum|musik
        contact.yes: geredet|gesprochen|telefoniert|gequatscht|unterhalten|geplaudert|getroffen mit !@thing|@not
        contact.yes: mit|bei !@thing|@head @NAME ?und ?@NAME ?in|?im|?beim|?auf|?zum|?an ?der|?die $
        contact.yes: gequatscht|telefoniert|geplaudert|geratscht|gechattet|videocall|videoanruf|geskypt|gezoomt|unterhalten|verabredet|geschnackt|telefonat|zoom-call|videotelefonie|videotelefoniert|videogespräch <!podcast
        contact.yes: meeting|meetings|besprechung|besprechungen|teammeeting|teambesprechung|teamsitzung|konferenz|videokonferenz|sitzung|sprechstunde|elternabend|kundentermin|kundengespräch|kundentermine|teamrunde|daily|stammtisch|bandprobe|chorprobe|spieleabend|geburtstagsfeier|familienessen|kaffeeklatsch|therapiesitzung|mitarbeitergespräch|vorstellungsgespräch
        contact.yes: wir|uns ..6 geredet|gesprochen|gequatscht|getroffen|unterhalten|gegessen|gelacht|gekocht|telefoniert|gespielt|geschrieben|gesehen|gestritten|spazieren|gefrühstückt|gewandert|gefeiert|verquatscht
        contact.yes: hin|und her ?geschrieben|?gechattet|?getextet|?gesimst
        contact.yes: hin ?und hergeschrieben
        contact.yes: mich|mi ..3 ?mit @NAME|@person ..2 getroffen|verabredet|unterhalten|ausgetauscht
        contact.yes: @NAME|@person ..2 getroffen|besucht <!niemand|niemanden|keine|keinen
        contact.yes: hab|habe|hatte ?ich|?mittags|?heute ..3 @NAME|@person ..3 angerufen|besucht|getroffen|geholfen|zugehört|eingeladen !nicht
        contact.yes: besuch ?von|?gehabt|?bekommen|?da|?war
        contact.yes: bei ?der|?meiner|?meinem|?meinen|?den|?unseren|?unserer oma|opa|eltern|schwester|bruder|freundin|freund|mutter|vater|tante|nachbarin|nachbarn|freunden|schwiegereltern|tochter|sohn|therapeutin|therapeuten ?zum|?gewesen|?war
        contact.other: @NAME|@person|freundin hat|haben|rief ?mich|?heute|?gerade|?kurz|?mir ~3 angerufen|an|durchgeklingelt|durchgerufen|gesimst|geantwortet|zurückgeschrieben|zurückgerufen|besucht|geklingelt|zurückgemeldet
        contact.other: kam|kamen|schaute|schneite ~4-@thing @NAME|@person ..4 vorbei|rein|rüber|besuch|zurück <!lied
        contact.other: @NAME|@person ..4 vorbeigekommen|vorbeigeschaut
        contact.other: @person|@firstName ..4 vorbei
        contact.other: @NAME|@person kam|kamen|schaute ..5 vorbei|rüber|besuch|rein
        contact.other: @NAME|@person war|waren ..2 da|hier|besuch
        contact.other: ich hab|habe ihr|ihm|ihnen ..3 zugehört|geholfen|erzählt
        contact.other: @person ..5 erzählt|erzählte <!hat|film|buch
        contact.other: hat|haben mir|uns @person|@NAME ..4 erzählt
        contact.other: hat mir @NAME|@person ..3 gesagt
        contact.yes: gequasselt|getratscht|geklönt|klönschnack|gequatschd|gschmatzt|videochat|videotelefonat|skypecall|sprachnachrichten|gechattet <!allein
        contact.yes: geredet|gequatscht|gesprochen|telefoniert|gegessen|gekocht|gelacht|gesessen|gefrühstückt|getrunken|spazieren ..2 mit !mir|thema|musik|hund|@thing|@not
        contact.yes: mitm|mit'm|mit @NAME ..4 telefoniert|geschrieben|geredet|gequatscht|getroffen|essen|gegessen|beim|im|auf|in|zusammen|geratscht|gspräch
        contact.yes: über video|skype|zoom|teams ?telefoniert|?gesprochen|?geredet
        contact.yes: saß|sass|hockte|saßen ?ich ?noch ?mit|?wir mit|zusammen ?@NAME
        contact.yes: zusammen mit|gekocht|gegessen|gesessen|gelacht|gespielt|gearbeitet|geguckt|geschaut|mit
        contact.other: @NAME|@person hat|ist|kam ..4 vorbeigekommen|vorbeigeschaut|durchgeklingelt|durchgerufen|zurückgerufen|reingeschaut|gesimst|rangegangen|dagewesen
        contact.other: hat ?mich|?mir|?noch|?dann @NAME|@person|der|die ..3 angerufen|durchgeklingelt|durchgerufen|zurückgerufen|besucht|geantwortet|zurückgeschrieben|rangegangen
        contact.no: keine|ka|kei menschenseele|sau|seele|leute
        contact.no: mutterseelenallein|alleinsein|eremit|solo|alleinig|einsiedler
        contact.no: für mich ?geblieben|?gewesen|?allein|?alleine $ <!problem|thema|ding|schlimm|gut|okay|nichts|neu|belastung|nur-was
        contact.no: mit kei|koam|koan|kam ?menschen ?gredt|?gschwätzt
        contact.no: kontakt ?zu|?mit|?hatte ?ich|?menschen ?war|?heute null|keinen|nix|kein
        contact.no: niemand|niemanden|niemandem|keinen|keinem|kein|keine|koan ..2 gesehen|getroffen|gesprochen|geredet|menschen|gredt|kontakt|gsehn|menschenseele
        contact.no: gesehen|getroffen|gesprochen|geredet|geschrieben|telefoniert|unterhalten ?hab|?habe|?hatte ?ich ?heute ?auch ?dabei ?eigentlich ?sonst ?aber ?mit niemand|niemanden|niemandem|keinen|keinem|keiner|kein
        contact.no: mit niemandem|keinem|keiner|niemand
        contact.no: allein|alleine|einsam|alloa !erziehend|schon|deshalb|der|die|das|wegen|gelassen
        contact.no: nur|bloß ich|i ?und ?die|?das|?mein|?meine|?der ?sofa|?couch|?katze|?hund|?bett
        contact.no: keine|kein|keinerlei|null soziale|sozialen|kontakt|kontakte|gesellschaft|gespräch ?kontakte|?kontakt
        contact.no: mit ?keiner menschenseele
        contact.no: für mich|mi ?allein|?gewesen|?geblieben $ <!problem|thema|ding|schlimm|gut|okay|nichts|neu|belastung|nur-was
        contact.no: keine menschenseele
        contact.except: außer|ausser ?mit ?bei ?dem|?der|?meiner|?meinem|?den|?einer|?einem @person|@NAME
        contact.missed: abgesagt|mailbox|anrufbeantworter|verschoben|geplatzt|ausgefallen|versetzt
        contact.missed: nicht|ned|nie rangegangen|ran|geantwortet|abgehoben|erreicht|gekommen|aufgetaucht|zurückgeschrieben|zurückgerufen|gemeldet|gelesen|abgenommen
        contact.missed: ging|geht|hebt ..2 nicht|keiner|niemand ran|ab
        contact.missed: keine|ohne|kam ?keine antwort|rückmeldung|reaktion|nichts
        contact.missed: nichts|nix zurück|gekommen
        contact.missed: keiner|niemand ran|abgehoben|da|geantwortet
        @anyone = ihr ihm ihnen allen beiden jemand jemandem einigen mehreren anderen
        """
    /// English turns of phrase that people mix into other languages.
    static let borrowed = """
        music.yes: song|tune|earworm|lagu ?ini ?is ?still stuck ?in
        music.yes: stuck in my head
        music.yes: earworm|earworms <!no|without
        title.name: song ?is ?stuck ?stuck ?in ?my ?head ?called ^ {
        title.name: this|that song ?is ?stuck ?in ?my ?head ?called {
        contact.no: just me and
        contact.no: just me myself
        contact.no: by myself|alone
        contact.yes: video call|chat <!no
        contact.yes: meeting <!no
        stress.none: no|zero|without stress
        mood.day: { today|day was|is|war ?really ?echt ?so ?pretty ?very good|bad|mixed|okay|great|nice|awful|fine|meh|tough|rough
        mood.day: { good|bad|great|nice|awful|terrible|rough day
        mood.self: { feeling|feel ?so ?really ?pretty good|great|bad|okay|down|happy|sad|meh|fine
        word.good: great|nice|fine|happy|good
        word.bad: bad|awful|terrible|rough|tough|sad|down
        """
}
