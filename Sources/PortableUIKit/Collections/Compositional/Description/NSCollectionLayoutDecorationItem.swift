import ScrollGeometry

/// Something behind a section that the data knows nothing of.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  /// The higher is in front.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: whole, heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Fills the section, less its own `contentInsets`.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
