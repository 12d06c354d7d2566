import DisplayList
import Foundation
import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

// Photos that become larger and smaller fill the window in every frame.
extension PhotoLibraryScreenTests {
  private func gridStage(_ count: Int = 400) throws -> (Stage, PhotoLibraryScreen, PhotoGridScreen)
  {
    let (stage, library) = makeStage(count)
    stage.key("g")
    settle(stage, library)
    let grid = try #require(library.grid)
    grid.collectionView.contentOffset.y = 3000
    settle(stage, library)
    return (stage, library, grid)
  }

  @Test(arguments: [[1], [-1], [1, 1], [-1, -1], [1, -1, 1], [-1, 1, 1, 1]])
  func picturesFillTheWindowAtEverySizeInBetween(notches: [Int]) throws {
    let (stage, library, grid) = try gridStage()
    let pointer = CGPoint(x: 900, y: 300)
    for notch in notches {
      #expect(grid.changeDensity(by: notch, about: pointer))
      // The next one comes before it is at rest.
      for _ in 0..<6 {
        stage.frame()
        library.storeDidChange()
        _ = store.deliver()
        #expect(bareShare(of: stage, countsPlaces: true) < 0.002)
      }
    }
    for _ in 0..<60 {
      stage.frame()
      library.storeDidChange()
      _ = store.deliver()
      #expect(bareShare(of: stage, countsPlaces: true) < 0.002)
    }
    settle(stage, library)
    #expect(grid.levels.isEmpty && grid.collectionView.alpha == 1)
    #expect(bareShare(of: stage, countsPlaces: true) < 0.002)
  }

  /// Both densities are where the closed form has them: as large as the spring says, the larger pictures as opaque as the way.
  @Test(arguments: [1, -1])
  func bothDensitiesFollowTheSpring(steps: Int) throws {
    let (stage, library, grid) = try gridStage()
    let old = grid.side(grid.density)
    let before = stage.displayList.seenPieces.filter { $0.texture != nil }
    #expect(grid.changeDensity(by: steps, about: CGPoint(x: 640, y: 400)))
    let new = grid.side(grid.density)
    // Nothing has jumped.
    let list = stage.displayList
    for piece in before { #expect(list.seenPieces.contains { $0.looks(like: piece, within: 1) }) }
    let omega = 2 * Double.pi / GridTunables.closing
    var age = 0.0
    for _ in 0..<40 {
      age += 1.0 / 60
      grid.settleZoom(by: 1.0 / 60)
      guard !grid.zoom.isAtRest else { break }
      let side = new * (1 + (old / new - 1) * (1 + omega * age) * exp(-omega * age))
      let share = log(side / min(old, new)) / log(max(old, new) / min(old, new))
      let late = max(0, 2 * share - 1)
      let other = grid.levels.first?.collectionView
      #expect((Double(grid.collectionView.transform.a) - side / new).magnitude < 1e-9)
      if let other { #expect((Double(other.transform.a) - side / old).magnitude < 1e-9) }
      let larger = steps > 0 ? grid.collectionView : other
      // What is not seen yet lies behind; what is seen no more has gone.
      let isHidden = larger == nil || (larger === grid.view.subviews[0])
      let opacity = isHidden ? 0 : Double(try #require(larger).alpha)
      #expect((opacity - late * late * (3 - 2 * late)).magnitude < 1e-9)
    }
    settle(stage, library)
    #expect(grid.levels.isEmpty)
  }

  /// Fingers that pinch further than there are sizes hold against a band.
  @Test(arguments: [(300.0, 20.0), (20.0, 500.0)])
  func fingersHoldAgainstABandAtBothEnds(from: Double, to: Double) throws {
    let (stage, library, grid) = try gridStage()
    var (least, most) = (1.0, 1.0)
    stage.onFrame = {
      let ends = [-1, 1].map { grid.canChangeDensity(by: $0) }
      if !ends[0] { least = min(least, grid.zoom.scale) }
      if !ends[1] { most = max(most, grid.zoom.scale) }
    }
    for _ in 0..<4 {
      stage.pinch(Point(x: 640, y: 400), from, to, 0.3)
      settle(stage, library)
    }
    stage.onFrame = nil
    #expect(least > 0.5 && most < 2)
    #expect(from > to ? least < 1 : most > 1)
    #expect(grid.levels.isEmpty && grid.collectionView.transform == .identity)
  }

  /// The wheel and fingers reach the photos that come, though nothing is seen of them yet.
  @Test func whatIsNotSeenYetIsReachedByThePointer() throws {
    let (stage, _, grid) = try gridStage()
    #expect(grid.changeDensity(by: 1))
    stage.frame()
    let hit = grid.view.hitTest(CGPoint(x: 640, y: 400), with: nil)
    #expect(hit?.isDescendant(of: grid.collectionView) == true)
  }
}
