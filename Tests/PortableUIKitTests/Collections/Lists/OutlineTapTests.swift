import PortableUIKit
import ScrollTesting
import Testing

/// Rows that open and close, and what lies behind them.
@MainActor
struct OutlineTapTests {
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>
  private let stage: Stage
  private let listener = Listener()

  private init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      switch text {
      case "row": cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      case "sign": cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
      default: cell.accessories = []
      }
      cell.configurationUpdateHandler = { cell, _ in
        var ground = UIBackgroundConfiguration.listPlainCell()
        ground.strokeColor = text == "row" ? .red : nil
        ground.strokeWidth = 2
        cell.backgroundConfiguration = ground
      }
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["row", "sign"])
    snapshot.append(["one"], to: "row")
    snapshot.append(["two"], to: "sign")
    source.apply(snapshot, to: 0, animatingDifferences: false)
    view.delegate = listener
    stage = Stage(size: CGSize(width: 320, height: 480), view: view)
    stage.settle()
  }

  private var rows: [String] { source.snapshot().itemIdentifiers }

  private func tap(_ x: CGFloat, row: Int) {
    stage.tap(at: CGPoint(x: x, y: CGFloat(row) * 44 + 22))
    stage.settle()
  }

  @Test func aHeaderOpensWhereverItIsTapped() {
    #expect(rows == ["row", "sign"])
    tap(40, row: 0)
    #expect(rows == ["row", "one", "sign"] && listener.selected == 0)
    tap(40, row: 0)
    #expect(rows == ["row", "sign"])
    tap(40, row: 1)
    #expect(rows == ["row", "sign"] && listener.selected == 1)
    tap(298, row: 1)
    #expect(rows == ["row", "sign", "two"] && listener.selected == 1)
  }

  /// Who is asked before, and what an item has below it once it opens.
  @Test func handlersSayWhatOpensAndCloses() {
    var log: [String] = []
    var mayClose = false
    var handlers = source.sectionSnapshotHandlers
    handlers.shouldExpandItem = { item in
      log.append("should open \(item)")
      return item != "row"
    }
    handlers.willExpandItem = { log.append("opens \($0)") }
    handlers.shouldCollapseItem = { item in
      log.append("should close \(item)")
      return mayClose
    }
    handlers.willCollapseItem = { log.append("closes \($0)") }
    handlers.snapshotForExpandingParent = { parent, children in
      log.append("below \(parent): \(children.items)")
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["three", "four"])
      return snapshot
    }
    source.sectionSnapshotHandlers = handlers
    tap(40, row: 0)
    #expect(rows == ["row", "sign"] && log == ["should open row"])
    log = []
    tap(298, row: 1)
    #expect(rows == ["row", "sign", "three", "four"])
    #expect(log == ["should open sign", "opens sign", "below sign: [\"two\"]"])
    log = []
    tap(298, row: 1)
    #expect(rows.count == 4 && log == ["should close sign"])
    mayClose = true
    tap(298, row: 1)
    #expect(rows == ["row", "sign"])
    #expect(log == ["should close sign", "should close sign", "closes sign"])
    #expect(source.snapshot(for: 0).snapshot(of: "sign").items == ["three", "four"])
  }

  @Test func whatLiesBehindARowShowsItsState() throws {
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let ground = try #require(cell.subviews.first)
    #expect(ground.backgroundColor == UIColor.systemBackground)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    stage.settle()
    #expect(cell.subviews.first?.backgroundColor == UIColor.systemGray4)
    let framed = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(framed.subviews.first?.layer.borderWidth == 2)
    // A handler that sets a configuration asks for no other round.
    #expect(stage.settle())
  }

  private final class Listener: UICollectionViewDelegate {
    var selected = 0
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      selected += 1
    }
  }
}
