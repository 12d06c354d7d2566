import ScrollGeometry

/// How large the items of a group turned out to be, by their places in the group.
struct MeasuredSizesInGroup {
  /// Those that count, where they are estimates.
  let sides: EstimatedSides
  /// How many items there are for the group: where places are left over, they need no room.
  var count = Int.max
  /// Groups take as many items as find room, measured as they are.
  var breaks = false
  /// Points; nil for an item that was not measured.
  let size: (Int) -> Size?

  static var none: MeasuredSizesInGroup { MeasuredSizesInGroup(sides: .none) { _ in nil } }

  /// How large an item or a group is in which something was measured. `natural` is how large it would be otherwise;
  /// `next` is the place of its first item, and then the one behind its last.
  func size(of item: ComposedItem, _ natural: Size, from next: inout Int) -> Size {
    let needed: Size?
    switch item.content {
    case .custom: return natural
    case .item:
      needed = next < count ? size(next) : .zero
      next += 1
    case .group(let group): needed = self.size(of: group, in: item, natural, from: &next)
    }
    guard let needed else { return natural }
    return Size(
      width: sides.width && item.size.width.isEstimate ? needed.width : natural.width,
      height: sides.height && item.size.height.isEstimate ? needed.height : natural.height)
  }

  private func size(
    of group: ComposedGroup, in item: ComposedItem, _ natural: Size, from next: inout Int
  ) -> Size {
    let inner = item.inside(Rect(origin: .zero, size: natural)).size
    let axis = group.axis
    let row = GroupRow(group, of: item.size, in: inner, measured: self, from: next)
    next = row.next
    var (sum, most) = (0.0, 0.0)
    for part in row.parts {
      sum += part.outerAlong
      most = max(most, part.outerAcross)
    }
    let between = Double(max(0, row.parts.count - 1)) * group.spacing.least
    return axis.size(LayoutExtent(along: sum + between, across: most))
  }
}
