import ScrollGeometry
import ScrollTesting
import Testing

@testable import PortableUIKit

/// What a delegate says of heights, headers, footers and rows.
@MainActor
struct TableAnswerTests {
  /// Wants to be 25 points high.
  private final class Bar: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 25) }
  }

  @Test func headersAndFootersAreAsHighAsTheDelegateSays() {
    let (header, footer, own) = (UIView(), UIView(), Bar())
    let table = AnsweredTable(sections: 2, rows: 2) {
      $0.headerHeight = { $0 == 0 ? 30 : 0 }
      $0.footerHeight = { $0 == 0 ? 20 : UITableView.automaticDimension }
      $0.header = { $0 == 0 ? header : nil }
      $0.footer = { $0 == 0 ? footer : own }
    }
    #expect(table.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
    #expect(table.view.rectForFooter(inSection: 0) == CGRect(x: 0, y: 118, width: 320, height: 20))
    #expect(table.view.rectForHeader(inSection: 1).height == 0)
    #expect(table.view.rectForFooter(inSection: 1) == CGRect(x: 0, y: 226, width: 320, height: 25))
    #expect(table.view.contentSize.height == 251)
    #expect(header.frame == table.view.rectForHeader(inSection: 0))
    #expect(footer.frame == table.view.rectForFooter(inSection: 0))
    #expect(own.frame == table.view.rectForFooter(inSection: 1))
    #expect([header, footer, own].allSatisfy { $0.superview === table.view })
    #expect(table.takeLog() == ["footer 0", "footer 1"])
  }

  /// Without a view the room is there all the same.
  @Test func heightsOfNothingAreRoom() {
    let table = AnsweredTable(sections: 2, rows: 1) {
      $0.headerHeight = { _ in 30 }
      $0.footerHeight = { _ in 20 }
    }
    #expect(table.view.contentSize.height == 188)
    table.headerHeight = { _ in 10 }
    table.view.reloadData()
    table.stage.frame()
    #expect(table.view.contentSize.height == 148)
  }

  /// They stick to the lower edge while their section is seen.
  @Test func footersStayInSight() {
    let footers = [UIView(), UIView()]
    let table = AnsweredTable(sections: 2, rows: 20) {
      $0.footerHeight = { _ in 20 }
      $0.footer = { footers[$0] }
    }
    #expect(footers[0].frame.minY == 580 && footers[1].superview == nil)
    table.view.contentOffset.y = 400
    table.stage.frame()
    #expect(footers[0].frame.minY == 880 && footers[1].frame.minY == 980)
    table.view.contentOffset.y = 1000
    table.stage.frame()
    #expect(table.takeLog() == ["footer 0", "footer 1", "no footer 0"])
  }

  @Test func estimatesOfRowsCountUntilTheyAreSeen() {
    var asked: [Int] = []
    let table = AnsweredTable(rows: 50) { table in
      table.estimate = {
        asked.append($0)
        return 100
      }
    }
    let seen = table.view.visibleCells.count
    #expect(seen == 14 && asked == Array(0..<50))
    #expect(table.view.contentSize.height == CGFloat(seen * 44 + (50 - seen) * 100))
    // Automatic: as a row without any information.
    table.estimate = { _ in UITableView.automaticDimension }
    table.view.reloadData()
    table.stage.frame()
    #expect(table.view.contentSize.height == 2200)
  }

  @Test func rowsMoveInAsFarAsTheDelegateSays() throws {
    let table = AnsweredTable { $0.indentation = { $0 } }
    let label = { (row: Int) in table.cell(row)?.textLabel?.frame.minX }
    table.stage.frame()
    #expect((0..<4).map(label) == [16, 26, 36, 46])
    table.cell(3)?.indentationWidth = 20
    table.stage.frame()
    #expect(label(3) == 76)
    // A cell's own level counts where it is more.
    table.cell(1)?.indentationLevel = 5
    table.stage.frame()
    #expect(label(1) == 66)
  }

  @Test func linesBetweenRows() throws {
    let table = AnsweredTable()
    let first = try #require(table.cell(0))
    let second = try #require(table.cell(1))
    #expect(first.line.frame == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
    table.view.separatorColor = .red
    table.view.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    second.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    table.stage.frame()
    #expect(first.line.frame == CGRect(x: 40, y: 43.5, width: 250, height: 0.5))
    #expect(second.line.frame == CGRect(x: 100, y: 43.5, width: 220, height: 0.5))
    #expect(first.separatorInset.left == 40 && second.separatorInset.left == 100)
    #expect(first.line.backgroundColor == UIColor.red && !first.line.isHidden)
    table.view.separatorStyle = .none
    table.stage.frame()
    #expect(first.line.isHidden && second.line.isHidden)
  }

  private func button(_ title: String, in view: UIView) -> UIView? {
    for view in view.subviews {
      if view.accessibilityLabel == title { return view }
      if let found = button(title, in: view) { return found }
    }
    return nil
  }

  @Test func theButtonThatDeletesHasItsTitle() throws {
    let table = AnsweredTable { $0.deletion = "Throw away" }
    table.view.setEditing(true, animated: false)
    table.stage.settle()
    let cell = try #require(table.cell(1))
    table.stage.tap(Point(x: 27, y: 66))
    table.stage.settle()
    #expect(button("Throw away", in: cell) != nil && table.log.isEmpty)
    table.stage.tap(Point(x: 300, y: 66))
    #expect(table.log == ["delete 1"])
  }

  @Test func theDelegateSaysWhereARowIsPutDown() {
    let table = AnsweredTable { $0.target = { $1.row > 2 ? IndexPath(row: 2, section: 0) : $1 } }
    table.view.setEditing(true, animated: false)
    table.stage.settle()
    table.stage.swipe(from: Point(x: 293, y: 22), to: Point(x: 293, y: 240), 0.3, hold: 0.3)
    table.stage.settle()
    #expect(table.log.last == "move 0 to 2")
    #expect(table.log.dropLast().allSatisfy { $0.hasPrefix("target 0 ") })
    #expect(table.log.contains("target 0 5"))
    #expect(
      table.view.visibleCells.prefix(4).map { $0.textLabel?.text } == ["1", "2", "0", "3"])
  }

  private func actions(_ title: String, _ table: AnsweredTable) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { [weak table] _, _, done in
        table?.log.append(title)
        done(true)
      }
    ])
  }

  /// Where the language begins on the right, the sides change places.
  @Test(arguments: [false, true]) func bothSidesHaveTheirActions(isMirrored: Bool) throws {
    let table = AnsweredTable()
    table.leading = actions("Mark", table)
    table.trailing = actions("Go", table)
    if isMirrored { table.view.semanticContentAttribute = .forceRightToLeft }
    table.stage.frame()
    for (way, name) in [(80.0, isMirrored ? "Go" : "Mark"), (-80, isMirrored ? "Mark" : "Go")] {
      table.stage.swipe(from: Point(x: 160, y: 66), to: Point(x: 160 + way, y: 66), 0.2, hold: 0.3)
      table.stage.settle()
      let cell = try #require(table.cell(1))
      #expect(cell.contentView.frame.minX == (way > 0 ? 74 : -74))
      #expect(button(name, in: cell) != nil)
      table.stage.tap(Point(x: way > 0 ? 20 : 300, y: 66))
      table.stage.settle()
      #expect(table.takeLog() == [name] && cell.contentView.frame.minX == 0)
    }
  }

  /// Nil for a side: nothing is there, though rows can be deleted.
  @Test func nothingIsSwipedToWhereTheDelegateSaysSo() {
    let table = AnsweredTable()
    table.stage.swipe(from: Point(x: 200, y: 66), to: Point(x: 100, y: 66), 0.2, hold: 0.3)
    table.stage.settle()
    #expect(table.cell(1)?.contentView.frame.minX == 0 && table.log.isEmpty)
  }
}
