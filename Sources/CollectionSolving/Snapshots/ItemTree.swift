/// Items below items: each has an identifier of its own, and can be open or closed.
package struct ItemTree<Item: Hashable & Sendable>: Sendable {
  private struct Node: Sendable {
    var parent: Item?
    var children: [Item] = []
    var isExpanded = false
  }

  private var nodes: [Item: Node] = [:]
  package private(set) var roots: [Item] = []

  package init() {}

  // MARK: What there is

  package func contains(_ item: Item) -> Bool { nodes[item] != nil }

  package func children(of item: Item?) -> [Item] {
    guard let item else { return roots }
    return nodes[item]?.children ?? []
  }

  package func parent(of item: Item) -> Item? { nodes[item]?.parent }

  package func isExpanded(_ item: Item) -> Bool { nodes[item]?.isExpanded ?? false }

  /// All that is above it is open.
  package func isVisible(_ item: Item) -> Bool {
    guard var node = nodes[item] else { return false }
    while let parent = node.parent, let above = nodes[parent] {
      guard above.isExpanded else { return false }
      node = above
    }
    return true
  }

  /// How many are above it.
  package func level(of item: Item) -> Int {
    var level = 0
    var place = parent(of: item)
    while let above = place {
      level += 1
      place = parent(of: above)
    }
    return level
  }

  /// From top to bottom, each followed by what is below it.
  package var items: [Item] { list { _ in true } }
  /// The same without what is below closed ones.
  package var visibleItems: [Item] { list(isExpanded) }

  private func list(_ isOpen: (Item) -> Bool) -> [Item] {
    var found: [Item] = []
    // The next one last.
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if isOpen(item) { waiting += children(of: item).reversed() }
    }
    return found
  }

  // MARK: Changes

  /// At the end of what is below `parent`, or of all.
  package mutating func append(_ items: [Item], to parent: Item?) throws(SnapshotError) {
    try insert(items, below: parent, at: children(of: parent).count)
  }

  /// Beside another one, at its level.
  package mutating func insert(
    _ items: [Item], _ side: SnapshotSide, _ other: Item
  ) throws(SnapshotError) {
    guard contains(other) else { throw .noSuchItem }
    let parent = parent(of: other)
    let index = children(of: parent).firstIndex(of: other) ?? 0
    try insert(items, below: parent, at: index + (side == .after ? 1 : 0))
  }

  private mutating func insert(
    _ items: [Item], below parent: Item?, at index: Int
  ) throws(SnapshotError) {
    if let parent, !contains(parent) { throw .noSuchItem }
    var new: Set<Item> = []
    for item in items where contains(item) || !new.insert(item).inserted { throw .repeatedItem }
    for item in items { nodes[item] = Node(parent: parent) }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  /// With all that is below them. Those that are not there are passed over.
  package mutating func delete(_ items: [Item]) {
    for item in items where contains(item) {
      if let parent = parent(of: item) {
        nodes[parent]?.children.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      var waiting = [item]
      while let next = waiting.popLast() {
        waiting += children(of: next)
        nodes[next] = nil
      }
    }
  }

  package mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) {
    for item in items { nodes[item]?.isExpanded = isExpanded }
  }

  /// What is below `parent`, or all; with `parent` itself if wanted.
  package func part(below parent: Item, includesParent: Bool) -> ItemTree {
    var part = ItemTree()
    func add(_ item: Item, below parent: Item?) {
      part.nodes[item] = Node(
        parent: parent, children: children(of: item), isExpanded: isExpanded(item))
      for child in children(of: item) { add(child, below: item) }
    }
    part.roots = includesParent ? [parent] : children(of: parent)
    for root in part.roots { add(root, below: nil) }
    return part
  }

  /// All of another tree, at the end of what is below `parent`.
  package mutating func append(_ other: ItemTree, to parent: Item?) throws(SnapshotError) {
    try append(other.roots, to: parent)
    for root in other.roots { try adopt(other, root) }
  }

  /// The same beside another one.
  package mutating func insert(
    _ other: ItemTree, _ side: SnapshotSide, _ neighbour: Item
  ) throws(SnapshotError) {
    try insert(other.roots, side, neighbour)
    for root in other.roots { try adopt(other, root) }
  }

  private mutating func adopt(_ other: ItemTree, _ item: Item) throws(SnapshotError) {
    nodes[item]?.isExpanded = other.isExpanded(item)
    try append(other.children(of: item), to: item)
    for child in other.children(of: item) { try adopt(other, child) }
  }
}
