import ArgumentParser

/// A size in memory: 4096, 64K, 128M, 2G; binary multiples.
struct ByteCount: ExpressibleByArgument {
  var bytes: Int64

  init(bytes: Int64) { self.bytes = bytes }

  /// As people write it: in megabytes where they are whole.
  var text: String { bytes % (1 << 20) == 0 ? "\(bytes >> 20)M" : String(bytes) }

  init?(argument: String) {
    let units: [Character: Int64] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = argument.last.flatMap { units[Character($0.uppercased())] }
    guard let number = Int64(unit == nil ? argument[...] : argument.dropLast()), number >= 0 else {
      return nil
    }
    let (bytes, overflows) = number.multipliedReportingOverflow(by: unit ?? 1)
    guard !overflows else { return nil }
    self.bytes = bytes
  }
}
