/// Makes the menu of something that is held.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes what is shown above the menu of something that is held.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What opens when something is held: a menu, and what is shown above it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIContextMenuConfiguration: NSObject {
  /// Whose menu it is, as the program calls it.
  public final let identifier: ItemIdentifier?
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - previewProvider: for a finger that holds; nil for what is held itself.
  ///   - actionProvider: called when the menu opens; nil for no menu.
  public init(
    identifier: ItemIdentifier? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
