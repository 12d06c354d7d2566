/// A title, a picture, or both, that a person taps.
open class UIButton: UIControl {
  final var kind = ButtonType.custom
  final var titles = StateValues<String>()
  final var titleColors = StateValues<UIColor>()
  final var shadowColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  /// What it shows, made when they are first needed.
  final var label: UILabel?
  final var subtitleLabel: UILabel?
  final var picture: UIImageView?
  final var backdrop: UIImageView?
  package final var styledTitles: (any StyledTitles)? { didSet { contentChanged() } }
  /// `updateConfiguration` or `configurationUpdateHandler` runs.
  final var isRefreshing = false
  /// What it asked for when its configuration was last set, points.
  final var configuredSize = CGSize.zero

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { titlePlaceChanged() } }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var role = Role.normal
  open var isPointerInteractionEnabled = false
  /// A tap turns `isSelected` over.
  open var changesSelectionAsPrimaryAction = false

  /// Look and content in one value; takes the place of the properties for single states.
  open var configuration: Configuration? { didSet { configurationChanged() } }
  /// Called before the look is brought up to date.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { contentChanged() } }
  open var automaticallyUpdatesConfiguration = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
    if let sign = buttonType.sign { titles[.normal] = sign }
    contentChanged()
  }

  /// The action's title and picture are the button's.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    kind = .system
    self.configuration = configuration
    take(primaryAction)
    contentChanged()
  }

  open var buttonType: ButtonType { kind }
  open var titleLabel: UILabel? { configuration == nil ? madeLabel() : label }
  open var imageView: UIImageView? { madePicture() }

  // MARK: Content

  open func setTitle(_ title: String?, for state: State) {
    if (titles[state] ?? "").isSame(as: title ?? ""), (titles[state] == nil) == (title == nil) {
      return
    }
    titles[state] = title
    contentChanged()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    guard color != titleColors[state] else { return }
    titleColors[state] = color
    lookChanged()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    guard color != shadowColors[state] else { return }
    shadowColors[state] = color
    label?.shadowColor = currentTitleShadowColor
    lookChanged()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    guard image !== images[state] else { return }
    images[state] = image
    contentChanged()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    guard image !== backgroundImages[state] else { return }
    backgroundImages[state] = image
    contentChanged()
  }

  open func title(for state: State) -> String? { titles.shown(in: state) }
  open func titleColor(for state: State) -> UIColor? {
    titleColors.shown(in: state) ?? defaultTitleColor(for: state)
  }
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors.shown(in: state) }
  open func image(for state: State) -> UIImage? { images.shown(in: state) }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.shown(in: state) }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Look

  open func setNeedsUpdateConfiguration() { contentChanged() }
  open func updateConfiguration() {}

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    lookChanged()
  }

  override func lookChanged() {
    super.lookChanged()
    refresh()
  }

  // MARK: Layout

  open override var contentVerticalAlignment: ContentVerticalAlignment {
    didSet { if contentVerticalAlignment != oldValue { titlePlaceChanged() } }
  }

  /// The title's first line, and the subtitle's last one where there is a subtitle.
  open override var forFirstBaselineLayout: UIView { shown(label) ?? self }
  open override var forLastBaselineLayout: UIView { shown(subtitleLabel) ?? shown(label) ?? self }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: usedContentInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrange(in: contentRect).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrange(in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  // MARK: Touches

  override var liftEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  override func keepsTaps() -> Bool { true }

  override func send(_ events: Event, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, events.contains(.primaryActionTriggered) {
      isSelected.toggle()
    }
    super.send(events, with: event)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? configuration?.title ?? label?.styled?.string ?? currentTitle
    }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { (accessibility?.traits ?? .button).union(stateTraits) }
    set { super.accessibilityTraits = newValue }
  }
}
