/// A segment's picture, which a screen reader can choose.
final class SegmentImage: UIImageView {
  private var control: UISegmentedControl? { superview as? UISegmentedControl }

  override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { control?.traits(of: self) ?? .button }
    set { super.accessibilityTraits = newValue }
  }
  override func accessibilityActivate() -> Bool { control?.choose(self) ?? false }
}
