import CExpat
import Foundation
import Wellbeing

/// Gathers sleep, steps and water while the parser goes through the records.
///
/// A record is compared as it lies in the parser's memory; only what is kept becomes a value of ours.
final class HealthRecords {
    private enum Kind { case sleep, steps, water }

    private struct Pending {
        let kind: Kind
        var source = ""
        var isWatch = false
        var start: HealthTime?
        var end: HealthTime?
        var value = ""
        var unit = ""
        var isByHand = false
    }

    private(set) var nights = HealthNights()
    private var steps = HealthSteps()
    private var water: [LocalDay: Double] = [:]
    private var waterRecords: Set<String> = []
    private var passedOver = HealthData.PassedOver()
    private var sources: [String] = []
    private var known: Set<String> = []
    private var stepSources: [String: UInt16] = [:]
    private var pending: Pending?
    /// How deep in correlations, which repeat records that stand by themselves too.
    private var correlations = 0
    private(set) var hasRoot = false
    private(set) var isClinical = false

    /// What was gathered.
    func data() -> HealthData {
        var data = HealthData()
        data.nights = nights.nights()
        data.steps = steps.totals().map { HealthData.Steps(day: $0.day, count: $0.steps) }
        data.water = water.sorted { $0.key < $1.key }
            .map { HealthData.Water(day: $0.key, millilitres: $0.value) }
        data.sources = sources
        data.passedOver = passedOver
        return data
    }

    func begin(_ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
        if strcmp(name, "Record") == 0 {
            if correlations == 0 { beginRecord(attributes) }
        } else if strcmp(name, "MetadataEntry") == 0 {
            if pending != nil { takeMetadata(attributes) }
        } else if strcmp(name, "Correlation") == 0 {
            correlations += 1
        } else if strcmp(name, "HealthData") == 0 {
            hasRoot = true
        } else if !hasRoot, strcmp(name, "ClinicalDocument") == 0 {
            isClinical = true
        }
    }

    func end(_ name: UnsafePointer<CChar>) {
        if strcmp(name, "Record") == 0 {
            if let record = pending, correlations == 0 { take(record) }
            if correlations == 0 { pending = nil }
        } else if strcmp(name, "Correlation") == 0 {
            correlations -= 1
        }
    }

    private func beginRecord(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
        guard let kind = kind(attributes) else {
            passedOver.otherKinds += 1
            return
        }
        var record = Pending(kind: kind)
        each(attributes) { name, value in
            if strcmp(name, "sourceName") == 0 {
                record.source = String(cString: value)
                record.isWatch = record.isWatch || strstr(value, "Watch") != nil
            } else if strcmp(name, "device") == 0 {
                // A telephone that passes a watch's samples on calls itself their source.
                record.isWatch = record.isWatch || strstr(value, "model:Watch") != nil
            } else if strcmp(name, "startDate") == 0 {
                record.start = HealthTime(value)
            } else if strcmp(name, "endDate") == 0 {
                record.end = HealthTime(value)
            } else if strcmp(name, "value") == 0 {
                record.value = String(cString: value)
            } else if strcmp(name, "unit") == 0 {
                record.unit = String(cString: value)
            }
        }
        pending = record
    }

    private func kind(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Kind? {
        var kind: Kind?
        each(attributes) { name, value in
            guard kind == nil, strcmp(name, "type") == 0 else { return }
            if strcmp(value, "HKQuantityTypeIdentifierStepCount") == 0 {
                kind = .steps
            } else if strcmp(value, "HKCategoryTypeIdentifierSleepAnalysis") == 0 {
                kind = .sleep
            } else if strcmp(value, "HKQuantityTypeIdentifierDietaryWater") == 0 {
                kind = .water
            }
        }
        return kind
    }

    private func takeMetadata(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
        var (isMeant, isYes) = (false, false)
        each(attributes) { name, value in
            if strcmp(name, "key") == 0 { isMeant = strcmp(value, "HKWasUserEntered") == 0 }
            if strcmp(name, "value") == 0 { isYes = strcmp(value, "1") == 0 }
        }
        if isMeant, isYes { pending?.isByHand = true }
    }

    private func each(
        _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>,
        _ act: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
    ) {
        var index = 0
        while let name = attributes[index], let value = attributes[index + 1] {
            act(name, value)
            index += 2
        }
    }
}

extension HealthRecords {
    private func take(_ record: Pending) {
        guard let start = record.start, let end = record.end, end.seconds >= start.seconds else {
            passedOver.unreadableTimes += 1
            return
        }
        switch record.kind {
        case .sleep: takeSleep(record, start, end)
        case .steps: takeSteps(record, start, end)
        case .water: takeWater(record, start)
        }
    }

    private func note(_ source: String) {
        guard !source.isEmpty, sources.count < 1_000, known.insert(source).inserted else { return }
        sources.append(source)
    }

    private func takeSleep(_ record: Pending, _ start: HealthTime, _ end: HealthTime) {
        guard let kind = Self.sleepKind(record.value) else {
            passedOver.unknownSleep += 1
            return
        }
        guard let span = SleepSpan(kind, from: start.seconds, to: end.seconds, offset: end.offset) else {
            passedOver.unreadableTimes += 1
            return
        }
        note(record.source)
        nights.add(span)
    }

    private static func sleepKind(_ value: String) -> SleepSpan.Kind? {
        switch value {
        case "HKCategoryValueSleepAnalysisInBed": .inBed
        case "HKCategoryValueSleepAnalysisAwake": .awake
        // The first is what it was called before stages were known.
        case "HKCategoryValueSleepAnalysisAsleep", "HKCategoryValueSleepAnalysisAsleepUnspecified": .asleep
        case "HKCategoryValueSleepAnalysisAsleepCore": .core
        case "HKCategoryValueSleepAnalysisAsleepDeep": .deep
        case "HKCategoryValueSleepAnalysisAsleepREM": .rem
        default: nil
        }
    }

    private func takeSteps(_ record: Pending, _ start: HealthTime, _ end: HealthTime) {
        let rank: HealthSource =
            record.isByHand ? .person : record.isWatch ? .watch : Self.carried(record.source)
        let key = "\(rank.rawValue) \(record.source)"
        let number = stepSources[key] ?? steps.source(rank)
        guard let number, let count = Double(record.value), count.isFinite,
            steps.add(count, in: start.seconds...end.seconds, offset: end.offset, source: number)
        else {
            passedOver.unreadableNumbers += 1
            return
        }
        stepSources[key] = number
        note(record.source)
    }

    private static func carried(_ source: String) -> HealthSource {
        source.contains("iPhone") || source.contains("iPod") ? .phone : .other
    }

    private func takeWater(_ record: Pending, _ start: HealthTime) {
        guard let amount = Double(record.value), let unit = Self.millilitres[record.unit],
            (0...100_000).contains(amount * unit)
        else {
            passedOver.unreadableNumbers += 1
            return
        }
        // The same drink by the same program at the same second is one.
        guard waterRecords.insert("\(start.seconds) \(record.value) \(record.unit) \(record.source)").inserted
        else { return }
        note(record.source)
        water[start.day, default: 0] += amount * unit
    }

    /// One of each unit in millilitres (NIST Handbook 44, appendix C; imperial: UK Weights and Measures Act 1985).
    private static let millilitres: [String: Double] = [
        "mL": 1, "cL": 10, "dL": 100, "L": 1_000, "l": 1_000, "fl_oz_us": 29.573_529_562_5,
        "fl_oz_imp": 28.413_062_5, "cup_us": 236.588_236_5, "cup_imp": 284.130_625, "pt_us": 473.176_473,
        "pt_imp": 568.261_25,
    ]
}
