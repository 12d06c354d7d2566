import PortableUIKit
import Testing

/// Rows and sections that come, go and move.
@MainActor
struct TableUpdateTests {
  private let roster: Roster

  init() {
    roster = Roster([4], size: CGSize(width: 375, height: 300))
    roster.view.rowHeight = 50
    roster.loop.frame(at: 0)
    roster.lines = []
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func cell(_ row: Int) -> UITableViewCell? { roster.view.cellForRow(at: path(row)) }

  /// What is seen of a row now, points of the content.
  private func seen(_ cell: UITableViewCell?) -> (top: Double, alpha: Double)? {
    guard let layer = cell?.layer.presentation() else { return nil }
    return (Double(layer.frame.minY), Double(layer.opacity))
  }

  @Test func rowsComeAndGoTogether() {
    let (first, second, last) = (cell(0), cell(1), cell(3))
    roster.view.performBatchUpdates {
      roster.rows = [["0.0", "new", "0.2", "0.3"]]
      roster.view.insertRows(at: [path(1)], with: .fade)
      // By where it was, whatever was said before.
      roster.view.deleteRows(at: [path(1)], with: .fade)
      #expect(roster.view.numberOfRows(inSection: 0) == 4)
    } completion: {
      roster.note("completion \($0)")
    }
    #expect(roster.takeLog() == ["sections", "rows 0", "cell 0.1", "willDisplay 0.1"])
    #expect(roster.shown == ["0.0", "new", "0.2", "0.3"])
    #expect(cell(0) === first && cell(3) === last && cell(1) !== second)
    roster.loop.frame(at: 0)
    roster.loop.frame(at: 0.125)
    #expect(seen(cell(1)).map { $0.alpha > 0.3 && $0.alpha < 0.7 && $0.top == 50 } == true)
    #expect(seen(second).map { $0.alpha > 0.3 && $0.alpha < 0.7 } == true)
    #expect(roster.takeLog() == [])
    roster.loop.frame(at: 0.26)
    #expect(roster.takeLog() == ["didEnd 0.1", "completion true"])
    #expect(second?.isHidden == true && second?.alpha == 1)
  }

  @Test func whatIsBelowSlides() {
    let last = cell(3)
    roster.rows[0].remove(at: 0)
    roster.view.deleteRows(at: [path(0)], with: .left)
    roster.loop.frame(at: 0)
    roster.loop.frame(at: 0.125)
    #expect(seen(last).map { $0.top > 105 && $0.top < 145 } == true)
    roster.loop.frame(at: 0.3)
    #expect(last?.frame.minY == 100 && roster.view.contentSize.height == 150)
  }

  @Test(arguments: [
    (UITableView.RowAnimation.left, -1.0, 0.0), (.right, 1, 0), (.top, 0, -1), (.bottom, 0, 1),
    (.fade, 0, 0), (.automatic, 0, 0),
  ])
  func whereTheyComeFrom(animation: UITableView.RowAnimation, x: Double, y: Double) throws {
    roster.rows[0].insert("new", at: 2)
    roster.view.insertRows(at: [path(2)], with: animation)
    roster.loop.frame(at: 0)
    let frame = try #require(cell(2)?.layer.presentation()?.frame)
    #expect(Double(frame.minX) == x * 375 && Double(frame.minY) == 100 + y * 50)
    roster.loop.frame(at: 0.3)
    #expect(cell(2)?.frame == CGRect(x: 0, y: 100, width: 375, height: 50))
  }

  @Test func pairsThatLieInEachOther() {
    roster.view.beginUpdates()
    roster.rows[0].append("a")
    roster.view.insertRows(at: [path(4)], with: .none)
    roster.view.beginUpdates()
    roster.rows[0].append("b")
    roster.view.insertRows(at: [path(5)], with: .none)
    roster.view.endUpdates()
    #expect(roster.view.numberOfRows(inSection: 0) == 4)
    roster.view.endUpdates()
    #expect(roster.view.numberOfRows(inSection: 0) == 6)
    #expect(roster.shown == ["0.0", "0.1", "0.2", "0.3", "a", "b"])
    var words: [String] = []
    roster.view.inconsistencyHandler = { words.append($0) }
    roster.view.endUpdates()
    #expect(words == ["endUpdates without beginUpdates"])
  }

  /// Rows are measured again, and their cells stay.
  @Test func aPairWithNothingInIt() {
    var tall = false
    roster.view.rowHeight = UITableView.automaticDimension
    roster.height = { tall && $0.row == 1 ? 90 : 50 }
    roster.view.delegate = roster
    roster.loop.frame(at: 0.1)
    roster.lines = []
    let cells = (0..<4).map { cell($0) }
    tall = true
    roster.view.beginUpdates()
    roster.view.endUpdates()
    #expect(roster.takeLog() == ["sections", "rows 0"])
    #expect((0..<4).allSatisfy { cell($0) === cells[$0] })
    roster.loop.frame(at: 0.1)
    roster.loop.frame(at: 0.5)
    #expect(cell(1)?.frame.height == 90 && cell(2)?.frame.minY == 140)
    #expect(roster.view.contentSize.height == 240)
  }

  @Test func rowsAreLoadedAnewOrFilledAgain() {
    let (first, second) = (cell(0), cell(1))
    roster.rows[0][0] = "x"
    roster.rows[0][1] = "y"
    roster.view.performBatchUpdates {
      roster.view.reloadRows(at: [path(0)], with: .fade)
      roster.view.reconfigureRows(at: [path(1)])
    }
    #expect(cell(0) !== first && cell(1) === second)
    #expect((second as? RosterCell)?.reuses == 0)
    #expect(roster.shown == ["x", "y", "0.2", "0.3"])
  }

  @Test func aRowMovesWithItsCellAndItsSelection() {
    roster.view.selectRow(at: path(3), animated: false, scrollPosition: .none)
    let last = cell(3)
    roster.rows[0] = ["0.3", "0.0", "0.1", "0.2"]
    roster.view.moveRow(at: path(3), to: path(0))
    #expect(cell(0) === last && roster.view.indexPathsForSelectedRows == [path(0)])
    roster.loop.frame(at: 0)
    roster.loop.frame(at: 0.3)
    #expect(last?.frame.minY == 0 && last?.isSelected == true)
  }

  @Test func sectionsTakeTheirHeadersAlong() {
    roster.titles = [0: "first", 1: "second"]
    roster.rows = [["a"], ["b"]]
    roster.view.reloadData()
    roster.loop.frame(at: 0.1)
    let second = roster.view.headerView(forSection: 1)
    #expect(second != nil)
    roster.lines = []
    roster.titles = [0: "second"]
    roster.rows = [["b"]]
    roster.view.deleteSections([0], with: .fade)
    #expect(roster.view.headerView(forSection: 0) === second)
    #expect(roster.takeLog().contains("didEndHeader 0"))
    roster.rows = [["c"], ["b"]]
    roster.titles = [0: "new", 1: "second"]
    roster.view.insertSections([0], with: .fade)
    roster.loop.frame(at: 0.2)
    roster.loop.frame(at: 0.6)
    #expect(roster.view.headerView(forSection: 1) === second && roster.shown == ["c", "b"])
    roster.rows = [["b"], ["c"]]
    roster.view.moveSection(1, toSection: 0)
    #expect(roster.view.headerView(forSection: 0) === second && roster.shown == ["b", "c"])
  }

  /// What is deleted far above moves the content under the eye, not the offset. Golden C57.
  @Test func theOffsetStays() {
    roster.rows = [(0..<100).map { "\($0)" }]
    roster.view.rowHeight = 44
    roster.view.reloadData()
    roster.view.contentOffset.y = 1000
    roster.loop.frame(at: 0.1)
    roster.rows[0].removeSubrange(0..<3)
    roster.view.deleteRows(at: [path(0), path(1), path(2)], with: .fade)
    roster.loop.frame(at: 0.1)
    roster.loop.frame(at: 0.5)
    #expect(roster.view.contentOffset.y == 1000)
    #expect(roster.shown.first == "25")
    // As far as there is content.
    roster.rows[0].removeSubrange(10...)
    roster.view.deleteRows(at: (10..<97).map { path($0) }, with: .fade)
    roster.loop.frame(at: 0.6)
    roster.loop.frame(at: 1)
    #expect(roster.view.contentOffset.y == 140 && roster.shown.last == "12")
  }

  @Test func aReloadInsideEndsTheUpdate() {
    roster.view.performBatchUpdates {
      roster.rows = [["z"]]
      roster.view.reloadData()
    }
    roster.loop.frame(at: 0.1)
    #expect(roster.shown == ["z"])
  }

  /// In the words of tables.
  @Test func whatCannotBeIsNamed() {
    var words: [String] = []
    roster.view.inconsistencyHandler = { words.append($0) }
    func expect(_ text: String) {
      #expect(words == [text])
      words = []
      roster.loop.frame(at: 0.1)
      #expect(roster.shown == ["0.0", "0.1", "0.2", "0.3"])
    }
    roster.view.insertRows(at: [path(0)], with: .fade)
    expect(
      "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (4) must be equal to the number of rows contained in that section before the update (4), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    )
    roster.view.deleteSections([0], with: .fade)
    expect(
      "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted)."
    )
    roster.view.deleteRows(at: [path(7)], with: .fade)
    expect("attempt to delete row 7 from section 0 which only contains 4 rows before the update")
    roster.view.insertRows(at: [path(4)], with: .fade)
    expect(
      "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update"
    )
    roster.view.performBatchUpdates {
      roster.view.deleteRows(at: [path(1)], with: .fade)
      roster.view.reloadRows(at: [path(1)], with: .fade)
    }
    expect("attempt to delete and reload the same index path")
  }
}
