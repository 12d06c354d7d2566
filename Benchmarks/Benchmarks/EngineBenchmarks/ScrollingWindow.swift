import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A window with a scroll view of 200 views, on its way through them: machine, layout and display list.
@MainActor
final class ScrollingWindow {
  private let loop: FrameLoop
  private let scrollView: UIScrollView
  private let start: Double

  init() {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let window = UIWindow(frame: bounds)
    scrollView = UIScrollView(frame: bounds)
    scrollView.contentSize = CGSize(width: 390, height: 40_000)
    for row in 0..<200 {
      let view = UIView(frame: CGRect(x: 10, y: row * 200, width: 370, height: 190))
      view.backgroundColor = UIColor(red: CGFloat(row) / 200, green: 0.4, blue: 0.6, alpha: 1)
      scrollView.addSubview(view)
    }
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    loop = FrameLoop(window: window)
    loop.frame(at: 0)
    var time = 0.0
    for step in 0...8 {
      time = Double(step) / 100
      let sample = TouchSample(
        id: 1, phase: step == 0 ? .down : step == 8 ? .up : .move,
        position: Point(x: 200, y: 700 - Double(min(step, 7)) * 60), time: time)
      loop.send(InputEvent(time: time, kind: .touches([sample])))
      loop.frame(at: time)
    }
    start = time
    precondition(scrollView.isDecelerating, "the flick did not begin")
  }

  /// One frame, 1/500 of a second after the last.
  func frame(_ index: Int) {
    loop.frame(at: start + Double(index + 1) / 500)
  }
}
