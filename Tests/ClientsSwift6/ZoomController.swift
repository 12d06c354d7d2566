import UIKit

/// Isolated by its superclass: no annotation is needed in Swift 6 either.
final class ZoomController: UIViewController, UIScrollViewDelegate {
  enum Event: Sendable, Equatable {
    case zoomed(CGFloat)
    case ended(CGFloat)
  }

  let scrollView = UIScrollView()
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private(set) var events: [Event] = []
  private let onEnd: @MainActor (CGFloat) -> Void

  init(onEnd: @escaping @MainActor (CGFloat) -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.maximumZoomScale = 4
    scrollView.contentSize = content.bounds.size
    scrollView.delegate = self
    scrollView.addSubview(content)
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    events.append(.zoomed(scrollView.zoomScale))
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    events.append(.ended(scale))
    onEnd(scale)
  }
}
