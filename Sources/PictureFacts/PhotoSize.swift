/// How many pixels a picture has.
public struct PhotoSize: Equatable, Sendable {
  /// From left to right.
  public let width: Int
  /// From top to bottom.
  public let height: Int

  /// Nil when no picture has so many, or so few.
  public init?(width: Int, height: Int) {
    // Their product is a number, too.
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else { return nil }
    self.width = width
    self.height = height
  }
}
