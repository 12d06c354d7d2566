import CollectionSolving
import ScrollGeometry

// Sections that scroll across the layout: each has a scroll view of its own, in which its cells lie.
extension UICollectionView {
  /// From so far outside, at each end, a section keeps its lane, in lengths of what is seen: who turns round finds it.
  private static var laneReach: Double { 1 }

  /// How far sections are scrolled across, from where they begin, points.
  var laneOffsets: [(section: Int, offset: Double)] {
    lanes.map { ($0.key, $0.value.way) } + farLanes
  }

  /// There is a lane wherever one can be seen, and all know where they belong. Of those far away only that is kept how
  /// far they are scrolled.
  func prepareLanes(in rect: CGRect) {
    let seen = layout.lanes(in: mirrored(rect))
    for section in seen { makeLane(ofSection: section) }
    let around = Self.surrounding(Rect(rect), by: Self.laneReach)
    for (section, lane) in lanes {
      guard let solved = layout.lane(ofSection: section).map(mirrored) else {
        lanes[section] = nil
        retired.append(lane)
        continue
      }
      if !around.intersects(solved.frame), lane.isIdle, !seen.contains(section) {
        lanes[section] = nil
        if lane.way != 0 { farLanes.append((section, lane.way)) }
        release(lane)
        continue
      }
      lane.move(to: solved)
      layout.configure(lane, ofSection: section)
      layout.laneScrolled(to: lane.way, section: section)
    }
  }

  /// For a section that scrolls across and has none, wherever it is.
  func makeLane(ofSection section: Int) {
    guard lanes[section] == nil, let solved = layout.lane(ofSection: section).map(mirrored) else {
      return
    }
    let isSideways = !layout.scrollsSideways
    let far = farLanes.firstIndex { $0.section == section }
    let lane = LaneScrollView(
      solved, along: isSideways ? .horizontal : .vertical, isMirrored: isMirrored && isSideways,
      way: far.map { farLanes.remove(at: $0).offset } ?? 0, in: self)
    lanes[section] = lane
    layout.configure(lane, ofSection: section)
    layout.laneScrolled(to: lane.way, section: section)
    UIView.performWithoutAnimation { insertLane(lane) }
  }

  /// Lanes are seen where they belong; those that are no more go when nothing in them is on its way.
  func showLanes() {
    for lane in lanes.values { lane.show() }
    guard leaving.isEmpty, !retired.isEmpty else { return }
    for lane in retired { release(lane) }
    retired = []
  }

  private func release(_ lane: LaneScrollView) {
    lane.host = nil
    lane.removeFromSuperview()
  }

  /// In front of what decorates, behind all else.
  private func insertLane(_ lane: LaneScrollView) {
    let front = stack.first { $0.superview === self && !$0.isDecoration }
    if let front { insertSubview(lane, belowSubview: front) } else { addSubview(lane) }
  }

  func laneMoved(_ lane: LaneScrollView) {
    guard let section = lanes.first(where: { $0.value === lane })?.key else { return }
    layout.laneScrolled(to: lane.way, section: section)
    shownBounds = nil
    setNeedsLayout()
  }

  /// Sections are others after an update, and each keeps its lane.
  func carryLanes(through update: CollectionUpdate) {
    let old = lanes
    lanes = [:]
    for (section, lane) in old {
      if let new = update.newSection(of: section) {
        lanes[new] = lane
      } else {
        retired.append(lane)
      }
    }
    farLanes = farLanes.compactMap { far in
      update.newSection(of: far.section).map { ($0, far.offset) }
    }
  }

  /// What the layout says, as it is shown, in the coordinates of what it lies in.
  func placed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = mirrored(attributes)
    guard let lane = attributes.values.lane.flatMap({ lanes[$0] }) else { return attributes }
    let copy = attributes.kept
    copy.values.center += lane.shift
    return copy
  }

  /// A copy, as the layout knows it.
  func unplaced(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.kept
    if let lane = attributes.values.lane.flatMap({ lanes[$0] }) {
      copy.values.center -= lane.shift
    }
    return isMirrored ? mirrored(copy) : copy
  }

  /// What a view lies in.
  func container(of view: UICollectionReusableView) -> UIView {
    view.shownAttributes?.values.lane.flatMap { lanes[$0] } ?? self
  }

  private func mirrored(_ lane: SolvedLane) -> SolvedLane {
    guard isMirrored else { return lane }
    var lane = lane
    lane.frame.origin.x = layoutSize.width.native - lane.frame.maxX
    return lane
  }
}

extension UICollectionReusableView {
  var isDecoration: Bool { shownAttributes?.representedElementCategory == .decorationView }
}
