import ScrollGeometry

// What stands at a row's edges. A sign that is not wanted waits unseen where it comes from, so that an animated layout
// lets it come and go.
extension UITableViewCell {
  /// What content moves in by for a sign at the leading edge, points. (As on an iPhone, as far as eyes can tell.)
  private static var editingWidth: CGFloat { 38 }

  // MARK: Room

  /// How much of the cell's width is left for the content view, points.
  func contentWidth(in width: CGFloat) -> CGFloat {
    var width = width - sides.left - sides.right - (table?.indexWidth ?? 0) - editingIndent
    for sign in [reorderWidth, accessoryWidth] {
      if let sign { width -= Self.margin + sign + Self.gap }
    }
    return max(0, width)
  }

  /// A row without a sign moves in as well: its text stands below those of the others.
  private var editingIndent: CGFloat {
    row.isEditing && shouldIndentWhileEditing && row.indentsWhileEditing ? Self.editingWidth : 0
  }

  private var isMovable: Bool { row.isEditing && row.showsReorderControl }
  /// Points; nil for none.
  private var reorderWidth: CGFloat? { isMovable ? CellSign.Kind.reorder.size.width : nil }
  private var shownAccessory: UIView? { row.isEditing ? editingAccessoryView : accessoryView }
  private var accessoryKind: CellSign.Kind? {
    CellSign.Kind(row.isEditing ? editingAccessoryType : accessoryType)
  }
  private var accessoryWidth: CGFloat? { shownAccessory?.bounds.width ?? accessoryKind?.size.width }

  /// Something stands between the content and the trailing edge.
  var hasTrailingSign: Bool { isMovable || shownAccessory != nil || accessoryKind != nil }

  // MARK: Places

  /// How far the content moves in for it, points.
  func layOutEditingSign(_ left: CGFloat) -> CGFloat {
    if let kind = editingKind {
      let sign = sign(kind, editingSign, from: -kind.size.width)
      editingSign = sign
      place(sign, at: left + Self.margin)
      show(sign, true)
    } else if let editingSign {
      place(editingSign, at: -editingSign.bounds.width)
      show(editingSign, false)
    }
    return editingIndent
  }

  /// Where the content ends, points.
  func layOutReorderSign(_ right: CGFloat) -> CGFloat {
    guard isMovable else {
      guard let reorderSign else { return right }
      place(reorderSign, at: bounds.width)
      show(reorderSign, false)
      return right
    }
    let sign = sign(.reorder, reorderSign, from: bounds.width)
    reorderSign = sign
    show(sign, true)
    return layOutTrailing(sign, right)
  }

  /// Where the content ends, points. A sign comes and goes where it stands.
  func layOutAccessory(_ right: CGFloat) -> CGFloat {
    let view = shownAccessory
    let other = row.isEditing ? accessoryView : editingAccessoryView
    if let other, other !== view { letGo(other) }
    if let view {
      if let accessorySign { show(accessorySign, false) }
      bring(view, to: right)
      return layOutTrailing(view, right)
    }
    guard let kind = accessoryKind else {
      if let accessorySign { show(accessorySign, false) }
      return right
    }
    let sign = sign(kind, accessorySign, from: right - Self.margin - kind.size.width)
    accessorySign = sign
    show(sign, true)
    return layOutTrailing(sign, right)
  }

  private func layOutTrailing(_ view: UIView, _ right: CGFloat) -> CGFloat {
    let x = right - Self.margin - view.bounds.width
    place(view, at: x)
    return x - Self.gap
  }

  // MARK: Views of the program's own

  /// While editing begins or ends it fades; otherwise it is gone at once.
  private func letGo(_ view: UIView) {
    guard view.superview === self, fades.count > 0 else { return dropAccessory(view) }
    guard fades.alphas[ObjectIdentifier(view)] == nil else { return }
    fades.alphas[ObjectIdentifier(view)] = view.alpha
    view.alpha = 0
  }

  /// It comes where it stands: its room may reach up to `right`.
  private func bring(_ view: UIView, to right: CGFloat) {
    if view.superview !== self {
      UIView.performWithoutAnimation {
        addSubview(view)
        _ = layOutTrailing(view, right)
        guard fades.count > 0 else { return }
        fades.alphas[ObjectIdentifier(view)] = view.alpha
        view.alpha = 0
      }
    }
    if let alpha = fades.alphas.removeValue(forKey: ObjectIdentifier(view)) { view.alpha = alpha }
  }

  /// As opaque as it was.
  func dropAccessory(_ view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    guard let alpha = fades.alphas.removeValue(forKey: ObjectIdentifier(view)) else { return }
    UIView.performWithoutAnimation { view.alpha = alpha }
  }

  /// What has faded away is let go of.
  func endAccessoryFade() {
    fades.count -= 1
    guard fades.count == 0 else { return }
    for view in [accessoryView, editingAccessoryView] {
      if let view, fades.alphas[ObjectIdentifier(view)] != nil { dropAccessory(view) }
    }
  }

  // MARK: Signs

  /// The one there is, or a new one. While it is not seen it stands at `x`, whatever is animated.
  private func sign(_ kind: CellSign.Kind, _ kept: CellSign?, from x: CGFloat) -> CellSign {
    let sign = kept ?? newSign()
    UIView.performWithoutAnimation {
      if kept == nil || sign.kind != kind { sign.kind = kind }
      if sign.alpha == 0 { place(sign, at: x) }
    }
    return sign
  }

  private func newSign() -> CellSign {
    let sign = CellSign(frame: .zero)
    sign.alpha = 0
    sign.tapped = { [unowned(unsafe) self, unowned(unsafe) sign] in
      table?.signTapped(sign.kind, in: self)
    }
    addSubview(sign)
    return sign
  }

  private func show(_ sign: CellSign, _ isSeen: Bool) {
    let alpha: CGFloat = isSeen ? 1 : 0
    if sign.alpha != alpha { sign.alpha = alpha }
  }

  /// From the left edge where texts begin there, points; half-way down the row.
  private func place(_ view: UIView, at x: CGFloat) {
    let size = view.bounds.size
    place(
      view,
      CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
  }
}

extension CellSign.Kind {
  init?(_ type: UITableViewCell.AccessoryType) {
    switch type {
    case .none: return nil
    case .disclosureIndicator: self = .disclosure
    case .detailDisclosureButton: self = .detailDisclosure
    case .checkmark: self = .checkmark
    case .detailButton: self = .detail
    }
  }
}
