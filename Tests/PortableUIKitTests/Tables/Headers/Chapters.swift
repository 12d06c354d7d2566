import PortableUIKit

/// A table of sections of three rows, 50 points each, that writes down for which it makes headers.
@MainActor
final class Chapters: UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  /// Points; nil for a section without a header.
  var header: (Int) -> CGFloat? = { _ in 40 }
  /// Points; nil for the table's own.
  var estimate: CGFloat?
  var title: String?
  private var made: [Int] = []
  let view: UITableView
  let window: UIWindow
  private(set) lazy var loop = FrameLoop(window: window)

  init(_ counts: [Int], style: UITableView.Style = .plain) {
    self.counts = counts
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: style)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.rowHeight = 50
    view.sectionHeaderTopPadding = 0
    window = UIWindow(frame: view.frame)
    window.screen = UIScreen()
    window.addSubview(view)
    view.dataSource = self
    view.delegate = self
  }

  /// The sections whose headers were made since the last time.
  func takeMade() -> [Int] {
    defer { made = [] }
    return made
  }

  /// Rows and their places on the screen.
  var places: [IndexPath: CGFloat] {
    var places: [IndexPath: CGFloat] = [:]
    for path in view.indexPathsForVisibleRows ?? [] {
      places[path] = (view.cellForRow(at: path)?.frame.minY ?? 0) - view.contentOffset.y
    }
    return places
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard title == nil else { return nil }
    made.append(section)
    return header(section).map { ChapterHeader(height: $0) }
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { estimate ?? tableView.estimatedSectionHeaderHeight }
}

/// Wants to be so high.
private final class ChapterHeader: UIView {
  private let height: CGFloat

  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
