import PortableUIKit

// What controls and panels have in common.
extension UIView {
  /// Where they may lie.
  var controlsArea: CGRect {
    bounds.inset(by: safeAreaInsets).insetBy(
      dx: ControlsTunables.margin, dy: ControlsTunables.margin)
  }

  /// In the middle, for an icon.
  var iconFrame: CGRect {
    let icon = ControlsTunables.icon
    return CGRect(
      x: (bounds.width - icon) / 2, y: (bounds.height - icon) / 2, width: icon, height: icon)
  }

  /// On a dark photo its dark ground alone would not be seen.
  func addEdge() {
    drawEdge()
    traitObservers.append(
      TraitObserver { [weak self] _ in
        MainActor.assumeIsolated {
          if let self, self.layer.borderWidth > 0 { self.drawEdge() }
        }
      })
  }

  private func drawEdge() {
    layer.borderWidth =
      Contrast.isHigh ? ControlsTunables.strongEdgeWidth : ControlsTunables.edgeWidth
    layer.borderColor = ControlsTunables.edge.cgColor
  }

  func fadeIn() {
    alpha = 0
    UIView.animate(withDuration: ControlsTunables.fading) { self.alpha = 1 }
  }

  /// It takes no touch while it goes.
  func fadeOutAndRemove() {
    isUserInteractionEnabled = false
    UIView.animate(
      withDuration: ControlsTunables.fading, animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }
}
