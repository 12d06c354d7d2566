import HeadlessHost
import PhotoTiles

/// The pictures of a store on a clock that a script moves.
final class StoreWork: PendingWork {
  private let store: PhotoTileStore
  private let latency: Double
  private let onArrival: () -> Void

  /// - Parameter onArrival: called when something has become visible in the store.
  init(_ store: PhotoTileStore, latency: Double, onArrival: @escaping () -> Void) {
    self.store = store
    self.latency = latency
    self.onArrival = onArrival
  }

  func arrive(by time: Double) -> Bool {
    guard store.settle(at: time) else { return false }
    onArrival()
    return true
  }

  /// Without a latency everything that a frame shows has come before the clock goes on. What is
  /// fetched ahead comes in real time, and no script may depend on that.
  var isOutstanding: Bool { latency > 0 && store.isWaiting }
}
