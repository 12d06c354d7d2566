/// Who gets data ready for rows that will be seen soon.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Nearest first. They may never be shown.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// They lie ahead no more: what was begun for them may end.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
