public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a name and a look.
open class UIAction: UIMenuElement {
  public final let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// Who has it done, while `handler` runs.
  public private(set) final var sender: ActionObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier =
      identifier ?? Identifier("action " + String(UIApplication.shared.nextSerialNumber()))
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Does it on behalf of `sender`; nothing while it is disabled.
  open func performWithSender(_ sender: ActionObject?, target: ActionObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
