import PortableUIKit

/// Writes down what is asked for ahead, and what is given up.
@MainActor
final class Foresight: UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching {
  private(set) var asked: [Int] = []
  private(set) var givenUp: [Int] = []

  func take() -> (asked: [Int], givenUp: [Int]) {
    defer { (asked, givenUp) = ([], []) }
    return (asked, givenUp)
  }

  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    asked += paths.map(\.item)
  }

  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    givenUp += paths.map(\.item)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
    asked += paths.map(\.row)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
    givenUp += paths.map(\.row)
  }
}
