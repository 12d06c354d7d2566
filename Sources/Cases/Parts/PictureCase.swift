import ZoomScrollView

/// One picture that fills the window at scale 1, to be zoomed, in a window of any size; and a sentence that says what to try.
open class PictureCase: ScrollCase {
  public let zoomView = CenteredZoomScrollView()
  public let picture: PictureView
  let hint: PillView

  public init(picture index: Int, hint text: String, relay: CaseRelay = CaseRelay()) {
    picture = PictureView(index)
    hint = PillView(text)
    super.init(scrollView: zoomView, relay: relay)
    backgroundColor = UIColor(white: 0.07, alpha: 1)
    zoomView.fit = .fill
    zoomView.scaleReference = .fitted
    zoomView.fixedMaximumZoomScale = 8
    zoomView.contentView = picture
    zoomView.naturalContentSize = picture.naturalSize
    zoomView.alwaysBounceHorizontal = true
    zoomView.alwaysBounceVertical = true
    addSubview(hint)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hint.place(centerX: bounds.midX, bottom: bounds.maxY - 24, widest: bounds.width - 32)
  }
}
