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
    view.listener = logger
  }

  var reading: Reading {
    Reading(
      page: view.page, zoom: Double(view.zoomScale),
      offset: Point(x: Double(view.contentOffset.x), y: Double(view.contentOffset.y)))
  }
}
