import Dispatch
import Synchronization

/// What is under way with files, in all windows together: the program does not end before it is done.
@MainActor
final class FileOrders {
  /// Orders of which nobody has heard yet what has come of them.
  private var underWay = 0
  /// Somebody waits for them who cannot do so for long: of those that consist of several parts none is begun any more.
  private nonisolated let isEnding = Atomic(false)
  private var isAwaited = false

  nonisolated init() {}

  func begin() { underWay += 1 }

  func end() { underWay -= 1 }

  var areDone: Bool { underWay == 0 }

  nonisolated var areEnding: Bool { isEnding.load(ordering: .relaxed) }

  /// Whether somebody who wants to end the program has to wait. An order of many parts ends early when that takes long.
  func mustBeAwaited() -> Bool {
    guard !areDone, !isAwaited else { return !areDone }
    isAwaited = true
    DispatchQueue.main.asyncAfter(deadline: .now() + KeptTunables.ordersPatience) { [weak self] in
      MainActor.assumeIsolated {
        if self?.isAwaited == true { self?.endEarly() }
      }
    }
    return true
  }

  /// What is under way is done as far as its current part.
  func endEarly() { isEnding.store(true, ordering: .relaxed) }

  /// Nobody wants to end the program any more.
  func goOn() {
    isAwaited = false
    isEnding.store(false, ordering: .relaxed)
  }
}
