import ZoomScrollView

/// A case with one collection view that fills it.
open class CollectionCase: ScrollCase {
  let collection: UICollectionView
  private let hearing = CollectionRelay()

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(scrollView: collection, relay: hearing)
    hearing.collectionCase = self
    // By its own property: that is what tells it of items, too.
    collection.delegate = hearing
    collection.backgroundColor = UIColor(white: 0.97, alpha: 1)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Where the content comes to rest that would do so at `target`, points.
  func rest(near target: CGPoint) -> CGPoint { target }

  /// A tap on an item.
  func selected(_ indexPath: IndexPath) {}
}
