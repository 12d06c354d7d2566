import UIKit

/// There is another one of this name in Boards, for itself.
enum Shade {
  case light, dark

  var colour: UIColor { UIColor(white: self == .light ? 0.9 : 0.2, alpha: 1) }
}
