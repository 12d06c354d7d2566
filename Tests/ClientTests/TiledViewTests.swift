import UIKit
import ScrollGeometry
import TestStage
import Testing

@testable import Clients

final class TileLog: TiledViewDelegate {
  var prepared: [String] = []
  func tiledView(_ view: TiledView, prepare tile: UIView, row: Int, column: Int, level: Int) {
    prepared.append("\(level):\(row),\(column)")
    tile.backgroundColor = (row + column) % 2 == 0 ? .white : .black
  }
}

@MainActor
struct TiledViewTests {
  let view = TiledView(pictureSize: CGSize(width: 4096, height: 3000))
  let log = TileLog()
  let stage: Stage

  init() {
    view.delegate = log
    stage = Stage(size: Size(width: 512, height: 512), view: view)
  }

  private var expectedTiles: Set<[Int]> {
    let side = Double(256 << view.level)
    let scale = Double(view.scrollView.zoomScale)
    let bounds = view.scrollView.bounds
    let minX = max(0, Double(bounds.minX) / scale)
    let maxX = min(4096, Double(bounds.maxX) / scale)
    let minY = max(0, Double(bounds.minY) / scale)
    let maxY = min(3000, Double(bounds.maxY) / scale)
    var tiles: Set<[Int]> = []
    for row in 0..<12 where Double(row) * side < maxY && Double(row + 1) * side > minY {
      for column in 0..<16 where Double(column) * side < maxX && Double(column + 1) * side > minX {
        tiles.insert([row, column])
      }
    }
    return tiles
  }

  private var shownTiles: Set<[Int]> { Set(view.tiles.keys.map { [$0[0], $0[1]] }) }

  @Test func `Two by two tiles fill the window at first`() {
    #expect(log.prepared == ["0:0,0", "0:0,1", "0:1,0", "0:1,1"])
    #expect(shownTiles == expectedTiles)
  }

  @Test func `In every frame of a throw just the tiles in sight exist`() {
    stage.onFrame = {
      let shown = shownTiles
      let expected = expectedTiles
      #expect(shown == expected)
    }
    stage.swipe(from: Point(x: 400, y: 400), to: Point(x: 100, y: 250), 0.1)
    #expect(stage.settle())
    #expect(view.scrollView.contentOffset.x > 400)
    #expect(view.made <= 12)
    #expect(log.prepared.count > view.made)
  }

  @Test func `Zooming out takes coarser tiles, and draws them`() {
    stage.pinch(Point(x: 256, y: 256), 400, 160, 0.3)
    #expect(stage.settle())
    #expect(abs(view.scrollView.zoomScale - 0.42) < 1e-9)
    #expect(view.level == 1)
    #expect(shownTiles == expectedTiles)
    view.scrollView.zoomScale = 0.25
    view.scrollView.contentOffset = .zero
    stage.frame()
    #expect(view.level == 2)
    #expect(log.prepared.suffix(4) == ["2:0,0", "2:0,1", "2:1,0", "2:1,1"])
    #expect(view.tiles[[0, 1]]?.frame == CGRect(x: 1024, y: 0, width: 1024, height: 1024))
  }
}
