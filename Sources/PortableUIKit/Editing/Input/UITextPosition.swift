/// A place between two characters of a text.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITextPosition: NSObject {
  /// UTF-16 units from the beginning. To be set before anybody has it: an initialiser of its own comes out twice in an Embedded
  /// link.
  final var offset = 0

  static func at(_ offset: Int) -> UITextPosition {
    let made = UITextPosition()
    made.offset = offset
    return made
  }
}

/// What lies between two places of a text.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UITextRange: NSObject {
  /// In the order of the text; to be set before anybody has it, as a place is.
  final var first = UITextPosition()
  final var last = UITextPosition()

  static func between(_ first: UITextPosition, _ last: UITextPosition) -> UITextRange {
    let made = UITextRange()
    (made.first, made.last) = first.offset <= last.offset ? (first, last) : (last, first)
    return made
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
  final var place = CGRect.zero
  final var isFirst = false
  final var isLast = false

  static func over(_ place: CGRect, isFirst: Bool, isLast: Bool) -> UITextSelectionRect {
    let made = UITextSelectionRect()
    (made.place, made.isFirst, made.isLast) = (place, isFirst, isLast)
    return made
  }
}
