import ZoomScrollView

/// A grid whose tiles come and go.
///
/// A thousand tiles, as many beside each other as there is room for. A tap takes a tile away and the others close up; the
/// button brings three in front of all others. Only those that can be seen have a view.
public final class TileGridCase: CollectionCase, UICollectionViewDataSource {
  private var numbers = Array(0..<1000)
  private var nextNumber = 1000
  private var button = PillView()
  private let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    cell, _, number in
    TileView.of(cell).show(number)
  }

  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 96)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 80, right: 12)
    super.init(UICollectionView(frame: .zero, collectionViewLayout: layout))
    collection.dataSource = self
    button = PillView("Three more") { [unowned(unsafe) self] in insert() }
    addSubview(button)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    [button].placeInRow(centerX: bounds.midX, bottom: bounds.maxY - 24)
  }

  override func selected(_ indexPath: IndexPath) {
    collection.performBatchUpdates {
      self.numbers.remove(at: indexPath.item)
      self.collection.deleteItems(at: [indexPath])
    }
  }

  private func insert() {
    collection.performBatchUpdates {
      self.numbers.insert(contentsOf: self.nextNumber..<self.nextNumber + 3, at: 0)
      self.nextNumber += 3
      self.collection.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: numbers[indexPath.item])
  }
}
