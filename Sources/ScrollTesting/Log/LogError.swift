/// Why calls cannot be logged.
enum LogError: Error, CustomStringConvertible {
  case delegateOfMore(String)

  var description: String {
    switch self {
    case .delegateOfMore(let name):
      "\(name) asks its delegate for more than a log can hand on: note the calls in the delegate itself."
    }
  }
}
