/// What the pages of an album stand for.
public struct AlbumParts: Equatable, Sendable {
  /// So many of them are films.
  public var films = 0
  /// So many photos are seen only when somebody opens the burst that they are of.
  public var hiddenInBursts = 0

  public init() {}
}
