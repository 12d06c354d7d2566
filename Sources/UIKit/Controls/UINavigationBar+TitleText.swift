import Foundation
import PortableUIKit

extension UINavigationBar {
  /// How the title is set: font, colours and lines; for what they do not say, the bar's own look.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { (titleStyle as? TitleStyle)?.attributes }
    set { titleStyle = newValue.map { TitleStyle($0) } }
  }

  /// The same for large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { (largeTitleStyle as? TitleStyle)?.attributes }
    set { largeTitleStyle = newValue.map { TitleStyle($0) } }
  }
}
