public import Wellbeing

/// Which models of the catalogue are installed, and where their files are.
public protocol InstalledModels: Sendable {
    /// The file of a model that is ``ManagedModelState/ready``; `nil` = it is not.
    func file(of model: ManagedModel.ID) async -> String?
}
