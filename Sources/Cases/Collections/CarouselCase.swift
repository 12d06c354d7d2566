import ZoomScrollView

/// Rows of cards that scroll across the page.
///
/// Each row turns one card at a time and comes to rest with a card in its middle, which is larger than its neighbours; up
/// and down the page scrolls.
public final class CarouselCase: CollectionCase, UICollectionViewDataSource {
  private static let cardCount = 12
  private static let rowCount = 6
  private let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    cell, _, number in
    TileView.of(cell, radius: 20).show(number)
  }

  public init() {
    super.init(
      UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in Self.row() }))
    collection.dataSource = self
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private static func row() -> NSCollectionLayoutSection {
    let card = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(220), heightDimension: .absolute(150)), subitems: [card])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items {
        let distance = min(1, (item.frame.midX - middle).magnitude / 228)
        let scale = 1 - 0.14 * distance
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int { Self.rowCount }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.cardCount }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: indexPath.section * Self.cardCount + indexPath.item)
  }
}
