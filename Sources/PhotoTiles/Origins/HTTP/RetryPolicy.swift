/// When a request is made again that a server did not answer well.
struct RetryPolicy: Sendable {
  /// Requests altogether.
  var attempts = 4
  /// Seconds before the second one; each further pause is twice as long.
  var firstPause = 0.5
  /// Whoever asks for a longer one is not asked again.
  var longestPause = 30.0

  /// Seconds until the next attempt; nil when there is none.
  ///
  /// - Parameters:
  ///   - attempt: the one that failed, from 1 on.
  ///   - retryAfter: what the server asks for, seconds.
  ///   - jitter: 0…1, so that not everybody comes again at the same time.
  func pause(
    after attempt: Int, _ fault: ServerFault, retryAfter: Double?, jitter: Double
  ) -> Double? {
    guard attempt < attempts, fault.isPassing else { return nil }
    let own = firstPause * Double(1 << (attempt - 1)) * (0.5 + jitter / 2)
    let pause = max(own, retryAfter ?? 0)
    return pause <= longestPause ? pause : nil
  }
}
