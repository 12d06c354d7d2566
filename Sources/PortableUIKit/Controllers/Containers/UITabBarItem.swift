/// What a tab bar shows of a controller.
open class UITabBarItem: UIBarItem {
  /// Takes the place of `image` while the item is selected.
  open var selectedImage: UIImage? { didSet { lookChanged() } }
  /// A short text in a pill beside the picture.
  open var badgeValue: String? { didSet { lookChanged() } }
  /// The pill's colour; nil is red.
  open var badgeColor: UIColor? { didSet { lookChanged() } }
  /// How far the title is moved, points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { lookChanged() } }

  /// In place of the bar's ones while this item is selected.
  final var looks: ItemLooks?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
