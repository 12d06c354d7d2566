/// Pages of an album that follow each other and belong together.
public struct PhotoSection: Equatable, Sendable {
  public enum Subject: Hashable, Sendable {
    case month(PhotoMonth)
    /// Nobody knows when they were taken.
    case undated
    /// By a number that a folder keeps.
    case folder(Int32)
    /// What lies in no folder of this machine.
    case elsewhere
  }

  public var subject: Subject
  /// How many there are.
  public var count: Int
  /// What a folder is called among the others; empty for what has no name of its own.
  public var name = ""
  /// Some may still turn out to belong elsewhere.
  public var isBeingRead = false
}
