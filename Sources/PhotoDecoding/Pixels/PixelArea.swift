/// A rectangle of whole pixels.
struct PixelArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Empty when they do not touch.
  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}
