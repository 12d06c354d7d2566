import PortableUIKit
import Testing

@testable import PhotoGrid

@MainActor
struct PhotoGridCellTests {
  /// In the lower corner, clear of the frames and of the name.
  @Test func whatIsChosenHasACheckMark() throws {
    let cell = PhotoGridCell(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    cell.layoutIfNeeded()
    #expect(cell.check == nil)
    cell.isChosen = true
    cell.layoutIfNeeded()
    let check = try #require(cell.check)
    #expect(check.frame == CGRect(x: 86, y: 86, width: 24, height: 24) && !check.isHidden)
    cell.isNamed = true
    cell.layoutIfNeeded()
    #expect(check.frame.maxY <= 120 - CGFloat(GridTunables.captionHeight))
    cell.isChosen = false
    #expect(check.isHidden)
  }
}
