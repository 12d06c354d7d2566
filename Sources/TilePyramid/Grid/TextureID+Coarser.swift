import DisplayList

extension TextureID {
  /// The tile of the next coarser level that shows all that this one does.
  public var coarser: TextureID {
    TextureID(
      picture: picture, level: level + 1, column: column >> 1, row: row >> 1, frame: frame)
  }
}
