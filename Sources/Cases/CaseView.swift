import ZoomScrollView

/// A case as a view that fills the window, and somebody who listens to its delegate's calls.
open class CaseView: UIView {
  /// Hears every call of the outermost delegate, queries left out.
  #if hasFeature(Embedded)
    public unowned(unsafe) var listener: (any PhotoBrowserViewDelegate)? {
      didSet { listenerDidChange() }
    }
  #else
    public weak var listener: (any PhotoBrowserViewDelegate)? {
      didSet { listenerDidChange() }
    }
  #endif

  /// The one whose delegate's calls `listener` hears.
  public let scrollView: UIScrollView

  /// `view` fills the case.
  public init(filledBy view: UIView, listeningTo scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Somebody else listens now.
  open func listenerDidChange() {}

  // MARK: What a script can expect

  /// The page that is shown, from 0; nil without pages.
  open var page: Int? { nil }
  open var zoomScale: CGFloat { scrollView.zoomScale }
  open var contentOffset: CGPoint { scrollView.contentOffset }
}
