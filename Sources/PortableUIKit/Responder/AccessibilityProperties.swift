/// What a screen reader is told of one element.
struct AccessibilityProperties: Equatable {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var hidesElements = false
  var isModal = false
}
