import DisplayList
import PortableUIKit
import ScrollGeometry
import ScrollTesting
import Testing

/// What a screen reader finds of lists and grids.
@MainActor
struct ListReadingTests {
  private func list(_ window: UIWindow) throws -> AccessibilityElement {
    try #require(window.accessibilityTree.elements.first { $0.role == .list })
  }

  private func ledger(_ sections: [[String]]) -> Ledger {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    return Ledger(sections, configuration)
  }

  @Test func `Rows of a list have their texts and their number among all`() throws {
    let ledger = ledger([["one", "two"], ["three"]])
    ledger.view.accessibilityLabel = "Numbers"
    let list = try list(ledger.stage.window)
    #expect(list.label == "Numbers")
    #expect(list.children.map(\.label) == ["Section 0", "one", "two", "Section 1", "three"])
    #expect(
      list.children.map(\.role) == [.heading, .listItem, .listItem, .heading, .listItem])
    #expect(list.children.map(\.position) == [0, 1, 2, 0, 3])
    #expect(list.children.map(\.count) == [0, 3, 3, 0, 3])
    #expect(list.children[1].frame == Rect(ledger.frame(0)!))
    #expect(list.children.allSatisfy { $0.isExpanded == nil && $0.children.isEmpty })
  }

  @Test func `What is selected says so, and one chooses as one taps`() throws {
    let ledger = ledger([["one", "two"]])
    var list = try list(ledger.stage.window)
    #expect(list.children[2].actions == [.activate] && !list.children[2].isSelected)
    #expect(ledger.stage.window.performAccessibilityAction(.activate, on: list.children[2].id))
    #expect(ledger.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    list = try self.list(ledger.stage.window)
    #expect(list.children.map(\.isSelected) == [false, false, true])
    ledger.view.allowsSelection = false
    #expect(try self.list(ledger.stage.window).children[2].actions == [])
  }

  @Test func `Numbers count what is not shown`() throws {
    let shelf = Shelf([3, 20, 4])
    shelf.window.isHidden = false
    shelf.view.collectionViewLayout.invalidateLayout()
    (shelf.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
      width: 375, height: 100)
    shelf.loop.frame(at: 0)
    shelf.view.contentOffset.y =
      shelf.view.layoutAttributesForItem(
        at: IndexPath(item: 1, section: 1))!.frame.minY
    shelf.loop.frame(at: 1)
    let list = try list(shelf.window)
    let positions = list.children.map(\.position)
    #expect(positions == Array(5...11))
    #expect(list.children.allSatisfy { $0.count == 27 })
  }

  @Test func `Buttons in a cell stay what they are, and its texts are one`() throws {
    let roster = Roster([2])
    roster.window.isHidden = false
    roster.loop.frame(at: 0)
    let cell = try #require(roster.view.visibleCells.first)
    cell.textLabel?.text = "Volume"
    let detail = UILabel(frame: CGRect(x: 100, y: 0, width: 50, height: 20))
    detail.text = "40 %"
    let knob = UISlider(frame: CGRect(x: 200, y: 0, width: 100, height: 20))
    knob.isAccessibilityElement = true
    knob.accessibilityTraits = .adjustable
    cell.contentView.addSubview(detail)
    cell.contentView.addSubview(knob)
    let item = try #require(try list(roster.window).children.first)
    #expect(item.label == "Volume, 40 %")
    #expect(item.children.map(\.role) == [.slider])
    cell.accessibilityLabel = "Loudness"
    #expect(try list(roster.window).children.first?.label == "Loudness")
  }

  @Test func `A table has its header first, then rows in sections, then the letters`() throws {
    let roster = Roster([1, 2])
    roster.window.isHidden = false
    roster.titles = [0: "A", 1: "B"]
    roster.letters = ["a", "b"]
    let top = UILabel(frame: CGRect(x: 0, y: 0, width: 375, height: 30))
    top.text = "Everybody"
    roster.view.tableHeaderView = top
    roster.loop.frame(at: 0)
    let elements = roster.window.accessibilityTree.elements
    try #require(elements.map(\.role) == [.text, .list, .slider])
    #expect(
      elements[1].children.map(\.role) == [.heading, .listItem, .heading, .listItem, .listItem])
    #expect(elements[1].children.map(\.label) == ["A", nil, "B", nil, nil])
    roster.view.selectRow(
      at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    let rows = try list(roster.window).children.filter { $0.role == .listItem }
    #expect(rows.map(\.isSelected) == [false, false, true])
    #expect(rows.map(\.position) == [1, 2, 3] && rows.allSatisfy { $0.count == 3 })
    _ = roster.takeLog()
    #expect(roster.window.performAccessibilityAction(.activate, on: rows[0].id))
    #expect(
      roster.takeLog().filter { $0.contains("elect") } == [
        "willSelect 0.0", "willDeselect 1.1", "didDeselect 1.1", "didSelect 0.0",
      ])
  }

  @Test func `A list is read on from page to page, and not past its ends`() throws {
    let roster = Roster([100])
    roster.window.isHidden = false
    roster.view.rowHeight = 50
    roster.view.estimatedRowHeight = 0
    roster.loop.frame(at: 0)
    let id = try list(roster.window).id
    #expect(!roster.window.performAccessibilityAction(.scrollPrevious, on: id))
    let stage = roster.window
    #expect(stage.performAccessibilityAction(.scrollNext, on: id))
    for step in 1...120 { roster.loop.frame(at: Double(step) / 60) }
    #expect(roster.view.contentOffset.y == 667)
    roster.view.contentOffset.y = 100 * 50 - 667 - 10
    #expect(stage.performAccessibilityAction(.scrollDown, on: id))
    #expect(!stage.performAccessibilityAction(.scrollLeft, on: id))
  }

  @Test func `What can be opened says whether it is`() throws {
    let outline = Outline()
    var rows = try list(outline.stage.window).children
    #expect(rows.map(\.label) == ["row", "leaf"])
    #expect(rows.map(\.isExpanded) == [false, nil])
    #expect(outline.stage.window.performAccessibilityAction(.activate, on: rows[0].id))
    outline.stage.settle()
    rows = try list(outline.stage.window).children
    #expect(rows.map(\.label) == ["row", "one", "leaf"])
    #expect(rows.map(\.isExpanded) == [true, nil, nil])
    #expect(rows.map(\.position) == [1, 2, 3])
  }

  @Test func `A program's own list of elements is the one that counts`() throws {
    let shelf = Shelf([3])
    shelf.window.isHidden = false
    shelf.loop.frame(at: 0)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "mine"
    shelf.view.addSubview(label)
    shelf.view.accessibilityElements = [label]
    #expect(shelf.window.accessibilityTree.elements.map(\.label) == ["mine"])
    shelf.view.accessibilityElements = nil
    // What else the program has put in comes after the items.
    #expect(shelf.window.accessibilityTree.elements.map(\.role) == [.list, .text])
  }
}

/// A row that opens, and one that does not.
@MainActor
private final class Outline {
  let view: UICollectionView
  let stage: Stage
  private let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories =
        text == "row" ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["row", "leaf"])
    snapshot.append(["one"], to: "row")
    source.apply(snapshot, to: 0, animatingDifferences: false)
    stage = Stage(size: CGSize(width: 320, height: 480), view: view)
    stage.settle()
  }
}
