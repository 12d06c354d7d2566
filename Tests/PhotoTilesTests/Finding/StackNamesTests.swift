import Testing

@testable import PhotoTiles

/// What files are called that are one page, when it gets another name.
struct StackNamesTests {
  private func renamed(_ names: [String], _ new: String) -> [String] {
    StackNames.renamed(names.map { Array($0.utf8) }, to: Array(new.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func oneFileIsCalledAsSomebodySays() {
    #expect(renamed(["IMG_1.jpg"], "Beach.jpeg") == ["Beach.jpeg"])
    #expect(renamed(["IMG_BURST1.jpg"], "Beach.jpg") == ["Beach.jpg"])
  }

  @Test func aFilmIsCalledLikeItsPhoto() {
    #expect(renamed(["IMG_1.HEIC", "img_1.MOV"], "Beach.heic") == ["Beach.heic", "Beach.MOV"])
    #expect(renamed(["IMG_1.HEIC", "IMG_1.MOV"], "A. Person") == ["A. Person", "A.MOV"])
    // One of a burst, alone.
    #expect(renamed(["A_BURST1.jpg", "A_BURST1.mp4"], "B.jpg") == ["B.jpg", "B.mp4"])
  }

  @Test func aBurstStaysOne() {
    let names = ["IMG_BURST002_COVER.jpg", "IMG_BURST001.jpg", "IMG_BURST002_COVER.mp4"]
    let beach = ["Beach_BURST002_COVER.jpg", "Beach_BURST001.jpg", "Beach_BURST002_COVER.mp4"]
    #expect(renamed(names, "Beach.jpg") == beach)
    #expect(renamed(names, "Beach_BURST002_COVER.jpg") == beach)
    let timed = [
      "00003IMG_00003_BURST20200101120000_COVER.jpg", "00001IMG_00001_BURST20200101120000.jpg",
    ]
    #expect(
      renamed(timed, "Sea.jpg") == [
        "Sea_00003_BURST20200101120000_COVER.jpg", "Sea_00001_BURST20200101120000.jpg",
      ])
  }
}
