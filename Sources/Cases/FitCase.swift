import ZoomScrollView

/// Document 004: a picture of unknown size fills the screen at first, and layout never undoes its zoom.
///
/// Scale 1 is the fitted picture. A larger one zooms in to its natural size, a smaller one out to it.
/// Smaller than the window it lies in the middle, larger it meets the edges; when the window changes,
/// the picture is fitted anew, keeps its zoom and what is looked at.
public final class FitCase: ScrollCase {
  /// Points.
  private static let smallSize = CGSize(width: 320, height: 180)

  public let picture = PictureView(5)
  private let zoomView = CenteredZoomScrollView(frame: .zero)
  private let words = PillView()
  private var button = PillView()
  private var isSmall = false

  public init() {
    super.init(scrollView: zoomView)
    backgroundColor = UIColor(white: 0.08, alpha: 1)
    zoomView.fit = .always
    zoomView.scaleReference = .fitted
    zoomView.maximumZoomFactor = 1
    zoomView.shrinksToNaturalSize = true
    zoomView.zoomInOnDoubleTap = true
    zoomView.zoomOutOnDoubleTap = true
    zoomView.contentView = picture
    button = PillView { [unowned(unsafe) self] in
      isSmall.toggle()
      load()
    }
    addSubview(words)
    addSubview(button)
    load()
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Another picture: its size is not known until it is there.
  private func load() {
    zoomView.naturalContentSize = nil
    zoomView.naturalContentSize = isSmall ? Self.smallSize : picture.naturalSize
    button.text = isSmall ? "Large picture" : "Small picture"
    setNeedsLayout()
  }

  public override func scrollViewDidZoom() { setNeedsLayout() }
  public override func scrollViewDidEndZooming(atScale scale: CGFloat) { setNeedsLayout() }

  public override func layoutSubviews() {
    super.layoutSubviews()
    words.text = "\(Int((zoomView.zoomScale * 100).rounded())) %"
    [words, button].placeInRow(centerX: bounds.midX, bottom: bounds.maxY - 24)
  }
}
