/// A view of one item: what a program adds goes into `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell, in front of the backgrounds.
  public let contentView: UIView
  /// What is shown by a configuration; nil for what the program adds.
  final var content: CellContent?
  /// Each is configured once before it is seen.
  final var needsConfiguration = true
  /// A hand moves it.
  final var isReordered = false
  /// What lies behind it by a configuration; nil for the program's own views, or a list's colour.
  final var ground: CellGround?

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    fill(with: contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Lies behind everything else in the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// Lies in front of `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      stateChanged()
    }
  }
  /// Set by the collection view.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// A finger is down on it. Set by the collection view.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      stateChanged()
      showHighlight(isHighlighted, in: contentView)
    }
  }

  // MARK: Configurations

  /// Called with the cell's state, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What lies behind the content, in place of `backgroundView` and `selectedBackgroundView`; nil for these.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ground?.configuration }
    set {
      ground?.remove()
      ground = newValue.map { CellGround($0, in: self) }
      if newValue != nil {
        backgroundView = nil
        selectedBackgroundView = nil
        backgroundColor = nil
      }
      setNeedsUpdateConfiguration()
    }
  }
  /// What cells like this one usually have.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isExpanded = isOpen ?? false
    state.isReordering = isReordered
    state.isSwiped = swiped?.swipeButtons != nil
    state.isFocused = isAccessibilityFocus
    return state
  }
  /// Before the next layout `updateConfiguration(using:)` is called.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// The cell's state, or what it shows, is another.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration { content?.update(for: state) }
  }

  /// The collection view is edited. Set by it.
  open internal(set) var isEditing = false { didSet { stateChanged() } }

  open override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  /// It fills the cell again after each layout, wherever a program has put it; its transform stays what it is.
  func placeContent() {
    guard contentView.superview === self, contentView.translatesAutoresizingMaskIntoConstraints
    else { return }
    contentView.occupy(CGRect(origin: .zero, size: bounds.size))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return content?.size(in: size) ?? super.sizeThatFits(size)
  }

  override func show(isSelected: Bool, isHighlighted: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted }
  }

  override func edit(_ isEditing: Bool) {
    if self.isEditing != isEditing { self.isEditing = isEditing }
  }

  override func hold(_ isHeld: Bool) {
    guard isReordered != isHeld else { return }
    isReordered = isHeld
    setNeedsUpdateConfiguration()
  }

  override var measuredView: UIView { contentView }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    // What a configuration has made is tied to no edge of a content view that is not as large yet.
    if let content { return content.size(in: targetSize) }
    guard contentView.hasConstraintsInside else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private func fill(with view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  private func replace(_ old: UIView?, by view: UIView?) {
    guard old !== view else { return }
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: contentView)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  func stateChanged() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    setNeedsUpdateConfiguration()
  }

  /// Itself, for those that can be swiped.
  var swiped: (any SwipedCell)? { nil }

  /// What is below the item is shown; nil for one that has nothing below it.
  var isOpen: Bool? { nil }

  /// As a tap.
  open override func accessibilityActivate() -> Bool { chooseItem() }

  /// A finger at a point of it holds it, to move it.
  func isHeld(at point: CGPoint) -> Bool { false }

  /// A tap opens or closes what is below the item; false where it selects.
  func toggleByTap() -> Bool { false }

  /// What it shows is another, and perhaps of another size.
  func contentChanged() {
    setNeedsUpdateConfiguration()
    sizeMayHaveChanged()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }

  private func sizeMayHaveChanged() {
    (superview as? UICollectionView)?.sizeMayHaveChanged(of: self)
  }
}
