public import Companion
public import Wellbeing

/// The whole site: request → act → page.
public actor Site {
    public init(
        vault: any Vault, backups: any Backups, emotions: any EmotionReader, crisis: (any CrisisReader)?,
        clock: any WallClock, random: any RandomSource, assets: Assets, address: SiteAddress,
        version: String, defaultLanguage: Language
    ) {}

    public func respond(to request: Request) async -> Response { Response(status: 404) }

    /// When somebody who may read last asked for something; the start of the site before that.
    public func lastActivity() -> Instant { Instant(milliseconds: 0) }
}
