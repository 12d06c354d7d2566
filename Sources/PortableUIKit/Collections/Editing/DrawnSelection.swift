import ScrollEngine
import ScrollGeometry

/// Two fingers that are drawn over the items of a list select them, and those that they go back over are as before.
class DrawnSelection: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// From which item to which, and whether that selects them.
  private struct Range {
    let start: IndexPath
    var end: IndexPath
    let selects: Bool
    let before: Set<IndexPath>
  }

  private var range: Range?
  /// Where the first finger came down, and the middle of both, points of the content.
  private var first = CGPoint.zero
  private var middle = CGPoint.zero
  private var edgeScroll: EdgeScroll?

  init(_ list: UIScrollView) {
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    delegate = self
    list.addGestureRecognizer(self)
    // One finger that moves decides at once, and does not keep the content waiting.
    list.panGestureRecognizer.require(toFail: self)
  }

  // MARK: What a list says

  /// How many items each section has.
  var counts: [Int] { [] }
  var selection: Set<IndexPath> { [] }
  var selectsSeveral: Bool { false }
  func path(at point: CGPoint) -> IndexPath? { nil }
  func mayBegin(at path: IndexPath) -> Bool { false }
  func hasBegun(at path: IndexPath) {}
  func hasEnded() {}
  /// As a tap does.
  func toggle(_ path: IndexPath) {}

  // MARK: Fingers

  private var list: UIScrollView? { view as? UIScrollView }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let list else { return false }
    // Who stops moving content means that.
    return !list.isDragging && !list.isDecelerating
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == 1 { first = location(in: list) } else { middle = location(in: list) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let way = Point(location(in: list)) - Point(first)
    if state == .possible, numberOfTouches == 1, way.length > Tunables.panSlop {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    path(at: middle).map(mayBegin) ?? false
  }

  override func didCommit(_ newState: State) {
    switch newState {
    case .possible, .failed: break
    case .began: begin()
    case .changed: follow()
    case .ended, .cancelled: end()
    }
  }

  private func begin() {
    guard let path = path(at: middle) else { return }
    hasBegun(at: path)
    let before = selection
    guard selectsSeveral else { return }
    range = Range(start: path, end: path, selects: !before.contains(path), before: before)
    draw(to: path)
    follow()
  }

  private func follow() {
    guard range != nil, let list else { return }
    if let path = path(at: location(in: list)) { draw(to: path) }
    let scroll =
      edgeScroll ?? EdgeScroll(list) { [unowned(unsafe) self] in follow() }
    edgeScroll = scroll
    scroll.hold(at: Point(location(in: list)))
  }

  private func end() {
    edgeScroll?.stop()
    edgeScroll = nil
    range = nil
    hasEnded()
  }

  // MARK: Items

  private func draw(to path: IndexPath) {
    guard let range else { return }
    let wanted = paths(range.start, path)
    let undone = paths(range.start, range.end).filter { !wanted.contains($0) }
    self.range?.end = path
    for path in wanted where selection.contains(path) != range.selects { toggle(path) }
    for path in undone where selection.contains(path) != range.before.contains(path) {
      toggle(path)
    }
  }

  /// Both, and what lies between them.
  private func paths(_ one: IndexPath, _ other: IndexPath) -> [IndexPath] {
    let (low, high) = (min(one, other), max(one, other))
    let counts = counts
    var found: [IndexPath] = []
    for section in low.section...high.section where counts.indices.contains(section) {
      let start = section == low.section ? low.item : 0
      let end = section == high.section ? high.item + 1 : counts[section]
      for item in start..<max(start, min(end, counts[section])) {
        found.append(IndexPath(item: item, section: section))
      }
    }
    return found
  }
}
