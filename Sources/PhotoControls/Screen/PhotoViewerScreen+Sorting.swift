import Localization
import PhotoGrid
import PortableUIKit

// In which order photos are shown, and which of them stand together: in the menu of the grid.
extension PhotoViewerScreen {
  var sortingItems: [MenuItem] {
    guard let arrangement = library.arrangement else { return [] }
    let sorting = arrangement.sorting
    var items = arrangement.keys.enumerated().map { index, key in
      MenuItem(
        title: Self.title(of: key), isChecked: key == sorting.key, beginsGroup: index == 0
      ) { [unowned(unsafe) self] in sort { $0.key = key } }
    }
    items.append(
      MenuItem(
        title: Words.text("In reverse order"), isChecked: sorting.isDescending,
        isEnabled: sorting.key != .random
      ) { [unowned(unsafe) self] in sort { $0.isDescending.toggle() } })
    return items + groupingItems(arrangement)
  }

  /// One that is checked is taken back by choosing it again.
  private func groupingItems(_ arrangement: ArrangedAlbum) -> [MenuItem] {
    let choices = arrangement.groupings.filter { $0 != .none }
    return choices.enumerated().map { index, grouping in
      let isChosen = arrangement.grouping == grouping
      return MenuItem(
        title: Self.title(of: grouping), isChecked: isChosen, beginsGroup: index == 0
      ) { [unowned(unsafe) self] in group(by: isChosen ? .none : grouping) }
    }
  }

  /// The same in the settings.
  var sortingRows: [SettingRow] {
    guard let arrangement = library.arrangement else { return [] }
    let (keys, sorting) = (arrangement.keys, arrangement.sorting)
    return [
      SettingRow(
        Words.text("Order"), keys.map(Self.title), chosen: keys.firstIndex(of: sorting.key) ?? 0
      ) { [unowned(unsafe) self] index in sort { $0.key = keys[index] } },
      SettingRow(Words.text("In reverse order"), isOn: sorting.isDescending) {
        [unowned(unsafe) self] isOn in sort { $0.isDescending = isOn }
      },
    ] + groupingRows(arrangement)
  }

  private func groupingRows(_ arrangement: ArrangedAlbum) -> [SettingRow] {
    let groupings = arrangement.groupings
    guard groupings.count > 1 else { return [] }
    return [
      SettingRow(
        Words.text("Headings in the grid"), groupings.map(Self.name),
        chosen: groupings.firstIndex(of: arrangement.grouping) ?? 0
      ) { [unowned(unsafe) self] index in group(by: groupings[index]) }
    ]
  }

  private func group(by grouping: PhotoGrouping) {
    library.arrangement?.group(by: grouping)
    didChangeChoices()
  }

  private func sort(_ change: (inout PhotoSorting) -> Void) {
    guard let arrangement = library.arrangement else { return }
    var sorting = arrangement.sorting
    change(&sorting)
    arrangement.sort(by: sorting)
    didChangeChoices()
  }

  private static func title(of grouping: PhotoGrouping) -> String {
    switch grouping {
    case .none: ""
    case .folder: Words.text("Headings for folders")
    case .month: Words.text("Headings for months")
    }
  }

  private static func name(_ grouping: PhotoGrouping) -> String {
    switch grouping {
    case .none: Words.text("none")
    case .folder: Words.text("folders")
    case .month: Words.text("months")
    }
  }

  private static func title(of key: PhotoSorting.Key) -> String {
    switch key {
    case .name: Words.text("By name")
    case .dateTaken: Words.text("By date taken")
    case .dateChanged: Words.text("By date changed")
    case .size: Words.text("By size")
    case .random: Words.text("At random")
    }
  }
}
