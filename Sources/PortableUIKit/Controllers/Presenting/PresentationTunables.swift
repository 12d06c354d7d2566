import DisplayList

/// How controllers come and go. UIKit's numbers are not published: these are measured by eye beside an iPhone.
enum PresentationTunables {
  /// Of a controller that comes from below or fades in, seconds.
  static let duration = 0.5
  /// What lies below an alert or a card.
  static let dimming = UIColor(
    light: Color(red: 0, green: 0, blue: 0, alpha: 0.2),
    dark: Color(red: 0, green: 0, blue: 0, alpha: 0.48))
}
