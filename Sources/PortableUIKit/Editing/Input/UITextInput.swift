/// Where an offset or a search goes on; the values are UIKit's.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// Where somebody looks from a place; the values are UIKit's.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// Something that is written into: its text, its selection, and where on the screen they are. Offsets count UTF-16 units.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)

  var selectedTextRange: UITextRange? { get set }
  /// What an input method is not certain of yet.
  var markedTextRange: UITextRange? { get }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// In the view's coordinates, points; here and below.
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
}
