import ScrollTesting
import Testing
import UIKit

/// What programs do with the pages of a navigation controller.
@MainActor struct PagesOfStacksTests {
  private func stage(_ root: UIViewController) -> Stage {
    let stage = Stage(size: CGSize(width: 400, height: 600), framesPerSecond: 100, root: root)
    #expect(stage.settle())
    return stage
  }

  @Test func editingIsSetAsAProperty() {
    let page = Editing()
    page.isEditing = true
    #expect(page.calls == ["true, false"] && page.isEditing)
    page.setEditing(false, animated: true)
    #expect(page.calls == ["true, false", "false, true"] && !page.isEditing)
    let list = UITableViewController(style: .plain)
    let stack = UINavigationController(rootViewController: list)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    let stage = stage(stack)
    list.isEditing = true
    #expect(list.tableView.isEditing)
    #expect(stage.settle())
  }

  @Test(arguments: [false, true]) func pagesBelowHaveMovedIn(isAnimated: Bool) {
    let stack = UINavigationController(rootViewController: UIViewController())
    let stage = stage(stack)
    let (below, top) = (UIViewController(), UIViewController())
    stack.setViewControllers([below, top], animated: isAnimated)
    #expect(stage.settle())
    #expect(!below.isMovingToParent && !top.isMovingToParent)
    stack.popViewController(animated: true)
    stage.wait(0.1)
    #expect(!below.isMovingToParent && top.isMovingFromParent)
    #expect(stage.settle())
  }

  @Test func aStackOfNothingShowsNothing() {
    let page = Editing()
    let stack = UINavigationController(rootViewController: page)
    let stage = stage(stack)
    stack.viewControllers = []
    #expect(stage.settle())
    #expect(page.view.window == nil && page.parent == nil && !page.isShown)
    #expect(stack.navigationBar.items == [])
    stack.viewControllers = [page]
    #expect(stage.settle())
    #expect(page.view.window != nil && page.isShown)
  }

  // MARK: What is selected

  private func dragBack(_ stage: Stage, to x: Double) {
    stage.touch((1, .down, 5, 300))
    var place = 5.0
    while place < x {
      place = min(x, place + 5)
      stage.touch((1, .move, place, 300))
    }
    stage.wait(0.3)
    stage.touch((1, .up, x, 300))
    #expect(stage.settle())
  }

  @Test(arguments: [150.0, 350]) func aSwipeBackThatIsGivenUpLeavesTheRowSelected(end: Double) {
    let rows = Rows()
    let table = UITableViewController(style: .plain)
    table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.tableView.dataSource = rows
    let stack = UINavigationController(rootViewController: table)
    let stage = stage(stack)
    table.tableView.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stage.settle())
    dragBack(stage, to: end)
    let isBack = stack.viewControllers.count == 1
    #expect(isBack == (end > 200))
    #expect(table.tableView.indexPathForSelectedRow?.row == (isBack ? nil : 2))
  }

  @Test(arguments: [150.0, 350]) func orTheItem(end: Double) {
    let items = Rows()
    let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    list.collectionView.dataSource = items
    let stack = UINavigationController(rootViewController: list)
    let stage = stage(stack)
    list.collectionView.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stage.settle())
    dragBack(stage, to: end)
    let isBack = stack.viewControllers.count == 1
    #expect(isBack == (end > 200))
    let selected = list.collectionView.indexPathsForSelectedItems ?? []
    #expect(selected.map(\.item) == (isBack ? [] : [2]))
  }
}

@MainActor private final class Editing: UIViewController {
  var calls: [String] = []
  var isShown = false

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append("\(editing), \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
  }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
  }
}
