import Glibc

@testable import PhotoDecoding

/// What a fresh process costs, until it can be asked.
enum Cost {
  static func print() {
    let service = DecodingService.start(report: { complain($0.sentence) })
    service.needsVips()
    var times: [Double] = []
    for _ in 0..<200 {
      let start = now
      // Those that were lent are kept; this one is not.
      guard let worker = try? service.worker(writingInto: "/tmp") else { exit(3) }
      times.append(now - start)
      worker.end()
    }
    times.sort()
    Swift.print("milliseconds: least \(times[0]), middle \(times[times.count / 2])")
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}
