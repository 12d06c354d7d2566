/// A menu that is open: from what has opened it until it has gone.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class MenuPresentation {
  /// How it was asked for.
  enum Way {
    /// What is held is lifted, and the lines are large enough for fingers.
    case finger
    case pointer, keys
    /// A finger has tapped a button.
    case button
    /// Nobody has asked for it but the program.
    case program
  }

  private let interaction: UIContextMenuInteraction
  private let configuration: UIContextMenuConfiguration
  private var menu: UIMenu
  private let preview: UIViewController?
  private let overlay: MenuOverlay
  @Weak private(set) var window: UIWindow?
  /// Where somebody wrote when the menu came, and goes on afterwards.
  @Weak private var writtenView: UIView?
  /// Who had the keys when the menu came, and has them afterwards.
  @Weak private var former: UIResponder?
  private let way: Way
  private var isOver = false

  /// Nil when there is nothing to show.
  init?(
    _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    in window: UIWindow, at anchor: CGRect, by way: Way
  ) {
    let menu = configuration.actionProvider?([])
    let preview = way == .finger ? configuration.previewProvider?() : nil
    guard menu != nil || preview != nil else { return nil }
    self.interaction = interaction
    self.configuration = configuration
    self.menu = menu ?? UIMenu()
    self.preview = preview
    self.window = window
    self.way = way
    let lifted = way == .finger ? interaction.lifted(for: configuration) : nil
    overlay = MenuOverlay(
      lifted.flatMap { MenuLift($0, preview, in: window) }, anchor: anchor, way)
  }

  var appearance: UIContextMenuInteraction.Appearance {
    isOver ? .unknown : overlay.isRich ? .rich : .compact
  }

  // MARK: Coming and going

  func begin() {
    guard let window else { return }
    let animator = MenuAnimator(preview)
    interaction.willShow(configuration, animator)
    takeKeys(in: window)
    overlay.chosen = { [unowned(unsafe) self] in choose($0) }
    overlay.dismissed = { [unowned(unsafe) self] in end() }
    overlay.previewTapped = { [unowned(unsafe) self] in commit() }
    overlay.show(
      menu, in: window, beginsWithFocus: way == .keys || UIAccessibility.isVoiceOverRunning)
    overlay.animate(isThere: true, { animator.animate() }) { animator.complete() }
  }

  /// Nobody is asked: whoever has the keys does not lose them for good.
  private func takeKeys(in window: UIWindow) {
    stopWriting(in: window)
    former = window.firstResponder
    window.firstResponder = overlay
  }

  private func giveKeysBack() {
    if let window, window.firstResponder === overlay { window.firstResponder = former }
    if let writtenView, writtenView.window != nil { writtenView.becomeFirstResponder() }
  }

  private func stopWriting(in window: UIWindow) {
    guard let view = window.firstResponder as? UIView, view.isWrittenInto,
      view.resignFirstResponder()
    else { return }
    writtenView = view
  }

  func end() { end(MenuAnimator(preview)) }

  private func end(_ animator: MenuAnimator) {
    guard !isOver else { return }
    isOver = true
    interaction.presentation = nil
    interaction.willEnd(configuration, animator)
    giveKeysBack()
    // Kept until it has gone.
    overlay.animate(isThere: false, { animator.animate() }) { [self] in
      overlay.removeFromSuperview()
      animator.complete()
    }
  }

  // MARK: What is chosen

  private func choose(_ action: UIAction) {
    guard !isOver, !action.attributes.contains(.disabled) else { return }
    menu.select(action)
    if action.attributes.contains(.keepsMenuPresented) {
      action.performWithSender(interaction.view, target: nil)
      overlay.reload()
      return
    }
    end()
    action.performWithSender(interaction.view, target: nil)
  }

  private func commit() {
    guard !isOver else { return }
    let animator = MenuAnimator(preview)
    interaction.commits(configuration, animator)
    overlay.growsAway = animator.preferredCommitStyle == .pop
    end(animator)
  }

  func update(_ block: (UIMenu) -> UIMenu) {
    menu = block(menu)
    overlay.replace(menu)
  }

  // MARK: A finger that has opened it and is still down; window points

  func slide(to place: CGPoint, from start: CGPoint) {
    if overlay.isSlid || isFar(place, start) { overlay.slide(to: place) }
  }

  func lift(at place: CGPoint, from start: CGPoint) {
    if overlay.isSlid { overlay.slideEnds(at: place) }
  }

  func slideEnded() { overlay.slideEnds(at: nil) }

  private func isFar(_ place: CGPoint, _ start: CGPoint) -> Bool {
    let (x, y) = (place.x - start.x, place.y - start.y)
    return x * x + y * y > MenuTunables.slideReach * MenuTunables.slideReach
  }
}
