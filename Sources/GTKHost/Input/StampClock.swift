/// One time base for events and frames: seconds since the host started, on the system's monotonic
/// clock, which is the frame clock's too.
///
/// Windowing systems stamp events in milliseconds that wrap after 49.7 days. Nearly all count on
/// the same monotonic clock; a remote one counts on its own, and is then placed by its arrival: the
/// quickest delivery so far tells how far the clocks are apart. Stamps never go backwards and never
/// lie in the future.
///
/// That is all: what a number of the system means can only be said here, where it arrives. Whether a host's time goes on is
/// judged once, for all hosts, by the engine's `EventClock`, which mends nothing of what this says.
struct StampClock {
  private let epoch: Int
  /// To be added to what the stamps count, microseconds.
  private var shift: Int = 0
  private var latest = 0.0

  private static let microsecondsPerMillisecond: Int = 1000
  // derivation: microseconds of a second.
  private static let microsecondsPerSecond = 1e6
  private static let tolerance = Int(WindowTunables.clockTolerance * microsecondsPerSecond)

  /// - Parameter epoch: the monotonic clock's microseconds at time 0.
  init(epoch: Int) { self.epoch = epoch }

  /// Seconds for a reading of the monotonic clock in microseconds.
  func seconds(at monotonic: Int) -> Double {
    Double(monotonic - epoch) / Self.microsecondsPerSecond
  }

  /// Seconds for an event's stamp that arrived at `now` (the monotonic clock's microseconds).
  /// A stamp of 0 means that the system did not say.
  mutating func seconds(ofStamp stamp: UInt32, now: Int) -> Double {
    latest = max(latest, seconds(at: stamp == 0 ? now : monotonic(ofStamp: stamp, now: now)))
    return latest
  }

  private mutating func monotonic(ofStamp stamp: UInt32, now: Int) -> Int {
    let reading = Self.unwrapped(stamp, near: now - shift)
    let delay = now - (reading + shift)
    if delay < 0 || delay > Self.tolerance { shift = now - reading }
    return reading + shift
  }

  /// The reading in microseconds that ends in `stamp` milliseconds and lies nearest to `reading`.
  private static func unwrapped(_ stamp: UInt32, near reading: Int) -> Int {
    let milliseconds = reading / microsecondsPerMillisecond
    let difference = Int32(truncatingIfNeeded: Int(stamp) - milliseconds)
    return (milliseconds + Int(difference)) * microsecondsPerMillisecond
  }
}
