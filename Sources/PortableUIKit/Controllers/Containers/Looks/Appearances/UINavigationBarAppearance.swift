/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  package final var titleStyle: (any TextStyle)? { didSet { changed() } }
  package final var largeTitleStyle: (any TextStyle)? { didSet { changed() } }
  /// By how much a small title is moved.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  private final var plain = UIBarButtonItemAppearance()
  private final var done = UIBarButtonItemAppearance(style: .done)
  private final var back = UIBarButtonItemAppearance()
  /// In place of the chevron.
  public private(set) final var backIndicatorImage: UIImage! { didSet { changed() } }
  /// Kept only: titles go through nothing.
  public private(set) final var backIndicatorTransitionMaskImage: UIImage!

  deinit {
    clearByHand { for part in [plain, done, back] { part.holder = nil } }
  }

  override func prepare() {
    for part in [plain, done, back] { part.holder = self }
  }

  /// Set, it is copied.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { plain }
    set { plain.take(newValue) }
  }
  /// Of items that are `done`.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set { done.take(newValue) }
  }
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { back }
    set { back.take(newValue) }
  }

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    self.backIndicatorImage = backIndicatorImage
  }

  override func duplicate() -> CopiedLook {
    let made = UINavigationBarAppearance(barAppearance: self)
    made.titleStyle = titleStyle
    made.largeTitleStyle = largeTitleStyle
    made.titlePositionAdjustment = titlePositionAdjustment
    made.buttonAppearance = plain
    made.doneButtonAppearance = done
    made.backButtonAppearance = back
    made.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return made
  }

  override var titleLook: (any TextStyle)? { titleStyle }
  override var largeTitleLook: (any TextStyle)? { largeTitleStyle }
  override var titleMove: UIOffset { titlePositionAdjustment }
  override var backSign: UIImage? { backIndicatorImage }

  /// The way back has what it says itself, and for the rest what buttons have.
  override func buttons(_ use: BarButtonUse) -> UIBarButtonItemAppearance? {
    if use.isBack { return back.saysNothing ? plain : back }
    return use.isDone ? done : plain
  }
}
