import Foundation
import UIKit

/// A zoom bounce in closed form, in the system's own mathematics: scale and place go by the same share of their ways, which is
/// CSS's ease-out, in min(0.3·|ln(s/limit)| + 0.1, 0.4) s.
struct ZoomBounceLaw {
  let start: CGRect
  let end: CGRect

  var duration: Double {
    min(0.3 * abs(log(Double(start.width / end.width))) + 0.1, 0.4)
  }

  /// Where the picture is shown after so many seconds.
  func shown(after seconds: Double) -> CGRect {
    let share = CGFloat(Self.easeOut(min(seconds / duration, 1)))
    func way(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    return CGRect(
      x: way(start.minX, end.minX), y: way(start.minY, end.minY),
      width: way(start.width, end.width), height: way(start.height, end.height))
  }

  /// cubic-bezier(0, 0, 0.58, 1): its parameter found by halving.
  private static func easeOut(_ share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let time = 3 * middle * middle * (1 - middle) * 0.58 + middle * middle * middle
      if time < share { low = middle } else { high = middle }
    }
    return 3 * low * low * (1 - low) + low * low * low
  }
}
