/// What lies behind a cell's content by a configuration.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class CellGround {
  /// As it was set.
  let configuration: UIBackgroundConfiguration
  private let view = GroundView(frame: .zero)

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
    view.shown = shown
    guard let cell = view.superview else { return }
    let insets = shown.backgroundInsets
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, cell.bounds.width - insets.leading - insets.trailing),
      height: max(0, cell.bounds.height - insets.top - insets.bottom))
    view.layer.cornerRadius = shown.cornerRadius
    view.layer.borderWidth = shown.strokeWidth
    guard let own = shown.customView else { return }
    own.frame = CGRect(origin: .zero, size: view.bounds.size)
    own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if own.superview !== view { view.addSubview(own) }
  }
}

/// What has no colour of its own has the tint around it.
private final class GroundView: UIView {
  var shown: UIBackgroundConfiguration? { didSet { showColors() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    guard let shown else { return }
    backgroundColor = shown.resolvedBackgroundColor(for: tintColor)
    layer.borderColor = shown.resolvedStrokeColor(for: tintColor).cgColor
  }
}
