import Companion
import Pages
import Wellbeing

/// Spoken entries and check-ins as a file.
extension Site {
    func exporting(_ visit: Visit) -> Response {
        page(visit) { exportPage(ExportForm(language: visit.preferences.language), problem: nil, in: $0) }
    }

    func makeExport(_ visit: Visit, _ diary: any Diary) async throws(DiaryError) -> Response {
        let form = ExportForm(visit.fields, language: visit.preferences.language)
        let days: ClosedRange<LocalDay>?
        switch Self.days(of: form, today: visit.moment.day) {
        case .success(let chosen): days = chosen
        case .failure(let fault): return noExport(visit, form, .days(fault))
        }
        let body: [UInt8]
        do throws(ExportError) {
            body = try await file(form, days, visit, diary)
        } catch {
            switch error {
            case .oneKindOnly: return noExport(visit, form, .oneKindOnly)
            case .workbook(let error): return noExport(visit, form, .workbook(error))
            case .diary(let error): throw error
            }
        }
        let file = ExportFile(form.format, days: days)
        let headers: [Response.Header] = [
            .init("Content-Type", file.mediaType),
            .init("Content-Disposition", "attachment; filename=\"\(file.name)\""),
        ]
        return finished(Response(status: 200, headers: headers, body: body), for: visit)
    }

    /// `nil` = everything.
    private static func days(
        of form: ExportForm, today: LocalDay
    ) -> Result<ClosedRange<LocalDay>?, CheckInRange.Fault> {
        switch form.days {
        case .all: return .success(nil)
        case .week, .month, .quarter, .year:
            let range = DayRange(last: Int(form.days.rawValue) ?? 1, through: today)
            return .success(range.first...range.last)
        case .custom:
            do throws(CheckInRange.Fault) {
                guard
                    case .custom(let from, let through) = try CheckInRange(
                        from: form.from, through: form.through), from != nil || through != nil
                else { return .success(nil) }
                // An open end means: from the first record, or up to today and whatever lies behind it.
                return .success(
                    (from ?? LocalDay.accepted.lowerBound)...(through ?? max(today, from ?? today)))
            } catch {
                return .failure(error)
            }
        }
    }

    private func file(
        _ form: ExportForm, _ days: ClosedRange<LocalDay>?, _ visit: Visit, _ diary: any Diary
    ) async throws(ExportError) -> [UInt8] {
        let copy = Copy(visit.preferences.language)
        let act = ExportDiary(diary: diary)
        switch form.format {
        case .csv:
            var bytes: [UInt8] = []
            try await act.csv(
                of: form.content, in: days, dialect: form.dialect, words: copy.spokenDiaryWords
            ) { piece throws(WorkbookError) in bytes += piece }
            return bytes
        case .xlsx:
            let order = WorkbookOrder(
                words: copy.spokenDiaryWords, days: days, created: visit.moment.instant,
                leftOut: { copy.leftOutOfCell($0) })
            let book = try await act.workbook(of: form.content, order, by: workbooks)
            do throws(WorkbookError) {
                return try book.bytes()
            } catch {
                throw .workbook(error)
            }
        }
    }

    private func noExport(_ visit: Visit, _ form: ExportForm, _ problem: ExportProblem) -> Response {
        page(visit, status: problem.status) { exportPage(form, problem: problem, in: $0) }
    }
}

extension ExportProblem {
    fileprivate var status: Int {
        switch self {
        case .days, .oneKindOnly: 422
        case .workbook(.diskFull): 507
        case .workbook: 500
        }
    }
}

extension ExportForm {
    /// What a form says; what it does not say, or says wrong, stays as it is before anything is chosen.
    fileprivate init(_ fields: FormFields, language: Language) {
        self.init(language: language)
        days = fields.said(.range).flatMap(Days.init(rawValue:)) ?? days
        from = fields[.from] ?? ""
        through = fields[.through] ?? ""
        content = fields.said(.content).flatMap(ExportContent.init(rawValue:)) ?? content
        format = fields.said(.format).flatMap(ExportFile.Format.init(rawValue:)) ?? format
        dialect = fields.said(.dialect).flatMap(CSVDialect.init(rawValue:)) ?? dialect
    }
}
