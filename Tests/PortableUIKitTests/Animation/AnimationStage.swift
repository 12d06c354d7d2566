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
