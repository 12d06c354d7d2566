import ScrollGeometry

// Where the lines of a button's text stand, however high the button will be.
extension UIButton {
  /// A button so much higher than its content shows which part of a height the title goes along with, points.
  private static var probe: CGFloat { 1024 }

  func shown(_ label: UILabel?) -> UIView? { label?.isHidden == false ? label : nil }

  /// Its text is the button's: views that stand on the same line ask for it.
  func own(_ label: UILabel) {
    label.baselineInHolder = { ($0 as? UIButton)?.baseline(isFirst: $1) }
  }

  /// Who stands on the same line moves.
  func titlePlaceChanged() {
    setNeedsLayout()
    contentSizeChanged()
  }

  private func baseline(isFirst: Bool) -> Baseline? {
    let shown = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    guard let label = shown as? UILabel else { return nil }
    let height = naturalSize.height
    let low = line(of: label, isFirst, inHeight: height)
    let high = line(of: label, isFirst, inHeight: height + Self.probe)
    let share = (high - low) / Self.probe
    return Baseline(share: share.native, offset: (low - share * height).native)
  }

  /// From the top of a button that is so high, points.
  private func line(of label: UILabel, _ isFirst: Bool, inHeight height: CGFloat) -> CGFloat {
    let size = CGSize(width: max(bounds.width, naturalSize.width), height: height)
    let title = titleRect(
      forContentRect: contentRect(forBounds: CGRect(origin: bounds.origin, size: size)))
    return isFirst
      ? title.minY + CGFloat(label.lineAscent) : title.maxY - CGFloat(label.lineDescent)
  }
}
