import Foundation
import PortableUIKit

extension UIRefreshControl {
  /// Shown below the spinner, in 12 points where it says no font.
  public var attributedTitle: NSAttributedString? {
    get { (styledTitle as? TextPieces)?.source }
    set {
      styledTitle = newValue.map {
        TextPieces(
          NSAttributedString(attributedString: $0), font: .systemFont(ofSize: 12), color: .label)
      }
    }
  }
}
