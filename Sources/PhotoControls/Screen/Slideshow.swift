/// Photos that follow each other by themselves.
struct Slideshow {
  /// What it has of the screen.
  enum Room {
    /// What it was given.
    case window
    /// The whole screen was asked for: desktops take their time.
    case asked
    case screen
  }

  var room: Room
  /// Only these pictures; nil for all.
  let pictures: Set<Int32>?
  /// Somebody wants to look longer.
  var isPaused = false
  /// Seconds for which the photo has been looked at.
  private var age = 0.0
  /// Seconds for which the window has not filled the screen any more.
  private var left = 0.0

  init(_ room: Room, of pictures: Set<Int32>? = nil) {
    self.room = room
    self.pictures = pictures
  }

  /// Seconds go by. True when the whole screen was left: who does that leaves the show.
  ///
  /// - Parameter fillsScreen: the window says so; on its way there it may take it back for a moment.
  mutating func pass(_ seconds: Double, fillsScreen: Bool) -> Bool {
    if room == .asked, fillsScreen { room = .screen }
    left = room == .screen && !fillsScreen ? left + seconds : 0
    return left > ControlsTunables.fullScreenPatience
  }

  /// Another photo is shown.
  mutating func photoDidChange() { age = 0 }

  /// Seconds go by. True when the next photo is to come.
  ///
  /// - Parameters:
  ///   - interval: seconds for which each is looked at.
  ///   - isHeld: somebody is doing something with the photo, or it is not there yet.
  mutating func pass(_ seconds: Double, of interval: Double, isHeld: Bool) -> Bool {
    guard !isPaused, !isHeld else { return false }
    age += seconds
    return age >= interval
  }
}
