import PortableUIKit
import ScrollGeometry
import TilePyramid

extension PictureState {
  /// Points, with a pixel of the screen for each of the picture; nil when there is none to show.
  package func naturalSize(in traits: UITraitCollection) -> CGSize? {
    guard case .ready(let size) = self else { return nil }
    let density = max(1, Double(traits.displayScale))
    return CGSize(Size(width: size.width / density, height: size.height / density))
  }
}
