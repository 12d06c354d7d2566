/// How controllers come and go. UIKit's numbers are not published: these are measured by eye beside an iPhone.
enum PresentationTunables {
  /// Of a controller that comes from below or fades in, seconds.
  static let duration = 0.5
}
