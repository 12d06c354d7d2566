/// The card around a controller's view, with what a finger takes it by.
final class SheetCard: UIView {
  let grabber = SheetGrabber()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    grabber.isHidden = true
    addSubview(grabber)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// It stands on the window's edge.
  var isSquareBelow = false {
    didSet {
      layer.maskedCorners =
        isSquareBelow
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        : [
          .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
    }
  }

  func hold(_ view: UIView) {
    view.frame = bounds
    insertSubview(view, belowSubview: grabber)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(x: 0, y: 0, width: bounds.width, height: SheetTunables.grabberReach)
  }
}
