import Dispatch
import Testing

@testable import PhotoTiles
@testable import TestPictures

/// Folders that take their time, as those of a network do: nobody waits for them for long.
struct SlowFolderTests {
  private let folder = TemporaryFolder()

  init() {
    for name in ["a.jpg", "b.jpg"] { folder.write(name, []) }
  }

  private func names(_ contents: FileAlbum.Contents) -> [String] {
    (0..<contents.list.count).map { contents.list.name(of: contents.list.picture(at: $0)) }
  }

  @Test func pagesThatAreFoundInTimeAreThereFromTheBeginning() throws {
    let album = try FileAlbum(
      AlbumRequest([folder.path]), listing: .later, isWatched: true, patience: .distantFuture)
    #expect(names(album.contents) == ["a.jpg", "b.jpg"] && !album.contents.isBeingRead)
    #expect(throws: PhotoFinderError.missing(folder.path + "/none")) {
      try FileAlbum(
        AlbumRequest([folder.path + "/none"]), listing: .later, isWatched: true,
        patience: .distantFuture)
    }
  }

  /// Whoever asks to be told may do so before they are found or after.
  @Test(arguments: [true, false])
  func othersComeAsSomethingElse(areFoundBefore: Bool) async throws {
    let gate = DispatchSemaphore(value: 0)
    let album = try FileAlbum(
      AlbumRequest([folder.path]), listing: .later, isWatched: true, patience: .now()
    ) { gate.wait() }
    let before = album.contents
    #expect(before.isBeingRead && before.list.isEmpty && before.problems.isEmpty)
    if areFoundBefore {
      gate.signal()
      while album.contents.isBeingRead { await Task.yield() }
    }
    let told = AsyncStream<Void> { told in
      album.onChange { told.finish() }
      if !areFoundBefore { gate.signal() }
    }
    for await _ in told {}
    let contents = album.contents
    #expect(names(contents) == ["a.jpg", "b.jpg"] && !contents.isBeingRead)
    #expect(contents.orders > before.orders)
  }

  @Test func aFileThatIsNamedWaitsForNoFolder() throws {
    let album = try FileAlbum(
      AlbumRequest([folder.path + "/b.jpg"], hasNeighbors: true), listing: .later,
      isWatched: true, patience: .distantFuture
    ) { Issue.record("nothing is looked for before the first frame") }
    #expect(names(album.contents) == ["b.jpg"] && !album.contents.isBeingRead)
  }
}
