import Glibc

/// The number of a machine, as the system connects to it.
struct IPAddress: Equatable, Sendable {
  /// 4 or 16, as they are sent; an IPv4 address in the guise of an IPv6 one has 4.
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    let shown = Self.disguises.first { bytes.count == 16 && bytes.starts(with: $0.prefix) }
    self.bytes = shown.map { Array(bytes[$0.start..<$0.start + 4]) } ?? bytes
  }

  /// As people write it; nil when it is none.
  init?(_ text: String) {
    var number = [UInt8](repeating: 0, count: 16)
    // What follows a % is the network of a link.
    let text = String(text.prefix { $0 != "%" })
    if inet_pton(AF_INET, text, &number) == 1 {
      self.init(bytes: Array(number.prefix(4)))
    } else if inet_pton(AF_INET6, text, &number) == 1 {
      self.init(bytes: number)
    } else {
      return nil
    }
  }

  /// Nil for a socket of another kind.
  init?(_ address: UnsafeRawPointer, family: Int32) {
    let place: Int
    switch family {
    case AF_INET: place = MemoryLayout<sockaddr_in>.offset(of: \.sin_addr)!
    case AF_INET6: place = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr)!
    default: return nil
    }
    let bytes = UnsafeRawBufferPointer(
      start: address + place, count: family == AF_INET ? 4 : 16)
    self.init(bytes: Array(bytes))
  }

  /// It means another machine to everybody, or none: this one, those of its network, what is kept for special purposes.
  var isPrivate: Bool {
    Self.privateRanges.contains { range in
      range.prefix.count == bytes.count && isEqual(to: range.prefix, bits: range.bits)
    }
  }

  private func isEqual(to prefix: [UInt8], bits: Int) -> Bool {
    zip(bytes, prefix).enumerated().allSatisfy { index, pair in
      let count = min(max(bits - 8 * index, 0), 8)
      return (pair.0 ^ pair.1) >> (8 - count) == 0
    }
  }

  /// IANA, "IPv4 Special-Purpose Address Registry" and the same of IPv6; multicast besides.
  private static let privateRanges: [(prefix: [UInt8], bits: Int)] = [
    ("0.0.0.0", 8), ("10.0.0.0", 8), ("100.64.0.0", 10), ("127.0.0.0", 8), ("169.254.0.0", 16),
    ("172.16.0.0", 12), ("192.0.0.0", 24), ("192.0.2.0", 24), ("192.168.0.0", 16),
    ("198.18.0.0", 15), ("198.51.100.0", 24), ("203.0.113.0", 24), ("224.0.0.0", 3),
    ("::", 127), ("100::", 64), ("2001:db8::", 32), ("fc00::", 7), ("fe80::", 9), ("ff00::", 8),
  ].map { text, bits in
    var number = [UInt8](repeating: 0, count: 16)
    inet_pton(text.contains(":") ? AF_INET6 : AF_INET, text, &number)
    return (text.contains(":") ? number : Array(number.prefix(4)), bits)
  }

  /// IPv6 addresses that hold an IPv4 one, and where (RFC 4291, 2.5.5.2; RFC 6052; RFC 3056).
  private static let disguises: [(prefix: [UInt8], start: Int)] = [
    ([UInt8](repeating: 0, count: 10) + [0xFF, 0xFF], 12),
    ([0, 0x64, 0xFF, 0x9B] + [UInt8](repeating: 0, count: 8), 12), ([0x20, 0x02], 2),
  ]
}
