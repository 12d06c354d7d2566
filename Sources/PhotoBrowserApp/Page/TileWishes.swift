import DisplayList
import PortableUIKit
import ScrollGeometry
import TilePyramid

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Collects what every page on screen needs while it is drawn, and asks the store for it once a frame.
///
/// It is the topmost view and shows nothing: when it is drawn, all pages have been.
final class TileWishes: UIView {
  let store: any TileStore
  /// All pages on screen are drawn: those that are near may be added.
  var didDrawPages: (inout [TilePage]) -> Void = { _ in }
  private var pages: [TilePage] = []
  private var plan = TilePlan()

  init(store: any TileStore) {
    self.store = store
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func add(_ page: TilePage) {
    pages.append(page)
  }

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    didDrawPages(&pages)
    plan.update(pages: pages)
    pages.removeAll(keepingCapacity: true)
    store.want(plan.wanted, visibleCount: plan.visibleCount)
  }
}
