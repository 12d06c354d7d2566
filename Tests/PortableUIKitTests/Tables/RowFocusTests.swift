import PortableUIKit
import ScrollBed
import ScrollEngine
import Testing

/// Keys that go from row to row.
@MainActor
struct RowFocusTests {
  private func bed(_ roster: Roster) -> Bed {
    let bed = Bed(bounds: CGSize(width: 375, height: 667), content: .zero, scrollView: roster.view)
    roster.view.delegate = roster
    bed.frame()
    roster.view.becomeFirstResponder()
    roster.lines = []
    return bed
  }

  private func press(_ keys: [KeySample.Key], _ bed: Bed, _ roster: Roster) -> String? {
    for key in keys {
      bed.key(key)
      bed.settle()
    }
    let cells = roster.view.visibleCells.filter(\.isAccessibilityFocus)
    return cells.count > 1 ? "several" : cells.first.flatMap { ($0 as? RosterCell)?.text }
  }

  @Test func arrowsGoThroughTheSections() {
    let roster = Roster([3, 0, 2])
    roster.view.rowHeight = 100
    let bed = bed(roster)
    #expect(press([.down], bed, roster) == "0.0")
    #expect(press([.down, .down, .down], bed, roster) == "2.0")
    #expect(press([.up], bed, roster) == "0.2")
    #expect(press([.left], bed, roster) == "0.2")
    #expect(press([.end], bed, roster) == "2.1")
    #expect(press([.down], bed, roster) == "2.1")
    #expect(press([.home], bed, roster) == "0.0")
    #expect(press([.enter], bed, roster) == "0.0")
    #expect(
      roster.takeLog().filter { $0.contains("elect") } == ["willSelect 0.0", "didSelect 0.0"])
  }

  @Test func pagesAreAsLongAsWhatCanBeSeen() {
    let roster = Roster([100])
    roster.view.rowHeight = 50
    let bed = bed(roster)
    #expect(press([.home, .pageDown], bed, roster) == "0.13")
    // Its end is at the lower edge.
    #expect(roster.view.contentOffset.y == 33)
    #expect(press([.pageDown], bed, roster) == "0.26")
    #expect(press([.end, .pageDown], bed, roster) == "0.99")
    #expect(press([.pageUp], bed, roster) == "0.86")
  }

  @Test func aControllersListHasTheKeys() {
    let controller = UITableViewController(style: .plain)
    let hand = Hand()
    hand.window.rootViewController = controller
    hand.wait(0.1)
    #expect(controller.tableView.isFirstResponder)
  }

  @Test(arguments: [false, true])
  func keysComeBackToWhereTheyWereIfTheTableRemembersIt(remembers: Bool) {
    let roster = Roster([3])
    roster.view.rowHeight = 100
    let bed = bed(roster)
    roster.view.remembersLastFocusedIndexPath = remembers
    #expect(press([.down, .down, .down], bed, roster) == "0.2")
    roster.view.resignFirstResponder()
    roster.view.becomeFirstResponder()
    #expect(press([.up], bed, roster) == (remembers ? "0.1" : "0.0"))
  }

  @Test func aHandlerConfiguresARowForItsState() throws {
    let roster = Roster([2])
    let bed = bed(roster)
    let cell = try #require(roster.view.visibleCells.first)
    var log: [String] = []
    cell.configurationUpdateHandler = { cell, state in
      log.append("\(state.isSelected) \(state.isHighlighted) \(state.isFocused)")
      cell.backgroundConfiguration = .listPlainCell()
    }
    bed.settle()
    #expect(log == ["false false false"])
    roster.view.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    bed.settle()
    #expect(log == ["false false false", "true false false"])
    #expect(press([.down], bed, roster) == "0.0")
    #expect(log.last == "true false true")
  }
}
