// English: what was done against the music, and with whom the speaker spoke.
extension SpokenRules {
    static let englishActs = """
        @gone = gone went away stopped quiet quieter faded silence silent vanished disappeared left cleared better better lifted shifted quietened eased quietened over
        @it = it that this the
        @activitySkip = still there which it hung gone
        @activitySkip = a an the some my to with by i just then and also so went did was been had on for tried trying try out put even bit of doing having after using
        @activitySkip = eventually finally again little got did been in when even ended up first later once but only by as started through couple at that it me ive
        @activityTail = and but it that which to helped worked did was has out anyway then a so actually didnt i instead first even the again
        @activityStop = but then and i ive so because it eventually after finally
        @activityEnd = didnt but and which that it to but until helped worked so then did does because hoping doesnt wasnt no still nothing just for in when made only
        cm.yes: tried|trying|attempted ?to ?to drown|block|distract|shake|shift|chase|get|flush|push|beat|fight|clear|replace|mask ?out|?away|?it|?myself|?off|?rid|?of|?that ?out|?it|?of|?off|?away|?it with|by {
        cm.yes: drown|drowned|drowning|blocked|blocking|block|distract|distracted|flush|flushed|chase|chased|pushed|fought|masked|cleared|cured|killed|beat|shifted|shook|banished ?it|?myself|?the|?that|?them ?out|?away|?off|?song|?tune|?thing|?it ?out|?away|?off with|by|using {
        cm.before: to drown|block|get|take|distract|shake|shift|chase|make|flush|clear|push|stop|shut|replace|dislodge|escape|drive|mask|quiet ?it|?out|?my|?rid|?myself|?me|?of ..4 it|out|mind|off|myself|away|rid|tune|song|head|up|jingle|stop
        cm.yes: to drown|block|get|shake|shift|chase|dislodge|take|distract|make|stop|drive ..5 i {
        cm.yes: tried ?to|?some|?a|?the|?my|?out|?and|?doing|?with {
        cm.yes: try|trying { ~5 } ..2 didnt|to|but
        cm.result: ?it|?that|?which|?and|?sort|?seemed|?did|?didnt|?kind|?actually|?really ?of|?to|?really|?actually|?sort|?kind|?did ?of|?actually helped|worked|fixed|cured|shifted !with|from|on|at|late|all|hard|out|me
        cm.result: no use|joy|effect|avail|difference|luck
        cm.before: ?and ?that|?which|?it got|gets rid of it|the|that
        cm.result: ?but|?it|?which|?that|?and didnt|did|doesnt ?really|?actually|?even help|work
        cm.yes: went|did|had|took|put|listened|played|called|rang|walked|sang|hummed|turned|started|got|made|ran|chewed|read|cooked|watched|baked|swam|cycled ?for ?a { ~7 } / and|then|after|since|afterwards|so|which ?that|?then|?by|?it|?made ?was|?had|?it|?the|?song ?was|?just|?had|?finally|?went|?go gone|stopped|faded|vanished|disappeared|away|quietened|cleared|lifted|left|shifted|quiet
        cm.yes: went|did|had|took|listened|played|called|rang|walked|sang|ran|swam|read|cooked|watched|baked|cycled { ~7 } / ?and|?and|?then ?after|?then ?that it|that|song|tune ?was|?just|?had|?finally|?had gone|stopped|faded|vanished|disappeared|went|quietened|left|cleared
        cm.yes: after|until|once ?i|?a|?my|?the|?some ?did|?went|?had|?took ?for { ~6 } ?it ?was ?had ?just|?finally gone|stopped|faded|went|vanished|disappeared|quietened|left|cleared|eased
        cm.yes: what helped|worked ?in ?the ?end|?was|?is|?eventually was|is {
        cm.yes: only|thing ?that ?thing helped|worked ?was {
        cm.yes: got rid of ..3 by|with|through {
        cm.yes: by { ~5 } ?it|?and ?it ?was gone|stopped
        cm.yes: as a|an distraction|antidote|cure|remedy {
        cm.yes: against it i|ive {
        cm.yes: fought|battled ?it ?back with {
        cm.yes: fought|fighting|fight|battled|beat|tackled it|that|back|song ?back ?with|?by|?off with|by {
        cm.yes: resorted|turned|switched to {
        cm.before: to ?try ?and ?help ?to get|make|drown|shift|shake|chase|flush|push|scare|drive|block|banish|kill|lose|forget ..3 rid|it|that|out|away|off|shift|stop|go
        cm.more: then|and|also|plus|so ?i ?even|?also tried|did|went|put|had|rang|called|listened|played|sang|chewed {
        cm.more: then ?i|?some|?a {
        cm.no: didnt|havent|not|never|dont ?really|?actually|?even|?bother ?to|?bother|?done|?try ?to do|done|try|tried|doing|trying|fight|anything ?anything|?a|?much ?thing about|against|it|to|anything|doing $
        cm.no: didnt|havent|not|never|dont ?really|?actually|?even|?bother ?to|?bother|?done|?try ?to do|done|try|tried|doing|trying|fight anything|a|it|against !good|see|difference
        cm.no: didnt ?even bother to|trying|doing|fighting
        cm.no: did|done|do nothing|zilch|naff ?about|?against|?to
        cm.no: nothing ?i ?did|?done about|against
        cm.no: let|letting|left ?it ?the|?song|?tune it|that|song|tune ?just|?be|?run|?play|?alone run|play|be|loop|spin|go|ride|alone|playing|running
        cm.no: just ?sort ?of lived|put|sat ?up with it
        cm.no: no point ?in
        cm.no: why fight|bother
        cm.no: rode|ride|sat|waited|wait it out
        cm.no: put up with
        cm.no: thought|considered|meant|gonna|wanted|planned|couldve ?about|of|to|a|it|have|doing|going|putting|trying|calling ..9 but ..6 didnt|couldnt|never|nah|not|stayed|lazy|bother|bothered|instead
        cm.no: couldnt be bothered|arsed
        cm.no: ignored|accepted|tolerated it
        cm.no: no countermeasures|remedy|effort
        @social = lunch dinner breakfast coffee brunch walk walked chat chatted talk talked call called drinks drink pint pints tea cinema movie supper meal shopping meeting met spoke facetime facetimed zoom
        @social = hung hanging hangout played ran hike hiked gym caught catching catch went worked phone phoned cooked swim climbed texting messaging texted messaged laughed cake park pub game games cards
        @social = date session practice rehearsed jammed lesson visited visiting garden ate beer wine
        @thing = dog dogs cat cats headphones music song tune podcast tea coffee book broom gloves telly tv bike car bus train nobody none noone it that this them myself earphones earworm luck
        @thing = volume radio crossword gum everything nothing anything gusto ease care milk jam
        contact.yes: with|to ?my|?a|?the|?our|?some|?an|?two|?three|?both|?all ?old|?best|?little|?lovely|?new|?whole|?big|?upstairs|?of|?elderly|?few ?my ?couple ?of @kin|colleague|colleagues|boss|manager|neighbour|neighbor|neighbours|neighbors|therapist|doctor|teacher|coworker|coworkers|team|client|clients|class|trainer|crew|lads|girls|guy|workmates|customer|customers <!letter|card|note|email|parcel|postcard|it|happened|according|next|spoke|related|listened
        contact.yes: @social ~2 with|to @NAME|@person|everyone|someone|somebody
        contact.yes: with !@thing @NAME <!song|tune|singalong|by|played|along|it|that|them|out|away|off|back|myself
        contact.yes: lunch|dinner|coffee|brunch|breakfast|drinks|drink|walk|pint|pints|supper|cuppa|chat|chatted|talked|spoke|facetimed|call|zoom|tea|video|skyped|hung ?out ?for|?a|?long|?quick|?round ?time with|to !headphones|myself|music|podcast|nobody|no|noone
        contact.yes: rang|called|phoned|met|visited|facetimed|skyped|messaged|texted|saw|helped|hosted|hugged|joined ?up|?with|?back ?my|?our|?the|?a|?some|?an ?old|?lovely|?little|?best|?whole @kin|colleague|colleagues|boss|neighbour|neighbor|neighbours|neighbors|therapist|doctor|coworker|coworkers|client|clients|team|physio|dentist|counsellor
        contact.yes: met ?up ?with @NAME <!never
        contact.yes: rang|phoned|facetimed|visited|called|saw|texted|messaged @NAME !back
        contact.yes: talking|chatting|chatted|nattering|speaking to|with !myself|the !dog|cat @NAME|@person|my|a|the
        contact.yes: met up
        contact.yes: caught up with
        contact.yes: we|us ..5 talked|chatted|spoke|laughed|met|walked|ate|played|cooked|argued|hung|texted|went|had|watched|sat|gossiped|messaged|called|caught|nattered|shared|baked
        contact.yes: texted|messaged|texting|messaging|wrote|writing|chatted|emails ?messages back and forth
        contact.yes: back and forth with
        contact.yes: meetings|meeting|standup|video|appointment ?call|?calls|?all <!cancelled|no|skipped
        contact.yes: video|phone|zoom|facetime|long|conference|team call|calls|chat|meeting <!no|missed
        contact.yes: on the phone ?with|?to
        contact.yes: had ?a ?quick|?long|?good|?lovely|?nice|?proper|?little chat|natter|catch|gossip|conversation|argument|talk|catchup
        contact.yes: my therapy|counselling session
        contact.yes: during work ..3 did
        contact.yes: spent ..5 with ?my @NAME|@person
        contact.yes: chatted|nattered|gossiped|chatting ?to|?with|?away
        contact.yes: played ..4 with|against ?my|?the @NAME|@person
        contact.other: @NAME|@kin|neighbour|neighbor|boss|colleague|manager|coworker|friend|someone came|popped|dropped|stopped|called|rang|phoned|visited|facetimed|texted|replied|answered|messaged ?me|?over|?round|?in|?by|?around|?back|?up|?to|?and !out
        contact.other: @NAME|@kin|boss|neighbour|neighbor|colleague and i|me had|went|talked|chatted|walked|met|played|cooked|argued|watched|told ?me|?a|?for|?lunch|?dinner <!with
        contact.other: came|popped|dropped over|round|by|around|in ?for|?to <!song|it
        contact.other: @person|@NAME told|asked ?me me
        contact.other: he|she|they told|asked|rang|called|phoned|replied|answered ?me
        contact.yes: natter|chinwag|catchup|powwow|facetime|heart-to-heart <!no
        contact.yes: over the fence
        contact.yes: chat|chatted|talk|talked|spoke|coffee|lunch|dinner|tea|drinks|pint|breakfast|walk ..3 with ?my|?the|?our|?an|?a @NAME|@person|next|upstairs !dog|cat|@thing
        contact.yes: had|hosted|saw|invited ?my|?the|?some @person|@NAME over|round|around
        contact.yes: with @NAME and|from|at|in|on|over|by|this|after|before|until|for <!song|along|by
        contact.yes: messages|texts|dms|voice ?notes back|to ?and and|fro ?forth
        contact.yes: swapped|exchanged|trading|traded|swapping ..2 messages|texts|voice|notes|words|emails|stories
        contact.yes: back and forth
        contact.other: @NAME|@person phoned|rang|called|facetimed|came|popped|dropped|stopped|visited|texted|replied|wrote|answered|joined|picked|swung|stayed ?back|?me|?round|?over|?up
        contact.no: nobody|none|no one|noone around|here|home|today|all
        contact.no: hermit|solitary|solitude|recluse
        contact.no: only|just ?me|?company|?the ?company ?was|?and cat|dog|telly|tv|radio|plants
        contact.no: completely|totally|entirely|all alone|solo
        contact.no: on my|your lonesome|tod|jack|jacksy|own
        contact.no: nobody|noone ?living ?one|?soul|?other ?around|?people|?human|?to ?talk|?contact|?all|?today ?to|?contact $ <!with|there|was
        contact.no: saw|see|seen|talked|spoke|spoken|met|speak|talk|talking|seeing ?to|?with|?a nobody|noone|no|not|zero ?one|?soul|?human|?person|?people
        contact.no: havent|didnt|not|never|hadnt|dont|without ?really|?even ?seen|?spoken|?see|?speak|?talk|?talked|?spoke|?met|?meet|?exchange|?had|?have|?had|?seeing|?talking|?speaking ?to|?with|?a ?another|?single anyone|anybody|soul|human|person|word|conversation
        contact.no: alone|solo <!leave|left|let|me|not|wasnt|it
        contact.no: by|all myself
        contact.no: on my own
        contact.no: just me ?and|?myself|?here|?all $
        contact.no: just me and|myself|today|here|all ?the|?my|?a ?cat|?dog|?sofa|?couch
        contact.no: no|zero|nil ?human|?social|?real contact|company|visitors|conversation|interaction|socialising|callers
        contact.no: kept to myself
        contact.except: except|but|besides|apart ?for|?from ?my|?the|?a @person|@NAME !i|i
        contact.missed: cancelled|canceled|voicemail|rescheduled|postponed|bailed|flaked|ghosted|unread|answerphone
        contact.missed: didnt|never|hasnt|wouldnt|havent|not ?even ?yet reply|replied|answer|answered|pick|picked|respond|responded|show|showed|come|call|turned|turn|called|heard
        contact.missed: no reply|answer|response|luck|show
        contact.missed: left|leave ?him|?her|?them a|an message|voicemail
        contact.missed: stood me up
        contact.missed: nothing back
        """
}
