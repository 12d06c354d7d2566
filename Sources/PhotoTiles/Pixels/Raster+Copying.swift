import DisplayList
import Glibc

extension Raster {
  /// Takes over what the two have in common.
  ///
  /// - Parameters:
  ///   - place: where the part lies, in the same pixels as `area`, which is where this raster lies.
  func copy(_ part: PixelBuffer, lyingAt place: PixelArea, to area: PixelArea) {
    let shared = place.intersection(area)
    guard !shared.isEmpty else { return }
    for y in shared.y..<shared.maxY {
      memcpy(
        row(y - area.y) + (shared.x - area.x),
        part.base + (y - place.y) * part.bytesPerRow + (shared.x - place.x) * 4, shared.width * 4)
    }
  }
}
