/// Makes what is shared only when it is wanted: its subclasses say `item`. It is asked on the main thread, and is no
/// operation, unlike UIKit's.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  open var placeholderItem: ActivityItem? { placeholder }
  /// Of what was chosen, while `item` is asked for.
  open private(set) var activityType: UIActivity.ActivityType?
  private final let placeholder: ActivityItem

  public init(placeholderItem: ActivityItem) {
    placeholder = placeholderItem
    super.init()
  }

  open var item: ActivityItem { placeholder }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> ActivityItem { placeholder }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> ActivityItem? {
    self.activityType = activityType
    return item
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
