#if hasFeature(Embedded)
  public typealias SegueSource = UIResponder
#else
  /// What controllers are asked about segues. There are no storyboards, so nothing here performs one by itself: these are
  /// for a program to override and call.
  @preconcurrency @MainActor
  open class SegueSource: UIResponder {
    /// Called by a program that performs a segue of its own.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Yes, unless a program says otherwise.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Says that there is no such segue, and does nothing.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
      MissingFeatures.shared.handler(
        "UIStoryboardSegue: “\(identifier)” is in a storyboard, which is not read: present or push the controller in code"
      )
    }
  }

  /// A way from one controller to another. With a handler it goes it; without one there is nothing to do, as on an iPhone.
  @preconcurrency @MainActor
  open class UIStoryboardSegue: NSObject {
    public final let identifier: String?
    public final let source: UIViewController
    public final let destination: UIViewController
    private let performHandler: () -> Void

    public required init(
      identifier: String?, source: UIViewController, destination: UIViewController
    ) {
      self.identifier = identifier
      self.source = source
      self.destination = destination
      performHandler = {}
      super.init()
    }

    public init(
      identifier: String?, source: UIViewController, destination: UIViewController,
      performHandler: @escaping () -> Void
    ) {
      self.identifier = identifier
      self.source = source
      self.destination = destination
      self.performHandler = performHandler
      super.init()
    }

    open func perform() { performHandler() }
  }
#endif
