/// sRGB, components 0…1, not premultiplied.
public struct Color: Hashable, Sendable {
  /// 0…1.
  public var red: Double
  /// 0…1.
  public var green: Double
  /// 0…1.
  public var blue: Double
  /// 0 is transparent, 1 opaque.
  public var alpha: Double

  /// By its components, 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
