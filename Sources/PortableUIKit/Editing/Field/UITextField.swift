import DisplayList
import ScrollEngine
import ScrollGeometry

/// A line that a person writes.
open class UITextField: UIControl, UITextInput {
  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any UITextFieldDelegate)?
  #else
    open weak var delegate: (any UITextFieldDelegate)?
  #endif
  final let editor = TextEditor()
  /// How far the text is moved to the left, so that the caret is seen; points.
  final var shift = 0.0
  /// The first letter takes the place of all that is hidden.
  final var clearsOnInsert = false
  final var clearButton: ClearButton?
  /// The return key, when nobody wants it here, and the tabulator go on to what is around the field.
  package final var handsKeysOn = false

  // MARK: What is in it

  open var text: String? {
    get { editor.text.text }
    set {
      let isSame = (newValue ?? "").isSame(as: editor.text.text)
      if isSame, !isEditing { return }
      editor.setText(newValue ?? "")
      shift = 0
      if !isSame { placeholderChanged() }
      if isEditing { selectionWasChanged() }
    }
  }
  open var placeholder: String? {
    didSet { if !(placeholder ?? "").isSame(as: oldValue ?? "") { placeholderChanged() } }
  }
  /// In several styles, in place of `placeholder`.
  package final var styledPlaceholder: (any StyledText)? { didSet { placeholderChanged() } }
  open var font: UIFont? { didSet { if font != oldValue { editor.changed() } } }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  /// Lines below and through what is written.
  package final var textLines: FontTraits = [] {
    didSet { if textLines != oldValue { editor.changed() } }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { editor.changed() } }
  }
  /// A text that is too long is set smaller, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { editor.changed() } }
  }
  /// Points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { editor.changed() } }
  }
  /// Another size of texts is that of its font, too.
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  /// Kept only.
  open var allowsEditingTextAttributes = false

  // MARK: What is around it

  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      lookChanged()
    }
  }
  /// Kept only.
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { lookChanged() } }
  }
  open var leftView: UIView? { didSet { sideViewChanged(leftView, from: oldValue) } }
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { lookChanged() } }
  }
  open var rightView: UIView? { didSet { sideViewChanged(rightView, from: oldValue) } }
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { lookChanged() } }
  }
  /// Kept only: no keyboard is shown by the program.
  open var inputView: UIView?
  open var inputAccessoryView: UIView?

  // MARK: What keyboards are asked for

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardType = UIKeyboardType.default {
    didSet { if keyboardType != oldValue { setNeedsLayout() } }
  }
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default {
    didSet { if returnKeyType != oldValue { setNeedsLayout() } }
  }
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  /// Dots are seen in place of what is written, and nobody can copy it.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { editor.changed() } }
  }

  // MARK: Life

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private final func prepare() {
    editor.owner = self
    clipsToBounds = true
    contentHorizontalAlignment = .fill
  }

  deinit {
    clearByHand { editor.owner = nil }
  }

  // MARK: Places, own coordinates, points. To be overridden.

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, isEditing: false) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, isEditing: true) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sidePlace(of: leftView, atLeft: true, in: bounds)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sidePlace(of: rightView, atLeft: false, in: bounds)
  }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
    showCaret()
    editor.wasLaidOut()
  }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    append(to: &list)
  }

  // MARK: The keyboard

  open var isEditing: Bool { editor.isActive }
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  /// The delegate may refuse it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    endEditing(.committed)
    return true
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { lostKeyboard() }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handle(presses) { next?.pressesBegan(presses, with: event) }
  }

  /// What a field writes with means nothing to views around it.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !isEditing { next?.pressesEnded(presses, with: event) }
  }

  override func take(_ text: TextSample) { editor.take(text) }
  override var isWrittenInto: Bool { true }

  // MARK: Writing

  open var hasText: Bool { !editor.text.characters.isEmpty }
  open func insertText(_ text: String) { write(text) }
  open func deleteBackward() { editor.deleteBackward() }

  open func text(in range: UITextRange) -> String? { editor.text.string(in: editor.range(range)) }
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replaceByProgram(editor.range(range), with: text)
  }
  open var selectedTextRange: UITextRange? {
    get { isEditing ? editor.textRange(editor.text.selection) : nil }
    set { if let newValue { editor.select(by: newValue) } }
  }
  open var markedTextRange: UITextRange? { editor.text.marked.map { editor.textRange($0) } }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText ?? "", unitsToCaret: selectedRange.location + selectedRange.length)
  }
  open func unmarkText() { editor.unmark() }

  open var beginningOfDocument: UITextPosition { editor.position(0) }
  open var endOfDocument: UITextPosition { editor.position(editor.text.count) }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange.between(fromPosition, toPosition) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(editor.caretRect(at: editor.place(position)))
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.selectionRects(for: range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.position(editor.place(at: point))
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginSelecting(touch, event)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isEditing { editor.drag(to: touch.location(in: self)) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endSelecting(touch)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    editor.dragged = nil
  }

  override func keepsTaps() -> Bool { true }
  override func activate() { becomeFirstResponder() }

  override func lookChanged() {
    super.lookChanged()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.textEntry) }
    set { super.accessibilityTraits = newValue }
  }
}
