import PortableUIKit

/// A table of numbered rows that writes down what it is asked and told.
@MainActor
class Roster: UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var titles: [Int: String] = [:]
  var lines: [String] = []
  /// Calls that are not written down.
  var ignored: Set<String> = ["didScroll", "height", "estimate"]
  var mayHighlight = true
  /// Points; nil for the table's own.
  var height: ((IndexPath) -> CGFloat)?
  var estimate: CGFloat?
  /// At the edge; nil for none.
  var letters: [String]?
  var section: (Int) -> Int = { $0 }
  /// Letters by number whose sections were asked for.
  private(set) var askedLetters: [Int] = []
  var redirect: ((IndexPath) -> IndexPath?)?
  let view: UITableView
  /// Two pixels to a point.
  let window: UIWindow
  private(set) lazy var loop = FrameLoop(window: window)

  init(
    _ counts: [Int], style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 375, height: 667)
  ) {
    rows = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
    view = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    view.register(RosterCell.self, forCellReuseIdentifier: "cell")
    window = UIWindow(frame: view.frame)
    // Of its own: tests take turns on the main actor.
    window.screen = UIScreen()
    window.screen.scale = 2
    window.addSubview(view)
    view.dataSource = self
    view.delegate = self
  }

  /// What was called since the last time, with numbers of section and row.
  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }

  func note(_ name: String, _ path: IndexPath? = nil) {
    guard !ignored.contains(name) else { return }
    lines.append(path.map { "\(name) \($0.section).\($0.row)" } ?? name)
  }

  /// The texts of the rows that are shown, from top to bottom.
  var shown: [String] { view.visibleCells.map { ($0 as? RosterCell)?.text ?? "?" } }

  func numberOfSections(in tableView: UITableView) -> Int {
    note("sections")
    return rows.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows \(section)")
    return rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    note("cell", path)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    (cell as? RosterCell)?.text = rows[path.section][path.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    note("height", path)
    return height?(path) ?? tableView.rowHeight
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    note("willDisplay", path)
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    note("didEnd", path)
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    note("willDisplayHeader \(section)")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    note("didEndHeader \(section)")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    note("shouldHighlight", path)
    return mayHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
    note("didHighlight", path)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    note("didUnhighlight", path)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    note("willSelect", path)
    return redirect.map { $0(path) } ?? path
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    note("didSelect", path)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    note("willDeselect", path)
    return path
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    note("didDeselect", path)
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    note("accessory", path)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    askedLetters.append(index)
    return section(index)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
}

final class RosterCell: UITableViewCell {
  var text = ""
  /// What the cell asks for, points; nil for what its texts need.
  var natural: CGFloat?
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    natural.map { CGSize(width: size.width, height: $0) } ?? super.sizeThatFits(size)
  }
}
