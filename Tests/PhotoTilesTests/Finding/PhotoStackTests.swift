import PictureFacts
import Testing

@testable import PhotoTiles
@testable import TestPictures

/// Which files were taken as one, by their names.
@Suite struct PhotoStackTests {
  private func stacks(_ names: String...) -> [[String]] {
    let folder = TemporaryFolder()
    for name in names { folder.write(name) }
    let list = PhotoFinder.find(
      AlbumRequest([folder.path], isRecursive: true, showsFilms: true)
    ).list
    return list.stacks.map { stack in
      ["\(stack.kind)"] + ([stack.cover] + stack.others).map { list.name(of: $0) }
    }
  }

  @Test func aFilmBelongsToThePhotoOfItsName() {
    #expect(
      stacks("IMG_1.HEIC", "IMG_1.MOV", "img_2.jpg", "IMG_2.mp4", "IMG_3.MOV", "IMG_4.JPG")
        == [["live", "IMG_1.HEIC", "IMG_1.MOV"], ["live", "img_2.jpg", "IMG_2.mp4"]])
    // One film, two photos: the first has it. Other films are films.
    #expect(stacks("a.heic", "a.jpg", "a.mov") == [["live", "a.heic", "a.mov"]])
    #expect(stacks("a.jpg", "a.avi", "b.jpg", "a/b.mov") == [])
  }

  @Test func burstsSaySo() {
    #expect(
      stacks(
        "IMG_20200101_120000_BURST001.jpg", "IMG_20200101_120000_BURST002.jpg",
        "IMG_20200101_120000_BURST003_COVER.jpg", "IMG_20200102_120000_BURST001.jpg", "BURST.jpg",
        "Starburst.jpg")
        == [
          [
            "burst", "IMG_20200101_120000_BURST003_COVER.jpg", "IMG_20200101_120000_BURST001.jpg",
            "IMG_20200101_120000_BURST002.jpg",
          ]
        ])
    #expect(
      stacks(
        "00000IMG_00000_BURST20200101120000.jpg", "00001IMG_00001_BURST20200101120000.jpg",
        "00000IMG_00000_BURST20200101120005.jpg")
        == [
          [
            "burst", "00000IMG_00000_BURST20200101120000.jpg",
            "00001IMG_00001_BURST20200101120000.jpg",
          ]
        ])
  }

  @Test func mostFoldersHaveNone() {
    #expect(stacks("a.jpg", "b.jpg", "c.png") == [])
  }
}
