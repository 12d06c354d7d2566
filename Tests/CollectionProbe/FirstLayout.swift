import AllocationCounting

/// The first layout of a grid, and what it takes from memory: as much for any number of equal items.
@MainActor
enum FirstLayout {
  static func compare() -> String {
    // What comes up once comes up here.
    _ = blocks(1000)
    let (few, many) = (blocks(1000), blocks(1_000_000))
    return few > 0 && few == many ? "as many blocks" : "\(few) blocks, and \(many) for a million"
  }

  private static func blocks(_ itemCount: Int) -> Int {
    let before = Int(allocation_count())
    let list = FlickedList(of: CountedGrid(itemCount: itemCount))
    return withExtendedLifetime(list) { Int(allocation_count()) - before }
  }
}
