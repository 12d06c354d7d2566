/// Something that a program does with what is shared: one line of the menu that a `UIActivityViewController` shows.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIActivity: NSObject {
  /// What is done when it is over, once; nil before and afterwards.
  final var finished: ((_ completed: Bool) -> Void)?

  public override init() {
    super.init()
  }

  open class var activityCategory: Category { .action }

  /// Its name, for `excludedActivityTypes` and for who hears what was done; nil for none.
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  /// Whether it has a line in the menu.
  open func canPerform(withActivityItems activityItems: [ActivityItem]) -> Bool { false }

  /// It was chosen, and is about to begin.
  open func prepare(withActivityItems activityItems: [ActivityItem]) {}

  /// What is shown in place of `perform()`; nil for nothing.
  open var activityViewController: UIViewController? { nil }

  /// Does it, and calls `activityDidFinish(_:)` at its end.
  open func perform() { activityDidFinish(false) }

  /// It is over: to be called once.
  open func activityDidFinish(_ completed: Bool) {
    let finished = finished
    self.finished = nil
    finished?(completed)
  }
}
