import PortableUIKit
import ScrollBed
import Testing

/// What a finger selects, and what a program does.
@MainActor
struct SelectionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func bed(_ shelf: Shelf) -> Bed {
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: shelf.view)
    shelf.view.delegate = shelf
    bed.frame()
    shelf.lines = []
    return bed
  }

  private func tap(_ bed: Bed, _ y: Double) {
    bed.touch(1, .down, 100, y)
    bed.wait(0.3)
    bed.touch(1, .up, 100, y)
    bed.wait(0.1)
  }

  /// Golden C44.
  @Test func aTapHighlightsAndThenSelects() throws {
    let shelf = Shelf([20], layout: LoggedLayout())
    let bed = bed(shelf)
    let cell = try #require(shelf.view.cellForItem(at: path(1)))
    bed.touch(1, .down, 100, 150)
    bed.wait(0.3)
    #expect(shelf.takeLog() == ["shouldHighlight 0.1", "didHighlight 0.1"])
    #expect(cell.isHighlighted && !cell.isSelected)
    bed.touch(1, .up, 100, 150)
    bed.wait(0.1)
    #expect(shelf.takeLog() == ["shouldSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1"])
    #expect(!cell.isHighlighted && cell.isSelected)
    #expect(shelf.view.indexPathsForSelectedItems == [path(1)])
  }

  /// As cells do that become smaller under a finger.
  @Test func aCellThatIsOnItsWayIsTappedAllTheSame() throws {
    let shelf = Shelf([20], layout: LoggedLayout())
    let bed = bed(shelf)
    let cell = try #require(shelf.view.cellForItem(at: path(1)))
    func change(_ scale: CGFloat) {
      UIView.animate(withDuration: 0.5) {
        cell.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
      bed.wait(0.1)
    }
    for (scale, end) in [(CGFloat(0.9), "didSelect 0.1"), (0.8, "didDeselect 0.1")] {
      shelf.view.allowsMultipleSelection = true
      bed.touch(1, .down, 100, 150)
      bed.wait(0.3)
      change(scale)
      bed.touch(1, .up, 100, 150)
      bed.wait(0.05)
      #expect(shelf.takeLog().contains(end))
      // The next finger comes while it goes on.
    }
    // Where it was lifted off the cell nothing is selected.
    bed.wait(1)
    bed.touch(1, .down, 100, 150)
    bed.wait(0.3)
    bed.touch(1, .up, 100, 350)
    bed.wait(0.1)
    #expect(!shelf.takeLog().contains("didSelect 0.1"))
  }

  /// Golden C45.
  @Test func scrollingSelectsNothing() {
    let shelf = Shelf([20], layout: LoggedLayout())
    let bed = bed(shelf)
    bed.touch(1, .down, 100, 350)
    bed.wait(0.3)
    for step in 1...10 {
      bed.touch(1, .move, 100, 350 - 5 * Double(step))
      bed.wait(1.0 / 60)
    }
    bed.touch(1, .up, 100, 300)
    bed.wait(0.1)
    #expect(
      shelf.takeLog().filter { $0.contains("ight") || $0.contains("elect") }
        == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  @Test func anotherTapTakesTheSelectionAway() {
    let shelf = Shelf([20], layout: LoggedLayout())
    let bed = bed(shelf)
    tap(bed, 150)
    shelf.lines = []
    tap(bed, 250)
    #expect(
      shelf.takeLog() == [
        "shouldHighlight 0.2", "didHighlight 0.2", "shouldSelect 0.2", "didDeselect 0.1",
        "didSelect 0.2", "didUnhighlight 0.2",
      ])
    tap(bed, 250)
    #expect(shelf.takeLog().contains("didSelect 0.2"))
    #expect(shelf.view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func severalMayBeSelected() {
    let shelf = Shelf([20], layout: LoggedLayout())
    shelf.view.allowsMultipleSelection = true
    let bed = bed(shelf)
    tap(bed, 250)
    tap(bed, 150)
    #expect(shelf.view.indexPathsForSelectedItems == [path(1), path(2)])
    shelf.lines = []
    tap(bed, 150)
    #expect(
      shelf.takeLog() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldDeselect 0.1", "didDeselect 0.1",
        "didUnhighlight 0.1",
      ])
    #expect(shelf.view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func theDelegateMayRefuse() {
    let shelf = Shelf([20], layout: LoggedLayout())
    let bed = bed(shelf)
    shelf.maySelect = false
    tap(bed, 150)
    #expect(
      shelf.takeLog() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didUnhighlight 0.1",
      ])
    shelf.mayHighlight = false
    tap(bed, 150)
    #expect(shelf.takeLog() == ["shouldHighlight 0.1"])
    shelf.view.allowsSelection = false
    tap(bed, 150)
    #expect(shelf.takeLog() == [])
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  /// Golden C46.
  @Test func aProgramSelectsWithoutACall() throws {
    let shelf = Shelf([50], layout: LoggedLayout())
    shelf.view.layoutIfNeeded()
    shelf.lines = []
    shelf.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(shelf.view.cellForItem(at: path(2))?.isSelected == true)
    shelf.view.selectItem(at: path(40), animated: false, scrollPosition: [])
    #expect(shelf.view.cellForItem(at: path(2))?.isSelected == false)
    #expect(shelf.view.contentOffset == .zero)
    #expect(shelf.takeLog() == [])
    shelf.view.selectItem(at: path(40), animated: false, scrollPosition: .top)
    #expect(shelf.view.contentOffset.y == 4000)
    shelf.view.layoutIfNeeded()
    // Made only now, and selected already.
    #expect(shelf.view.cellForItem(at: path(40))?.isSelected == true)
    shelf.view.deselectItem(at: path(40), animated: false)
    #expect(shelf.view.cellForItem(at: path(40))?.isSelected == false)
    shelf.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    shelf.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(shelf.view.indexPathsForSelectedItems == [])
    shelf.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    shelf.view.reloadData()
    #expect(shelf.view.indexPathsForSelectedItems == [])
  }

  @Test func aReusedCellForgetsWhatItsLastItemWas() {
    let shelf = Shelf([50], layout: LoggedLayout())
    shelf.view.layoutIfNeeded()
    shelf.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    shelf.view.contentOffset.y = 2000
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.visibleCells.allSatisfy { !$0.isSelected })
    shelf.view.contentOffset.y = 0
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.cellForItem(at: path(0))?.isSelected == true)
  }
}
