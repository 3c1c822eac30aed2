// German: free wordings of what was done and of company.
extension SpokenRules {
    static let germanActPhrases = """
        cm.before: und|da ?dann siehe da
        cm.before: ?und ?dann weg war|wars|ist
        cm.before: damits|damit|bis|sodass ..5 @gone|aufhört|aufhörte|verschwindet|verschwand|weggeht|wegging|loslässt|nachlässt|aufgehört
        cm.before: das|was soll ?ja|?angeblich helfen
        cm.before: ?und danach|dann|seitdem|daraufhin|hinterher war|wars|ist|hatte ?ich ?es ?das ~2 @gone
        cm.no: nicht|nie dazu gekommen
        cm.no: kam|komm|bin ?ich ?aber nicht|nie dazu
        cm.no: nichts|nix|gar ?dagegen ?weiter unternommen|gemacht|getan|gmacht
        cm.no: dagegen ?hab|?habe ?ich ?unternommen|?gemacht|?getan nichts|nix|gar
        cm.no: unternommen|gemacht|getan|versucht ?hab|?habe ?ich ?dagegen nichts|nix|gar|nicht
        cm.no: überlegt|gedacht|vorgehabt|vorgenommen|erwogen ..14 aber|dann|doch ..5 gelassen|nicht|sitzen|liegen|bleiben|keine|sein
        cm.no: hab|habe|habs ?ich ?ich's ?es ?dann ?aber ?doch ?dann ?aber gelassen|bleiben|sein ?lassen|?gelassen
        cm.no: lass|lasse|lassen|ließ|liess ?ich ?es|?ihn|?das|?sie ~2 klingen|weiterlaufen|sein|weiterdudeln|singen|gewähren|weiterspielen
        cm.no: gegenmaßnahmen|gegenmaßnahme|dagegen|unternommen / keine|nichts|nix|nein|keins
        cm.result: beides|alles|leider|war|wars|aber ?leider ?alles ?komplett ?völlig umsonst|vergeblich|vergebens|nutzlos|sinnlos|zwecklos
        cm.result: für die katz
        cm.result: hat|hats|haben ?aber ?auch ?null|?nix|?nichts|?kaum|?wenig ?komma ?null gebracht|geholfen|genützt|gewirkt|gefruchtet
        cm.result: kam|war ?es|?er|?das ?aber ?trotzdem sofort|gleich|prompt|trotzdem|direkt wieder|da
        cm.result: keine chance
        cm.result: aber|trotzdem ..6 wieder|immer ?noch da
        cm.result: ?war|?wars|?leider vergebens|nutzlos|zwecklos $
        cm.result: das|dies|es hat|hats|half ?mich ?mir ?schon ?ein ?bisschen ?kurz ?etwas ?wenigstens ?ganz ?gut abgelenkt
        cm.yes: hab|habe|hatte ?ich ?dann|?extra|?laut|?mal { ~9 } / um ?ihn|?es|?das|?sie|?den|?die ~4 loszuwerden|abzulenken|übertönen|vertreiben|wegzukriegen|rauszukriegen|verdrängen|verscheuchen|wegzubekommen|abzuschütteln
        cm.yes: versucht|probiert ?hab ?ich ?habe zu {
        cm.yes: versucht|probiert zu { ~4 }
        cm.yes: { was|etwas|andere|anderes anderes|musik|lied ~2 gehört|angehört|gesungen|angemacht|aufgelegt|gesummt|eingeschaltet }
        contact.no: mit keinem|keiner ?einzigen menschen|seele|person
        contact.no: niemanden|keinen|keine ?menschenseele|?menschen ?zu|?zum gesicht|gesehen|gesprochen|reden
        contact.no: niemand|keiner ?hier|?da|?war|?ist|?hat ?da ~2 gewesen|da|gekommen|besuch|gemeldet|angerufen
        contact.no: angerufen|gemeldet|geschrieben|besucht ?hat ?mich ?heute ?auch niemand|keiner
        contact.no: kontakt|kontakte|leute|menschen|gesellschaft|besuch / keiner|keine|keinen|nein|null|niemand
        contact.other: @firstName|@person ..5 vorbeigekommen|angerufen|besuch|getroffen|geholfen|erzählt|gesagt|gemeint|gefragt|meinte|sagte|fragte <!niemand
        contact.other: @firstName|@person|besuch kam|kamen ..6 vorbei|rüber|essen|kaffee|kuchen|helfen|zurück
        contact.other: kam|kamen ~3 @firstName|@person|besuch
        contact.other: hat|haben mir ~6 gesagt|erzählt|berichtet|gebeichtet|anvertraut <!radio
        contact.other: mit dem|der|denen|ihr|ihm|ihnen ~7-@mute @talked
        contact.other: hat|haben|hatte mich ?heute ?heut ?der|?die|?meine|?mein @person|@firstName ~4 angeschrien|angerufen|gelobt|angeschnauzt|gefragt|umarmt|besucht|eingeladen|getröstet|zusammengestaucht|angesprochen|abgeholt
        contact.other: @person|@firstName hat|haben mich|uns ~3 angeschrien|gelobt|angeschnauzt|gefragt|umarmt|besucht|eingeladen|getröstet|angesprochen|abgeholt
        contact.other: @person|@firstName war|waren|saß|saßen ~4 dabei|da|neben
        contact.yes: mit ~9-@mute @talked
        contact.yes: @talked ?hab|?habe|?haben ?ich|?wir ~3 mit !@mute
        contact.yes: mit|bei ?der|?dem|?unserer|?unserem|?meiner|?meinem @firstName ?und ?@firstName <!niemals
        contact.yes: @firstName|@person und ich|i|mir <!ohne|nicht
        contact.yes: ich|i und ?die|?der|?mein|?meine @firstName|@kin
        contact.yes: wir haben|hatten|sind|waren ~7 gespielt|gebacken|gebastelt|gegrillt|geübt|gelernt|geschaut|geguckt|gestrickt|gejoggt|gegangen|gelaufen|gesungen|gesessen|gemacht|zusammen|gemeinsam|spaß|geprobt|gefahren
        contact.yes: haben|sind|hatten wir ~7 gespielt|gebacken|gebastelt|gegrillt|geübt|gelernt|geschaut|geguckt|gestrickt|gejoggt|gegangen|gelaufen|gesungen|gesessen|gemacht|zusammen|gemeinsam|spaß|geprobt|gefahren
        contact.yes: kontakt|kontakte|leute|menschen|gesellschaft / ja|jap|viel|viele
        contact.yes: gespräch|gespräche|treffen|telefonat|anruf|videocall|verabredung|date mit|von !@mute|@not
        contact.yes: zum|auf|auf'n|auf'nen ?einen|?ein|?nen kaffee|tee|bier|wein|essen|glas|sprung ~2 bei|mit !@mute
        contact.yes: zu besuch !allein
        contact.yes: mit ?einer|?einem|?der|?dem|?so frau|mann|dame|herrn|typen|fremden|mädchen|paar ~6 @talked
        contact.yes: viel|viele|lauter|genug gesellschaft|leute|besuch|menschen|kontakt|kontakte <!nicht|zu
        contact.yes: mit ?der|?dem|?meiner|?meinem|?unserer|?unserem band|chor|mannschaft|theatergruppe|selbsthilfegruppe|orchester|trommelgruppe|lerngruppe|gruppe|klasse|wg !gehört
        contact.yes: am telefon ..4 wir|uns|gelacht|geredet|gesprochen
        contact.yes: wir ..7 kaputtgelacht|gekichert|geweint|umarmt|verabschiedet|angestoßen|gefrühstückt
        contact.yes: wir uns ..5 kaputtgelacht|gekichert|umarmt|verabschiedet|verquatscht
        contact.yes: @person|@firstName ~2 gebeten|gefragt|angesprochen|umarmt|getroffen|besucht <!niemand|niemanden
        contact.yes: wir haben|sind|waren|hatten ~7 ge*
        contact.yes: haben|sind|waren|hatten wir ~7 ge*
        contact.no: ^ niemand|keiner da|zuhause|hier|unterwegs|daheim $
        @act = zugehalten geputzt weggeatmet abgelenkt gebadet
        cm.result: bringt|brachte|nützt|nützte ?aber ?auch ?leider nichts|nix|null|wenig
        contact.other: @person ruft|rief ..5 an|zurück
        """
}
