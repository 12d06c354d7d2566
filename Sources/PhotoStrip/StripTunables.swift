/// Numbers of the strip that no system gives. Sizes are those of Photos on an iPhone (42 points high, narrow ones half as
/// wide as high, the widest as wide as twice its height, measured on iOS 16 to 18), a third larger: a desktop's window is
/// farther from the eye.
enum StripTunables {
  /// Of the thumbnails, points.
  static let height = 56.0
  /// Of those that are not in the middle, points.
  static let width = 28.0
  /// The one in the middle is no wider, points.
  static let greatestWidth = 112.0
  /// Between two, points. With it, a notch of a wheel, 60 points, moves on by two photos exactly.
  static let gap = 2.0
  /// On both sides of the one in the middle, points.
  static let middleGap = 16.0
  static let radius = 4.0
  /// Above and below the thumbnails, points.
  static let margin = 10.0
  /// Brightness of a place whose picture is not there yet.
  static let placeBrightness = 0.2
  /// How far the ground below them rises above the strip, points, and how dark it is at its lower edge, 0…1.
  static let groundRise = 36.0
  static let groundOpacity = 0.62
  /// In a window that is lower there is no room for it beside the photo and the controls, points.
  static let leastWindowHeight = 360.0

  /// Seconds, as eyes see them, in which the one in the middle widens or narrows: after 0.5 s nothing moves, as in Photos.
  static let widening = 0.3
  /// Seconds, as eyes see them, of a way to another photo.
  static let gliding = 0.3
  /// What is nearer to its goal has come: of a photo's place.
  static let nearlyThere = 0.001
  /// Seconds after which little is left of how fast photos passed by.
  static let speedMemory = 0.06
  /// The one in the middle widens again when fewer photos pass by in a second: it will rest at the next.
  static let slow = 3.0
  /// When more pass by in a second nobody sees one of them sharp: what is decoded is their thumbnails.
  static let fast = 6.0
  /// When more pass by in a second, not even their files are asked for anything.
  static let blurred = 150.0
  /// Thumbnails beyond what can be seen that are asked for ahead, on each side.
  static let ahead = 8
}
