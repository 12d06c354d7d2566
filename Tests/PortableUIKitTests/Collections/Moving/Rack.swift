import PortableUIKit

/// Named items in three columns, 100 points each, that a hand can move.
@MainActor
final class Rack: UICollectionViewDataSource, UICollectionViewDelegate {
  var names: [[String]]
  var mayMove = true
  var redirect: ((IndexPath, IndexPath) -> IndexPath)?
  private var lines: [String] = []
  let view: UICollectionView
  let window: UIWindow
  private(set) lazy var loop = FrameLoop(window: window)
  private var time = 0.0

  init(_ names: [[String]]) {
    self.names = names
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 600)
    view = UICollectionView(frame: bounds, collectionViewLayout: Rack.grid())
    view.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
    window = UIWindow(frame: bounds)
    window.addSubview(view)
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  static func grid(_ side: CGFloat = 100) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Until everything is where it goes.
  func settle() {
    view.layoutIfNeeded()
    for wait in [0.01, 1, 1] {
      time += wait
      loop.frame(at: time)
    }
  }

  /// The texts that are shown, by place.
  var order: [String] { view.indexPathsForVisibleItems.sorted().map(text) }

  func text(_ path: IndexPath) -> String { (view.cellForItem(at: path) as? ShelfCell)?.text ?? "?" }

  func cell(_ name: String) -> ShelfCell? {
    view.visibleCells.compactMap { $0 as? ShelfCell }.first { $0.text == name }
  }

  func frame(_ name: String) -> CGRect? { cell(name)?.frame }

  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names[section].count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? ShelfCell)?.text = names[path.section][path.item]
    return cell
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    lines.append("may \(path.section).\(path.item)")
    return mayMove
  }

  func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    lines.append("move \(source.section).\(source.item) to \(target.section).\(target.item)")
    names[target.section].insert(names[source.section].remove(at: source.item), at: target.item)
  }

  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveFromItemAt source: IndexPath,
    toProposedIndexPath target: IndexPath
  ) -> IndexPath {
    guard let redirect else { return target }
    lines.append("target \(source.section).\(source.item) \(target.section).\(target.item)")
    return redirect(source, target)
  }
}
