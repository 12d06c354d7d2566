import DisplayList

/// What menus look like. Sizes follow menus up to iOS 18 in screenshots; Apple publishes none.
enum MenuTunables {
  // MARK: Lines, points

  /// For fingers, and for a pointer or keys.
  static var touchedRow: CGFloat { TextSize.room(44) }
  static var pointedRow: CGFloat { TextSize.room(32) }
  /// More for a line below the title.
  static var subtitleRoom: CGFloat { TextSize.room(16) }
  static var heading: CGFloat { TextSize.room(30) }
  static let divider: CGFloat = 9
  static let font: CGFloat = 17
  static let pointedFont: CGFloat = 15
  static let smallFont: CGFloat = 12
  /// From the edges to what stands in a line.
  static let padding: CGFloat = 16
  /// For the sign before a title, and for a picture or an arrow behind it.
  static let signRoom: CGFloat = 24
  static let picture: CGFloat = 20
  static let sign: CGFloat = 12
  static let signLine = 1.75

  // MARK: The menu, points

  static var leastWidth: CGFloat { TextSize.room(180) }
  static var mostWidth: CGFloat { TextSize.room(280) }
  static let radius: CGFloat = 13
  /// Above the first line, and below the last.
  static let edge: CGFloat = 5
  /// Of what marks a line, to the edges.
  static let markInset: CGFloat = 5
  static let markRadius: CGFloat = 8
  /// To what it is about.
  static let gap: CGFloat = 10
  /// To the window's edges.
  static let margin: CGFloat = 8
  static let shadowRadius: CGFloat = 24
  static let shadowOpacity: Float = 0.22
  static let shadowDrop: CGFloat = 8

  static let ground = UIColor(
    light: Color(red: 0.985, green: 0.985, blue: 0.99),
    dark: Color(red: 0.17, green: 0.17, blue: 0.18))
  static let dimming = UIColor(
    light: Color(red: 0, green: 0, blue: 0, alpha: 0.18),
    dark: Color(red: 0, green: 0, blue: 0, alpha: 0.45))

  // MARK: Coming and going

  /// How long a finger is still before its menu opens, seconds: UIKit's long press.
  static let hold = 0.5
  /// Seconds; springs that do not swing.
  static let opening = 0.3
  static let closing = 0.2
  /// From how much of its size a menu comes, and goes.
  static let smallScale: CGFloat = 0.5
  /// How much larger what is held becomes.
  static let lift: CGFloat = 1.04
  /// A finger that moves farther than that, points, goes over the lines and chooses where it is lifted.
  static let slideReach: CGFloat = 10
}
