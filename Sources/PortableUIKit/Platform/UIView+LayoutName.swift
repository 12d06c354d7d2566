extension UIView {
  /// What reports call the view: its class, and its identifier when it has one.
  var layoutName: String {
    #if hasFeature(Embedded)
      let name = "UIView"
    #else
      let name = String(describing: type(of: self))
    #endif
    guard let accessibilityIdentifier else { return name }
    return name + "(" + accessibilityIdentifier + ")"
  }
}
