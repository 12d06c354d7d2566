import UIKit

/// Mountains, and a search of them below the title.
final class FinderController: UITableViewController, UISearchResultsUpdating {
  private let mountains = ["Alps", "Andes", "Atlas", "Ural"]
  private var found: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mountains"
    found = mountains
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = found[indexPath.row]
    return cell
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found = text.isEmpty ? mountains : mountains.filter { $0.hasPrefix(text) }
    tableView.reloadData()
  }
}
