/// How a caret comes and goes: a function of the time since somebody wrote.
enum CaretBlink {
  /// It is there, goes, is away and comes again; seconds. (Chosen by eye: a little over once a second.)
  private static let shown = 0.5
  private static let fading = 0.15
  private static let away = 0.35
  /// Who has looked away for so long is not told any more where the caret is; seconds, as GTK's entries have it.
  static let duration = 10.0

  /// 0…1, at so many seconds after the last change.
  static func opacity(at time: Double) -> Double {
    guard time > 0, time < duration else { return 1 }
    let period = shown + 2 * fading + away
    let phase = time - (time / period).rounded(.down) * period
    if phase < shown { return 1 }
    if phase < shown + fading { return 1 - (phase - shown) / fading }
    if phase < shown + fading + away { return 0 }
    return (phase - shown - fading - away) / fading
  }
}
