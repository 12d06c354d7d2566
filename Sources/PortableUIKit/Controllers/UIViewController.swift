#if !hasFeature(Embedded)
  import Foundation
#endif

/// Owns a tree of views and hears when it is shown, laid out and taken away.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  public internal(set) var children: [UIViewController] = []
  #if hasFeature(Embedded)
    public internal(set) unowned(unsafe) var parent: UIViewController?
  #else
    public internal(set) weak var parent: UIViewController?
  #endif
  open var title: String?
  final var appearance = Appearance.disappeared

  /// There are no nib files here: both arguments mean nothing.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    clearByHand {
      for child in children { child.parent = nil }
      loadedView?.viewController = nil
      if loadedView?.window?.firstResponder === self { loadedView?.window?.firstResponder = nil }
    }
  }

  // MARK: View

  /// Loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Sets `view`. The default one fills the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Containment

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }
}
