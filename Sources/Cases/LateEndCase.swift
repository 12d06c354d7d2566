import ZoomScrollView

/// Document 000 and 003: one true end of every zoom.
///
/// The panel shows the delegate's calls as they come. However a zoom goes, in a pinch, past a limit
/// and back, or by double tap, `didEndZooming` is said once, and nothing moves after it.
public final class LateEndCase: PictureCase {
  private static let lineCount = 9
  private static let lineHeight: CGFloat = 22
  private static let panelWidth: CGFloat = 236
  private static let margin: CGFloat = 14

  private let panel = UIView(frame: .zero)
  private let labels = (0..<lineCount).map { _ in UILabel(frame: .zero) }
  private var lines: [(name: String, count: Int)] = []

  public init() {
    super.init(picture: 2, hint: "Pinch past a limit, and watch the end come last")
    zoomView.autoresizingMask = []
    zoomView.fixedMaximumZoomScale = 3
    zoomView.zoomInOnDoubleTap = true
    zoomView.zoomOutOnDoubleTap = true
    panel.backgroundColor = UIColor(white: 0.08, alpha: 0.82)
    panel.layer.cornerRadius = 14
    panel.isUserInteractionEnabled = false
    addSubview(panel)
    for label in labels {
      label.font = UIFont.systemFont(ofSize: 14, weight: .medium)
      panel.addSubview(label)
    }
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func scrollViewDidScroll() { add("didScroll") }
  public override func scrollViewDidZoom() { add("didZoom") }
  public override func scrollViewWillBeginZooming() { add("willBeginZooming") }
  public override func scrollViewDidEndZooming(atScale scale: CGFloat) {
    let hundredths = Int((scale * 100).rounded())
    add("didEndZooming  \(hundredths) %")
  }

  private func add(_ name: String) {
    if let last = lines.last, last.name == name {
      lines[lines.count - 1].count += 1
    } else if lines.count > 1, lines[lines.count - 2].name == name, name.hasPrefix("did") {
      // A scroll and a zoom take turns.
      lines[lines.count - 2].count += 1
    } else {
      lines.append((name, 1))
    }
    if lines.count > Self.lineCount { lines.removeFirst() }
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    // What laying out makes the scroll view say is nobody's gesture.
    let before = lines
    zoomView.frame = bounds
    super.layoutSubviews()
    lines = before
    panel.frame = CGRect(
      x: 20, y: 20, width: Self.panelWidth,
      height: CGFloat(Self.lineCount) * Self.lineHeight + 2 * Self.margin)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: Self.margin, y: Self.margin + CGFloat(index) * Self.lineHeight,
        width: Self.panelWidth - 2 * Self.margin, height: Self.lineHeight)
      guard index < lines.count else {
        label.text = ""
        continue
      }
      let line = lines[index]
      label.text = line.count > 1 ? "\(line.name)  × \(line.count)" : line.name
      let isEnd = line.name.hasPrefix("didEnd")
      label.textColor =
        isEnd
        ? UIColor(red: 1, green: 0.8, blue: 0.35, alpha: 1) : UIColor(white: 1, alpha: 0.85)
    }
  }
}
