import ScrollGeometry

extension UICollectionViewListCell {
  // Points; as on an iPhone, as far as eyes can tell.
  static var margin: CGFloat { 16 }
  private static var smallestHeight: CGFloat { 44 }

  /// It stands above or below a section, and is none of its rows.
  final var isBar: Bool { barKind != nil }

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

  /// All of them, or these.
  final func putSigns(_ wanted: [UIView]? = nil) {
    func isWanted(_ view: UIView) -> Bool { wanted?.contains { $0 === view } ?? true }
    var left = indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0
    for view in leadingSigns {
      if isWanted(view) { put(view, left + Self.margin) }
      left += Self.margin + view.bounds.width
    }
    var right = bounds.width
    for view in trailingSigns.reversed() {
      right -= Self.margin + view.bounds.width
      if isWanted(view) { put(view, right) }
    }
  }

  private func put(_ view: UIView, _ x: CGFloat) {
    let size = view.bounds.size
    place(
      view,
      CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
  }

  /// Mirrors what is laid out from the left where texts begin on the right, and follows a swipe.
  final func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - frame.maxX
    }
    frame.origin.x += swipeOffset
    view.occupy(frame)
  }
}
