/// What is in the middle of a view, and how that was shown last. As long as nobody moves or zooms the
/// content, the next size of the view shows the same, also where an edge has kept it from the middle
/// meanwhile.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct Look {
  /// A share of the content.
  let middle: CGPoint
  private var offset = CGPoint.zero
  private var content = CGSize.zero

  init(middle: CGPoint) { self.middle = middle }

  mutating func wasShown(in view: UIScrollView) {
    offset = view.contentOffset
    content = view.contentSize
  }

  func isShown(in view: UIScrollView) -> Bool {
    offset == view.contentOffset && content == view.contentSize
  }
}

extension CenteredZoomScrollView {
  /// Nobody has moved what was shown last.
  var isLooking: Bool { look?.isShown(in: self) ?? false }

  /// Remembers what is looked at.
  func noteLook() {
    guard !isLooking, !bounds.isEmpty, contentSize.width > 0, contentSize.height > 0 else { return }
    let middle = seenMiddle
    look = Look(
      middle: CGPoint(x: middle.x / contentSize.width, y: middle.y / contentSize.height))
    look?.wasShown(in: self)
  }

  /// Content that another size of the view finds as it is, or that has got another size since.
  func showLook() {
    guard let middle = look?.middle, !zoomsByItself, !bounds.isEmpty else { return }
    let wanted = offset(showing: middle)
    let insets = adjustedContentInset
    contentOffset = CGPoint(
      x: max(-insets.left, min(wanted.x, contentSize.width + insets.right - bounds.width)),
      y: max(-insets.top, min(wanted.y, contentSize.height + insets.bottom - bounds.height)))
    look?.wasShown(in: self)
  }

  /// The middle between the margins, in this view's coordinates.
  private var seenMiddle: CGPoint {
    let edges = edges
    return CGPoint(
      x: bounds.midX + (edges.left - edges.right) / 2,
      y: bounds.midY + (edges.top - edges.bottom) / 2)
  }

  /// `middle`: a share of the content.
  func offset(showing middle: CGPoint) -> CGPoint {
    let seen = seenMiddle
    return CGPoint(
      x: middle.x * contentSize.width - (seen.x - bounds.minX),
      y: middle.y * contentSize.height - (seen.y - bounds.minY))
  }
}
