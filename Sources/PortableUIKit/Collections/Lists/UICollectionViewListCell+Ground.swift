/// Points.
private let cornerRadius: CGFloat = 10

// What lies behind a row, and the line below it.
extension UICollectionViewListCell {
  final func layOutLine(_ left: CGFloat) {
    line.isHidden = !showsLine || isSelected || isHighlighted
    guard !line.isHidden, let row else { return }
    let thickness = 1 / contentScaleFactor
    let own = row.separator.bottomSeparatorInsets
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let usual = row.isLast && row.isGrouped ? 0 : left + Self.margin
    let start =
      own.leading == automatic.leading
      ? guidedInset([.leading, .left]) ?? usual : own.leading
    let inset =
      own.trailing == automatic.trailing ? guidedInset([.trailing, .right]) ?? 0 : own.trailing
    let end = bounds.width - inset
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
    case .automatic: return !row.isHeader && !row.isSidebar && !(row.isLast && row.isInset)
    case .visible: return true
    case .hidden: return false
    }
  }

  /// Rows stand out from what is behind them; a program's own background stays.
  final func showGround() {
    guard backgroundView == nil, ground == nil else { return dropSidebarGround() }
    if row?.isSidebar ?? false { return showSidebarGround() }
    dropSidebarGround()
    guard let color = listColor, backgroundColor !== color else { return }
    backgroundColor = color
  }

  /// Nil where what is behind may be seen.
  private var listColor: UIColor? {
    guard let row else { return barColor }
    guard !row.isHeader else { return nil }
    if isSelected || isHighlighted { return .systemGray4 }
    return row.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }

  /// Rows that go on below a bar are not seen through it.
  private var barColor: UIColor? {
    guard let barGround else { return nil }
    let color = collection?.backgroundColor
    return color?.cgColor.alpha == 1 ? color : barGround
  }

  private func showSidebarGround() {
    guard row?.isHeader != true else { return dropSidebarGround() }
    let shown = sidebarGround ?? CellGround(.listSidebarCell(), in: self)
    sidebarGround = shown
    shown.show(configurationState, updates: true)
  }

  private func dropSidebarGround() {
    sidebarGround?.remove()
    sidebarGround = nil
  }

  final func roundCorners() {
    var corners: CACornerMask = []
    if let row, row.isInset, !row.isHeader {
      if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    let radius = corners.isEmpty ? 0 : cornerRadius
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if radius > 0, layer.maskedCorners != corners { layer.maskedCorners = corners }
  }
}
