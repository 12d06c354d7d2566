import DisplayList
import ScrollEngine
import ScrollGeometry

/// Lines that a person writes or reads, and that scroll.
open class UITextView: UIScrollView, UITextInput {
  #if hasFeature(Embedded)
    unowned(unsafe) var ownDelegate: (any UITextViewDelegate)?
  #else
    final weak var ownDelegate: (any UITextViewDelegate)?
  #endif
  final let editor = TextEditor()
  public final let textContainer = NSTextContainer()
  /// The finger or button that selects; nil while none does.
  @Weak final var selectingTouch: UITouch?
  /// The caret is to be scrolled into sight with the next layout.
  final var scrollsToCaret = false

  // MARK: What is in it

  /// Who is told and asked: by scroll views, too.
  #if hasFeature(Embedded)
    @_nonoverride open unowned(unsafe) var delegate: (any UITextViewDelegate)? {
      get { knownDelegate }
      set { take(newValue) }
    }
  #else
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
      get { knownDelegate }
      set { take(newValue) }
    }
  #endif
  open var text: String! {
    get { editor.text.text }
    set {
      let isSame = (newValue ?? "").isSame(as: editor.text.text)
      if isSame, !isEditing { return }
      editor.setText(newValue ?? "")
      if !isSame { formChanged() }
    }
  }
  /// Nil stands for the system's in 12 points.
  open var font: UIFont? { didSet { if font != oldValue { formChanged() } } }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  /// Lines below and through what is written.
  package final var textLines: FontTraits = [] {
    didSet { if textLines != oldValue { formChanged() } }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { formChanged() } }
  }
  /// Another size of texts is that of its font, too.
  open var adjustsFontForContentSizeCategory = false
  /// A person may change the text.
  open var isEditable = true {
    didSet { if !isEditable, isEditing, !isSelectable { resignFirstResponder() } }
  }
  open var isSelectable = true
  /// Kept only.
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  /// Around the lines, points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { formChanged() } }
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
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { formChanged() } }
  }

  // MARK: Life

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private final func prepare() {
    editor.owner = self
    textContainer.view = self
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
    // A mouse selects; fingers scroll.
    pan.allowedTouchTypes = Self.fingers
  }

  deinit {
    clearByHand {
      editor.owner = nil
      textContainer.view = nil
    }
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { formChanged() } }
  }

  /// Without scrolling, as high as its lines; where constraints give it the width, in as few as there are.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : sizeThatFits(
        CGSize(width: translatesAutoresizingMaskIntoConstraints ? bounds.width : 0, height: 0))
  }
  override var wrapsToWidth: Bool { !isScrollEnabled }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(in: size.width) }

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
    scrollToCaret()
    editor.wasLaidOut()
  }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    editor.append(to: &list, visible: Rect(context.visibleRect))
  }

  // MARK: The selection

  /// UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.text.nsRange(editor.text.selection) }
    set {
      let range = editor.text.range(newValue)
      editor.select { $0.select(range) }
    }
  }

  open func scrollRangeToVisible(_ range: NSRange) { show(editor.text.range(range)) }

  // MARK: The keyboard

  final var isEditing: Bool { editor.isActive }
  open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }

  /// The delegate may refuse it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder,
      !isEditable || knownDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || knownDelegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    endEditing()
    return true
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { lostKeyboard() }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handle(presses) { super.pressesBegan(presses, with: event) }
  }

  /// What is written with means nothing to views around it.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !isEditing { super.pressesEnded(presses, with: event) }
  }

  override func take(_ text: TextSample) { editor.take(text) }
  override var isWrittenInto: Bool { true }

  // MARK: Writing

  open var hasText: Bool { !editor.text.characters.isEmpty }
  open func insertText(_ text: String) { editor.insert(text) }
  open func deleteBackward() { editor.deleteBackward() }

  open func text(in range: UITextRange) -> String? { editor.text.string(in: editor.range(range)) }
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replaceByProgram(editor.range(range), with: text)
  }
  open var selectedTextRange: UITextRange? {
    get { editor.textRange(editor.text.selection) }
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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginSelecting(touches, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    goOnSelecting(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endSelecting(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    loseSelecting(touches)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isEditable ? .textEntry : .staticText) }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
