import ZoomScrollView

/// Document 001: moving, zooming and static pins, side by side, or above each other in a tall window.
///
/// Pinch any of the three maps; the others follow. A pin in the scroll view keeps its size but drifts
/// off its place, a pin in the map keeps its place but grows, and a pin that does not scale
/// (`NonScalingContentView`) keeps both.
public final class PinsCase: CaseView {
  private static let gap: CGFloat = 12

  public let maps: [PinMap]
  private var isFollowing = false

  public init() {
    let row = UIView(frame: .zero)
    maps = [PinMap(.moving), PinMap(.zooming), PinMap(.fixed)]
    super.init(filledBy: row, listeningTo: maps[2].scrollView)
    backgroundColor = UIColor(white: 0.1, alpha: 1)
    for map in maps {
      addSubview(map)
      map.relay.onChange = { [unowned(unsafe) self, unowned(unsafe) map] in follow(map) }
    }
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// The one with the pin that does not scale.
  private var last: PinMap { maps[2] }

  public override func listenerDidChange() { last.relay.client = listener }

  private func follow(_ leader: PinMap) {
    guard !isFollowing else { return }
    isFollowing = true
    for map in maps where map !== leader {
      map.show(leader.scale, leader.scrollView.contentOffset)
    }
    isFollowing = false
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    // On a phone held upright there is no room for three columns, and for the words in them.
    let isTall = bounds.height > bounds.width
    let count = CGFloat(maps.count)
    let length = isTall ? bounds.height : bounds.width
    let share = ((length - (count + 1) * Self.gap) / count).rounded(.down)
    // Each keeps its own place in another size, and it is the same.
    isFollowing = true
    for (index, map) in maps.enumerated() {
      let start = Self.gap + CGFloat(index) * (share + Self.gap)
      map.frame =
        isTall
        ? CGRect(
          x: Self.gap, y: start, width: max(0, bounds.width - 2 * Self.gap), height: max(0, share))
        : CGRect(
          x: start, y: Self.gap, width: max(0, share), height: max(0, bounds.height - 2 * Self.gap))
      map.layoutIfNeeded()
    }
    isFollowing = false
  }
}
