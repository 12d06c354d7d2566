import Glibc
import PhotoDecoding

// What was half done is taken back, file by file; what is complete stays.
extension MoveJournal.Step {
  /// Where its files were, and where they are to be.
  private var paths: [[UInt8]] {
    switch self {
    case .moving(let moves), .copying(let moves): moves.flatMap { [$0.old, $0.new] }
    case .trashing(let paths): paths
    case .copyingBytes(let path): [path]
    }
  }

  /// False when it cannot be taken back now.
  func takeBack() -> Bool {
    // Of files on a volume that is missing nobody knows how far they have come.
    guard paths.allSatisfy({ Self.isThere(FilePath.folder(of: $0)) }) else { return false }
    switch self {
    case .moving(let moves): return Self.takeBack(moved: moves)
    case .copying(let moves):
      guard !moves.allSatisfy({ Self.isThere($0.new) }) else { return true }
      return Self.moveToTrash(moves.filter(\.isCopied).map(\.new))
    case .trashing(let paths):
      guard paths.contains(where: Self.isThere) else { return true }
      return Self.all(paths.filter { !Self.isThere($0) }.compactMap(Trash.latest)) {
        try Trash.restore($0)
      }
    case .copyingBytes(let path): return path.withCString { unlink($0) == 0 || errno == ENOENT }
    }
  }

  private static func takeBack(moved moves: [FileNaming.Move]) -> Bool {
    let done = moves.filter(\.isDone)
    guard done.count < moves.count else { return true }
    // On the way to another volume: it was copied, and has not gone yet.
    let doubled = moves.filter { $0.changesVolume && $0.isCopied }
    let isGone = moveToTrash(doubled.map(\.new))
    return all(done.reversed().filter { !$0.isOneFile }) {
      try FilePlacing.move($0.new, to: $0.old)
    } && isGone
  }

  private static func moveToTrash(_ paths: [[UInt8]]) -> Bool {
    all(paths) { _ = try Trash.moveToTrash($0) }
  }

  /// Goes on after those that fail; false when some do.
  private static func all<Element>(
    _ elements: [Element], _ body: (Element) throws -> Void
  ) -> Bool {
    var isAll = true
    for element in elements {
      do { try body(element) } catch { isAll = false }
    }
    return isAll
  }

  private static func isThere(_ path: [UInt8]) -> Bool { FilePath.identity(of: path) != nil }
}

extension FileNaming.Move {
  /// Seconds. derivation: FAT keeps even ones.
  private static let coarsestTime = 2.0

  /// Seen by the folders: a file may lie on a layer of its volume.
  var changesVolume: Bool {
    let devices = [old, new].map { FilePath.identity(of: FilePath.folder(of: $0))?.device }
    return devices[0] != devices[1]
  }

  /// It has both names where capitals are not told apart: files belong together whether or not these have changed.
  fileprivate var isOneFile: Bool {
    let identity = FilePath.identity(of: new)
    return identity != nil && identity == FilePath.identity(of: old) && !FilePath.hasOtherNames(new)
  }

  fileprivate var isDone: Bool {
    FilePath.identity(of: new) != nil && FilePath.identity(of: old) == nil || isOneFile
  }

  /// What is there is a copy, and no file of somebody else's: copies have the size and the time of what they are copies of.
  fileprivate var isCopied: Bool {
    guard !isOneFile, let copy = Self.status(of: new), let original = Self.status(of: old),
      copy.size == original.size
    else { return false }
    return abs(copy.time - original.time) < Self.coarsestTime
  }

  private static func status(of path: [UInt8]) -> (size: Int, time: Double)? {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
    return (status.st_size, status.secondsOfChange)
  }
}
