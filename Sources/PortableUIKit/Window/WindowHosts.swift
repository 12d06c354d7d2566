/// Which host of a kind each window has.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class WindowHosts<Host> {
  private var entries: [(window: WindowReference, host: Host)] = []

  /// - Parameter host: kept until the window has gone or gets another one; nil: none.
  public func set(_ host: Host?, for window: UIWindow) {
    entries.removeAll { $0.window.window == nil || $0.window.window === window }
    if let host { entries.append((WindowReference(window: window), host)) }
  }

  func host(of window: UIWindow?) -> Host? {
    guard let window else { return nil }
    return entries.first { $0.window.window === window }?.host
  }
}
