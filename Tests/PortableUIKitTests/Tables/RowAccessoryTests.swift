import Testing

@testable import PortableUIKit

/// What a program puts at a row's end, and how far a row without a sign moves in, while a table is edited.
@MainActor
struct RowAccessoryTests {
  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var indents = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 0
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }
    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indents }
  }

  private let rows = Rows()
  private let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
  private let loop: FrameLoop
  private let cell: UITableViewCell
  private let other: UITableViewCell
  private let usual = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let edited = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  init() throws {
    loop = FrameLoop(window: UIWindow(around: view))
    view.dataSource = rows
    view.delegate = rows
    loop.frame(at: 0)
    cell = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)))
    other = try #require(view.cellForRow(at: IndexPath(row: 1, section: 0)))
    usual.alpha = 0.8
    cell.accessoryView = usual
    cell.editingAccessoryView = edited
    loop.frame(at: 0)
  }

  private func opacity(_ view: UIView) -> Double {
    guard view.superview === cell else { return -1 }
    return Double(view.layer.presentation()?.opacity ?? -1)
  }

  /// Of both, at a time.
  private func expect(_ usual: Double, _ edited: Double, at time: Double) {
    loop.frame(at: time)
    #expect((opacity(self.usual) - usual).magnitude < 1e-3)
    #expect((opacity(self.edited) - edited).magnitude < 1e-3)
  }

  @Test func accessoryViewsFadeIntoEachOther() {
    expect(0.8, -1, at: 0)
    let place = usual.frame
    view.setEditing(true, animated: true)
    expect(0.8, 0, at: 0)
    // Half of the time is half of the way.
    expect(0.4, 0.5, at: 0.125)
    #expect(usual.frame == place && edited.frame == CGRect(x: 329, y: 12, width: 30, height: 20))
    // Layouts on the way take nothing away.
    cell.setNeedsLayout()
    expect(0.4, 0.5, at: 0.125)
    expect(-1, 1, at: 1)
    #expect(usual.alpha == 0.8)
    view.setEditing(false, animated: true)
    expect(0, 1, at: 1)
    expect(0.4, 0.5, at: 1.125)
    expect(0.8, -1, at: 2)
    #expect(edited.alpha == 1 && usual.frame == place)
  }

  @Test func withoutAnAnimationTheyAreThereAndGoneAtOnce() {
    view.setEditing(true, animated: false)
    expect(-1, 1, at: 0)
    view.setEditing(false, animated: false)
    expect(0.8, -1, at: 0)
  }

  @Test func editingThatEndsOnItsWayTurnsRound() {
    view.setEditing(true, animated: true)
    loop.frame(at: 0)
    expect(0.4, 0.5, at: 0.125)
    view.setEditing(false, animated: true)
    expect(0.8, -1, at: 1)
    #expect(edited.alpha == 1)
  }

  /// What is replaced on its way out is as opaque as it was, for whoever shows it next.
  @Test func anAccessoryThatIsTakenAwayOnItsWayIsItself() {
    view.setEditing(true, animated: true)
    expect(0.8, 0, at: 0)
    cell.accessoryView = nil
    #expect(usual.superview == nil && usual.alpha == 0.8)
    expect(-1, 1, at: 1)
  }

  @Test func aRowWithoutASignMovesInUnlessItsDelegateRefuses() {
    #expect(cell.contentView.frame.minX == 0)
    view.setEditing(true, animated: false)
    loop.frame(at: 0)
    #expect(cell.contentView.frame.minX == 38 && cell.editingSign == nil)
    // One that is not edited stays.
    #expect(other.contentView.frame.minX == 0)
    view.setEditing(false, animated: false)
    rows.indents = false
    view.setEditing(true, animated: false)
    loop.frame(at: 0)
    #expect(cell.contentView.frame.minX == 0)
  }
}
