// Where the numbers were seen, and when.

extension HelpLine {
    /// A source together with the day that its facts were checked.
    struct Seen {
        let day: LocalDay
        let source: Source

        /// 2026-06-02: the day the registry gives for its own check.
        static let registryDay = LocalDay(number: 20_606)
        /// 2026-11-30: the day we read the stored copies.
        static let readingDay = LocalDay(number: 20_787)

        /// A row of the open-helplines registry (CC0), which names `origin` as its source.
        static func registry(_ origin: String) -> Seen {
            Seen(
                day: registryDay,
                source: Source(
                    title: "open-helplines", address: origin, evidence: .statedBySource,
                    published: "2026-06-02"))
        }

        private static func read(_ title: String, _ address: String, published: String? = nil) -> Seen {
            Seen(
                day: readingDay,
                source: Source(
                    title: title, address: address, evidence: .readStoredCopy, published: published))
        }

        // Indonesia
        static let intoTheLight = registry(
            "https://www.intothelightid.org/tentang-bunuh-diri/hotline-bunuh-diri-di-indonesia/")
        static let gridKids = read(
            "GridKids, from layanan112.kominfo.go.id",
            "https://kids.grid.id/read/473467733/"
                + "telepon-darurat-di-indonesia-basarnas-kepolisian-hingga-ambulance")
        static let antara = read(
            "ANTARA, Kementerian Komunikasi dan Digital",
            "https://jabar.antaranews.com/berita/591741/"
                + "layanan-panggilan-darurat-112-siaga-selama-libur-lebaran-2025",
            published: "2025")
        static let kemenkes = read(
            "Kementerian Kesehatan",
            "https://kesprimkom.kemkes.go.id/konten/158/151/0/"
                + "cegah-bunuh-diri-dukung-kesehatan-jiwa-kenali-layanan-healing119-id",
            published: "2025-08-07")

        // Germany
        static let badenBaden = read(
            "Stadt Baden-Baden",
            "http://www.baden-baden.de/buergerservice/notlagen/unfaelle/"
                + "feuerwehr-und-polizei/")
        static let familyMinistry = read(
            "Bundesfamilienministerium",
            "https://www.bmfsfj.de/bmfsfj/mediathek/"
                + "anrufen-mailen-chatten-gegen-sorgen-154556", published: "2020")

        // Austria
        static let austrianRegulator = read(
            "RTR",
            "https://rtr.at/TKP/was_wir_tun/telekommunikation/konsumentenservice/information/"
                + "informationen_fuer_konsumenten/TKKS_Notrufe.de.html"
        )
        static let viennaPaper = read(
            "Wiener Bezirksblatt",
            "https://wienerbezirksblatt.at/"
                + "hochwasser-tlefonseelsorge-jetzt-rund-um-die-uhr-erreichbar/")
        static let ratAufDraht = read(
            "Rat auf Draht", "https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147",
            published: "2024-09-18")

        // Switzerland
        static let swissRadio = read(
            "SRF",
            "https://srf.ch/sendungen/kassensturz-espresso/services/espresso-aha/"
                + "schlauer-i-d-wuche-wohin-fuehrt-die-nummer-112"
        )
        static let zurich = read(
            "Stadt Zürich", "https://stadt-zuerich.ch/web/de/stadtleben/notfall/notrufe/notruf-144.html")
        static let watson = read(
            "watson",
            "https://www.watson.ch/schweiz/gesellschaft-politik/"
                + "668336611-beratungstelefon-dargebotene-hand-mit-mehr-anrufen-zum-thema-suizid",
            published: "2023-09-06")

        // United States
        static let wyoming = read(
            "Wyoming Department of Health",
            "https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/"
                + "988-suicide-crisis-lifeline")

        // United Kingdom and Ireland
        static let lincolnshireNHS = read(
            "Lincolnshire Partnership NHS Foundation Trust",
            "https://www.lpft.nhs.uk/contact-us/need-help-now")
        static let publicHealthAgency = read(
            "Public Health Agency, Northern Ireland",
            "https://publichealth.hscni.net/news/"
                + "world-suicide-prevention-day-contact-lifeline-if-youre-distress-or-despair")
        static let carlow = read(
            "Carlow Nationalist, HSE",
            "https://carlow-nationalist.ie/2020/09/10/"
                + "awareness-day-highlights-suicide-prevention/",
            published: "2020-09-10")
        static let donegal = read(
            "Donegal Live, HSE",
            "https://www.donegallive.ie/news/news/550907/"
                + "live-saving-innovative-24-7-text-service-launched.html",
            published: "2020-06-16")

        // Everywhere
        static let throughLine = read(
            "LifeLine International on ThroughLine",
            "https://lifeline-international.com/"
                + "from-idea-to-impact-how-throughline-is-bridging-the-gap-in-global-crisis-support/",
            published: "2024-04")
    }
}
