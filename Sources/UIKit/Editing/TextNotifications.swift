import Foundation
import PortableUIKit

// Asking for a name turns its notifications on.
extension UITextField {
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    TextNotifications.name("UITextFieldTextDidBeginEditingNotification")
  }
  public nonisolated static var textDidChangeNotification: Notification.Name {
    TextNotifications.name("UITextFieldTextDidChangeNotification")
  }
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    TextNotifications.name("UITextFieldTextDidEndEditingNotification")
  }
}

extension UITextView {
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    TextNotifications.name("UITextViewTextDidBeginEditingNotification")
  }
  public nonisolated static var textDidChangeNotification: Notification.Name {
    TextNotifications.name("UITextViewTextDidChangeNotification")
  }
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    TextNotifications.name("UITextViewTextDidEndEditingNotification")
  }
}

/// Posts what views say that are written into.
private enum TextNotifications {
  static func name(_ text: String) -> Notification.Name {
    _ = isOn
    return Notification.Name(text)
  }

  private static let isOn: Bool = {
    TextNotices.handler = { notice, view in
      let moment =
        switch notice {
        case .began: "DidBeginEditing"
        case .changed: "DidChange"
        case .ended: "DidEndEditing"
        }
      let kind = view is UITextField ? "UITextField" : "UITextView"
      NotificationCenter.default.post(
        name: Notification.Name("\(kind)Text\(moment)Notification"), object: view)
    }
    return true
  }()
}
