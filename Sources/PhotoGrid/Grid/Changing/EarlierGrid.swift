import PhotoBrowserApp
import PortableUIKit
import TilePyramid

/// The grid as it was before its album changed, behind the photos on their way: wherever these have not come yet, nothing is
/// empty.
final class EarlierGrid: UIView {
  private var pictures: [ThumbnailView] = []
  /// So many changes have photos on their way.
  var changesUnderWay = 0
  /// Seconds since it is there.
  private(set) var age = 0.0

  /// - Parameters:
  ///   - cells: as they are shown.
  ///   - view: in whose coordinates they are to be here.
  init(_ cells: [PhotoGridCell], in view: UIView, store: any TileStore) {
    super.init(frame: view.bounds)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    for cell in cells {
      guard let photo = cell.thumbnail.photo, !cell.contentView.isHidden else { continue }
      let picture = ThumbnailView(frame: cell.convert(cell.bounds, to: view))
      picture.clipsToBounds = true
      picture.show(photo, of: store)
      addSubview(picture)
      pictures.append(picture)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// - Parameter isLeft: whether nothing will be seen at a place, own coordinates.
  func fade(_ isLeft: (CGPoint) -> Bool) {
    let left = pictures.map { isLeft(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
    UIView.animate(withDuration: GridTunables.fading) { [pictures] in
      for (picture, isLeft) in zip(pictures, left) { picture.alpha = isLeft ? 0 : 1 }
    }
  }

  func pass(_ seconds: Double) { age += seconds }

  /// Decides what is drawn in the frame that has been laid out, and says what that needs.
  func prepare() -> [TilePage] { pictures.compactMap { $0.prepare() } }
}
