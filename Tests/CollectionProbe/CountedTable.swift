import PortableUIKit

/// A table of equal rows in sections whose headers stay in view.
@MainActor
final class CountedTable: CountedList, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private let rowCount: Int
  private(set) var changeCount = 0

  init(rowCount: Int) {
    self.rowCount = rowCount
    table.rowHeight = 60
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  var view: UIScrollView { table }

  func numberOfSections(in table: UITableView) -> Int { rowCount / 100 }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "A row"
    return cell
  }

  func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    changeCount += 1
  }

  func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    changeCount += 1
  }
}
