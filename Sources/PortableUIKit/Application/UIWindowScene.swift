/// One instance of the program's interface. There is one.
open class UIScene: UIResponder {
  /// The values are UIKit's.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
}

/// The scene of all windows.
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var screen: UIScreen { .main }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? .current }

  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  open override var next: UIResponder? { UIApplication.shared }
}
