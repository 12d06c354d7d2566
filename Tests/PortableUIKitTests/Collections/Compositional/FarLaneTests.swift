import PortableUIKit
import Testing

/// Sections that scroll sideways and are far away: they have no scroll view, and come back as they were.
@MainActor
struct FarLaneTests {
  private let long = LongLanes()

  init() { long.bed.frame() }

  private func scroll(to y: CGFloat) {
    long.shelf.view.contentOffset.y = y
    // What was seen goes in the first frame, and what it lay in afterwards.
    for _ in 0..<2 {
      long.shelf.view.setNeedsLayout()
      long.bed.frame()
    }
  }

  /// Every 600 points is one: of 667 that are seen, and as many on either side, four are in reach.
  @Test func onlyThoseNearByAreThere() {
    for y in stride(from: 0, through: 5300, by: 100) {
      scroll(to: CGFloat(y))
      #expect((2...5).contains(long.lanes.count))
    }
    #expect(long.texts.contains("27.0"))
  }

  @Test(arguments: [false, true]) func eachComesBackAsItWas(isMirrored: Bool) {
    let long = LongLanes(rightToLeft: isMirrored)
    long.bed.frame()
    long.flick(isMirrored ? 120 : -120, section: 0)
    #expect(long.left(1, 0) == 37.5)
    let scroller = long.lanes.first { $0.frame.minY == 0 }
    for y: CGFloat in [1500, 3000, 3001, 0, 1] {
      long.shelf.view.contentOffset.y = y
      long.bed.frame()
      #expect(long.left(1, 0) == 37.5)
    }
    #expect(long.texts.contains("0.1"))
    #expect(long.lanes.contains { $0.frame.minY == 0 && $0 !== scroller })
    // A finger goes on from there.
    long.shelf.view.contentOffset.y = 0
    long.flick(isMirrored ? 120 : -120, section: 0)
    #expect(long.left(2, 0) == 37.5)
  }

  /// While it is far away, sections come before it, all is loaded anew, and it loses items.
  @Test func whatHappensMeanwhile() {
    long.scroll(to: 4, 3, animated: false)
    scroll(to: 3000)
    UIView.performWithoutAnimation {
      long.shelf.view.performBatchUpdates {
        long.shelf.counts.insert(contentsOf: [10, 2, 2], at: 0)
        long.shelf.view.insertSections([0, 1, 2])
      }
    }
    #expect(long.left(4, 6) == 37.5 && long.left(0, 3) == 37.5)
    long.shelf.view.reloadData()
    long.bed.frame()
    #expect(long.left(4, 6) == 37.5)
    long.shelf.counts[6] = 2
    long.shelf.view.reloadData()
    long.bed.frame()
    scroll(to: 800)
    // As far as there are groups.
    #expect(long.left(1, 6) == 37.5 && long.texts.contains("6.1"))
    scroll(to: 3000)
    UIView.performWithoutAnimation {
      long.shelf.view.performBatchUpdates {
        long.shelf.counts.removeFirst(9)
        long.shelf.view.deleteSections(IndexSet(integersIn: 0..<9))
      }
    }
    #expect((0..<8).allSatisfy { $0 % 3 != 0 || long.left(0, $0) == 37.5 })
  }
}
