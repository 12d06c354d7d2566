import DisplayList
import PhotoBrowserApp
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

// Photos that come and go.
extension PhotoBrowserScreenTests {
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

  /// First it is said that folders are read, then what to do, which photos cover.
  @Test func whatIsShownWithoutPhotosCanBecomeAnother() {
    let album = ChangingAlbum()
    store.states[1] = .ready(Size(width: 600, height: 400))
    let screen = PhotoBrowserScreen(album: album, store: store)
    screen.emptyTitle = "Reading…"
    let stage = Stage(root: screen)
    settle(stage, screen)
    #expect(screen.title == "Reading…" && texts(stage) == ["Reading…", "There is no folder."])
    let label = UILabel(frame: .zero)
    label.text = "Drop photos here"
    screen.showWhenEmpty(label)
    screen.emptyTitle = "Welcome"
    screen.albumDidChange { _ in nil }
    settle(stage, screen)
    #expect(screen.title == "Welcome" && texts(stage) == ["Drop photos here"])
    #expect(label.frame == screen.view.bounds)
    album.pictures = [1]
    screen.albumDidChange { _ in nil }
    settle(stage, screen)
    #expect(screen.title == "1.jpg" && texts(stage) == [])
    screen.showWhenEmpty(nil)
    album.pictures = []
    screen.albumDidChange { _ in nil }
    settle(stage, screen)
    #expect(label.superview == nil && texts(stage) == ["Welcome", "There is no folder."])
  }
}
