/// What a scene may ask of the window that it is in.
struct WindowDesk {
  /// Fills the screen, or leaves it.
  var toggleFullScreen: @MainActor () -> Void
  /// Nobody needs to see the pointer (false), or somebody does.
  var showPointer: @MainActor (Bool) -> Void
}
