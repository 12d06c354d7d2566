import ScrollTesting
import Testing

@testable import PortableUIKit

/// Rows and headers that are configured, and how they come where nothing is to be seen of it.
@MainActor
struct RowFittingTests {
  private final class Texts: UITableViewDataSource, UITableViewDelegate {
    var texts = ["a", "b", "c"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = texts[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      var content = header?.defaultContentConfiguration()
      content?.text = "Head"
      header?.contentConfiguration = content
      var ground = UIBackgroundConfiguration.listPlainHeaderFooter()
      ground.backgroundColor = .red
      header?.backgroundConfiguration = ground
      return header
    }
  }

  private let texts = Texts()
  private let view: UITableView
  private let stage: Stage

  private init() {
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    view.dataSource = texts
    view.delegate = texts
    stage = Stage(size: CGSize(width: 320, height: 480), view: view)
    stage.settle()
  }

  private func row(_ row: Int) -> UITableViewCell? {
    view.cellForRow(at: IndexPath(row: row, section: 0))
  }

  @Test func aRowGrowsWithWhatItShows() throws {
    // Another test may have changed the size of texts since this one was made.
    stage.settle()
    let top = try #require(row(0)).frame.minY
    let plain = try #require(row(1)?.contentConfiguration as? UIListContentConfiguration)
    var long = plain
    long.text = String(repeating: "many words ", count: 30)
    view.selfSizingInvalidation = .disabled
    row(1)?.contentConfiguration = long
    stage.settle()
    #expect(row(1)?.frame.height == row(0)?.frame.height)
    view.selfSizingInvalidation = .enabled
    row(1)?.contentConfiguration = long
    stage.settle()
    let height = try #require(row(1)?.frame.height)
    #expect(height > 100)
    #expect(row(2)?.frame.minY == top + (row(0)?.frame.height ?? 0) + height)
    row(1)?.contentConfiguration = plain
    stage.settle()
    #expect(row(1)?.frame.height == row(0)?.frame.height)
  }

  @Test func aHeaderIsConfigured() throws {
    let header = try #require(view.headerView(forSection: 0))
    let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "Head")
    #expect(
      content.textProperties.font == UIListContentConfiguration.plainHeader().textProperties.font)
    #expect(header.frame.height > 10 && row(0)?.frame.minY == header.frame.maxY)
    #expect(header.subviews.first?.backgroundColor == .red)
    header.backgroundConfiguration = nil
    header.contentConfiguration = nil
    #expect(header.subviews.count == 1 && header.contentView.subviews.isEmpty)
  }

  /// Before it is measured, and when its program says that something has changed.
  @Test func aHeaderAsksHowToLook() throws {
    let header = try #require(view.headerView(forSection: 0))
    var (states, text) = (0, "one")
    header.configurationUpdateHandler = { header, state in
      states += 1
      var content = header.defaultContentConfiguration().updated(for: state)
      content.text = text
      header.contentConfiguration = content
    }
    stage.settle()
    #expect(states == 1)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "one")
    text = "two"
    header.setNeedsUpdateConfiguration()
    let size = header.sizeThatFits(CGSize(width: 320, height: 0))
    #expect(states == 2 && size.height > 10)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "two")
    stage.settle()
    #expect(states == 2)
    header.backgroundConfiguration = header.defaultBackgroundConfiguration()
    stage.settle()
    #expect(header.subviews.first?.backgroundColor == .systemBackground && states == 3)
  }

  /// Others cross-fade.
  @Test(arguments: [UITableView.RowAnimation.none, .fade])
  func withoutAnAnimationARowIsThereAtOnce(animation: UITableView.RowAnimation) throws {
    let old = try #require(row(1))
    texts.texts[1] = "new"
    view.reloadRows(at: [IndexPath(row: 1, section: 0)], with: animation)
    stage.wait(0.1)
    let new = try #require(row(1))
    let seen = { (cell: UITableViewCell) in Double(cell.layer.presentation()?.opacity ?? -1) }
    if animation == .none {
      #expect(new !== old && seen(new) == 1 && (old.isHidden || seen(old) == 0))
    } else {
      #expect(seen(new) > 0.05 && seen(new) < 0.95)
    }
    stage.settle()
    #expect(seen(new) == 1)
  }

  /// What a program's own controller says in place of its ancestor's.
  @Test func controllersCanBeAskedForAll() {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
      override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
      { false }
    }
    final class Items: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
      override func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
      ) -> Bool { false }
      override func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { .zero }
    }
    let path = IndexPath(item: 0, section: 0)
    let rows: any UITableViewDelegate = Rows()
    #expect(
      rows.tableView(view, contextMenuConfigurationForRowAt: path, point: .zero) != nil
        && !rows.tableView(view, canFocusRowAt: path))
    let layout = UICollectionViewFlowLayout()
    let items: any UICollectionViewDelegate = Items(collectionViewLayout: layout)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(
      items.collectionView(list, contextMenuConfigurationForItemAt: path, point: .zero) != nil
        && !items.collectionView(list, canFocusItemAt: path))
    #expect(
      items.collectionView(
        list, targetContentOffsetForProposedContentOffset: CGPoint(x: 1, y: 1)) == .zero)
  }
}
