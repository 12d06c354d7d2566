import PhotoBrowserApp
import PhotoGrid
import PictureFacts
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoControls

/// Answers when it is told to.
private final class LateFacts: PhotoFactsSource {
  private(set) var asked: [Int32] = []
  private var receivers: [(Int32, (PhotoFacts) -> Void)] = []

  func readFacts(of picture: Int32, _ receiver: @escaping (PhotoFacts) -> Void) {
    asked.append(picture)
    receivers.append((picture, receiver))
  }

  func answer() {
    for (picture, receiver) in receivers {
      receiver(PhotoFacts(name: "\(picture).jpg", path: "/photos/\(picture).jpg"))
    }
    receivers = []
  }
}

extension PhotoViewerScreenTests {
  private func makeStage(_ facts: LateFacts, size: Size) -> (Stage, PhotoViewerScreen) {
    for picture in 0..<6 { store.states[Int32(picture)] = .ready(Size(width: 3000, height: 2000)) }
    let album = FixedAlbum((0..<6).map { Photo(name: "\($0).jpg", picture: Int32($0)) })
    let library = PhotoLibraryScreen(
      photos: PhotoBrowserScreen(album: album, store: store), album: album, store: store)
    let viewer = PhotoViewerScreen(library: library, album: album, store: store, facts: facts)
    let stage = Stage(size: size, root: viewer)
    settle(stage, viewer)
    return (stage, viewer)
  }

  @Test func informationFollowsThePhotoThatIsShown() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 1200, height: 800))
    stage.key("i")
    stage.wait(0.3)
    #expect(facts.asked == [0])
    stage.key(.right)
    settle(stage, viewer)
    #expect(facts.asked == [0, 1])
    // What comes too late is of no photo that is shown.
    facts.answer()
    stage.wait(0.1)
    #expect(stage.displayList.description.contains("1.jpg"))
    #expect(!stage.displayList.description.contains("0.jpg"))
    let panel = try #require(viewer.information?.view)
    let frame = panel.frame
    #expect(frame.maxX == 1188 && frame.minY == 68 && frame.maxY <= 788)
    // Escape is for it first.
    stage.key(.escape)
    settle(stage, viewer)
    #expect(viewer.information == nil)
    #expect(!viewer.library.showsGrid)
    stage.wait(0.3)
    #expect(panel.superview == nil)
  }

  @Test func inANarrowWindowItLiesBelow() throws {
    let facts = LateFacts()
    let (stage, viewer) = makeStage(facts, size: Size(width: 400, height: 700))
    stage.key("i")
    facts.answer()
    stage.wait(0.3)
    let frame = try #require(viewer.information?.view.frame)
    #expect(frame.width == 376 && frame.maxY == 688 && frame.minY >= 350)
    // It belongs to a photo, and goes with it.
    stage.key("g")
    settle(stage, viewer)
    #expect(viewer.information == nil)
  }
}
