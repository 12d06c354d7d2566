import PhotoGrid

/// Every number that somebody chose about what is kept. **C** our own choice.
enum KeptTunables {
  /// Sides of a window that are taken up again, points: others are a mistake. (C)
  static let sides = 200.0...16_384.0
  /// Sides of the grid's pictures that can be wished for, points: the nearest that there is counts, and the largest is kept. (C)
  static let thumbnails = 16.0...GridDensity.largestSide
  /// Seconds for which a slideshow can show a photo. (C)
  static let slideshow = 1.0...3600.0
  /// Files that were opened before and are offered again. (C)
  static let recentFiles = 10
  /// Folders of which it is known which photo was seen last. (C)
  static let lastSeen = 500
  /// Seconds that a change waits for others before it is written. (C)
  static let patience = 1.0
  /// Seconds for which a program whose windows are closed goes on with orders for many files: a burst of 300 photos goes to the
  /// trash in one, and a session that ends waits longer. (C)
  static let ordersPatience = 5.0
  /// Starts that may end while they open again what was open; the next one does without. (C)
  static let failedStarts = 2
}
