import PhotoBrowserApp
import ScrollGeometry
import TestStage
import Testing
import TilePyramid

@testable import PhotoGrid

// Photos whose files go, and come back.
extension PhotoLibraryScreenTests {
  /// Whoever undoes the trash sees the photo at once: it is kept until somebody turns on.
  @Test func aPhotoThatHasJustGoneIsKept() {
    let album = ShrinkingAlbum()
    album.pictures = [1, 2, 3, 4, 5]
    for picture in album.pictures {
      store.states[picture] = .ready(Size(width: 3000, height: 2000))
    }
    let photos = PhotoBrowserScreen(album: album, store: store, page: 1)
    let library = PhotoLibraryScreen(photos: photos, album: album, store: store)
    let stage = Stage(size: Size(width: 1280, height: 800), root: library)
    settle(stage, library)
    let fitted = Set(store.wanted.filter { $0.picture == 2 })
    func become(_ new: [Int32]) {
      let old = album.pictures
      album.pictures = new
      library.albumDidChange { new.firstIndex(of: old[$0]) }
      settle(stage, library)
    }
    become([1, 3, 4, 5])
    #expect(photos.browser.page == 1 && !fitted.isEmpty)
    #expect(store.wanted.prefix(store.visibleCount).allSatisfy { $0.picture == 3 })
    #expect(Set(store.wanted.filter { $0.picture == 2 }) == fitted)
    photos.browser.page = 2
    settle(stage, library)
    #expect(!store.wanted.contains { $0.picture == 2 })
  }

  /// There is no place for it: it gets half as large where it is, and fades.
  @Test(arguments: [false, true]) func aPhotoThatGoesWhileItFliesFades(isHeld: Bool) throws {
    let album = ShrinkingAlbum()
    album.pictures = [1, 2, 3, 4, 5]
    for picture in album.pictures {
      store.states[picture] = .ready(Size(width: 3000, height: 2000))
    }
    let photos = PhotoBrowserScreen(album: album, store: store, page: 1)
    let library = PhotoLibraryScreen(photos: photos, album: album, store: store)
    let stage = Stage(size: Size(width: 1280, height: 800), root: library)
    settle(stage, library)
    if isHeld {
      stage.touch((1, .down, 640, 200))
      for step in 1...20 { stage.touch((1, .move, 640, 200 + 5 * Double(step))) }
    } else {
      library.showGrid()
      stage.wait(0.05)
    }
    let leaving = try #require(library.flightView)
    let frame = leaving.frame
    let old = album.pictures
    album.pictures = [1, 3, 4, 5]
    library.albumDidChange { [1, 3, 4, 5].firstIndex(of: old[$0]) }
    #expect(library.showsGrid && library.flightView == nil && leaving.superview != nil)
    #expect(leaving.frame.midX == frame.midX && leaving.frame.midY == frame.midY)
    #expect((leaving.frame.width - frame.width / 2).magnitude < 1e-6)
    var last: Float = 1
    for _ in 0..<20 {
      stage.frame()
      let opacity = leaving.layer.presentation()?.opacity ?? 0
      #expect(opacity <= last)
      last = opacity
    }
    #expect(last < 0.5)
    // The finger holds nothing any more.
    if isHeld { stage.touch((1, .up, 640, 300)) }
    settle(stage, library)
    #expect(leaving.superview == nil && library.showsGrid)
    #expect(library.grid?.absentPage == nil)
  }

  /// Whoever undoes what emptied the grid means its photos again; whoever opens something else sees that.
  @Test(arguments: [false, true]) func anEmptiedGridComesBackWithItsPhotos(isOther: Bool) {
    let album = ShrinkingAlbum()
    album.pictures = [1, 2, 3]
    for picture in album.pictures {
      store.states[picture] = .ready(Size(width: 3000, height: 2000))
    }
    let (stage, library) = makeGridStage(of: album)
    album.pictures = []
    library.albumDidChange { _ in nil }
    settle(stage, library)
    #expect(!library.showsGrid)
    album.pictures = [1, 2, 3]
    library.albumDidChange(isOther: isOther) { _ in nil }
    library.choose([0, 1, 2])
    settle(stage, library)
    #expect(library.showsGrid != isOther)
    #expect(library.chosenPages == (isOther ? [] : [0, 1, 2]))
    // It comes back but once.
    if !isOther { library.open(1) }
    settle(stage, library)
    library.albumDidChange { $0 }
    settle(stage, library)
    #expect(!library.showsGrid)
  }
}
