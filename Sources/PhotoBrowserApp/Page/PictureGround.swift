import DisplayList
import PortableUIKit

/// What lies behind a picture that is transparent somewhere. A page that has none carries none.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class PictureGround {
  /// - Parameter bounds: of the picture, in the coordinates of the list.
  func append(to list: inout DisplayList, covering bounds: CGRect, in context: DrawingContext) {}
}
