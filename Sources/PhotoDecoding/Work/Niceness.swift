import Glibc

/// How far work on pictures stands behind what a person sees move.
public enum Niceness {
  /// So much less important than the main thread, in the system's steps of niceness.
  private static let steps: Int32 = 5

  /// The calling thread alone, from now on, as Linux has it; threads and processes that it begins follow it.
  public static func standBehindMainThread() {
    let which = Int32(PRIO_PROCESS.rawValue)
    setpriority(which, 0, getpriority(which, 0) + steps)
  }
}
