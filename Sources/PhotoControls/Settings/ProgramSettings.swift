/// Whoever keeps how the program is, the same for all its windows.
@MainActor
public protocol ProgramSettings: AnyObject {
  var program: ProgramChoices { get set }
}
