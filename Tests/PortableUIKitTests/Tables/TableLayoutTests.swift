import PortableUIKit
import Testing

/// What a table asks, in which order, and where it puts what it gets.
@MainActor
struct TableLayoutTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Golden C58.
  @Test func aNewTableHasUIKitsDefaults() {
    let table = UITableView()
    #expect(table.style == .plain && table.separatorStyle == .singleLine)
    #expect(table.rowHeight == -1 && table.estimatedRowHeight == -1)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    #expect(table.numberOfSections == 0 && table.indexPathsForVisibleRows == nil)
    #expect(table.backgroundView == nil && table.tableHeaderView == nil)
    let controller = UITableViewController(style: .grouped)
    #expect(controller.clearsSelectionOnViewWillAppear && controller.refreshControl == nil)
    #expect(controller.tableView.style == .grouped && controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    let cell = UITableViewCell(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.detailTextLabel == nil && cell.textLabel != nil && cell.selectionStyle == .default)
  }

  /// Golden C53, C55.
  @Test func withEstimatesOnlyWhatIsSeenIsAskedFor() {
    let roster = Roster([100])
    roster.ignored = ["didScroll"]
    roster.height = { _ in 50 }
    #expect(roster.takeLog() == [])
    roster.view.layoutIfNeeded()
    #expect(
      roster.takeLog()
        == ["sections", "rows 0"]
        + (0..<14).flatMap { ["cell 0.\($0)", "height 0.\($0)", "willDisplay 0.\($0)"] })
    // Fourteen of 50, and 86 that count 44.
    #expect(roster.view.contentSize == CGSize(width: 375, height: 4484))
    #expect(roster.view.visibleCells.count == 14)
    #expect(roster.view.rectForRow(at: path(13)) == CGRect(x: 0, y: 650, width: 375, height: 50))
    #expect(roster.view.rectForRow(at: path(14)) == CGRect(x: 0, y: 700, width: 375, height: 44))
    // Each row that is seen adds what it is higher, until all were.
    for step in 1...90 {
      roster.view.contentOffset.y = CGFloat(step) * 50
      roster.view.layoutIfNeeded()
    }
    #expect(roster.view.contentSize.height == 5000)
  }

  /// Golden C54.
  @Test func withoutEstimatesAllHeightsComeFirst() {
    let roster = Roster([100])
    roster.ignored = ["didScroll"]
    roster.height = { CGFloat(40 + $0.row % 3) }
    roster.view.estimatedRowHeight = 0
    roster.view.layoutIfNeeded()
    let log = roster.takeLog()
    #expect(Array(log.prefix(102)) == ["sections", "rows 0"] + (0..<100).map { "height 0.\($0)" })
    #expect(log[102] == "cell 0.0")
    #expect(roster.view.contentSize.height == CGFloat((0..<100).map { 40 + $0 % 3 }.reduce(0, +)))
  }

  @Test func aMillionRowsOfOneHeightAskForNothing() {
    let roster = Roster([1_000_000])
    roster.ignored = ["didScroll"]
    roster.view.delegate = nil
    roster.view.rowHeight = 60
    roster.view.layoutIfNeeded()
    #expect(roster.takeLog() == ["sections", "rows 0"] + (0..<12).map { "cell 0.\($0)" })
    #expect(roster.view.contentSize.height == 60_000_000)
    roster.view.scrollToRow(at: path(999_999), at: .bottom, animated: false)
    roster.view.layoutIfNeeded()
    #expect(roster.view.contentOffset.y == 59_999_333)
    #expect(roster.shown.last == "0.999999" && roster.shown.count == 12)
  }

  @Test func cellsThatLeaveAreUsedForThoseThatCome() throws {
    let roster = Roster([50])
    roster.view.rowHeight = 100
    roster.view.layoutIfNeeded()
    let first = try #require(roster.view.cellForRow(at: path(0)) as? RosterCell)
    #expect(first.reuses == 0 && first.reuseIdentifier == "cell")
    roster.lines = []
    roster.view.contentOffset.y = 150
    roster.view.layoutIfNeeded()
    #expect(
      roster.takeLog() == [
        "didEnd 0.0", "cell 0.7", "willDisplay 0.7", "cell 0.8", "willDisplay 0.8",
      ])
    #expect(roster.view.cellForRow(at: path(0)) == nil)
    #expect(first.reuses == 1 && roster.view.indexPath(for: first) == path(7))
    #expect(first.frame == CGRect(x: 0, y: 700, width: 375, height: 100))
    roster.view.contentOffset.y = 151
    roster.view.layoutIfNeeded()
    #expect(roster.takeLog() == [])
  }

  @Test func whatIsMeasuredAboveMovesNothingOnTheScreen() throws {
    let roster = Roster([200])
    roster.height = { _ in 60 }
    // Where nothing was ever shown above.
    roster.view.layoutIfNeeded()
    roster.view.contentOffset.y = 4400
    roster.view.layoutIfNeeded()
    let row = try #require(roster.view.indexPathsForVisibleRows?.first)
    let place = roster.view.rectForRow(at: row).minY - roster.view.contentOffset.y
    // Up over rows that count 44 and turn out to be 60 high.
    for _ in 0..<6 {
      roster.view.contentOffset.y -= 30
      roster.view.layoutIfNeeded()
    }
    let moved = roster.view.rectForRow(at: row).minY - roster.view.contentOffset.y
    #expect(moved - place == 180)
    let cells = roster.view.visibleCells
    for (upper, lower) in zip(cells, cells.dropFirst()) {
      #expect(upper.frame.height == 60 && upper.frame.maxY == lower.frame.minY)
    }
  }

  @Test func cellsSayHowHighTheyAre() throws {
    let roster = Roster([3])
    roster.view.register(TallCell.self, forCellReuseIdentifier: "cell")
    roster.view.layoutIfNeeded()
    let heights = roster.view.visibleCells.map(\.frame.height)
    #expect(heights == [70.5, 70.5, 70.5])
    #expect(roster.view.contentSize.height == 211.5)
    let constrained = Roster([2])
    constrained.view.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    constrained.view.layoutIfNeeded()
    #expect(constrained.view.visibleCells.map(\.frame.height) == [93, 93])
  }

  /// Golden C56.
  @Test func headersOfAPlainTableStayInView() throws {
    let roster = Roster([20, 20])
    roster.titles = [0: "First", 1: "Second"]
    roster.view.rowHeight = 40
    roster.view.sectionHeaderTopPadding = 0
    roster.view.layoutIfNeeded()
    #expect(roster.view.contentSize.height == 1656)
    let header = try #require(roster.view.headerView(forSection: 0))
    #expect(header.textLabel?.text == "First")
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 28))
    roster.view.contentOffset.y = 300
    roster.view.layoutIfNeeded()
    #expect(header.frame.minY == 300)
    let front = try #require(roster.view.subviews.firstIndex { $0 === header })
    #expect(
      roster.view.visibleCells.allSatisfy { cell in
        front > roster.view.subviews.firstIndex { $0 === cell }!
      })
    roster.view.contentOffset.y = 818
    roster.view.layoutIfNeeded()
    #expect(header.frame.minY == 800)
    #expect(roster.view.headerView(forSection: 1)?.frame.minY == 828)
    roster.lines = []
    roster.view.contentOffset.y = 850
    roster.view.layoutIfNeeded()
    #expect(roster.takeLog().contains("didEndHeader 0"))
    #expect(roster.view.headerView(forSection: 0) == nil)
    roster.view.contentInset.top = 64
    roster.view.contentOffset.y = 236
    roster.view.layoutIfNeeded()
    #expect(roster.view.headerView(forSection: 0)?.frame.minY == 300)
    // Rows come to rest below it.
    roster.view.scrollToRow(at: path(10), at: .top, animated: false)
    #expect(roster.view.contentOffset.y == 336)
  }

  @Test func groupsStandApart() throws {
    let roster = Roster([2, 3], style: .insetGrouped)
    roster.titles = [1: "Second"]
    roster.view.rowHeight = 44
    roster.view.layoutIfNeeded()
    let cells = roster.view.visibleCells
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 16, y: 35, width: 343, height: 44), CGRect(x: 16, y: 79, width: 343, height: 44),
        CGRect(x: 16, y: 178.5, width: 343, height: 44),
        CGRect(x: 16, y: 222.5, width: 343, height: 44),
        CGRect(x: 16, y: 266.5, width: 343, height: 44),
      ])
    for cell in cells { cell.layoutIfNeeded() }
    #expect(cells.map(\.layer.cornerRadius) == [10, 10, 10, 0, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[4].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(roster.view.contentSize.height == 328)
    roster.view.contentOffset.y = 20
    roster.view.layoutIfNeeded()
    #expect(roster.view.headerView(forSection: 1)?.frame.minY == 140.5)
  }

  @Test func viewsStandAboveAndBelowTheRows() {
    let roster = Roster([3])
    roster.view.rowHeight = 50
    let (header, footer) = (UIView(), UIView())
    header.frame = CGRect(x: 5, y: 5, width: 10, height: 120)
    footer.frame = CGRect(x: 0, y: 0, width: 10, height: 30)
    roster.view.tableHeaderView = header
    roster.view.tableFooterView = footer
    roster.view.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 120))
    #expect(footer.frame == CGRect(x: 0, y: 270, width: 375, height: 30))
    #expect(roster.view.contentSize.height == 300)
    header.frame.size.height = 200
    roster.view.tableHeaderView = header
    roster.view.layoutIfNeeded()
    #expect(roster.view.rectForRow(at: path(0)).minY == 200)
    roster.view.tableHeaderView = nil
    roster.view.layoutIfNeeded()
    #expect(header.superview == nil && roster.view.rectForRow(at: path(0)).minY == 0)
    let ground = UIView()
    roster.view.backgroundView = ground
    roster.view.contentOffset.y = -40
    roster.view.layoutIfNeeded()
    #expect(ground.frame == roster.view.bounds && roster.view.subviews.first === ground)
  }

  @Test func reloadingAsksForCountsNowAndForCellsLater() {
    let roster = Roster([40])
    roster.view.rowHeight = 100
    roster.view.layoutIfNeeded()
    roster.view.contentOffset.y = 3000
    roster.view.layoutIfNeeded()
    roster.view.selectRow(at: path(30), animated: false, scrollPosition: .none)
    roster.lines = []
    roster.rows = [(0..<20).map { "new \($0)" }]
    roster.view.reloadData()
    let log = roster.takeLog()
    #expect(log.filter { !$0.hasPrefix("didEnd") } == ["sections", "rows 0"])
    #expect(log.filter { $0.hasPrefix("didEnd") } == (30...36).map { "didEnd 0.\($0)" })
    #expect(roster.view.contentSize.height == 2000 && roster.view.contentOffset.y == 1333)
    #expect(roster.view.indexPathForSelectedRow == nil)
    roster.view.layoutIfNeeded()
    #expect(roster.shown == (13..<20).map { "new \($0)" })
  }

  @Test func rowsAreFoundByPlaces() {
    let roster = Roster([3, 3])
    roster.view.rowHeight = 50
    roster.view.sectionHeaderHeight = 20
    roster.view.sectionHeaderTopPadding = 0
    roster.view.layoutIfNeeded()
    #expect(roster.view.indexPathForRow(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(roster.view.indexPathForRow(at: CGPoint(x: 10, y: 121)) == path(2))
    #expect(
      roster.view.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 1, height: 130)) == [
        path(1), path(2), path(0, 1),
      ])
    #expect(roster.view.rect(forSection: 1) == CGRect(x: 0, y: 170, width: 375, height: 170))
    #expect(roster.view.rectForHeader(inSection: 1).minY == 170)
    #expect(roster.view.numberOfRows(inSection: 1) == 3)
  }
}

private final class TallCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 70.2)
  }
}

private final class ConstrainedCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 77),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
