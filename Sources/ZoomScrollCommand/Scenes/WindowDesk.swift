import DisplayList

/// What a scene may ask of the window that it is in.
struct WindowDesk {
  /// Fills the screen, or leaves it.
  var toggleFullScreen: @MainActor () -> Void
  var isFullScreen: @MainActor () -> Bool
  /// Nobody needs to see the pointer (false), or somebody does.
  var showPointer: @MainActor (Bool) -> Void
  /// Lets somebody choose files, beginning in a folder; hears their paths, or addresses.
  var chooseFiles:
    @MainActor (_ folder: [UInt8]?, _ receive: @escaping @MainActor ([String]) -> Void) -> Void
  /// Lets somebody choose where a file is to be, beginning with a path; hears the path.
  var choosePlace:
    @MainActor (_ path: [UInt8], _ receive: @escaping @MainActor (String) -> Void) -> Void
  /// The desktop hears that somebody has opened these, and says which were opened before: the last first.
  var noteOpened: @MainActor (_ paths: [String]) -> Void
  var recentFiles: @MainActor () -> [[UInt8]]
  /// Nil where there is no other window.
  var openNewWindow: (@MainActor () -> Void)?
  /// Lets somebody print a picture; hears nil, or why not, in the system's words.
  var printPicture:
    @MainActor (
      _ picture: PixelBuffer, _ name: String,
      _ receive: @escaping @MainActor (_ problem: String?) -> Void
    ) -> Void
  /// For other programs to paste.
  var copyText: @MainActor (String) -> Void
  /// The paths of files and, to be pasted as a picture, the bytes of the only one, and what makes a PNG of it.
  var copyFiles:
    @MainActor (
      _ paths: [[UInt8]], _ contents: [UInt8]?, _ picture: (@Sendable () async -> [UInt8]?)?,
      _ isCut: Bool
    ) -> Void
  /// Hears of the files that were copied or cut last; nil when whoever has them does not answer.
  var pasteFiles:
    @MainActor (_ receive: @escaping @MainActor (_ paths: [[UInt8]]?, _ isCut: Bool) -> Void)
      -> Void
}
