import DisplayList

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(
      red: red.native, green: green.native, blue: blue.native, alpha: alpha.native)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(
      red: red.native, green: green.native, blue: blue.native, alpha: alpha.native)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  /// In the colour space that was set, its opacity last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      setFillColor(color)
    }
  }
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      setStrokeColor(color)
    }
  }

  /// With the opacity that was set for everything.
  var fillColor: Color { faded(state.fill) }
  var strokeColor: Color { faded(state.stroke) }

  private func faded(_ color: Color) -> Color {
    var color = color
    color.alpha *= state.alpha
    return color
  }
}
