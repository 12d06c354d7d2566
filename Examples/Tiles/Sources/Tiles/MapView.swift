import UIKit

/// Shows tiles, each when it is seen first, in the resolution that the zoom asks for; the layer keeps those that may be seen again.
class MapView: UIView {
  private let tiles = TileStore()

  override class var layerClass: AnyClass { CATiledLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    guard let layer = layer as? CATiledLayer else { return }
    layer.tileSize = CGSize(width: 256, height: 256)
    // One pixel for each point of the map, for two, for four… for 64.
    layer.levelsOfDetail = 7
  }

  /// An iPhone calls it on threads of its own: nothing here may change.
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let pixelsPerPoint = abs(context.ctm.a)
    guard let image = tiles.image(of: rect, pixelsPerPoint: pixelsPerPoint) else { return }
    UIImage(cgImage: image).draw(in: rect)
  }
}
