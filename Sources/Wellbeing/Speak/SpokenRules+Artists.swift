// Bands and singers, in all languages: one alone is no title.
extension SpokenRules {
    static let artists = """
        @artist = abba adele beatles beyonce coldplay queen rihanna madonna metallica nirvana oasis shakira sia eminem drake radiohead muse aerosmith toto u2 ac/dc
        @artist = taylor swift ed sheeran elton john billie eilish michael jackson lady gaga harry styles dua lipa bruno mars justin bieber freddie mercury bob dylan david bowie phil collins celine dion britney spears
        @artist = rammstein nena grönemeyer lindenberg helene fischer westernhagen ärzte hosen sido cro kraftklub silbermond sarah connor max giesinger revolverheld scooter andrea berg roland kaiser udo jürgens peter maffay
        @artist = raisa tulus isyana noah dewa slank peterpan hindia tiara andini mahalini afgan rossa agnez mo iwan fals sheila judika wali chrisye didi kempot rhoma irama nadin amizah
        @artist = blackpink bts twice exo stray kids
        """
}
