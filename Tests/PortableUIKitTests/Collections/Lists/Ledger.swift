import PortableUIKit
import ScrollGeometry
import ScrollTesting

/// A list of lines of text.
@MainActor
final class Ledger {
  let view: UICollectionView
  let stage: Stage
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>
  var log: [String] = []

  init(_ sections: [[String]], _ configuration: UICollectionLayoutListConfiguration) {
    view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: configuration))
    stage = Stage(size: Size(width: 320, height: 600), pixelsPerPoint: 2, view: view)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = text.hasPrefix(">") ? [.disclosureIndicator()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { cell(item, section)?.frame }
}
