import ZoomScrollView

/// Has the order of the tiles.
final class TileController: UICollectionViewController {
  let hearing = CollectionRelay()
  private var numbers = Array(0..<200)
  private let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    cell, _, number in
    TileView.of(cell).show(number)
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 96)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(white: 0.97, alpha: 1)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: numbers[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}
