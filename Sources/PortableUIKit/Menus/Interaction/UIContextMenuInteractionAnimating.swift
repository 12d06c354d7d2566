/// Does something along with a menu that comes or goes.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What is shown above the menu, if the program has made that.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a menu's picture that was tapped; the values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes with the menu.
  case dismiss
  /// It grows into what comes after it.
  case pop
}

/// Does something along with a menu that goes since its picture was tapped.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
