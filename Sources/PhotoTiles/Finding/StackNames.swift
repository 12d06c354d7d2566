/// Files that are one page have names by which one sees that: when it gets another name they all do.
public enum StackNames {
  /// What files are called from then on, each with its own ending.
  ///
  /// - Parameters:
  ///   - names: of the file that stands for the others, and of these.
  ///   - new: what that one is to be called; what its name says of a burst is kept if this one says nothing of it.
  public static func renamed(_ names: [[UInt8]], to new: [UInt8]) -> [[UInt8]] {
    let old = stem(names[0]).map(PictureName.lowercased)
    guard names.contains(where: { stem($0).map(PictureName.lowercased) != old }),
      let first = burst(names[0])
    else {
      // A photo and its film.
      return [new] + names.dropFirst().map { stem(new) + ending($0) }
    }
    // Who has left what says so has written only what is before it.
    let before = burst(new).map { Array(new[..<$0.start]) } ?? stem(new) + [UInt8(ascii: "_")]
    return names.map { name in
      guard let burst = burst(name) else { return name }
      // Where the time has the burst in common, the number that each photo begins with tells them apart.
      let digits = first.hasTime ? number(name) : []
      return before + digits + name[burst.start...]
    }
  }

  private static func burst(_ name: [UInt8]) -> BurstName? {
    name.withUnsafeBufferPointer { BurstName($0) }
  }

  private static func stem(_ name: [UInt8]) -> [UInt8] { name.dropLast(ending(name).count) }

  private static func ending(_ name: [UInt8]) -> [UInt8] {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return [] }
    return Array(name[dot...])
  }

  private static func number(_ name: [UInt8]) -> [UInt8] {
    name.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } + [UInt8(ascii: "_")]
  }
}
