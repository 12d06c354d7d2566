extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().of(LayoutOperand(autoLayout.box, .leading))
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().of(LayoutOperand(autoLayout.box, .trailing))
  }
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().of(LayoutOperand(autoLayout.box, .left))
  }
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().of(LayoutOperand(autoLayout.box, .right))
  }
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().of(LayoutOperand(autoLayout.box, .top))
  }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().of(LayoutOperand(autoLayout.box, .bottom))
  }
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension().of(LayoutOperand(autoLayout.box, .width))
  }
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension().of(LayoutOperand(autoLayout.box, .height))
  }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor().of(LayoutOperand(autoLayout.box, .centerX))
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().of(LayoutOperand(autoLayout.box, .centerY))
  }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().of(LayoutOperand(autoLayout.box, .firstBaseline))
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor().of(LayoutOperand(autoLayout.box, .lastBaseline))
  }
}
