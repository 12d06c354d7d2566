/// The large title below a navigation bar's line. It stands on the bar's lower edge, and goes up under the line with it.
final class LargeTitleView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.font = .boldSystemFont(ofSize: LargeTitleTunables.fontSize)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The title in the room that this view has; more than it needs is that of a bar that is pulled down.
  ///
  /// - Parameter margins: to the left and to the right of it, points.
  func layOut(margins: (left: CGFloat, right: CGFloat)) {
    let pull = max(0, bounds.height - LargeTitleTunables.height)
    let scale = 1 + min(pull * LargeTitleTunables.growth, LargeTitleTunables.greatestGrowth)
    let fitting = label.sizeThatFits(.zero)
    let width = min(fitting.width * scale, max(0, bounds.width - margins.left - margins.right))
    let height = fitting.height * scale
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width - margins.right - width : margins.left
    label.transform = CGAffineTransform(scaleX: scale, y: scale)
    label.bounds = CGRect(x: 0, y: 0, width: width / scale, height: fitting.height)
    label.center = CGPoint(
      x: x + width / 2, y: bounds.height - LargeTitleTunables.margin - height / 2)
  }
}
