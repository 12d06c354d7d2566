import DisplayList

/// One level of one picture: what is decoded, kept and forgotten as a whole.
struct LevelKey: Hashable, Sendable, Comparable {
  var picture: Int32
  var level: Int16

  init(picture: Int32, level: Int16) {
    self.picture = picture
    self.level = level
  }

  init(_ tile: TextureID) { self.init(picture: tile.picture, level: tile.level) }

  static func < (first: LevelKey, second: LevelKey) -> Bool {
    (first.picture, first.level) < (second.picture, second.level)
  }
}
