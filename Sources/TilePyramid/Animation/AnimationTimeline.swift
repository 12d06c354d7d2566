/// When which frame of an animated picture is shown: a pure function of time.
public struct AnimationTimeline: Equatable, Sendable {
  /// So many frames are decoded before they are due: enough to bridge one that takes long.
  public static let framesAhead = 2
  /// Frames that ask for so little, or for less, are made for programs that could not be so quick,
  /// and are shown for `standardDelay` instead; milliseconds. All browsers do so (WebKit's
  /// `ImageFrame` since its bug 36082, Blink, Gecko).
  static let shortestDelay = 10
  static let standardDelay = 100
  /// A frame may be shown for so long, milliseconds: a whole day.
  private static let longestDelay = 86_400_000

  /// When each frame ends, microseconds from the beginning of its round.
  private let ends: [Int64]
  /// How often all frames are shown, after which the last one stays; nil for ever.
  public let rounds: Int?

  /// - Parameters:
  ///   - delays: how long each frame asks to be shown, milliseconds.
  ///   - rounds: nil for ever.
  /// - Returns: nil for fewer than two frames: nothing moves.
  public init?(delays: [Int], rounds: Int?) {
    guard delays.count > 1 else { return nil }
    var end: Int64 = 0
    ends = delays.map {
      end +=
        1000 * Int64($0 <= Self.shortestDelay ? Self.standardDelay : min($0, Self.longestDelay))
      return end
    }
    self.rounds = rounds.map { max($0, 1) }
  }

  /// How many frames there are.
  public var frameCount: Int { ends.count }

  /// How long each frame is shown, milliseconds.
  public var delays: [Int] {
    ends.indices.map { Int(ends[$0] - ($0 > 0 ? ends[$0 - 1] : 0)) / 1000 }
  }

  /// Seconds for all rounds together; nil when it never ends.
  public var duration: Double? { rounds.map { Double($0) * Double(round) / 1_000_000 } }

  /// The frame that is shown so many seconds after the beginning; before it, the first one.
  public func frame(at time: Double) -> Int { place(at: time).frame }

  /// The frames that follow upon the one at `time`, in their order.
  public func frames(after time: Double, count: Int) -> [Int] {
    let place = place(at: time)
    var left = count
    if let rounds, place.round >= Int64(rounds) - 1 {
      left = min(count, ends.count - 1 - place.frame)
    }
    return left < 1 ? [] : (1...left).map { (place.frame + $0) % ends.count }
  }

  /// Microseconds for all frames.
  private var round: Int64 { ends[ends.count - 1] }

  private func place(at time: Double) -> (round: Int64, frame: Int) {
    // Whole microseconds: a sum of frames' times never falls short of a change by a rounding error.
    let elapsed = time > 0 ? Int64((min(time, 1e12) * 1_000_000).rounded()) : 0
    let finished = elapsed / round
    if let rounds, finished >= Int64(rounds) { return (Int64(rounds) - 1, ends.count - 1) }
    return (finished, frame(endingAfter: elapsed % round))
  }

  /// The first one that ends later, by halves.
  private func frame(endingAfter moment: Int64) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > moment { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
