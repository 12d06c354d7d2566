import Foundation
import ScrollEngine
import ScrollTesting
import Testing

@testable import PortableUIKit

@MainActor
struct ListMenuTests {
  /// Has twelve items.
  private class Twelve: UIViewController, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 12 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Items: Twelve, UICollectionViewDelegate, UITableViewDataSource,
    UITableViewDelegate
  {
    var lines: [String] = []
    /// Items without a menu.
    var bare: Set<Int> = []

    private func configuration(_ text: String) -> UIContextMenuConfiguration? {
      lines.append(text)
      return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
        UIMenu(children: [UIAction(title: "Open") { _ in self.lines.append("open") }])
      })
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      lines.append("select \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      bare.contains(indexPath.item) ? nil : configuration("item \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("will display") }
    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("will end") }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration("row \(indexPath.row)") }
  }

  /// Has one menu for all that is selected.
  private final class Several: Twelve, UICollectionViewDelegate {
    var paths: [IndexPath]?
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      paths = indexPaths
      return nil
    }
  }

  private let stage: Stage
  private let root = UIViewController()

  init() {
    stage = Stage(size: CGSize(width: 320, height: 480), root: root)
    stage.frame()
  }

  private func grid(_ owner: UICollectionViewDataSource & UICollectionViewDelegate)
    -> UICollectionView
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = owner
    grid.delegate = owner
    root.view.addSubview(grid)
    stage.frame()
    return grid
  }

  private var shown: [String] {
    stage.window.accessibilityTree.elements.compactMap(\.label).filter { $0 == "Open" }
  }

  private func click(_ x: CGFloat, _ y: CGFloat) {
    stage.hover(at: CGPoint(x: x, y: y))
    stage.press(.contextClick)
    stage.settle()
  }

  @Test func `An item that is held opens its menu, and is not selected`() {
    let owner = Items()
    _ = grid(owner)
    stage.hold(at: CGPoint(x: 50, y: 160), for: 0.7)
    stage.settle()
    #expect(owner.lines == ["item 3", "will display"])
    #expect(shown == ["Open"])
    stage.press(.down)
    stage.press(.enter)
    stage.settle()
    #expect(owner.lines == ["item 3", "will display", "will end", "open"])
  }

  @Test func `What is lifted is seen once, and another item in its cell is seen`() throws {
    let owner = Items()
    let grid = grid(owner)
    let path = IndexPath(item: 3, section: 0)
    let cell = try #require(grid.cellForItem(at: path))
    stage.hold(at: CGPoint(x: 50, y: 160), for: 0.7)
    stage.settle()
    #expect(cell.layer.isStoodInFor && !cell.isHidden && cell.alpha == 1)
    stage.press(.escape)
    #expect(cell.layer.isStoodInFor)
    stage.settle()
    #expect(!cell.layer.isStoodInFor)
    stage.hold(at: CGPoint(x: 50, y: 160), for: 0.7)
    stage.settle()
    grid.reloadData()
    stage.frame()
    #expect(grid.visibleCells.allSatisfy { !$0.layer.isStoodInFor })
  }

  @Test func `The pointer's second button and the Menu key mean items too`() {
    let owner = Items()
    let grid = grid(owner)
    click(50, 50)
    #expect(owner.lines.first == "item 0")
    stage.press(.escape)
    stage.settle()
    grid.becomeFirstResponder()
    stage.press(.right)
    stage.press(.right)
    stage.press(.menu)
    stage.settle()
    #expect(owner.lines.contains("item 1"))
    #expect(shown == ["Open"])
  }

  /// The host's own menu stays where none of the list's would open.
  @Test func `A list has menus only where its items have some`() {
    let owner = Items()
    let grid = grid(owner)
    owner.bare = [1]
    func claims(_ x: CGFloat, _ y: CGFloat) -> MenuClaims {
      stage.hover(at: CGPoint(x: x, y: y))
      stage.frame()
      return MenuDesk.shared.claims(in: stage.window)
    }
    #expect(claims(50, 50) == .pointer)
    #expect(claims(160, 50) == [])
    // Between the items, and below the last.
    #expect(claims(105, 50) == [] && claims(50, 470) == [])
    grid.becomeFirstResponder()
    stage.press(.right)
    #expect(claims(50, 50) == [.pointer, .keys])
    stage.press(.right)
    #expect(claims(50, 50) == .pointer)
    #expect(shown.isEmpty && !owner.lines.contains("will display"))
    click(160, 50)
    #expect(shown.isEmpty)
    click(50, 50)
    #expect(shown == ["Open"])
  }

  /// A program's answer may cost it something, and frames come sixty times a second.
  @Test func `A host that watches asks once for each change`() {
    let owner = Items()
    let grid = grid(owner)
    owner.bare = [1]
    let watch = MenuWatch(stage.window)
    func questions(_ body: () -> Void) -> Int {
      owner.lines = []
      body()
      return owner.lines.count
    }
    // Two frames after each other look alike: one question for the place, and one when all is still.
    _ = questions { stage.wait(0.1) }
    #expect(
      questions {
        stage.hover(at: CGPoint(x: 50, y: 50)); stage.wait(1)
      } == 1)
    #expect(watch.claims == .pointer)
    #expect(questions { stage.wait(1) } == 0)
    // Nobody is asked while something moves; one question when it has come to rest.
    UIView.animate(withDuration: 0.5) { grid.cellForItem(at: [0, 5])?.frame.origin.y += 20 }
    #expect(questions { stage.wait(0.4) } == 0)
    #expect(questions { stage.wait(1) } == 1)
    owner.bare = [0]
    grid.backgroundColor = .systemRed
    #expect(questions { stage.wait(1) } == 0)
    #expect(watch.claims == [])
    // Where the pointer and the keyboard go counts at once.
    #expect(questions { stage.hover(at: CGPoint(x: 160, y: 50)) } == 1)
    #expect(watch.claims == .pointer)
    owner.bare = []
    grid.becomeFirstResponder()
    stage.press(.right)
    stage.wait(1)
    #expect(watch.claims == [.pointer, .keys])
  }

  @Test func `A menu about an item that is selected with others is about all of them`() {
    let owner = Several()
    let grid = grid(owner)
    grid.allowsMultipleSelection = true
    for item in [4, 1] {
      grid.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    click(160, 50)
    #expect(owner.paths == [IndexPath(item: 1, section: 0), IndexPath(item: 4, section: 0)])
    click(50, 50)
    #expect(owner.paths == [IndexPath(item: 0, section: 0)])
    // Between the items.
    click(105, 50)
    #expect(owner.paths == [])
  }

  @Test func `Rows of tables have menus`() {
    let owner = Items()
    let table = UITableView(frame: root.view.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = owner
    table.delegate = owner
    root.view.addSubview(table)
    stage.frame()
    stage.hold(at: CGPoint(x: 50, y: 60), for: 0.7)
    stage.settle()
    #expect(owner.lines == ["row 1"])
    #expect(shown == ["Open"])
    #expect(table.contextMenuInteraction?.menuAppearance == .rich)
  }

  @Test(arguments: [UIMenu.Options.singleSelection, []])
  func `A button opens its menu by a tap, and bears the name of what is on`(options: UIMenu.Options)
    throws
  {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 120, height: 40)
    root.view.addSubview(button)
    var chosen: [String] = []
    let actions = ["Small", "Large"].map { title in
      UIAction(title: title) { chosen.append($0.title) }
    }
    button.menu = UIMenu(options: options, children: actions)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = button.menu
    stage.frame()
    #expect(button.currentTitle == "Small")
    stage.tap(at: CGPoint(x: 80, y: 40))
    stage.settle()
    let rows = stage.window.accessibilityTree.elements.filter { $0.label == "Large" }
    let frame = try #require(rows.first).frame
    #expect(frame.minY > 60)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
    #expect(chosen == ["Large"])
    #expect(button.currentTitle == "Large")
    #expect(!button.isSelected)
    #expect(actions.map(\.state) == [.off, .on])
  }
}
