import TestSupport
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

  /// Each change adds what is left of its own way, which took 0.25 s by the usual curve: their sum, at every frame.
  @Test(arguments: [30.0, 60, 120, 240], [0.02, 0.0625, 0.125, 0.21])
  func editingThatEndsOnItsWayTurnsRound(rate: Double, turn: Double) {
    for begins in [true, false] {
      if !begins { view.setEditing(true, animated: false) }
      // A row of frames of its own, at a rate of its own.
      let start = begins ? 0.0 : 10
      loop.frame(at: start)
      view.setEditing(begins, animated: true)
      var time = start
      func run(until end: Double, turnedAt turned: Double?) {
        while time < end {
          time = min(time + 1 / rate, end)
          loop.frame(at: time)
          let first = left(time - start)
          let second = turned.map { left(time - $0) } ?? 0
          // Of an accessory that was there, and of one that was not.
          let goes = turned == nil ? first : 1 + first - second
          let comes = turned == nil ? 1 - first : second - first
          let (usual, edited) = begins ? (0.8 * goes, comes) : (0.8 * comes, goes)
          #expect(abs(shown(self.usual) - usual) < 1e-6, "\(rate) \(turn) \(time)")
          #expect(abs(shown(self.edited) - edited) < 1e-6, "\(rate) \(turn) \(time)")
        }
      }
      run(until: start + turn, turnedAt: nil)
      view.setEditing(!begins, animated: true)
      run(until: start + turn + 0.25, turnedAt: start + turn)
      expect(begins ? 0.8 : -1, begins ? -1 : 1, at: start + 1)
      #expect(usual.alpha == 0.8 && edited.alpha == 1)
    }
  }

  /// The share of a change that is still to come.
  private func left(_ time: Double) -> Double { 1 - eased(min(max(0, time / 0.25), 1)) }

  /// As shown; what has left the cell is not seen.
  private func shown(_ view: UIView) -> Double { max(0, opacity(view)) }

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
