/// Names a rectangle of decoded pixels: one tile of one mip level of one frame of one picture.
public struct TextureID: Hashable, Sendable {
  /// Which picture; numbers are given out by whoever opens pictures.
  public var picture: Int32
  /// 0 is the picture's own resolution; each level above halves it (rounding up).
  public var level: Int16
  /// Of an animated picture, counted from 0.
  public var frame: UInt16
  /// Counted from the left, from 0 on.
  public var column: Int32
  /// Counted from the top, from 0 on.
  public var row: Int32

  /// A tile of one level of a picture; without more, its first and only one.
  public init(
    picture: Int32, level: Int16 = 0, column: Int32 = 0, row: Int32 = 0, frame: UInt16 = 0
  ) {
    self.picture = picture
    self.level = level
    self.frame = frame
    self.column = column
    self.row = row
  }

  /// Two whole words: a tile is looked up wherever it is drawn, and five parts would take twice as long.
  public func hash(into hasher: inout Hasher) {
    let kind = UInt64(UInt16(bitPattern: level)) << 16 | UInt64(frame)
    hasher.combine(UInt64(UInt32(bitPattern: picture)) << 32 | kind)
    hasher.combine(UInt64(UInt32(bitPattern: column)) << 32 | UInt64(UInt32(bitPattern: row)))
  }
}
