extension UIViewController {
  /// Who manages how this controller, or the one that it is in, is presented. Before it is presented, one for its
  /// `modalPresentationStyle` as it is now.
  public final var presentationController: UIPresentationController? {
    if let presentation { return presentation }
    if let parent { return parent.presentationController }
    return presentation(over: nil, from: self)
  }

  /// What happens beside the transition that brings or takes this controller, or the one that it is in.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestCoordinator
  }

  /// The same, without all that a protocol asks for.
  final var nearestCoordinator: TransitionCoordinator? {
    coordinator ?? parent?.nearestCoordinator
  }

  /// The one that there is, the program's own, or one of UIKit's.
  final func presentation(
    over presenter: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    let made = presentation ?? makePresentation(over: presenter, from: source)
    presentation = made
    return made
  }

  private func makePresentation(
    over presenter: UIViewController?, from source: UIViewController
  ) -> UIPresentationController {
    if let special = makeOwnPresentation(over: presenter) { return special }
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      return own
    }
    switch modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic:
      return makeCard(over: presenter)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
      .none:
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}
