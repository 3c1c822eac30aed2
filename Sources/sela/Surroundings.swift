import Commands
import Companion
import Foundation
import LanguageModels
import Pages
import Wellbeing

/// What the program finds around itself: folders, language and clock.
struct Surroundings: Sendable {
    let environment: [String: String]
    let invocation: Invocation

    /// Where the diary is: `--data`, else SELA_HOME, else the XDG data folder.
    func dataFolder() throws(CommandFailure) -> String {
        if let folder = invocation.text(.data) ?? value("SELA_HOME") { return Self.absolute(folder) }
        // The XDG Base Directory Specification tells to ignore a path that is not absolute.
        if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/sela" }
        guard let home = value("HOME") else { throw .homeMissing }
        return home + "/.local/share/sela"
    }

    /// The folder in memory that ends with the login, such as `/run/user/1000/sela`; `nil` = none.
    var runtimeFolder: String? {
        if let folder = value("XDG_RUNTIME_DIR") { return folder.hasPrefix("/") ? folder + "/sela" : nil }
        // A shell that was begun by `su` or a timer lacks the variable, though the folder may be there.
        let usual = "/run/user/\(getuid())"
        return FileManager.default.isWritableFile(atPath: usual) ? usual + "/sela" : nil
    }

    /// The language that was asked for; `nil` = the diary's setting decides.
    var requestedLanguage: Language? {
        invocation.language ?? value("SELA_LANGUAGE").flatMap(Self.language(ofLocale:))
    }

    /// `--at` stops the clock and `--zone` moves it.
    var clock: any WallClock {
        MachineClock(fixedInstant: invocation.instant(.at), fixedZone: invocation.zone)
    }

    var executable: String {
        let path = Self.resolved("/proc/self/exe") ?? CommandLine.arguments.first ?? "sela"
        return Self.resolved(path) ?? path
    }

    /// The folder with model and page files: SELA_RESOURCES, else `share/sela` beside the program's `bin`,
    /// else the first `Resources` on the way up from the program.
    func resources() throws(CommandFailure) -> String {
        if let folder = value("SELA_RESOURCES") {
            guard Self.isResources(folder) else { throw .resourcesMissing }
            return Self.absolute(folder)
        }
        var folder = executable.split(separator: "/").dropLast()
        let installed = "/" + folder.dropLast().joined(separator: "/") + "/share/sela"
        if Self.isResources(installed) { return installed }
        while !folder.isEmpty {
            let found = "/" + folder.joined(separator: "/") + "/Resources"
            if Self.isResources(found) { return found }
            folder = folder.dropLast()
        }
        throw .resourcesMissing
    }

    /// What runs models of the catalogue, as far as it is installed.
    var enginePrograms: EnginePrograms {
        // Without resources there are no scripts, and so no engine; that is told when one is asked for.
        let scripts = (try? resources() + "/engines") ?? ""
        return EnginePrograms(
            pythons: EnginePrograms.pythonCandidates(environment: environment, executable: executable),
            scripts: scripts)
    }

    /// SELA_LANGUAGE, LC_ALL, LC_MESSAGES, LANG, in this order; `nil` = none names a language of ours.
    static func language(from environment: [String: String]) -> Language? {
        for name in ["SELA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let locale = environment[name], !locale.isEmpty else { continue }
            // The first that is set decides, as for every program that follows POSIX.
            return language(ofLocale: locale)
        }
        return nil
    }

    /// `de_DE.UTF-8` is German; `nil` for a language that Sela does not speak.
    private static func language(ofLocale locale: String) -> Language? {
        Language(rawValue: locale.prefix { $0 != "_" && $0 != "." && $0 != "-" && $0 != "@" }.lowercased())
    }

    func value(_ name: String) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).path
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func isResources(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/emotion/config.json")
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
