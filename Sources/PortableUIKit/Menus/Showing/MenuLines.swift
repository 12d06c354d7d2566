/// Has the lines of a menu, and tells of the finger on them.
final class MenuLines: UIView {
  /// Where the finger is, own coordinates; nil when it was lost.
  var touched: ((CGPoint?) -> Void)?
  var lifted: ((CGPoint) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { lifted?(touch.location(in: self)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touched?(nil) }

  private func follow(_ touches: Set<UITouch>) { touched?(touches.first?.location(in: self)) }
}
