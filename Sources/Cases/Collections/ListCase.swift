import ZoomScrollView

/// A table in sections.
///
/// Headers stay in view while their section does. A row that is swiped to the left shows what can be done to it, and a swipe
/// across it deletes it; a tap selects it.
public final class ListCase: ScrollCase, UITableViewDataSource {
  private let table: UITableView
  private let hearing = TableRelay()
  private var rows = (0..<8).map { section in (0..<12).map { section * 12 + $0 } }

  public init() {
    table = UITableView(frame: .zero, style: .plain)
    super.init(scrollView: table, relay: hearing)
    hearing.list = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.delegate = hearing
    table.dataSource = self
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// What a swipe to the left offers.
  func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [unowned(unsafe) self] _, _, done in
      remove(indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func remove(_ indexPath: IndexPath) {
    table.performBatchUpdates {
      self.rows[indexPath.section].remove(at: indexPath.row)
      self.table.deleteRows(at: [indexPath], with: .left)
    }
  }

  public func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section)" }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(rows[indexPath.section][indexPath.row])"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
