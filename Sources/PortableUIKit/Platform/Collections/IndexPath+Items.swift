#if !hasFeature(Embedded)
  import Foundation

  // Places in lists and grids, as UIKit spells them.
  extension IndexPath {
    /// A row of a table.
    public init(row: Int, section: Int) { self = [section, row] }
    /// An item of a collection.
    public init(item: Int, section: Int) { self = [section, item] }

    /// Its first number.
    public var section: Int {
      get { self[startIndex] }
      set { self[startIndex] = newValue }
    }
    /// Its second number, in a table.
    public var row: Int {
      get { self[index(after: startIndex)] }
      set { self[index(after: startIndex)] = newValue }
    }
    /// Its second number, in a collection.
    public var item: Int {
      get { row }
      set { row = newValue }
    }
  }
#endif
