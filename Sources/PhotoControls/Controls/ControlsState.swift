import PortableUIKit

/// What the controls say and allow.
struct ControlsState: Equatable {
  /// What the buttons are about.
  enum Subject: Equatable {
    case photo, grid
    /// There is nothing to do anything with.
    case nothing
  }

  var subject = Subject.nothing
  var title = ""
  /// On which day the photo was taken; empty where nobody knows.
  var date = ""
  /// Pixels of the photo of which a part is shown, large; nil while all of it is seen, or nearly.
  var map: CGSize?
  /// There is nothing to see of the photo, and never will be.
  var isUnreadable = false
  /// How large the photo is shown.
  var readout = ""
  var canZoomIn = false
  var canZoomOut = false
  var hasPrevious = false
  var hasNext = false
  /// Somebody has a pointer: what fingers do by swiping needs buttons, too.
  var hasPointer = false
  /// What is said of a photo takes so much of the side where one reads to, points.
  var sideRoom: CGFloat = 0
  /// What there is to say of a photo can be read.
  var hasInformation = false
  /// There are other photos, and room for a line of them.
  var hasStrip = false
  /// Photos that follow each other by themselves.
  enum Slides: Equatable {
    case running, paused
  }

  /// Nil while there are none.
  var slideshow: Slides?
  /// There is a desktop that does something with photos' files.
  var canShare = false
  /// The photo is a favourite; nil where there are none.
  var favourite: Bool?
  /// What the photo was taken with, in words; empty for most.
  var stack = ""
  /// Photos can be turned, and moved to the trash.
  var canTurn = false
  var hasTrash = false
  /// Photos of the grid are chosen.
  var hasChosen = false
  /// There is a window that can fill the screen.
  var hasFullScreen = false
}
