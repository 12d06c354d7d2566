/// What is lifted above a menu: a picture of what is held, or what the program shows for it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
struct MenuLift {
  let content: UIView
  /// What is held.
  private let source: UIView
  /// A picture of what is held takes its place, and goes back to it.
  let isPicture: Bool
  /// Where what is held lies, window points.
  let origin: CGRect
  /// Of what is shown, points.
  let size: CGSize
  let radius: CGFloat
  /// What of it is seen, in its coordinates; nil for all of it.
  private let path: UIBezierPath?

  /// Nil when it cannot be seen.
  init?(_ target: UITargetedPreview, _ preview: UIViewController?, in window: UIWindow) {
    let view = target.view
    guard view.window === window, !view.bounds.isEmpty else { return nil }
    origin = view.convert(view.bounds, to: nil)
    source = view
    if let preview, let shown = preview.view {
      let wanted = preview.preferredContentSize
      size = wanted.width > 0 && wanted.height > 0 ? wanted : origin.size
      content = shown
      isPicture = false
      radius = MenuTunables.radius
      shown.clipsToBounds = true
      path = nil
    } else {
      guard let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
      size = view.bounds.size
      content = picture
      isPicture = true
      radius = view.layer.cornerRadius
      path = target.parameters.visiblePath.map { Self.moved($0, by: view.bounds.origin) }
    }
    if path != nil { content.layer.mask = CAShapeLayer() }
    if let color = target.parameters.backgroundColor { content.backgroundColor = color }
    content.layer.cornerRadius = radius
  }

  private static func moved(_ path: UIBezierPath, by origin: CGPoint) -> UIBezierPath {
    let path = UIBezierPath(cgPath: path.cgPath)
    path.apply(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    return path
  }

  /// It is seen once: where it lies, or above the menu.
  func showSource(_ isShown: Bool) { source.layer.isStoodInFor = !isShown }

  /// Shows it in a rectangle.
  func place(in frame: CGRect) {
    content.frame = frame
    guard let path, let mask = content.layer.mask as? CAShapeLayer else { return }
    let scaled = UIBezierPath(cgPath: path.cgPath)
    scaled.apply(
      CGAffineTransform(scaleX: frame.width / size.width, y: frame.height / size.height))
    mask.frame = content.bounds
    mask.path = scaled.cgPath
  }
}
