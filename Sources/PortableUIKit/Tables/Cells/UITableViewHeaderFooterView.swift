/// What stands above or below a section.
open class UITableViewHeaderFooterView: DequeuedHeader {
  enum Role {
    case header(isFirst: Bool)
    case footer
  }

  /// By what name it is dequeued; nil for one that is used once.
  public internal(set) final var reuseIdentifier: String?
  /// Fills the view.
  public final let contentView: UIView
  /// A table has made it for a text alone.
  final var isTitle = false
  private final var label: UILabel?
  private final var detailLabel: UILabel?
  private final var role: Role?
  /// Of the table that it is in; nil while nobody knows that.
  final var tableStyle: UITableView.Style?
  final var style: UITableView.Style { tableStyle ?? .plain }
  /// What is behind it unless a program says otherwise.
  private final var usualGround: UIColor?
  /// What fills `contentView` by a configuration.
  final var content: CellContent?
  private final var ground: CellGround?
  private final var needsConfiguration = true

  public override init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: .zero)
    super.init(reuseIdentifier: reuseIdentifier)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var textLabel: UILabel? { madeLabel() }
  open var detailTextLabel: UILabel? { madeDetailLabel() }
  /// Lies behind everything else in the view.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = CGRect(origin: .zero, size: bounds.size)
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// What lies behind the content, in place of `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { ground?.configuration }
    set {
      ground?.remove()
      ground = newValue.map { CellGround($0, in: self) }
      if newValue != nil { backgroundView = nil }
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Configurations

  /// Called with the view's state, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What views like this one usually have.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  /// Before the next layout `updateConfiguration(using:)` is called.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// The view's state, or what it shows, is another.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    guard automaticallyUpdatesContentConfiguration else { return }
    content?.update(for: UICellConfigurationState(traitCollection: state.traitCollection))
  }

  /// What is configured is as the state wants it, before anybody measures or sees it.
  private final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    // What these have set is for this state already.
    needsConfiguration = false
  }

  /// It is about to be used for another section. Overrides call super.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    if contentView.frame != bounds { contentView.frame = bounds }
    ground?.show(
      UICellConfigurationState(traitCollection: traitCollection),
      updates: automaticallyUpdatesBackgroundConfiguration)
    showUsualGround()
    layOutTexts()
  }

  /// Rows that go on below a header that stays in view are not seen through it.
  private final func showUsualGround() {
    guard backgroundColor === usualGround else { return }
    let isUsual = tableStyle == .plain && !isTitle && backgroundView == nil && ground == nil
    let color: UIColor? = isUsual ? .systemBackground : nil
    guard color !== usualGround else { return }
    usualGround = color
    backgroundColor = color
  }

  /// The height that the texts need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return content?.size(in: CGSize(width: size.width, height: 0))
      ?? CGSize(width: size.width, height: textHeight(size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentView.hasConstraintsInside else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.header) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Texts

  // Points; as on an iPhone, as far as eyes can tell.
  private static var margin: CGFloat { 16 }
  private static var groupTitleGap: CGFloat { 7 }
  private static var plainHeight: CGFloat { 28 }
  private static var groupHeight: CGFloat { 38 }
  private static var firstGroupHeight: CGFloat { 55.5 }
  private static var footnoteSize: CGFloat { 13 }

  /// Shows a text of a data source.
  final func show(_ title: String, _ role: Role, _ style: UITableView.Style) {
    self.role = role
    tableStyle = style
    let label = madeLabel()
    label.numberOfLines = 0
    switch (role, style) {
    case (.header, .plain):
      label.text = title
      label.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
      label.textColor = .label
      contentView.backgroundColor = .systemBackground
    case (.footer, .plain):
      label.text = title
      label.font = .systemFont(ofSize: UIFont.labelFontSize)
      label.textColor = .secondaryLabel
      contentView.backgroundColor = .systemBackground
    case (.header, .grouped), (.header, .insetGrouped):
      label.text = title.inCapitals
      label.font = .systemFont(ofSize: Self.footnoteSize)
      label.textColor = .secondaryLabel
    case (.footer, .grouped), (.footer, .insetGrouped):
      label.text = title
      label.font = .systemFont(ofSize: Self.footnoteSize)
      label.textColor = .secondaryLabel
    }
    setNeedsLayout()
  }

  private final func madeLabel() -> UILabel {
    if let label { return label }
    let made = UILabel(frame: .zero)
    made.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
    contentView.addSubview(made)
    label = made
    return made
  }

  private final func madeDetailLabel() -> UILabel {
    if let detailLabel { return detailLabel }
    let made = UILabel(frame: .zero)
    made.font = .systemFont(ofSize: Self.footnoteSize)
    made.textColor = .secondaryLabel
    contentView.addSubview(made)
    detailLabel = made
    return made
  }

  private final func fitting(_ label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, let text = label.text, !text.utf8.isEmpty else { return 0 }
    return label.sizeThatFits(CGSize(width: max(0, width - 2 * Self.margin), height: 0)).height
  }

  private final func textHeight(_ width: CGFloat) -> CGFloat {
    let text = fitting(label, width) + fitting(detailLabel, width)
    guard text > 0 else { return 0 }
    guard let role, style != .plain else {
      return max(Self.plainHeight, text + Self.groupTitleGap)
    }
    return max(Self.leastHeight(role, style), text + 2 * Self.groupTitleGap)
  }

  /// With one line of text, points.
  static func leastHeight(_ role: Role, _ style: UITableView.Style) -> CGFloat {
    switch (role, style) {
    case (_, .plain): plainHeight
    case (.header(let isFirst), .grouped), (.header(let isFirst), .insetGrouped):
      isFirst ? firstGroupHeight : groupHeight
    case (.footer, .grouped), (.footer, .insetGrouped): footnoteSize + 2 * groupTitleGap
    }
  }

  private final func layOutTexts() {
    let (text, detail) = (fitting(label, bounds.width), fitting(detailLabel, bounds.width))
    var y = (bounds.height - text - detail) / 2
    switch (role, style) {
    case (nil, _), (_, .plain): break
    case (.header, .grouped), (.header, .insetGrouped):
      y = bounds.height - text - detail - Self.groupTitleGap
    case (.footer, .grouped), (.footer, .insetGrouped): y = Self.groupTitleGap
    }
    let width = max(0, bounds.width - 2 * Self.margin)
    label?.frame = CGRect(x: Self.margin, y: y, width: width, height: text)
    detailLabel?.frame = CGRect(x: Self.margin, y: y + text, width: width, height: detail)
  }
}
