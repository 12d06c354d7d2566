import PortableUIKit
import ScrollBed
import Testing

/// Scrolling to rows, and what a finger selects.
@MainActor
struct TableScrollTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 1000.0), (.middle, 691.5), (.bottom, 383), (.none, 383),
  ])
  func aRowLiesWhereItIsToLie(position: UITableView.ScrollPosition, offset: Double) {
    let roster = Roster([100])
    roster.view.rowHeight = 50
    roster.view.scrollToRow(at: path(20), at: position, animated: false)
    #expect(roster.view.contentOffset.y == CGFloat(offset))
    roster.view.contentInset.top = 100
    roster.view.scrollToRow(at: path(20), at: .top, animated: false)
    #expect(roster.view.contentOffset.y == 900)
    roster.view.scrollToRow(at: path(99), at: .top, animated: false)
    #expect(roster.view.contentOffset.y == 4333)
    var words: [String] = []
    roster.view.inconsistencyHandler = { words.append($0) }
    roster.view.scrollToRow(at: path(100), at: .top, animated: false)
    #expect(words.count == 1 && words.first?.contains("out-of-bounds row (100)") == true)
  }

  /// Rows of other heights than were estimated.
  @Test(arguments: [true, false]) func estimatesDoNotLeadAside(isAnimated: Bool) {
    let roster = Roster([300])
    roster.height = { CGFloat(50 + $0.row % 7 * 10) }
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: roster.view)
    roster.view.delegate = roster
    bed.frame()
    roster.view.scrollToRow(at: path(200), at: .top, animated: isAnimated)
    bed.settle()
    #expect(roster.view.rectForRow(at: path(200)).minY == roster.view.contentOffset.y)
    roster.view.scrollToRow(at: path(120), at: .bottom, animated: isAnimated)
    bed.settle()
    #expect(roster.view.rectForRow(at: path(120)).maxY == roster.view.bounds.maxY)
    #expect(Set(roster.shown).count == roster.shown.count)
  }

  private func bed(_ roster: Roster) -> Bed {
    roster.view.rowHeight = 100
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: roster.view)
    bed.content.removeFromSuperview()
    roster.view.delegate = roster
    bed.frame()
    roster.lines = []
    return bed
  }

  private func tap(_ bed: Bed, _ y: Double) {
    bed.touch(1, .down, 100, y)
    bed.wait(0.3)
    bed.touch(1, .up, 100, y)
    bed.wait(0.1)
  }

  @Test func aTapHighlightsAndThenSelects() throws {
    let roster = Roster([20])
    let bed = bed(roster)
    let cell = try #require(roster.view.cellForRow(at: path(1)))
    bed.touch(1, .down, 100, 150)
    bed.wait(0.3)
    #expect(roster.takeLog() == ["shouldHighlight 0.1", "didHighlight 0.1"])
    #expect(cell.isHighlighted && !cell.isSelected)
    #expect(cell.selectedBackgroundView?.isHidden == false)
    bed.touch(1, .up, 100, 150)
    bed.wait(0.1)
    #expect(roster.takeLog() == ["willSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1"])
    #expect(!cell.isHighlighted && cell.isSelected)
    #expect(roster.view.indexPathForSelectedRow == path(1))
    tap(bed, 250)
    #expect(
      roster.takeLog() == [
        "shouldHighlight 0.2", "didHighlight 0.2", "willSelect 0.2", "willDeselect 0.1",
        "didDeselect 0.1", "didSelect 0.2", "didUnhighlight 0.2",
      ])
    #expect(!cell.isSelected && roster.view.indexPathsForSelectedRows == [path(2)])
  }

  @Test func scrollingSelectsNothing() {
    let roster = Roster([20])
    let bed = bed(roster)
    bed.touch(1, .down, 100, 350)
    bed.wait(0.3)
    for step in 1...10 {
      bed.touch(1, .move, 100, 350 - 5 * Double(step))
      bed.wait(1.0 / 60)
    }
    bed.touch(1, .up, 100, 300)
    bed.wait(0.1)
    #expect(
      roster.takeLog().filter { $0.contains("ight") || $0.contains("elect") }
        == ["shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3"])
    #expect(roster.view.indexPathsForSelectedRows == nil)
  }

  @Test func theDelegateRefusesAndLeadsElsewhere() {
    let roster = Roster([20])
    let bed = bed(roster)
    roster.redirect = { _ in nil }
    tap(bed, 150)
    #expect(roster.view.indexPathForSelectedRow == nil)
    roster.redirect = { _ in IndexPath(row: 5, section: 0) }
    tap(bed, 150)
    #expect(roster.view.indexPathForSelectedRow == path(5))
    roster.mayHighlight = false
    roster.lines = []
    tap(bed, 250)
    #expect(roster.takeLog() == ["shouldHighlight 0.2"])
  }

  @Test func severalMayBeSelectedAndAProgramIsNotTold() throws {
    let roster = Roster([20])
    let bed = bed(roster)
    roster.view.allowsMultipleSelection = true
    tap(bed, 150)
    tap(bed, 250)
    #expect(roster.view.indexPathsForSelectedRows == [path(1), path(2)])
    roster.lines = []
    tap(bed, 150)
    #expect(
      roster.takeLog() == [
        "shouldHighlight 0.1", "didHighlight 0.1", "willDeselect 0.1", "didDeselect 0.1",
        "didUnhighlight 0.1",
      ])
    roster.view.selectRow(at: path(15), animated: false, scrollPosition: .top)
    #expect(roster.view.contentOffset.y == 1333)
    bed.frame()
    #expect(roster.view.cellForRow(at: path(15))?.isSelected == true)
    #expect(!roster.takeLog().contains { $0.contains("elect") })
    roster.view.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(roster.view.indexPathsForSelectedRows == nil)
  }

  /// A row that fades out of its selection, against the timing curve's symmetry: half of it after half the time.
  @Test func aSelectionFades() throws {
    let roster = Roster([20])
    let bed = bed(roster)
    roster.view.selectRow(at: path(1), animated: false, scrollPosition: .none)
    bed.frame()
    let ground = try #require(roster.view.cellForRow(at: path(1))?.selectedBackgroundView)
    #expect(!ground.isHidden)
    roster.view.deselectRow(at: path(1), animated: true)
    bed.frame()
    bed.wait(0.15)
    #expect(abs((ground.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    bed.wait(0.3)
    #expect(ground.isHidden)
  }

  @Test func anAccessoryButtonIsNoRow() throws {
    let roster = Roster([5])
    let bed = bed(roster)
    for cell in roster.view.visibleCells { cell.accessoryType = .detailDisclosureButton }
    bed.frame()
    bed.touch(1, .down, 325, 150)
    bed.wait(0.3)
    bed.touch(1, .up, 325, 150)
    bed.wait(0.1)
    #expect(roster.takeLog() == ["accessory 0.1"])
  }
}
