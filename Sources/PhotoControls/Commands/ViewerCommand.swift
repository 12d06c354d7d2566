import Localization

/// What a person can have done by a button, a menu or a key.
enum ViewerCommand: CaseIterable {
  case grid, previous, next, open, choose, compare, layOut
  case zoomIn, zoomOut, fit, fill, fitWidth, naturalSize, twofold, threefold
  case turnRight, turnLeft, mirror, flip
  case information, pin, showPins, favourite, rename, trash, undo, redo, fullScreen, menu, help
  case share, copyPhoto, cutPhoto, paste, copyPath, saveCopy, printPhoto, showInFolder, openWith,
    wallpaper
  case slideshow, pause, find, openFiles, openRecent, newWindow, settings
  case play, stack

  /// What a button and a menu say.
  var title: String {
    switch self {
    case .grid: Words.text("All photos")
    case .previous: Words.text("Previous photo")
    case .next: Words.text("Next photo")
    case .open: Words.text("Open")
    case .choose: Words.text("Choose")
    case .compare: Words.text("Compare")
    case .layOut: Words.text("Lay on a desk")
    case .zoomIn: Words.text("Zoom in")
    case .zoomOut: Words.text("Zoom out")
    case .fit: Words.text("Whole photo")
    case .fill: Words.text("Fill the window")
    case .fitWidth: Words.text("As wide as the window")
    case .naturalSize: Words.text("Actual pixels")
    case .twofold: Words.percent(2)
    case .threefold: Words.percent(3)
    case .turnRight: Words.text("Turn right")
    case .turnLeft: Words.text("Turn left")
    case .mirror: Words.text("Swap left and right")
    case .flip: Words.text("Swap top and bottom")
    case .information: Words.text("Information")
    case .pin: Words.text("Pin a note…")
    case .showPins: Words.text("Show pins")
    case .favourite: Words.text("Favourite")
    case .rename: Words.text("Rename…")
    case .trash: Words.text("Move to trash")
    case .undo: Words.text("Undo")
    case .redo: Words.text("Redo")
    case .fullScreen: Words.text("Full screen")
    case .menu: Words.text("Menu")
    case .help: Words.text("Keys and gestures")
    case .share: Words.text("Copy, open with…")
    case .copyPhoto: Words.text("Copy photo")
    case .cutPhoto: Words.text("Cut photo")
    case .paste: Words.text("Paste files")
    case .copyPath: Words.text("Copy path")
    case .saveCopy: Words.text("Save a copy…")
    case .printPhoto: Words.text("Print…")
    case .showInFolder: Words.text("Show in folder")
    case .openWith: Words.text("Open with…")
    case .wallpaper: Words.text("Set as background…")
    case .slideshow: Words.text("Slideshow")
    case .pause: Words.text("Pause the slideshow")
    case .find: Words.text("Find by name…")
    case .openFiles: Words.text("Open photos…")
    case .openRecent: Words.text("Opened before…")
    case .newWindow: Words.text("New window")
    case .settings: Words.text("Settings…")
    case .play: Words.text("Play the video")
    case .stack: Words.text("What was taken with it")
    }
  }

  /// The key that it has and keeps, as a menu writes it; nil where it has none, or may have another.
  var fixedKey: String? {
    switch self {
    case .grid: "G"
    case .previous: Words.text("←")
    case .next: Words.text("→")
    case .open: Words.text("Return")
    case .choose: Words.text("Ctrl Space")
    case .zoomIn: "+"
    case .zoomOut: "−"
    case .fullScreen: "F11"
    case .pause, .play: Words.text("Space")
    default: nil
    }
  }

  var icon: Icon? {
    switch self {
    case .grid: .grid
    case .previous: .chevronLeft
    case .next: .chevronRight
    case .zoomIn: .plus
    case .zoomOut: .minus
    case .turnRight: .turnRight
    case .trash: .bin
    case .information: .info
    case .fullScreen: .corners
    case .menu: .dots
    case .share: .share
    case .pause: .pause
    case .favourite: .heart
    case .turnLeft, .mirror, .flip, .open, .choose, .compare, .layOut, .rename: nil
    case .cutPhoto, .paste, .saveCopy, .printPhoto, .openRecent: nil
    case .copyPhoto, .copyPath, .showInFolder, .openWith, .wallpaper, .slideshow: nil
    case .play: .play
    case .stack: nil
    case .pin, .showPins, .fit, .fill, .fitWidth, .naturalSize, .twofold, .threefold, .undo, .redo,
      .help, .find,
      .openFiles,
      .newWindow,
      .settings:
      nil
    }
  }
}
