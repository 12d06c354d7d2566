import PortableUIKit
import ScrollGeometry
import ScrollTesting

/// A table whose rows can be deleted.
@MainActor
final class SwipedTable: UITableViewDataSource, UITableViewDelegate {
  let view = UITableView(frame: .zero)
  let stage: Stage
  private var names = (0..<10).map(String.init)
  var mayMove = false
  var log: [String] = []

  init() {
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.rowHeight = 44
    stage = Stage(size: Size(width: 320, height: 600), view: view)
    view.dataSource = self
    view.delegate = self
    stage.frame()
  }

  /// Above all others.
  func insert(_ name: String) {
    names.insert(name, at: 0)
    view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = names[path.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    log.append("delete \(path.row)")
    names.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .fade)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { mayMove }
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath
  ) {
    log.append("move \(source.row) to \(target.row)")
    names.insert(names.remove(at: source.row), at: target.row)
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
    log.append("begin \(path.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
    log.append("end \(path?.row ?? -1)")
  }
}
