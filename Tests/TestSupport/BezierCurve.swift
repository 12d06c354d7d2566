/// How far an animation is along the curve with the control points (x1, y1) and (x2, y2), at a share of its time: by
/// halving the interval of de Casteljau's construction. Nothing of it is the code under test.
public func bezier(
  _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double
) -> Double {
  func point(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let (p01, p12, p23) = (a * s, a + (b - a) * s, b + (1 - b) * s)
    let (q0, q1) = (p01 + (p12 - p01) * s, p12 + (p23 - p12) * s)
    return q0 + (q1 - q0) * s
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if point(x1, x2, middle) < time { low = middle } else { high = middle }
  }
  return point(y1, y2, high)
}

/// UIKit's ease in and out.
public func eased(_ time: Double) -> Double { bezier(0.42, 0, 0.58, 1, at: time) }
