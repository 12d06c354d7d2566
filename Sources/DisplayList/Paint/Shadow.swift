import ScrollGeometry

/// What a picture throws on what lies below it.
public struct Shadow: Equatable, Sendable {
  /// Points of the coordinates around the group.
  public var offset: Vector
  /// How far it fades, points: twice the standard deviation.
  public var blur: Double
  /// Of the darkest place.
  public var color: Color
  /// The picture itself is not drawn.
  public var isAlone: Bool

  /// A shadow that lies off by `offset`, points, and fades within `blur`, points.
  public init(offset: Vector, blur: Double, color: Color, isAlone: Bool = false) {
    self.offset = offset
    self.blur = blur
    self.color = color
    self.isAlone = isAlone
  }
}
