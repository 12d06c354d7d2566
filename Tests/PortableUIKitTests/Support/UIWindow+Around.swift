import PortableUIKit

extension UIWindow {
  /// As large as a view, which is in it. Its screen is its own: tests take turns on the main actor.
  convenience init(around view: UIView, measuring: (any TextMeasuring)? = nil) {
    self.init(frame: view.frame)
    screen = UIScreen()
    if let measuring { screen.textMeasuring = measuring }
    addSubview(view)
  }
}
