/// Why an update is impossible.
public enum CollectionUpdateError: Error, Hashable, Sendable {
  case deletedAndMoved
  case insertedAndMovedTo
  case movedTwice
  case movedToOnePlace
  case deletedAndReloaded
  case reloadedAndMoved
  case noSuchSection(Int, count: Int, isAfter: Bool)
  case noSuchItem(ItemPlace, count: Int, isAfter: Bool)
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  case itemCount(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)

  /// In the words of UIKit's exceptions as far as these are known: those of collection views.
  public var text: String { text(ofRows: false) }

  /// The same; those of table views for rows.
  public func text(ofRows: Bool) -> String {
    let item = ofRows ? "row" : "item"
    let view = ofRows ? "table" : "collection"
    return switch self {
    case .deletedAndMoved: "attempt to perform a delete and a move from the same index path"
    case .insertedAndMovedTo: "attempt to perform an insert and a move to the same index path"
    case .movedTwice: "attempt to perform two moves from the same index path"
    case .movedToOnePlace: "attempt to perform two moves to the same index path"
    case .deletedAndReloaded: "attempt to delete and reload the same index path"
    case .reloadedAndMoved: "attempt to reload and move the same index path"
    case .noSuchSection(let section, let count, let isAfter):
      isAfter
        ? "attempt to insert section \(section) but there are only \(count) sections after the update"
        : "attempt to delete section \(section), but there are only \(count) sections before the update"
    case .noSuchItem(let place, let count, let isAfter):
      isAfter
        ? "attempt to insert \(item) \(place.item) into section \(place.section), but there are only \(count) \(item)s in section \(place.section) after the update"
        : "attempt to delete \(item) \(place.item) from section \(place.section) which only contains \(count) \(item)s before the update"
    case .sectionCount(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the \(view) view after the update (\(after)) must be equal to the number of sections contained in the \(view) view before the update (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .itemCount(
      let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      "Invalid update: invalid number of \(item)s in section \(section). The number of \(item)s contained in an existing section after the update (\(after)) must be equal to the number of \(item)s contained in that section before the update (\(before)), plus or minus the number of \(item)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(item)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
  }
}
