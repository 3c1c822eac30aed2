import Companion
import Pages
import Wellbeing

/// Saved spoken entries: looking at them, listening, deleting and bringing back.
extension Site {
    func spoken(
        _ visit: Visit, _ route: SpokenRoute, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        switch route {
        case .detail(let id): return try await spokenEntry(visit, id, diary)
        case .recording(let id): return try await sound(visit, id, diary)
        case .delete(let id):
            guard try await diary.deleteSpokenEntry(id, at: visit.moment.instant) else {
                return notFound(visit)
            }
            return redirect(visit, to: .history(.checkIns(CheckInRangeQuery())), notice: .spokenDeleted(id))
        case .restore(let id):
            guard try await diary.restoreSpokenEntry(id) else { return notFound(visit) }
            return redirect(visit, to: .spoken(.detail(id)), notice: .restored)
        case .destroy(let id):
            guard try await diary.destroySpokenEntry(id) else { return notFound(visit) }
            return redirect(visit, to: .bin, notice: .destroyed)
        case .deleteRecording(let id):
            guard try await diary.spokenEntry(id) != nil, try await diary.deleteRecording(of: id) else {
                return notFound(visit)
            }
            return redirect(visit, to: .spoken(.detail(id)), notice: .recordingDeleted)
        }
    }

    private func spokenEntry(
        _ visit: Visit, _ id: SpokenEntry.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard let entry = try await diary.spokenEntry(id) else { return notFound(visit) }
        let length = try await diary.recordingLength(of: id)
        let tier = tierNow(of: .spoken(entry), try await care(visit, diary))
        var response = page(visit) {
            spokenEntryPage(
                entry, recordingLength: length, tier: tier, zone: visit.moment.zone, in: $0)
        }
        // Nowhere else does a page play sound.
        if length != nil {
            response.headers.append(.init("Content-Security-Policy", Response.contentPolicyWithSound))
        }
        return response
    }

    /// Only while the entry is not in the bin; sent whole, never kept by the browser.
    private func sound(
        _ visit: Visit, _ id: SpokenEntry.ID, _ diary: any Diary
    ) async throws(DiaryError) -> Response {
        guard try await diary.spokenEntry(id) != nil, let recording = try await diary.recording(of: id) else {
            return notFound(visit)
        }
        let sound = Response(
            status: 200, headers: [.init("Content-Type", "audio/wav"), .init("Accept-Ranges", "none")],
            body: recording.waveFile)
        return finished(sound, for: visit)
    }
}
