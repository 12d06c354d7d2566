import DisplayList
import ScrollGeometry

extension UIImage {
  /// All of it, the right way up; nil where there is no host to make pixels, or only the host knows them.
  package final var uprightPixels: PixelBuffer? {
    guard let cgImage else { return nil }
    guard imageOrientation != .up || capInsets != .zero else { return cgImage.pixels }
    var list = DisplayList(size: Size(size), pixelsPerPoint: scale.native)
    append(to: &list.items, in: Rect(origin: .zero, size: list.size))
    return ImageCoders.current?.paint(list)
  }
}
