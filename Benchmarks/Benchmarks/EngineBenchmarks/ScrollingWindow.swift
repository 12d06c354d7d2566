import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A window with a scroll view of 200 views.
@MainActor
final class ScrollingWindow {
  private let loop: FrameLoop
  private let scrollView: UIScrollView
  private var time = 0.01

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
  }

  /// A flick that goes on for longer than a thousand frames of `frame`.
  func fling() {
    for step in 0...8 {
      touch(step == 0 ? .down : step == 8 ? .up : .move, y: 700 - Double(min(step, 7)) * 60)
      time += 0.01
    }
    precondition(scrollView.isDecelerating, "the flick did not begin")
  }

  /// One frame, 1/500 of a second after the last.
  func frame(_ index: Int) {
    time += 0.002
    loop.frame(at: time)
  }

  /// One frame in which a finger moves on.
  func drag(_ index: Int) {
    time += 1 / 120
    touch(index == 0 ? .down : .move, y: 700 - Double(index % 64) * 5)
  }

  private func touch(_ phase: TouchSample.Phase, y: Double) {
    let sample = TouchSample(id: 1, phase: phase, position: Point(x: 200, y: y), time: time)
    loop.send(InputEvent(time: time, kind: .touches([sample])))
    loop.frame(at: time)
  }
}
