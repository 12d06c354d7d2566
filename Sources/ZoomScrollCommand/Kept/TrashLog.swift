import Foundation

/// What was moved to the trash, so that the next start can undo it: a line for each order, in a file of what is taken up again.
/// In a line stand the addresses of files, and a plus where those of one page end and the next one's begin. It is written before
/// they go: whenever the program ends, what has gone is in it.
@MainActor
final class TrashLog {
  /// The files of a page.
  typealias Page = [[UInt8]]

  /// So many orders are kept.
  private static let most = 50
  private static let nextPage = " + "

  private let path: String?
  /// Those of earlier runs, and this one's; the last at the end.
  private var earlier: [[Page]] = []
  private var own: [[Page]] = []

  /// - Parameter folder: of what is taken up again; nil keeps nothing.
  init(in folder: String?) {
    path = folder.map { $0 + "/trash.txt" }
    guard let path else { return }
    earlier = AddressFile.lines(in: path).map(Self.order).filter { !$0.isEmpty }
  }

  private static func order(_ line: String) -> [Page] {
    line.components(separatedBy: nextPage).map { page in
      page.split(separator: " ").compactMap { AddressFile.path(of: String($0)) }
    }.filter { !$0.isEmpty }
  }

  /// What went in the last order before the program was started; nil when nothing did. What has gone again since is this run's.
  var lastEarlier: [Page]? {
    guard !earlier.isEmpty else { return nil }
    let own = Set(own.joined())
    return earlier.lazy.reversed().map { $0.filter { !own.contains($0) } }.first { !$0.isEmpty }
  }

  /// - Parameter order: paths from the root.
  /// - Returns: whether the next start knows of it, as far as anything is kept.
  @discardableResult
  func add(_ order: [Page]) -> Bool {
    own.append(order)
    return write()
  }

  /// Of this run: they are where they were.
  func remove(_ pages: [Page]) {
    Self.remove(pages, from: &own)
    write()
  }

  /// Of earlier runs: they are where they were, or in nobody's reach any more.
  func removeEarlier(_ pages: [Page]) {
    Self.remove(pages, from: &earlier)
    write()
  }

  /// Each from the last order that has it.
  private static func remove(_ pages: [Page], from orders: inout [[Page]]) {
    var left = Set(pages)
    for order in orders.indices.reversed() where !left.isEmpty {
      orders[order].removeAll { left.remove($0) != nil }
    }
    orders.removeAll(where: \.isEmpty)
  }

  @discardableResult
  private func write() -> Bool {
    guard let path else { return true }
    let lines = (earlier + own).suffix(Self.most).map { order in
      order.map { $0.map(AddressFile.address).joined(separator: " ") }
        .joined(separator: Self.nextPage)
    }
    return AddressFile.write(lines, to: path)
  }
}
