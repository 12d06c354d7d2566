#if hasFeature(Embedded)
  import ScrollGeometry

  // The C library's, which a page has not: the same bits in all browsers.

  public func floor<Value: FloatingPoint>(_ x: Value) -> Value { x.rounded(.down) }
  public func ceil<Value: FloatingPoint>(_ x: Value) -> Value { x.rounded(.up) }
  /// To the nearest whole number; halves away from zero.
  public func round<Value: FloatingPoint>(_ x: Value) -> Value {
    x.rounded(.toNearestOrAwayFromZero)
  }
  public func trunc<Value: FloatingPoint>(_ x: Value) -> Value { x.rounded(.towardZero) }
  public func fabs<Value: FloatingPoint>(_ x: Value) -> Value { x.magnitude }
  public func sqrt<Value: FloatingPoint>(_ x: Value) -> Value { x.squareRoot() }
  public func fmod<Value: FloatingPoint>(_ x: Value, _ y: Value) -> Value {
    x.truncatingRemainder(dividingBy: y)
  }

  // Angles are radians.

  public func sin(_ angle: Double) -> Double { DeterministicMath.sin(angle) }
  public func cos(_ angle: Double) -> Double { DeterministicMath.cos(angle) }
  public func tan(_ angle: Double) -> Double { DeterministicMath.tan(angle) }
  public func asin(_ x: Double) -> Double { DeterministicMath.asin(x) }
  public func acos(_ x: Double) -> Double { DeterministicMath.acos(x) }
  public func atan(_ x: Double) -> Double { DeterministicMath.atan(x) }
  public func atan2(_ y: Double, _ x: Double) -> Double { DeterministicMath.atan2(y, x) }
  public func exp(_ x: Double) -> Double { DeterministicMath.exp(x) }
  public func log(_ x: Double) -> Double { DeterministicMath.log(x) }
  public func log2(_ x: Double) -> Double { DeterministicMath.log2(x) }
  public func log10(_ x: Double) -> Double { DeterministicMath.log10(x) }
  public func pow(_ base: Double, _ exponent: Double) -> Double {
    DeterministicMath.pow(base, exponent)
  }
  public func hypot(_ x: Double, _ y: Double) -> Double { DeterministicMath.hypot(x, y) }
#endif
