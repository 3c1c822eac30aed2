/// A typed answer, taken out of what a model wrote.
///
/// Models put prose, code fences, thoughts and examples around the object that they were asked for. What is
/// read is the **last** object that fits the schema, because drafts come before the answer; objects inside a
/// model's thoughts do not count. An answer that ends inside an object is ``AnswerFault/truncated``, even if
/// an earlier one would fit.
public struct AnswerReading: Hashable, Sendable {
    /// The object by itself, as valid JSON.
    public let text: String
    /// Its fields, checked; every field of the schema is there.
    public let fields: [String: AnswerValue]

    /// Longer answers are not read, in bytes.
    public static let longestAnswer = 512_000
    /// Deeper objects are not read.
    public static let deepestNesting = 32
    /// Of more objects than this, only the last are tried.
    static let mostObjects = 16

    /// Reads `raw`, in time that grows with its length alone.
    ///
    /// What can mean only one thing is taken as meant: commas before a closing bracket, line ends inside a
    /// text, `3.0` or `"3"` for 3, `"true"` for true, `"null"` where null is allowed and no text is asked for,
    /// a choice in other case or with space around it. Keys that the schema does not know are ignored; of a key that
    /// comes twice, the first counts. Nothing is cut or moved into its bounds.
    ///
    /// - Throws: ``AnswerFault/noObject`` also for an answer that is too long or too deep.
    public init(_ raw: String, schema: AnswerSchema) throws(AnswerFault) {
        let bytes = Array(raw.utf8)
        guard bytes.count <= Self.longestAnswer else { throw .noObject }
        guard let end = AnswerScan.endOfThoughts(in: bytes) else {
            self = try Self.last(in: AnswerScan(bytes, from: 0), fitting: schema)
            return
        }
        // Thoughts need not have a beginning: some models are put into them before they write. But the words
        // that end them can also stand inside a text of the object, so the whole is tried too.
        do {
            self = try Self.last(in: AnswerScan(bytes, from: end), fitting: schema)
        } catch {
            do throws(AnswerFault) {
                self = try Self.last(in: AnswerScan(bytes, from: 0), fitting: schema)
            } catch let whole {
                throw error == .noObject ? whole : error
            }
        }
    }

    private init(text: String, fields: [String: AnswerValue]) {
        self.text = text
        self.fields = fields
    }

    private static func last(
        in scan: AnswerScan, fitting schema: AnswerSchema
    ) throws(AnswerFault) -> AnswerReading {
        if scan.endsInside { throw .truncated }
        var fault = AnswerFault.noObject
        for object in scan.objects.reversed() {
            switch fields(of: object, schema) {
            case .success(let fields):
                return AnswerReading(text: String(decoding: object, as: UTF8.self), fields: fields)
            case .failure(let own): if fault == .noObject { fault = own }
            }
        }
        throw fault
    }
}

extension AnswerSchema {
    /// The fields of the object in `text`, checked; see ``AnswerReading``.
    public func read(_ text: String) throws(AnswerFault) -> [String: AnswerValue] {
        try AnswerReading(text, schema: self).fields
    }
}
