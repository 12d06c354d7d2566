/// The buttons that a swipe brings to light at one edge of a row.
final class SwipeButtons: UIView {
  let isLeft: Bool
  let configuration: UISwipeActionsConfiguration
  private let buttons: [SwipeButton]
  /// The first button covers the others: the finger may let go.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

  init(
    _ configuration: UISwipeActionsConfiguration, isLeft: Bool, _ tapped: @escaping (Int) -> Void
  ) {
    self.configuration = configuration
    self.isLeft = isLeft
    buttons = configuration.actions.enumerated().map { index, action in
      SwipeButton(action) { tapped(index) }
    }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first in front: it covers the others when it grows.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  /// Of all buttons together in a row that is `height` high, points.
  func naturalWidth(inHeight height: CGFloat) -> CGFloat {
    buttons.reduce(0) { $0 + $1.naturalWidth(inHeight: height) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let natural = naturalWidth(inHeight: height)
    guard natural > 0 else { return }
    var done: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var width = bounds.width * button.naturalWidth(inHeight: height) / natural
      if isFull { width = index == 0 ? bounds.width : 0 }
      // From the edge inwards.
      let x = isLeft ? done : bounds.width - done - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      done += width
    }
  }
}
