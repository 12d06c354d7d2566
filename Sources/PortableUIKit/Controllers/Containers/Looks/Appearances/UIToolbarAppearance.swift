/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  private final var plain = UIBarButtonItemAppearance()
  private final var done = UIBarButtonItemAppearance(style: .done)

  deinit {
    clearByHand { for part in [plain, done] { part.holder = nil } }
  }

  override func prepare() {
    for part in [plain, done] { part.holder = self }
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

  override func duplicate() -> CopiedLook {
    let made = UIToolbarAppearance(barAppearance: self)
    made.buttonAppearance = plain
    made.doneButtonAppearance = done
    return made
  }

  override func buttons(_ use: BarButtonUse) -> UIBarButtonItemAppearance? {
    use.isDone ? done : plain
  }
}
