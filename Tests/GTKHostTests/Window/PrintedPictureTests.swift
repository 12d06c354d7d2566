import ScrollGeometry
import Testing

@testable import GTKHost

@Suite struct PrintedPictureTests {
  @Test(arguments: [
    (Size(width: 3000, height: 2000), Rect(x: 0, y: 200, width: 600, height: 400)),
    (Size(width: 100, height: 400), Rect(x: 200, y: 0, width: 200, height: 800)),
    (Size(width: 6, height: 8), Rect(x: 0, y: 0, width: 600, height: 800)),
  ])
  func itFitsTheSheetAndLiesInItsMiddle(picture: Size, place: Rect) {
    #expect(PrintedPicture.place(of: picture, on: Size(width: 600, height: 800)) == place)
  }
}
