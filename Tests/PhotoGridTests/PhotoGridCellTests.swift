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
    // A row of them stays straight whatever the keyboard means, and nothing of the name is covered.
    cell.isNamed = true
    cell.isInFocus = true
    cell.layoutIfNeeded()
    #expect(check.frame == CGRect(x: 86, y: 86, width: 24, height: 24))
    let frames = CGFloat(GridTunables.choiceWidth + GridTunables.focusWidth)
    #expect(cell.caption.frame.maxY <= 120 - frames && cell.caption.frame.minX >= frames)
    #expect(!cell.caption.frame.intersects(check.frame) && cell.caption.frame.midX == 60)
    cell.isChosen = false
    #expect(check.isHidden)
  }
}
