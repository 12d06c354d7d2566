/// What a row looks like that a hand has taken by its sign: lifted above the others.
///
/// UIKit's numbers are not published: these are chosen by eye.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class HeldLook {
  // Points, and a share of black.
  private static let shadowRadius: CGFloat = 8
  private static let shadowDrop: CGFloat = 2
  private static let shadowOpacity: Float = 0.25
  /// Seconds until it is lifted, or put down.
  private static let duration = 0.2

  private(set) var isHeld = false
  /// Whether the row is cut off at its edges otherwise; nil while that is as it was.
  private var clips: Bool?

  func lift(_ row: UIView) {
    isHeld = true
    // What is cut off throws no shadow.
    clips = clips ?? row.clipsToBounds
    row.clipsToBounds = false
    row.layer.shadowColor = UIColor.black.cgColor
    row.layer.shadowRadius = Self.shadowRadius
    row.layer.shadowOffset = CGSize(width: 0, height: Self.shadowDrop)
    animate { row.layer.shadowOpacity = Self.shadowOpacity }
  }

  func putDown(_ row: UIView) {
    guard isHeld else { return }
    isHeld = false
    animate({ row.layer.shadowOpacity = 0 }) { [self] in
      guard !isHeld, let clips else { return }
      row.clipsToBounds = clips
      self.clips = nil
    }
  }

  private func animate(_ change: @escaping () -> Void, _ ended: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: change,
      completion: { _ in ended?() })
  }
}
