import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import ZoomScrollView

/// A zoom scroll view with one content view, on a stage.
@MainActor
final class ZoomBed {
  let view: ZoomScrollView
  let content: UIView
  let log = EventRecorder()
  let stage: Stage

  init(
    _ view: ZoomScrollView = ZoomScrollView(frame: .zero),
    size: Size = Size(width: 300, height: 400),
    content contentSize: CGSize = CGSize(width: 600, height: 800), pixelsPerPoint: Double = 2,
    framesPerSecond: Double = 120, zooming content: UIView = UIView(frame: .zero)
  ) {
    self.view = view
    self.content = content
    content.frame = CGRect(origin: .zero, size: contentSize)
    content.backgroundColor = .blue
    stage = Stage(
      size: size, pixelsPerPoint: pixelsPerPoint, framesPerSecond: framesPerSecond, view: view)
    view.addSubview(content)
    view.contentSize = contentSize
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    log.zoomView = content
    view.delegate = log
    stage.frame()
    log.clear()
  }

  /// Where a point of the content (its own coordinates) is in the window.
  func place(of point: CGPoint) -> CGPoint { content.convert(point, to: nil) }

  /// Which point of the content lies at a place of the window.
  func point(at place: CGPoint) -> CGPoint { content.convert(place, from: nil) }

  /// The content's frame in the window.
  var shown: CGRect { content.convert(content.bounds, to: nil) }
}
