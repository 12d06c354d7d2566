extension UITableViewCell {
  /// Of the second text below the first, points; UIKit's.
  private static var subtitleSize: CGFloat { 12 }
  /// Of the first text beside the second in `value2`, points; UIKit's.
  private static var captionSize: CGFloat { 15 }

  func madeLabel() -> UILabel {
    if let label { return label }
    let made = UILabel(frame: .zero)
    if cellStyle == .value2 {
      made.font = .systemFont(ofSize: Self.captionSize)
      made.textColor = .tintColor
      made.textAlignment = .right
    }
    contentView.addSubview(made)
    label = made
    setNeedsLayout()
    return made
  }

  func madeDetailLabel() -> UILabel? {
    if let detailLabel { return detailLabel }
    guard cellStyle != .default else { return nil }
    let made = UILabel(frame: .zero)
    switch cellStyle {
    case .subtitle: made.font = .systemFont(ofSize: Self.subtitleSize)
    case .value1: made.textColor = .secondaryLabel
    case .value2: made.font = .systemFont(ofSize: Self.captionSize)
    case .default: break
    }
    contentView.addSubview(made)
    detailLabel = made
    setNeedsLayout()
    return made
  }

  func madePicture() -> UIImageView {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    made.contentMode = .scaleAspectFit
    contentView.addSubview(made)
    picture = made
    setNeedsLayout()
    return made
  }

  func replaceAccessory(_ old: UIView?, _ oldEditing: UIView?) {
    if let old, old !== accessoryView { dropAccessory(old) }
    if let oldEditing, oldEditing !== editingAccessoryView { dropAccessory(oldEditing) }
    setNeedsLayout()
  }

  func replaceBackground(_ old: UIView?, by view: UIView?) {
    guard old !== view else { return }
    old?.removeFromSuperview()
    guard let view else { return }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: contentView)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }
}
