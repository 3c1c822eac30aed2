import Foundation

/// Random input for the readers of Sela.
///
/// The same seeds and count give the same run.
///
///     Fuzz TARGET SEEDS RUNS FAULTS
///
/// SEEDS is the folder that holds a folder of seeds for each target; FAULTS is where an input that broke a
/// promise is left, so that it can be kept as a seed. Exit code 0 = every promise was kept.
@main
struct Fuzz {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, let runs = Int(arguments[3]), let target = try makeTarget(arguments[1])
        else {
            FileHandle.standardError.write(
                Data("usage: Fuzz \(targetNames.joined(separator: "|")) SEEDS RUNS FAULTS\n".utf8))
            exit(64)
        }
        let isSound = try drive(target, seeds: arguments[2], runs: runs, faults: arguments[4])
        exit(isSound ? 0 : 1)
    }

    private static func drive(_ target: any FuzzTarget, seeds: String, runs: Int, faults: String) throws
        -> Bool
    {
        let kind = type(of: target)
        var corpus = try Corpus(folder: seeds + "/" + target.name)
        try FileManager.default.createDirectory(atPath: faults, withIntermediateDirectories: true)
        CrashNote.begin(at: "\(faults)/\(target.name)-trap")
        var mutation = Mutation(
            random: SplitMix(seed: 1), dictionary: kind.dictionary.map { Array($0.utf8) },
            longest: kind.longestInput)
        var random = SplitMix(seed: 2)
        let kept = corpus.inputs
        let clock = ContinuousClock()
        let start = clock.now

        for run in 0..<(kept.count + runs / kind.cost) {
            // The seeds come first, as they are.
            let input =
                run < kept.count ? kept[run] : mutation.vary(corpus.pick(&random), with: corpus.pick(&random))
            CrashNote.note(input)
            switch target.run(input) {
            case .kept(let shape): corpus.consider(input, shape: shape)
            case .broken(let promise):
                let file = "\(faults)/\(target.name)-\(run)"
                try Data(input).write(to: URL(filePath: file))
                print("\(target.name): broken in run \(run): \(promise); the input is in \(file)")
                return false
            }
        }
        let seconds = Double((clock.now - start).components.seconds) + 0.001
        print(
            "\(target.name): \(runs / kind.cost) runs, \(kept.count) seeds, \(corpus.inputs.count) kinds of input, "
                + "\(Int(seconds)) s, every promise kept")
        return true
    }
}

/// The targets, in the order in which they are run.
let targetNames = [
    "address", "answer", "cookies", "csv", "form", "percent", "spoken", "tokenizer-journal",
    "tokenizer-wordpiece",
    "tokenizer-sentencepiece",
]

/// The target of that name; `nil` if there is none.
func makeTarget(_ name: String) throws -> (any FuzzTarget)? {
    switch name {
    case "address": AddressTarget()
    case "answer": AnswerTarget()
    case "cookies": CookieTarget()
    case "csv": CSVTarget()
    case "form": FormTarget()
    case "percent": PercentTarget()
    case "spoken": SpokenTarget()
    case "tokenizer-journal": try TokenizerTarget(name: name, folder: "Resources/emotion")
    case "tokenizer-wordpiece": try TokenizerTarget(name: name, folder: "Tests/Fixtures/emotion/wordpiece")
    case "tokenizer-sentencepiece":
        try TokenizerTarget(name: name, folder: "Tests/Fixtures/emotion/sentencepiece")
    default: nil
    }
}
