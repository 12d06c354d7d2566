/// Why sections and items cannot be what is asked.
public enum SnapshotError: Error, Hashable, Sendable {
  case noSections
  case noSuchSection
  case noSuchItem
  case reloadsUnknownItem
  case reloadsUnknownSection
  case repeatedItem
  case repeatedSection
  case movedToItself

  /// In the words of UIKit's exceptions as far as these are known.
  public var text: String {
    switch self {
    case .noSections:
      "There are currently no sections in the data source. Please add a section first."
    case .noSuchSection: "Invalid section identifier: it does not exist in the snapshot"
    case .noSuchItem: "Invalid item identifier: it does not exist in the snapshot"
    case .reloadsUnknownItem:
      "Attempted to reload item identifier that does not exist in the snapshot"
    case .reloadsUnknownSection:
      "Attempted to reload section identifier that does not exist in the snapshot"
    case .repeatedItem: "Fatal: supplied item identifiers are not unique."
    case .repeatedSection: "Fatal: supplied section identifiers are not unique."
    case .movedToItself: "An identifier cannot be placed beside itself"
    }
  }
}
