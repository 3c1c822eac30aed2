import Companion
import Wellbeing

/// Why a try failed, and whether another one makes sense.
struct ChatFault: Error, Hashable {
    let error: LanguageModelError
    /// Whether it may be gone in a moment.
    let isTransient: Bool
    /// How long the service asks to wait, in seconds; `nil` = it does not say.
    let retryAfter: Int?

    init(_ error: LanguageModelError, isTransient: Bool = false, retryAfter: Int? = nil) {
        self.error = error
        self.isTransient = isTransient
        self.retryAfter = retryAfter
    }

    /// What a refusal means.
    ///
    /// - Parameters:
    ///   - status: 400…599, of HTTP or of the error itself; `nil` = not said.
    ///   - body: what the service says about it.
    init(status: Int?, _ body: ChatErrorBody?, retryAfter: Int?) {
        let names = body?.names ?? []
        let isPrivacy = names.contains("privacy_restricted") || body?.namesDataPolicy == true
        switch status {
        case 401, 403: self.init(.keyRefused)
        case 402:
            // Too much on its way at once is over in a moment; an empty account is not.
            let isPassing = names.contains("openrouter_in_flight_budget") && retryAfter != nil
            if isPassing {
                self.init(.tooManyRequests(retryAfter: retryAfter), isTransient: true, retryAfter: retryAfter)
            } else {
                self.init(.noCredit)
            }
        case 404: self.init(isPrivacy ? .noPrivateProvider : .unknownModel)
        case 429:
            self.init(.tooManyRequests(retryAfter: retryAfter), isTransient: true, retryAfter: retryAfter)
        case let status? where (400...499).contains(status):
            if isPrivacy {
                self.init(.noPrivateProvider)
            } else {
                self.init(
                    names.isDisjoint(with: Self.unknownModel) ? .refused(status: status) : .unknownModel)
            }
        default: self.init(.serverFault(status: status), isTransient: status != nil, retryAfter: retryAfter)
        }
    }

    /// How services name a model that they do not have or no longer have.
    private static let unknownModel: Set<String> = [
        "free_variant_ended", "model_deprecated", "no_endpoints", "model_not_found",
    ]
}
