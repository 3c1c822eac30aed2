// English: free wordings of what was done and of company.
extension SpokenRules {
    static let englishActPhrases = """
        cm.before: ?and away|off it|that went|goes
        cm.before: ?and ?then|?so|?until|?till|?eventually it|that|song|tune|thing ?just ?finally ?eventually ?slowly ?sort ?of went|vanished|disappeared|stopped|faded|left|cleared|buzzed|shifted|eased|quietened ?away|?off
        cm.before: tae|to chase|shift|drown|shake|get|kill|scare|stop|silence|shut|knock ..4 off|out|away|rid|it|up|that
        cm.before: made|makes it|that|the ?song ?tune ?all go|stop|disappear|vanish|quieter|fade
        cm.more: and ?then ?also ?i tried|went|did|put {
        cm.no: never|didnt|not got|get|getting ?round|?around to
        cm.no: didnt|havent|dont|never|not ?really ?actually ?even ?bother do|done|try|tried|doing anything|owt|a ?thing ?about|?against ?it
        cm.no: did|done|doing nothing|nowt|naught|zilch ?about ?against ?it
        cm.no: thought|think|considered|meant|gonna|wanted|planned|toyed ..14 but ..8 didnt|couldnt|never|nah|not|stayed|lazy|bother|bothered|instead|nothing|anything
        cm.no: just|simply|i ?just ignore|ignored|ignoring it
        cm.result: neither|none|nothing|both|all ?of ?it|?them|?that|?did ?made|?make|?did|?helped ?a ?any helped|dent|worked|difference|failed|useless|pointless|trick|good
        cm.result: no|nae|zero dice|joy|luck|use|effect|good|help
        cm.result: made|make|making a|no|any ?blind ?bit ?of dent|difference
        cm.result: ?and|?but ?nope ?it ?was|?its still there|going|stuck|playing
        cm.result: it|which|song|tune|that ?just ?still came|comes|crept|sprang|bounced ?right|?straight|?creeping back
        cm.result: ?and ?that|?which|?it did ?not the trick
        cm.result: ^ ?totally ?completely ?absolutely useless|pointless|hopeless|nada|zilch ?though $
        cm.result: ?but ?nothing nothing helps|helped|works|worked
        cm.result: no change|improvement|relief
        cm.yes: i|ive tried|attempted ?to ?and { ~6 }
        cm.yes: what ?finally ?eventually got|did|cured|killed|stopped|fixed|ended|worked|helped !follow|i|haunt|you|bother ..4 was|is {
        cm.yes: { listened|listening|sang|singing|put|hummed ?to ?on another|different|something|other ?else ?song|?music|?tune }
        cm.yes: i ?then ?just ?also { @act ~7 } / ?and|?then ?then it|that|song ?was|?had ?just|?finally gone|stopped|faded|vanished|disappeared|went|left
        contact.missed: left ?me ?on ?unread read|seen|unread|delivered
        contact.no: spoken|spoke|talked|speak|talk|seen|saw|met to|with|a|not|nobody ?a ?single|?one|?living soul|living|person|human|nobody
        contact.no: not a ?single|?living soul|person
        contact.no: havent|didnt|hadnt|not ?seen|?spoken|?see|?speak|?talk|?talked ?to|?with ?a ?single|?another living|soul|person|human|anyone
        contact.no: no|zero people|company|contact|visitors|humans|friends|one|socialising ?today ?at ?all $
        contact.no: met|seen|saw|spoken|spoke|talked ?to anyone|anybody|someone / no|nope|nah|nobody
        contact.other: @firstName|@person ..1 came|popped|dropped|phoned|rang|called|over|round|visited|told|asked|helped|joined|said <!@not
        contact.other: @firstName|@person|@NAME and ?his|?her|?their ?new ..2 came|popped|dropped|visited|stayed
        contact.other: @person|@NAME was|were rude|kind|nice|mean|lovely|horrible to
        contact.yes: @talked ?for|?it|?about ?a|?an|?ages|?through|?over ?bit|?while|?hour|?things ?through|?long with|to|till|until|all|together|him|her !@mute
        contact.yes: @talked it|things|everything ?all through|over
        contact.yes: me and @firstName|@person|@NAME
        contact.yes: @firstName|@person|@NAME and me|i|myself|meself <!just
        contact.yes: with|wi @firstName|him|her|them <!happened|wrong|matter|up !in
        contact.yes: wi ?my|?the @NAME|@person|@firstName
        contact.yes: row|argument|chat|natter|talk|word|words|chinwag|conversation|blether|heart-to-heart|laugh|catch-up|call|meeting|lunch|dinner|coffee|breakfast|tea with|wi|from|over !@mute
        contact.yes: had|have|having|hosted ?my|?the|?our|?some|?a|?both ?two|?three @person|@firstName|guests|visitors|company over|round|around|here|on|for|to|in|staying
        contact.yes: we ~2 talked|chatted|made|baked|cooked|played|went|had|argued|laughed|walked|watched|sat|ate|drank|worked|finished|celebrated|practised|practiced|jammed|did|spent|caught|met|stayed
        contact.yes: people|contact|company|social|socialising / yes|yep|yeah|lots|plenty
        contact.yes: argued|rowed ?for ?a ?bit
        contact.yes: met|seen|saw|spoken|spoke|talked ?to anyone|anybody|someone / yes|yep|yeah
        contact.yes: we said|hugged|cried|parted|shared|bumped|planned|sorted|cleaned|drove|travelled|shopped
        contact.yes: people|contact|company|social ?today ?contact / yes|yep|yeah
        contact.yes: we ~1 *ed
        contact.no: ^ nobody|noone about|around|in|home|here|there ?today $
        cm.before: cause|because i read|heard ?that ?it helps
        cm.result: ?and ?honestly it|that did|does $
        cm.no: havent|didnt|never tried|try|trying to stop|fight|shift|drown|silence
        contact.yes: human|social contact ^ my @person
        """
}
