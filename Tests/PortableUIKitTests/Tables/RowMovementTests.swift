import PortableUIKit
import ScrollGeometry
import ScrollTesting
import Testing

/// Rows that a finger takes by their signs and puts elsewhere.
@MainActor
struct RowMovementTests {
  private let table = SwipedTable()

  init() {
    table.mayMove = true
    table.view.setEditing(true, animated: false)
    table.stage.settle()
  }

  private func texts() -> [String] {
    table.view.visibleCells.map { $0.textLabel?.text ?? "?" }
  }

  @Test func theSignTakesTheRow() throws {
    let cell = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
    table.stage.swipe(from: Point(x: 293, y: 66), to: Point(x: 293, y: 190), 0.2, lift: false)
    // Its middle is where the finger is, in front of all others.
    #expect(cell.center.y == 190)
    table.stage.wait(2)
    #expect(texts() == ["0", "2", "3", "4", "1", "5", "6", "7", "8", "9"])
    #expect(table.view.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == 132)
    #expect(table.log == [] && table.view.contentOffset.y == 0)
    table.stage.touch((1, .up, 293, 190))
    #expect(table.log == ["move 1 to 4"])
    table.stage.settle()
    #expect(cell.frame.minY == 176 && table.view.indexPath(for: cell)?.row == 4)
    #expect(texts() == ["0", "2", "3", "4", "1", "5", "6", "7", "8", "9"])
  }

  @Test func aRowThatIsMovedIsLifted() throws {
    let cell = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
    table.view.allowsSelectionDuringEditing = true
    table.stage.touch((1, .down, 293, 66))
    table.stage.wait(0.3)
    #expect(!cell.isHighlighted)
    table.stage.touch((1, .up, 293, 66))
    table.stage.settle()
    #expect(table.view.indexPathForSelectedRow == nil)
    table.stage.swipe(from: Point(x: 293, y: 66), to: Point(x: 293, y: 190), 0.2, lift: false)
    table.stage.wait(0.3)
    #expect(cell.layer.shadowOpacity > 0 && !cell.clipsToBounds)
    #expect(cell.configurationState.isReordering)
    table.stage.touch((1, .up, 293, 190))
    table.stage.settle()
    #expect(cell.layer.shadowOpacity == 0 && cell.clipsToBounds)
    #expect(!cell.configurationState.isReordering)
  }

  @Test func besideTheSignTheTableScrolls() {
    table.stage.swipe(from: Point(x: 150, y: 300), to: Point(x: 150, y: 250), 0.2, lift: false)
    #expect(texts().first == "0" && table.log == [])
    #expect(table.view.isDragging)
  }

  @Test func aTouchThatIsTakenAwayPutsItBack() {
    table.stage.swipe(from: Point(x: 293, y: 66), to: Point(x: 293, y: 190), 0.2, lift: false)
    table.stage.touch((1, .cancel, 293, 190))
    table.stage.settle()
    #expect(texts() == (0..<10).map(String.init) && table.log == [])
  }
}
