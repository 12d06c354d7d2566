/// Opens the menus of a table view's rows.
final class TableMenus: UIContextMenuInteraction {
  @Weak private var list: UITableView?
  /// What was asked for a menu.
  private var path: IndexPath?

  init(_ list: UITableView) {
    self.list = list
    super.init()
  }

  private var receiver: (any UITableViewDelegate)? { list?.knownDelegate }

  override func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    guard let list, let receiver, list.movement == nil else { return nil }
    path = list.indexPathForRow(at: location)
    guard let path else { return nil }
    return receiver.tableView(list, contextMenuConfigurationForRowAt: path, point: location)
  }

  override func keyPlace() -> CGPoint? {
    guard let list, let path = list.focus.path else { return nil }
    return list.cellForRow(at: path)?.center
  }

  override func lifted(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let list, let receiver else { return nil }
    return receiver.tableView(
      list, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? path.flatMap { list.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  override func willShow(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let list else { return }
    receiver?.tableView(list, willDisplayContextMenu: configuration, animator: animator)
  }

  override func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let list else { return }
    receiver?.tableView(list, willEndContextMenuInteraction: configuration, animator: animator)
  }

  override func commits(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let list else { return }
    receiver?.tableView(
      list, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UITableView {
  /// What opens the rows' menus; nil without a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    for case let menus as TableMenus in interactions { return menus }
    return nil
  }
}
