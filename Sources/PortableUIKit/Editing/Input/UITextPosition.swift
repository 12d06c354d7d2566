/// A place between two characters of a text.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITextPosition: NSObject {
  /// UTF-16 units from the beginning.
  final let offset: Int

  init(offset: Int) { self.offset = offset }

  public override init() { offset = 0 }
}

/// What lies between two places of a text.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITextRange: NSObject {
  private let first: UITextPosition
  private let last: UITextPosition

  init(_ first: UITextPosition, _ last: UITextPosition) {
    (self.first, self.last) = first.offset <= last.offset ? (first, last) : (last, first)
  }

  public override init() {
    first = UITextPosition()
    last = first
  }

  open var start: UITextPosition { first }
  open var end: UITextPosition { last }
  open var isEmpty: Bool { first.offset == last.offset }
}

/// One of the rectangles over what is selected.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITextSelectionRect: NSObject {
  /// Points.
  open var rect: CGRect { place }
  open var containsStart: Bool { isFirst }
  open var containsEnd: Bool { isLast }
  open var isVertical: Bool { false }
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    self.place = place
    self.isFirst = isFirst
    self.isLast = isLast
  }
}
