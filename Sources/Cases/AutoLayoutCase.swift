import ZoomScrollView

/// Document 004: constraints place the picture first, zooming changes its frame, and no later layout undoes that.
///
/// Anchors alone place everything: the scroll view in the window, the picture in the content, as wide as
/// the frame, and the words over the frame, where they stay. A button lays all of it out once more, with
/// other constraints for the frame: the zoom stays.
public final class AutoLayoutCase: ScrollCase {
  private static let border: CGFloat = 20

  public let picture = PictureView(2)
  private let zoomView: CenteredZoomScrollView
  private let title = UILabel(frame: .zero)
  private var button = PillView()
  private var edges: [NSLayoutConstraint] = []
  private var isInset = true

  public init() {
    zoomView = CenteredZoomScrollView(frame: .zero)
    super.init(scrollView: zoomView)
    backgroundColor = UIColor(red: 0.93, green: 0.91, blue: 0.88, alpha: 1)
    zoomView.backgroundColor = UIColor(red: 0.16, green: 0.12, blue: 0.11, alpha: 1)
    zoomView.layer.cornerRadius = 14
    zoomView.clipsToBounds = true
    zoomView.minimumZoomScale = 1
    zoomView.maximumZoomScale = 6
    zoomView.zoomInOnDoubleTap = true
    zoomView.zoomOutOnDoubleTap = true
    zoomView.doubleTapZoomScale = 2.5
    zoomView.addSubview(picture)
    title.text = "Laid out, then zoomed"
    title.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    title.textColor = UIColor(white: 1, alpha: 0.96)
    zoomView.addSubview(title)
    button = PillView("Lay out anew") { [unowned(unsafe) self] in
      isInset.toggle()
      setNeedsLayout()
    }
    addSubview(button)
    constrain()
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewForZooming() -> UIView? { picture }

  private func constrain() {
    for view in [zoomView, picture, title] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    edges = [
      zoomView.leadingAnchor.constraint(equalTo: leadingAnchor),
      zoomView.topAnchor.constraint(equalTo: topAnchor),
      trailingAnchor.constraint(equalTo: zoomView.trailingAnchor),
      bottomAnchor.constraint(equalTo: zoomView.bottomAnchor),
    ]
    let natural = picture.naturalSize
    let content = zoomView.contentLayoutGuide
    let frame = zoomView.frameLayoutGuide
    NSLayoutConstraint.activate(
      edges + [
        picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        picture.topAnchor.constraint(equalTo: content.topAnchor),
        picture.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        picture.widthAnchor.constraint(equalTo: frame.widthAnchor),
        picture.heightAnchor.constraint(
          equalTo: picture.widthAnchor, multiplier: natural.height / natural.width),
        title.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: frame.topAnchor, constant: 14),
      ])
  }

  public override func layoutSubviews() {
    let border = isInset ? Self.border : 0
    for edge in edges { edge.constant = border }
    edges[3].constant = border + 60
    super.layoutSubviews()
    button.place(centerX: bounds.midX, bottom: bounds.maxY - 24, widest: bounds.width - 32)
  }
}
