import Foundation

/// Readings of the process itself.
enum Measure {
  /// Milliseconds since the process started.
  static var age: Double {
    let ticks =
      (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8))
      .flatMap { $0.split(separator: ")").last }
      .map { $0.split(separator: " ") }
      .flatMap { Double($0[19]) } ?? 0
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    let seconds = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    return (seconds - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))) * 1000
  }

  /// Seconds.
  static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// With one decimal.
  static func text(_ value: Double) -> String { String(format: "%.1f", value) }

  /// The process's own share of memory, MiB.
  static var proportionalSetSize: Double {
    let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
    let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return kibibytes / 1024
  }
}
