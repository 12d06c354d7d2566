import DisplayList
import ScrollGeometry

/// A row of dots, one for each page; a tap beside the current one turns the page.
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// Which way its pages follow each other; `natural` is the way of the language.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// A dot's diameter and the step from one to the next, points; the height is an iPhone's.
  private static var dotSize: Double { 7 }
  private static var dotStep: Double { 16 }
  private static var height: CGFloat { 26 }
  /// Of the dots of other pages while no colour is set.
  private static var faintness: CGFloat { 0.5 }

  private var count = 0
  private var current = 0

  /// Never negative. The current page follows when there are too few.
  open var numberOfPages: Int {
    get { count }
    set {
      guard max(0, newValue) != count else { return }
      count = max(0, newValue)
      current = min(current, max(0, count - 1))
      countChanged()
    }
  }
  /// Kept within the pages that there are.
  open var currentPage: Int {
    get { current }
    set {
      current = max(0, min(newValue, count - 1))
      setNeedsDisplay()
    }
  }
  open var direction = Direction.natural {
    didSet { if direction != oldValue { countChanged() } }
  }
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  open var allowsContinuousInteraction = true
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() { setNeedsDisplay() }

  /// Room for so many dots, points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = CGFloat(Double(max(pageCount, 1)) * Self.dotStep)
    return isUpright
      ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func countChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override func keepsTaps() -> Bool { true }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let center = center(ofPage: current)
    let place = touch.location(in: self)
    turn(by: (Double(isUpright ? place.y : place.x) < center) == isReversed ? 1 : -1)
  }

  private func turn(by step: Int) {
    let page = current
    currentPage = current + step
    if current != page { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  /// The dots stand above each other.
  private final var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// The first is at the right, or at the bottom.
  private final var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// Along the row; own coordinates, points.
  private func center(ofPage page: Int) -> Double {
    let place = isReversed ? count - 1 - page : page
    let bounds = layer.presented.bounds
    let middle = isUpright ? bounds.midY : bounds.midX
    return middle + (Double(place) - Double(count - 1) / 2) * Self.dotStep
  }

  // MARK: Look

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    guard count > 1 || count == 1 && !hidesForSinglePage else { return }
    let other = pageIndicatorTintColor ?? .white.withAlphaComponent(Self.faintness)
    let shown = currentPageIndicatorTintColor ?? .white
    let size = Self.dotSize
    let bounds = layer.presented.bounds
    for page in 0..<count {
      let color = page == current ? shown : other
      let along = center(ofPage: page)
      let center = isUpright ? Point(x: bounds.midX, y: along) : Point(x: along, y: bounds.midY)
      list.append(
        .fill(
          Rect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size),
          radius: size / 2, color.color(in: interfaceStyle)))
    }
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { (accessibility?.traits ?? .adjustable).union(stateTraits) }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityIncrement() { turn(by: 1) }
  open override func accessibilityDecrement() { turn(by: -1) }
}
