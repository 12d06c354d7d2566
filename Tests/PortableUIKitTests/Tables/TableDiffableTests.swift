import PortableUIKit
import Testing

/// Snapshots that a table shows one after the other.
@MainActor
struct TableDiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let roster = Roster([])
  private let source: TitledSource
  private let asked = Asked()

  init() {
    let asked = asked
    roster.view.rowHeight = 50
    roster.view.sectionHeaderTopPadding = 0
    source = TitledSource(tableView: roster.view) { table, path, item in
      asked.items.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? RosterCell)?.text = "\(item)"
      return cell
    }
    roster.loop.frame(at: 0)
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func cell(_ item: Int) -> UITableViewCell? {
    source.indexPath(for: item).flatMap { roster.view.cellForRow(at: $0) }
  }

  @Test func rowsOfWhatStaysAreTheSame() throws {
    source.apply(snapshot([("a", [1, 2, 3])]))
    #expect(asked.take() == [1, 2, 3] && roster.shown == ["1", "2", "3"])
    let (first, third) = (try #require(cell(1)), try #require(cell(3)))
    roster.loop.frame(at: 1)
    var isDone = false
    source.apply(snapshot([("a", [3, 1, 4])])) { isDone = true }
    #expect(asked.take() == [4] && !isDone)
    #expect(cell(1) === first && cell(3) === third && roster.shown == ["3", "1", "4"])
    // On its way: half of the time is half of the way.
    #expect(first.frame.minY == 50 + 28 && first.layer.presentation()?.frame.minY == 28)
    roster.loop.frame(at: 2)
    #expect(isDone)
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 4)
    #expect(source.snapshot().itemIdentifiers == [3, 1, 4] && source.indexPath(for: 2) == nil)
  }

  @Test func sectionsComeWithTheirTitles() {
    source.apply(snapshot([("a", [1])]), animatingDifferences: false)
    source.apply(snapshot([("b", [5, 1]), ("a", [2])]), animatingDifferences: false)
    #expect(roster.shown == ["5", "1", "2"])
    #expect(roster.view.headerView(forSection: 0)?.textLabel?.text == "of b")
    #expect(roster.view.headerView(forSection: 1)?.textLabel?.text == "of a")
    #expect(source.sectionIdentifier(for: 1) == "a" && source.index(for: "b") == 0)
  }

  @Test func reloadingTakesAnotherCellAndConfiguringTheSame() throws {
    source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
    let (first, second) = (try #require(cell(1)), try #require(cell(2)))
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    _ = asked.take()
    source.apply(next, animatingDifferences: false)
    #expect(cell(1) !== first && cell(2) === second && asked.take() == [1, 2])
  }

  @Test func whatIsAppliedMeanwhileComesAfterwards() {
    let later = snapshot([("a", [7, 8])])
    asked.whenAsked = { [source, asked] in
      asked.whenAsked = nil
      source.apply(later)
    }
    source.apply(snapshot([("a", [1, 2])]))
    #expect(roster.shown == ["7", "8"] && source.snapshot().itemIdentifiers == [7, 8])
  }

  @Test func aWholeReloadComesWithTheNextLayout() {
    var isDone = false
    source.applySnapshotUsingReloadData(snapshot([("a", [1, 2])])) { isDone = true }
    #expect(isDone && roster.view.numberOfRows(inSection: 0) == 2 && asked.take() == [])
    roster.view.layoutIfNeeded()
    #expect(asked.take() == [1, 2])
  }

  private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).map { "of \($0)" }
    }
  }

  @MainActor final class Asked {
    var items: [Int] = [] { didSet { if items.count > oldValue.count { whenAsked?() } } }
    var whenAsked: (() -> Void)?

    func take() -> [Int] {
      defer { items = [] }
      return items
    }
  }
}
