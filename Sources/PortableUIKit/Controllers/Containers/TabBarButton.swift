/// An item of a tab bar: a picture with a title below, each at its own height, be the other there or not.
final class TabBarButton: UIControl {
  // Where the middles are, points from the bar's top. Apple publishes neither; they are the places from which
  // `imageInsets` of 6 and −6, and a `titlePositionAdjustment` of −16, are known to bring either to the middle.
  private static var imageMiddle: CGFloat { 18.5 }
  private static var titleMiddle: CGFloat { 40.5 }
  /// Points. (These and the disabled look chosen by eye.)
  private static var badgeHeight: CGFloat { 18 }
  private static var badgePadding: CGFloat { 5 }
  private static var badgeTop: CGFloat { 2 }
  /// From the picture's middle to the pill, points.
  private static var badgeDistance: CGFloat { 2 }
  private static var disabledOpacity: CGFloat { 0.4 }

  private var item: UITabBarItem?
  let picture = UIImageView(image: nil)
  let label = UILabel()
  private(set) var badge: UILabel?
  /// By how much looks move the title, and the badge.
  var titleMove = UIOffset.zero
  var badgeMove = UIOffset.zero
  var dressed: DressedText?
  var dressedBadge: DressedText?
  /// What the picture was made from.
  private var image: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem, isSelected: Bool, color: UIColor) {
    self.item = item
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    alpha = isEnabled ? 1 : Self.disabledOpacity
    // Looks say it again; with the same object nothing is measured anew.
    if dressed == nil || !(item.title ?? "").isSame(as: label.text ?? "") {
      label.text = item.title
    }
    label.textColor = color
    show(isSelected ? item.selectedImage ?? item.image : item.image)
    picture.tintColor = color
    showBadge(item)
    setNeedsLayout()
  }

  /// A picture that does not say how it wants to be shown is a template.
  private func show(_ image: UIImage?) {
    guard image !== self.image else { return }
    self.image = image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
  }

  private func showBadge(_ item: UITabBarItem) {
    badge?.isHidden = item.badgeValue == nil
    guard let value = item.badgeValue else { return }
    let badge = madeBadge()
    if dressedBadge == nil || !value.isSame(as: badge.text ?? "") { badge.text = value }
    badge.backgroundColor = item.badgeColor ?? .systemRed
  }

  private func madeBadge() -> UILabel {
    if let badge { return badge }
    let made = UILabel()
    made.font = .systemFont(ofSize: 13)
    made.textColor = .white
    made.textAlignment = .center
    made.layer.cornerRadius = Self.badgeHeight / 2
    addSubview(made)
    badge = made
    return made
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let item else { return }
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: item.titlePositionAdjustment.horizontal + titleMove.horizontal,
      y: Self.titleMiddle - height / 2 + item.titlePositionAdjustment.vertical
        + titleMove.vertical,
      width: bounds.width, height: height)
    let size = picture.image?.size ?? .zero
    let place = CGRect(
      x: bounds.midX - size.width / 2, y: Self.imageMiddle - size.height / 2, width: size.width,
      height: size.height)
    picture.frame = place.inset(by: item.imageInsets)
    guard let badge else { return }
    badge.frame = CGRect(
      x: bounds.midX + Self.badgeDistance + badgeMove.horizontal,
      y: Self.badgeTop + badgeMove.vertical,
      width: max(Self.badgeHeight, badge.intrinsicContentSize.width + 2 * Self.badgePadding),
      height: Self.badgeHeight)
  }

  override func keepsTaps() -> Bool { true }

  override func send(_ events: Event, with event: UIEvent?) {
    super.send(events, with: event)
    if events.contains(.touchUpInside), let item { (superview as? UITabBar)?.choose(item) }
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { item?.accessibilityLabel ?? item?.title }
    set {}
  }
  override var accessibilityValue: String? {
    get { item?.badgeValue }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { stateTraits.union(.button) }
    set {}
  }
}
