/// A view or a controller: something that has traits around it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// What a registration gives back: with it the handler is taken away again.
public protocol UITraitChangeRegistration: AnyObject {}

/// Somebody who wants to hear of changed traits.
public final class TraitObserver: UITraitChangeRegistration {
  /// Called with the traits that were.
  let handler: (UITraitCollection) -> Void

  /// Calls the handler with the traits that were.
  public init(_ handler: @escaping (UITraitCollection) -> Void) {
    self.handler = handler
  }
}
