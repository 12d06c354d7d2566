import Foundation
import PortableUIKit

/// A veil over what lies behind it; its own content goes into `contentView`.
open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  /// nil: nothing but the content is seen.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Without an effect.
  public convenience init() {
    self.init(effect: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showEffect()
  }

  private func showEffect() {
    super.backgroundColor = (effect as? UIBlurEffect)?.style.veil
  }
}
