/// A row of a list: content by a configuration, signs at its edges, a line below it.
open class UICollectionViewListCell: UICollectionViewCell {
  final var row: ListRow?
  /// What bar of a section it is; nil for a row.
  final var barKind: String?
  private final var barAppearance: UICollectionLayoutListConfiguration.Appearance?
  /// Behind a bar that stays in view while rows go on below it; nil for others.
  final var barGround: UIColor?
  /// Behind a row of a sidebar.
  final var sidebarGround: CellGround?
  final let line = UIView(frame: .zero)
  final var leadingSigns: [UIView] = []
  final var trailingSigns: [UIView] = []
  /// How far a swipe has moved what the cell shows, points; negative to the left.
  final var swipeOffset: CGFloat = 0
  final var swipeButtons: SwipeButtons?
  /// Nil while nobody has moved it.
  final var held: HeldLook?
  /// Nil while no program has asked for it.
  final var lineGuide: UILayoutGuide?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private final func begin() {
    contentView.directionalLayoutMargins = .ofRows
    directionalLayoutMargins = .ofRows
    addSubview(line)
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    clipsToBounds = true
  }

  /// What stands at the edges.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
  /// Steps by which the content is moved in.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// Of each step, points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Signs at the leading edge are moved in, too.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// The line below the row begins and ends where a program ties this, unless the list says where.
  open var separatorLayoutGuide: UILayoutGuide {
    if let lineGuide { return lineGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    lineGuide = guide
    return guide
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Signs take room from it.
  override func placeContent() {}

  open override func prepareForReuse() {
    super.prepareForReuse()
    forgetSwipe()
    hold(false)
  }

  override func hold(_ isHeld: Bool) {
    super.hold(isHeld)
    if isHeld {
      let look = held ?? HeldLook()
      held = look
      look.lift(self)
    } else {
      held?.putDown(self)
    }
  }

  override func stand(in row: ListRow?) {
    guard row != self.row else { return }
    let level = row?.outline?.level ?? 0
    if level != self.row?.outline?.level ?? 0 { indentationLevel = level }
    self.row = row
    setNeedsLayout()
    accessoriesChanged()
  }

  override func become(_ kind: String?, in list: UICollectionLayoutListConfiguration?) {
    barKind = kind
    barAppearance = list?.appearance
    barGround = kind != nil && list?.pinsBars == true ? list?.opaqueGround : nil
  }

  /// Of the list that it is in.
  final var appearance: UICollectionLayoutListConfiguration.Appearance {
    row?.appearance ?? barAppearance ?? .plain
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfParts(size) }

  override var isOpen: Bool? { hasOutline ? isOutlineOpen ?? false : nil }

  override func isHeld(at point: CGPoint) -> Bool { hasReorderSign(at: point) }

  override func toggleByTap() -> Bool { toggleOutlineByTap() }

  override var swiped: (any SwipedCell)? { self }

  override func stateChanged() {
    super.stateChanged()
    accessoriesChanged()
  }
}

extension UICollectionViewListCell: SwipedCell {}
