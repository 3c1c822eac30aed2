public import HTML
import Wellbeing

/// Where spoken entries and check-ins leave as a file, once it is chosen which and in what form.
public func exportPage(_ form: ExportForm, problem: ExportProblem?, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.title(copy.exporting, hasProblem: problem != nil), at: .history, in: frame) {
        div(.class("narrow stack")) {
            backLink(.history(.overview(before: nil)), copy.history)
            h1 { copy.exporting }
            p(.class("lead")) { copy.exportingText }
            if let problem {
                let words = copy.message(problem)
                problemBox(words.message, hint: words.hint)
            }
            post(.makeExport, in: frame, .class("stack")) {
                daysPart(form, problem, copy)
                contentPart(form, copy)
                formatPart(form, copy)
                p(.class("hint")) { copy.exportIsReadable }
                div(.class("actions")) { submitButton(copy.makeExport) }
            }
        }
    }
}

private func daysPart(_ form: ExportForm, _ problem: ExportProblem?, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("days-title")) {
        fieldset(.class("choices")) {
            legend(.id("days-title")) { copy.whichDays }
            div(.class("choice-grid")) {
                for days in ExportForm.Days.allCases {
                    radio(.range, value: days.rawValue, isOn: days == form.days, copy.name(of: days))
                }
            }
        }
        div(.class("field-row")) {
            inputField(
                .from, copy.fromDay, type: "date", value: form.from,
                problem: problem?.isAbout(first: true) == true
                    ? problem.map { copy.message($0).message } : nil)
            inputField(
                .through, copy.throughDay, type: "date", value: form.through,
                problem: problem?.isAbout(first: false) == true
                    ? problem.map { copy.message($0).message } : nil)
        }
    }
}

private func contentPart(_ form: ExportForm, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("content-title")) {
        fieldset(.class("choices")) {
            legend(.id("content-title")) { copy.whichRecords }
            for content in ExportContent.allCases {
                radio(
                    .content, value: content.rawValue, isOn: content == form.content, copy.name(of: content))
            }
        }
    }
}

private func formatPart(_ form: ExportForm, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("format-title")) {
        fieldset(.class("choices")) {
            legend(.id("format-title")) { copy.whichFormat }
            for format in ExportFile.Format.allCases {
                radio(
                    .format, value: format.rawValue, isOn: format == form.format, copy.name(of: format),
                    hint: copy.hint(about: format))
            }
        }
        selectField(
            .dialect, copy.csvDialect, hint: copy.csvDialectHint,
            options: CSVDialect.allCases.map { ($0.rawValue, copy.name(of: $0)) },
            chosen: form.dialect.rawValue)
    }
}

extension ExportProblem {
    /// Whether the first, or the last, of the days is meant.
    fileprivate func isAbout(first: Bool) -> Bool {
        switch self {
        case .days(.noSuchDay(let isFirst)): isFirst == first
        case .days(.reversed): !first
        default: false
        }
    }
}
