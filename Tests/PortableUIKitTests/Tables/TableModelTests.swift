import CollectionSolving
import PortableUIKit
import TestSupport
import Testing

/// Random updates of a table beside the same ones of plain arrays, also while the last one is still on its way.
@MainActor
struct TableModelTests {
  @Test func showsWhatPlainArraysHold() throws {
    try repeatedly(150) { random, trace in
      let beginning = PlainUpdate.random(&random)
      var (all, next) = (beginning.old, beginning.nextName)
      let roster = Roster([], size: CGSize(width: 300, height: 3000))
      let show = { roster.rows = all.map { $0.map(String.init) } }
      show()
      roster.view.reloadData()
      var time = 0.0
      roster.loop.frame(at: time)
      for _ in 0..<6 {
        let update = PlainUpdate.random(&random, of: all, firstName: next)
        next = update.nextName
        roster.view.layoutIfNeeded()
        var cells: [Int: UITableViewCell] = [:]
        for (section, rows) in update.old.enumerated() {
          for (row, name) in rows.enumerated() {
            cells[name] = roster.view.cellForRow(at: IndexPath(row: row, section: section))
          }
        }
        let perform = {
          roster.view.performBatchUpdates {
            all = update.new
            show()
            for change in update.changes { apply(change, to: roster.view) }
          }
        }
        if random.number(0...1) < 0.7 { perform() } else { UIView.performWithoutAnimation(perform) }
        let reloaded = Set(
          update.changes.compactMap { change in
            if case .reloadItem(let place) = change {
              update.old[place.section][place.item]
            } else {
              nil
            }
          })
        for (section, rows) in update.new.enumerated() {
          for (row, name) in rows.enumerated() {
            let path = IndexPath(row: row, section: section)
            let cell = try #require(roster.view.cellForRow(at: path) as? RosterCell, "\(trace)")
            #expect(cell.text == "\(name)", "\(trace)")
            #expect(roster.view.indexPath(for: cell) == path, "\(trace)")
            let stays = update.place(of: name) != nil && !reloaded.contains(name)
            #expect((cell === cells[name]) == stays, "\(trace)")
            #expect(cell.frame == roster.view.rectForRow(at: path), "\(trace)")
            #expect(cell.alpha == 1 && !cell.isHidden, "\(trace)")
          }
        }
        #expect(roster.view.visibleCells.count == all.joined().count, "\(trace)")
        time += random.number(0...1) < 0.5 ? 0.1 : 1
        roster.loop.frame(at: time)
      }
      roster.loop.frame(at: time + 1)
      roster.loop.frame(at: time + 2)
      let seen = roster.view.subviews.filter { $0 is RosterCell && !$0.isHidden }
      #expect(seen.count == all.joined().count, "\(trace)")
    }
  }

  private func apply(_ change: CollectionChange, to view: UITableView) {
    func path(_ place: ItemPlace) -> IndexPath {
      IndexPath(row: place.item, section: place.section)
    }
    switch change {
    case .deleteSection(let section): view.deleteSections([section], with: .fade)
    case .insertSection(let section): view.insertSections([section], with: .left)
    case .reloadSection(let section): view.reloadSections([section], with: .none)
    case .moveSection(let section, let to): view.moveSection(section, toSection: to)
    case .deleteItem(let place): view.deleteRows(at: [path(place)], with: .top)
    case .insertItem(let place): view.insertRows(at: [path(place)], with: .bottom)
    case .reloadItem(let place): view.reloadRows(at: [path(place)], with: .automatic)
    case .moveItem(let place, let to): view.moveRow(at: path(place), to: path(to))
    }
  }
}
