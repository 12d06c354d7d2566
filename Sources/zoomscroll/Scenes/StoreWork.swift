import HeadlessHost
import PhotoTiles

/// The pictures of a store on a clock that a script moves.
final class StoreWork: PendingWork {
  private let store: PhotoTileStore
  private let latency: Double

  init(_ store: PhotoTileStore, latency: Double) {
    self.store = store
    self.latency = latency
  }

  func arrive(by time: Double) -> Bool { store.settle(at: time) }

  /// Without a latency everything that a frame shows has come before the clock goes on. What is
  /// fetched ahead comes in real time, and no script may depend on that.
  var isOutstanding: Bool { latency > 0 && store.isWaiting }
}
