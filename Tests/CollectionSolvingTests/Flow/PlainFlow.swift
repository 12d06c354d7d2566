import CollectionSolving
import ScrollGeometry
import TestSupport

/// The rules of a flow layout, word by word slowly, and without pixels.
struct PlainFlow {
  struct Section {
    var sizes: [Size]
    var insets: Insets
    var lineSpacing: Double
    var itemSpacing: Double
    var header: Double
    var footer: Double
  }

  var axis: LayoutAxis
  var across: Double
  var sections: [Section]

  static func random(_ random: inout SeededGenerator) -> PlainFlow {
    func quarter(_ range: ClosedRange<Double>) -> Double {
      (random.number(range) * 4).rounded(.down) / 4
    }
    let kinds = Int(random.number(1...4))
    let choices = (0..<kinds).map { _ in Size(width: quarter(0...200), height: quarter(0...120)) }
    let sections = (0..<Int(random.number(0...5))).map { _ in
      Section(
        sizes: (0..<Int(random.number(0...30))).map { _ in
          choices[Int(random.number(0...0.99) * Double(kinds))]
        },
        insets: Insets(
          top: quarter(0...20), left: quarter(0...20), bottom: quarter(0...20),
          right: quarter(0...20)),
        lineSpacing: quarter(0...20), itemSpacing: quarter(0...20),
        header: max(0, quarter(-20...30)), footer: max(0, quarter(-20...30)))
    }
    return PlainFlow(
      axis: random.number(0...1) < 0.5 ? .vertical : .horizontal, across: quarter(50...400),
      sections: sections)
  }

  var solver: FlowSolver {
    FlowSolver(
      axis: axis, across: across, pixelsPerPoint: 0,
      sections: sections.map {
        FlowSection(
          sizes: .each($0.sizes), insets: $0.insets, lineSpacing: $0.lineSpacing,
          itemSpacing: $0.itemSpacing, headerLength: $0.header, footerLength: $0.footer)
      })
  }

  /// Gives a random item a random size, or that of another; false when there is none.
  mutating func changeSize(
    _ random: inout SeededGenerator, _ report: (Size, Int, Int) -> Void
  ) -> Bool {
    let filled = sections.indices.filter { !sections[$0].sizes.isEmpty }
    guard let section = filled.first else { return false }
    let count = sections[section].sizes.count
    let item = Int(random.number(0...Double(count) - 0.001))
    var size = sections[section].sizes[Int(random.number(0...Double(count) - 0.001))]
    if random.number(0...1) < 0.5 { size.height = random.number(0...100).rounded(.down) }
    if random.number(0...1) < 0.5 { size.width = random.number(0...200).rounded(.down) }
    sections[section].sizes[item] = size
    report(size, item, section)
    return true
  }

  /// Every element from the first to the last, and the size of the content.
  func places() -> ([FlowPlace], Size) {
    var places: [FlowPlace] = []
    var along = 0.0
    for (index, section) in sections.enumerated() {
      if section.header > 0 {
        places.append(place(.header(section: index), along, 0, section.header, across))
      }
      along += section.header + (isVertical ? section.insets.top : section.insets.left)
      along = addLines(of: section, index, from: along, to: &places)
      along += isVertical ? section.insets.bottom : section.insets.right
      if section.footer > 0 {
        places.append(place(.footer(section: index), along, 0, section.footer, across))
      }
      along += section.footer
    }
    return (places, place(.header(section: 0), 0, 0, along, across).frame.size)
  }

  private var isVertical: Bool { axis == .vertical }
  private func length(_ size: Size) -> Double { isVertical ? size.height : size.width }
  private func width(_ size: Size) -> Double { isVertical ? size.width : size.height }

  private func addLines(
    of section: Section, _ index: Int, from start: Double, to places: inout [FlowPlace]
  ) -> Double {
    let sizes = section.sizes
    let side = isVertical ? section.insets.left : section.insets.top
    let other = isVertical ? section.insets.right : section.insets.bottom
    let room = max(0, across - side - other)
    var along = start
    var item = 0
    while item < sizes.count {
      if item > 0 { along += section.lineSpacing }
      var line = [item]
      var used = width(sizes[item])
      while let next = line.last.map({ $0 + 1 }), next < sizes.count,
        used + section.itemSpacing + width(sizes[next]) <= room + 0.001
      {
        used += section.itemSpacing + width(sizes[next])
        line.append(next)
      }
      let tallest = line.map { length(sizes[$0]) }.max() ?? 0
      let (start, gap) = spread(line, of: section, in: room)
      var place = start
      for item in line {
        places.append(
          self.place(
            .item(item, section: index), along + (tallest - length(sizes[item])) / 2, side + place,
            length(sizes[item]), width(sizes[item])))
        place += width(sizes[item]) + gap
      }
      along += tallest
      item += line.count
    }
    return along
  }

  /// Where a line begins, and what lies between its items.
  private func spread(
    _ line: [Int], of section: Section, in room: Double
  ) -> (start: Double, gap: Double) {
    let sizes = section.sizes
    let isLast = line.last == sizes.count - 1
    var full = line.map { width(sizes[$0]) }
    if Set(sizes).count == 1 {
      while full[0] + section.itemSpacing > 0,
        full.reduce(0, +) + Double(full.count) * section.itemSpacing + full[0] <= room + 0.001
      {
        full.append(full[0])
      }
    } else if isLast {
      return (0, section.itemSpacing)
    }
    let used = full.reduce(0, +)
    if full.count == 1 { return (max(0, (room - used) / 2), section.itemSpacing) }
    return (0, (room - used) / Double(full.count - 1))
  }

  private func place(
    _ element: FlowElement, _ along: Double, _ across: Double, _ length: Double, _ width: Double
  ) -> FlowPlace {
    let values = isVertical ? [across, along, width, length] : [along, across, length, width]
    return FlowPlace(
      element: element,
      frame: Rect(x: values[0], y: values[1], width: values[2], height: values[3]))
  }
}
