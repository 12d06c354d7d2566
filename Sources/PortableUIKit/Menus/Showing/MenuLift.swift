/// What is lifted above a menu: a picture of what is held, or what the program shows for it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
struct MenuLift {
  let content: UIView
  /// Where what is held lies, window points.
  let origin: CGRect
  /// Of what is shown, points.
  let size: CGSize
  let radius: CGFloat

  /// Nil when it cannot be seen.
  init?(_ target: UITargetedPreview, _ preview: UIViewController?, in window: UIWindow) {
    let view = target.view
    guard view.window === window, !view.bounds.isEmpty else { return nil }
    origin = view.convert(view.bounds, to: nil)
    if let preview, let shown = preview.view {
      let wanted = preview.preferredContentSize
      size = wanted.width > 0 && wanted.height > 0 ? wanted : origin.size
      content = shown
      radius = MenuTunables.radius
      shown.clipsToBounds = true
    } else {
      guard let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
      size = view.bounds.size
      content = picture
      radius = view.layer.cornerRadius
    }
    if let color = target.parameters.backgroundColor { content.backgroundColor = color }
    content.layer.cornerRadius = radius
  }
}
