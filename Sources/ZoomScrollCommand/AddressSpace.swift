import Glibc

/// What the system lets the program take of it (`ulimit -v`). GLib ends a program without a word that one could
/// understand when a thread of its own cannot be made, so what is too little is said before.
enum AddressSpace {
  /// KB, as `ulimit` counts: with less, GTK or Pango has ended it in some trials.
  static let forWindow: UInt = 600_000
  static let forPlaying: UInt = 300_000

  /// Throws when the limit is below this.
  static func require(_ kilobytes: UInt, for what: String) throws(Failure) {
    var limit = rlimit()
    guard getrlimit(Int32(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur / 1024 < kilobytes
    else { return }
    throw Failure(
      message: "zoomscroll: \(what) needs \(kilobytes) KB of address space, and may have "
        + "\(limit.rlim_cur / 1024) KB: see 'ulimit -v'.",
      status: Failure.failed)
  }
}
