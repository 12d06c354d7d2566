/// Opens the menus of a collection view's items.
final class CollectionMenus: UIContextMenuInteraction {
  @Weak private var list: UICollectionView?
  /// What was asked for a menu; nil between the items.
  private var path: IndexPath?

  init(_ list: UICollectionView) {
    self.list = list
    super.init()
  }

  private var receiver: (any UICollectionViewDelegate)? { list?.knownDelegate }

  override func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    guard let list, let receiver, list.movement == nil else { return nil }
    path = list.item(at: location)
    let paths = path.map { list.itemsMeant(with: $0) } ?? []
    return receiver.collectionView(
      list, contextMenuConfigurationForItemsAt: paths, point: location)
  }

  override func keyPlace() -> CGPoint? {
    guard let list, let path = list.focus.path, let cell = list.shownCell(path) else { return nil }
    return cell.center
  }

  override func lifted(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let list, let receiver else { return nil }
    if let path,
      let preview = receiver.collectionView(
        list, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    {
      return preview
    }
    return receiver.collectionView(
      list, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? path.flatMap { list.shownCell($0) }.map { UITargetedPreview(view: $0) }
  }

  override func willShow(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let list else { return }
    receiver?.collectionView(list, willDisplayContextMenu: configuration, animator: animator)
  }

  override func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let list else { return }
    receiver?.collectionView(
      list, willEndContextMenuInteraction: configuration, animator: animator)
  }

  override func commits(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let list else { return }
    receiver?.collectionView(
      list, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView {
  /// What a menu about an item is about: all that is selected, where that is one of them.
  fileprivate func itemsMeant(with path: IndexPath) -> [IndexPath] {
    selectsSeveral && selection.contains(path) ? selection.sorted() : [path]
  }

  /// What opens the items' menus; nil without a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    for case let menus as CollectionMenus in interactions { return menus }
    return nil
  }
}
