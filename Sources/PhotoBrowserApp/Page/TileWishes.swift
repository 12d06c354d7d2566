import TilePyramid

/// What the pages of a screen want of its store in a frame. The store is told only when that is news.
package struct TileWishes {
  /// Those on screen, then those that are only near, each group with the most important first.
  private var pages: [TilePage] = []
  private var plan = TilePlan()
  /// What the plan was made for.
  private var demands: [TileDemand?] = []
  private var plannedGeneration = 0

  package init() {}

  /// Forgets the pages of the frame before; the plan stays.
  package mutating func beginFrame() { pages.removeAll(keepingCapacity: true) }

  package mutating func add(_ page: TilePage) { pages.append(page) }

  /// A page was added that shows the picture.
  package func contains(picture: Int32) -> Bool { pages.contains { $0.picture == picture } }

  /// All pages have been added.
  package mutating func tell(_ store: any TileStore) {
    guard isNews(to: store) else { return }
    plan.update(pages: pages)
    demands.removeAll(keepingCapacity: true)
    for page in pages { demands.append(page.demand) }
    plannedGeneration = store.generation
    store.want(plan.wanted, visibleCount: plan.visibleCount)
  }

  /// Other tiles are needed, or there is room to ask for more. The fingers may have come nearer to others
  /// meanwhile: those are more urgent from the next arrival on.
  private func isNews(to store: any TileStore) -> Bool {
    guard store.generation == plannedGeneration, pages.count == demands.count else { return true }
    for (page, planned) in zip(pages, demands) {
      guard let demand = page.demand, demand == planned else { return true }
    }
    return false
  }
}
