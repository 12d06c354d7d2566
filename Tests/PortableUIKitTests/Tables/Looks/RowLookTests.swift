import PortableUIKit
import Testing

/// Backgrounds of selected rows, and how wide what rows show is.
@MainActor
struct RowLookTests {
  private let roster = Roster([5], size: CGSize(width: 1000, height: 400))
  private let path = IndexPath(row: 1, section: 0)

  private func cell() throws -> UITableViewCell {
    roster.view.layoutIfNeeded()
    return try #require(roster.view.cellForRow(at: path))
  }

  @Test func severalSelectedRowsHaveABackgroundOfTheirOwn() throws {
    let cell = try cell()
    let (one, several) = (UIView(frame: .zero), UIView(frame: .zero))
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = several
    #expect(several.superview === cell && several.frame == cell.bounds)
    roster.view.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(!one.isHidden && several.isHidden)
    roster.view.deselectRow(at: path, animated: false)
    #expect(one.isHidden && several.isHidden)
    roster.view.allowsMultipleSelection = true
    roster.view.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(one.isHidden && !several.isHidden)
    cell.selectionStyle = .none
    #expect(one.isHidden && several.isHidden)
  }

  /// 672 points between margins of 16, in the middle of 1000.
  @Test func whatRowsShowIsAsWideAsCanBeRead() throws {
    let cell = try cell()
    cell.textLabel?.text = "row"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 1000)
    roster.view.cellLayoutMarginsFollowReadableWidth = true
    let same = try self.cell()
    same.layoutIfNeeded()
    #expect(same.frame.width == 1000)
    #expect(same.contentView.frame.minX == 148 && same.contentView.frame.width == 704)
    #expect(same.textLabel?.frame.minX == 16)
  }
}
