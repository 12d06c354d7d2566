/// Pages in a row with a gap between them: where each one lies, as a pure value.
///
/// The scroll view is longer than the browser by one gap, half of it at each end, so that a page
/// and its gap are exactly one bounds length, which is what paging turns by. "Along" is the
/// direction in which pages follow each other, "across" the other one. Points.
struct PageLine: Equatable {
  var count = 0
  /// The browser's.
  var pageSize = CGSize.zero
  var gap: CGFloat = 0
  /// The first page is the rightmost one.
  var isReversed = false
  /// The next page lies below.
  var isVertical = false
  var pixelsPerPoint: CGFloat = 1
  /// How many times as large as its natural size a fitted page may be.
  var enlargement = CGFloat.infinity
  /// What a fitted page leaves free at least.
  var padding = UIEdgeInsets.zero

  /// From page to page.
  var stride: CGFloat { (isVertical ? pageSize.height : pageSize.width) + gap }

  /// The scroll view's frame in the browser.
  var viewFrame: CGRect {
    CGRect(origin: point(along: -gap / 2, across: 0), size: size(along: stride))
  }

  var contentSize: CGSize { size(along: CGFloat(max(count, 1)) * stride) }

  /// The offset along the line at which a page rests.
  func offset(ofPage page: Int) -> CGFloat { CGFloat(position(ofPage: page)) * stride }

  /// The page that rests nearest to an offset along the line.
  func page(atOffset offset: CGFloat) -> Int {
    page(atPosition: clampedPosition((offset / stride).rounded()))
  }

  /// Where a release at `offset` along the line goes: slow, to the nearest page; otherwise to the
  /// next one in the direction of `velocity`, and never more than one from `start`.
  func page(
    forReleaseAt offset: CGFloat, velocity: CGFloat, flickSpeed: CGFloat, start: Int
  ) -> Int {
    guard abs(velocity) >= flickSpeed else { return page(atOffset: offset) }
    let here = offset / stride
    let next = velocity > 0 ? here.rounded(.down) + 1 : here.rounded(.up) - 1
    let first = CGFloat(position(ofPage: start))
    return page(atPosition: clampedPosition(max(first - 1, min(next, first + 1))))
  }

  /// The pages that a stretch of the content shows some of, and `margin` more on each side.
  func pages(from low: CGFloat, to high: CGFloat, margin: Int) -> ClosedRange<Int>? {
    guard count > 0 else { return nil }
    let first = clampedPosition(((low - gap / 2) / stride).rounded(.down)) - margin
    let last = clampedPosition(((high - gap / 2) / stride).rounded(.up) - 1) + margin
    let ends = (
      page(atPosition: max(first, 0)), page(atPosition: min(max(last, first), count - 1))
    )
    return min(ends.0, ends.1)...max(ends.0, ends.1)
  }

  /// The pages of which something can be seen at an offset along the line.
  func pages(seenAt offset: CGFloat, margin: Int = 0) -> ClosedRange<Int>? {
    guard stride > 0 else { return nil }
    return pages(from: offset + gap / 2, to: offset + stride - gap / 2, margin: margin)
  }

  /// What a page may cover, in the content's coordinates.
  func slot(ofPage page: Int) -> CGRect {
    CGRect(origin: point(along: offset(ofPage: page) + gap / 2, across: 0), size: pageSize)
  }

  /// Where a page of this natural size lies in its slot: in the middle, as large as it fits or may
  /// be enlarged. From the slot's corner; without a size it fills the slot.
  func fittedFrame(naturalSize: CGSize?) -> CGRect {
    guard let natural = naturalSize, natural.width > 0, natural.height > 0 else {
      return CGRect(origin: .zero, size: pageSize)
    }
    let width = max(1, pageSize.width - padding.left - padding.right)
    let height = max(1, pageSize.height - padding.top - padding.bottom)
    let scale = min(width / natural.width, height / natural.height, enlargement)
    let size = CGSize(width: natural.width * scale, height: natural.height * scale)
    // Its insets are the same when it zooms: nothing moves when it begins to.
    let insets = centering(of: size).insets
    return CGRect(origin: CGPoint(x: insets.left, y: insets.top), size: size)
  }

  /// From the middle of the browser to that of what the padding leaves.
  var shift: CGPoint {
    CGPoint(x: (padding.left - padding.right) / 2, y: (padding.top - padding.bottom) / 2)
  }

  /// How a page that is shown in this size rests, alone in the browser.
  func centering(of size: CGSize) -> Centering {
    var centering = Centering(
      bounds: pageSize, content: size, margins: .zero, pixelsPerPoint: pixelsPerPoint)
    centering.shift = shift
    return centering
  }

  /// The nearest offset at which a page that is shown in this size may rest, alone in the browser. Not
  /// copied into all who ask: it is long.
  @inline(never) func resting(_ offset: CGPoint, shown size: CGSize) -> CGPoint {
    centering(of: size).clamped(offset)
  }

  /// How many pages come before this one on the line, from the left or the top.
  func position(ofPage page: Int) -> Int { isReversed ? count - 1 - page : page }

  private func page(atPosition position: Int) -> Int {
    count > 0 ? self.position(ofPage: position) : 0
  }

  private func clampedPosition(_ position: CGFloat) -> Int {
    guard count > 0, position > 0 else { return 0 }
    return Int(min(position, CGFloat(count - 1)))
  }

  // MARK: Directions

  func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  func across(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// As long as `along`, and as wide as a page.
  private func size(along: CGFloat) -> CGSize {
    isVertical
      ? CGSize(width: pageSize.width, height: along) : CGSize(width: along, height: pageSize.height)
  }
}
