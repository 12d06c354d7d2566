import PortableUIKit
import ScrollEngine
import ScrollTesting
import Testing

/// Two fingers that are drawn over rows and items.
@MainActor
struct DrawnSelectionTests {
  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var allows = true
    var edits = true
    var refused: Int?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { allows }
    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      log.append("begin \(indexPath.row)")
      if edits { tableView.setEditing(true, animated: true) }
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      log.append("end")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == refused ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
  }

  private let rows = Rows()
  private let view: UITableView
  private let stage: Stage

  private init() {
    let size = CGSize(width: 320, height: 480)
    view = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.rowHeight = 48
    view.allowsMultipleSelectionDuringEditing = true
    view.dataSource = rows
    view.delegate = rows
    stage = Stage(size: size, view: view)
    stage.settle()
  }

  private var selected: [Int] { view.indexPathsForSelectedRows?.map(\.row) ?? [] }

  private func draw(from y: CGFloat, to end: CGFloat) {
    stage.pinch(
      at: CGPoint(x: 160, y: y), movingTo: CGPoint(x: 160, y: end), from: 60, to: 60, duration: 0.4)
  }

  @Test func theySelectWhatTheyAreDrawnOver() {
    draw(from: 120, to: 310)
    stage.settle()
    #expect(view.isEditing && selected == [2, 3, 4, 5, 6])
    #expect(
      rows.log == ["begin 2"] + (2...6).map { "select \($0)" } + ["end"])
    #expect(view.contentOffset.y == 0)
  }

  @Test func fromASelectedRowTheyTakeItBack() {
    view.setEditing(true, animated: false)
    for row in 1...4 {
      view.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    draw(from: 216, to: 70)
    stage.settle()
    #expect(selected == [])
    #expect(rows.log == ["begin 4"] + [4, 3, 2, 1].map { "deselect \($0)" } + ["end"])
  }

  @Test func whereTheyGoBackAllIsAsBefore() {
    view.setEditing(true, animated: false)
    view.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    rows.refused = 3
    func fingers(_ phase: TouchSample.Phase, _ y: Double) {
      stage.touch((1, phase, 130, y), (2, phase, 190, y))
      stage.wait(0.05)
    }
    fingers(.down, 24)
    for y in stride(from: 30.0, through: 310, by: 20) { fingers(.move, y) }
    #expect(selected == [0, 1, 2, 4, 5, 6])
    for y in stride(from: 310.0, through: 70, by: -20) { fingers(.move, y) }
    fingers(.up, 70)
    stage.settle()
    #expect(selected == [0, 1, 4])
  }

  @Test func atTheEdgeTheContentComesToThem() {
    func fingers(_ phase: TouchSample.Phase, _ y: Double) {
      stage.touch((1, phase, 130, y), (2, phase, 190, y))
    }
    fingers(.down, 300)
    for y in stride(from: 320.0, through: 470, by: 15) {
      stage.wait(0.05)
      fingers(.move, y)
    }
    stage.wait(1)
    #expect(view.contentOffset.y > 200)
    let last = view.indexPathForRow(at: CGPoint(x: 1, y: view.contentOffset.y + 470))?.row ?? 0
    #expect(selected == Array(6...last) && last > 12)
    fingers(.up, 470)
    stage.settle()
    #expect(rows.log.last == "end")
  }

  @Test func otherwiseTwoFingersScroll() {
    rows.allows = false
    draw(from: 400, to: 200)
    stage.settle()
    #expect(view.contentOffset.y > 100)
    #expect(rows.log == [] && selected == [])
  }

  @Test func oneFingerScrolls() {
    stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.3)
    #expect(view.contentOffset.y > 150 && rows.log.isEmpty)
  }

  /// Who allows it and selects one row at a time hears of it, and nothing is selected.
  @Test func whereOnlyOneRowIsSelectedNothingIs() {
    rows.edits = false
    draw(from: 120, to: 310)
    stage.settle()
    #expect(selected == [] && rows.log == ["begin 2", "end"])
  }

  // MARK: Items

  private final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("begin \(indexPath.item)") }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      log.append("end")
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 5 }
  }

  /// All between the first and the last, line by line.
  @Test func itemsAreSelectedToo() {
    let size = CGSize(width: 300, height: 500)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let list = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.allowsMultipleSelection = true
    let items = Items()
    list.dataSource = items
    list.delegate = items
    let stage = Stage(size: size, view: list)
    stage.settle()
    stage.pinch(
      at: CGPoint(x: 150, y: 50), movingTo: CGPoint(x: 150, y: 250), from: 60, to: 60, duration: 0.4
    )
    stage.settle()
    #expect(list.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3, 4, 6, 7])
    #expect(items.log == ["begin 1", "end"] && list.contentOffset.y == 0)
  }
}
