/// Begins and ends editing of a controller, and says which of the two comes next.
final class EditButtonItem: UIBarButtonItem {
  @Weak private var controller: UIViewController?

  init(_ controller: UIViewController) {
    super.init()
    self.controller = controller
    primaryAction = UIAction { [unowned(unsafe) self] _ in
      self.controller?.setEditing(!isEditing, animated: true)
    }
  }

  private var isEditing: Bool { controller?.isEditing ?? false }

  override var title: String? {
    get { isEditing ? "Done" : "Edit" }
    set {}
  }
  override var style: Style {
    get { isEditing ? .done : .plain }
    set {}
  }
}

extension UIViewController {
  /// Begins and ends editing, and says which of the two comes next. It is for a bar.
  public final var editButtonItem: UIBarButtonItem {
    if let made = navigationItem.editItem { return made }
    let made = EditButtonItem(self)
    navigationItem.editItem = made
    didSetEditing = { made.lookChanged() }
    return made
  }
}
