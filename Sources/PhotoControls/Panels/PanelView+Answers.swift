import PortableUIKit

extension PanelView {
  /// Two answers side by side at the lower end of the box, which lies in the middle and ends below them.
  ///
  /// - Parameters:
  ///   - top: of the buttons, points of the box.
  ///   - width: of the box, points.
  func layOut(_ answers: [TextButton], at top: CGFloat, width: CGFloat) {
    let (area, padding) = (controlsArea, ControlsTunables.helpPadding)
    let half = max(0, (max(0, width - 2 * padding) - ControlsTunables.gap) / 2)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in (isReversed ? answers.reversed() : answers).enumerated() {
      button.frame = CGRect(
        x: padding + CGFloat(index) * (half + ControlsTunables.gap), y: top, width: half,
        height: ControlsTunables.button)
    }
    let height = top + ControlsTunables.button + padding
    box.frame = CGRect(
      x: (area.midX - width / 2).rounded(), y: (area.midY - height / 2).rounded(), width: width,
      height: height)
  }
}
