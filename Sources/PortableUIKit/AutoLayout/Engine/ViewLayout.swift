/// What a view has of Auto Layout, once it has anything of it.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class ViewLayout {
  let box = LayoutBox(.view)
  var translatesMask = true
  /// Those that the view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides that every view and every scroll view has, once somebody asked for them.
  var systemGuides: [UILayoutGuide] = []
  var hugging = AxisPriorities(both: .defaultLow)
  var resistance = AxisPriorities(both: .defaultHigh)
  /// Of the tree whose root the view is, once there is a constraint in it.
  var engine: LayoutTree?
  /// Views of the tree whose root the view is want to update constraints, if only to make the
  /// first.
  var updatesConstraints = false

  /// The boxes that leave and join a tree with the view.
  var boxes: [LayoutBox] {
    var boxes = [box]
    for guide in guides { boxes.append(guide.box) }
    for guide in systemGuides { boxes.append(guide.box) }
    return boxes
  }
}

struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(both priority: UILayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
