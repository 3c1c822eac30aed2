// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target: imports are internal unless written `public import`,
/// existentials are spelled `any`, and a warning is an error.
let house: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Targets that may not touch a pointer: an unsafe construct is a warning, and so an error.
let pure = house + [.strictMemorySafety()]

let package = Package(
    name: "sela",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "sela", targets: ["sela"])],
    targets: [
        // Pure values and rules.
        .target(name: "Wellbeing", swiftSettings: pure),
        // What a person can do, and the ports that this needs.
        .target(name: "Companion", dependencies: ["Wellbeing"], swiftSettings: pure),
        // Typed, escaped HTML and SVG.
        .target(name: "HTML", swiftSettings: pure),
        // Addresses, words and pages.
        .target(name: "Pages", dependencies: ["HTML", "Wellbeing"], swiftSettings: pure),
        // Request → act → page, behind the rules of the edge.
        .target(name: "Web", dependencies: ["Companion", "HTML", "Pages", "Wellbeing"], swiftSettings: pure),
        // What can be said on the command line: table, parsing, help, completions, manual, JSON.
        .target(name: "Commands", dependencies: ["Companion", "Pages", "Wellbeing"], swiftSettings: pure),

        // C libraries, each under its own name.
        .systemLibrary(name: "CSQLCipher", pkgConfig: "sqlcipher", providers: [.apt(["libsqlcipher-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(
            name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        // What Swift cannot import from libmicrohttpd.
        .target(name: "CMicrohttpdBridge", dependencies: ["CMicrohttpd"]),
        // Our own minimal header for ONNX Runtime, opened with dlopen.
        .target(name: "COnnxRuntime", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        // What Swift cannot import from libcurl.
        .target(name: "CCurlBridge", dependencies: ["CCurl"]),

        .systemLibrary(
            name: "CSampleRate", pkgConfig: "samplerate", providers: [.apt(["libsamplerate0-dev"])]),
        // whisper.cpp, opened with dlopen; its header comes from the package that set-up unpacks.
        .target(name: "CWhisperBridge", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

        .systemLibrary(
            name: "CXLSXWriter", pkgConfig: "xlsxwriter", providers: [.apt(["libxlsxwriter-dev"])]),

        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),

        // A child process that inherits nothing but what it is given.
        .target(name: "CChildProcess"),

        // HTTP exchanges over libcurl, for the adapters that ask other programs and machines.
        .target(
            name: "HTTPTransfers", dependencies: ["CCurl", "CCurlBridge", "CSodium"], swiftSettings: house),

        // Adapters: one outside thing each.
        .target(
            name: "DiaryStore", dependencies: ["Companion", "CSodium", "CSQLCipher", "Wellbeing"],
            // Into the binary itself: a path of the build machine must not be needed to open a diary.
            resources: [
                .embedInCode("Migrations/0001-diary.sql"),
                .embedInCode("Migrations/0002-language-models.sql"),
                .embedInCode("Migrations/0003-tokens.sql"),
                .embedInCode("Migrations/0004-replies.sql"),
                .embedInCode("Migrations/0005-care.sql"),
                .embedInCode("Migrations/0006-summaries.sql"),
                .embedInCode("Migrations/0007-spoken-diary.sql"),
                .embedInCode("Migrations/0008-reminders.sql"),
                .embedInCode("Migrations/0009-counted-days.sql"),
                .embedInCode("Migrations/0010-living.sql"),
            ], swiftSettings: house),
        .target(
            name: "EmotionModel", dependencies: ["Companion", "COnnxRuntime", "Wellbeing"],
            swiftSettings: house),
        .target(
            name: "Dictation",
            dependencies: ["CChildProcess", "CSampleRate", "CWhisperBridge", "Companion", "Wellbeing"],
            swiftSettings: house),
        .target(
            name: "LanguageModels",
            dependencies: ["CChildProcess", "CCurl", "Companion", "HTTPTransfers", "Wellbeing"],
            swiftSettings: house),
        .target(
            name: "Reminders", dependencies: ["CChildProcess", "Companion", "HTTPTransfers", "Wellbeing"],
            swiftSettings: house),
        .target(
            name: "LocalServer", dependencies: ["CMicrohttpd", "CMicrohttpdBridge", "Web"],
            swiftSettings: house),

        .target(
            name: "HealthFiles", dependencies: ["CExpat", "CZip", "Wellbeing"], swiftSettings: house),

        .target(
            name: "Workbooks", dependencies: ["CXLSXWriter", "Companion", "Wellbeing"], swiftSettings: house),

        // Fakes, contract tests, golden files and HTTP exchanges, shared by the tests.
        .target(
            name: "CompanionTesting", dependencies: ["Companion", "HTTPTransfers", "Wellbeing"],
            swiftSettings: house),

        // The composition root and the command line.
        .executableTarget(
            name: "sela",
            dependencies: [
                "Commands", "Companion", "DiaryStore", "Dictation", "EmotionModel", "HTML", "HTTPTransfers",
                "LanguageModels", "LocalServer", "Pages", "Reminders", "Web", "Wellbeing", "Workbooks",
            ],
            swiftSettings: house),

        // Killed at random moments by the tests of the store, and fills a diary for `make bench`. Never shipped.
        .executableTarget(
            name: "store-victim", dependencies: ["Companion", "DiaryStore", "Wellbeing"],
            path: "Sources/StoreVictim", swiftSettings: house),
        // Starts an engine and is killed by the tests of the engines. Never shipped.
        .executableTarget(
            name: "engine-victim",
            dependencies: ["Companion", "HTTPTransfers", "LanguageModels", "Wellbeing"],
            path: "Sources/EngineVictim", swiftSettings: house),
        // Writes rows for `scripts/bench-workbook`. Never shipped.
        .executableTarget(
            name: "workbook-bench", dependencies: ["Wellbeing", "Workbooks"], path: "Sources/WorkbookBench",
            swiftSettings: house),
        // Random input for what reads requests, forms and texts. Never shipped.
        .executableTarget(
            name: "Fuzz", dependencies: ["EmotionModel", "Pages", "Web", "Wellbeing"], swiftSettings: house),

        .testTarget(name: "WellbeingTests", dependencies: ["Wellbeing"], swiftSettings: house),
        .testTarget(
            name: "CompanionTests", dependencies: ["Companion", "CompanionTesting", "Wellbeing"],
            swiftSettings: house),
        .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: house),
        .testTarget(
            name: "PagesTests", dependencies: ["CompanionTesting", "HTML", "Pages", "Wellbeing"],
            exclude: ["Golden"], swiftSettings: house),
        .testTarget(
            name: "FlowTests",
            dependencies: [
                "Companion", "CompanionTesting", "HTML", "LocalServer", "Pages", "Web", "Wellbeing",
            ],
            exclude: ["Golden"], swiftSettings: house),
        .testTarget(
            name: "DiaryStoreTests",
            dependencies: ["Companion", "CompanionTesting", "DiaryStore", "Wellbeing", "store-victim"],
            swiftSettings: house),
        .testTarget(
            name: "EmotionModelTests",
            dependencies: ["Companion", "CompanionTesting", "EmotionModel", "Wellbeing"],
            swiftSettings: house),
        .testTarget(
            name: "DictationTests",
            dependencies: ["CChildProcess", "Companion", "CompanionTesting", "Dictation", "Wellbeing"],
            swiftSettings: house),
        .testTarget(
            name: "LanguageModelsTests",
            dependencies: [
                "Companion", "CompanionTesting", "HTTPTransfers", "LanguageModels", "Wellbeing",
                "engine-victim",
            ],
            swiftSettings: house),
        .testTarget(
            name: "RemindersTests",
            dependencies: ["Companion", "CompanionTesting", "HTTPTransfers", "Reminders", "Wellbeing"],
            swiftSettings: house),
        .testTarget(
            name: "HealthFilesTests", dependencies: ["HealthFiles", "Wellbeing"], swiftSettings: house),
        .testTarget(
            name: "WorkbooksTests",
            dependencies: ["Companion", "CompanionTesting", "Pages", "Wellbeing", "Workbooks"],
            exclude: ["Golden"], swiftSettings: house),
        .testTarget(
            name: "CommandTests",
            dependencies: ["Commands", "Companion", "CompanionTesting", "Pages", "Wellbeing", "sela"],
            exclude: ["Golden"], swiftSettings: house),
    ]
)
