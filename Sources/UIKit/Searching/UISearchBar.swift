import Foundation
import Localization
import PortableUIKit

/// A field for what is searched for, and a button that ends the search.
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  // Looks, an iPhone's; points and seconds.
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 8
  private static let duration = 0.25

  open weak var delegate: (any UISearchBarDelegate)?
  public final let searchTextField = UISearchTextField(frame: .zero)
  private let ground = UIView(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let listener = SearchFieldListener()
  private var isCancelShown = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    ground.isUserInteractionEnabled = false
    cancelButton.setTitle(Words.text("Cancel"), for: .normal)
    cancelButton.isHidden = true
    addSubview(ground)
    addSubview(searchTextField)
    addSubview(cancelButton)
    listener.bar = self
    searchTextField.delegate = listener
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    lookChanged()
  }

  // MARK: What is in it

  /// Set by a program, its delegate hears nothing.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
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

  private func lookChanged() {
    ground.isHidden = searchBarStyle == .minimal
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
    let button = cancelButton.intrinsicContentSize.width
    let room = bounds.width - 2 * Self.margin
    let width = max(0, isCancelShown ? room - button - Self.gap : room)
    let height = min(Self.fieldHeight, bounds.height)
    // One that is not shown lies beyond the end.
    let start = isCancelShown ? Self.margin + width + Self.gap : bounds.width + Self.gap
    searchTextField.frame = placed(Self.margin, width, height)
    cancelButton.frame = placed(start, button, height)
  }

  /// `start` and `width` along the line of the language, points.
  private func placed(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isReversed ? bounds.width - start - width : start, y: (bounds.height - height) / 2,
      width: width, height: height)
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
