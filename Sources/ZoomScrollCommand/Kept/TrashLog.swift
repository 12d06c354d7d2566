/// What was moved to the trash, so that the next start can undo it: a line each time, with the addresses of files that went
/// together, in a file of what is taken up again. It is written before they go: whenever the program ends, what has gone is in it.
@MainActor
final class TrashLog {
  /// So many times are kept.
  private static let most = 50

  private let path: String?
  /// Those of earlier runs, and this one's; the last at the end.
  private var earlier: [[[UInt8]]] = []
  private var own: [[[UInt8]]] = []

  /// - Parameter folder: of what is taken up again; nil keeps nothing.
  init(in folder: String?) {
    path = folder.map { $0 + "/trash.txt" }
    guard let path else { return }
    earlier = AddressFile.lines(in: path).map { line in
      line.split(separator: " ").compactMap { AddressFile.path(of: String($0)) }
    }.filter { !$0.isEmpty }
  }

  /// What went together the last time before the program was started; nil when nothing did.
  var lastEarlier: [[UInt8]]? { earlier.last }

  /// - Parameter paths: from the root.
  func add(_ paths: [[UInt8]]) {
    own.append(paths)
    write()
  }

  /// It is where it was, or in nobody's reach any more.
  func remove(_ paths: [[UInt8]]) {
    if let index = own.lastIndex(of: paths) {
      own.remove(at: index)
    } else if let index = earlier.lastIndex(of: paths) {
      earlier.remove(at: index)
    }
    write()
  }

  private func write() {
    guard let path else { return }
    _ = AddressFile.write(
      (earlier + own).suffix(Self.most).map { $0.map(AddressFile.address).joined(separator: " ") },
      to: path)
  }
}
