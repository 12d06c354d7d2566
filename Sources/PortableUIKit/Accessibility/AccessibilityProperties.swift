/// What a screen reader is told of one element; nil where nobody has said anything.
final class AccessibilityProperties {
  /// 0 until the element has been in an accessibility tree.
  var id: Int32 = 0
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  /// Screen coordinates, points.
  var frame: CGRect?
  var hidesElements = false
  var ignoresInvertColors = false
  var isModal = false
  /// The keyboard means it.
  var isFocused = false
}
