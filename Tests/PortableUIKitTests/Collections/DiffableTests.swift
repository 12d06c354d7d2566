import PortableUIKit
import Testing

/// Snapshots that are shown one after the other.
@MainActor
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let shelf = Shelf([], size: CGSize(width: 300, height: 400))
  private let source: UICollectionViewDiffableDataSource<String, Int>
  private let asked = Asked()

  init() {
    let (shelf, asked) = (shelf, asked)
    source = UICollectionViewDiffableDataSource(collectionView: shelf.view) { view, path, item in
      asked.items.append(item)
      return view.dequeueConfiguredReusableCell(using: shelf.cells, for: path, item: "\(item)")
    }
    shelf.loop.frame(at: 0)
  }

  private func snapshot(_ items: [Int], in section: String = "a") -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([section])
    snapshot.appendItems(items)
    return snapshot
  }

  private func cell(_ item: Int) -> ShelfCell? {
    source.indexPath(for: item).flatMap { shelf.view.cellForItem(at: $0) } as? ShelfCell
  }

  /// Golden C47.
  @Test func cellsOfWhatStaysAreTheSame() throws {
    source.apply(snapshot([1, 2, 3]))
    #expect(asked.take() == [1, 2, 3])
    let (first, third) = (try #require(cell(1)), try #require(cell(3)))
    shelf.loop.frame(at: 1)
    shelf.lines = []
    var isDone = false
    source.apply(snapshot([3, 1, 4])) { isDone = true }
    #expect(asked.take() == [4] && !isDone)
    #expect(cell(1) === first && cell(3) === third)
    #expect(shelf.view.indexPath(for: third)?.item == 0)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 4)
    #expect(source.indexPath(for: 2) == nil && source.snapshot().itemIdentifiers == [3, 1, 4])
    #expect(first.frame.minX == 62.5 && first.layer.presentation()?.frame.minX == 0)
    shelf.loop.frame(at: 2)
    #expect(isDone)
    // Under the place that it had.
    #expect(shelf.lines.filter { $0.hasPrefix("didEnd") } == ["didEndDisplaying 0.1"])
  }

  /// Golden C48.
  @Test func reloadingTakesAnotherCellAndConfiguringTheSame() throws {
    source.apply(snapshot([1, 2]), animatingDifferences: false)
    let (first, second) = (try #require(cell(1)), try #require(cell(2)))
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    _ = asked.take()
    source.apply(next, animatingDifferences: false)
    #expect(cell(1) !== first && cell(2) === second && second.reuses == 0)
    #expect(asked.take() == [1, 2])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func sectionsComeAndGo() {
    source.apply(snapshot([1, 2]), animatingDifferences: false)
    var next = source.snapshot()
    next.insertSections(["b"], beforeSection: "a")
    next.appendItems([5, 6], toSection: "b")
    next.moveItem(1, afterItem: 5)
    let first = cell(1)
    source.apply(next)
    #expect(source.indexPath(for: 1) == IndexPath(item: 1, section: 0))
    #expect(cell(1) === first && shelf.view.visibleCells.count == 4)
    #expect(source.sectionIdentifier(for: 1) == "a" && source.index(for: "b") == 0)
    next.deleteSections(["b"])
    source.apply(next)
    #expect(shelf.view.visibleCells.count == 1 && source.snapshot().sectionIdentifiers == ["a"])
  }

  @Test func whatIsAppliedMeanwhileComesAfterwards() {
    let (shelf, later) = (shelf, snapshot([7, 8, 9]))
    var isFirst = true
    let box = Box()
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: shelf.view) {
      view, path, item in
      if isFirst {
        isFirst = false
        box.source?.apply(later)
      }
      return view.dequeueConfiguredReusableCell(using: shelf.cells, for: path, item: "\(item)")
    }
    box.source = source
    source.apply(snapshot([1, 2]))
    #expect(source.snapshot().itemIdentifiers == [7, 8, 9])
    #expect(shelf.view.visibleCells.count == 3)
  }

  @Test func headersComeFromTheProvider() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    shelf.view.collectionViewLayout = layout
    var kinds: [String] = []
    source.supplementaryViewProvider = { view, kind, path in
      kinds.append(kind)
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "label", for: path)
    }
    source.applySnapshotUsingReloadData(snapshot([1]))
    shelf.view.layoutIfNeeded()
    #expect(kinds == [UICollectionView.elementKindSectionHeader] && asked.take() == [1])
  }

  @MainActor final class Asked {
    var items: [Int] = []
    func take() -> [Int] {
      defer { items = [] }
      return items
    }
  }

  @MainActor final class Box {
    var source: UICollectionViewDiffableDataSource<String, Int>?
  }
}
