import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage

@testable import ZoomScrollView

/// A zoom scroll view on a platform that reports what a script says, when it says so.
@MainActor
final class ScriptedPlatform: ZoomScrollView {
  /// What the platform reports, as the logs of documents 000 and 003 write it.
  enum Call {
    case willBegin
    /// An offset, though it may be the one that is there.
    case scroll(CGFloat, CGFloat)
    /// `zoomBouncing` reads true, or not.
    case end(bouncing: Bool)
  }

  var saysItBounces = false
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
  let log = EventRecorder()
  private(set) var stage: Stage!

  init(framesPerSecond: Double = 60) {
    super.init(frame: .zero)
    stage = Stage(
      size: Size(width: 320, height: 460), framesPerSecond: framesPerSecond, view: self)
    addSubview(page)
    contentSize = page.bounds.size
    maximumZoomScale = 2
    log.zoomView = page
    delegate = log
    findViewToZoom()
  }

  required init?(coder: NSCoder) { nil }

  override func motion() -> ZoomMotion {
    var motion = super.motion()
    motion.isBouncing = saysItBounces
    return motion
  }

  func report(_ call: Call) {
    switch call {
    case .willBegin: relay.scrollViewWillBeginZooming(self, with: page)
    case .scroll(let x, let y):
      let offset = CGPoint(x: x, y: y)
      if offset == contentOffset { relay.scrollViewDidScroll(self) } else { contentOffset = offset }
    case .end(let bouncing):
      saysItBounces = bouncing
      relay.scrollViewDidEndZooming(self, with: page, atScale: 1)
    }
  }
}
