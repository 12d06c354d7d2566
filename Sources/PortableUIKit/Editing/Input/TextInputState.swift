import ScrollGeometry

/// What an input method wants to know of a view that is written into.
public struct TextInputState: Equatable, Sendable {
  /// Which view it is: another number is another one.
  public var id: Int32
  /// Where the caret stands, window points.
  public var caret: Rect
  /// What is written around the caret: at most a few hundred characters of the same paragraph, without what is marked.
  public var surrounding: String
  /// Where selection begins and ends in `surrounding`, UTF-8 bytes; the caret is at `caretOffset`.
  public var anchorOffset: Int
  /// Where the caret is in `surrounding`, UTF-8 bytes.
  public var caretOffset: Int
  /// Something of an input method's is not certain yet.
  public var hasMarkedText: Bool
  /// It takes line breaks.
  public var isMultiline: Bool
  /// Nobody is to see or remember it.
  public var isSecure: Bool
  /// What the view wishes to be written with.
  public var keyboardType: UIKeyboardType
  /// What the key says that ends a line.
  public var returnKeyType: UIReturnKeyType
  /// Which letters are to become capitals.
  public var autocapitalizationType: UITextAutocapitalizationType
  /// Whether words are to be corrected.
  public var autocorrectionType: UITextAutocorrectionType
  /// All that is selected is in `surrounding`.
  public var holdsSelection = true
  /// The window has another one to write into, which the tabulator goes to without beginning anew.
  public var hasFieldBefore = false
  /// There is another one behind it, as `hasFieldBefore` says.
  public var hasFieldBehind = false

  public static func == (left: TextInputState, right: TextInputState) -> Bool {
    left.id == right.id && left.caret == right.caret
      && left.surrounding.isSame(as: right.surrounding)
      && left.anchorOffset == right.anchorOffset && left.caretOffset == right.caretOffset
      && left.hasMarkedText == right.hasMarkedText && left.holdsSelection == right.holdsSelection
      && left.hasSameTraits(as: right)
  }

  private func hasSameTraits(as other: TextInputState) -> Bool {
    isMultiline == other.isMultiline && isSecure == other.isSecure
      && keyboardType == other.keyboardType && returnKeyType == other.returnKeyType
      && autocapitalizationType == other.autocapitalizationType
      && autocorrectionType == other.autocorrectionType
      && hasFieldBefore == other.hasFieldBefore && hasFieldBehind == other.hasFieldBehind
  }
}
