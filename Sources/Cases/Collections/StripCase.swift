import ZoomScrollView

/// A line of pictures, one of which is in the middle.
///
/// However far a finger throws it, the line comes to rest with a picture in its middle: the delegate says where. A tap on a
/// picture brings that one there.
public final class StripCase: CollectionCase, UICollectionViewDataSource {
  private static let count = 60
  private static let side: CGFloat = 120
  private static let gap: CGFloat = 10
  private let layout: UICollectionViewFlowLayout
  private let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    cell, _, number in
    TileView.of(cell, radius: 6).show(number)
  }
  private let words = PillView()

  public init() {
    layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: Self.side, height: Self.side)
    layout.minimumLineSpacing = Self.gap
    super.init(UICollectionView(frame: .zero, collectionViewLayout: layout))
    collection.dataSource = self
    collection.decelerationRate = .fast
    collection.showsHorizontalScrollIndicator = false
    addSubview(words)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override var page: Int? {
    collection.indexPathForItem(at: CGPoint(x: collection.bounds.midX, y: bounds.midY))?.item
  }

  public override func scrollViewDidScroll() { setNeedsLayout() }

  override func selected(_ indexPath: IndexPath) {
    collection.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }

  override func rest(near target: CGPoint) -> CGPoint {
    let stride = Self.side + Self.gap
    return CGPoint(x: (target.x / stride).rounded() * stride, y: target.y)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    // Room at the ends for the first and the last to be in the middle, and none below for a second one.
    let (end, rim) = (
      max(0, (bounds.width - Self.side) / 2), max(0, (bounds.height - Self.side) / 2)
    )
    layout.sectionInset = UIEdgeInsets(top: rim, left: end, bottom: rim, right: end)
    words.text = page.map { "Picture \($0)" } ?? "Between two"
    [words].placeInRow(centerX: bounds.midX, bottom: bounds.maxY - 24)
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: indexPath.item)
  }
}
