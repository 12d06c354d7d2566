import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import Testing

/// Sections that scroll across their layout, within a collection view that goes on as ever.
@MainActor
struct LaneTests {
  private func texts(_ lanes: Lanes) -> Set<String> {
    Set(lanes.shelf.view.visibleCells.compactMap { ($0 as? ShelfCell)?.text })
  }

  private func laneTexts(_ lanes: Lanes) -> [String] {
    texts(lanes).filter { $0.hasPrefix("1.") }.sorted()
  }

  @Test func onlyWhatIsSeenHasACell() {
    let lanes = Lanes(.groupPaging)
    #expect(laneTexts(lanes) == ["1.0", "1.1"])
    lanes.flick(-120)
    #expect(laneTexts(lanes) == ["1.1", "1.2"])
    let cell = lanes.shelf.view.cellForItem(at: lanes.item(1))
    #expect(cell?.superview === lanes.lane && cell?.frame.minX == 310)
    #expect(lanes.shelf.view.cellForItem(at: lanes.item(0)) == nil)
    #expect(lanes.shelf.view.indexPath(for: cell ?? UICollectionViewCell()) == lanes.item(1))
  }

  /// The frames that are reported are those that are seen.
  @Test func framesAreWhereTheyAreSeen() {
    let lanes = Lanes(.groupPaging)
    lanes.flick(-120)
    #expect(
      lanes.shelf.view.layoutAttributesForItem(at: lanes.item(2))?.frame
        == CGRect(x: 310, y: 44, width: 300, height: 200))
    #expect(lanes.shelf.view.indexPathForItem(at: CGPoint(x: 150, y: 100)) == lanes.item(1))
    #expect(lanes.shelf.view.indexPathForItem(at: CGPoint(x: 305, y: 100)) == nil)
    #expect(lanes.shelf.view.indexPathForItem(at: CGPoint(x: 150, y: 250)) == lanes.item(0, 2))
    #expect(lanes.shelf.view.contentSize == CGSize(width: 375, height: 44 + 200 + 30 * 44))
  }

  /// While it scrolls nobody hears of the collection view, and cells are not placed anew.
  @Test func theCollectionViewRests() {
    let lanes = Lanes(.continuous)
    lanes.bed.log.clear()
    let cell = lanes.shelf.view.cellForItem(at: lanes.item(1)) as? ShelfCell
    let applied = cell?.applied.count
    lanes.bed.touch(1, .down, 300, 150)
    for step in 1...20 {
      lanes.bed.wait(1.0 / 60)
      lanes.bed.touch(1, .move, 300 - Double(step) * 5, 150)
    }
    #expect(lanes.way > 60 && lanes.lane.isDragging && !lanes.shelf.view.isDragging)
    #expect(lanes.bed.log.lines.isEmpty && cell?.applied.count == applied)
    lanes.bed.touch(1, .up, 200, 150)
    lanes.bed.settle()
  }

  /// A drag along the layout that begins on it is the collection view's.
  @Test func upAndDownTheCollectionViewScrolls() {
    let lanes = Lanes(.groupPaging)
    lanes.bed.swipe(from: (180, 200), to: (180, 60), 0.3)
    lanes.bed.settle()
    #expect(lanes.shelf.view.contentOffset.y > 100 && lanes.way == 0)
    // Where it is then, it is scrolled.
    let there = lanes.shelf.view.contentOffset.y
    let y = Double(144 - there)
    if y > 0 {
      lanes.bed.swipe(from: (250, y), to: (100, y), 0.1)
      lanes.bed.settle()
      #expect(lanes.way == 310 && lanes.shelf.view.contentOffset.y == there)
    }
  }

  @Test func aWheelGoesAlongTheLayout() {
    let lanes = Lanes(.groupPaging)
    lanes.bed.loop.send(
      InputEvent(
        time: lanes.bed.time,
        kind: .wheel(
          WheelSample(position: Point(x: 180, y: 150), notches: Vector(dx: 0, dy: -1)))))
    lanes.bed.settle()
    #expect(lanes.way == 0 && lanes.shelf.view.contentOffset.y > 0)
  }

  @Test func aFingerSelects() {
    let lanes = Lanes(.groupPaging)
    lanes.flick(-120)
    lanes.shelf.view.delegate = lanes.shelf
    _ = lanes.shelf.takeLog()
    lanes.bed.touch(1, .down, 150, 150)
    lanes.bed.wait(0.3)
    #expect(lanes.shelf.takeLog() == ["shouldHighlight 1.1", "didHighlight 1.1"])
    lanes.bed.touch(1, .up, 150, 150)
    lanes.bed.wait(0.1)
    #expect(
      lanes.shelf.takeLog() == ["shouldSelect 1.1", "didSelect 1.1", "didUnhighlight 1.1"])
    #expect(lanes.shelf.view.indexPathsForSelectedItems == [lanes.item(1)])
    // A finger that scrolls selects nothing.
    lanes.flick(-120)
    #expect(!lanes.shelf.takeLog().contains("didSelect 1.2"))
  }

  @Test func anItemIsScrolledTo() {
    let lanes = Lanes(.groupPagingCentered)
    lanes.shelf.view.scrollToItem(
      at: lanes.item(4), at: [.centeredHorizontally, .top], animated: false)
    lanes.bed.frame()
    #expect(lanes.left(4) == 37.5 && lanes.shelf.view.contentOffset.y == 44)
    lanes.shelf.view.scrollToItem(at: lanes.item(9), at: .right, animated: true)
    lanes.bed.settle()
    #expect(lanes.left(9) == 37.5 && laneTexts(lanes) == ["1.8", "1.9"])
    let free = Lanes(.continuous)
    free.shelf.view.scrollToItem(at: free.item(4), at: .centeredHorizontally, animated: false)
    #expect(free.left(4) == 37.5)
    free.shelf.view.scrollToItem(at: free.item(0), at: [], animated: false)
    #expect(free.left(0) == 0)
  }

  /// What was never seen has an own scroll view from then on. Each third of 30 sections scrolls sideways.
  @Test(arguments: [false, true], [false, true])
  func anItemOutOfSightIsScrolledTo(isAnimated: Bool, isMirrored: Bool) {
    let long = LongLanes(rightToLeft: isMirrored)
    long.bed.frame()
    long.scroll(to: 4, 15, animated: isAnimated)
    long.bed.settle()
    #expect(long.left(4, 15) == 37.5 && long.top(15) == 0)
    #expect(long.texts.contains("15.4"))
  }

  @Test func anItemIsScrolledToBeforeTheFirstLayout() {
    let long = LongLanes()
    long.scroll(to: 4, 0, animated: false)
    #expect(long.left(4, 0) == 37.5)
    long.scroll(to: 5, 15, animated: false)
    long.shelf.loop.frame(at: 0)
    #expect(long.left(5, 15) == 37.5 && long.top(15) == 0)
    #expect(long.texts.contains("15.5") && long.left(4, 0) == 37.5)
  }

  @Test func whatDoesNotScrollSidewaysStaysWhereItIs() {
    let long = LongLanes()
    long.scroll(to: 1, 16, animated: false)
    #expect(long.lanes.isEmpty && long.left(1, 16) == 0)
  }

  /// How far each is scrolled is its own: it stays when sections come before it, and when all is loaded anew.
  @Test func aLaneGoesWithItsSection() {
    let lanes = Lanes(.groupPaging)
    lanes.flick(-120)
    let cell = lanes.shelf.view.cellForItem(at: lanes.item(1))
    lanes.shelf.view.performBatchUpdates {
      lanes.shelf.counts = [1, 11, 30]
      lanes.shelf.view.insertItems(at: [lanes.item(5)])
    }
    lanes.bed.settle()
    #expect(lanes.way == 310 && lanes.shelf.view.cellForItem(at: lanes.item(1)) === cell)
    #expect(lanes.lane.contentSize.width == 3400)
    lanes.shelf.view.reloadData()
    lanes.bed.frame()
    #expect(lanes.way == 310 && laneTexts(lanes) == ["1.1", "1.2"])
    // Without its section it goes, too.
    lanes.shelf.view.performBatchUpdates {
      lanes.shelf.counts = [1]
      lanes.shelf.view.deleteSections([1, 2])
    }
    lanes.bed.settle()
    lanes.bed.frame()
    lanes.shelf.view.setNeedsLayout()
    lanes.bed.frame()
    #expect(texts(lanes) == ["0.0"])
  }

  @Test func anotherLayoutHasNone() {
    let lanes = Lanes(.groupPaging)
    lanes.shelf.view.collectionViewLayout = UICollectionViewFlowLayout()
    lanes.bed.frame()
    #expect(!lanes.shelf.view.subviews.contains { $0 is UIScrollView })
    #expect(laneTexts(lanes).count == 10)
  }

  @Test func itGoesWithTheCollectionViewsSize() {
    let lanes = Lanes(.groupPagingCentered)
    lanes.flick(-120)
    lanes.shelf.view.frame.size.width = 500
    lanes.bed.frame()
    #expect(lanes.left(1) == 100 && lanes.lane.frame.width == 500)
  }
}
