import DisplayList
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

/// A picture whose pixels a host finds by the texture's name.
open class UIImage: NSObject, @unchecked Sendable {
  /// The whole of it is the picture.
  public let texture: TextureID
  public let pixelSize: Size
  /// Pixels per point.
  public let scale: CGFloat

  /// A picture that is the right way up.
  public init(texture: TextureID, pixelSize: Size, scale: CGFloat = 1) {
    self.texture = texture
    self.pixelSize = pixelSize
    self.scale = scale
    super.init()
  }

  /// Points.
  open var size: CGSize { CGSize(pixelSize / scale.native) }

  /// Pictures are turned upright when they are decoded.
  open var imageOrientation: Orientation { .up }
}
