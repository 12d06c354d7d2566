import Foundation
import PortableUIKit

extension UIBarButtonItem {
  /// A button with a menu: a tap opens it, or where there is an action calls that, and holding it opens the menu.
  ///
  /// It is the item's `customView`: title and image are those it is made with.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    let button = UIButton(type: .system)
    button.setTitle(title ?? primaryAction?.title, for: .normal)
    button.setImage(image ?? primaryAction?.image, for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = primaryAction == nil
    if let primaryAction { button.addAction(primaryAction, for: .touchUpInside) }
    button.sizeToFit()
    self.init(customView: button)
  }

  /// What the item opens, of one that was made with a menu.
  public var menu: UIMenu? {
    get { (customView as? UIButton)?.menu }
    set { (customView as? UIButton)?.menu = newValue }
  }
}
