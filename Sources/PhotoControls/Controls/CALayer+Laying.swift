import PortableUIKit

extension CALayer {
  /// Lies where it belongs at once: a layer that is no view's own goes to each new place by itself, and would come there
  /// after the button that it is drawn on.
  static func layOut(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }
}
