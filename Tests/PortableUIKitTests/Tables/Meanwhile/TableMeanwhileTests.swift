import PortableUIKit
import ScrollGeometry
import Testing

/// Programs that change a table while they are told of a part of it.
@MainActor
struct TableMeanwhileTests {
  private func roster(_ counts: [Int]) -> InterruptedRoster {
    let roster = InterruptedRoster(counts)
    roster.view.rowHeight = 44
    return roster
  }

  private func settle(_ roster: Roster) {
    for time in [0.0, 1, 2] { roster.loop.frame(at: time) }
  }

  private func cellsInSight(_ roster: Roster) -> Int {
    roster.view.subviews.count { $0 is RosterCell && !$0.isHidden }
  }

  @Test func aReloadWhileARowComesShowsTheRows() {
    let roster = roster([20])
    roster.whenShown = { roster.view.reloadData() }
    settle(roster)
    // 667 points.
    #expect(roster.shown == (0..<16).map { "0.\($0)" } && cellsInSight(roster) == 16)
  }

  @Test func aReloadInsideAnUpdateLeavesNothingBehind() {
    let roster = roster([3])
    settle(roster)
    roster.whenShown = { roster.view.reloadData() }
    var ended = 0
    roster.view.performBatchUpdates({
      roster.rows[0] = ["x", "y"] + roster.rows[0].dropFirst()
      roster.view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      roster.view.insertRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .fade)
    }) { _ in ended += 1 }
    settle(roster)
    #expect(roster.shown == ["x", "y", "0.1", "0.2"] && cellsInSight(roster) == 4 && ended == 1)
  }

  @Test func aReloadWhileAHeaderComesAsksForNothingThatIsGone() {
    let roster = roster([1, 1, 1])
    roster.titles = [0: "a", 1: "b", 2: "c"]
    roster.whenHeaderIsShown = {
      roster.rows.removeLast(2)
      roster.view.reloadData()
    }
    settle(roster)
    #expect(roster.shown == ["0.0"] && roster.view.headerView(forSection: 0) != nil)
  }

  @Test func whereThereIsNoRowIsNoRectangle() {
    let roster = roster([2])
    settle(roster)
    for path in [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1)] {
      #expect(roster.view.rectForRow(at: path) == .zero)
    }
    #expect(roster.view.rectForRow(at: IndexPath(row: 1, section: 0)).minY > 0)
    #expect(UITableView().rectForRow(at: IndexPath(row: 0, section: 0)) == .zero)
    #expect(
      roster.view.rect(forSection: 1) == .zero && roster.view.rectForHeader(inSection: -1) == .zero
        && roster.view.rectForFooter(inSection: 7) == .zero)
  }

  /// The row that is open is another one by then.
  @Test func aRowThatComesAboveMovesTheOneThatIsDeleted() {
    let table = SwipedTable()
    table.stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 140, y: 60), 0.2, hold: 0.3)
    table.stage.settle()
    table.insert("new")
    table.stage.settle()
    table.stage.tap(Point(x: 300, y: 110))
    table.stage.settle()
    #expect(table.log == ["begin 1", "delete 2", "end 2"])
    #expect(table.view.visibleCells.prefix(3).map { $0.textLabel?.text } == ["new", "0", "2"])
  }

  @Test func whatIsSwipedAwayStaysAside() throws {
    let table = SwipedTable()
    let cell = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
    table.stage.swipe(from: Point(x: 300, y: 60), to: Point(x: 20, y: 60), 0.2, hold: 0.2)
    var places: [CGFloat] = []
    for _ in 0..<6 {
      table.stage.wait(0.03)
      places.append(cell.contentView.frame.minX)
    }
    #expect(table.log == ["begin 1", "delete 1", "end 1"])
    #expect(places.allSatisfy { $0 < -250 })
    table.stage.settle()
    #expect(cell.isHidden)
  }

  /// The second row, which a finger has moved down to there.
  private func heldTable(to y: Double) -> SwipedTable {
    let table = SwipedTable()
    table.mayMove = true
    table.view.setEditing(true, animated: false)
    table.stage.settle()
    table.stage.swipe(from: Point(x: 293, y: 66), to: Point(x: 293, y: y), 0.2, lift: false)
    return table
  }

  @Test func aProgramsChangePutsBackWhatWasMoved() {
    let table = heldTable(to: 190)
    table.insert("new")
    table.stage.touch((1, .up, 293, 190))
    table.stage.settle()
    #expect(table.log == [])
    #expect(table.view.visibleCells.prefix(3).map { $0.textLabel?.text } == ["new", "0", "1"])
  }

  @Test func whatComesAboveMovesWhatIsHeld() {
    let table = heldTable(to: 80)
    table.insert("new")
    table.stage.touch((1, .move, 293, 191))
    table.stage.touch((1, .up, 293, 191))
    table.stage.settle()
    #expect(table.log == ["move 2 to 4"])
    #expect(
      table.view.visibleCells.prefix(5).map { $0.textLabel?.text } == ["new", "0", "2", "3", "1"])
  }
}

/// Does something at once, once, when a row or a header comes.
@MainActor
private final class InterruptedRoster: Roster {
  var whenShown: (() -> Void)?
  var whenHeaderIsShown: (() -> Void)?

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    let action = whenShown
    whenShown = nil
    action?()
  }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    let action = whenHeaderIsShown
    whenHeaderIsShown = nil
    action?()
  }
}
