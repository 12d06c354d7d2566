import Foundation

/// What stands for a file or a place on the command line.
enum NamedPath {
  /// The path that a `file:` address of this machine means, as file managers hand it over; anything else as it is.
  static func path(_ argument: String) -> String {
    guard argument.lowercased().hasPrefix("file://"), let address = URL(string: argument),
      ["", "localhost"].contains(address.host ?? "")
    else { return argument }
    let path = address.path(percentEncoded: false)
    return path.isEmpty ? argument : path
  }
}
