import PortableUIKit

/// What becomes of the items of a grid when its album changes.
struct GridChange {
  private(set) var deleted: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []
  /// From where they were to where they are; none when those that stay are in the order that they were in.
  private(set) var moved: [(from: IndexPath, to: IndexPath)] = []

  /// - Parameter newPage: where the photo of a page is now; nil when it has gone.
  init(from oldCount: Int, to newCount: Int, newPage: (Int) -> Int?) {
    func path(_ page: Int) -> IndexPath { IndexPath(item: page, section: 0) }
    var isTaken = [Bool](repeating: false, count: newCount)
    var last = -1
    var isInOrder = true
    for page in 0..<oldCount {
      // Two photos can have become one.
      guard let new = newPage(page), new < newCount, !isTaken[new] else {
        deleted.append(path(page))
        continue
      }
      isTaken[new] = true
      if new < last { isInOrder = false }
      last = new
      moved.append((path(page), path(new)))
    }
    for page in 0..<newCount where !isTaken[page] { inserted.append(path(page)) }
    if isInOrder { moved = [] }
  }

  var isNone: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }
}
