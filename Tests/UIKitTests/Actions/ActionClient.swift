import UIKit

/// Targets and actions as an app has them, after the one mechanical step that Linux asks for:
/// `#selector(x)` is `Selector(Type.x)`.
class ActionClient: UIView {
  var log: [String] = []
  let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
    button.addTarget(self, action: Selector(ActionClient.pressed), for: .touchDown)
    button.addTarget(self, action: Selector(ActionClient.tapped), for: .touchUpInside)
    button.addTarget(
      self, action: Selector(ActionClient.left(_:event:)), for: [.touchUpOutside, .touchCancel])
    button.addAction(
      UIAction(title: "Go", handler: { [weak self] in self?.log.append("action \($0.title)") }),
      for: .touchUpInside)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(ActionClient.recognized)))
  }

  func listen(to name: Notification.Name) {
    NotificationCenter.default.addObserver(
      self, selector: Selector(ActionClient.noticed), name: name, object: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  private func pressed() { log.append("pressed") }
  @IBAction func tapped(_ sender: UIControl) { log.append("tapped \(sender === button)") }

  private func left(_ sender: Any, event: UIEvent) {
    log.append("left \(event.type == .touches)")
  }

  func recognized(_ recognizer: UITapGestureRecognizer) {
    log.append("recognized \(recognizer.state == .ended)")
  }

  func noticed(_ notification: Notification) { log.append(notification.name.rawValue) }
  func later(_ text: Any?) { log.append("later \(text ?? "nothing")") }
}

class LoudClient: ActionClient {
  override func tapped(_ sender: UIControl) {
    super.tapped(sender)
    log.append("loudly")
  }
}

class EagerPan: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

class ChainEnd: UIView {
  var count = 0
  func goHome() { count += 1 }
}
