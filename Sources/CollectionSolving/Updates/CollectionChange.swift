/// Where an item is.
public struct ItemPlace: Hashable, Comparable, Sendable {
  public var section: Int
  public var item: Int

  public init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  public static func < (a: ItemPlace, b: ItemPlace) -> Bool {
    a.section != b.section ? a.section < b.section : a.item < b.item
  }
}

/// One step of an update. What goes, is loaded anew or is moved is named by where it was before the update; what comes,
/// and where something is moved to, by where it is afterwards. The order of steps means nothing.
public enum CollectionChange: Hashable, Sendable {
  case deleteSection(Int)
  case insertSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
  case deleteItem(ItemPlace)
  case insertItem(ItemPlace)
  case reloadItem(ItemPlace)
  case moveItem(ItemPlace, to: ItemPlace)
}
