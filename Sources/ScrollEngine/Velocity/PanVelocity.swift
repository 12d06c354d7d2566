import ScrollGeometry

/// First stage of the release velocity: what a pan reports, from the last two pairs of events.
///
/// `u = 0.2·(latest pair) + 0.8·(pair before)`, and 0.2 of the pair while there is only one.
/// A pair is the difference of centroids over the difference of time stamps. Points, **seconds** in;
/// pt/ms out.
public struct PanVelocity: Equatable, Sendable {
  private struct Sample: Equatable {
    var centroid: Point
    var time: Double

    func velocity(since earlier: Sample) -> Vector {
      (centroid - earlier.centroid) / time.milliseconds(since: earlier.time)
    }
  }

  private var latest: Sample?
  /// The sample that begins the latest pair.
  private var earlier: Sample?
  private var previousPair = Vector.zero
  private var timeOfMove = -Double.infinity

  /// Velocity of the latest pair of events alone, pt/ms.
  public private(set) var latestPair = Vector.zero

  /// Nothing has moved yet.
  public init() {}

  /// What a pan recogniser reports, pt/ms; no axis faster than `Tunables.greatestSpeed`.
  public var velocity: Vector {
    let sum = latestPair * Tunables.latestPairShare + previousPair * Tunables.previousPairShare
    return Vector(dx: Self.limited(sum.dx), dy: Self.limited(sum.dy))
  }

  private static func limited(_ speed: Double) -> Double {
    Swift.min(Swift.max(speed, -Tunables.greatestSpeed), Tunables.greatestSpeed)
  }

  /// The centroid of the fingers, in window points, at `time` seconds.
  ///
  /// A second one for the same moment replaces the first; one from the past counts as of now.
  public mutating func add(centroid: Point, time: Double) {
    guard let last = latest else { return begin(Sample(centroid: centroid, time: time)) }
    if centroid != last.centroid { timeOfMove = Swift.max(time, last.time) }
    if time > last.time {
      if earlier != nil { previousPair = latestPair }
      earlier = last
      latest = Sample(centroid: centroid, time: time)
    } else {
      latest = Sample(centroid: centroid, time: last.time)
    }
    if let latest, let earlier { latestPair = latest.velocity(since: earlier) }
  }

  /// A finger came or went: the centroid is elsewhere at `time` seconds, and nothing has moved.
  public mutating func rebase(centroid: Point, time: Double) {
    guard let last = latest else { return begin(Sample(centroid: centroid, time: time)) }
    let jump = centroid - last.centroid
    latest?.centroid = centroid
    earlier?.centroid += jump
  }

  /// The last move is so long ago, at `time` seconds, that the fingers had stopped.
  public func isPaused(at time: Double) -> Bool { time - timeOfMove > Tunables.releasePause }

  private mutating func begin(_ sample: Sample) {
    latest = sample
    timeOfMove = sample.time
  }
}
