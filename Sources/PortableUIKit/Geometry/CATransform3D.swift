/// Rows times columns as Core Animation has them: `x' = m11·x + m21·y + m31·z + m41`.
public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  public init() {
    self = CATransform3DIdentity
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  public static var identity: CATransform3D { CATransform3DIdentity }

  /// What is left of it for points of the plane that are seen from straight above.
  var inPlane: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// What is seen of points of the plane near the anchor point: of a perspective the place of that and the size there, without what
  /// comes together far away. Behind the eye nothing is seen.
  var seenInPlane: CGAffineTransform {
    if m14 == 0, m24 == 0, m44 == 1 { return inPlane }
    guard m44 > 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    let (x, y) = (m41 / m44, m42 / m44)
    // derivation: of (m41 + m11·u + m21·v) / (m44 + m14·u + m24·v), and the same for y, by u and v where both are 0.
    return CGAffineTransform(
      a: (m11 - x * m14) / m44, b: (m12 - y * m14) / m44, c: (m21 - x * m24) / m44,
      d: (m22 - y * m24) / m44, tx: x, ty: y)
  }

  /// Four rows of four.
  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11.native, m12.native, m13.native, m14.native),
      SIMD4(m21.native, m22.native, m23.native, m24.native),
      SIMD4(m31.native, m32.native, m33.native, m34.native),
      SIMD4(m41.native, m42.native, m43.native, m44.native),
    ]
  }

  init(rows: [SIMD4<Double>]) {
    self.init(
      m11: CGFloat(rows[0][0]), m12: CGFloat(rows[0][1]), m13: CGFloat(rows[0][2]),
      m14: CGFloat(rows[0][3]),
      m21: CGFloat(rows[1][0]), m22: CGFloat(rows[1][1]), m23: CGFloat(rows[1][2]),
      m24: CGFloat(rows[1][3]),
      m31: CGFloat(rows[2][0]), m32: CGFloat(rows[2][1]), m33: CGFloat(rows[2][2]),
      m34: CGFloat(rows[2][3]),
      m41: CGFloat(rows[3][0]), m42: CGFloat(rows[3][1]), m43: CGFloat(rows[3][2]),
      m44: CGFloat(rows[3][3]))
  }
}

public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)
