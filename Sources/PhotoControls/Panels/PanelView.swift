import PortableUIKit

/// What lies over everything for a while: a touch beside it, or Escape, sends it away.
class PanelView: UIView {
  /// What is seen of it.
  let box = UIView(frame: .zero)
  private let dismiss: @MainActor () -> Void

  /// - Parameter dismiss: called when it is to go.
  init(dismiss: @escaping @MainActor () -> Void) {
    self.dismiss = dismiss
    super.init(frame: .zero)
    box.backgroundColor = ControlsTunables.panelGround
    box.layer.cornerRadius = ControlsTunables.panelRadius
    box.addEdge()
    box.clipsToBounds = true
    addSubview(box)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override var canBecomeFirstResponder: Bool { true }

  func close() { dismiss() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !box.frame.contains(touch.location(in: self)) else { return }
    close()
  }

  /// False when the key means nothing here.
  func handle(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardEscape else { return false }
    close()
    return true
  }

  /// No key goes through to what lies below.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { _ = handle(key) } }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
