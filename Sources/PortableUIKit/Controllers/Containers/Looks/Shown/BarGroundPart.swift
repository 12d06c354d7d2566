import DisplayList

/// One look of a bar's ground.
final class BarGroundPart: UIView {
  private let tone = UIView()
  private let picture = UIImageView(image: nil)
  private let shadow = UIImageView(image: nil)
  private(set) var look: UIBarAppearance?
  /// The shadow is a line of one pixel.
  private var hasLine = false
  private let isShadowAbove: Bool

  /// - Parameter isShadowAbove: it lies at the upper edge.
  init(isShadowAbove: Bool) {
    self.isShadowAbove = isShadowAbove
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [tone, picture] as [UIView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    picture.clipsToBounds = true
    shadow.autoresizingMask = [
      .flexibleWidth, isShadowAbove ? .flexibleBottomMargin : .flexibleTopMargin,
    ]
    addSubview(shadow)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: UIBarAppearance) {
    self.look = look
    backgroundColor = look.veil
    tone.backgroundColor = look.backgroundColor
    tone.isHidden = look.backgroundColor == nil
    picture.image = look.backgroundImage
    picture.contentMode = look.backgroundImageContentMode
    picture.isHidden = look.backgroundImage == nil
    hasLine = look.shadowImage == nil && look.shadowColor != nil
    shadow.image = look.shadowImage
    shadow.tintColor = look.shadowColor
    shadow.backgroundColor = hasLine ? look.shadowColor : nil
    shadow.isHidden = look.shadowImage == nil && !hasLine
    placeParts()
  }

  func placeParts() {
    tone.frame = bounds
    picture.frame = bounds
    let height = hasLine ? 1 / contentScaleFactor : shadow.image?.size.height ?? 0
    shadow.frame = CGRect(
      x: 0, y: isShadowAbove ? -height : bounds.height, width: bounds.width, height: height)
  }

  /// How much of what lies behind it is not seen, 0…1. Pictures are not looked into.
  var coverage: CGFloat {
    var open = 1.0
    for color in [backgroundColor, tone.backgroundColor] {
      if let color { open *= 1 - color.color(in: interfaceStyle).alpha }
    }
    return CGFloat(1 - open)
  }
}
