import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A window with one scroll view that fills it, fingers, and a clock.
@MainActor
package final class Bed {
  package let window: UIWindow
  package let scrollView: UIScrollView
  package let content: UIView
  package let log = DelegateLog()
  package let loop: FrameLoop
  package var time = 0.0
  package var framesPerSecond = 120.0
  /// When the last frame was, seconds.
  package private(set) var frameTime = 0.0
  private var nextFrame = 1

  package init(
    bounds: CGSize = CGSize(width: 320, height: 460),
    content size: CGSize = CGSize(width: 3000, height: 6000), pixelsPerPoint: Double = 2,
    zooms: Bool = false, scrollView made: UIScrollView? = nil
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: bounds))
    // Of its own: tests take turns on the main actor.
    window.screen = UIScreen()
    window.screen.scale = CGFloat(pixelsPerPoint)
    scrollView = made ?? UIScrollView(frame: .zero)
    scrollView.frame = CGRect(origin: .zero, size: bounds)
    content = UIView(frame: CGRect(origin: .zero, size: size))
    scrollView.contentSize = size
    scrollView.addSubview(content)
    scrollView.delegate = log
    if zooms {
      log.zoomView = content
      scrollView.minimumZoomScale = 0.5
      scrollView.maximumZoomScale = 4
    }
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    loop = FrameLoop(window: window)
    loop.frame(at: 0)
  }

  package var offset: Point {
    Point(x: Double(scrollView.contentOffset.x), y: Double(scrollView.contentOffset.y))
  }

  /// Frames up to `newTime`.
  package func run(until newTime: Double) {
    while Double(nextFrame) / framesPerSecond <= newTime + 1e-9 {
      frameTime = Double(nextFrame) / framesPerSecond
      loop.frame(at: frameTime)
      nextFrame += 1
    }
    time = newTime
  }

  /// One frame now, between the regular ones.
  package func frame() {
    frameTime = time
    loop.frame(at: time)
  }

  package func wait(_ seconds: Double) { run(until: time + seconds) }

  @discardableResult
  package func settle() -> Double {
    for _ in 0..<4000 {
      if loop.isAtRest { return time }
      wait(1 / framesPerSecond)
    }
    return .infinity
  }

  package func touch(_ id: Int32, _ phase: TouchSample.Phase, _ x: Double, _ y: Double) {
    touches([(id, phase, x, y)])
  }

  package func touches(_ list: [(Int32, TouchSample.Phase, Double, Double)]) {
    loop.send(
      InputEvent(
        time: time,
        kind: .touches(
          list.map {
            TouchSample(id: $0.0, phase: $0.1, position: Point(x: $0.2, y: $0.3), time: time)
          })))
  }

  /// One finger at constant speed, sampled at 120 Hz, lifted in motion; `pause` seconds held before.
  package func swipe(
    from: (Double, Double), to: (Double, Double), _ duration: Double, pause: Double = 0,
    rate: Double = 120, lift: Bool = true
  ) {
    let start = time
    let steps = Int((duration * rate).rounded())
    touch(1, .down, from.0, from.1)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      run(until: start + duration * share)
      touch(
        1, .move, from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
    }
    if pause > 0 { wait(pause) }
    guard lift else { return }
    touch(1, .up, to.0, to.1)
    frame()
  }

  /// Two fingers about a centre.
  package func pinch(
    _ center: (Double, Double), _ from: Double, _ to: Double, _ duration: Double,
    lift: Bool = true
  ) {
    let start = time
    let steps = Int((duration * 120).rounded())
    func place(_ phase: TouchSample.Phase, _ distance: Double) {
      touches([
        (1, phase, center.0 - distance / 2, center.1),
        (2, phase, center.0 + distance / 2, center.1),
      ])
    }
    place(.down, from)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      run(until: start + duration * share)
      place(.move, from + (to - from) * share)
    }
    if lift {
      place(.up, to)
      frame()
    }
  }
}
