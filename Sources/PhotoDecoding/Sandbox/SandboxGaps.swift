/// What a system lacks of that which decoding processes are locked in with.
public struct SandboxGaps: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// On files and networks.
  public static let landlock = SandboxGaps(rawValue: 1)
  /// On what the system is asked for.
  public static let seccomp = SandboxGaps(rawValue: 2)
  /// On memory and files.
  public static let limits = SandboxGaps(rawValue: 4)

  /// Nothing keeps such a process from anything.
  static let everyLock: SandboxGaps = [.landlock, .seccomp]

  /// What each means, in words for a person.
  package var descriptions: [String] {
    var texts: [String] = []
    if isSuperset(of: .everyLock) {
      texts.append("this system's kernel has neither Landlock nor seccomp")
    } else if contains(.landlock) {
      texts.append("this system's kernel has no Landlock, so that decoders may read other files")
    } else if contains(.seccomp) {
      texts.append("this system's kernel refuses seccomp, so that decoders may reach the network")
    }
    if contains(.limits) { texts.append("this system refuses limits on memory") }
    return texts
  }
}
