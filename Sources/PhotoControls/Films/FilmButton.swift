import Localization
import PortableUIKit

/// Over the still of a film: lets it play.
final class FilmButton: PhotoButton {
  private let shape = CAShapeLayer()

  init(action: @escaping @MainActor () -> Void) {
    let side = ControlsTunables.filmButton
    super.init(size: CGSize(width: side, height: side), action: action)
    layer.cornerRadius = side / 2
    shape.path = Icon.play.path.cgPath
    shape.fillColor = ControlsTunables.ink.cgColor
    layer.addSublayer(shape)
    accessibilityLabel = Words.text("Play the video")
    updateLook()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // derivation: an icon is drawn in a square of 24 points; here it is half of the button.
    let scale = bounds.width / 2 / ControlsTunables.icon
    CALayer.layOut {
      shape.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
      shape.bounds = CGRect(x: 0, y: 0, width: ControlsTunables.icon, height: ControlsTunables.icon)
      shape.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
