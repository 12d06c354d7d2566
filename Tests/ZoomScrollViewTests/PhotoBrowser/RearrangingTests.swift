import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import TestSupport
import Testing

@testable import ZoomScrollView

/// Pages that come, go and change places at once, while fingers are busy.
@MainActor
struct RearrangingTests {
  enum Direction: CaseIterable {
    case reading, against, down
  }

  /// Photos with names; a page shows the one whose name is at its place.
  @MainActor private final class Names {
    let album: Album
    var names: [Int]

    init(_ names: [Int], _ direction: Direction) {
      self.names = names
      album = Album(pages: names.count)
      switch direction {
      case .reading: break
      case .against: album.browser.semanticContentAttribute = .forceRightToLeft
      case .down: album.browser.navigationOrientation = .vertical
      }
      album.naturalSize = { [unowned self] in size(of: self.names[$0]) }
      album.browser.reloadData()
      album.stage.settle()
    }

    private func size(of name: Int) -> CGSize? {
      [CGSize(width: 6000, height: 4000), CGSize(width: 3000, height: 5000), nil][name % 3]
    }

    var shown: Int { names[album.browser.page] }

    func show(_ name: Int) {
      album.browser.page = names.firstIndex(of: name)!
      album.stage.settle()
    }

    func become(_ new: [Int]) {
      let old = names
      names = new
      album.count = new.count
      album.browser.rearrangePages { page in new.firstIndex(of: old[page]) }
    }

    func view(of name: Int) -> UIView? {
      names.firstIndex(of: name).flatMap { album.browser.viewForPage(at: $0) }
    }
  }

  @Test(arguments: [true, false], Direction.allCases)
  func theShownOneStaysWhereverItGoes(zoomed: Bool, direction: Direction) throws {
    let photos = Names(Array(0..<10), direction)
    photos.show(4)
    if zoomed { photos.album.stage.doubleTap(Point(x: 500, y: 300)) }
    photos.album.stage.settle()
    photos.album.stage.wait(0.5)
    let scale = photos.album.browser.zoomScale
    #expect((scale > 1) == zoomed)
    let view = try #require(photos.view(of: 4))
    for names in [[4, 20, 21], [30, 31, 2, 3, 40, 4], [7, 4, 6, 5, 3], [4], [9, 8, 4, 7]] {
      photos.album.expectSamePicture("\(names)") { photos.become(names) }
      #expect(photos.shown == 4 && photos.view(of: 4) === view)
      photos.album.stage.settle()
      #expect(photos.shown == 4 && photos.album.browser.zoomScale == scale)
      #expect(photos.album.seenPages == [photos.album.browser.page])
    }
    if zoomed { photos.album.browser.setZoomScale(1, animated: false) }
    photos.album.stage.settle()
    photos.show(8)
    #expect(photos.shown == 8)
  }

  @Test(arguments: [true, false], Direction.allCases)
  func inItsPlaceComesTheNextOrElseTheOneBefore(zoomed: Bool, direction: Direction) {
    let photos = Names(Array(0..<10), direction)
    photos.show(4)
    if zoomed { photos.album.stage.doubleTap(Point(x: 500, y: 300)) }
    photos.album.stage.settle()
    photos.become([20, 0, 1, 6, 9])
    photos.album.stage.settle()
    #expect(photos.shown == 6 && photos.album.browser.zoomScale == 1)
    photos.become([30, 0, 1, 31, 32])
    photos.album.stage.settle()
    #expect(photos.shown == 1)
    photos.become([50, 51])
    photos.album.stage.settle()
    #expect(photos.shown == 50)
    photos.become([])
    photos.album.stage.settle()
    #expect(photos.album.browser.numberOfPages == 0 && photos.album.seenPages == [])
    photos.become([60, 61])
    photos.album.stage.settle()
    #expect(photos.shown == 60)
  }

  /// A finger drags, and goes on dragging what it drags.
  @Test(arguments: Direction.allCases) func aDragGoesOn(direction: Direction) throws {
    let photos = Names(Array(0..<10), direction)
    photos.show(4)
    let stage = photos.album.stage
    var moved = 0.0
    func drag(by step: Double) {
      moved += step
      if direction == .down {
        stage.touch((1, .move, 800, 600 - moved))
      } else {
        stage.touch((1, .move, 800 - moved, 600))
      }
    }
    func place() throws -> Double {
      let seen = try #require(photos.view(of: 4).map { Rect($0.convert($0.bounds, to: nil)) })
      return direction == .down ? seen.minY : seen.minX
    }
    stage.touch((1, .down, 800, 600))
    for _ in 0..<15 { drag(by: 10) }
    for names in [[20, 21, 3, 4, 5, 6], [3, 4, 5, 20], [1, 3, 4, 5, 20, 21]] {
      let before = try place()
      photos.album.expectSamePicture("\(names)") { photos.become(names) }
      drag(by: 10)
      #expect(try place() == before - 10)
    }
    stage.touch((1, .up, 800, 600))
    #expect(stage.settle())
    #expect(photos.album.seenPages == [photos.album.browser.page])
  }

  /// Whatever happens to an album whatever people do meanwhile.
  /// The last ones have found faults.
  @Test(arguments: Array(0..<16) + [58, 77, 79, 83, 96, 100, 112]) func anOrderlyEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let photos = Names(Array(0..<8), Direction.allCases[Int(seed % 3)])
    let stage = photos.album.stage
    var fresh = 100
    stage.onFrame = {
      guard random.number(0...1) < 0.06 else { return }
      let shown = photos.album.count > 0 ? photos.shown : nil
      var names = photos.names
      switch Int(random.number(0...4.99)) {
      case 0: names.removeAll { _ in random.number(0...1) < 0.3 }
      case 1: names.removeAll { $0 == shown }
      case 2: names.shuffle(using: &random)
      default:
        for _ in 0...Int(random.number(0...3)) {
          fresh += 1
          names.insert(fresh, at: Int(random.number(0...Double(names.count))))
        }
      }
      // A finger may hold the zoomed one past its edge: then it is that one that stays.
      let kept = photos.album.browser.zoomedPage.map { photos.names[$0] } ?? shown
      photos.become(names)
      if let kept, let page = names.firstIndex(of: kept) {
        let browser = photos.album.browser
        #expect((browser.zoomedPage ?? browser.page) == page, "seed \(seed)")
      }
    }
    for _ in 0..<25 {
      let from = Point(x: random.number(200...900), y: random.number(100...650))
      let to = Point(x: random.number(20...1000), y: random.number(20...750))
      switch Int(random.number(0...4.99)) {
      case 0, 1: stage.swipe(from: from, to: to, random.number(0.1...0.3))
      case 2: stage.pinch(from, to: to, 100, random.number(40...250), 0.25)
      case 3: stage.doubleTap(from)
      default: stage.key(random.number(0...1) < 0.5 ? .left : .right)
      }
      stage.wait(random.number(0...0.3))
    }
    stage.onFrame = nil
    photos.become(photos.names + [1000, 1001])
    #expect(stage.settle(), "seed \(seed)")
    #expect(photos.album.seenPages == [photos.album.browser.page], "seed \(seed)")
    #expect(photos.album.browser.held.isEmpty, "seed \(seed)")
    stage.wait(0.6)
    stage.key("0")
    #expect(stage.settle())
    photos.show(1000)
    #expect(photos.shown == 1000 && photos.album.browser.zoomedPage == nil, "seed \(seed)")
  }
}
