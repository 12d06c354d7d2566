extension UICollectionView {
  func dequeue(
    named identifier: String, kind: String?, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let queue = pool.index(of: .named(kind: kind, identifier)) else {
      preconditionFailure(unregistered(identifier, kind))
    }
    let view = dequeue(queue: queue, kind: kind, for: indexPath)
    view.reuseIdentifier = identifier
    return view
  }

  /// Of a class that was registered with the layout: the data knows nothing of it.
  func dequeueDecoration(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    let key = ReuseKey.decoration(kind, ObjectIdentifier(layout))
    if pool.index(of: key) == nil, let make = layout.decorationMaker(kind) {
      pool.register(key, make)
    }
    guard let queue = pool.index(of: key) else {
      preconditionFailure(
        String(plain: "no class is registered with the layout for decoration views of kind \(kind)")
      )
    }
    return dequeue(queue: queue, kind: kind, for: indexPath)
  }

  func dequeue(queue: Int, kind: String?, for indexPath: IndexPath) -> UICollectionReusableView {
    if let refilled, kind == nil, refilled.queue == queue,
      refilled.shownAttributes?.indexPath == indexPath
    {
      return refilled
    }
    let view: UICollectionReusableView
    if let idle = pool.takeIdle(queue) {
      view = idle
      idle.endWaiting()
      UIView.performWithoutAnimation { idle.prepareForReuse() }
    } else {
      guard let make = pool.maker(queue) else { preconditionFailure(unregistered("", kind)) }
      let frame = frameForDequeued(kind: kind, at: indexPath)
      var made: UICollectionReusableView?
      UIView.performWithoutAnimation { made = make(frame) }
      guard let made else { preconditionFailure("made just now") }
      view = made
      view.queue = queue
    }
    view.become(kind, in: layout.list(ofSection: indexPath.section))
    if kind == nil {
      UIView.performWithoutAnimation {
        if let making, making.indexPath == indexPath { view.stand(in: making.values.row) }
        view.show(
          isSelected: selection.contains(indexPath), isHighlighted: press?.indexPath == indexPath)
        view.edit(isEditing)
      }
    }
    return view
  }

  /// Where a view will lie that is made for the element in hand; outside of a pass, where the layout says.
  private func frameForDequeued(kind: String?, at indexPath: IndexPath) -> CGRect {
    if let making, making.indexPath == indexPath { return making.frame }
    let attributes =
      if let kind {
        layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
      } else {
        layoutAttributesForItem(at: indexPath)
      }
    return attributes?.frame ?? .zero
  }

  private func unregistered(_ identifier: String, _ kind: String?) -> String {
    String(
      plain:
        "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }
}
