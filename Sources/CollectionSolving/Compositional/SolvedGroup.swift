import ScrollGeometry

/// The places of a group's items, from its top left corner, points.
struct SolvedGroup: Sendable {
  /// By so much a group may be too full: sums of fifths of a width are no width.
  static let tolerance = 0.001

  struct Leaf: Sendable {
    var frame: Rect
    var estimates = EstimatedSides.none
    var zIndex = 0
    /// Each with what it is attached to.
    var badges: [(badge: ComposedBadge, holder: Rect)] = []
  }

  /// With the room outside its sides.
  let size: Size
  private(set) var leaves: [Leaf] = []
  /// Somebody else knows where items lie.
  private(set) var isCustom = false

  /// `custom` knows the frames of a custom group of some size, `measured` how large the items are that were measured;
  /// `least` is how large it has to be, points.
  init(
    _ item: ComposedItem, in container: Size, custom: (Int, Size) -> [CustomPlace],
    measured: MeasuredSizesInGroup = .none, least: Size = .zero
  ) {
    var natural = item.size.size(in: container)
    var first = 0
    var own = measured.size(of: item, natural, from: &first)
    own = own.atLeast(least)
    natural = natural.atLeast(least)
    let (x, y) = (item.edges.ends(.horizontal), item.edges.ends(.vertical))
    let left = x.leading?.least ?? 0
    let top = y.leading?.least ?? 0
    size = Size(
      width: left + own.width + (x.trailing?.least ?? 0),
      height: top + own.height + (y.trailing?.least ?? 0))
    place(item, Rect(origin: Point(x: left, y: top), size: own), natural, custom, measured)
  }

  /// `natural` is how large it would be if nothing had been measured: by that groups take in items.
  private mutating func place(
    _ item: ComposedItem, _ frame: Rect, _ natural: Size,
    _ custom: (Int, Size) -> [CustomPlace], _ measured: MeasuredSizesInGroup
  ) {
    let inner = item.inside(frame)
    let first = leaves.count
    switch item.content {
    case .item:
      leaves.append(Leaf(frame: inner, estimates: item.size.estimates))
    case .custom(let number):
      isCustom = true
      for place in custom(number, inner.size) {
        leaves.append(
          Leaf(frame: place.frame.offsetBy(inner.origin - .zero), zIndex: place.zIndex))
      }
    case .group(let group):
      let room = item.inside(Rect(origin: .zero, size: natural)).size
      fill(group, item.size, inner, room, custom, measured)
    }
    guard first < leaves.count else { return }
    for badge in item.badges {
      leaves[first].badges.append((badge, inner))
    }
  }

  private mutating func fill(
    _ group: ComposedGroup, _ size: ComposedSize, _ inner: Rect, _ natural: Size,
    _ custom: (Int, Size) -> [CustomPlace], _ measured: MeasuredSizesInGroup
  ) {
    let axis = group.axis
    let room = axis.extent(inner.size)
    let row = GroupRow(group, of: size, in: natural, measured: measured, from: leaves.count)
    // What is left over goes to whatever is flexible, in equal parts.
    let share = row.share
    var place = axis.span(inner).low
    let side = axis.across.span(inner).low
    for (index, var part) in row.parts.enumerated() {
      if part.isUniform(axis.across), size.along(axis.across).isUniform {
        part.extent.across += max(0, room.across - part.outerAcross)
      }
      if index > 0 { place += group.spacing.least + (group.spacing.isFlexible ? share : 0) }
      place += Self.length(part.ends.leading, share)
      let spareAcross = max(0, room.across - part.outerAcross)
      let flexible = part.sides.leading.isFlexibleCount + part.sides.trailing.isFlexibleCount
      let across =
        side + Self.length(part.sides.leading, flexible > 0 ? spareAcross / flexible : 0)
      self.place(
        part.item, axis.rect(along: place, across: across, part.extent), axis.size(part.natural),
        custom, measured)
      place += part.extent.along + Self.length(part.ends.trailing, share)
    }
  }

  private static func length(_ spacing: ComposedSpacing?, _ share: Double) -> Double {
    guard let spacing else { return 0 }
    return spacing.least + (spacing.isFlexible ? share : 0)
  }
}

extension Size {
  fileprivate func atLeast(_ least: Size) -> Size {
    Size(width: max(width, least.width), height: max(height, least.height))
  }
}

extension ComposedSpacing? {
  /// As a number of those that share what is left over.
  var isFlexibleCount: Double { self?.isFlexible ?? false ? 1 : 0 }
}

extension ComposedItem {
  /// Its frame less the insets, but for those on an estimated side, which mean nothing.
  func inside(_ frame: Rect) -> Rect {
    let (left, right) = size.width.isEstimate ? (0, 0) : (insets.left, insets.right)
    let (top, bottom) = size.height.isEstimate ? (0, 0) : (insets.top, insets.bottom)
    return Rect(
      x: frame.minX + left, y: frame.minY + top, width: max(0, frame.width - left - right),
      height: max(0, frame.height - top - bottom))
  }
}
