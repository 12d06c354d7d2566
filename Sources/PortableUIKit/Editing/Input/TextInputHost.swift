import ScrollGeometry

/// What a view that one writes into says to the host of its window, which knows texts and input methods, and no gestures.
/// The host answers with `InputEvent.Kind.text`, so that what was written can be recorded and played again.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol TextInputHost: AnyObject {
  /// Who is written into, as it is now; nil: nobody.
  func textInputChanged(_ state: TextInputState?)
  /// For other programs, and for `requestPaste`.
  func copy(text: String)
  /// What the clipboard has comes as an event.
  func requestPaste()
}

/// Which host a window has, for those who are written into.
#if !hasFeature(Embedded)
  @MainActor
#endif
public enum TextInputHosts {
  private static let one = OneForAll(WindowHosts<any TextInputHost>())
  /// The one of this program.
  public static var shared: WindowHosts<any TextInputHost> { one.instance }
}
