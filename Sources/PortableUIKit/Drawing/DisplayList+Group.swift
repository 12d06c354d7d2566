import DisplayList

extension DisplayList {
  /// Adds what `body` adds inside a group; nothing at all when it adds nothing.
  mutating func group(_ open: DisplayItem?, _ body: (inout DisplayList) -> Void) {
    guard let open else { return body(&self) }
    append(open)
    let count = items.count
    body(&self)
    close(count)
  }

  /// - Parameter count: of the items when the group had just been opened.
  @inline(never) private mutating func close(_ count: Int) {
    if items.count == count { items.removeLast() } else { append(.pop) }
  }
}
