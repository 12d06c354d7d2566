import Foundation
import PhotoBrowserApp
import PictureFacts
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

extension PhotoLibraryScreenTests {
  /// The album of which a photo is another picture when it was turned.
  final class TurnedAlbum: PhotoAlbum {
    var photos: [Photo]
    init(_ photos: [Photo]) { self.photos = photos }
    var count: Int { photos.count }
    func photo(at page: Int) -> Photo { photos[page] }
    var reasonForEmptiness: String { "" }
  }

  private func makeTurnedGrid() -> (Stage, PhotoLibraryScreen, TurnedAlbum) {
    for picture in 0..<100 {
      store.states[Int32(picture)] = .ready(Size(width: 3000, height: 2000))
    }
    let album = TurnedAlbum((0..<12).map { Photo(name: "\($0).jpg", picture: Int32($0)) })
    let (stage, library) = makeGridStage(of: album)
    return (stage, library, album)
  }

  /// In mid-flight it is where the spring has it; it stays turned until its new picture is seen, and then that is.
  @Test func aCellTurnsUntilItsPhotoIsReadAnew() throws {
    let (stage, library, album) = makeTurnedGrid()
    var receiver: (@MainActor (Set<Int32>) -> Void)?
    library.noteTurns = { receiver = $3 }
    library.turn([3], .clockwise)
    let began = stage.time
    let cell = try #require(library.grid?.cell(3))
    let flight = try #require(cell.turned?.subviews.first as? PhotoFlightView)
    for _ in 0..<3 {
      stage.wait(0.05)
      let course = SpringWay(perceptualDuration: GridTunables.turning, bounce: 0)
      let angle = course.value(from: 0, to: .pi / 2, at: stage.time - began)
      let shown = Double(atan2(flight.transform.b, flight.transform.a))
      #expect((shown - angle).magnitude < 0.2 && shown > 0.05 && shown < .pi / 2)
    }
    #expect(stage.settle())
    #expect(cell.turned != nil)
    receiver?([3])
    stage.wait(0.5)
    #expect(cell.turned != nil)
    // Read anew: what is seen until it has been decoded is what was turned.
    store.states[53] = .ready(Size(width: 2000, height: 3000))
    album.photos[3].picture = 53
    library.albumDidChange { $0 }
    stage.frame()
    #expect(cell.turned != nil && cell.thumbnail.photo?.picture == 53)
    #expect(store.wanted.contains { $0.picture == 53 })
    settle(stage, library)
    #expect(cell.turned == nil && library.grid?.turns.isEmpty == true)
    #expect(stage.displayList.images.contains { $0.texture.picture == 53 })
    #expect(!stage.displayList.images.contains { $0.texture.picture == 3 })
  }

  /// What comes before is another picture then: the second turn is of that one.
  @Test func turnsFollowEachOther() throws {
    let (stage, library, album) = makeTurnedGrid()
    var noted: [Int32] = []
    library.noteTurns = { pictures, _, _, receiver in
      noted += pictures
      receiver(Set(pictures))
    }
    library.turn([0, 1], .clockwise)
    library.turn([1], .clockwise)
    stage.wait(0.1)
    #expect(noted == [0, 1])
    album.photos[0].picture = 60
    library.albumDidChange { $0 }
    #expect(noted == [0, 1])
    album.photos[1].picture = 61
    library.albumDidChange { $0 }
    #expect(noted == [0, 1, 61])
    #expect(library.grid?.cell(1)?.turned != nil)
    album.photos[1].picture = 62
    library.albumDidChange { $0 }
    settle(stage, library)
    #expect(library.grid?.cells.allSatisfy { $0.turned == nil } == true)
  }

  @Test func whatIsNotNotedTurnsBack() throws {
    let (stage, library, _) = makeTurnedGrid()
    library.noteTurns = { $3([]) }
    library.turn([2], .anticlockwise)
    settle(stage, library)
    #expect(library.grid?.cell(2)?.turned == nil && library.grid?.turns.isEmpty == true)
  }

  /// Nobody tells of a file that is as it was for whoever reads it.
  @Test func whatNobodyTellsOfIsNotWaitedForInVain() throws {
    let (stage, library, _) = makeTurnedGrid()
    library.noteTurns = { pictures, _, _, receiver in receiver(Set(pictures)) }
    library.turn([2], .anticlockwise)
    stage.wait(GridTunables.longestNoting + 1)
    settle(stage, library)
    #expect(library.grid?.turns.isEmpty == true && library.grid?.cell(2)?.turned == nil)
  }
}
