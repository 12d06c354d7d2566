/// How a photo browser's scroll view is arranged: for all pages side by side, or for one of them alone.
struct PageArrangement: Equatable {
  /// In the browser, points.
  var frame: CGRect
  var contentSize: CGSize
  /// Where the content is, as far as that is allowed when nothing holds it.
  var offset: CGPoint
  /// Room beyond the edges of the content.
  var margins: UIEdgeInsets
  /// Drags turn pages; otherwise they move one page, which is centred where it is smaller than the frame.
  var isPaging: Bool
  /// The next page lies below.
  var isVertical: Bool

  /// All pages side by side.
  init(_ line: PageLine, at offset: CGPoint) {
    frame = line.viewFrame
    contentSize = line.contentSize
    self.offset = offset
    margins = .zero
    isPaging = true
    isVertical = line.isVertical
  }

  /// One page of the line alone, shown in this size.
  init(_ line: PageLine, zoomed shown: CGSize, at offset: CGPoint, margins: UIEdgeInsets = .zero) {
    frame = CGRect(origin: .zero, size: line.pageSize)
    contentSize = shown
    self.offset = offset
    self.margins = margins
    isPaging = false
    isVertical = line.isVertical
  }
}
