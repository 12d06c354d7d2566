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
final class Stage: UIScrollViewDelegate {
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

  private func call(_ number: UInt64) {
    var flags: UInt64 = 0
    if scrollView.isTracking { flags |= 1 }
    if scrollView.isDragging { flags |= 2 }
    if scrollView.isDecelerating { flags |= 4 }
    if scrollView.isZooming { flags |= 8 }
    if scrollView.isZoomBouncing { flags |= 16 }
    checksum.add(number << 8 | flags)
    add(scrollView.contentOffset)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { call(1) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { call(2) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { call(3) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    call(4)
    add(velocity)
    add(targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    call(decelerate ? 5 : 6)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { call(7) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { call(8) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { call(9) }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { call(10) }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { call(11) }
}
