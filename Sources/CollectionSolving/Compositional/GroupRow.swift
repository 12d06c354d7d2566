import ScrollGeometry

/// Which items a group has room for, and how large they are.
struct GroupRow {
  struct Part {
    let item: ComposedItem
    let extent: LayoutExtent
    let ends: (leading: ComposedSpacing?, trailing: ComposedSpacing?)
    let sides: (leading: ComposedSpacing?, trailing: ComposedSpacing?)

    /// With the room that it keeps at least, points.
    var outerAlong: Double {
      extent.along + (ends.leading?.least ?? 0) + (ends.trailing?.least ?? 0)
    }
    var outerAcross: Double {
      extent.across + (sides.leading?.least ?? 0) + (sides.trailing?.least ?? 0)
    }
  }

  private(set) var parts: [Part] = []
  /// What each flexible room gets of what is left over, points.
  let share: Double

  /// `room` is the length of the group's container along its axis, points.
  init(_ group: ComposedGroup, in container: Size, room: Double) {
    let axis = group.axis
    let gap = group.spacing.least
    var used = 0.0
    func part(_ item: ComposedItem, length: Double? = nil) -> Part {
      var extent = axis.extent(item.size.size(in: container))
      let ends = item.edges.ends(axis)
      if let length {
        extent.along = max(0, length - (ends.leading?.least ?? 0) - (ends.trailing?.least ?? 0))
      }
      return Part(
        item: item, extent: extent, ends: ends, sides: item.edges.ends(axis.across))
    }
    switch group.filling {
    case .count(let count, let resizes):
      guard !group.items.isEmpty, count > 0 else { break }
      let length = resizes ? (room - gap * Double(count - 1)) / Double(count) : nil
      for index in 0..<count {
        parts.append(part(group.items[index % group.items.count], length: length))
      }
      used = parts.reduce(gap * Double(count - 1)) { $0 + $1.outerAlong }
    case .untilFull:
      let templates = group.items.map { part($0) }
      // Items of no length would fill it for ever: each of them is there once.
      let isEndless = !templates.contains { $0.outerAlong + gap > SolvedGroup.tolerance }
      var index = 0
      while !templates.isEmpty {
        let next = templates[index % templates.count]
        let length = next.outerAlong + (parts.isEmpty ? 0 : gap)
        if !parts.isEmpty, used + length > room + SolvedGroup.tolerance { break }
        parts.append(next)
        used += length
        index += 1
        if isEndless, index == templates.count { break }
      }
    }
    var flexible = group.spacing.isFlexible ? Double(max(0, parts.count - 1)) : 0
    for part in parts {
      flexible += part.ends.leading.isFlexibleCount + part.ends.trailing.isFlexibleCount
    }
    share = flexible > 0 ? max(0, room - used) / flexible : 0
  }
}
