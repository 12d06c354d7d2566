import PortableUIKit
import ScrollEngine
import ScrollGeometry

#if !arch(wasm32)
  import Foundation
#endif

/// A window with one scroll view of some kind, and the hash of all that it does.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class Stage: ScrollViewListener {
  private(set) var checksum = Checksum()
  private(set) var frames = 0
  private(set) var isStuck = false

  private let window: UIWindow
  private let scrollView: UIScrollView
  private let content: UIView
  private let loop: FrameLoop
  private var time = 0.0

  static let sceneCount = 6

  init(_ scene: Int) {
    UIScreen.main.scale = scene % 2 == 0 ? 2 : 3
    let bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
    var size = CGSize(width: 3000, height: 6000)
    if scene == 1 { size = CGSize(width: 10240, height: 768) }
    if scene == 2 { size = CGSize(width: 1024, height: 683) }
    if scene == 3 { size = CGSize(width: 700, height: 5000) }
    window = UIWindow(frame: bounds)
    scrollView = UIScrollView(frame: bounds)
    content = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    scrollView.contentSize = size
    scrollView.addSubview(content)
    scrollView.isPagingEnabled = scene == 1
    if scene != 1 {
      scrollView.minimumZoomScale = 0.5
      scrollView.maximumZoomScale = 4
    }
    if scene == 3 {
      scrollView.isDirectionalLockEnabled = true
      scrollView.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 5)
    }
    if scene == 4 { scrollView.decelerationRate = .fast }
    if scene == 5 {
      scrollView.bounces = false
      scrollView.bouncesZoom = false
    }
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    loop = FrameLoop(window: window)
    scrollView.delegate = self
    loop.frame(at: 0)
    scrollView.contentOffset = CGPoint(x: scene == 1 ? 2048 : 100, y: scene == 0 ? 900 : 0)
  }

  func perform(_ step: CorpusReader.Step) {
    switch step {
    case .event(let event): loop.send(event)
    case .frame(let time): frame(at: time)
    }
  }

  /// Frames until it rests.
  func finish() {
    var remaining = 1200
    while !loop.isAtRest, remaining > 0 {
      frame(at: time + 1.0 / 64)
      remaining -= 1
    }
    isStuck = !loop.isAtRest
  }

  private func frame(at newTime: Double) {
    time = newTime
    loop.frame(at: time)
    frames += 1
    add(scrollView.contentOffset)
    add(CGPoint(x: content.frame.size.width, y: content.frame.size.height))
    checksum.add(Double(scrollView.zoomScale))
  }

  private func add(_ point: CGPoint) {
    checksum.add(Double(point.x))
    checksum.add(Double(point.y))
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

  func heard(_ call: ScrollViewCall, from scrollView: UIScrollView) {
    guard let number = number(of: call) else { return }
    var flags: UInt64 = 0
    if scrollView.isTracking { flags |= 1 }
    if scrollView.isDragging { flags |= 2 }
    if scrollView.isDecelerating { flags |= 4 }
    if scrollView.isZooming { flags |= 8 }
    if scrollView.isZoomBouncing { flags |= 16 }
    checksum.add(number << 8 | flags)
    add(scrollView.contentOffset)
    if case .willEndDragging(let velocity, let target) = call {
      add(velocity)
      add(target)
    }
  }

  private func number(of call: ScrollViewCall) -> UInt64? {
    switch call {
    case .didScroll: 1
    case .didZoom: 2
    case .willBeginDragging: 3
    case .willEndDragging: 4
    case .didEndDragging(willDecelerate: true): 5
    case .didEndDragging(willDecelerate: false): 6
    case .willBeginDecelerating: 7
    case .didEndDecelerating: 8
    case .didEndScrollingAnimation: 9
    case .willBeginZooming: 10
    case .didEndZooming: 11
    case .didScrollToTop, .didChangeAdjustedContentInset: nil
    }
  }
}
