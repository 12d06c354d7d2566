import Foundation
import PortableUIKit

/// A file of controllers. There is nothing here that reads one: it says so, and where a controller must come of it, the
/// program ends with what it asked for.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    MissingFeatures.shared.handler(
      "UIStoryboard: “\(name)” is not read: controllers are made in code. instantiateInitialViewController() returns nil."
    )
    return nil
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    preconditionFailure(
      "UIStoryboard: “\(name)” is not read, so there is no “\(identifier)”: make that controller in code"
    )
  }

  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    preconditionFailure(
      "UIStoryboard: “\(name)” is not read, so there is no “\(identifier)”: make a \(Controller.self) in code"
    )
  }
}
