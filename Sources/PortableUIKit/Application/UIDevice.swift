/// The device as far as a view has to know it: it is held as the main screen lies.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIDevice: NSObject {
  private static let one = OneForAll(UIDevice())
  open class var current: UIDevice { one.instance }

  /// Called on the views' thread when a window has been turned. `UIKit` posts its notification here.
  public nonisolated(unsafe) static var didTurn: (() -> Void)?
  public private(set) final var isGeneratingDeviceOrientationNotifications = false

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "17.4" }
  open var isMultitaskingSupported: Bool { true }

  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// A phone, or a tablet when the screen is as large as one.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height).native >= TraitValues.leastTabletSide ? .pad : .phone
  }

  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
}
