import Companion
import Wellbeing

extension ModelAnswer {
    /// The answer in what a model wrote, checked against what it was asked.
    ///
    /// - Parameter asked: the name that was asked for.
    init(_ reply: ChatReply, to request: ModelRequest, asked: String) throws(LanguageModelError) {
        let model = reply.model ?? asked
        if let schema = request.schema {
            do throws(AnswerFault) {
                let reading = try AnswerReading(reply.text, schema: schema)
                self.init(text: reading.text, fields: reading.fields, model: model)
            } catch {
                throw .unfitAnswer(error)
            }
            return
        }
        let text = AnswerReading.freeText(of: reply.text)
        if text.isEmpty { throw .emptyAnswer }
        // Only an answer that is surely in another language is refused.
        if let language = request.language, let found = recognisedLanguage(of: text), found != language {
            throw .wrongLanguage
        }
        self.init(text: text, model: model)
    }
}
