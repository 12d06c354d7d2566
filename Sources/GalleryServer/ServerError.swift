import Foundation
import NIOCore

/// Why nobody can be served.
public struct ServerError: Error, CustomStringConvertible {
  /// One sentence for a person.
  public let description: String

  init(host: String, port: Int, _ error: any Error) {
    let reason =
      (error as? IOError).map { String(cString: strerror($0.errnoCode)) }
      ?? "There is no such address."
    description = "Cannot listen on \(host), port \(port): \(reason)"
  }
}
