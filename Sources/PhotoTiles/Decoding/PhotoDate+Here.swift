import Glibc
import PictureFacts

extension PhotoDate {
  /// What the clock showed here.
  ///
  /// - Parameter nanoseconds: since 1970, in Greenwich.
  package init?(here nanoseconds: UInt64) {
    var seconds = time_t(nanoseconds / 1_000_000_000)
    var time = tm()
    guard localtime_r(&seconds, &time) != nil else { return nil }
    self.init(
      // derivation: as the C library counts years and months; a minute may have a second more.
      year: Int(time.tm_year) + 1900, month: Int(time.tm_mon) + 1, day: Int(time.tm_mday),
      second: Int(time.tm_hour) * 3600 + Int(time.tm_min) * 60 + min(59, Int(time.tm_sec)))
  }
}
