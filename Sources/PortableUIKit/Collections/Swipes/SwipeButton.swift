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
    if let image = action.image {
      picture.image = image
      picture.tintColor = .white
      addSubview(picture)
    } else {
      label.text = action.title
      label.font = .systemFont(ofSize: CGFloat(SwipeTunables.titleSize))
      label.textColor = .white
      label.textAlignment = .center
      addSubview(label)
    }
    isAccessibilityElement = true
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  /// Points.
  var naturalWidth: CGFloat {
    let content = picture.image?.size.width ?? label.sizeThatFits(.zero).width
    return max(
      CGFloat(SwipeTunables.buttonWidth), content + 2 * CGFloat(SwipeTunables.buttonMargin))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = picture.image?.size ?? label.sizeThatFits(.zero)
    let view: UIView = picture.image == nil ? label : picture
    view.frame = CGRect(
      x: (bounds.width - content.width) / 2, y: (bounds.height - content.height) / 2,
      width: content.width, height: content.height)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { tapped() }
  }
}
