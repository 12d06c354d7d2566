/// What lies behind a cell's content by a configuration.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class CellGround {
  /// As it was set.
  let configuration: UIBackgroundConfiguration
  private let view = UIView(frame: .zero)

  init(_ configuration: UIBackgroundConfiguration, in cell: UIView) {
    self.configuration = configuration
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.insertSubview(view, at: 0)
  }

  func remove() { view.removeFromSuperview() }

  /// As the cell's state wants it.
  func show(_ state: UICellConfigurationState, updates: Bool) {
    let shown = updates ? configuration.updated(for: state) : configuration
    guard let cell = view.superview else { return }
    let insets = shown.backgroundInsets
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, cell.bounds.width - insets.leading - insets.trailing),
      height: max(0, cell.bounds.height - insets.top - insets.bottom))
    view.backgroundColor = shown.backgroundColor
    view.layer.cornerRadius = shown.cornerRadius
    view.layer.borderWidth = shown.strokeColor == nil ? 0 : shown.strokeWidth
    view.layer.borderColor = shown.strokeColor?.cgColor
    guard let own = shown.customView else { return }
    own.frame = CGRect(origin: .zero, size: view.bounds.size)
    own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if own.superview !== view { view.addSubview(own) }
  }
}
