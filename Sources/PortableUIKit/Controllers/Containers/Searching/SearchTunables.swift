/// How a search begins and ends. UIKit's numbers are not published: these are from memory of iOS.
enum SearchTunables {
  /// Seconds.
  static let duration = 0.25
}
