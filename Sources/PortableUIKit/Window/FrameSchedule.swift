/// Whoever in a window moves by itself, and the time it is there.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class FrameSchedule {
  /// Time of the event or frame in hand, seconds.
  var now = 0.0
  /// A `FrameLoop` advances it.
  var isDriven = false
  private var clients: [any FrameClient] = []
  private var preparations: [FramePreparation] = []

  /// `client` is advanced in every frame until it rests.
  func add(_ client: any FrameClient) {
    if !clients.contains(where: { $0 === client }) { clients.append(client) }
  }

  func remove(_ client: any FrameClient) {
    clients.removeAll { $0 === client }
  }

  var isEmpty: Bool { clients.isEmpty }

  /// Nothing moves but what never ends, or does not count.
  var isAtRest: Bool { !clients.contains { $0.comesToRest } }

  func advance(to time: Double) {
    now = time
    for client in clients { client.advance(to: time) }
    clients.removeAll { !$0.isMoving }
  }

  /// `preparation` is called in every frame until it is stopped.
  func add(_ preparation: FramePreparation) {
    if !preparations.contains(where: { $0 === preparation }) { preparations.append(preparation) }
  }

  /// All is laid out, and will be drawn next.
  func prepareFrame() {
    for preparation in preparations { preparation.prepare() }
    preparations.removeAll { !$0.isRunning }
  }
}

/// Something in a window that moves by itself.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
protocol FrameClient: AnyObject {
  var isMoving: Bool { get }
  /// Something that is worth waiting for: it comes to an end by itself.
  var comesToRest: Bool { get }
  /// Goes on to `time`, seconds.
  func advance(to time: Double)
}

extension FrameClient {
  var comesToRest: Bool { true }
}
