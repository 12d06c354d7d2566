import ScrollEngine
import ScrollGeometry

/// A cubic Bézier from (0, 0) to (1, 1): a share of the change for a share of the time.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  final let curve: TimingCurve

  public init(_ curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(TimingCurve.linear)
    case .easeIn: self.init(TimingCurve.easeIn)
    case .easeOut: self.init(TimingCurve.easeOut)
    case .easeInEaseOut: self.init(TimingCurve.easeInOut)
    default: self.init(Self.defaultCurve)
    }
  }

  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      .bezier(
        Point(x: Double(min(max(c1x, 0), 1)), y: Double(c1y)),
        Point(x: Double(min(max(c2x, 0), 1)), y: Double(c2y))))
  }

  // derivation: Apple's documentation gives the control points of `default`.
  final class var defaultCurve: TimingCurve {
    .bezier(Point(x: 0.25, y: 0.1), Point(x: 0.25, y: 1))
  }

  /// Points 0 to 3; 0 and 3 are (0, 0) and (1, 1).
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point = controlPoint(idx)
    ptr[0] = Float(point.x)
    ptr[1] = Float(point.y)
  }

  private func controlPoint(_ index: Int) -> Point {
    if index <= 0 { return .zero }
    if index >= 3 { return Point(x: 1, y: 1) }
    switch curve {
    case .linear: return index == 1 ? .zero : Point(x: 1, y: 1)
    case .easeIn: return index == 1 ? Point(x: 0.42, y: 0) : Point(x: 1, y: 1)
    case .easeOut: return index == 1 ? .zero : Point(x: 0.58, y: 1)
    case .easeInOut: return index == 1 ? Point(x: 0.42, y: 0) : Point(x: 0.58, y: 1)
    case .bezier(let first, let second): return index == 1 ? first : second
    }
  }
}
