import Testing
import UIKit

/// What views override that are also made by Interface Builder.
@MainActor
struct ClassOverrideTests {
  private final class Badge: UIView {
    var log: [String] = []

    override class var layerClass: AnyClass { CAGradientLayer.self }
    override class var requiresConstraintBasedLayout: Bool { true }

    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake")
    }

    override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      log.append("prepared")
    }
  }

  @Test func `They say what they say, and nobody calls what interface files call`() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(badge.layer is CAGradientLayer)
    #expect(Badge.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.screen = UIScreen()
    window.addSubview(badge)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(badge.log.isEmpty)
    badge.awakeFromNib()
    badge.prepareForInterfaceBuilder()
    #expect(badge.log == ["awake", "prepared"])
  }
}
