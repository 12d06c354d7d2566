import ScrollGeometry

/// Which items a group has room for, and how large they are.
struct GroupRow {
  /// No room that anybody sees is filled by so many repetitions of a group's items.
  private static let mostCycles = 100_000.0

  struct Part {
    let item: ComposedItem
    /// If nothing had been measured, points.
    let natural: LayoutExtent
    var extent: LayoutExtent
    let ends: (leading: ComposedSpacing?, trailing: ComposedSpacing?)
    let sides: (leading: ComposedSpacing?, trailing: ComposedSpacing?)

    /// What it keeps free at least at its ends, points.
    var room: Double { (ends.leading?.least ?? 0) + (ends.trailing?.least ?? 0) }
    var outerAlong: Double { extent.along + room }
    var outerAcross: Double {
      extent.across + (sides.leading?.least ?? 0) + (sides.trailing?.least ?? 0)
    }
  }

  private(set) var parts: [Part] = []
  /// What each flexible room gets of what is left over, points.
  let share: Double
  /// The place behind that of its last item.
  private(set) var next: Int

  /// - Parameters:
  ///   - size: what the group says of its own.
  ///   - container: what it would be without anything measured, points.
  ///   - first: the place of its first item.
  init(
    _ group: ComposedGroup, of size: ComposedSize, in container: Size,
    measured: MeasuredSizesInGroup, from first: Int
  ) {
    let axis = group.axis
    let room = axis.along(container)
    let gap = group.spacing.least
    // A length that is an estimate holds nobody back.
    let breaks = measured.breaks && !size.along(axis).isEstimate
    var used = 0.0
    var place = first

    func part(_ item: ComposedItem, length: Double? = nil) -> Part {
      var item = item
      let ends = item.edges.ends(axis)
      if let length {
        let free = (ends.leading?.least ?? 0) + (ends.trailing?.least ?? 0)
        item.size.set(max(0, length - free), along: axis)
      }
      let extent = axis.extent(item.size.size(in: container))
      return Part(
        item: item, natural: extent, extent: extent, ends: ends,
        sides: item.edges.ends(axis.across))
    }
    func measure(_ part: Part, from place: inout Int) -> Part {
      var part = part
      part.extent = axis.extent(
        measured.size(of: part.item, axis.size(part.natural), from: &place))
      // What is too long for the group is as long as the group.
      if breaks { part.extent.along = min(part.extent.along, max(0, room - part.room)) }
      return part
    }
    // As long as the longest one nothing is before all are known.
    func length(_ part: Part) -> Double {
      breaks && !part.isUniform(axis) ? part.outerAlong : part.natural.along + part.room
    }

    switch group.filling {
    case .count(let count, let resizes):
      guard !group.items.isEmpty, count > 0 else { break }
      let length = resizes ? (room - gap * Double(count - 1)) / Double(count) : nil
      for index in 0..<count {
        let template = part(group.items[index % group.items.count], length: length)
        parts.append(measure(template, from: &place))
        used += template.natural.along + template.room
      }
      used += gap * Double(count - 1)
    case .untilFull:
      let templates = group.items.map { part($0) }
      let cycle = templates.reduce(0) { $0 + $1.outerAlong + gap }
      // What takes no room, or has no end of it, would go on for ever: each item is there once.
      let isEndless = !(cycle > SolvedGroup.tolerance && room / cycle < Self.mostCycles)
      let most = templates.count * (isEndless ? 1 : Int(Self.mostCycles))
      var index = 0
      while index < most {
        var following = place
        let next = measure(templates[index % templates.count], from: &following)
        let more = length(next) + (parts.isEmpty ? 0 : gap)
        let isFull = used + more > room + SolvedGroup.tolerance || breaks && place >= measured.count
        if !parts.isEmpty, isFull { break }
        parts.append(next)
        place = following
        used += more
        index += 1
      }
    }
    next = place
    Self.makeUniform(&parts, axis)
    var flexible = group.spacing.isFlexible ? Double(max(0, parts.count - 1)) : 0
    for part in parts {
      flexible += part.ends.leading.isFlexibleCount + part.ends.trailing.isFlexibleCount
    }
    share = flexible > 0 ? max(0, room - used) / flexible : 0
  }

  /// Some are as long, or as thick, as the longest or thickest of them.
  private static func makeUniform(_ parts: inout [Part], _ axis: LayoutAxis) {
    var most = LayoutExtent(along: 0, across: 0)
    for part in parts {
      if part.isUniform(axis) { most.along = max(most.along, part.extent.along) }
      if part.isUniform(axis.across) { most.across = max(most.across, part.extent.across) }
    }
    for index in parts.indices {
      if parts[index].isUniform(axis) { parts[index].extent.along = most.along }
      if parts[index].isUniform(axis.across) { parts[index].extent.across = most.across }
    }
  }
}

extension GroupRow.Part {
  func isUniform(_ axis: LayoutAxis) -> Bool { item.size.along(axis).isUniform }
}
