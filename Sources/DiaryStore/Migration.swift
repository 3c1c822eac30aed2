import Companion

/// One step of the schema: the text of a numbered file in `Migrations/`, never edited once released.
package struct Migration: Sendable {
    /// The schema that this step leads to, counted from 1 without gaps.
    package let number: Int
    package let script: String

    package init(number: Int, script: String) {
        self.number = number
        self.script = script
    }

    /// Every step, oldest first.
    package static let all: [Migration] = [
        // SwiftPM puts the bytes of Migrations/0001-diary.sql into the program under this name.
        Migration(number: 1, script: String(decoding: PackageResources._001_diary_sql, as: UTF8.self)),
        Migration(
            number: 2, script: String(decoding: PackageResources._002_language_models_sql, as: UTF8.self)),
        Migration(number: 3, script: String(decoding: PackageResources._003_tokens_sql, as: UTF8.self)),
        Migration(number: 4, script: String(decoding: PackageResources._004_replies_sql, as: UTF8.self)),
        Migration(number: 5, script: String(decoding: PackageResources._005_care_sql, as: UTF8.self)),
        Migration(number: 6, script: String(decoding: PackageResources._006_summaries_sql, as: UTF8.self)),
        Migration(number: 7, script: String(decoding: PackageResources._007_spoken_diary_sql, as: UTF8.self)),
        Migration(number: 8, script: String(decoding: PackageResources._008_reminders_sql, as: UTF8.self)),
        Migration(number: 9, script: String(decoding: PackageResources._009_counted_days_sql, as: UTF8.self)),
        Migration(number: 10, script: String(decoding: PackageResources._010_living_sql, as: UTF8.self)),
    ]
}

/// The schema of one database: which it is, and how to bring it up to date.
struct Schema {
    let migrations: [Migration]

    /// "Sela" in ASCII: marks the database as ours.
    private static let application: Int64 = 0x5365_6C61

    /// The newest schema that this version knows.
    var newest: Int { migrations.last?.number ?? 0 }

    /// The schema of an open database; 0 = empty.
    ///
    /// - Throws: ``DiaryError/newerSchema(found:supported:)``; ``DiaryError/damaged(part:)`` for a database
    ///   of another program.
    func number(of connection: borrowing Connection) throws(DiaryError) -> Int {
        let number = Int(try connection.firstInteger("PRAGMA user_version") ?? 0)
        let application = try connection.firstInteger("PRAGMA application_id") ?? 0
        guard application == Self.application || (application == 0 && number == 0) else {
            throw .damaged(part: .database)
        }
        guard number <= newest else { throw .newerSchema(found: number, supported: newest) }
        return number
    }

    /// Takes every step that is missing, all of them or none.
    func upgrade(_ connection: borrowing Connection) throws(DiaryError) {
        try connection.transaction { () throws(DiaryError) in
            // Read inside the transaction: another process may have been first.
            let present = try number(of: connection)
            for migration in migrations where migration.number > present {
                try connection.runScript(SQL(migration: migration.script))
            }
            if try connection.firstInteger("SELECT count(*) FROM pragma_foreign_key_check") != 0 {
                throw DiaryError.refused
            }
            try connection.run("PRAGMA application_id =" + SQL(Int(Self.application)))
            try connection.run("PRAGMA user_version =" + SQL(newest))
        }
    }
}
