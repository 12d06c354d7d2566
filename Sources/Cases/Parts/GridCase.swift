/// A bare scroll view over numbered squares, which zoom from 0.5 to 4.
open class GridCase: ScrollCase {
  /// What zooms.
  public let content = GridView(frame: .zero)

  public init() {
    super.init(scrollView: UIScrollView(frame: .zero))
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(content)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override func viewForZooming() -> UIView? { content }
}
