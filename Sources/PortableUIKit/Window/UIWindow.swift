import DisplayList
import ScrollGeometry

/// The root of a tree of views. A host shows one through a `FrameLoop`.
open class UIWindow: UIView {
  /// Device pixels per point and text sizes come from here.
  open var screen: UIScreen = .main
  /// Higher windows lie in front.
  open var windowLevel = Level.normal
  /// What the host's bars and the screen's corners cover, points.
  public var hostSafeAreaInsets = UIEdgeInsets.zero {
    didSet { safeAreaMayHaveChanged() }
  }
  /// Where the pixels of pictures are found that its views show in tiles, by their names: a store of the program's.
  public final var textures: (any TextureProvider)?
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.forgetPresented?()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }
  open override var isHidden: Bool {
    didSet { showRoot() }
  }
  @Weak final var firstResponder: UIResponder?
  /// Brings touches to the views, once a `FrameLoop` shows the window.
  final var dispatcher: TouchDispatcher?
  /// Who moves by itself in here.
  let schedule = FrameSchedule()
  /// What animates in here.
  final lazy var timeline = WindowAnimations(window: self)
  /// Controllers whose views came on screen and have not been laid out there yet.
  final var appearing: [UIViewController] = []
  /// Done at the end of the next layout pass.
  final var afterLayout: [() -> Void] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    UIApplication.shared.add(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    UIApplication.shared.add(self)
  }

  /// What nobody else has wanted.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let key = presses.first?.key, key.keyCode == .keyboardTab,
      UIApplication.shared.tabulator?(self, key.modifierFlags.contains(.shift) ? -1 : 1) == true
    {
      return
    }
    super.pressesBegan(presses, with: event)
  }

  deinit {
    clearByHand { UIApplication.shared.remove(self) }
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  open var windowScene: UIWindowScene? {
    get { UIApplication.shared.scene }
    set {}
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }
  open override var safeAreaInsets: UIEdgeInsets { hostSafeAreaInsets }

  /// Brings an event to recognisers and views, or to the first responder.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      send(presses)
    } else if let dispatcher, event === dispatcher.event {
      dispatcher.deliver()
    }
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Shows the window; keys go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    let old = UIApplication.shared.keyWindow
    guard old !== self else { return }
    UIApplication.shared.keyWindow = self
    old?.resignKey()
    becomeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  /// Lays out what is marked, and tells the view controllers that appeared with it.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    finishAppearances()
  }
}
