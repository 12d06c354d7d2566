import ZoomScrollView

/// Document 000: zooming by double taps.
///
/// A double tap zooms in, and what it has touched stays under the finger; the next one zooms out to
/// the whole picture. Two switches of `ZoomScrollView` do all of it, and a pinch works as ever.
public final class DoubleTapCase: PictureCase {
  public init() {
    super.init(picture: 0, hint: "Double-tap to zoom in, and out again")
    zoomView.zoomInOnDoubleTap = true
    zoomView.zoomOutOnDoubleTap = true
    zoomView.doubleTapZoomScale = 3
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}
