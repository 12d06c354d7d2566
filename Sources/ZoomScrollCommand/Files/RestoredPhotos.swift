/// Photos that have come back from the trash in one order, until they are there again to be shown: one after the other.
struct RestoredPhotos {
  /// By what their files are called; a file's picture is another one when it has come back.
  enum Name: Equatable {
    case picture(Int32)
    case path([UInt8])
  }

  private var missing: [Name]
  /// They are chosen, and not only shown.
  let areSeveral: Bool
  /// One of them is there, and is what is seen.
  private(set) var isShown = false

  init(_ names: [Name]) {
    missing = names
    areSeveral = names.count > 1
  }

  /// - Parameter page: of a photo; nil while it is not there.
  /// - Returns: pages of those that are there now and were not before.
  mutating func arrived(_ page: (Name) -> Int?) -> [Int] {
    let pages = missing.map(page)
    missing = zip(missing, pages).filter { $0.1 == nil }.map(\.0)
    return pages.compactMap(\.self)
  }

  /// - Returns: whether none of them was before.
  mutating func show() -> Bool {
    defer { isShown = true }
    return !isShown
  }
}
