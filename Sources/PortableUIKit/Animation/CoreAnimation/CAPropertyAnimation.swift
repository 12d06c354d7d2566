/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String? {
    get { name }
    set {
      name = newValue
      path = newValue.flatMap { LayerKeyPath($0) }
    }
  }
  /// The animation's values are added to what is shown without it.
  open var isAdditive = false
  /// Each repetition goes on from the end of the one before. Kept, and without effect here.
  open var isCumulative = false
  /// The key path as it was given, and what it means. Whoever knows both sets both: a program that
  /// names no path does not carry their names.
  final var name: String?
  final var path: LayerKeyPath?

  public override init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  final func copyProperty(to copy: CAPropertyAnimation) {
    copyTiming(to: copy)
    copy.name = name
    copy.path = path
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }

  override func copyForLayer() -> CAAnimation {
    let copy = CAPropertyAnimation()
    copyProperty(to: copy)
    return copy
  }

  /// Shows these numbers, or adds them.
  final func show(_ numbers: LayerNumbers, in state: inout LayerState) {
    guard let path else { return }
    if isAdditive { path.add(numbers, to: &state) } else { path.set(numbers, in: &state) }
  }

  /// A value's numbers, as `show` takes them; nil when there is none or it is of another kind.
  final func numbers(_ value: LayerValue?) -> LayerNumbers? {
    guard let path, let value, var result = path.numbers(value) else { return nil }
    // Added to a transform, the identity changes nothing.
    if isAdditive, path.property == .transform, path.count == 6 {
      result[2] -= 1
      result[3] -= 1
    }
    return result
  }
}
