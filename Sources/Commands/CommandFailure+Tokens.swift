public import Companion
import Pages
import Wellbeing

extension CommandFailure {
    public init(_ failure: MakeAPIToken.Failure) {
        switch failure {
        case .unfitName: self.init("unfit_name", .unfitTokenName)
        case .nameTaken: self.init("name_taken", .tokenNameTaken, hint: .tokenListHint)
        case .noScope: self.init("usage", .tokenNeedsScope, hint: Self.scopeHint, exitCode: 64)
        case .tooMany: self.init("too_many_tokens", .tooManyTokens, hint: .tokenListHint)
        case .diary(let error): self.init(error)
        }
    }

    public static let unknownScope = Self("usage", .unknownScope, hint: scopeHint, exitCode: 64)
    public static let noSuchToken = Self("no_such_token", .noSuchToken, hint: .tokenListHint)

    private static let scopeHint = CommandCopy.scopes(
        APIScope.allCases.map(\.rawValue).joined(separator: ", "))
}
