import DisplayList
import Foundation
import HeadlessHost
import PortableUIKit
import ScrollGeometry

/// A bare scroll view that fills the window, zoomable from 0.5 to 4 with the content as zoom view.
final class ScrollScene: Scene {
  let title: String
  let textures: any TextureProvider = NoTextures()
  private let view: ScrollCaseView

  /// - Parameter pageCount: pages of the window's size side by side; nil: 3000 × 6000 points.
  init(title: String, pageCount: Int?) {
    self.title = title
    view = ScrollCaseView(pageCount: pageCount)
  }

  func fill(_ window: UIWindow, logger: EventLogger?) {
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    guard let logger else { return }
    logger.zoomView = view.content
    view.delegate = logger
  }

  var reading: Reading {
    Reading(
      page: view.page, zoom: Double(view.zoomScale),
      offset: Point(x: Double(view.contentOffset.x), y: Double(view.contentOffset.y)))
  }
}
