import TestStage
import UIKit

extension Stage {
  /// Until nothing moves: how far what is shown is from what the law says in any frame, at most, points.
  /// The fingers have gone in the frame before.
  func settle(by law: ZoomBounceLaw, _ shown: @escaping () -> CGRect) -> (
    isAtRest: Bool, off: CGFloat, frames: Int
  ) {
    let release = time
    var (off, frames): (CGFloat, Int) = (0, 0)
    onFrame = { [unowned self] in
      frames += 1
      off = max(off, shown().distance(to: law.shown(after: time - release)))
    }
    let isAtRest = settle()
    onFrame = nil
    return (isAtRest, off, frames)
  }
}
