import Foundation

/// How long ago this process began.
enum ProcessAge {
  /// Milliseconds, to a tick of the system's (`_SC_CLK_TCK`); nil where there is no /proc.
  static var milliseconds: Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
      // The 22nd field (proc_pid_stat(5)); the second one, the name, may hold anything.
      let begun = status.split(separator: ")").last?.split(separator: " ").dropFirst(19).first,
      let ticks = Double(begun)
    else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    let seconds = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    return (seconds - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))) * 1000
  }
}
