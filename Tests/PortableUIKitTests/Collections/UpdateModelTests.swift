import CollectionSolving
import Foundation
import PortableUIKit
import TestSupport
import Testing

/// Random updates of a view beside the same ones of plain arrays, also while the last one is still on its way.
@MainActor
struct UpdateModelTests {
  /// How many changes are shown; `Scripts/soak updates` wants a million.
  private static let changeCount =
    ProcessInfo.processInfo.environment["COLLECTION_CHANGES"].flatMap { Int($0) } ?? 9000

  @Test func randomUpdatesShowWhatPlainArraysHold() throws {
    try repeatedly(doing: Self.changeCount) { random, trace in
      var changeCount = 1
      let names = Names()
      let beginning = PlainUpdate.random(&random)
      (names.all, names.next) = (beginning.old, beginning.nextName)
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 7)
      let shelf = Shelf([], size: CGSize(width: 300, height: 900), layout: layout)
      shelf.view.dataSource = names
      shelf.view.delegate = names
      names.cells = shelf.cells
      shelf.view.allowsMultipleSelection = true
      var time = 0.0
      shelf.loop.frame(at: time)
      for _ in 0..<6 {
        let update = PlainUpdate.random(&random, of: names.all, firstName: names.next)
        names.next = update.nextName
        changeCount += update.changes.count
        shelf.view.layoutIfNeeded()
        var cells: [Int: ShelfCell] = [:]
        for (section, items) in update.old.enumerated() {
          for (item, name) in items.enumerated() {
            let path = IndexPath(item: item, section: section)
            cells[name] = shelf.view.cellForItem(at: path) as? ShelfCell
            if random.number(0...1) < 0.3 {
              shelf.view.selectItem(at: path, animated: false, scrollPosition: [])
            }
          }
        }
        let selected = Set(
          (shelf.view.indexPathsForSelectedItems ?? []).map { update.old[$0.section][$0.item] })
        let isAnimated = random.number(0...1) < 0.7
        let perform = {
          shelf.view.performBatchUpdates {
            names.all = update.new
            for change in update.changes { apply(change, to: shelf.view) }
          }
        }
        if isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
        let reloaded = Set(
          update.changes.compactMap { change in
            if case .reloadItem(let place) = change {
              update.old[place.section][place.item]
            } else {
              nil
            }
          })
        var stillSelected: Set<Int> = []
        for (section, items) in update.new.enumerated() {
          for (item, name) in items.enumerated() {
            let path = IndexPath(item: item, section: section)
            let cell = try #require(shelf.view.cellForItem(at: path) as? ShelfCell, "\(trace)")
            #expect(cell.text == "\(name)", "\(trace)")
            #expect(shelf.view.indexPath(for: cell) == path)
            if update.place(of: name) != nil, !reloaded.contains(name) {
              #expect(cell === cells[name], "\(trace)")
              if selected.contains(name) { stillSelected.insert(name) }
            } else {
              #expect(cell !== cells[name], "\(trace)")
            }
            #expect(cell.isSelected == stillSelected.contains(name), "\(trace)")
            #expect(cell.frame == shelf.view.layoutAttributesForItem(at: path)?.frame, "\(trace)")
            #expect(cell.alpha == 1 && !cell.isHidden, "\(trace)")
          }
        }
        let nowSelected = (shelf.view.indexPathsForSelectedItems ?? []).map {
          update.new[$0.section][$0.item]
        }
        #expect(Set(nowSelected) == stillSelected, "\(trace)")
        #expect(shelf.view.visibleCells.count == update.new.joined().count, "\(trace)")
        time += random.number(0...1) < 0.5 ? 0.1 : 1
        shelf.loop.frame(at: time)
      }
      shelf.loop.frame(at: time + 1)
      shelf.loop.frame(at: time + 2)
      let seen = shelf.view.subviews.filter { $0 is ShelfCell && !$0.isHidden }
      #expect(seen.count == names.all.joined().count, "\(trace)")
      #expect(names.displayed == names.all.joined().count, "\(trace)")
      return changeCount
    }
  }

  private func apply(_ change: CollectionChange, to view: UICollectionView) {
    func path(_ place: ItemPlace) -> IndexPath {
      IndexPath(item: place.item, section: place.section)
    }
    switch change {
    case .deleteSection(let section): view.deleteSections([section])
    case .insertSection(let section): view.insertSections([section])
    case .reloadSection(let section): view.reloadSections([section])
    case .moveSection(let section, let to): view.moveSection(section, toSection: to)
    case .deleteItem(let place): view.deleteItems(at: [path(place)])
    case .insertItem(let place): view.insertItems(at: [path(place)])
    case .reloadItem(let place): view.reloadItems(at: [path(place)])
    case .moveItem(let place, let to): view.moveItem(at: path(place), to: path(to))
    }
  }
}

@MainActor
private final class Names: UICollectionViewDataSource, UICollectionViewDelegate {
  var all: [[Int]] = []
  var next = 0
  /// Cells that were said to be shown and not to be gone.
  var displayed = 0
  var cells: UICollectionView.CellRegistration<ShelfCell, String>?

  func numberOfSections(in collectionView: UICollectionView) -> Int { all.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    all[section].count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    guard let cells else { return UICollectionViewCell(frame: .zero) }
    return view.dequeueConfiguredReusableCell(
      using: cells, for: path, item: "\(all[path.section][path.item])")
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "label", for: path)
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    displayed += 1
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    displayed -= 1
  }
}
