/// Says what is shared when it is known by which activity.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIActivityItemSource: AnyObject {
  /// Something of the kind, by which is found out what can be done with it.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> ActivityItem
  /// Nil for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> ActivityItem?
  /// For what has a line for it, such as a letter; empty for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
