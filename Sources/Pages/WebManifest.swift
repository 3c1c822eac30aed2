import Foundation
public import Wellbeing

/// The web app manifest, as JSON: what the device shows when Sela is installed as an app.
public func webManifest(in language: Language) -> String {
    let copy = Copy(language)
    let manifest = Manifest(
        id: Route.today.path, name: copy.productName, short_name: copy.productName,
        description: copy.productLine, lang: language.rawValue, dir: "ltr", start_url: Route.today.path,
        scope: "/", display: "standalone", orientation: "any", background_color: HouseColour.themeLight,
        theme_color: HouseColour.themeLight, categories: ["health", "lifestyle"],
        icons: [
            .init(file: "icon.svg", sizes: "any", purpose: "any"),
            .init(file: "icon-192.png", sizes: "192x192", purpose: "any"),
            .init(file: "icon-512.png", sizes: "512x512", purpose: "any"),
            .init(file: "icon-maskable.png", sizes: "512x512", purpose: "maskable"),
        ],
        shortcuts: [
            .init(name: copy.speak, url: Route.speak(.record).path),
            .init(name: copy.checkIn, url: Route.checkIns(.page).path),
            .init(name: copy.write, url: Route.write.path),
            .init(name: copy.journal, url: Route.journal(search: nil, after: nil).path),
        ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and arrays of strings always encode; an empty object is still a valid manifest.
    let data = try? encoder.encode(manifest)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
}

/// Keys as <https://www.w3.org/TR/appmanifest/> spells them.
private struct Manifest: Encodable {
    let id, name, short_name, description, lang, dir, start_url, scope, display, orientation,
        background_color, theme_color: String
    let categories: [String]
    let icons: [Icon]
    let shortcuts: [Shortcut]

    struct Icon: Encodable {
        let src, sizes, type, purpose: String

        init(file: String, sizes: String, purpose: String) {
            src = Route.asset(file).path
            type = file.hasSuffix(".svg") ? "image/svg+xml" : "image/png"
            self.sizes = sizes
            self.purpose = purpose
        }
    }

    struct Shortcut: Encodable {
        let name, url: String
    }
}
