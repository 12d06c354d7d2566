import Testing

@testable import PortableUIKit

/// What rows look like while a table is edited, and on their way there and back.
@MainActor
struct RowEditingTests {
  /// Texts of any length, in rows that can be deleted and moved.
  private final class Texts: UITableViewDataSource {
    var texts: [String] = []
    var isAsked = false
    var isMirrored = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      isAsked = true
      return texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      isAsked = true
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = texts[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  }

  private let texts = Texts()
  private let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
  private let loop: FrameLoop
  /// One line of 300 points: 335 are there for it, 275 between the signs.
  private let long = "abcdefghi abcdefghi abcdefghi "

  init() {
    loop = FrameLoop(window: UIWindow(around: view, measuring: FixedTextMeasuring()))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    show(["short", long, "last"])
  }

  private func show(_ all: [String]) {
    texts.texts = all
    if view.dataSource == nil { view.dataSource = texts } else { view.reloadData() }
    loop.frame(at: 0)
    texts.isAsked = false
  }

  /// A new one where none can be seen: it is like no other.
  private func cell(_ row: Int) -> UITableViewCell {
    view.cellForRow(at: IndexPath(row: row, section: 0)) ?? UITableViewCell()
  }

  private func heights() -> [CGFloat] { (0..<3).map { cell($0).frame.height } }

  /// As it is seen in this frame.
  private func seen(_ view: UIView?) -> CGRect { view?.layer.presentation()?.frame ?? .null }

  private func opacity(_ view: UIView?) -> CGFloat {
    CGFloat(view?.layer.presentation()?.opacity ?? -1)
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { (one - other).magnitude < 1e-3 }

  // MARK: Heights

  @Test func narrowerRowsAreMeasuredAgain() {
    let cells = (0..<3).map(cell)
    #expect(heights() == [44, 44, 44])
    view.setEditing(true, animated: false)
    loop.frame(at: 0)
    #expect(heights() == [44, 62, 44] && view.contentSize.height == 150)
    #expect(seen(cells[2]).minY == 106)
    #expect((0..<3).allSatisfy { cell($0) === cells[$0] })
    view.setEditing(false, animated: false)
    loop.frame(at: 0)
    #expect(heights() == [44, 44, 44] && view.contentSize.height == 132)
    #expect(seen(cells[2]).minY == 88)
  }

  /// Half of the time is half of the way: the curve is the same from both ends.
  @Test func rowsBecomeHigherAndLowerOnTheirWay() {
    let (row, below) = (cell(1), cell(2))
    view.setEditing(true, animated: true)
    loop.frame(at: 0)
    #expect(seen(row).height == 44 && seen(below).minY == 88)
    loop.frame(at: 0.125)
    #expect(isNear(seen(row).height, 53) && isNear(seen(below).minY, 97))
    // What the row shows is as high as the row, and its signs stay half-way down.
    #expect(isNear(seen(row.contentView).height, 53))
    #expect(isNear(seen(row.reorderSign).midY, 26.5))
    loop.frame(at: 1)
    #expect(seen(row).height == 62 && seen(below).minY == 106)
    view.setEditing(false, animated: true)
    loop.frame(at: 1)
    #expect(seen(row).height == 62 && seen(below).minY == 106)
    loop.frame(at: 1.125)
    #expect(isNear(seen(row).height, 53) && isNear(seen(below).minY, 97))
    loop.frame(at: 2)
    #expect(seen(row).height == 44 && seen(below).minY == 88)
  }

  /// Nobody is asked anything where all rows stay as high as they are.
  @Test func rowsThatStayAsHighAreLeftAlone() {
    show(["a", "b", "c"])
    view.setEditing(true, animated: true)
    loop.frame(at: 0)
    #expect(!texts.isAsked)
  }

  /// Rows out of sight keep the heights that they had, and the content its place.
  @Test(arguments: [true, false]) func aTableThatIsScrolledStaysThere(isAnimated: Bool) throws {
    show((0..<100).map { _ in long })
    for step in 0..<20 {
      view.contentOffset.y = CGFloat(step) * 150
      loop.frame(at: 0)
    }
    view.contentOffset.y = 2000
    loop.frame(at: 0)
    let first = try #require(view.indexPathsForVisibleRows?.first)
    let top = view.rectForRow(at: first).minY
    view.setEditing(true, animated: isAnimated)
    for time in [0, 0.125, 1] {
      loop.frame(at: time)
      #expect(view.contentOffset.y == 2000 && view.indexPathsForVisibleRows?.first == first)
      #expect(view.rectForRow(at: first).minY == top)
    }
    view.setEditing(false, animated: isAnimated)
    loop.frame(at: 1)
    loop.frame(at: 2)
    #expect(view.contentOffset.y == 2000 && view.indexPathsForVisibleRows?.first == first)
  }

  /// What is as narrow as it says: texts of an edited row end before its sign.
  @Test func theWidthForMeasuringIsTheWidthThatThereIs() {
    for editing in [false, true, false] {
      view.setEditing(editing, animated: false)
      loop.frame(at: 0)
      let row = cell(1)
      #expect(row.contentWidth(in: row.bounds.width) == row.contentView.bounds.width)
      #expect(row.contentView.bounds.width == (editing ? 291 : 343))
    }
  }

  // MARK: Signs

  /// They come from beyond the edges that they stand at and go there, as large as they are.
  @Test(arguments: [false, true]) func signsComeAndGoAtTheirEdges(isMirrored: Bool) {
    texts.isMirrored = isMirrored
    show(["short", long, "last"])
    let row = cell(0)
    func expect(deletionAt x: CGFloat, movingAt y: CGFloat, _ share: CGFloat) {
      for (sign, x, size) in [
        (row.editingSign, x, CGSize(width: 22, height: 22)),
        (row.reorderSign, y, CGSize(width: 22, height: 12)),
      ] {
        let frame = seen(sign)
        #expect(isNear(frame.minX, isMirrored ? 375 - x - 22 : x) && frame.size == size)
        #expect(frame.midY == 22 && isNear(opacity(sign), share))
      }
    }
    view.setEditing(true, animated: true)
    loop.frame(at: 0)
    expect(deletionAt: -22, movingAt: 375, 0)
    loop.frame(at: 0.125)
    expect(deletionAt: -3, movingAt: 356, 0.5)
    loop.frame(at: 1)
    expect(deletionAt: 16, movingAt: 337, 1)
    view.setEditing(false, animated: true)
    loop.frame(at: 1)
    expect(deletionAt: 16, movingAt: 337, 1)
    // Layouts on the way take nothing away.
    row.setNeedsLayout()
    loop.frame(at: 1.125)
    expect(deletionAt: -3, movingAt: 356, 0.5)
    loop.frame(at: 2)
    expect(deletionAt: -22, movingAt: 375, 0)
    // At once.
    view.setEditing(true, animated: false)
    loop.frame(at: 2)
    expect(deletionAt: 16, movingAt: 337, 1)
    view.setEditing(false, animated: false)
    loop.frame(at: 2)
    expect(deletionAt: -22, movingAt: 375, 0)
  }

  /// Who changes his mind on the way sees no jump.
  @Test func editingThatEndsOnItsWayTurnsRound() {
    let row = cell(1)
    view.setEditing(true, animated: true)
    loop.frame(at: 0)
    loop.frame(at: 0.1)
    let before = (seen(row.editingSign), seen(row.contentView), seen(row))
    #expect(before.0.minX > -22 && before.2.height > 44)
    view.setEditing(false, animated: true)
    loop.frame(at: 0.1)
    #expect(isNear(seen(row.editingSign).minX, before.0.minX))
    #expect(isNear(seen(row.contentView).width, before.1.width))
    #expect(isNear(seen(row).height, before.2.height))
    loop.frame(at: 1)
    #expect(seen(row.editingSign).maxX == 0 && opacity(row.editingSign) == 0)
    #expect(seen(row).height == 44)
  }

  /// A sign that has gone takes no touch, and no screen reader finds it.
  @Test func signsThatHaveGoneAreNotThere() {
    let row = cell(0)
    view.setEditing(true, animated: false)
    loop.frame(at: 0)
    #expect(row.hitTest(CGPoint(x: 27, y: 22), with: nil) === row.editingSign)
    view.setEditing(false, animated: false)
    loop.frame(at: 0)
    #expect(row.hitTest(CGPoint(x: 27, y: 22), with: nil) !== row.editingSign)
    #expect(row.editingSign?.layer.model.isShown == false)
    #expect(view.rowHeld(at: CGPoint(x: 348, y: 22)) == nil)
  }

  /// The sign for what a tap leads to makes room while the table is edited.
  @Test func accessoriesFade() throws {
    let row = cell(0)
    let sign = try #require(row.accessorySign)
    let place = seen(sign)
    view.setEditing(true, animated: true)
    loop.frame(at: 0)
    loop.frame(at: 0.125)
    #expect(seen(sign) == place && isNear(opacity(sign), 0.5))
    loop.frame(at: 1)
    #expect(opacity(sign) == 0)
    view.setEditing(false, animated: true)
    loop.frame(at: 1)
    loop.frame(at: 2)
    #expect(seen(sign) == place && opacity(sign) == 1)
  }
}
