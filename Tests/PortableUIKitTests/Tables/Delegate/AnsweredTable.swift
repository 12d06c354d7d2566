import PortableUIKit
import ScrollGeometry
import ScrollTesting

/// A table whose delegate answers what a test says: rows 44 points high, ten in each section.
@MainActor
final class AnsweredTable: UITableViewDataSource, UITableViewDelegate {
  let view: UITableView
  let stage: Stage
  var log: [String] = []
  var headerHeight: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  var footerHeight: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  var header: (Int) -> UIView? = { _ in nil }
  var footer: (Int) -> UIView? = { _ in nil }
  var indentation: (Int) -> Int = { _ in 0 }
  /// Points.
  var estimate: (Int) -> CGFloat = { _ in 44 }
  var deletion: String?
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?

  init(
    sections: Int = 1, rows: Int = 10, cells: AnyClass = UITableViewCell.self,
    prepare: (AnsweredTable) -> Void = { _ in }
  ) {
    sectionCount = sections
    rowCount = rows
    view = UITableView(frame: .zero)
    view.register(cells, forCellReuseIdentifier: "cell")
    view.sectionHeaderTopPadding = 0
    stage = Stage(size: Size(width: 320, height: 600), pixelsPerPoint: 2, view: view)
    prepare(self)
    view.dataSource = self
    view.delegate = self
    stage.frame()
  }

  private let sectionCount: Int
  private let rowCount: Int

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    view.cellForRow(at: IndexPath(row: row, section: section))
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = "\(path.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    log.append("delete \(path.row)")
  }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    log.append("move \(source.row) to \(target.row)")
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight(section)
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeight(section)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header(section)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footer(section)
  }
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    log.append("footer \(section)")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    log.append("no footer \(section)")
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
    indentation(path.row)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    estimate(path.row)
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
  ) -> String? { deletion }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    log.append("target \(source.row) \(proposed.row)")
    return target(source, proposed)
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
}
