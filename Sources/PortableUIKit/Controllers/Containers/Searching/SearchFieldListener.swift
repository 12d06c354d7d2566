/// Stands between the field of a search bar and those who hear of it: the bar's delegate and the search's controller.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class SearchFieldListener: UITextFieldDelegate {
  @Weak var bar: UISearchBar?

  private var delegate: (any UISearchBarDelegate)? { bar?.delegate }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar, let delegate else { return true }
    return delegate.searchBarShouldBeginEditing(bar)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.search?.fieldBegan()
    delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar, let delegate else { return true }
    return delegate.searchBarShouldEndEditing(bar)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar, let delegate else { return true }
    return delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: string)
  }

  /// The search itself ends by the program alone.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { delegate?.searchBarSearchButtonClicked(bar) }
    return false
  }
}
