import ScrollGeometry

/// Letters at the edge of a table that lead to its sections: a finger goes along them.
final class SectionIndexView: UIView {
  /// All of them, from top to bottom.
  let titles: [String]
  /// A finger is on the title of that number.
  var chosen: ((Int) -> Void)?
  /// A finger is on the letters.
  private(set) var isTracking = false { didSet { colorsChanged() } }
  private let recognizer = IndexRecognizer(target: nil, action: nil)
  private var labels: [UILabel] = []
  private var current = 0
  private var color: UIColor?
  private var grounds: (resting: UIColor?, tracking: UIColor?) = (nil, nil)

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    recognizer.minimumPressDuration = 0
    recognizer.changed = { [unowned(unsafe) self] in follow($0) }
    addGestureRecognizer(recognizer)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityValue = titles.first
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor?, resting: UIColor?, tracking: UIColor?) {
    self.color = color
    grounds = (resting, tracking)
    colorsChanged()
  }

  private func colorsChanged() {
    backgroundColor = isTracking ? grounds.tracking ?? grounds.resting : grounds.resting
    for label in labels { label.textColor = color ?? tintColor }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorsChanged()
  }

  // MARK: Letters

  private static let searchSign = "⌕"

  /// Where the letters stand, points.
  private var span: (top: Double, height: Double) {
    let height = min(
      bounds.height.native, Double(titles.count) * SectionIndexTunables.lineHeight)
    return ((bounds.height.native - height) / 2, height)
  }

  /// Which titles are shown: those that have room, the first and the last among them.
  private var shownTitles: [Int] {
    let room = Int(bounds.height.native / SectionIndexTunables.lineHeight)
    guard room < titles.count else { return Array(titles.indices) }
    guard room > 1 else { return titles.isEmpty || room < 1 ? [] : [0] }
    return (0..<room).map { $0 * (titles.count - 1) / (room - 1) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shownTitles
    while labels.count > shown.count { labels.removeLast().removeFromSuperview() }
    while labels.count < shown.count {
      let label = UILabel()
      label.font = .systemFont(ofSize: CGFloat(SectionIndexTunables.fontSize), weight: .semibold)
      label.textAlignment = .center
      label.textColor = color ?? tintColor
      addSubview(label)
      labels.append(label)
    }
    let (top, height) = span
    let step = shown.isEmpty ? 0 : height / Double(shown.count)
    for (line, title) in shown.enumerated() {
      labels[line].text =
        titles[title].isSame(as: UITableView.indexSearch) ? Self.searchSign : titles[title]
      labels[line].frame = CGRect(
        x: 0, y: CGFloat(top + Double(line) * step), width: bounds.width, height: CGFloat(step))
    }
  }

  // MARK: Fingers

  private func follow(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: break
    case .began:
      isTracking = true
      choose(at: recognizer.location(in: self).y.native, isFirst: true)
    case .changed: choose(at: recognizer.location(in: self).y.native, isFirst: false)
    case .ended, .cancelled, .failed: isTracking = false
    }
  }

  /// Also where no letter is shown for want of room: the titles share the whole height.
  private func choose(at y: Double, isFirst: Bool) {
    let (top, height) = span
    guard height > 0 else { return }
    let title = Int(((y - top) / height * Double(titles.count)).rounded(.down))
    choose(min(max(title, 0), titles.count - 1), again: isFirst)
  }

  private func choose(_ title: Int, again: Bool) {
    guard titles.indices.contains(title), again || title != current else { return }
    current = title
    accessibilityValue = titles[title]
    chosen?(title)
  }

  /// What lies below is not touched.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Who does not see it

  override func accessibilityIncrement() { choose(current + 1, again: false) }
  override func accessibilityDecrement() { choose(current - 1, again: false) }
}
