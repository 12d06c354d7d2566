import Foundation
import PortableUIKit

/// Writes down every touch that it is told of: name, how many, and the tap count.
class TouchLogView: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    add("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    add("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    add("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    add("cancelled", touches)
  }

  private func add(_ name: String, _ touches: Set<UITouch>) {
    let taps = touches.map(\.tapCount).max() ?? 0
    log.append("\(name) \(touches.count)" + (taps > 1 ? " tap \(taps)" : ""))
  }
}

/// Decides nothing but what a test tells it to.
class PassiveRecognizer: UIGestureRecognizer {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    log.append("cancelled")
  }
  override func reset() {
    super.reset()
    log.append("reset")
  }
}
