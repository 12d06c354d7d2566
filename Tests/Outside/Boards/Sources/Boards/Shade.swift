import UIKit

/// What lies around a board.
enum Shade {
  static var table: UIColor { .black }
}
