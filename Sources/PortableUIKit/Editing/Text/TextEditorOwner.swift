import ScrollGeometry

/// The view that a `TextEditor` works for.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
protocol TextEditorOwner: UITextInput {
  /// The view itself.
  var editedView: UIView { get }
  /// A return key makes a new line.
  var isMultiline: Bool { get }
  /// The return key and the tabulator are for what is around the view.
  var handsKeysOn: Bool { get }
  /// A person may change the text.
  var mayEdit: Bool { get }
  /// A person may select something.
  var maySelect: Bool { get }
  /// How lines are set, and where the first begins: own coordinates, points.
  var textForm: SetText.Form { get }
  var textOrigin: Point { get }
  var inkColor: UIColor { get }

  /// Asked before a person changes something.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// A person has changed the text.
  func textWasEdited()
  func selectionWasChanged()
  /// The return key of a single line; true when that was all.
  func returnWasPressed() -> Bool
  /// The keyboard means something else.
  func lostKeyboard()
  /// The caret is to be seen.
  func showCaret()
}
