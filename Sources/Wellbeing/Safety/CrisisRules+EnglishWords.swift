extension CrisisRules {
    static let englishWords = """
        want: want wants wanted wanting wanna wannt wan need needs wish wishes wished wishing hope hopes hoped
            hoping pray prays prayed praying crave long longing desperate tempted
        no: not dont doesnt didnt wont wouldnt isnt arent wasnt aint never no cant cannot couldnt havent hasnt
            hadnt werent donot neither nor without
        noWant: dont doesnt didnt not never longer cant
        adverb: really even actually just truly ever honestly still only always so very bad badly much simply
            literally kinda sometimes often again
        live: live living alive exist existing existence survive lives
        livePlace: in at with like there here on out off under near by without from next alone together abroad
            paycheck apart up for beside between inside outside somewhere anywhere where close upstairs downtown
            through rent separately vegan
        herePlace: in at with for because since during school work office party hotel town city job country
            tonight-party meeting class house flat apartment village
        endLife:  kills drowns hangs shoots ends poisons stabs kill killing killed unalive unaliving unalived unaliv off offing hang hanging hanged shoot
            shooting drown drowning murder delete deleting sewerslide poison poisoning strangle stab stabbing
            end ending top
        hurt: cut cutting hurt hurting harm harming harmed burn burning burned burnt scratch scratching
            scratched hit hitting punish punishing injure injuring bite
        bodyPart: arm arms wrist wrists thigh thighs leg legs skin forearm forearms hip hips stomach hand hands
        better: less better easier happier fine relieved lighter simpler peaceful freer calmer healthier
        gone: gone dead away disappeared vanished died
        forGood: forever eternity permanently completely existence world earth planet universe everything
            everyone life
        tired: tired sick done over through finished exhausted weary fed bored
        suicide: suicide suicides suicidal sewerslide suicid unaliving selfdeletion sewercide
        method: railway cliffs bridges bridge roof rooftop building balcony cliff ledge overpass viaduct tracks rails
        vehicle: train bus truck car traffic lorry tram subway metro
        cosy: sofa hammock bed cosy cozy warm early alarm dream duvet blanket weekend lazy snooze school work class breakfast
            coffee comfy nap at kucing kitten minggu weekend-morning couch sofa
        hereNoun: in at with hotel party office meeting job school flat house town city country airport queue work
            village place class
        livePlaceOnly:  at there here
        followHarmless: on instagram twitter tiktok account class course team club band gym advice recipe tour
            lecture example mba university choir game
        workplace: colleagues colleague team class office job company coworkers school work boss teacher landlord
            resignation
        medicineCalm: doctor said prescribed pharmacist pressure fine antibiotics vitamins headache daily usual
            course flu migraine cold fever week
        sport: slicing peeling grating lemons lemon avocado gym football soccer running kitchen cooking shaving accident accidentally fell falling skiing
            skateboarding climbing training workout bike cycling rugby dancing glass oven stove knee ankle back
            laughing slack lifting
        meansEn: pills pill tablets meds rope noose blade blades razor razors knife gun pistol medication
        means: pills pill tablets meds rope noose blade blades razor razors knife gun pistol rifle charger belt
            bottle poison bleach insulin sleeping
        """
}
