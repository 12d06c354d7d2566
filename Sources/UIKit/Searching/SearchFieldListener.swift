import Foundation
import PortableUIKit

/// Stands between the field of a search bar and the bar's delegate.
@MainActor
final class SearchFieldListener: UITextFieldDelegate {
  weak var bar: UISearchBar?

  private var delegate: (any UISearchBarDelegate)? { bar?.delegate }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { delegate?.searchBarTextDidBeginEditing(bar) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap {
      delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string)
    } ?? true
  }

  /// The search itself ends by the program alone.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { delegate?.searchBarSearchButtonClicked(bar) }
    return false
  }
}
