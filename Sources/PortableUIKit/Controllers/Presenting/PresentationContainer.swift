/// Holds the view of a presented controller, and what its presentation controller puts around it.
final class PresentationContainer: TransitionContainer {
  @Weak var presentation: UIPresentationController?
  /// What lies below hears of touches beside the presented view.
  var isSeenThrough = false

  init(frame: CGRect, _ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What the presented controller does not handle goes on to the one that presents it.
  override var next: UIResponder? { presentation?.presented?.presenter ?? super.next }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isSeenThrough && hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Escape is how a keyboard takes a sheet down.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), askToLeave() { return }
    super.pressesBegan(presses, with: event)
  }

  override func accessibilityPerformEscape() -> Bool { askToLeave() }

  private func askToLeave() -> Bool { presentation?.leave() ?? false }
}
