import Foundation

@testable import PortableUIKit

/// A window with one view in it, and a clock.
@MainActor
final class AnimationStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let loop: FrameLoop
  private(set) var log: [String] = []

  init() {
    window.screen = UIScreen()
    window.addSubview(view)
    window.makeKeyAndVisible()
    loop = FrameLoop(window: window)
    frame(0)
  }

  func frame(_ time: Double) { loop.frame(at: time) }

  func note(_ name: String) -> (Bool) -> Void {
    { self.log.append("\(name) \($0)") }
  }

  var shown: LayerState { view.layer.presented }
}

/// Control points (x1, y1) and (x2, y2) at a share of the time, by a thousand halvings of the
/// interval of de Casteljau's construction: nothing of it is the code under test.
func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double {
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
func eased(_ time: Double) -> Double { bezier(0.42, 0, 0.58, 1, at: time) }
