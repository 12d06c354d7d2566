/// What a scene may ask of the window that it is in.
struct WindowDesk {
  /// Fills the screen, or leaves it.
  var toggleFullScreen: @MainActor () -> Void
  var isFullScreen: @MainActor () -> Bool
  /// Nobody needs to see the pointer (false), or somebody does.
  var showPointer: @MainActor (Bool) -> Void
  /// For other programs to paste.
  var copyText: @MainActor (String) -> Void
  /// The path of a file and, to be pasted as a picture, its bytes.
  var copyFile: @MainActor (_ path: [UInt8], _ contents: [UInt8]?) -> Void
}
