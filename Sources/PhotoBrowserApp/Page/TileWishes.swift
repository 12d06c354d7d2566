import DisplayList
import PortableUIKit
import ScrollGeometry
import TilePyramid

/// Collects what every page on screen needs while it is drawn, and asks the store for it once a frame.
///
/// It is the topmost view and shows nothing: when it is drawn, all pages have been.
final class TileWishes: UIView {
  let store: any TileStore
  /// Lies behind what is transparent.
  var ground: PictureGround?
  /// All pages on screen are drawn: those that are near may be added.
  var didDrawPages: (inout [TilePage]) -> Void = { _ in }
  private var pages: [TilePage] = []
  private var plan = TilePlan()
  /// What the plan was made for.
  private var demands: [TileDemand?] = []
  private var plannedGeneration = 0

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
    defer { pages.removeAll(keepingCapacity: true) }
    guard isNews else { return }
    plan.update(pages: pages)
    demands.removeAll(keepingCapacity: true)
    for page in pages { demands.append(page.demand) }
    plannedGeneration = store.generation
    store.want(plan.wanted, visibleCount: plan.visibleCount)
  }

  /// Other tiles are needed, or there is room to ask for more. The fingers may have come nearer to others
  /// meanwhile: those are more urgent from the next arrival on.
  private var isNews: Bool {
    guard store.generation == plannedGeneration, pages.count == demands.count else { return true }
    for (page, planned) in zip(pages, demands) {
      guard let demand = page.demand, demand == planned else { return true }
    }
    return false
  }
}
