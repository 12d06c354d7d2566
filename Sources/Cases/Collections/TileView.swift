import ZoomScrollView

/// A number on a ground whose colour says which.
final class TileView: UIView {
  private let label = UILabel(frame: .zero)

  init(radius: CGFloat) {
    super.init(frame: .zero)
    layer.cornerRadius = radius
    label.textAlignment = .center
    label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    label.textColor = UIColor(white: 0.1, alpha: 0.6)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  func show(_ number: Int) {
    label.text = "\(number)"
    backgroundColor = UIColor(
      hue: 0.5 + 0.45 * CGFloat(number % 24) / 24, saturation: 0.32, brightness: 0.94, alpha: 1)
  }

  /// The tile of a cell, which is made when there is none.
  static func of(_ cell: UICollectionViewCell, radius: CGFloat = 12) -> TileView {
    if let tile = cell.backgroundView as? TileView { return tile }
    let tile = TileView(radius: radius)
    cell.backgroundView = tile
    return tile
  }
}
