import DisplayList
import Foundation
import PhotoBrowserApp
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

@MainActor
struct PhotoBrowserScreenTests {
  let store = FakeTileStore()

  private func makeScreen(_ count: Int, size: Size = Size(width: 6000, height: 4000))
    -> PhotoBrowserScreen
  {
    for picture in 0..<count { store.states[Int32(picture)] = .ready(size) }
    return PhotoBrowserScreen(
      photos: (0..<count).map { Photo(name: "photo \($0).jpg", picture: Int32($0)) }, store: store)
  }

  /// Settles with everything delivered.
  private func settle(_ stage: Stage, _ screen: PhotoBrowserScreen) {
    repeat {
      #expect(stage.settle())
      screen.storeDidChange()
    } while store.deliver()
    stage.frame()
  }

  /// What can be seen is covered, by tiles whose level is within one of the ideal.
  private func expectSharp(
    _ stage: Stage, _ picture: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let images = stage.displayList.images.filter { !$0.visibleRect.isEmpty }
    #expect(!images.isEmpty, sourceLocation: sourceLocation)
    for image in images {
      #expect(image.texture.picture == picture, sourceLocation: sourceLocation)
      #expect(
        image.scale <= 2 && image.scale > 0.25
          || image.texture.level == 0 && image.scale > 1,
        "\(image.texture) at \(image.scale)", sourceLocation: sourceLocation)
      #expect(
        image.source.size.width <= 512 && image.source.size.height <= 512,
        sourceLocation: sourceLocation)
    }
  }

  private func coveredArea(_ stage: Stage) -> Double {
    stage.displayList.images.reduce(0) {
      $0 + $1.visibleRect.size.width * $1.visibleRect.size.height
    }
  }

  @Test(arguments: [1.0, 2.0]) func everythingIsSharpOnceItHasSettled(pixelsPerPoint: Double) {
    let screen = makeScreen(5)
    let stage = Stage(pixelsPerPoint: pixelsPerPoint, root: screen)
    settle(stage, screen)
    expectSharp(stage, 0)
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 200, y: 400), 0.2)
    settle(stage, screen)
    #expect(screen.browser.page == 1)
    expectSharp(stage, 1)
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.3)
    settle(stage, screen)
    #expect(abs(Double(screen.browser.zoomScale) - 2.5) < 0.001)
    expectSharp(stage, 1)
    // The window is filled, without a hole and without drawing a place twice.
    #expect(abs(coveredArea(stage) - 1024 * 768 * pixelsPerPoint * pixelsPerPoint) < 4000)
    stage.pinch(Point(x: 300, y: 300), 100, 500, 0.3)
    settle(stage, screen)
    expectSharp(stage, 1)
    stage.pinch(Point(x: 512, y: 384), 600, 20, 0.4)
    settle(stage, screen)
    #expect(screen.browser.zoomScale == 1)
    expectSharp(stage, 1)
  }

  @Test func onePhotoAndItsNeighboursAreWantedWhilePagesAreTurned() {
    let screen = makeScreen(6)
    let stage = Stage(root: screen)
    settle(stage, screen)
    for page in 1...5 {
      stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 200, y: 400), 0.2)
      settle(stage, screen)
      let near = Set([page - 1, page, page + 1].map { Int32($0) }.filter { $0 < 6 })
      #expect(screen.browser.page == page && Set(store.wanted.map(\.picture)) == near)
    }
    #expect(store.mostPictures == 3)
  }

  @Test func aPhotoThatIsTurnedToIsLookedAtAgain() {
    let screen = makeScreen(3)
    store.states[0] = .failed("h.org does not answer.")
    let stage = Stage(root: screen)
    settle(stage, screen)
    for (start, end) in [(800.0, 200.0), (200, 800)] {
      stage.swipe(from: Point(x: start, y: 400), to: Point(x: end, y: 400), 0.2)
      settle(stage, screen)
    }
    #expect(store.looks == [0, 1, 0])
  }

  @Test func aZoomLimitHoldsForEveryPhotoAtOnce() {
    let screen = makeScreen(2)
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    settle(stage, screen)
    screen.browser.zoomLimit = 3
    #expect(screen.browser.maximumZoomScale == 3)
    screen.browser.setZoomScale(100, animated: false)
    settle(stage, screen)
    #expect(screen.browser.zoomScale == 3)
    screen.browser.zoomLimit = 2
    settle(stage, screen)
    #expect(screen.browser.zoomScale == 2)
    screen.browser.zoomLimit = nil
    #expect(screen.browser.maximumZoomScale > 4)
  }

  @Test func screenReadersFindThePhotoOrWhyThereIsNone() throws {
    let screen = makeScreen(2)
    store.states[1] = .failed("It is no picture.")
    let stage = Stage(pixelsPerPoint: 1, root: screen)
    settle(stage, screen)
    let photo = try #require(stage.window.accessibilityTree.elements.first)
    #expect(photo.role == .image)
    #expect(photo.label == "photo 0.jpg")
    #expect(photo.value == nil)
    screen.browser.setPage(1, animated: false)
    settle(stage, screen)
    let missing = stage.window.accessibilityTree.elements.first { $0.label == "photo 1.jpg" }
    #expect(missing?.value == "It is no picture.")
  }

  @Test func aZoomedPhotoSaysHowFarItsSharperVersionIs() {
    let screen = makeScreen(2)
    let stage = Stage(root: screen)
    settle(stage, screen)
    store.shares[0] = 0.425
    screen.storeDidChange()
    stage.frame()
    // Fitted, there is nothing to wait for.
    #expect(!stage.displayList.description.contains("Making"))
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.3)
    settle(stage, screen)
    #expect(stage.displayList.description.contains("\"Making it sharp: 42 %\""))
    store.shares[0] = nil
    screen.storeDidChange()
    stage.frame()
    #expect(!stage.displayList.description.contains("Making"))
    #expect(!stage.loop.needsFrame)
  }

  @Test func whoLetsPeopleWaitIsNamed() {
    let screen = makeScreen(2)
    store.states[0] = .waiting
    store.slowHosts[0] = "maps.org"
    let stage = Stage(root: screen)
    settle(stage, screen)
    #expect(texts(stage) == ["photo 0.jpg", "Waiting for maps.org"])
    store.states[0] = .ready(Size(width: 6000, height: 4000))
    screen.storeDidChange()
    settle(stage, screen)
    // Its tiles are still to come.
    #expect(texts(stage) == ["Waiting for maps.org"])
    store.slowHosts[0] = nil
    screen.storeDidChange()
    stage.frame()
    #expect(texts(stage).isEmpty && !stage.loop.needsFrame)
  }

  @Test func whileTilesArriveThereIsNeverAHole() {
    let screen = makeScreen(3)
    let stage = Stage(root: screen)
    settle(stage, screen)
    let full = 1024 * 768.0
    stage.onFrame = {
      _ = store.deliver(1)
      guard screen.browser.zoomScale >= 2 else { return }
      #expect(coveredArea(stage) > full - 4000)
    }
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.3)
    #expect(stage.settle())
    stage.swipe(from: Point(x: 700, y: 500), to: Point(x: 400, y: 300), 0.3, hold: 0.1)
    #expect(stage.settle())
    #expect(screen.browser.zoomScale > 2)
  }

  @Test func noNeighbourIsSeenWhileAZoomedPhotoIsMovedInsideItsEdges() {
    let screen = makeScreen(5)
    let stage = Stage(root: screen)
    settle(stage, screen)
    screen.browser.page = 2
    settle(stage, screen)
    stage.doubleTap(Point(x: 500, y: 400))
    settle(stage, screen)
    stage.onFrame = {
      _ = store.deliver()
      for image in stage.displayList.images where !image.visibleRect.isEmpty {
        #expect(image.texture.picture == 2)
      }
    }
    stage.swipe(from: Point(x: 200, y: 400), to: Point(x: 900, y: 400), 0.4, hold: 0.1)
    #expect(stage.settle())
    stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 100, y: 400), 0.4, hold: 0.1)
    #expect(stage.settle())
    #expect(screen.browser.zoomScale > 2)
  }

  @Test func onlyWhatIsNearIsWanted() {
    let screen = makeScreen(1000)
    let stage = Stage(root: screen)
    settle(stage, screen)
    for _ in 0..<10 {
      stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 200, y: 400), 0.15)
      settle(stage, screen)
    }
    #expect(screen.browser.page == 10)
    #expect(screen.browser.livePages.count <= 3)
    // The fitted preview is level 2: 1500 × 1000 pixels, six tiles a page.
    #expect(store.mostWanted <= 4 * 6)
    // The page on screen first.
    #expect(store.wanted.prefix(store.visibleCount).allSatisfy { $0.picture == 10 })
  }

  @Test func theStoreIsAskedAnewOnlyForOtherTilesOrAfterNews() {
    let screen = makeScreen(3)
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.pinch(Point(x: 512, y: 384), 100, 308, 0.3)
    settle(stage, screen)
    let wishes = store.wishCount
    let before = stage.displayList.images
    stage.touch((1, .down, 512, 384))
    for x in 513..<530 { stage.touch((1, .move, Double(x), 384)) }
    #expect(stage.displayList.images.map(\.texture) == before.map(\.texture))
    #expect(stage.displayList.images.map(\.visibleRect) != before.map(\.visibleRect))
    #expect(store.wishCount == wishes)
    store.forget(before[0].texture)
    stage.touch((1, .move, 530, 384))
    #expect(store.wishCount == wishes + 1)
    // Its place is filled by a coarser one.
    #expect(stage.displayList.images.map(\.texture.level) != before.map(\.texture.level))
    for x in stride(from: 560.0, to: 1000, by: 30) { stage.touch((1, .move, x, 384)) }
    #expect(store.wishCount > wishes + 1)
  }

  @Test func drawingHasNoEffect() {
    let screen = makeScreen(3)
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.doubleTap(Point(x: 500, y: 400))
    settle(stage, screen)
    let list = stage.window.displayList
    let wishes = store.wishCount
    // All this is news, and the business of the next frame.
    store.forget(stage.displayList.images[0].texture)
    store.shares[0] = 0.5
    #expect(stage.window.displayList == list && !stage.loop.needsFrame)
    #expect(stage.window.snapshotView(afterScreenUpdates: false) != nil)
    #expect(store.wishCount == wishes)
    stage.frame()
    #expect(stage.displayList != list && store.wishCount == wishes + 1)
    #expect(texts(stage) == ["Making it sharp: 50 %"])
  }

  @Test func whatIsNoPictureSaysSo() {
    let screen = makeScreen(2)
    store.states[0] = .failed("This file is empty.")
    let stage = Stage(root: screen)
    settle(stage, screen)
    let texts = stage.displayList.items.compactMap { item -> String? in
      if case .text(let run) = item { run.text } else { nil }
    }
    #expect(texts == ["photo 0.jpg", "This file is empty."])
    stage.pinch(Point(x: 512, y: 384), 100, 258, 0.3)
    settle(stage, screen)
    #expect(screen.browser.zoomScale == 1)
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 200, y: 400), 0.2)
    settle(stage, screen)
    #expect(screen.browser.page == 1)
    expectSharp(stage, 1)
  }

  @Test func aSizeThatBecomesKnownLaterFitsThePage() {
    let screen = makeScreen(2)
    store.states[0] = .waiting
    let stage = Stage(root: screen)
    #expect(stage.settle())
    #expect(stage.displayList.images.isEmpty)
    store.states[0] = .ready(Size(width: 2000, height: 4000))
    screen.storeDidChange()
    settle(stage, screen)
    expectSharp(stage, 0)
    let left = stage.displayList.images.map(\.visibleRect.minX).min() ?? 0
    let right = stage.displayList.images.map(\.visibleRect.maxX).max() ?? 0
    // 384 × 768 in the middle of 1024 × 768.
    #expect(abs(left - 320) < 0.5)
    #expect(abs(right - 704) < 0.5)
  }

  @Test func theTitleNamesThePhoto() {
    let screen = makeScreen(12)
    var titles: [String] = []
    screen.titleDidChange = { titles.append($0) }
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.key(.right)
    settle(stage, screen)
    #expect(titles == ["photo 0.jpg — 1 of 12", "photo 1.jpg — 2 of 12"])
  }

  private func texts(_ stage: Stage) -> [String] {
    stage.displayList.items.compactMap { item -> String? in
      if case .text(let run) = item { run.text } else { nil }
    }
  }

  /// How opaque the caption is, 0 when it is not there.
  private func captionOpacity(_ stage: Stage) -> Double {
    for item in stage.displayList.items {
      if case .pushOpacity(let opacity) = item { return opacity }
    }
    return texts(stage).isEmpty ? 0 : 1
  }

  @Test func theCaptionIsThereWhilePagesAreTurned() {
    let screen = makeScreen(12)
    let stage = Stage(root: screen)
    settle(stage, screen)
    #expect(texts(stage) == [])
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 500, y: 400), 0.3, lift: false)
    #expect(texts(stage) == ["photo 0.jpg", "1 of 12"])
    #expect(captionOpacity(stage) == 1)
    stage.touch((1, .move, 200, 400))
    #expect(texts(stage) == ["photo 1.jpg", "2 of 12"])
    stage.touch((1, .up, 200, 400))
    // It goes as the page comes to rest, a little in every frame.
    var last = 1.0
    var steps = 0
    stage.onFrame = {
      let now = captionOpacity(stage)
      #expect(now <= last && now >= last - 0.2)
      if now < last { steps += 1 }
      last = now
    }
    #expect(stage.settle())
    #expect(steps > 5 && texts(stage) == [])
  }

  @Test func noCaptionOnAZoomedPhoto() {
    let screen = makeScreen(3)
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.onFrame = { #expect(texts(stage) == []) }
    stage.doubleTap(Point(x: 300, y: 300))
    settle(stage, screen)
    stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 100, y: 400), 0.2)
    #expect(stage.settle())
  }

  /// The photo that is shown, and what there is to be said about it.
  private final class ChangingAlbum: PhotoAlbum {
    var pictures: [Int32] = []
    var asked = 0
    var count: Int { pictures.count }
    func photo(at page: Int) -> Photo {
      asked += 1
      return Photo(name: "\(pictures[page]).jpg", picture: pictures[page])
    }
    let reasonForEmptiness = "There is no folder."
  }

  @Test func theShownPhotoStaysWhenTheAlbumChanges() {
    let album = ChangingAlbum()
    album.pictures = [1, 2, 3]
    for picture in 1...20 { store.states[Int32(picture)] = .ready(Size(width: 6000, height: 4000)) }
    let screen = PhotoBrowserScreen(album: album, store: store)
    let stage = Stage(root: screen)
    var title = ""
    screen.titleDidChange = { title = $0 }
    settle(stage, screen)
    screen.browser.page = 1
    settle(stage, screen)
    stage.doubleTap(Point(x: 500, y: 400))
    settle(stage, screen)
    func become(_ new: [Int32], successors: [Int32: Int32] = [:]) {
      let old = album.pictures
      album.pictures = new
      screen.albumDidChange { new.firstIndex(of: successors[old[$0]] ?? old[$0]) }
      settle(stage, screen)
    }
    become([9, 1, 8, 2])
    #expect(title == "2.jpg — 4 of 4" && screen.browser.zoomScale > 2)
    expectSharp(stage, 2)
    // Its file has other bytes: the same page shows them.
    become([9, 1, 8, 12], successors: [2: 12])
    #expect(title == "12.jpg — 4 of 4" && screen.browser.zoomScale > 2)
    expectSharp(stage, 12)
    become([9, 1])
    #expect(title == "1.jpg — 2 of 2" && screen.browser.zoomScale == 1)
    expectSharp(stage, 1)
    become([])
    #expect(title == "No photos" && texts(stage) == ["No photos", "There is no folder."])
    #expect(stage.displayList.images.isEmpty)
    become([7])
    #expect(title == "7.jpg" && texts(stage) == [])
    expectSharp(stage, 7)
  }

  @Test func onlyPhotosThatAreNearAreAskedFor() {
    let album = ChangingAlbum()
    album.pictures = Array(0..<100_000)
    let screen = PhotoBrowserScreen(album: album, store: store)
    let stage = Stage(root: screen)
    settle(stage, screen)
    #expect(screen.browser.numberOfPages == 100_000 && album.asked < 100)
  }

  @Test func theShownPageIsWantedFirst() {
    let screen = makeScreen(3)
    let stage = Stage(root: screen)
    settle(stage, screen)
    stage.swipe(from: Point(x: 900, y: 400), to: Point(x: 250, y: 400), 0.3, lift: false)
    #expect(screen.browser.page == 1)
    let visible = store.wanted.prefix(store.visibleCount).map(\.picture)
    #expect(Set(visible) == [0, 1])
    #expect(visible.first == 1)
  }
}
