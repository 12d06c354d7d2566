import Localization
import PortableUIKit

/// The three things that one must know to find all others, for somebody who sees the program for the first time.
final class HintsView: UIView {
  private let list: HelpSectionView
  private let button: TextButton
  private static let padding: CGFloat = 20

  /// - Parameter hand: what somebody has used already; nil says what is the same in all.
  init(_ hand: PhotoViewerScreen.Hand?, close: @escaping @MainActor () -> Void) {
    let (turning, zooming) = (
      Words.text("next or previous photo"), Words.text("zoom in there, or out")
    )
    let lines: [(how: String, what: String)] =
      switch hand {
      case .finger:
        [
          (Words.text("Swipe"), turning), (Words.text("Double tap"), zooming),
          (Words.text("Touch and hold"), Words.text("menu")),
        ]
      case .pointer:
        [
          (Words.text("Wheel  ← →"), turning), (Words.text("Double click"), zooming),
          ("?", Words.text("all keys and gestures")),
        ]
      case nil:
        [
          (Words.text("Wheel  ← →  swipe"), turning),
          (Words.text("Double click  pinch"), zooming),
          ("?", Words.text("all keys and gestures")),
        ]
      }
    list = HelpSectionView(
      HelpContents.Section(title: Words.text("Good to know"), lines: lines))
    button = TextButton(label: Words.text("Got it"), action: close)
    super.init(frame: .zero)
    backgroundColor = ControlsTunables.panelGround
    layer.cornerRadius = ControlsTunables.panelRadius
    addEdge()
    button.text = Words.text("Got it")
    button.backgroundColor = ControlsTunables.choice
    button.layer.cornerRadius = ControlsTunables.button / 4
    for view in [list, button] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(ControlsTunables.questionWidth, size.width)
    let column = CGSize(width: max(0, width - 2 * Self.padding), height: 0)
    return CGSize(
      width: width,
      height: list.sizeThatFits(column).height + ControlsTunables.button + 2 * Self.padding
        + ControlsTunables.gap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Self.padding, dy: Self.padding)
    let y = inner.maxY - ControlsTunables.button
    list.frame = CGRect(
      x: inner.minX, y: inner.minY, width: inner.width,
      height: max(0, y - ControlsTunables.gap - inner.minY))
    button.frame = CGRect(
      x: inner.minX, y: y, width: inner.width, height: ControlsTunables.button)
  }
}
