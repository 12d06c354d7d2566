/// What a view must know of where it is shown.
public final class UITraitCollection: ValueObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() {
    self.init(TraitValues())
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// Device pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(scale: displayScale))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: userInterfaceIdiom))
  }

  /// Of each trait the last one that says something.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values = collection.values.completed(by: values) }
    self.init(values)
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// Device pixels per point.
  public var displayScale: CGFloat { values.scale }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

  /// Those that dynamic colours are resolved with where nobody names others: a view's own ones in
  /// its layout and drawing. Every thread has its own; other threads than the views' begin with the system's.
  public static var current: UITraitCollection {
    get { CurrentTraits.here }
    set { CurrentTraits.here = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || !values.look.hasColors(of: traitCollection?.values.look)
  }

  /// Says the same of everything that `trait` says something of.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.values.completed(by: values) == values
  }

  override func isEqual(to other: ValueObject) -> Bool {
    (other as? UITraitCollection)?.values == values
  }
}
