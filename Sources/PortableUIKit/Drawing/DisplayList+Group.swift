import DisplayList

extension DisplayList {
  /// Adds what `body` adds inside a group; nothing at all when it adds nothing.
  mutating func group(_ open: DisplayItem?, _ body: (inout DisplayList) -> Void) {
    guard let open else {
      body(&self)
      return
    }
    items.append(open)
    let count = items.count
    body(&self)
    if items.count == count { items.removeLast() } else { items.append(.pop) }
  }
}
