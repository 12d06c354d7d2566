#if !hasFeature(Embedded)
  import Foundation
#endif

extension UIViewController {
  func show(_ other: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    var root = self
    while let parent = root.parent { root = parent }
    guard let window = root.viewIfLoaded?.window, root.presented == nil, other.presenter == nil
    else { return }
    root.presented = other
    other.presenter = root
    other.movement = .presented
    guard let view = other.view else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if other.coversPresenter { root.beginAppearance(false, animated: animated) }
    other.beginAppearance(true, animated: animated)
    window.addSubview(view)
    if other.coversPresenter { root.viewIfLoaded?.removeFromSuperview() }
    if let completion { window.afterLayout.append(completion) }
    window.setNeedsLayout()
  }

  func takeAway(animated: Bool, _ completion: (() -> Void)?) {
    var root = self
    while let parent = root.parent { root = parent }
    guard let other = root.presented else {
      root.presenter?.dismiss(animated: animated, completion: completion)
      return
    }
    // What it presents itself goes with it.
    if other.presented != nil { other.dismiss(animated: false) }
    let window = other.viewIfLoaded?.window
    other.movement = .dismissed
    if window != nil { other.beginAppearance(false, animated: animated) }
    if let window, let view = root.viewIfLoaded, view.window == nil {
      root.beginAppearance(true, animated: animated)
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
    root.presented = nil
    other.presenter = nil
    other.viewIfLoaded?.removeFromSuperview()
    other.movement = .none
    guard let completion else { return }
    if let window {
      window.afterLayout.append(completion)
      window.setNeedsLayout()
    } else {
      completion()
    }
  }

  /// Nothing of the presenter shows: its view leaves the window meanwhile.
  private var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }
}
