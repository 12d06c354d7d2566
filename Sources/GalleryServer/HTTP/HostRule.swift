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
    // [::1]:8000 has colons of its own.
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    return ["127.0.0.1", "[::1]", "localhost"].contains(name.lowercased())
  }
}
