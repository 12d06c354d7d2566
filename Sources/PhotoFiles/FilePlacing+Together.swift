import Glibc
import PhotoDecoding

// Files that belong together: all of them are put somewhere, under names that show it, or none.
extension FilePlacing {
  /// Files of one name but for its ending, as a photo and its film are, stay together, in the order in which they come.
  public static func together(_ paths: [[UInt8]]) -> [[[UInt8]]] {
    var groups: [[[UInt8]]] = []
    var places: [[UInt8]: Int] = [:]
    for path in paths {
      let path = FilePath.absolute(path)
      let stem = stem(of: SidecarFile.photo(of: path) ?? path)
      if let place = places[stem] {
        groups[place].append(path)
      } else {
        places[stem] = groups.count
        groups.append([path])
      }
    }
    return groups
  }

  /// Copies files under their own names; where one of these is taken, with the same number behind all of them.
  ///
  /// - Parameter journal: of what is under way, for the case that the program is ended meanwhile.
  /// - Returns: the paths of the copies.
  public static func copy(
    together paths: [[UInt8]], into folder: [UInt8], noting journal: MoveJournal = MoveJournal()
  ) throws(NamingError) -> [[UInt8]] {
    try place(paths, into: folder, journal, MoveJournal.Step.copying) {
      from, to throws(NamingError) in
      try copy(from, to: to, replaces: false, noting: journal)
    } undo: { _, to in
      _ = to.withCString { unlink($0) }
    }
  }

  /// Moves files under their own names; where one of these is taken, with the same number behind all of them. What lies in
  /// that folder already stays.
  ///
  /// - Parameter journal: of what is under way, for the case that the program is ended meanwhile.
  /// - Returns: their paths from then on.
  public static func move(
    together paths: [[UInt8]], into folder: [UInt8], noting journal: MoveJournal = MoveJournal()
  ) throws(NamingError) -> [[UInt8]] {
    let paths = paths.map(FilePath.absolute)
    let place = FilePath.identity(of: folder)
    guard paths.contains(where: { FilePath.identity(of: FilePath.folder(of: $0)) != place }) else {
      return paths
    }
    return try self.place(paths, into: folder, journal, MoveJournal.Step.moving) {
      from, to throws(NamingError) in
      try move(from, to: to, noting: journal)
    } undo: {
      try? move($1, to: $0, noting: journal)
    }
  }

  /// Gives files that belong together other paths, also on another volume. What is there already stays, and so do all of them
  /// then.
  ///
  /// - Parameter journal: of what is under way, for the case that the program is ended meanwhile.
  public static func move(
    together moves: [FileNaming.Move], noting journal: MoveJournal = MoveJournal()
  ) throws(NamingError) {
    try journal.during(.moving(moves)) { () throws(NamingError) in
      try each(moves) { from, to throws(NamingError) in
        try move(from, to: to, noting: journal)
      } undo: {
        try? move($1, to: $0, noting: journal)
      }
    }
  }

  private static func each(
    _ moves: [FileNaming.Move],
    _ put: (_ from: [UInt8], _ to: [UInt8]) throws(NamingError) -> Void,
    undo: (_ from: [UInt8], _ to: [UInt8]) -> Void
  ) throws(NamingError) {
    for (index, move) in moves.enumerated() {
      do throws(NamingError) {
        try put(move.old, move.new)
      } catch {
        for done in moves[..<index].reversed() { undo(done.old, done.new) }
        throw error
      }
    }
  }

  private static func place(
    _ paths: [[UInt8]], into folder: [UInt8], _ journal: MoveJournal,
    _ step: ([FileNaming.Move]) -> MoveJournal.Step,
    _ put: (_ from: [UInt8], _ to: [UInt8]) throws(NamingError) -> Void,
    undo: (_ from: [UInt8], _ to: [UInt8]) -> Void
  ) throws(NamingError) -> [[UInt8]] {
    let paths = paths.map(FilePath.absolute)
    for path in paths where FilePath.identity(of: path) == nil {
      throw .missing(FilePath.name(of: path))
    }
    guard FilePath.identity(of: folder) != nil else {
      throw .folderGone(FilePath.name(of: folder))
    }
    for number in 1... {
      let new = paths.map { folder + "/".utf8 + numbered(FilePath.nameBytes(of: $0), number) }
      // What comes meanwhile is not replaced either.
      guard new.allSatisfy({ FilePath.identity(of: $0) == nil }) else { continue }
      let moves = zip(paths, new).map { FileNaming.Move($0, to: $1) }
      do throws(NamingError) {
        try journal.during(step(moves)) { () throws(NamingError) in
          try each(moves, put, undo: undo)
        }
        return new
      } catch {
        if case .taken = error { continue }
        throw error
      }
    }
    return []
  }

  /// The path without its ending, and without capitals.
  private static func stem(of path: [UInt8]) -> [UInt8] {
    let name = FilePath.nameBytes(of: path)
    let end = name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > name.startIndex ? $0 : nil }
    let stem = name[..<(end ?? name.endIndex)]
    return path[..<name.startIndex]
      + stem.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
  }
}
