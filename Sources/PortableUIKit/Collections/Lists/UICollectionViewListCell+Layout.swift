import ScrollGeometry

extension UICollectionViewListCell {
  // Points; as on an iPhone, as far as eyes can tell.
  private static var margin: CGFloat { 16 }
  private static var cornerRadius: CGFloat { 10 }
  private static var smallestHeight: CGFloat { 44 }
  private static var accessoryFontSize: CGFloat { 17 }

  /// It stands above or below a section, and is none of its rows.
  final var isBar: Bool { barKind != nil }

  // MARK: Signs

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
      if accessory.isLeading { leadingSigns.append(view) } else { trailingSigns.append(view) }
    }
    take(new, away: old)
    setNeedsLayout()
  }

  /// In an animation they fade where they stand, and what lies between moves.
  private func take(_ new: [UIView], away old: [UIView]) {
    guard UIView.inheritedAnimationDuration > 0 else {
      for view in old { view.removeFromSuperview() }
      return
    }
    for view in old {
      guard view is CellSign || view is UILabel else {
        view.removeFromSuperview()
        continue
      }
      UIView.animate(
        withDuration: UIView.inheritedAnimationDuration, animations: { view.alpha = 0 },
        completion: { _ in view.removeFromSuperview() })
    }
    UIView.performWithoutAnimation {
      putSigns()
      for view in new where view is CellSign || view is UILabel { view.alpha = 0 }
    }
    for view in new where view is CellSign || view is UILabel { view.alpha = 1 }
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
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = .systemFont(ofSize: Self.accessoryFontSize)
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      label.bounds.size = label.sizeThatFits(.zero)
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

  /// A finger there holds the row, to move it.
  final func isHeld(at point: CGPoint) -> Bool {
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

  private var collection: UICollectionView? { superview as? UICollectionView }

  final var hasOutline: Bool {
    accessories.contains {
      if case .outline = $0.content { return isShown($0) }
      return false
    }
  }

  final var isOutlineOpen: Bool? {
    guard let path = shownAttributes?.indexPath else { return nil }
    return collection?.outline?(path, false)
  }

  private func toggleOutline() {
    guard let path = shownAttributes?.indexPath, collection?.outline?(path, true) != nil else {
      return
    }
    accessoriesChanged()
    setNeedsUpdateConfiguration()
  }

  // MARK: Parts

  /// What signs leave of a width, and what they take before it, points.
  private func contentSpan(_ width: CGFloat) -> (left: CGFloat, right: CGFloat) {
    var left = CGFloat(indentationLevel) * indentationWidth
    var right = width
    for view in leadingSigns { left += Self.margin + view.bounds.width }
    for view in trailingSigns { right -= Self.margin + view.bounds.width }
    return (left, max(left, right))
  }

  final func sizeOfParts(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let span = contentSpan(size.width)
    guard let content else { return super.sizeThatFits(size) }
    let needed = content.size(in: CGSize(width: span.right - span.left, height: 0)).height
    let least = isBar || row?.isHeader ?? false ? 0 : Self.smallestHeight
    return CGSize(width: size.width, height: max(least, needed))
  }

  final func layOutParts() {
    let span = contentSpan(bounds.width)
    putSigns()
    place(
      contentView,
      CGRect(x: span.left, y: 0, width: span.right - span.left, height: bounds.height))
    layOutLine(span.left)
    showGround()
    roundCorners()
  }

  private func putSigns() {
    var left = indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0
    for view in leadingSigns {
      put(view, left + Self.margin)
      left += Self.margin + view.bounds.width
    }
    var right = bounds.width
    for view in trailingSigns.reversed() {
      right -= Self.margin + view.bounds.width
      put(view, right)
    }
  }

  private func put(_ view: UIView, _ x: CGFloat) {
    let size = view.bounds.size
    place(
      view,
      CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
  }

  /// Mirrors what is laid out from the left where texts begin on the right, and follows a swipe.
  private func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - frame.maxX
    }
    frame.origin.x += swipeOffset
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Ground, line and corners

  private func layOutLine(_ left: CGFloat) {
    line.isHidden = !showsLine || isSelected || isHighlighted
    guard !line.isHidden, let row else { return }
    let thickness = 1 / contentScaleFactor
    let own = row.separator.bottomSeparatorInsets
    let isUsual = own == UIListSeparatorConfiguration.automaticInsets
    let usual = row.isLast && row.isGrouped ? 0 : left + Self.margin
    let start = isUsual ? guidedInset([.leading, .left]) ?? usual : own.leading
    let end = bounds.width - (isUsual ? guidedInset([.trailing, .right]) ?? 0 : own.trailing)
    line.backgroundColor = row.separator.color
    place(
      line,
      CGRect(x: start, y: bounds.height - thickness, width: max(0, end - start), height: thickness))
  }

  /// From the edge at which a program has tied the line, points; nil where it has not.
  private func guidedInset(_ edge: [NSLayoutConstraint.Attribute]) -> CGFloat? {
    guard let lineGuide,
      lineGuide.constraintsAffectingLayout(for: .horizontal).contains(where: {
        edge.contains($0.firstAttribute)
      })
    else { return nil }
    let frame = lineGuide.layoutFrame
    let isFromRight =
      (effectiveUserInterfaceLayoutDirection == .rightToLeft) == (edge[0] == .leading)
    return isFromRight ? bounds.width - frame.maxX : frame.minX
  }

  private var showsLine: Bool {
    guard let row, row.showsSeparators else { return false }
    switch row.separator.bottomSeparatorVisibility {
    case .automatic: return !row.isHeader && !(row.isLast && row.isInset)
    case .visible: return true
    case .hidden: return false
    }
  }

  /// Rows stand out from what is behind them; a program's own background stays.
  private func showGround() {
    guard backgroundView == nil, ground == nil, let row, !row.isHeader else { return }
    let isDark = isSelected || isHighlighted
    let plain: UIColor = row.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    let color: UIColor = isDark ? .systemGray4 : plain
    if backgroundColor !== color { backgroundColor = color }
  }

  private func roundCorners() {
    var corners: CACornerMask = []
    if let row, row.isInset, !row.isHeader {
      if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    let radius = corners.isEmpty ? 0 : Self.cornerRadius
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if radius > 0, layer.maskedCorners != corners { layer.maskedCorners = corners }
  }
}
