import PortableUIKit
import ScrollGeometry

// The same in the engine's points.
extension Stage {
  package convenience init(
    size: Size, pixelsPerPoint: Double = 1, framesPerSecond: Double = 120, root: UIViewController
  ) {
    self.init(
      size: CGSize(size), pixelsPerPoint: pixelsPerPoint, framesPerSecond: framesPerSecond,
      root: root)
  }

  package convenience init(
    size: Size, pixelsPerPoint: Double = 1, framesPerSecond: Double = 120, view: UIView
  ) {
    self.init(
      size: CGSize(size), pixelsPerPoint: pixelsPerPoint, framesPerSecond: framesPerSecond,
      view: view)
  }

  package func resize(_ width: Double, _ height: Double) {
    resize(to: CGSize(width: width, height: height))
  }
}
