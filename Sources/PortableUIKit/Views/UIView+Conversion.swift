import ScrollGeometry

extension UIView {
  public var transformToScreen: CGAffineTransform { CGAffineTransform(transform(upTo: nil)) }

  /// Maps own coordinates into those of `view` (nil: the window, or the outermost view).
  func transform(to view: UIView?) -> ScrollGeometry.AffineTransform {
    if view === self { return .identity }
    let target = view ?? outermost
    let common = commonAncestor(with: target)
    let up = transform(upTo: common)
    let down = target.transform(upTo: common)
    if down.isIdentity { return up }
    return up.concatenating(down.inverse ?? .identity)
  }

  func transform(from view: UIView?) -> ScrollGeometry.AffineTransform {
    (view ?? outermost).transform(to: self)
  }

  private var outermost: UIView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  /// Numbers stay small when only the way to the nearest common ancestor is walked: a page deep
  /// inside an endless scroll view keeps its exact units. Nil when the views are in two trees.
  func commonAncestor(with other: UIView) -> UIView? {
    var first: UIView? = self
    var second: UIView? = other
    var difference = depth - other.depth
    while difference > 0 {
      first = first?.superview
      difference -= 1
    }
    while difference < 0 {
      second = second?.superview
      difference += 1
    }
    while first !== second {
      first = first?.superview
      second = second?.superview
    }
    return first
  }

  private var depth: Int {
    var count = 0
    var view = self
    while let next = view.superview {
      view = next
      count += 1
    }
    return count
  }

  /// Maps own coordinates into those of an ancestor; nil goes through the outermost view, to
  /// where its frame lies.
  private func transform(upTo ancestor: UIView?) -> ScrollGeometry.AffineTransform {
    var result = ScrollGeometry.AffineTransform.identity
    var view = self
    while view !== ancestor {
      result = result.concatenating(view.layer.model.toSuperlayer)
      guard let next = view.superview else { break }
      view = next
    }
    return result
  }
}
