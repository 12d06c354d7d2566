import DisplayList
import Glibc

extension Raster {
  /// Takes over what the two have in common.
  ///
  /// - Parameters:
  ///   - place: where the part lies, in the same pixels as `area`, which is where this raster lies.
  ///   - target: nothing outside is changed.
  func copy(
    _ part: PixelBuffer, lyingAt place: PixelArea, to area: PixelArea, within target: PixelArea
  ) {
    let shared = place.intersection(target)
    guard !shared.isEmpty else { return }
    for y in shared.y..<shared.maxY {
      memcpy(
        row(y - area.y) + (shared.x - area.x),
        part.base + (y - place.y) * part.bytesPerRow + (shared.x - place.x) * 4, shared.width * 4)
    }
  }

  /// Repeats the last column and row of what was copied, where the target goes a pixel further.
  func repeatEdge(of shown: PixelArea, lyingIn area: PixelArea, until target: PixelArea) {
    if shown.maxX == target.maxX - 1, shown.maxX > target.x {
      for y in target.y..<target.maxY {
        let pixel = row(y - area.y) + (shown.maxX - area.x)
        pixel[0] = pixel[-1]
      }
    }
    if shown.maxY == target.maxY - 1, shown.maxY > target.y {
      let last = row(shown.maxY - area.y) + (target.x - area.x)
      memcpy(last, row(shown.maxY - 1 - area.y) + (target.x - area.x), target.width * 4)
    }
  }
}
