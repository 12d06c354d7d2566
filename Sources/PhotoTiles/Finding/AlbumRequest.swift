/// What somebody asked to see.
public struct AlbumRequest: Equatable, Sendable {
  /// Files, folders and web addresses, in their order.
  public var paths: [String]
  /// One file alone is a place among the pictures of its folder.
  public var hasNeighbors: Bool
  /// A folder stands for the pictures in the folders inside it, too.
  public var isRecursive: Bool

  /// A folder stands for files, too, whose names begin with a dot.
  public var showsHidden: Bool

  /// A folder stands for its films, too.
  public var showsFilms: Bool

  /// What is asked for by its paths or addresses, in order.
  public init(
    _ paths: [String], hasNeighbors: Bool = false, isRecursive: Bool = false,
    showsHidden: Bool = false, showsFilms: Bool = false
  ) {
    self.paths = paths
    self.hasNeighbors = hasNeighbors
    self.isRecursive = isRecursive
    self.showsHidden = showsHidden
    self.showsFilms = showsFilms
  }

  /// The file whose folder is shown; nil when exactly what was named is.
  var lonePath: String? {
    guard hasNeighbors, paths.count == 1, HTTPAddress(paths[0]) == nil else { return nil }
    return paths[0]
  }
}
