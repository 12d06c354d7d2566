/// What an update says, sorted, each place once, and free of contradictions.
struct SortedChanges<Place: Hashable & Comparable & Sendable>: Sendable {
  struct Move: Sendable {
    let from: Place
    let to: Place
  }

  private(set) var deleted: [Place] = []
  private(set) var inserted: [Place] = []
  private(set) var reloaded: [Place] = []
  /// By where they come from.
  private(set) var moves: [Move] = []
  /// The same by where they go.
  private(set) var movesByTarget: [Move] = []

  init(
    deleted: [Place], inserted: [Place], reloaded: [Place], moves: [Move]
  ) throws(CollectionUpdateError) {
    self.deleted = Self.once(deleted)
    self.inserted = Self.once(inserted)
    self.reloaded = Self.once(reloaded)
    self.moves = moves.sorted { $0.from < $1.from }
    movesByTarget = moves.sorted { $0.to < $1.to }
    let sources = Self.once(moves.map { $0.from })
    let targets = Self.once(moves.map { $0.to })
    if sources.count < moves.count { throw .movedTwice }
    if targets.count < moves.count { throw .movedToOnePlace }
    if Self.meet(self.deleted, sources) { throw .deletedAndMoved }
    if Self.meet(self.inserted, targets) { throw .insertedAndMovedTo }
    if Self.meet(self.deleted, self.reloaded) { throw .deletedAndReloaded }
    if Self.meet(self.reloaded, sources) { throw .reloadedAndMoved }
  }

  func target(from place: Place) -> Place? {
    Self.index(of: place, in: moves) { $0.from }.map { moves[$0].to }
  }

  func source(to place: Place) -> Place? {
    Self.index(of: place, in: movesByTarget) { $0.to }.map { movesByTarget[$0].from }
  }

  func isReloaded(_ place: Place) -> Bool {
    Self.index(of: place, in: reloaded) { $0 } != nil
  }

  func isDeleted(_ place: Place) -> Bool { Self.index(of: place, in: deleted) { $0 } != nil }

  func isInserted(_ place: Place) -> Bool { Self.index(of: place, in: inserted) { $0 } != nil }

  private static func index<Element>(
    of place: Place, in list: [Element], by key: (Element) -> Place
  ) -> Int? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if key(list[middle]) < place { low = middle + 1 } else { high = middle }
    }
    return low < list.count && key(list[low]) == place ? low : nil
  }

  private static func once(_ places: [Place]) -> [Place] {
    var result: [Place] = []
    for place in places.sorted() where result.last != place { result.append(place) }
    return result
  }

  private static func meet(_ a: [Place], _ b: [Place]) -> Bool {
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] { return true }
      if a[i] < b[j] { i += 1 } else { j += 1 }
    }
    return false
  }
}
