import Testing

@testable import PortableUIKit

/// Letters at a table's edge leave its rows less room, which may need another height.
@MainActor
struct IndexRoomTests {
  private final class Texts: UITableViewDataSource {
    var count = 20
    var letters: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      // 340 points: one line in the 343 without letters, two in the 328 beside them.
      cell.textLabel?.text = "abcdefghi abcdefghi abcdefghi abcd"
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
  }

  private let texts = Texts()
  private let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
  private let loop: FrameLoop

  init() {
    loop = FrameLoop(window: UIWindow(around: view, measuring: FixedTextMeasuring()))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = texts
    loop.frame(at: 0)
  }

  /// The first row that is seen, how far its top lies below the view's, and how high it is.
  private func first() -> [CGFloat] {
    guard let path = view.indexPathsForVisibleRows?.min() else { return [] }
    let frame = view.rectForRow(at: path)
    return [CGFloat(path.row), frame.minY - view.contentOffset.y, frame.height]
  }

  private func show(_ letters: [String]) {
    texts.letters = letters
    view.reloadSectionIndexTitles()
    loop.frame(at: 0)
  }

  @Test func rowsAreMeasuredAgainWhenLettersComeAndGo() {
    #expect(first() == [0, 0, 44] && view.visibleCells.count == 5)
    show(["A"])
    #expect(first() == [0, 0, 62] && view.visibleCells.count == 4)
    #expect(view.visibleCells.allSatisfy { $0.frame.height == 62 })
    // Four that are seen, and sixteen that count 44 as ever.
    #expect(view.contentSize.height == 952)
    show([])
    #expect(first() == [0, 0, 44] && view.contentSize.height == 880)
  }

  @Test func theFirstRowThatIsSeenStaysWhereItIs() {
    show(["A"])
    for y in [62, 124, 134] {
      view.contentOffset.y = CGFloat(y)
      loop.frame(at: 0)
    }
    #expect(first() == [2, -10, 62])
    show([])
    #expect(first() == [2, -10, 44] && view.contentOffset.y == 98)
  }

  /// Others of the same width change nothing.
  @Test func otherLettersLeaveRowsAlone() {
    show(["A"])
    view.contentOffset.y = 62
    loop.frame(at: 0)
    let height = view.contentSize.height
    show(["B"])
    #expect(first() == [1, 0, 62] && view.contentSize.height == height)
  }

  @Test func lettersThatAnUpdateBringsCountInIt() {
    texts.letters = ["A"]
    view.sectionIndexMinimumDisplayRowCount = 21
    loop.frame(at: 0)
    #expect(first() == [0, 0, 44])
    texts.count = 21
    view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    loop.frame(at: 0)
    loop.frame(at: 1)
    #expect(first() == [0, 0, 62])
    #expect(view.visibleCells.allSatisfy { $0.frame.height == 62 })
    #expect(view.visibleCells.allSatisfy { $0.contentView.frame.width == 360 })
  }
}
