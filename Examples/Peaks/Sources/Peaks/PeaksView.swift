import UIKit

/// Ridges behind ridges, each a little darker: views only, so that it draws anywhere.
class PeaksView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = UIColor(hue: 0.58, saturation: 0.3, brightness: 0.95, alpha: 1)
    for ridge in 0..<4 { addRidge(ridge) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func addRidge(_ ridge: Int) {
    let depth = CGFloat(ridge) / 4
    for number in 0..<7 {
      let side = 520 - 60 * CGFloat((number * 3 + ridge) % 4)
      let peak = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      peak.center = CGPoint(
        x: 400 * CGFloat(number) - 80 * CGFloat(ridge % 2), y: 620 + 190 * CGFloat(ridge))
      peak.transform = CGAffineTransform(rotationAngle: .pi / 4)
      peak.backgroundColor = UIColor(
        hue: 0.6, saturation: 0.25 + depth / 2, brightness: 0.75 - depth / 1.6, alpha: 1)
      addSubview(peak)
    }
  }
}
