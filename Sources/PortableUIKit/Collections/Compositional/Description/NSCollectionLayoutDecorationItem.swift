/// Something behind a section that the data knows nothing of.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Set before anybody sees the item: an initialiser that is not public comes out twice in an Embedded link.
  public internal(set) final var elementKind = ""
  /// The higher is in front.
  open var zIndex = 0

  /// Fills the section, less its own `contentInsets`.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    let item = NSCollectionLayoutDecorationItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: whole, heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
    item.elementKind = elementKind
    return item
  }
}
