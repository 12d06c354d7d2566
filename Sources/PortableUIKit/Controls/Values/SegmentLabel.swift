/// A segment's title, which a screen reader can choose.
final class SegmentLabel: UILabel {
  private var control: UISegmentedControl? { superview as? UISegmentedControl }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { control?.traits(of: self) ?? .button }
    set { super.accessibilityTraits = newValue }
  }
  override func accessibilityActivate() -> Bool { control?.choose(self) ?? false }
}
