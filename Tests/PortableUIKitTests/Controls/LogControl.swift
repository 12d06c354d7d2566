import PortableUIKit

/// Writes down every event that a control sends, and its own tracking calls.
final class LogControl: UIControl {
  var log: [String] = []
  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]
  var mayBegin = true
  var mayGoOn = true

  func listen() {
    for (event, name) in Self.names {
      addAction(
        UIAction(identifier: UIAction.Identifier(name)) { [unowned self] _ in log.append(name) },
        for: event)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin")
    return mayBegin
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { mayGoOn }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
  override func cancelTracking(with event: UIEvent?) { log.append("lost") }
}

/// Counts.
final class Counter {
  var count = 0
  func add() { count += 1 }
}
