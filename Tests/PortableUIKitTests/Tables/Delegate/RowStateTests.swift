import PortableUIKit
import ScrollGeometry
import ScrollTesting
import Testing

/// Cells that override what tells them of selection and highlight.
@MainActor
struct RowStateTests {
  private final class StateCell: UITableViewCell {
    var log: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setSelected(_ selected: Bool, animated: Bool) {
      let old = isSelected
      super.setSelected(selected, animated: animated)
      if selected != old { log.append("selected \(selected)\(animated ? " animated" : "")") }
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      log.append("highlighted \(highlighted)\(animated ? " animated" : "")")
    }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let table = AnsweredTable(rows: 40, cells: StateCell.self)

  private func cell(_ row: Int) throws -> StateCell {
    let cell = try #require(table.cell(row) as? StateCell)
    return cell
  }

  @Test func aTapHighlightsAndSelects() throws {
    let (first, second) = (try cell(1), try cell(2))
    table.stage.touch((1, .down, 150, 66))
    table.stage.wait(0.3)
    #expect(first.takeLog() == ["highlighted true"] && first.isHighlighted)
    table.stage.touch((1, .up, 150, 66))
    #expect(first.takeLog() == ["selected true", "highlighted false"] && first.isSelected)
    table.stage.tap(Point(x: 150, y: 110))
    #expect(first.takeLog() == ["selected false"])
    #expect(second.takeLog() == ["highlighted true", "selected true", "highlighted false"])
  }

  @Test func whoScrollsSelectsNothing() throws {
    let cell = try cell(5)
    table.stage.touch((1, .down, 150, 240))
    table.stage.wait(0.3)
    for step in 1...10 {
      table.stage.wait(0.02)
      table.stage.touch((1, .move, 150, 240 - Double(step) * 9))
    }
    table.stage.touch((1, .up, 150, 150))
    table.stage.settle()
    #expect(cell.takeLog() == ["highlighted true", "highlighted false"])
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test func programsSelectAnimatedOrNot() throws {
    let cell = try cell(1)
    let path = IndexPath(row: 1, section: 0)
    table.view.selectRow(at: path, animated: true, scrollPosition: .none)
    table.view.deselectRow(at: path, animated: true)
    #expect(cell.takeLog() == ["selected true animated", "selected false animated"])
    table.view.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(cell.takeLog() == ["selected true"])
    // By its properties, too.
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(cell.takeLog() == ["selected false", "highlighted true"])
  }

  /// Each cell shows the state of the row that it is for.
  @Test func cellsThatComeBackKnowTheirRow() throws {
    table.view.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.view.contentOffset.y = 900
    table.stage.frame()
    #expect(table.view.visibleCells.allSatisfy { !$0.isSelected })
    table.view.contentOffset.y = 0
    table.stage.frame()
    #expect(try cell(1).isSelected)
    #expect(table.view.visibleCells.count { $0.isSelected } == 1)
  }
}
