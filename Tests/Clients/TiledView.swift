import UIKit

protocol TiledViewDelegate: AnyObject {
  func tiledView(_ view: TiledView, prepare tile: UIView, row: Int, column: Int, level: Int)
}

/// A large picture of square tiles: only those in sight exist, as many pixels each as the zoom needs.
class TiledView: UIView, UIScrollViewDelegate {
  weak var delegate: TiledViewDelegate?
  let scrollView = UIScrollView()
  /// The whole picture, in its own points.
  let canvas: UIView
  /// Points on the screen.
  let tileSide: CGFloat = 256
  private(set) var level = 0
  private(set) var tiles: [IndexPath: UIView] = [:]
  private(set) var made = 0
  private var pool: [UIView] = []

  init(pictureSize: CGSize) {
    canvas = UIView(frame: CGRect(origin: .zero, size: pictureSize))
    super.init(frame: .zero)
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    scrollView.contentSize = pictureSize
    scrollView.minimumZoomScale = 0.25
    scrollView.maximumZoomScale = 1
    scrollView.bouncesZoom = false
    scrollView.addSubview(canvas)
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateTiles()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { canvas }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { updateTiles() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { updateTiles() }

  /// 0 at full size, 1 at half, 2 at a quarter.
  private func level(forScale scale: CGFloat) -> Int {
    scale > 0.5 ? 0 : scale > 0.25 ? 1 : 2
  }

  private func updateTiles() {
    let wanted = level(forScale: scrollView.zoomScale)
    if wanted != level {
      tiles.values.forEach(recycle)
      tiles.removeAll()
      level = wanted
    }
    // A tile's side in the canvas's points.
    let side = tileSide * CGFloat(1 << level)
    let visible = scrollView.convert(scrollView.bounds, to: canvas).intersection(canvas.bounds)
    guard !visible.isNull, !visible.isEmpty else { return }
    let columns = Int(visible.minX / side)...Int(((visible.maxX / side).rounded(.up)) - 1)
    let rows = Int(visible.minY / side)...Int(((visible.maxY / side).rounded(.up)) - 1)
    for (path, tile) in tiles where !rows.contains(path[0]) || !columns.contains(path[1]) {
      recycle(tile)
      tiles[path] = nil
    }
    for row in rows {
      for column in columns where tiles[[row, column]] == nil {
        let tile = pool.popLast() ?? makeTile()
        let frame = CGRect(
          x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
        tile.frame = frame.intersection(canvas.bounds)
        delegate?.tiledView(self, prepare: tile, row: row, column: column, level: level)
        canvas.addSubview(tile)
        tiles[[row, column]] = tile
      }
    }
  }

  private func makeTile() -> UIView {
    made += 1
    return UIView()
  }

  private func recycle(_ tile: UIView) {
    tile.removeFromSuperview()
    pool.append(tile)
  }
}
