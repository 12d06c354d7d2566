import Boards
import UIKit

/// A board that somebody gives a name to.
final class NamedBoardController: BoardController, UITextFieldDelegate {
  private let field = UITextField(frame: CGRect(x: 420, y: 20, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.delegate = self
    view.addSubview(field)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
