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

  /// Of which window an order is knows who undoes it.
  private struct Own {
    var order: [Page]
    weak var owner: AnyObject?
  }

  private let path: String?
  /// Those of earlier runs and of windows that are closed, and those of windows that are open; the last at the end.
  private var earlier: [[Page]] = []
  private var own: [Own] = []

  /// - Parameter folder: of what is taken up again; nil keeps nothing.
  init(in folder: String?) {
    path = folder.map { $0 + "/trash.txt" }
    guard let path else { return }
    let lines = (try? AddressFile.lines(in: path)) ?? []
    earlier = lines.map(Self.order).filter { !$0.isEmpty }
  }

  private static func order(_ line: String) -> [Page] {
    line.components(separatedBy: nextPage).map { page in
      page.split(separator: " ").compactMap { AddressFile.path(of: String($0)) }
    }.filter { !$0.isEmpty }
  }

  private static func line(_ order: [Page]) -> String {
    order.map { $0.map(AddressFile.address).joined(separator: " ") }.joined(separator: nextPage)
  }

  /// What went in the last order of those that no open window undoes itself; nil when nothing did. What has gone again since is
  /// that window's.
  var lastEarlier: [Page]? {
    guard !earlier.isEmpty else { return nil }
    let own = Set(own.flatMap(\.order))
    return earlier.lazy.reversed().map { $0.filter { !own.contains($0) } }.first { !$0.isEmpty }
  }

  /// - Parameters:
  ///   - order: paths from the root.
  ///   - owner: who can undo it, for as long as that is there.
  /// - Returns: whether the next start knows of it, as far as anything is kept.
  @discardableResult
  func add(_ order: [Page], by owner: AnyObject? = nil) -> Bool {
    own.append(Own(order: order, owner: owner))
    let line = Self.line(order)
    guard !line.isEmpty else { return true }
    return write {
      $0.append(line)
      if $0.count > Self.most { $0.removeFirst($0.count - Self.most) }
    }
  }

  /// Of this run: they are where they were.
  func remove(_ pages: [Page]) {
    var orders = own.map(\.order)
    let rest = remove(pages, from: &orders)
    for index in own.indices { own[index].order = orders[index] }
    own.removeAll(where: \.order.isEmpty)
    // Their window was closed meanwhile.
    if !rest.isEmpty { removeEarlier(rest) }
  }

  /// Of earlier runs: they are where they were, or in nobody's reach any more.
  func removeEarlier(_ pages: [Page]) {
    _ = remove(pages, from: &earlier)
    earlier.removeAll(where: \.isEmpty)
  }

  /// Whoever could undo these has gone: they are the last ones now that others can.
  func leave(what owner: AnyObject) {
    earlier += own.filter { $0.owner === owner }.map(\.order)
    own.removeAll { $0.owner === owner }
  }

  /// Each from the last order that has it, and in the file from the line of that: what other programs have written there stays.
  ///
  /// - Returns: those that none has.
  private func remove(_ pages: [Page], from orders: inout [[Page]]) -> [Page] {
    var left = Set(pages)
    var changes: [(old: String, new: String)] = []
    for index in orders.indices.reversed() where !left.isEmpty {
      let old = orders[index]
      orders[index].removeAll { left.remove($0) != nil }
      if orders[index] != old { changes.append((Self.line(old), Self.line(orders[index]))) }
    }
    if !changes.isEmpty {
      _ = write { lines in
        for change in changes {
          guard let index = lines.lastIndex(of: change.old) else { continue }
          if change.new.isEmpty { lines.remove(at: index) } else { lines[index] = change.new }
        }
      }
    }
    return Array(left)
  }

  private func write(_ change: (inout [String]) -> Void) -> Bool {
    path.map { AddressFile.change($0, change) != nil } ?? true
  }
}
