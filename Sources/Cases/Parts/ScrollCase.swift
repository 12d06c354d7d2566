import ZoomScrollView

/// A case with one scroll view that fills it. It acts on what it hears, then whoever listens is told.
open class ScrollCase: CaseView {
  let relay: CaseRelay

  public init(scrollView: UIScrollView, relay: CaseRelay = CaseRelay()) {
    self.relay = relay
    super.init(filledBy: scrollView, listeningTo: scrollView)
    relay.owner = self
    scrollView.delegate = relay
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override func listenerDidChange() { relay.client = listener }

  // MARK: What the scroll view says

  open func viewForZooming() -> UIView? { nil }
  open func scrollViewDidScroll() {}
  open func scrollViewDidZoom() {}
  open func scrollViewWillBeginZooming() {}
  open func scrollViewDidEndZooming(atScale scale: CGFloat) {}
}
