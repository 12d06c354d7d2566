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
  @preconcurrency @MainActor
#endif
public final class TextInputHosts {
  private static let one = OneForAll(TextInputHosts())
  public static var shared: TextInputHosts { one.instance }
  private var entries: [(window: WindowReference, host: any TextInputHost)] = []

  /// - Parameter host: kept until the window has gone or gets another one; nil: none.
  public func set(_ host: (any TextInputHost)?, for window: UIWindow) {
    entries.removeAll { $0.window.window == nil || $0.window.window === window }
    if let host { entries.append((WindowReference(window: window), host)) }
  }

  func host(of window: UIWindow?) -> (any TextInputHost)? {
    guard let window else { return nil }
    return entries.first { $0.window.window === window }?.host
  }
}
