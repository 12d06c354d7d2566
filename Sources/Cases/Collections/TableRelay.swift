import ZoomScrollView

/// Hears of rows, too.
final class TableRelay: CaseRelay, UITableViewDelegate {
  @Weak var list: ListCase?

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { list?.actions(at: indexPath) }
}
