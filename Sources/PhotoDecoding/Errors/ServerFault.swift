import Localization

/// What went wrong with a server.
public enum ServerFault: Equatable, Sendable {
  /// There is no way to it.
  case unreachable
  /// It said nothing for too long.
  case silent
  /// It broke off before the end.
  case cutOff
  /// What it said is not HTTP.
  case nonsense
  /// It sent more than so many bytes.
  case tooMuch(Int)
  /// It led from one address to another too often.
  case redirects
  /// It led to an address that is less safe, or no web address.
  case unsafeRedirect
  /// It could not prove who it is.
  case untrusted
  /// That is no address of the web.
  case badAddress
  /// An answer other than 200.
  case status(Int)

  /// One sentence for a person.
  func message(host: String) -> String {
    switch self {
    case .unreachable: Words.text("% cannot be reached.", host)
    case .silent: Words.text("% does not answer.", host)
    case .cutOff: Words.text("% broke off in the middle of this picture.", host)
    case .nonsense: Words.text("% answers with something that is not a web page's language.", host)
    case .tooMuch(let bytes):
      Words.text(
        "%1 sends more than %2 MB, which is more than a picture may have.", host, "\(bytes >> 20)")
    case .redirects: Words.text("% leads from one address to the next without an end.", host)
    case .unsafeRedirect: Words.text("% leads to an address that is not safe.", host)
    case .untrusted: Words.text("% cannot prove that it is who it says.", host)
    case .badAddress: Words.text("This is not a web address.")
    case .status(401), .status(403): Words.text("% does not show this picture to everybody.", host)
    case .status(404), .status(410): Words.text("% has no such picture.", host)
    case .status(429): Words.text("% is asked too often.", host)
    case .status(let code): Words.text("%1 has a problem of its own (%2).", host, "\(code)")
    }
  }

  /// It may be gone the next time.
  package var isPassing: Bool {
    switch self {
    case .unreachable, .silent, .cutOff: true
    case .status(let code): [408, 425, 429, 500, 502, 503, 504].contains(code)
    case .nonsense, .tooMuch, .redirects, .unsafeRedirect, .untrusted, .badAddress: false
    }
  }
}
