import ScrollGeometry
import ScrollTesting
import Testing

@testable import PortableUIKit

/// Signs that come when a row is filled again.
@MainActor
struct RefilledSignTests {
  private final class Marks { var marked: Set<String> = [] }

  @Test func aSignComesInItsPlaceWhileTheRowCloses() throws {
    let marks = Marks()
    var source: UICollectionViewDiffableDataSource<Int, String>?
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Mark") { _, _, done in
          guard var snapshot = source?.snapshot() else { return }
          let item = snapshot.itemIdentifiers[path.item]
          marks.marked.insert(item)
          snapshot.reconfigureItems([item])
          source?.apply(snapshot)
          done(true)
        }
      ])
    }
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = marks.marked.contains(text) ? [.checkmark()] : []
    }
    let made = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, text in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    source = made
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<10).map(String.init))
    made.apply(snapshot, animatingDifferences: false)
    let stage = Stage(size: Size(width: 320, height: 480), view: view)
    stage.settle()
    stage.swipe(from: Point(x: 200, y: 60), to: Point(x: 100, y: 60), 0.2, hold: 0.3)
    stage.settle()
    let found = view.cellForItem(at: IndexPath(item: 1, section: 0))
    let cell = try #require(found as? UICollectionViewListCell)
    stage.tap(Point(x: 300, y: 60))
    let sign = try #require(cell.trailingSigns.first)
    for _ in 0..<10 {
      stage.frame()
      let shown = try #require(sign.layer.presentation())
      let content = try #require(cell.contentView.layer.presentation())
      // Beside the content that it moves with, half-way down.
      #expect(shown.frame.minX > 320 - 74 - 30 - 1 && shown.frame.minY == 16)
      #expect((shown.frame.minX - content.frame.minX - 290).magnitude < 30)
    }
    let opacity = try #require(sign.layer.presentation()).opacity
    #expect(opacity > 0.05 && opacity < 0.95)
    stage.settle()
    #expect(sign.alpha == 1 && sign.frame.minX == 290 && cell.contentView.frame.minX == 0)
    source = nil
  }
}
