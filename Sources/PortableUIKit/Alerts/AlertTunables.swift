import DisplayList

/// What alerts look like. Sizes are those of alerts up to iOS 18, measured in screenshots; Apple publishes none.
enum AlertTunables {
  // MARK: In the middle, points

  static var alertWidth: CGFloat { TextSize.room(270) }
  static var alertRow: CGFloat { TextSize.room(44) }
  static let alertPadding: CGFloat = 16
  /// Above the title, and below the message.
  static let alertTop: CGFloat = 19
  static let titleFont: CGFloat = 17
  static let messageFont: CGFloat = 13
  /// Between title and message.
  static let textGap: CGFloat = 4

  /// A text field, and what of it is around its text.
  static var fieldHeight: CGFloat { TextSize.room(30) }
  static let fieldFont: CGFloat = 14
  static let fieldRadius: CGFloat = 6
  static let fieldGround = UIColor(
    light: Color(red: 1, green: 1, blue: 1), dark: Color(red: 0.1, green: 0.1, blue: 0.11))

  // MARK: At the lower edge, points

  static var sheetRow: CGFloat { TextSize.room(57) }
  static let sheetTop: CGFloat = 14
  static let sheetFont: CGFloat = 20
  /// Wider windows leave the rest free at both sides: the width of the largest telephone.
  static var sheetWidth: CGFloat { TextSize.room(440) }
  /// To the edges, and above what cancels.
  static let sheetMargin: CGFloat = 8

  // MARK: Both

  static let radius: CGFloat = 14
  /// Of a title in its row, points.
  static let rowPadding: CGFloat = 8
  /// A row's title may shrink by so much.
  static let smallestTitle: CGFloat = 0.6
  /// To the window's edges, points.
  static let margin: CGFloat = 24

  static let ground = UIColor(
    light: Color(red: 0.975, green: 0.975, blue: 0.98),
    dark: Color(red: 0.15, green: 0.15, blue: 0.16))

  // MARK: Coming and going

  /// Seconds; a spring that does not swing.
  static let alertDuration = 0.4
  static let sheetDuration = 0.4
  /// From how much larger an alert comes.
  static let alertScale: CGFloat = 1.15
}
