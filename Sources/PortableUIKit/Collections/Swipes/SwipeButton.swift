/// One of the buttons beside a swiped row.
final class SwipeButton: UIControl {
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let tapped: () -> Void

  init(_ action: UIContextualAction, _ tapped: @escaping () -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
    backgroundColor = action.ground
    clipsToBounds = true
    // White, whatever colours it has.
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .white
    label.text = action.title
    label.font = .systemFont(ofSize: CGFloat(SwipeTunables.titleSize))
    label.textColor = .white
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  /// In a row that is `height` high, points.
  func naturalWidth(inHeight height: CGFloat) -> CGFloat {
    let picture = picture.image?.size.width ?? 0
    let content =
      showsTitle(inHeight: height) ? max(picture, label.sizeThatFits(.zero).width) : picture
    return max(
      CGFloat(SwipeTunables.buttonWidth), content + 2 * CGFloat(SwipeTunables.buttonMargin))
  }

  private func showsTitle(inHeight height: CGFloat) -> Bool {
    picture.image == nil || height >= CGFloat(SwipeTunables.bothHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    let showsTitle = showsTitle(inHeight: bounds.height)
    let title = showsTitle ? label.sizeThatFits(.zero) : .zero
    let gap =
      image.height > 0 && title.height > 0 ? CGFloat(SwipeTunables.bothGap) : 0
    label.isHidden = !showsTitle
    var y = (bounds.height - image.height - gap - title.height) / 2
    picture.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: y, width: image.width, height: image.height)
    y += image.height + gap
    label.frame = CGRect(
      x: (bounds.width - title.width) / 2, y: y, width: title.width, height: title.height)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { tapped() }
  }
}
