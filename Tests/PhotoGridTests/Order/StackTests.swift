import PhotoBrowserApp
import PictureFacts
import Testing

@testable import PhotoGrid

/// Photos that were taken as one are one page, until somebody wants to see the others.
@MainActor
struct StackTests {
  private final class Source: PhotoSortSource {
    var stacks: [PhotoStack] = []
    func readValues(
      of pictures: [Int32], for key: PhotoSorting.Key,
      _ receiver: @escaping @MainActor (_ picture: Int32, _ value: Double?) -> Void
    ) {}
    func folder(of picture: Int32) -> Int32? { nil }
    func path(ofFolder folder: Int32) -> [String] { [] }
  }

  private let source = Source()

  private func album() -> (ArrangedAlbum, ArrangedAlbumTests.Base) {
    let base = ArrangedAlbumTests.Base(["a.jpg", "a.mov", "b1.jpg", "b2.jpg", "b3.jpg", "c.jpg"])
    source.stacks = [
      PhotoStack(.live, cover: 0, others: [1]), PhotoStack(.burst, cover: 3, others: [2, 4]),
    ]
    return (ArrangedAlbum(base, source: source), base)
  }

  private func pictures(_ album: ArrangedAlbum) -> [Int32] {
    (0..<album.count).map { album.photo(at: $0).picture }
  }

  @Test func oneStandsForAll() throws {
    let (album, _) = album()
    #expect(pictures(album) == [0, 3, 5])
    #expect(album.stack(of: 5) == nil && album.stack(of: 3)?.kind == .burst)
    // Whoever opens one of the others by its name sees what stands for it.
    #expect((0..<6).map(album.page(ofBase:)) == [0, 0, 1, 1, 1, 2])
    var sorting = PhotoSorting()
    sorting.isDescending = true
    album.sort(by: sorting)
    #expect(pictures(album) == [5, 3, 0])
    album.find("b")
    #expect(pictures(album) == [3])
  }

  @Test func theOthersAreShownAndHidden() throws {
    let (album, _) = album()
    var moves: [[Int?]] = []
    album.didRearrange = { newPage in moves.append((0..<3).map(newPage)) }
    let burst = try #require(album.stack(of: 3))
    album.toggle(burst)
    #expect(pictures(album) == [0, 2, 3, 4, 5] && album.isOpen(burst))
    #expect(moves == [[0, 2, 4]] && album.stack(of: 4) == burst)
    album.didRearrange = { newPage in moves.append((0..<5).map(newPage)) }
    album.toggle(burst)
    #expect(pictures(album) == [0, 3, 5] && moves.last == [0, nil, 1, nil, 2])
  }

  /// When the cover goes, nothing of the rest is lost from sight.
  @Test func whatIsLeftIsShown() {
    let (album, base) = album()
    base.photos.remove(at: 0)
    source.stacks.removeFirst()
    let newPage = album.baseDidChange { $0 == 0 ? nil : $0 - 1 }
    #expect(pictures(album) == [1, 3, 5])
    #expect((0..<3).map(newPage) == [nil, 1, 2])
  }
}
