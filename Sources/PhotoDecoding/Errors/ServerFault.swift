/// What went wrong with a server.
public enum ServerFault: Equatable, Sendable {
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
  case badAddress
  /// An answer other than 200.
  case status(Int)

  /// One sentence for a person.
  func message(host: String) -> String {
    switch self {
    case .unreachable: "\(host) cannot be reached."
    case .silent: "\(host) does not answer."
    case .cutOff: "\(host) broke off in the middle of this picture."
    case .nonsense: "\(host) answers with something that is not a web page's language."
    case .tooMuch(let bytes):
      "\(host) sends more than \(bytes >> 20) MB, which is more than a picture may have."
    case .redirects: "\(host) leads from one address to the next without an end."
    case .unsafeRedirect: "\(host) leads to an address that is not safe."
    case .untrusted: "\(host) cannot prove that it is who it says."
    case .badAddress: "This is not a web address."
    case .status(401), .status(403): "\(host) does not show this picture to everybody."
    case .status(404), .status(410): "\(host) has no such picture."
    case .status(429): "\(host) is asked too often."
    case .status(let code): "\(host) has a problem of its own (\(code))."
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
