import Glibc
import PhotoDecoding

/// What is under way with files that belong together: should the program be ended in its midst, the next start takes back what
/// had been done of it, so that nothing stays half done.
///
/// Each step is a small file, which is locked for as long as the program that takes it runs.
public struct MoveJournal: Sendable {
  /// All of it, or nothing.
  public enum Step: Equatable, Sendable {
    /// Files get other paths.
    case moving([FileNaming.Move])
    /// There are copies of them from then on.
    case copying([FileNaming.Move])
    /// Files go to the trash from these paths, or come back to them.
    case trashing([[UInt8]])
    /// A copy comes under a hidden name before it gets its own.
    case copyingBytes(to: [UInt8])

    /// A file alone is never half done, unless it goes to another volume: it is copied there, and then goes.
    fileprivate var canBeHalfDone: Bool {
      switch self {
      case .moving(let moves): moves.count > 1 || moves.contains(where: \.changesVolume)
      case .copying(let moves): moves.count > 1
      case .trashing(let paths): paths.count > 1
      case .copyingBytes: true
      }
    }
  }

  private let folder: [UInt8]?

  /// - Parameter folder: for nothing else, made when it is needed; nil keeps nothing.
  public init(in folder: [UInt8]? = nil) { self.folder = folder }

  /// Takes a step. Where it cannot be noted it is taken all the same.
  func during<Value, Problem: Error>(
    _ step: Step, _ body: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let entry = step.canBeHalfDone ? begin(step) : nil
    defer { entry?.end() }
    return try body()
  }

  /// A step that is being taken.
  package struct Entry {
    let path: [UInt8]
    let descriptor: Int32

    package func end() {
      _ = path.withCString { unlink($0) }
      close(descriptor)
    }
  }

  /// Nil where it cannot be noted.
  package func begin(_ step: Step) -> Entry? {
    guard let folder, Self.make(folder) else { return nil }
    let bytes = step.bytes
    // A start may have taken away a note that nobody had locked yet.
    for _ in 1...3 {
      let path = folder + "/".utf8 + FilePath.uniqueName
      let descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
      guard descriptor >= 0 else { return nil }
      let entry = Entry(path: path, descriptor: descriptor)
      if Self.claim(descriptor), write(descriptor, bytes, bytes.count) == bytes.count,
        fsync(descriptor) == 0
      {
        return entry
      }
      entry.end()
    }
    return nil
  }

  /// Takes back what programs had done of steps in whose midst they were ended. What cannot be taken back now stays noted, for
  /// the next start: a volume may be missing, or be read-only.
  public func takeBack() {
    guard let folder else { return }
    for name in FilePath.names(in: folder) {
      let path = folder + "/".utf8 + name
      let descriptor = path.withCString { open($0, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
      guard descriptor >= 0 else { continue }
      // Whoever takes it is still there, or has just finished. Without an end it was not begun.
      if Self.claim(descriptor), Step(bytes: Self.contents(of: descriptor))?.takeBack() ?? true {
        Entry(path: path, descriptor: descriptor).end()
      } else {
        close(descriptor)
      }
    }
  }

  // MARK: - Its files

  private static func make(_ folder: [UInt8]) -> Bool {
    if FilePath.identity(of: folder) != nil { return true }
    let above = FilePath.folder(of: folder)
    // derivation: nobody else's, as the XDG Base Directory Specification wants it.
    return folder.count > 1 && make(above)
      && folder.withCString { mkdir($0, 0o700) == 0 || errno == EEXIST }
  }

  /// False while another program has it, and when one has taken it away since it was opened.
  static func claim(_ descriptor: Int32) -> Bool {
    var status = stat()
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && fstat(descriptor, &status) == 0
      && status.st_nlink > 0
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}

extension MoveJournal.Step {
  // No path has a zero in it.
  private static let end: [UInt8] = [0]
  private static let last = Array("end".utf8)

  fileprivate var bytes: [UInt8] {
    let (kind, paths) =
      switch self {
      case .moving(let moves): ("move", moves.flatMap { [$0.old, $0.new] })
      case .copying(let moves): ("copy", moves.flatMap { [$0.old, $0.new] })
      case .trashing(let paths): ("trash", paths)
      case .copyingBytes(let path): ("bytes", [path])
      }
    return ([Array(kind.utf8)] + paths + [Self.last]).flatMap { $0 + Self.end }
  }

  /// Nil when it is not all there: nothing had been done then.
  fileprivate init?(bytes: [UInt8]) {
    var words = bytes.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
    guard words.popLast()?.isEmpty == true, words.popLast() == Self.last, words.count > 1 else {
      return nil
    }
    let paths = Array(words.dropFirst())
    let moves = stride(from: 0, to: paths.count - 1, by: 2).map {
      FileNaming.Move(paths[$0], to: paths[$0 + 1])
    }
    switch String(decoding: words[0], as: UTF8.self) {
    case "move": self = .moving(moves)
    case "copy": self = .copying(moves)
    case "trash": self = .trashing(paths)
    case "bytes": self = .copyingBytes(to: paths[0])
    default: return nil
    }
  }
}
