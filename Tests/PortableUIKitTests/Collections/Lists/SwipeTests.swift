import PortableUIKit
import ScrollGeometry
import ScrollTesting
import Testing

/// Rows that a finger swipes aside, and what can be done to them then.
@MainActor
struct SwipeTests {
  /// The finger's way before it is a swipe, points.
  private static let slop = 10.0

  private func ledger(
    _ titles: [String] = ["Go"], full: Bool = true, leading: [String] = []
  ) -> Ledger {
    let box = LogBox()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    func actions(_ titles: [String]) -> UISwipeActionsConfiguration? {
      guard !titles.isEmpty else { return nil }
      let actions = titles.map { title in
        UIContextualAction(style: .normal, title: title) { action, _, done in
          box.ledger?.log.append(action.title ?? "")
          done(true)
        }
      }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = full
      return configuration
    }
    configuration.trailingSwipeActionsConfigurationProvider = {
      box.ledger?.log.append("ask \($0.item)")
      return actions(titles)
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in actions(leading) }
    let ledger = Ledger([(0..<40).map(String.init)], configuration)
    box.ledger = ledger
    return ledger
  }

  private func offset(_ ledger: Ledger, _ item: Int = 1) -> Double? {
    ledger.cell(item).map { Double($0.contentView.frame.minX) }
  }

  @Test func theRowFollowsTheFinger() throws {
    let ledger = ledger()
    ledger.stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 150, y: 60), 0.2, lift: false)
    let way = try #require(offset(ledger))
    #expect((way + 50).magnitude <= Self.slop && way < -30)
    #expect(ledger.log == ["ask 1"])
    // The button fills what the row has left free.
    let cell = try #require(ledger.cell(1))
    let made = try #require(button("Go", in: cell))
    let place = made.convert(made.bounds, to: cell)
    #expect(place.minX == 320 + CGFloat(way) && place.maxX == 320 && place.height == 44)
    #expect(ledger.view.contentOffset.y == 0)
  }

  private func button(_ title: String, in cell: UIView) -> UIView? {
    for view in cell.subviews {
      if view.accessibilityLabel == title { return view }
      if let found = button(title, in: view) { return found }
    }
    return nil
  }

  @Test func letGoBeyondTheHalfItStaysOpenAndATapDoesIt() throws {
    let ledger = ledger()
    ledger.stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 140, y: 60), 0.2, hold: 0.3)
    ledger.stage.settle()
    #expect(offset(ledger) == -74)
    ledger.log = []
    ledger.stage.tap(Point(x: 300, y: 60))
    #expect(ledger.log == ["Go"])
    ledger.stage.settle()
    #expect(offset(ledger) == 0)
    #expect(button("Go", in: try #require(ledger.cell(1))) == nil)
  }

  @Test func letGoBeforeTheHalfItGoesBack() {
    let ledger = ledger()
    ledger.stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 175, y: 60), 0.2, hold: 0.3)
    ledger.stage.settle()
    #expect(offset(ledger) == 0 && ledger.log == ["ask 1"])
  }

  @Test func aFlickOpensWithLessOfAWay() {
    let ledger = ledger()
    ledger.stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 170, y: 60), 0.06)
    ledger.stage.settle()
    #expect(offset(ledger) == -74)
  }

  @Test func aSwipeAcrossDoesTheFirstAction() {
    let ledger = ledger(["First", "Second"])
    ledger.stage.swipe(from: Point(x: 300, y: 60), to: Point(x: 60, y: 60), 0.2, lift: false)
    #expect(ledger.log == ["ask 1"])
    ledger.stage.wait(0.3)
    ledger.stage.touch((1, .up, 60, 60))
    #expect(ledger.log == ["ask 1", "First"])
    ledger.stage.settle()
    #expect(offset(ledger) == 0)
  }

  @Test func withoutThatItOnlyOpens() throws {
    let ledger = ledger(["First", "Second"], full: false)
    ledger.stage.swipe(from: Point(x: 300, y: 60), to: Point(x: 20, y: 60), 0.2, lift: false)
    // Beyond the buttons the row resists.
    #expect(try #require(offset(ledger)) > -250)
    ledger.stage.wait(0.3)
    ledger.stage.touch((1, .up, 20, 60))
    ledger.stage.settle()
    #expect(offset(ledger) == -148 && ledger.log == ["ask 1"])
  }

  @Test func theOtherSideHasItsOwn() {
    let ledger = ledger([], leading: ["Mark"])
    ledger.stage.swipe(from: Point(x: 100, y: 60), to: Point(x: 170, y: 60), 0.2, hold: 0.3)
    ledger.stage.settle()
    #expect(offset(ledger) == 74)
    ledger.log = []
    ledger.stage.tap(Point(x: 20, y: 60))
    #expect(ledger.log == ["Mark"])
  }

  @Test func aTouchElsewhereClosesAndSelectsNothing() {
    let ledger = ledger()
    ledger.stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 100, y: 60), 0.2, hold: 0.3)
    ledger.stage.settle()
    ledger.stage.tap(Point(x: 100, y: 200))
    ledger.stage.settle()
    #expect(offset(ledger) == 0 && ledger.view.indexPathsForSelectedItems == [])
    ledger.stage.tap(Point(x: 100, y: 200))
    #expect(ledger.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
  }

  @Test func upAndDownScrolls() {
    let ledger = ledger()
    ledger.stage.swipe(from: Point(x: 200, y: 300), to: Point(x: 190, y: 200), 0.2, lift: false)
    #expect(ledger.view.contentOffset.y > 80 && ledger.log == [])
    #expect(offset(ledger, 6) == 0)
  }

  /// A quick drag is no touch of any row, and a wheel is none at all.
  @Test(arguments: [true, false]) func whoScrollsClosesTheRow(isFinger: Bool) {
    let ledger = ledger()
    ledger.stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 100, y: 60), 0.2, hold: 0.3)
    ledger.stage.settle()
    #expect(offset(ledger) == -74)
    if isFinger {
      ledger.stage.swipe(from: Point(x: 200, y: 400), to: Point(x: 200, y: 380), 0.05, hold: 0.3)
    } else {
      ledger.stage.wheel(Vector(dx: 0, dy: -1), at: Point(x: 200, y: 400))
    }
    ledger.stage.settle()
    #expect(ledger.view.contentOffset.y > 0 && offset(ledger) == 0)
    #expect(ledger.view.indexPathsForSelectedItems == [])
  }

  @Test func whoScrollsATableClosesTheRow() throws {
    let table = SwipedTable()
    table.view.contentInset.bottom = 600
    table.stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 140, y: 60), 0.2, hold: 0.3)
    table.stage.settle()
    table.stage.swipe(from: Point(x: 200, y: 400), to: Point(x: 200, y: 380), 0.05, hold: 0.3)
    table.stage.settle()
    let cell = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(table.view.contentOffset.y > 0 && !cell.showingDeleteConfirmation)
    #expect(table.log == ["begin 1", "end 1"])
  }

  @Test func setEditingClosesTheRow() throws {
    let table = SwipedTable()
    #expect(!table.view.isEditing)
    table.stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 140, y: 60), 0.2, hold: 0.3)
    table.stage.settle()
    #expect(table.view.isEditing)
    table.view.setEditing(false, animated: true)
    table.stage.settle()
    let cell = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(!cell.showingDeleteConfirmation && !table.view.isEditing)
    #expect(table.log == ["begin 1", "end 1"])
  }

  @Test func aTableAsksItsDelegate() throws {
    let table = SwipedTable()
    table.stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 140, y: 60), 0.2, hold: 0.3)
    table.stage.settle()
    let cell = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.contentView.frame.minX == -74 && cell.showingDeleteConfirmation)
    #expect(table.log == ["begin 1"])
    table.stage.tap(Point(x: 300, y: 60))
    #expect(table.log == ["begin 1", "delete 1", "end 1"])
    #expect(table.view.numberOfRows(inSection: 0) == 9)
  }

  @Test func editedRowsHaveSigns() throws {
    let table = SwipedTable()
    table.view.setEditing(true, animated: false)
    table.stage.settle()
    let cell = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.isEditing && cell.contentView.frame.minX == 38)
    // The sign asks, the button deletes.
    table.stage.tap(Point(x: 27, y: 66))
    table.stage.settle()
    #expect(table.log == ["begin 1"])
    table.stage.tap(Point(x: 300, y: 66))
    #expect(table.log == ["begin 1", "delete 1", "end 1"])
    table.view.setEditing(false, animated: false)
    table.stage.settle()
    #expect(table.view.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
  }
}

@MainActor
private final class LogBox { weak var ledger: Ledger? }
