import ScrollTesting
import Testing
import UIKit

/// What is asked of a table before it is in a window.
@MainActor struct EarlyRowTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    private var source: UITableViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = UITableViewDiffableDataSource(tableView: tableView) {
        [weak self] table, path, item in
        self?.log.append("cell \(item)")
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<30))
      source.apply(snapshot, animatingDifferences: false)
      log.append("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("willAppear")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.append("didLayout")
    }
  }

  @Test func noCellIsMadeBeforeItsFirstLayout() {
    let rows = Rows()
    let stage = Stage(size: CGSize(width: 300, height: 100), root: rows)
    stage.settle()
    #expect(rows.log.prefix(2) == ["didLoad", "willAppear"])
    #expect(rows.log.filter { $0 == "cell 0" }.count == 1 && rows.log.contains("cell 2"))
    #expect(rows.log.filter { $0 == "didLayout" }.count < 3)
    #expect(rows.tableView.numberOfRows(inSection: 0) == 30)
    #expect(abs(rows.tableView.contentSize.height - 30 * 44) < 1e-6)
  }

  private final class Items: UICollectionViewController {
    var log: [String] = []
    private var source: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
      super.viewDidLoad()
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [weak self] _, _, item in self?.log.append("cell \(item)")
      }
      source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      for count in [3, 30] {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot, animatingDifferences: true) {
          [weak self] in self?.log.append("applied \(count)")
        }
      }
      log.append("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("willAppear")
    }
  }

  @Test func norOneOfACollection() {
    let items = Items(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let stage = Stage(size: CGSize(width: 300, height: 100), root: items)
    stage.settle()
    #expect(items.log.filter { !$0.hasPrefix("cell") }.prefix(2) == ["didLoad", "willAppear"])
    #expect(
      items.log.firstIndex(of: "cell 0").map { $0 >= 2 } == true
        && items.log.filter { $0 == "cell 0" }.count == 1)
    #expect(items.log.contains("applied 3") && items.log.contains("applied 30"))
    #expect(items.collectionView.numberOfItems(inSection: 0) == 30)
  }

  /// Where their own texts stand, and what is tied to them does.
  @Test func marginsOfRowsAreThoseOfTheirTexts() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Beach"
    cell.layoutIfNeeded()
    let margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    #expect(cell.contentView.layoutMargins == margins)
    #expect(UICollectionViewListCell(frame: .zero).contentView.layoutMargins == margins)
    #expect(UICollectionViewCell(frame: .zero).contentView.layoutMargins.left == 8)
    cell.contentView.layoutMargins.left = 40
    #expect(cell.contentView.layoutMargins.left == 40)
  }
}
