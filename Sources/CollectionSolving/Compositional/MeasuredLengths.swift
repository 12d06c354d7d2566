import ScrollGeometry

/// How long the items of a group turned out to be along the layout, by their places in the group.
struct MeasuredLengths {
  let axis: LayoutAxis
  /// Points; nil for an item that was not measured.
  let length: (Int) -> Double?

  static var none: MeasuredLengths { MeasuredLengths(axis: .vertical) { _ in nil } }

  /// How large an item or a group is in which something was measured. `natural` is how large it would be otherwise;
  /// `next` is the place of its first item, and then the one behind its last.
  func size(of item: ComposedItem, _ natural: Size, from next: inout Int) -> Size {
    let needed: Double?
    switch item.content {
    case .custom: return natural
    case .item:
      needed = length(next)
      next += 1
    case .group(let group): needed = self.length(of: group, in: item, natural, from: &next)
    }
    guard item.size.along(axis).isEstimate, let needed else { return natural }
    return axis.size(LayoutExtent(along: needed, across: axis.extent(natural).across))
  }

  private func length(
    of group: ComposedGroup, in item: ComposedItem, _ natural: Size, from next: inout Int
  ) -> Double {
    let inner = item.inside(Rect(origin: .zero, size: natural)).size
    let row = GroupRow(group, in: inner, room: group.axis.along(inner))
    var (sum, most) = (0.0, 0.0)
    for part in row.parts {
      let natural = group.axis.size(part.extent)
      let extent = group.axis.extent(size(of: part.item, natural, from: &next))
      sum += extent.along - part.extent.along + part.outerAlong
      most = max(most, extent.across - part.extent.across + part.outerAcross)
    }
    guard group.axis == axis else { return most }
    return sum + Double(max(0, row.parts.count - 1)) * group.spacing.least
  }
}
