/// Something in a bar.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true

  public override init() {
    super.init()
  }
}

/// What a tab bar shows of a controller.
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?

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
