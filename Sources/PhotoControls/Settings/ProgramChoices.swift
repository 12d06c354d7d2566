/// How the program is, whatever it shows.
public struct ProgramChoices: Equatable, Sendable {
  public enum Motion: CaseIterable, Sendable {
    /// As the desktop wishes.
    case system
    case full, reduced
  }

  public var motion = Motion.system
  /// Bytes that decoded photos take at most, from the next start on; nil: as many as the machine can spare.
  public var memory: Int64?
  /// Photos are shown in the colours of the display, where the desktop says what these are.
  public var usesDisplayColors = true
  /// Files whose names begin with a dot are shown.
  public var showsHiddenFiles = false
  /// A folder stands for the folders in it, too.
  public var isRecursive = false
  /// What was open when the program was ended by something else than a person is opened again.
  public var restores = true
  /// Which keys do what.
  public var keys = ViewerKeys()
  /// Files may say how photos are turned.
  public var keepsTurns = false

  public init() {}
}
