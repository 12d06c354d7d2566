/// What a program should know of a system that lacks something which decoding processes are locked in
/// with.
public enum SandboxReport: Equatable, Sendable {
  /// Pictures are decoded, but for this behind every lock.
  case incomplete([String])
  /// No lock keeps decoders from anything, which was allowed.
  case unlocked(String)
  /// Pictures are not decoded.
  case notDecoding(String)

  /// - Parameter gaps: nil when the system has no other process.
  init?(_ gaps: SandboxGaps?, allowsUnlocked: Bool) {
    guard let gaps else {
      let reason = "this system refuses another process"
      self = allowsUnlocked ? .unlocked(reason) : .notDecoding(reason)
      return
    }
    guard let first = gaps.descriptions.first else { return nil }
    if gaps.isSuperset(of: .everyLock) {
      self = allowsUnlocked ? .unlocked(first) : .notDecoding(first)
    } else {
      self = .incomplete(gaps.descriptions)
    }
  }

  /// A few words for where a person looks.
  public var notice: String {
    switch self {
    case .incomplete: "not fully sandboxed"
    case .unlocked: "not sandboxed"
    case .notDecoding: "no sandbox"
    }
  }

  /// A sentence without its end.
  public var sentence: String {
    switch self {
    case .incomplete(let reasons):
      "pictures are decoded in processes that are not fully locked: "
        + reasons.joined(separator: "; ")
    case .unlocked(let reason): "pictures are decoded without a sandbox: \(reason)"
    case .notDecoding(let reason): "pictures are not decoded: \(reason)"
    }
  }
}
