import ScrollGeometry

/// Asks for new content when a scroll view is pulled down far enough, and turns until it is there.
open class UIRefreshControl: UIControl {
  /// Points; an iPhone's.
  private static var height: CGFloat { 60 }
  /// How far the content is pulled when the control asks, points. (Chosen by hand.)
  private static var threshold: CGFloat { 80 }

  open private(set) var isRefreshing = false
  /// What it adds to the content's top while it is held open, points.
  final private(set) var heldHeight: CGFloat = 0
  /// What of that goes away by itself, points.
  final var closingHeight: CGFloat { isRefreshing ? 0 : heldHeight }
  /// How far the spinner goes up and the title lies below the middle, points. (Chosen by eye.)
  private static var shiftOfSpinner: CGFloat { 10 }
  private static var shiftOfTitle: CGFloat { 18 }
  private final let indicator = UIActivityIndicatorView(style: .medium)
  private final var label: UILabel?
  /// Shown below the spinner.
  package final var styledTitle: (any StyledText)? { didSet { titleChanged() } }
  /// It asks once in each pull.
  private final var hasAsked = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private final func prepare() {
    bounds.size.height = Self.height
    isHidden = true
    indicator.hidesWhenStopped = false
    indicator.isHidden = false
    addSubview(indicator)
  }

  private final func titleChanged() {
    let label = label ?? UILabel()
    if label.superview !== self {
      label.textAlignment = .center
      addSubview(label)
      self.label = label
    }
    if let styledTitle { label.show(styledTitle) } else { label.text = nil }
    setNeedsLayout()
  }

  private final var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Opens it without asking; the content stays where it is, as on UIKit.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    if let scrollView, !scrollView.isTracking { hold(Self.height) }
  }

  /// Closes it: the content goes back to its top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    guard let scrollView else { return hold(0) }
    // The finger that is down decides when it closes.
    if scrollView.isTracking { return }
    let offset = scrollView.contentOffset
    let top = restingTop(of: scrollView)
    guard heldHeight > 0, offset.y < top, window != nil else { return hold(0) }
    scrollView.setContentOffset(CGPoint(x: offset.x, y: top), animated: true)
  }

  /// Where the content's top rests when the control is closed, points.
  private final func restingTop(of scrollView: UIScrollView) -> CGFloat {
    heldHeight - scrollView.adjustedContentInset.top
  }

  private final func start() {
    isRefreshing = true
    isHidden = false
    indicator.startAnimating()
  }

  private final func hold(_ height: CGFloat) {
    guard height != heldHeight else { return }
    heldHeight = height
    scrollView?.limitsMayHaveChanged()
  }

  /// The content moved.
  final func contentMoved(in scrollView: UIScrollView) {
    let pulled = restingTop(of: scrollView) - scrollView.contentOffset.y
    isHidden = pulled <= 0 && !isRefreshing
    indicator.alpha = isRefreshing ? 1 : min(1, max(0, pulled / Self.threshold))
    if pulled <= 0, !isRefreshing, !scrollView.isTracking { hold(0) }
    guard isEnabled, scrollView.isTracking, !isRefreshing, !hasAsked, pulled >= Self.threshold
    else { return }
    hasAsked = true
    start()
    sendActions(for: .valueChanged)
  }

  /// The finger lets go: the content comes to rest below the control, or at its own top.
  final func pullEnded() {
    hasAsked = false
    hold(isRefreshing ? Self.height : 0)
  }

  /// Above the content, and at the view's top when the content is pulled further down.
  final func place(in scrollView: UIScrollView) {
    let top = restingTop(of: scrollView)
    let pulled = top - scrollView.contentOffset.y
    let own = -scrollView.contentInset.top
    frame = CGRect(
      x: 0, y: own - max(Self.height, pulled), width: scrollView.bounds.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shift = styledTitle == nil ? 0 : Self.shiftOfSpinner
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY - shift)
    guard let label else { return }
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: 0, y: bounds.midY + Self.shiftOfTitle - height / 2, width: bounds.width, height: height)
  }

  /// A finger on it pulls the content.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
