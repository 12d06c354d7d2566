import ZoomScrollView

/// Document 000: a desk with many windows, each of which can be zoomed in its place.
///
/// Two fingers on a photo zoom that photo, and it remembers its size; two fingers on the desk zoom
/// everything. One finger moves the desk; held still on a photo first, it drags that.
public final class WindowsDeskCase: ScrollCase {
  private static let border: CGFloat = 8
  /// Picture, middle and longer side, points of the desk.
  private static let prints: [(picture: Int, x: CGFloat, y: CGFloat, side: CGFloat)] = [
    (0, 190, 150, 250), (3, 420, 190, 220), (2, 640, 120, 260), (4, 250, 380, 240),
    (1, 520, 420, 210), (5, 790, 340, 260), (0, 1010, 180, 220), (4, 1020, 470, 240),
  ]

  public let desk = ZoomableWindowsView(frame: .zero)

  public init() {
    super.init(scrollView: desk)
    backgroundColor = UIColor(red: 0.2, green: 0.16, blue: 0.14, alpha: 1)
    desk.surface.backgroundColor = UIColor(red: 0.32, green: 0.26, blue: 0.22, alpha: 1)
    desk.surfaceSize = CGSize(width: 1200, height: 640)
    desk.minimumZoomScale = 0.5
    desk.maximumZoomScale = 3
    for print in Self.prints { desk.addWindow(Self.frame(print)) }
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewForZooming() -> UIView? { desk.surface }

  /// A photo with a white border.
  private static func frame(
    _ print: (picture: Int, x: CGFloat, y: CGFloat, side: CGFloat)
  ) -> UIView {
    let picture = PictureView(print.picture)
    let natural = picture.naturalSize
    let scale = print.side / max(natural.width, natural.height)
    let size = CGSize(
      width: (natural.width * scale).rounded(), height: (natural.height * scale).rounded())
    let paper = UIView(
      frame: CGRect(
        x: print.x - size.width / 2 - border, y: print.y - size.height / 2 - border,
        width: size.width + 2 * border, height: size.height + 2 * border))
    paper.backgroundColor = UIColor(white: 0.98, alpha: 1)
    paper.layer.cornerRadius = 3
    // One paper on another can be told apart.
    paper.layer.borderWidth = 0.5
    paper.layer.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    picture.frame = CGRect(x: border, y: border, width: size.width, height: size.height)
    paper.addSubview(picture)
    return paper
  }
}
