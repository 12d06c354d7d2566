import Foundation
import PortableUIKit

// No controller comes from a file.
extension UIViewController {
  public var storyboard: UIStoryboard? { nil }
  public var nibName: String? { nil }
  public var nibBundle: Bundle? { nil }
}
