import CollectionSolving

/// How each row comes and goes in an update.
struct RowAnimations {
  private var rowsThatGo: [ItemPlace: UITableView.RowAnimation] = [:]
  private var rowsThatCome: [ItemPlace: UITableView.RowAnimation] = [:]
  private var sectionsThatGo: [Int: UITableView.RowAnimation] = [:]
  private var sectionsThatCome: [Int: UITableView.RowAnimation] = [:]

  mutating func note(_ change: CollectionChange, _ animation: UITableView.RowAnimation) {
    switch change {
    case .deleteItem(let place): rowsThatGo[place] = animation
    case .insertItem(let place): rowsThatCome[place] = animation
    case .reloadItem(let place): rowsThatGo[place] = animation
    case .deleteSection(let section), .reloadSection(let section):
      sectionsThatGo[section] = animation
    case .insertSection(let section): sectionsThatCome[section] = animation
    case .moveItem, .moveSection: break
    }
  }

  /// By where it was.
  func leaving(_ place: ItemPlace) -> UITableView.RowAnimation {
    rowsThatGo[place] ?? sectionsThatGo[place.section] ?? .fade
  }

  /// By where it is, and where it was if it was loaded anew.
  func coming(_ place: ItemPlace, reloadedFrom old: ItemPlace?) -> UITableView.RowAnimation {
    if let old { return leaving(old) }
    return rowsThatCome[place] ?? sectionsThatCome[place.section] ?? .fade
  }
}

extension UITableView.RowAnimation {
  /// From where a row comes, and where it goes, seen from its place: in shares of its width and height.
  var way: (x: CGFloat, y: CGFloat) {
    switch self {
    case .right: (1, 0)
    case .left: (-1, 0)
    case .top: (0, -1)
    case .bottom: (0, 1)
    case .fade, .none, .middle, .automatic: (0, 0)
    }
  }
}
