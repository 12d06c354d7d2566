#if !hasFeature(Embedded)
  import Foundation
#endif

/// What all windows of the program share.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIApplication: UIResponder {
  private static let one = OneForAll(UIApplication())
  open class var shared: UIApplication { one.instance }

  /// The language's direction. The host sets it.
  public internal(set) var userInterfaceLayoutDirection =
    UIUserInterfaceLayoutDirection.leftToRight
  #if hasFeature(Embedded)
    public internal(set) unowned(unsafe) var keyWindow: UIWindow?
  #else
    public internal(set) weak var keyWindow: UIWindow?
  #endif
}
