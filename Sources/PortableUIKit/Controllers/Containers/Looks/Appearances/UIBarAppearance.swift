/// The ground of a bar: what lies behind its items, and the shadow at its edge.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIBarAppearance: LookObject {
  public final let idiom: UIUserInterfaceIdiom
  /// Stands for the blurred picture of what lies behind the bar: hosts blur nothing.
  package final var veil: UIColor? { didSet { changed() } }
  /// What the program has named for it: a `UIVisualEffect`.
  package final var effect: AnyObject?
  /// Over the effect.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// Over the colour.
  open var backgroundImage: UIImage? { didSet { changed() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// Of the line at the bar's edge, or of a picture in its place that is a template; nil: there is no line.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// In place of the line, as high as it is.
  open var shadowImage: UIImage? { didSet { changed() } }
  /// Who shows it.
  @Weak final var set: LookSet?

  /// With the default ground.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    prepare()
    configureWithDefaultBackground()
  }

  /// With the ground of another one.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    prepare()
    takeGround(of: barAppearance)
  }

  public override convenience init() { self.init(idiom: .unspecified) }

  /// The parts of it are there.
  func prepare() {}

  /// As bars are by themselves.
  open func configureWithDefaultBackground() {
    clear()
    veil = .systemBackground
    shadowColor = .separator
  }

  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Nothing, and no shadow.
  open func configureWithTransparentBackground() { clear() }

  private final func clear() {
    effect = nil
    veil = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  final func takeGround(of other: UIBarAppearance) {
    effect = other.effect
    veil = other.veil
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  override func changed() { set?.changed(self) }

  override func duplicate() -> CopiedLook { UIBarAppearance(barAppearance: self) }

  /// A copy without ground, as bars are at the edge of the content where nobody says how.
  final var withoutGround: UIBarAppearance {
    // What it is made of is of the same class.
    let made = unsafeDowncast(duplicate(), to: UIBarAppearance.self)
    made.configureWithTransparentBackground()
    return made
  }

  // MARK: What only some bars have

  var titleLook: (any TextStyle)? { nil }
  var largeTitleLook: (any TextStyle)? { nil }
  var titleMove: UIOffset { .zero }
  var backSign: UIImage? { nil }
  /// Of a bar with tabs.
  var tabs: UITabBarItemAppearance? { nil }

  func buttons(_ use: BarButtonUse) -> UIBarButtonItemAppearance? { nil }
}
