/// Points.
private let accessoryFontSize: CGFloat = 17

// What stands at a row's edges.
extension UICollectionViewListCell {
  final func accessoriesChanged() {
    var old = leadingSigns + trailingSigns
    leadingSigns = []
    trailingSigns = []
    var new: [UIView] = []
    for accessory in accessories where isShown(accessory) {
      let view = view(of: accessory, among: &old)
      if view.superview !== self {
        addSubview(view)
        new.append(view)
      }
      if case .text = accessory.content {
        // From here on it has the window's texts.
        UIView.performWithoutAnimation { view.bounds.size = view.sizeThatFits(.zero) }
      }
      if accessory.isLeading { leadingSigns.append(view) } else { trailingSigns.append(view) }
    }
    take(new, away: old)
    setNeedsLayout()
  }

  /// Where something moves they fade in their places, and what lies between moves.
  private func take(_ new: [UIView], away old: [UIView]) {
    // What comes does so where it belongs, whatever is animated: it was nowhere before.
    if !new.isEmpty { UIView.performWithoutAnimation { putSigns(new) } }
    let duration = fadeDuration
    guard duration > 0 else {
      for view in old { view.removeFromSuperview() }
      return
    }
    for view in old {
      guard fades(view) else {
        view.removeFromSuperview()
        continue
      }
      UIView.animate(
        withDuration: duration, animations: { view.alpha = 0 },
        completion: { _ in view.removeFromSuperview() })
    }
    let coming = new.filter { fades($0) }
    guard !coming.isEmpty else { return }
    UIView.performWithoutAnimation { for view in coming { view.alpha = 0 } }
    UIView.animate(withDuration: duration, animations: { for view in coming { view.alpha = 1 } })
  }

  /// A program's own view is as opaque as the program wants it.
  private func fades(_ view: UIView) -> Bool { view is CellSign || view is UILabel }

  /// Seconds; 0 where nothing is animated.
  private var fadeDuration: Double {
    let inherited = UIView.inheritedAnimationDuration
    guard inherited == 0, let collection, collection.refilled === self, collection.animatesUpdates
    else { return inherited }
    return UICollectionView.updateDuration
  }

  private func isShown(_ accessory: UICellAccessory) -> Bool {
    guard !accessory.options.isHidden else { return false }
    return switch accessory.displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// One of those that are there, if it is of this kind, or a new one.
  private func view(of accessory: UICellAccessory, among old: inout [UIView]) -> UIView {
    switch accessory.content {
    case .view(let view):
      old.removeAll { $0 === view }
      return view
    case .text(let text):
      let index = old.firstIndex { ($0 as? UILabel)?.text == text }
      let label = index.flatMap { old.remove(at: $0) as? UILabel } ?? UILabel(frame: .zero)
      label.text = text
      label.font = .systemFont(ofSize: accessoryFontSize)
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      return label
    case .sign(let kind): return sign(kind, of: accessory, among: &old)
    case .tick: return sign(isSelected ? .ticked : .unticked, of: accessory, among: &old)
    case .outline:
      let sign = sign(.outline, of: accessory, among: &old)
      sign.isTurned = isOutlineOpen ?? false
      if sign.tapped == nil {
        sign.tapped = { [unowned(unsafe) self] in toggleOutline() }
      }
      return sign
    }
  }

  private func sign(
    _ kind: CellSign.Kind, of accessory: UICellAccessory, among old: inout [UIView]
  ) -> CellSign {
    let index = old.firstIndex { ($0 as? CellSign)?.kind == kind }
    let known = index.flatMap { old.remove(at: $0) as? CellSign }
    let sign = known ?? CellSign(frame: .zero)
    if known == nil { sign.kind = kind }
    sign.tapped = accessory.action
    if kind == .delete, sign.tapped == nil {
      sign.tapped = { [unowned(unsafe) self] in collection?.revealActions(of: self) }
    }
    sign.tintColor = accessory.options.tintColor
    return sign
  }

  final func hasReorderSign(at point: CGPoint) -> Bool {
    trailingSigns.contains {
      // derivation: a finger is as wide, points.
      ($0 as? CellSign)?.kind == .reorder && $0.frame.insetBy(dx: -11, dy: -22).contains(point)
    }
  }

  /// False where a tap on the row means something else.
  final func toggleOutlineByTap() -> Bool {
    for accessory in accessories where isShown(accessory) {
      guard case .outline(let style) = accessory.content else { continue }
      switch style {
      case .cell: return false
      case .automatic: if row?.isHeader != true { return false }
      case .header: break
      }
      if let action = accessory.action { action() } else { toggleOutline() }
      return true
    }
    return false
  }

  final var collection: UICollectionView? { superview as? UICollectionView }

  final var hasOutline: Bool {
    accessories.contains {
      if case .outline = $0.content { return isShown($0) }
      return false
    }
  }

  final var isOutlineOpen: Bool? {
    guard let path = shownAttributes?.indexPath, let place = collection?.outline?(path, false)
    else { return row?.outline?.isOpen }
    return place.isOpen
  }

  private func toggleOutline() {
    guard let path = shownAttributes?.indexPath, collection?.outline?(path, true) != nil else {
      return
    }
    UIView.animate(withDuration: UICollectionView.updateDuration) { self.accessoriesChanged() }
    setNeedsUpdateConfiguration()
  }
}
