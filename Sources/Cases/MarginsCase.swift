import ZoomScrollView

/// Document 002: a picture in the middle of a view of any size, and a margin at every zoom.
///
/// The card belongs to somebody else, who gives it whatever size they like; the picture in it keeps its
/// distance of 24 points from the edge, whole or zoomed to three times that. The button gives the card
/// another size; the zoom stays, and what is in the middle.
public final class MarginsCase: ScrollCase {
  private static let margin: CGFloat = 24
  /// The card's sizes, as shares of the window.
  private static let sizes: [CGSize] = [
    CGSize(width: 0.86, height: 0.72), CGSize(width: 0.42, height: 0.76),
    CGSize(width: 0.7, height: 0.4),
  ]

  public let picture = PictureView(4)
  private let zoomView = CenteredZoomScrollView(frame: .zero)
  private var button = PillView()
  private var sizeIndex = 0

  public init() {
    super.init(scrollView: zoomView)
    backgroundColor = UIColor(red: 0.16, green: 0.17, blue: 0.2, alpha: 1)
    zoomView.autoresizingMask = []
    zoomView.backgroundColor = UIColor(white: 0.96, alpha: 1)
    zoomView.layer.cornerRadius = 16
    zoomView.margin = Self.margin
    zoomView.fit = .always
    zoomView.scaleReference = .fitted
    zoomView.fixedMaximumZoomScale = 3
    zoomView.contentView = picture
    zoomView.naturalContentSize = picture.naturalSize
    zoomView.alwaysBounceHorizontal = true
    zoomView.alwaysBounceVertical = true
    button = PillView("Another size") { [unowned(unsafe) self] in
      sizeIndex = (sizeIndex + 1) % Self.sizes.count
      setNeedsLayout()
    }
    addSubview(button)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    button.place(centerX: bounds.midX, bottom: bounds.maxY - 24, widest: bounds.width - 32)
    let share = Self.sizes[sizeIndex]
    let size = CGSize(
      width: (share.width * bounds.width).rounded(),
      height: (share.height * bounds.height).rounded())
    zoomView.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - 60 - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }
}
