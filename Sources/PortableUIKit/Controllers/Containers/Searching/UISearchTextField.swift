/// The field of a search bar: a line with a magnifying glass before it.
open class UISearchTextField: UITextField {
  // Looks, chosen by eye after an iPhone's; points.
  private static let glassRoom = CGSize(width: 30, height: 20)
  private static let radius: CGFloat = 10

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private final func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    leftView = MagnifyingGlass(frame: CGRect(origin: .zero, size: Self.glassRoom))
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.searchField) }
    set { super.accessibilityTraits = newValue }
  }
}
