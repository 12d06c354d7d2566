import PortableUIKit
import ScrollBed
import Testing

/// Layouts of programs that show elements elsewhere than what they inherit from has them.
@MainActor
struct CarouselTests {
  private let layout = Carousel()

  private func shelf(_ count: Int = 40) -> (shelf: Shelf, bed: Bed) {
    let shelf = Shelf([count], size: CGSize(width: 300, height: 100), layout: layout)
    let bed = Bed(
      bounds: CGSize(width: 300, height: 100), content: .zero, scrollView: shelf.view)
    shelf.view.delegate = shelf
    bed.frame()
    shelf.lines = []
    return (shelf, bed)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func tap(_ bed: Bed, _ x: Double, _ y: Double) {
    bed.touch(1, .down, x, y)
    bed.wait(0.3)
    bed.touch(1, .up, x, y)
    bed.wait(0.1)
  }

  /// Half as far from the middle as in their row, twice as many can be seen.
  @Test func whatIsMovedInFromOutsideIsThereFromTheBeginning() {
    let (shelf, _) = shelf()
    shelf.view.contentOffset.x = 1000
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.indexPathsForVisibleItems.map(\.item).sorted() == Array(8...14))
  }

  /// In mid-flight, both ways: what comes has an edge at most as far inside as a frame moves it.
  @Test(arguments: [1.0, -1]) func nothingPopsUpInTheMiddle(_ way: Double) {
    let (shelf, _) = shelf()
    shelf.view.contentOffset.x = 1500
    shelf.view.layoutIfNeeded()
    let step = 7.0
    var known = Set(shelf.view.indexPathsForVisibleItems)
    for frame in 1...100 {
      shelf.view.contentOffset.x = CGFloat(1500 + way * step * Double(frame))
      shelf.view.layoutIfNeeded()
      let bounds = shelf.view.bounds
      for cell in shelf.view.visibleCells {
        guard let path = shelf.view.indexPath(for: cell), !known.contains(path) else { continue }
        let inside = way > 0 ? bounds.maxX - cell.frame.minX : cell.frame.maxX - bounds.minX
        #expect(inside <= CGFloat(step) + 1, "\(path) came \(inside) points inside")
      }
      known = Set(shelf.view.indexPathsForVisibleItems)
    }
  }

  /// A length more at each end, and nothing that is no content.
  @Test func aProgramsLayoutIsAskedForMoreThanIsSeen() {
    let (shelf, _) = shelf()
    #expect(layout.asked.first == CGRect(x: 0, y: 0, width: 600, height: 100))
    shelf.view.contentOffset.x = 1000
    shelf.view.layoutIfNeeded()
    #expect(layout.asked.last == CGRect(x: 700, y: 0, width: 900, height: 100))
  }

  /// Cells are shown half as wide and half as far from the middle as in their row.
  @Test func aPointIsOnWhatIsShownThere() {
    layout.share = 1
    layout.turn = { CGAffineTransform(translationX: -$0 / 2, y: 0).scaledBy(x: 0.5, y: 1) }
    let (shelf, _) = shelf()
    shelf.view.contentOffset.x = 1000
    shelf.view.layoutIfNeeded()
    // The middle is 1150: the eighth is shown about 1000, where the tenth begins in the row.
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 1002, y: 50)) == path(8))
    // Asked before the next layout it says the same as after it.
    shelf.view.contentOffset.x = 1100
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 1102, y: 50)) == path(9))
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 1102, y: 50)) == path(9))
  }

  @Test func aCornerOfTheBoxAroundATurnedCellIsNotTheCell() {
    layout.share = 1
    layout.turn = { _ in CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 0.7, y: 0.7) }
    let (shelf, _) = shelf()
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 150, y: 50)) == path(1))
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 108, y: 8)) == nil)
  }

  @Test func aTapSelectsTheCellThatIsSeen() {
    layout.share = 1
    layout.turn = { CGAffineTransform(translationX: -$0 * 0.8, y: 0).scaledBy(x: 0.2, y: 1) }
    let (shelf, bed) = shelf()
    // Cells are shown 20 points wide and 20 apart, the first in the middle.
    tap(bed, 150 + 22, 50)
    #expect(shelf.view.indexPathsForSelectedItems == [path(2)])
    tap(bed, 150 + 38, 50)
    #expect(shelf.view.indexPathsForSelectedItems == [path(3)])
  }

  @Test func aCellThatTakesNoTouchesIsNotSelected() {
    layout.share = 1
    let (shelf, bed) = shelf()
    shelf.view.cellForItem(at: path(1))?.isUserInteractionEnabled = false
    tap(bed, 150, 50)
    #expect(shelf.view.indexPathsForSelectedItems == [])
    tap(bed, 250, 50)
    #expect(shelf.view.indexPathsForSelectedItems == [path(2)])
  }
}
