#if !hasFeature(Embedded)
  import Foundation

  // Places in lists and grids, as UIKit spells them.
  extension IndexPath {
    public init(row: Int, section: Int) { self = [section, row] }
    public init(item: Int, section: Int) { self = [section, item] }

    public var section: Int {
      get { self[startIndex] }
      set { self[startIndex] = newValue }
    }
    public var row: Int {
      get { self[index(after: startIndex)] }
      set { self[index(after: startIndex)] = newValue }
    }
    public var item: Int {
      get { row }
      set { row = newValue }
    }
  }
#endif
