@testable import PortableUIKit

/// A list with a search, as programs write them: the list itself shows what is found.
final class SearchPage: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  let search = UISearchController(searchResultsController: nil)
  private let all: [String]
  private var shown: [String]
  var log: [String] = []
  var selected: Int?

  init(_ all: [String]) {
    self.all = all
    shown = all
    super.init(style: .plain)
    title = "Peaks"
    search.searchResultsUpdater = self
    search.delegate = self
    search.searchBar.delegate = self
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath.row
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    log.append("update '\(text)'")
    shown =
      searchController.isActive && !text.isEmpty
      ? all.filter { $0.lowercased().contains(text.lowercased()) } : all
    tableView.reloadData()
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    log.append("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    log.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    log.append("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    log.append("did dismiss")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
}
