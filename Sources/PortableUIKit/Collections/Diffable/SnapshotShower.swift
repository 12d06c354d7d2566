import CollectionSolving

/// A view that gets from one snapshot to the next.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
protocol SnapshotShowing: AnyObject {
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)?)
  func reconfigure(_ places: [ItemPlace])
}

extension UICollectionView: SnapshotShowing {}
extension UITableView: SnapshotShowing {}

/// What the data sources of collection views and tables have in common that show snapshots.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class SnapshotShower<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var content = DiffedContent<Section, Item>()
  private var turns = TurnTaking()

  /// What is asked while something is applied is done after it.
  func inTurn(_ work: @escaping () -> Void) {
    guard turns.begins(work) else { return }
    while let next = turns.next() { next() }
  }

  /// By what differs: `change` hands that on to the view.
  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, in view: (any SnapshotShowing)?,
    animated: Bool, completion: (() -> Void)?, change: @escaping ([CollectionChange]) -> Void
  ) {
    guard let view else {
      content.become(snapshot)
      completion?()
      return
    }
    let changes = content.changes(to: snapshot)
    let reconfigured = content.reconfigured(in: snapshot)
    let perform = {
      view.performBatchUpdates {
        self.content.become(snapshot)
        change(changes)
        view.reconfigure(reconfigured)
      } completion: { _ in
        completion?()
      }
    }
    if animated { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  /// What the view shows already.
  func move(_ source: IndexPath, to target: IndexPath) {
    content.move(source, to: target)
  }

  /// The same, worked out before.
  func become(_ moved: DiffedContent<Section, Item>) { content = moved }

  /// By loading everything anew.
  func reload(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, in view: (any SnapshotShowing)?,
    completion: (() -> Void)?
  ) {
    inTurn {
      self.content.become(snapshot)
      view?.reloadData()
      completion?()
    }
  }
}
