/// Opens a menu about its view: when a finger holds it, the pointer's second button clicks it, or the Menu key (or Shift
/// and F10) is pressed while the keyboard is in it.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks; the values are UIKit's.
  public enum Appearance: Int, Sendable {
    /// Not known before it is open.
    case unknown
    /// What it is about is lifted above it.
    case rich
    /// The menu alone.
    case compact
  }

  #if hasFeature(Embedded)
    public internal(set) unowned(unsafe) var delegate: (any UIContextMenuInteractionDelegate)?
  #else
    public internal(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
  #endif
  #if hasFeature(Embedded)
    public private(set) unowned(unsafe) var view: UIView?
  #else
    public private(set) final weak var view: UIView?
  #endif
  private final let hold = MenuHold()
  private final let pointer = MenuPointer()
  /// Where it was last asked for a menu, window points.
  private final var place = CGPoint.zero
  /// What is open.
  final var presentation: MenuPresentation?

  public convenience init(delegate: any UIContextMenuInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// For those that say themselves what opens.
  override init() {
    super.init()
    hold.minimumPressDuration = MenuTunables.hold
    hold.delegate = hold
    hold.wants = { [unowned(unsafe) self] in holdBegins() }
    hold.changed = { [unowned(unsafe) self] in follow($0) }
    MenuDesk.shared.serve()
  }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(hold)
    self.view?.removeGestureRecognizer(pointer)
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hold)
    view?.addGestureRecognizer(pointer)
  }

  /// Of what is open.
  open var menuAppearance: Appearance { presentation?.appearance ?? .unknown }

  /// Where the menu was asked for; points, in the window's coordinates for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  /// The open menu goes, and nothing of it is chosen.
  open func dismissMenu() { presentation?.end() }

  /// Another menu takes the place of the open one.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { presentation?.update(block) }

  // MARK: What is asked

  /// The configuration for a place in the view; nil for none.
  func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }

  /// Where keys mean, in the view; nil for nowhere.
  func keyPlace() -> CGPoint? {
    view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
  }

  /// What is lifted; nil for nothing.
  func lifted(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    if let identifier = configuration.identifier,
      let preview = delegate?.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
    {
      return preview
    }
    return delegate?.contextMenuInteraction(
      self, previewForHighlightingMenuWithConfiguration: configuration)
      ?? view.map { UITargetedPreview(view: $0) }
  }

  func willShow(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
  }

  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
  }

  func commits(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  // MARK: Opening

  /// - Parameter place: window points.
  /// - Returns: false when nothing opens.
  @discardableResult
  final func open(at place: CGPoint, by way: MenuPresentation.Way) -> Bool {
    guard presentation == nil, let view, let window = view.window else { return false }
    self.place = place
    guard let configuration = configuration(at: view.convert(place, from: nil)) else {
      return false
    }
    return open(configuration, in: window, at: CGRect(origin: place, size: .zero), by: way)
  }

  /// - Parameter anchor: what the menu stands beside unless something is lifted, window points.
  final func open(
    _ configuration: UIContextMenuConfiguration, in window: UIWindow, at anchor: CGRect,
    by way: MenuPresentation.Way
  ) -> Bool {
    guard
      let made = MenuPresentation(self, configuration, in: window, at: anchor, by: way)
    else { return false }
    presentation = made
    made.begin()
    return true
  }

  final func openByKeys() -> Bool {
    guard let view, let place = keyPlace() else { return false }
    return open(at: view.convert(place, to: nil), by: .keys)
  }

  /// Whether a menu would open; nothing does.
  ///
  /// - Parameter place: window points.
  final func offers(at place: CGPoint) -> Bool {
    guard presentation == nil, let view, view.window != nil else { return false }
    return configuration(at: view.convert(place, from: nil)) != nil
  }

  final func offersByKeys() -> Bool {
    guard presentation == nil, view?.window != nil, let place = keyPlace() else { return false }
    return configuration(at: place) != nil
  }

  private func holdBegins() -> Bool {
    open(at: hold.location(in: nil), by: .finger)
  }

  private func follow(_ state: UIGestureRecognizer.State) {
    guard let presentation, presentation.appearance != .unknown else { return }
    switch state {
    case .possible, .failed, .began: break
    case .changed: presentation.slide(to: hold.location(in: nil), from: place)
    case .ended: presentation.lift(at: hold.location(in: nil), from: place)
    case .cancelled: presentation.slideEnded()
    }
  }
}
