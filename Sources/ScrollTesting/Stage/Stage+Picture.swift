import CairoPainter
import Foundation
import HeadlessHost
import PortableUIKit
import ScrollGeometry

extension Stage {
  /// What the last frame shows, as a PNG file; a window of more pixels than memory has gives none.
  ///
  /// The same on every machine but for its fonts.
  public func png() -> Data {
    picture?.png.map { Data($0) } ?? Data()
  }

  /// The colour of the pixel that has this point of the window in it; nil beyond the window.
  public func color(at place: CGPoint) -> UIColor? {
    let scale = displayList.pixelsPerPoint
    guard let picture, let x = Int(exactly: (place.x.native * scale).rounded(.down)),
      let y = Int(exactly: (place.y.native * scale).rounded(.down)),
      (0..<picture.width).contains(x), (0..<picture.height).contains(y)
    else { return nil }
    let bytes = picture.withPixels { pixels in
      let start = y * picture.bytesPerRow + 4 * x
      return (0..<3).map { CGFloat(pixels[start + $0]) / 255 }
    }
    return UIColor(red: bytes[2], green: bytes[1], blue: bytes[0], alpha: 1)
  }

  private var picture: Bitmap? {
    Painter(textures: window.textures, text: text).picture(of: displayList)
  }
}
