import ScrollGeometry

extension UITableViewCell {
  // Points; as on an iPhone, as far as eyes can tell.
  static var margin: CGFloat { 16 }
  static var gap: CGFloat { 8 }
  static var smallestHeight: CGFloat { 44 }
  private static var cornerRadius: CGFloat { 10 }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// What the cell's content stays clear of at both sides, points: the safe area's, and what is too wide to read.
  var sides: (left: CGFloat, right: CGFloat) {
    guard let table, table.style != .insetGrouped else { return (0, 0) }
    let insets = table.insetsContentViewsToSafeArea ? table.safeAreaInsets : .zero
    guard table.cellLayoutMarginsFollowReadableWidth else { return (insets.left, insets.right) }
    let room = bounds.width - insets.left - insets.right - 2 * Self.margin
    let spare = max(0, room - CGFloat(LayoutMetrics.readableWidth)) / 2
    return (insets.left + spare, insets.right + spare)
  }

  var tableSeparatorInset: UIEdgeInsets {
    table?.separatorInset ?? UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: 0)
  }

  // MARK: Parts

  func layOutParts() {
    let size = bounds.size
    let sides = sides
    var left = isRightToLeft ? sides.right : sides.left
    var right = size.width - (isRightToLeft ? sides.left : sides.right) - (table?.indexWidth ?? 0)
    left += layOutEditingSign(left)
    right = layOutReorderSign(right)
    right = layOutAccessory(right)
    place(contentView, CGRect(x: left, y: 0, width: max(0, right - left), height: size.height))
    layOutTexts()
    layOutLine(left)
    roundCorners()
  }

  /// Mirrors what is laid out from the left where texts begin on the right, and follows a swipe.
  func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    frame.origin.x += swipeOffset
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Line and corners

  private func layOutLine(_ left: CGFloat) {
    let isLastOfGroup = row.isLast && table?.style == .insetGrouped
    let isWanted = table.map { $0.separatorStyle != .none } ?? false
    line.isHidden = !isWanted || isLastOfGroup || showsSelection
    guard !line.isHidden else { return }
    line.backgroundColor = table?.separatorColor
    let thickness = 1 / contentScaleFactor
    var insets = separatorInset
    // Below a picture the line begins where the text does, unless somebody has said where.
    if ownSeparatorInset == nil, picture?.image != nil, let label {
      insets.left = max(insets.left, label.frame.minX)
    }
    if row.isLast, table?.style == .grouped { insets = .zero }
    if insets.left > 0 { insets.left += left }
    place(
      line,
      CGRect(
        x: insets.left, y: bounds.height - thickness,
        width: max(0, bounds.width - insets.left - insets.right), height: thickness))
  }

  private func roundCorners() {
    guard let table, table.style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let radius = corners.isEmpty ? 0 : Self.cornerRadius
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if radius > 0, layer.maskedCorners != corners { layer.maskedCorners = corners }
  }
}
