import NIOCore

/// Addresses that count as one client: of IPv6, everybody has as many as they like with the same first half.
struct AddressGroup: Hashable, Sendable {
  private let bytes: [UInt8]

  init(bytes: [UInt8]) {
    let isMapped = bytes.count == 16 && bytes.starts(with: Self.mapped)
    self.bytes = isMapped ? Array(bytes.suffix(4)) : Array(bytes.prefix(8))
  }

  init(_ address: SocketAddress?) {
    switch address {
    case .v4(let address):
      self.init(bytes: withUnsafeBytes(of: address.address.sin_addr) { Array($0) })
    case .v6(let address):
      self.init(bytes: withUnsafeBytes(of: address.address.sin6_addr) { Array($0) })
    case .unixDomainSocket, nil: self.init(bytes: [])
    }
  }

  /// What an IPv4 address begins with where there is only IPv6 (RFC 4291, 2.5.5.2).
  private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
}
