import PortableUIKit
import Testing

/// What is asked, when and in which order.
@MainActor
struct LayoutPassTests {
  @Test func nothingIsAskedBeforeTheFirstLayout() {
    let layout = LoggedLayout()
    let shelf = Shelf([3], layout: layout)
    #expect(shelf.takeLog() == [])
    #expect(layout.takeLog() == ["invalidate everything counts"])
    shelf.view.reloadData()
    #expect(shelf.takeLog() == [])
  }

  @Test func theFirstPassGoesFromTheDataToTheCells() {
    let layout = LoggedLayout()
    let shelf = Shelf([2], layout: layout)
    layout.lines = []
    shelf.view.layoutIfNeeded()
    #expect(layout.takeLog() == ["prepare", "contentSize", "elements"])
    #expect(
      shelf.takeLog() == [
        "numberOfSections", "numberOfItems 0", "cellForItem 0.0", "willDisplay 0.0",
        "cellForItem 0.1", "willDisplay 0.1",
      ])
    #expect(shelf.view.contentSize == CGSize(width: 375, height: 200))
    shelf.view.setNeedsLayout()
    shelf.view.layoutIfNeeded()
    #expect(layout.takeLog() == [] && shelf.takeLog() == [])
  }

  @Test func exactlyWhatFitsIsAskedFor() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 75, height: 166.75)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let shelf = Shelf([1000], layout: layout)
    shelf.view.layoutIfNeeded()
    let log = shelf.takeLog()
    #expect(log.filter { $0.hasPrefix("cellForItem") }.count == 20)
    #expect(log.filter { $0.hasPrefix("willDisplay") }.count == 20)
    #expect(shelf.view.visibleCells.count == 20)
  }

  @Test func scrollingAsksTheLayoutForElementsOnly() {
    let layout = LoggedLayout()
    let shelf = Shelf([20], layout: layout)
    shelf.view.layoutIfNeeded()
    _ = (layout.takeLog(), shelf.takeLog())
    shelf.ignored = []
    shelf.view.contentOffset.y = 250
    #expect(layout.takeLog() == ["shouldInvalidate 250.0"])
    #expect(layout.boundsThen.last?.minY == 0)
    #expect(shelf.takeLog() == ["didScroll"])
    shelf.view.layoutIfNeeded()
    #expect(layout.takeLog() == ["elements"])
    #expect(
      shelf.takeLog() == [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "cellForItem 0.7", "willDisplay 0.7",
        "cellForItem 0.8", "willDisplay 0.8", "cellForItem 0.9", "willDisplay 0.9",
      ])
  }

  /// Half a length more than what is seen is known while it scrolls.
  @Test func whatItHasSaidIsNotAskedForAgain() {
    let layout = LoggedLayout()
    let shelf = Shelf([20], layout: layout)
    shelf.view.layoutIfNeeded()
    func scroll(to y: CGFloat) -> (asked: Bool, shown: [Int]) {
      _ = layout.takeLog()
      shelf.view.contentOffset.y = y
      shelf.view.layoutIfNeeded()
      return (
        layout.takeLog().contains("elements"),
        shelf.view.indexPathsForVisibleItems.map(\.item).sorted()
      )
    }
    #expect(scroll(to: 50) == (true, Array(0...7)))
    #expect(scroll(to: 60) == (false, Array(0...7)))
    #expect(scroll(to: 200) == (false, Array(2...8)))
    // Near its end a frame asks in which something comes anyway, and none in which nothing does.
    #expect(scroll(to: 230) == (false, Array(2...8)))
    #expect(scroll(to: 340) == (true, Array(3...10)))
    #expect(scroll(to: 360) == (false, Array(3...10)))
    #expect(scroll(to: 0) == (true, Array(0...6)))
    #expect(scroll(to: 384) == (true, Array(3...10)))
    layout.rowHeight = 300
    layout.invalidateLayout()
    #expect(scroll(to: 385) == (true, Array(1...3)))
    #expect(scroll(to: 600) == (true, Array(2...4)))
    #expect(scroll(to: 700) == (false, Array(2...4)))
  }

  @Test func aBoundsChangeMayInvalidateAndAsksForNoNumbers() {
    let layout = LoggedLayout()
    let shelf = Shelf([20], layout: layout)
    shelf.view.layoutIfNeeded()
    _ = (layout.takeLog(), shelf.takeLog())
    layout.invalidatesForBounds = true
    shelf.view.frame.size.height = 400
    #expect(layout.takeLog() == ["shouldInvalidate 0.0", "invalidate"])
    shelf.view.layoutIfNeeded()
    #expect(layout.takeLog() == ["prepare", "contentSize", "elements"])
    #expect(
      shelf.takeLog() == ["didEndDisplaying 0.4", "didEndDisplaying 0.5", "didEndDisplaying 0.6"])
  }

  @Test func reloadingAsksForEverythingAgainInTheNextPass() {
    let shelf = Shelf([2], layout: LoggedLayout())
    shelf.view.layoutIfNeeded()
    _ = shelf.takeLog()
    shelf.counts = [1]
    shelf.view.reloadData()
    #expect(shelf.takeLog() == ["didEndDisplaying 0.0", "didEndDisplaying 0.1"])
    #expect(shelf.view.visibleCells.isEmpty)
    #expect(shelf.view.numberOfItems(inSection: 0) == 1)
    #expect(shelf.takeLog() == ["numberOfSections", "numberOfItems 0"])
    shelf.view.layoutIfNeeded()
    #expect(shelf.takeLog() == ["cellForItem 0.0", "willDisplay 0.0"])
  }

  @Test func anAdjustmentMovesTheOffsetWhenItTakesEffect() {
    let layout = LoggedLayout()
    let shelf = Shelf([100], layout: layout)
    shelf.view.contentOffset.y = 500
    shelf.view.layoutIfNeeded()
    shelf.ignored = []
    _ = shelf.takeLog()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 16)
    layout.adjust = { $0.frame.origin.y += 16 }
    layout.invalidateLayout(with: context)
    #expect(shelf.view.contentOffset.y == 500)
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.contentOffset.y == 516)
    #expect(shelf.takeLog() == ["didScroll"])
  }

  @Test func aLayoutThatInvalidatesItselfWhilePreparingComesToAnEnd() {
    let layout = RestlessLayout()
    let shelf = Shelf([3], layout: layout)
    shelf.view.layoutIfNeeded()
    #expect(layout.preparations == 2)
    #expect(shelf.view.contentSize.height == 60)
  }

  @Test func aReloadFromInsideLeavesThePassToTheNext() {
    let shelf = Shelf([2], layout: LoggedLayout())
    let source = ReloadingSource(shelf)
    shelf.view.dataSource = source
    shelf.view.layoutIfNeeded()
    shelf.view.layoutIfNeeded()
    #expect(source.asked == [0, 0, 1])
    #expect(shelf.view.visibleCells.count == 2)
  }

  @Test func attributesThatNameNoItemAreReported() {
    let layout = LoggedLayout()
    let shelf = Shelf([1], layout: layout)
    var complaints: [String] = []
    shelf.view.inconsistencyHandler = { complaints.append($0) }
    layout.adjust = { $0.indexPath = IndexPath(item: 7, section: 0) }
    shelf.view.layoutIfNeeded()
    #expect(
      complaints == [
        "UICollectionView received layout attributes for a cell with an index path that does not exist: {0, 7}"
      ])
  }

  @Test func aContextNamesWhatChanged() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    context.invalidateSupplementaryElements(ofKind: "a", at: [[0, 0]])
    context.invalidateSupplementaryElements(ofKind: "b", at: [[1, 0]])
    context.invalidateSupplementaryElements(ofKind: "a", at: [[2, 0]])
    context.invalidateDecorationElements(ofKind: "a", at: [[3, 0]])
    #expect(
      context.invalidatedSupplementaryIndexPaths == ["a": [[0, 0], [2, 0]], "b": [[1, 0]]])
    #expect(context.invalidatedDecorationIndexPaths == ["a": [[3, 0]]])
  }

  @Test func anotherLayoutPlacesTheSameCells() {
    let shelf = Shelf([2], layout: LoggedLayout())
    shelf.view.layoutIfNeeded()
    let cell = shelf.view.cellForItem(at: IndexPath(item: 1, section: 0))
    _ = shelf.takeLog()
    let flow = UICollectionViewFlowLayout()
    shelf.view.collectionViewLayout = flow
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(cell?.frame == CGRect(x: 65, y: 0, width: 50, height: 50))
    #expect(flow.collectionView === shelf.view)
    #expect(shelf.takeLog().filter { $0.hasPrefix("cellForItem") } == [])
  }
}

private final class RestlessLayout: UICollectionViewFlowLayout {
  var preparations = 0
  override func prepare() {
    super.prepare()
    preparations += 1
    itemSize = CGSize(width: 375, height: 20)
    minimumLineSpacing = 0
  }
}

@MainActor
private final class ReloadingSource: UICollectionViewDataSource {
  var asked: [Int] = []
  private let shelf: Shelf

  init(_ shelf: Shelf) { self.shelf = shelf }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    asked.append(indexPath.item)
    if asked.count == 1 { view.reloadData() }
    return view.dequeueConfiguredReusableCell(using: shelf.cells, for: indexPath, item: "a")
  }
}
