import PortableUIKit

/// What scrolls in a panel: where it goes on, it fades, and an arrow says which way.
final class PanelScrollView: UIScrollView {
  private let above = ScrollShade(isAbove: true)
  private let below = ScrollShade(isAbove: false)

  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = false
    addSubview(above)
    addSubview(below)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = ControlsTunables.scrollShade
    let top = contentOffset.y
    let rest = contentSize.height - bounds.height - top
    if !subviews.suffix(2).elementsEqual([above, below], by: { $0 === $1 }) {
      bringSubviewToFront(above)
      bringSubviewToFront(below)
    }
    for (shade, way, y) in [(above, top, top), (below, rest, top + bounds.height - height)] {
      shade.alpha = max(0, min(1, way / height))
      shade.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
  }
}
