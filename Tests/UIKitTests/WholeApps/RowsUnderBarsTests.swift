import ScrollTesting
import Testing
import UIKit

/// Cells that size themselves by the margins of what they are in, below bars that cover the list's edges.
@MainActor struct RowsUnderBarsTests {
  enum Bars: CaseIterable { case none, tabs, navigation, largeTitle, both }

  private nonisolated static let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [
    .automatic, .never,
  ]

  private let source = TextSource()

  private func stage(_ controller: UIViewController, under bars: Bars) -> Stage {
    var root = controller
    if bars != .none, bars != .tabs {
      let stack = UINavigationController(rootViewController: controller)
      stack.navigationBar.prefersLargeTitles = bars == .largeTitle
      controller.title = "Texts"
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      root = stack
    }
    if bars == .tabs || bars == .both {
      let tabs = UITabBarController()
      tabs.viewControllers = [root]
      root = tabs
    }
    return Stage(size: CGSize(width: 393, height: 852), framesPerSecond: 60, root: root)
  }

  /// Four times up, and half of that back.
  private func scroll(_ stage: Stage) {
    for _ in 0..<4 {
      stage.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.15)
      stage.wait(1)
    }
    for _ in 0..<2 {
      stage.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.15)
      stage.wait(1)
    }
  }

  @Test(arguments: Bars.allCases, Self.behaviors)
  func rowsAreAsHighAsTheirTexts(
    bars: Bars, behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let controller = UITableViewController(style: .plain)
    let table = controller.tableView!
    table.register(TextRow.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = 60
    table.dataSource = source
    table.contentInsetAdjustmentBehavior = behavior
    let stage = stage(controller, under: bars)
    scroll(stage)
    #expect(table.contentOffset.y > 300)
    for cell in table.visibleCells.compactMap({ $0 as? TextRow }) {
      #expect(cell.isAsHighAsItsTexts)
    }
  }

  @Test(arguments: Bars.allCases, Self.behaviors)
  func soAreItems(bars: Bars, behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let controller = UICollectionViewController(collectionViewLayout: layout)
    controller.collectionView.register(TextItem.self, forCellWithReuseIdentifier: "item")
    controller.collectionView.dataSource = source
    controller.collectionView.contentInsetAdjustmentBehavior = behavior
    let stage = stage(controller, under: bars)
    scroll(stage)
    #expect(controller.collectionView.contentOffset.y > 300)
    for cell in controller.collectionView.visibleCells.compactMap({ $0 as? TextItem }) {
      #expect(cell.isAsHighAsItsTexts)
    }
  }
}

/// Texts of one to five lines.
@MainActor
private final class TextSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private func text(_ number: Int) -> String {
    String(repeating: "A note about it. ", count: 4 * (number % 5) + 1)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    (cell as? TextRow)?.note.text = text(path.row)
    return cell
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    (cell as? TextItem)?.note.text = text(path.item)
    return cell
  }
}

/// A label between a view's margins.
@MainActor private func fill(_ view: UIView, with note: UILabel) {
  note.numberOfLines = 0
  note.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(note)
  let margins = view.layoutMarginsGuide
  NSLayoutConstraint.activate([
    note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    note.topAnchor.constraint(equalTo: margins.topAnchor),
    note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
  ])
}

/// By the text's own height, and so many points of margin above and below it together.
@MainActor private func isFilled(_ view: UIView, by note: UILabel, margins: CGFloat) -> Bool {
  let height = note.sizeThatFits(CGSize(width: note.bounds.width, height: .infinity)).height
  return (view.bounds.height - height - margins).magnitude <= 1
}

@MainActor private final class TextRow: UITableViewCell {
  let note = UILabel()
  var isAsHighAsItsTexts: Bool { isFilled(contentView, by: note, margins: 22) }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fill(contentView, with: note)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class TextItem: UICollectionViewCell {
  let note = UILabel()
  var isAsHighAsItsTexts: Bool { isFilled(contentView, by: note, margins: 16) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(contentView, with: note)
  }

  required init?(coder: NSCoder) { nil }
}
