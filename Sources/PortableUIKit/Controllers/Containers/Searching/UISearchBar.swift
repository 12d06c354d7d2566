import Localization

/// A field for what is searched for, and a button that ends the search.
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  // Looks, an iPhone's; points and seconds.
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 8
  private static let duration = 0.25
  /// Of one in a navigation bar: around the field, which becomes lower where there is less room.
  static let heightInBar: CGFloat = 52
  private static let sideInBar: CGFloat = 16
  private static let topInBar: CGFloat = 1

  #if hasFeature(Embedded)
    open unowned(unsafe) var delegate: (any UISearchBarDelegate)?
  #else
    open weak var delegate: (any UISearchBarDelegate)?
  #endif
  public final let searchTextField = UISearchTextField(frame: .zero)
  private final let ground = UIView(frame: .zero)
  private final let cancelButton = UIButton(type: .system)
  private final let listener = SearchFieldListener()
  private final var isCancelShown = false
  /// Who searches by it.
  @Weak final var search: UISearchController?
  /// It is a part of a navigation bar, which has a ground of its own.
  final var isInBar = false {
    didSet {
      guard isInBar != oldValue else { return }
      lookChanged()
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  deinit {
    clearByHand {
      listener.bar = nil
      searchTextField.delegate = nil
    }
  }

  private final func prepare() {
    ground.isUserInteractionEnabled = false
    cancelButton.setTitle(Words.text("Cancel"), for: .normal)
    cancelButton.isHidden = true
    addSubview(ground)
    addSubview(searchTextField)
    addSubview(cancelButton)
    listener.bar = self
    searchTextField.delegate = listener
    searchTextField.addAction(
      UIAction { [unowned(unsafe) self] _ in wasWritten() }, for: .editingChanged)
    cancelButton.addAction(
      UIAction { [unowned(unsafe) self] _ in cancel() }, for: .touchUpInside)
    lookChanged()
  }

  private final func wasWritten() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    search?.textChanged()
  }

  private final func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.isActive = false
  }

  /// Escape is how a keyboard ends a search.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
    if isEscape, isCancelShown || search?.isActive ?? false { return cancel() }
    super.pressesBegan(presses, with: event)
  }

  // MARK: What is in it

  /// Set by a program, its delegate hears nothing.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      search?.textChanged()
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    // From where it is now, outside of the bar or in it.
    layoutIfNeeded()
    isCancelShown = showsCancelButton
    cancelButton.isHidden = false
    setNeedsLayout()
    guard animated else { return cancelButton.isHidden = !showsCancelButton }
    UIView.animate(
      withDuration: Self.duration, animations: { self.layoutIfNeeded() },
      completion: { _ in self.cancelButton.isHidden = !self.isCancelShown })
  }

  // MARK: Looks

  /// A minimal one has no ground of its own.
  open var searchBarStyle = Style.default { didSet { lookChanged() } }
  /// The ground's.
  open var barTintColor: UIColor? { didSet { lookChanged() } }
  /// Kept only: a ground is opaque.
  open var isTranslucent = true

  private final func lookChanged() {
    ground.isHidden = isInBar || searchBarStyle == .minimal
    ground.backgroundColor = barTintColor ?? .secondarySystemBackground
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let margin = isInBar ? Self.sideInBar : Self.margin
    let button = cancelButton.intrinsicContentSize.width
    let room = bounds.width - 2 * margin
    let width = max(0, isCancelShown ? room - button - Self.gap : room)
    // One that is not shown lies beyond the end.
    let start = isCancelShown ? margin + width + Self.gap : bounds.width + Self.gap
    searchTextField.frame = placed(margin, width)
    cancelButton.frame = placed(start, button)
    guard isInBar else { return }
    let share = searchTextField.frame.height / Self.fieldHeight
    searchTextField.alpha = share
    cancelButton.alpha = share
  }

  /// `start` and `width` along the line of the language, points.
  private final func placed(_ start: CGFloat, _ width: CGFloat) -> CGRect {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = isInBar ? bounds.height - Self.heightInBar + Self.fieldHeight : bounds.height
    let height = max(0, min(Self.fieldHeight, room))
    return CGRect(
      x: isReversed ? bounds.width - start - width : start,
      y: isInBar ? Self.topInBar : (bounds.height - height) / 2, width: width, height: height)
  }

  // MARK: The keyboard

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
}
