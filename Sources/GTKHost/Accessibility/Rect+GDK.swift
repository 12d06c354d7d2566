import CGtk4
import ScrollGeometry

extension Rect {
  /// Beyond it nobody sees anything, points: GTK adds places up in 32 bits.
  private static let farthest = 0x1p24

  /// In whole points, at least one wide and high. A place that is no number is the window's corner, what is farther away than
  /// GTK can count lies as far as it can be.
  var gdk: GdkRectangle {
    GdkRectangle(
      x: Self.whole(minX), y: Self.whole(minY), width: max(1, Self.whole(width)),
      height: max(1, Self.whole(height)))
  }

  private static func whole(_ value: Double) -> Int32 {
    value.isNaN ? 0 : Int32(min(max(value.rounded(), -farthest), farthest))
  }
}
