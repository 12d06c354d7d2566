import PortableUIKit

/// Named items whose owner does something at once when a cell comes or goes.
@MainActor
final class Interrupter: UICollectionViewDataSource, UICollectionViewDelegate {
  let shelf: Shelf
  var names: [String]
  /// Each is done once.
  var whenShown: (() -> Void)?
  var whenGone: (() -> Void)?
  /// Cells that were said to be shown, and not to be gone.
  private(set) var displayed = 0
  /// Of items that there are not.
  private(set) var strayRequests = 0

  init(_ names: [String]) {
    self.names = names
    shelf = Shelf([names.count])
    shelf.view.dataSource = self
    shelf.view.delegate = self
    shelf.loop.frame(at: 0)
  }

  var view: UICollectionView { shelf.view }
  /// Those that can be seen, whoever knows of them.
  var cellsInSight: Int { view.subviews.count { $0 is ShelfCell && !$0.isHidden } }

  func settle() {
    for time in [1.0, 2, 3] { shelf.loop.frame(at: time) }
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    guard names.indices.contains(path.item) else {
      strayRequests += 1
      return cell
    }
    (cell as? ShelfCell)?.text = names[path.item]
    return cell
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    displayed += 1
    let action = whenShown
    whenShown = nil
    action?()
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    displayed -= 1
    let action = whenGone
    whenGone = nil
    action?()
  }
}
