import Localization
import PortableUIKit

/// What somebody looks for is written here, also by an input method. Other keys mean what they mean in the grid around it.
final class FindingTextField: UITextField {
  init() {
    super.init(frame: .zero)
    font = .text(ofSize: 14)
    textColor = UIColor(white: 1, alpha: 0.95)
    tintColor = .accentOnGlass(UIColor(red: 0.35, green: 0.68, blue: 1, alpha: 1))
    placeholder = Words.text("Find by name")
    autocapitalizationType = .none
    autocorrectionType = .no
    spellCheckingType = .no
    returnKeyType = .search
    accessibilityLabel = Words.text("Photos whose names have in them")
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.searchField) }
    set { super.accessibilityTraits = newValue }
  }

  /// A letter is taken away where the caret is; in an empty field the key ends the search.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let key = presses.first?.key
    if hasText, key?.keyCode == .keyboardDeleteOrBackspace, key?.modifierFlags.isEmpty ?? false {
      return super.pressesBegan(presses, with: event)
    }
    next?.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
}
