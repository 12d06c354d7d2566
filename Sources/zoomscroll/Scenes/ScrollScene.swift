import Cases
import DisplayList
import HeadlessHost
import PortableUIKit
import ScrollGeometry

/// A case that fills the window.
final class ScrollScene: Scene {
  let title: String
  let textures: any TextureProvider = NoTextures()
  private let view: CaseView

  init(_ example: Case) {
    title = example.name
    view = example.make()
  }

  func fill(_ window: UIWindow, logger: EventLogger?) {
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    guard let logger else { return }
    logger.zoomView = view.content
    view.scrollView.delegate = logger
  }

  var reading: Reading {
    let scrollView = view.scrollView
    return Reading(
      page: view.page, zoom: Double(scrollView.zoomScale),
      offset: Point(
        x: Double(scrollView.contentOffset.x), y: Double(scrollView.contentOffset.y)))
  }
}
