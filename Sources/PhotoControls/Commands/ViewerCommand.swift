/// What a person can have done by a button, a menu or a key.
enum ViewerCommand: CaseIterable {
  case grid, previous, next
  case zoomIn, zoomOut, fit, fill, fitWidth, naturalSize
  case information, trash, undo, fullScreen, menu, help

  /// What a button and a menu say.
  var title: String {
    switch self {
    case .grid: Words.text("All photos")
    case .previous: Words.text("Previous photo")
    case .next: Words.text("Next photo")
    case .zoomIn: Words.text("Zoom in")
    case .zoomOut: Words.text("Zoom out")
    case .fit: Words.text("Whole photo")
    case .fill: Words.text("Fill the window")
    case .fitWidth: Words.text("As wide as the window")
    case .naturalSize: Words.text("Actual pixels")
    case .information: Words.text("Information")
    case .trash: Words.text("Move to trash")
    case .undo: Words.text("Put back from trash")
    case .fullScreen: Words.text("Full screen")
    case .menu: Words.text("Menu")
    case .help: Words.text("Keys and gestures")
    }
  }

  /// The key that does the same, as a menu writes it; nil for none.
  var key: String? {
    switch self {
    case .grid: "G"
    case .previous: "←"
    case .next: "→"
    case .zoomIn: "+"
    case .zoomOut: "−"
    case .fit: "0"
    case .fill: "Shift F"
    case .fitWidth: "W"
    case .naturalSize: "1"
    case .information: "I"
    case .trash: "Del"
    case .undo: "Ctrl Z"
    case .fullScreen: "F11"
    case .menu: "F10"
    case .help: "?"
    }
  }

  var icon: Icon? {
    switch self {
    case .grid: .grid
    case .previous: .chevronLeft
    case .next: .chevronRight
    case .zoomIn: .plus
    case .zoomOut: .minus
    case .information: .info
    case .fullScreen: .corners
    case .menu: .dots
    case .fit, .fill, .fitWidth, .naturalSize, .trash, .undo, .help: nil
    }
  }
}
