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
  /// How large the photo is shown.
  var readout = ""
  var canZoomIn = false
  var canZoomOut = false
  var hasPrevious = false
  var hasNext = false
  /// Somebody has a pointer: what fingers do by swiping needs buttons, too.
  var hasPointer = false
  /// What there is to say of a photo can be read.
  var hasInformation = false
  /// There is a window that can fill the screen.
  var hasFullScreen = false
}
