import Testing

@testable import PortableUIKit

/// Tables of a diffable data source, and without a delegate, under fingers.
@MainActor
struct HandledRowTests {
  private final class Rows: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    /// As sources do that keep no data but the snapshot.
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath
    ) {
      guard let item = itemIdentifier(for: source) else { return }
      var snapshot = snapshot()
      let other = itemIdentifier(for: target)
      snapshot.deleteItems([item])
      if let other {
        snapshot.insertItems([item], beforeItem: other)
      } else {
        snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers[target.section])
      }
      apply(snapshot, animatingDifferences: false)
    }
  }

  private let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  private let rows: Rows
  private let loop: FrameLoop

  init() {
    loop = FrameLoop(window: UIWindow(around: view))
    rows = Rows(tableView: view) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3, 4], toSection: "b")
    rows.apply(snapshot, animatingDifferences: false)
    loop.frame(at: 0)
    view.setEditing(true, animated: false)
    loop.frame(at: 0)
  }

  private func shown() -> [String] { view.visibleCells.compactMap { $0.textLabel?.text } }

  @Test(arguments: [(0, 66.0, ["1", "3", "2"]), (1, 22.0, ["4", "1", "2"])])
  func aSnapshotThatIsAppliedWhenARowIsPutDownIsWhatIsShown(
    row: Int, y: Double, first: [String]
  ) {
    var complaints: [String] = []
    view.inconsistencyHandler = { complaints.append($0) }
    // From one section to the other.
    #expect(view.beginMovement(IndexPath(row: row, section: 1)))
    view.moveRow(to: y)
    view.endMovement(isCancelled: false)
    loop.frame(at: 0)
    loop.frame(at: 1)
    #expect(complaints == [])
    #expect(Array(shown().prefix(3)) == first)
    #expect(view.numberOfRows(inSection: 0) == 3 && view.numberOfRows(inSection: 1) == 1)
    #expect(rows.snapshot().itemIdentifiers.map(String.init) == shown())
  }

  @Test func aSignAsksBeforeItDeletesWithoutADelegate() throws {
    let cell = try #require(view.visibleCells.first)
    view.signTapped(.delete, in: cell)
    loop.frame(at: 0)
    loop.frame(at: 1)
    #expect(cell.swipeOffset < 0)
  }

  /// What a delegate has for the row is what its sign brings.
  @Test func aSignBringsTheActionsOfItsRow() throws {
    let delegate = Acting()
    view.delegate = delegate
    loop.frame(at: 0)
    let cell = try #require(view.visibleCells.first)
    view.signTapped(.delete, in: cell)
    loop.frame(at: 0)
    loop.frame(at: 1)
    #expect(cell.swipeOffset < 0)
    #expect(cell.swipeButtons?.configuration.actions.map(\.title) == ["Archive", "Flag"])
  }

  private final class Acting: UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(
        actions: ["Archive", "Flag"].map {
          UIContextualAction(style: .normal, title: $0) { _, _, done in done(true) }
        })
    }
  }
}
