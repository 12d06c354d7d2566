import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A list of lines of text, and fingers.
@MainActor
final class Ledger {
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>
  private(set) lazy var loop = FrameLoop(window: window)
  private(set) var time = 0.0
  var log: [String] = []

  init(_ sections: [[String]], _ configuration: UICollectionLayoutListConfiguration) {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: configuration))
    window.screen = UIScreen()
    window.screen.scale = 2
    window.addSubview(view)
    window.makeKeyAndVisible()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = text.hasPrefix(">") ? [.disclosureIndicator()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
    loop.frame(at: 0)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { cell(item, section)?.frame }

  // MARK: A finger

  func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, after wait: Double = 0.02) {
    time += wait
    let sample = TouchSample(id: 1, phase: phase, position: Point(x: x, y: y), time: time)
    loop.send(InputEvent(time: time, kind: .touches([sample])))
    loop.frame(at: time)
  }

  /// In ten steps; the finger stays down.
  func drag(from start: Point, to end: Point, after wait: Double = 0.02) {
    touch(.down, start.x, start.y)
    for step in 1...10 {
      let share = Double(step) / 10
      touch(
        .move, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share,
        after: wait)
    }
  }

  /// It is held still, and then lifted.
  func lift(_ x: Double, _ y: Double) {
    touch(.move, x, y, after: 0.3)
    touch(.up, x, y)
  }

  func tap(_ x: Double, _ y: Double) {
    touch(.down, x, y, after: 0.5)
    touch(.up, x, y, after: 0.05)
  }

  func settle() {
    for _ in 0..<60 {
      time += 1.0 / 30
      loop.frame(at: time)
    }
  }
}
