/// Whom a request must have been meant for, as its `Host` says.
///
/// A page from elsewhere can let its own name point to this machine, and would then be let in by the
/// browser as if the server were its own. It cannot choose what the browser calls the server.
enum HostRule: Equatable, Sendable {
  /// This machine alone: by a number or as `localhost`.
  case loopback
  case anybody

  func allows(_ host: String?) -> Bool {
    switch self {
    case .anybody: true
    case .loopback: Self.isLoopback(host ?? "")
    }
  }

  private static func isLoopback(_ host: String) -> Bool {
    ["127.0.0.1", "[::1]", "localhost"].contains { name in
      guard host.lowercased().hasPrefix(name) else { return false }
      let port = host.dropFirst(name.count)
      return port.isEmpty
        || port.first == ":" && port.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}
