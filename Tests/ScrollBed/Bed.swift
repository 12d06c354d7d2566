import Foundation
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import ScrollTesting

/// A window with one scroll view that fills it, fingers, and a clock.
@MainActor
package final class Bed: Hands {
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
}
