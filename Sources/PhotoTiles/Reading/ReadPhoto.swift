import TilePyramid

/// A photo of a `PhotoReader`, of which only the beginning of its file has been read.
public struct ReadPhoto: Sendable {
  /// Its place in the list.
  public let number: Int
  /// Letters, digits and hyphens that name the file's content: the same wherever the file lies and
  /// whatever it is called, another when it has changed.
  public let identity: String
  let header: PictureHeader

  /// Where the tiles of the upright photo lie.
  public var grid: TileGrid { header.grid }

  /// It may be transparent somewhere.
  public var hasAlpha: Bool { header.hasAlpha }

  /// Every tile can be read without the others.
  public var isTiled: Bool { header.isTiled }

  /// Finer levels than this are out of reach before `preparingAllLevels`.
  public var finestLevel: Int { header.finestLevel }
}
