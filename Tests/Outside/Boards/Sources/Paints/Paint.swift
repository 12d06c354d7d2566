import UIKit

/// The colours of a board.
public enum Paint {
  public static func field(_ column: Int, _ row: Int) -> UIColor {
    (column + row) % 2 == 0 ? Shade.light.colour : Shade.dark.colour
  }
}
