/// One row of a table: a text, perhaps another one and a picture, or what a program adds to `contentView`.
open class UITableViewCell: DequeuedCell, WaitingView {
  /// Until its table gives it another one, points.
  static var firstFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 44) }

  /// By what name it is dequeued; nil for a cell that is used once.
  public internal(set) final var reuseIdentifier: String?
  /// Fills the cell as far as signs at its edges leave room.
  public final let contentView: UIView
  final let cellStyle: CellStyle
  /// The table that shows it.
  @Weak final var table: UITableView?
  final var isHiddenAfterWaiting: Bool?
  final var row = RowState()
  final var label: UILabel?
  final var detailLabel: UILabel?
  final var picture: UIImageView?
  final let line = UIView(frame: .zero)
  /// What stands at the edges, made when it is needed.
  final var accessorySign: CellSign?
  final var editingSign: CellSign?
  final var reorderSign: CellSign?
  final var fades = AccessoryFades()
  final var ownSelectedBackground: UIView?
  /// The background that nobody but the table has set.
  final var plainBackground: UIColor?
  /// How far a swipe has moved what the cell shows, points; negative to the left.
  final var swipeOffset: CGFloat = 0
  final var swipeButtons: SwipeButtons?
  /// Nil while nobody has moved it.
  final var held: HeldLook?
  /// What is shown by a configuration; nil for texts and what the program adds.
  final var content: CellContent?
  /// Each is configured once before it is seen.
  final var needsConfiguration = true
  /// What lies behind it by a configuration; nil for the program's own views, or the table's colour.
  final var configuredGround: CellGround?

  public override init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: Self.firstFrame)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    begin()
  }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    begin()
  }

  deinit {
    clearByHand {
      accessorySign?.tapped = nil
      editingSign?.tapped = nil
      reorderSign?.tapped = nil
    }
  }

  private final func begin() {
    addSubview(contentView)
    contentView.directionalLayoutMargins = .ofRows
    directionalLayoutMargins = .ofRows
    addSubview(line)
    line.isUserInteractionEnabled = false
    let ground = UIColor.systemBackground
    plainBackground = ground
    backgroundColor = ground
    clipsToBounds = true
  }

  // MARK: Content

  open var textLabel: UILabel? { madeLabel() }
  /// Nil in the default style.
  open var detailTextLabel: UILabel? { madeDetailLabel() }
  open var imageView: UIImageView? { madePicture() }
  /// Steps by which the content is moved in.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// Of each step, points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  // MARK: Look

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// Takes the place of the sign for `accessoryType`.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, editingAccessoryView) } }
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(accessoryView, oldValue) } }
  open var selectionStyle = SelectionStyle.default { didSet { selectionChanged(animated: false) } }
  /// Of the line, from the cell's left and right edges, points; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// Lies behind everything else in the cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  /// Lies in front of `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { ownSelectedBackground }
    set {
      let old = ownSelectedBackground
      ownSelectedBackground = newValue
      replaceBackground(old, by: newValue)
      selectionChanged(animated: false)
    }
  }
  /// In place of that while several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: multipleSelectionBackgroundView)
      selectionChanged(animated: false)
    }
  }

  // MARK: State

  open var isSelected: Bool {
    get { row.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { row.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Called by the table, too. Overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) { becomeSelected(selected, animated) }
  /// A finger is down on it. Called by the table, too. Overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    becomeHighlighted(highlighted, animated)
  }
  open var isEditing: Bool {
    get { row.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Called by the table, too. Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) { becomeEditing(editing, animated) }
  open var editingStyle: EditingStyle { row.editingStyle }
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
  }
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  open var showingDeleteConfirmation: Bool { swipeOffset != 0 }

  /// It is about to be used for another row. Overrides call super.
  open func prepareForReuse() {
    forgetSwipe()
    hold(false)
  }

  // MARK: Layout

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }

  /// What it shows is another: the table asks it for its height again.
  final func sizeMayHaveChanged() {
    (superview as? UITableView)?.sizeMayHaveChanged(of: self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  // MARK: Configurations

  /// Called with the cell's state, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState { stateOfConfiguration }
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// What lies behind the content, in place of `backgroundView` and `selectedBackgroundView`; nil for these.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuredGround?.configuration }
    set {
      configuredGround?.remove()
      configuredGround = newValue.map { CellGround($0, in: self) }
      if newValue != nil {
        backgroundView = nil
        selectedBackgroundView = UIView(frame: .zero)
        backgroundColor = nil
      }
      setNeedsUpdateConfiguration()
    }
  }
  /// What cells like this one usually have.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// Before the next layout `updateConfiguration(using:)` is called.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// The cell's state, or what it shows, is another.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration { content?.update(for: state) }
  }
  open var automaticallyUpdatesContentConfiguration = true

  /// The height that the texts need, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: textHeight(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    contentFitting(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  // MARK: Accessibility

  /// As a tap.
  open override func accessibilityActivate() -> Bool { chooseRow() }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let traits = super.accessibilityTraits
      return row.isSelected ? traits.union(.selected) : traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
