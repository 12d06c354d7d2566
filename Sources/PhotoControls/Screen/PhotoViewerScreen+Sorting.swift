import Localization
import PhotoGrid
import PortableUIKit

// In which order photos are shown, and which of them stand together: in the menu of the grid.
extension PhotoViewerScreen {
  var sortingItems: [MenuItem] {
    guard let arrangement = library.arrangement else { return [] }
    let sorting = arrangement.sorting
    return arrangement.keys.map { key in
      MenuItem(title: Self.title(of: key), isChecked: key == sorting.key) {
        [unowned(unsafe) self] in sort { $0.key = key }
      }
    } + [
      MenuItem(
        title: Words.text("In reverse order"), isChecked: sorting.isDescending,
        isEnabled: sorting.key != .random, beginsGroup: true
      ) { [unowned(unsafe) self] in sort { $0.isDescending.toggle() } }
    ]
  }

  /// What is chosen of it.
  var sortingTitle: String? { library.arrangement.map { Self.title(of: $0.sorting.key) } }

  var groupingItems: [MenuItem] {
    guard let arrangement = library.arrangement, arrangement.groupings.count > 1 else { return [] }
    return arrangement.groupings.map { grouping in
      MenuItem(title: Self.title(of: grouping), isChecked: arrangement.grouping == grouping) {
        [unowned(unsafe) self] in group(by: grouping)
      }
    }
  }

  /// What is chosen of it.
  var groupingTitle: String? {
    library.arrangement.map { $0.grouping == .none ? "" : Self.title(of: $0.grouping) }
  }

  /// The same in the settings.
  var sortingRows: [SettingRow] {
    guard let arrangement = library.arrangement else { return [] }
    let (keys, sorting) = (arrangement.keys, arrangement.sorting)
    return [
      SettingRow(
        Words.text("Sort by"), keys.map(Self.title), chosen: keys.firstIndex(of: sorting.key) ?? 0
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
    case .none: Words.text("No headings")
    case .folder: Words.text("Folders")
    case .month: Words.text("Months")
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
    case .name: Words.text("Name")
    case .dateTaken: Words.text("Date taken")
    case .dateChanged: Words.text("Date changed")
    case .size: Words.text("Size")
    case .random: Words.text("Random")
    }
  }
}
