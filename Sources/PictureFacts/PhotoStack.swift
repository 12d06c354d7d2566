/// Photos that were taken as one, and are shown as one until somebody wants to see the others.
public struct PhotoStack: Equatable, Sendable {
  /// What makes them one.
  public enum Kind: Sendable {
    /// A photo, and the film that was taken with it.
    case live
    /// Photos that were taken one after the other in a second.
    case burst
  }

  /// What makes them one.
  public var kind: Kind
  /// The number of the picture that stands for all.
  public var cover: Int32
  /// In the order of the album.
  public var others: [Int32]

  /// Pictures by their numbers: the one that is shown, and the others.
  public init(_ kind: Kind, cover: Int32, others: [Int32]) {
    self.kind = kind
    self.cover = cover
    self.others = others
  }
}
