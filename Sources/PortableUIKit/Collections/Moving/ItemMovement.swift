import CollectionSolving
import ScrollGeometry

/// An item in somebody's hand. The data knows nothing of it before it is put down: until then paths of what is shown and
/// paths of the data differ.
struct ItemMovement {
  /// Where the data has it.
  let source: IndexPath
  /// Where it is shown.
  var path: IndexPath
  /// Where it is held, points of the content.
  var position: CGPoint

  /// It is shown where the data does not have it.
  var isElsewhere: Bool { path != source }

  /// Whether the edge ahead of something that is held, `half` its length from its middle, has passed the middle of another one; `own` is where
  /// it belongs until then. By its middle alone it would lie below a longer one again as soon as both have changed places.
  static func isPast(_ other: Double, held: Double, half: Double, from own: Double) -> Bool {
    other > own ? held + half >= other : held - half <= other
  }

  /// Where the data has what is shown at a path.
  func source(of shown: IndexPath) -> IndexPath {
    if shown == path { return source }
    var result = shown
    // Taken out from where it is shown, put in where the data has it.
    if shown.section == path.section, shown.item > path.item { result.item -= 1 }
    if shown.section == source.section, result.item >= source.item { result.item += 1 }
    return result
  }

  /// The numbers of items that are shown, by those of the data.
  func shown(_ counts: [Int]) -> [Int] {
    guard source.section != path.section, counts.indices.contains(source.section),
      counts.indices.contains(path.section)
    else { return counts }
    var counts = counts
    counts[source.section] -= 1
    counts[path.section] += 1
    return counts
  }

  /// The same after the data has changed, and where that has it; nil when it has gone or is loaded anew.
  func carried(through update: CollectionUpdate) -> ItemMovement? {
    let place = ItemPlace(source)
    guard !update.isReloaded(place), let new = update.newPlace(of: place) else { return nil }
    return ItemMovement(source: IndexPath(new), path: IndexPath(new), position: position)
  }
}
