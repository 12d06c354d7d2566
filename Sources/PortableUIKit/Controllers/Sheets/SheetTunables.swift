import DisplayList

/// What cards look like and how they move. Sizes are those of cards from iOS 15 to 18, measured in screenshots; Apple
/// publishes none of them but the detents' names.
enum SheetTunables {
  // MARK: Sizes, points

  static let radius: CGFloat = 10
  /// Between the top of the window that can be seen and the tallest card.
  static let topGap: CGFloat = 10
  /// Around a card that floats in a wide window.
  static let floatingMargin: CGFloat = 22
  static let pageWidth: CGFloat = 704
  static let formSize = CGSize(width: 540, height: 620)
  static let grabberSize = CGSize(width: 36, height: 5)
  /// From the card's top to the grabber's.
  static let grabberTop: CGFloat = 5
  /// A finger finds it here, from the card's top.
  static let grabberReach: CGFloat = 24
  /// A card of medium height takes this share of its window, “approximately half” as Apple says.
  static let mediumShare: CGFloat = 0.5

  // MARK: Colours

  static let grabber = UIColor(
    light: Color(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3),
    dark: Color(red: 0.922, green: 0.922, blue: 0.961, alpha: 0.3))

  // MARK: Motion

  /// Of a card that is let go and comes to rest at a detent, or below; seconds, of a spring that does not swing.
  static let settlingDuration = 0.4
  /// A card that is let go is taken to be where its velocity would bring it in so many seconds.
  static let flickDuration: CGFloat = 0.2
  /// Lower than this share of the lowest detent it goes away.
  static let leavingShare: CGFloat = 0.5
}
