import PortableUIKit
import ScrollBed
import Testing

/// Data that is asked for before its items can be seen.
@MainActor
struct PrefetchTests {
  private let foresight = Foresight()

  /// Rows 100 high, of which 6⅔ can be seen.
  private func shelf(_ count: Int = 1000) -> Shelf {
    let shelf = Shelf([count], layout: LoggedLayout())
    shelf.view.prefetchDataSource = foresight
    shelf.view.layoutIfNeeded()
    return shelf
  }

  private func scroll(_ view: UIScrollView, to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  /// Golden C49.
  @Test func whatIsSeenFirstIsAllThatIsAskedFor() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 75, height: 166.75)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let shelf = Shelf([1000], layout: layout)
    shelf.view.prefetchDataSource = foresight
    #expect(shelf.view.isPrefetchingEnabled)
    shelf.view.layoutIfNeeded()
    func shown(_ items: Range<Int>) -> [String] {
      items.flatMap { ["cellForItem 0.\($0)", "willDisplay 0.\($0)"] }
    }
    #expect(shelf.takeLog() == ["numberOfSections", "numberOfItems 0"] + shown(0..<20))
    for step in 0..<5 { shelf.loop.frame(at: Double(step) / 60) }
    #expect(foresight.take() == ([], []) && shelf.takeLog() == [])
    scroll(shelf.view, to: 10)
    #expect(shelf.takeLog() == shown(20..<25))
    // A line has come into view; four more lie ahead, the nearest first.
    #expect(foresight.take() == (Array(25..<45), []))
  }

  @Test func whatLiesAheadIsAskedForOnce() {
    let shelf = shelf()
    scroll(shelf.view, to: 9)
    #expect(foresight.take() == ([], []))
    scroll(shelf.view, to: 100)
    #expect(foresight.take() == (Array(8...14), []))
    scroll(shelf.view, to: 183)
    #expect(foresight.take() == ([], []))
    scroll(shelf.view, to: 200)
    #expect(foresight.take() == ([15], []))
    // Seen, these are not waited for any more: turning back gives up the others only.
    scroll(shelf.view, to: 190)
    #expect(foresight.take() == ([0], Array(9...15)))
  }

  @Test func aJumpGivesUpWhatItLeavesBehind() {
    let shelf = shelf()
    scroll(shelf.view, to: 100)
    _ = foresight.take()
    scroll(shelf.view, to: 50_000)
    #expect(foresight.take() == (Array(507...513), Array(8...14)))
    scroll(shelf.view, to: 99_333)
    // Beyond the last there is nothing.
    #expect(foresight.take() == ([], Array(507...513)))
  }

  @Test func theNearestComesFirstBothWays() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 125, height: 300)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let shelf = Shelf([100], layout: layout)
    shelf.view.prefetchDataSource = foresight
    scroll(shelf.view, to: 3000)
    _ = foresight.take()
    scroll(shelf.view, to: 2940)
    #expect(foresight.take().asked == [26, 25, 24, 23, 22, 21])
    scroll(shelf.view, to: 3000)
    #expect(foresight.take().asked == Array(39..<45))
  }

  @Test func readFromTheRightItLooksToTheLeft() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 667)
    layout.minimumLineSpacing = 0
    layout.scrollDirection = .horizontal
    let shelf = Shelf([50], layout: layout)
    shelf.view.prefetchDataSource = foresight
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.view.layoutIfNeeded()
    let start = shelf.view.contentOffset.x
    #expect(start == 4625)
    shelf.view.contentOffset.x = start - 25
    shelf.view.layoutIfNeeded()
    #expect(foresight.take() == ([4, 5, 6, 7], []))
  }

  @Test func changesMoveWhatIsWaitedFor() {
    let shelf = shelf()
    scroll(shelf.view, to: 100)
    _ = foresight.take()
    UIView.performWithoutAnimation {
      shelf.view.performBatchUpdates {
        shelf.counts = [998]
        shelf.view.deleteItems(at: [0, 10].map { IndexPath(item: $0, section: 0) })
      }
    }
    #expect(foresight.take() == ([], []))
    shelf.view.isPrefetchingEnabled = false
    // The first has come into view; of the others one is gone.
    #expect(foresight.take() == ([], Array(8...12)))
    scroll(shelf.view, to: 300)
    #expect(foresight.take() == ([], []))
    shelf.view.isPrefetchingEnabled = true
    scroll(shelf.view, to: 400)
    #expect(foresight.take() == (Array(11...17), []))
    shelf.view.reloadData()
    shelf.view.prefetchDataSource = nil
    // Places from before a reload mean nothing any more.
    #expect(foresight.take() == ([], []))
  }

  /// However fast a finger flicks, nothing comes into view that nobody was asked for.
  @Test func aFlickShowsOnlyWhatWasAskedFor() {
    let shelf = shelf(100_000)
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: shelf.view)
    bed.frame()
    var known = Set(0..<7)
    for step in 0..<600 {
      // Slowly at first, as fingers begin, and then as fast as they can.
      let way = Double(min(step, 12) * min(step, 12)) * 4
      if step <= 13 { bed.touch(1, step == 0 ? .down : step > 12 ? .up : .move, 100, 600 - way) }
      bed.wait(1 / bed.framesPerSecond)
      let shown = shelf.view.indexPathsForVisibleItems.map(\.item)
      let (asked, givenUp) = foresight.take()
      #expect(known.isSuperset(of: shown))
      known.formUnion(asked)
      #expect(givenUp.isEmpty)
    }
    #expect(shelf.view.contentOffset.y > 5000)
  }

  @Test func aTableLooksAheadToo() {
    let roster = Roster([1000])
    roster.view.rowHeight = 100
    roster.view.prefetchDataSource = foresight
    roster.view.layoutIfNeeded()
    #expect(foresight.take() == ([], []))
    scroll(roster.view, to: 100)
    #expect(foresight.take() == (Array(8...14), []))
    scroll(roster.view, to: 200)
    #expect(foresight.take() == ([15], []))
    scroll(roster.view, to: 1000)
    #expect(foresight.take() == (Array(17...23), [9]))
    scroll(roster.view, to: 950)
    #expect(foresight.take() == ([8, 7, 6, 5, 4, 3, 2], Array(17...23)))
    roster.view.isPrefetchingEnabled = false
    #expect(foresight.take() == ([], Array(2...8)))
  }
}
