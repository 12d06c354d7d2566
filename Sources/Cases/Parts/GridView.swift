/// Numbered squares whose colour says where they are: any movement can be seen, and any jump.
public final class GridView: UIView {
  private static let side: CGFloat = 150
  private static let gap: CGFloat = 6
  private var laidOutSize = CGSize.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.97, alpha: 1)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    for row in subviews { row.removeFromSuperview() }
    let columns = Int((bounds.width / Self.side).rounded(.up))
    let rows = Int((bounds.height / Self.side).rounded(.up))
    for row in 0..<max(rows, 0) {
      // A view for each row: what is far away is skipped as a whole.
      let strip = UIView(
        frame: CGRect(x: 0, y: CGFloat(row) * Self.side, width: bounds.width, height: Self.side))
      strip.clipsToBounds = true
      for column in 0..<max(columns, 0) {
        strip.addSubview(makeSquare(column, row, of: columns, rows))
      }
      addSubview(strip)
    }
    clipsToBounds = true
  }

  private func makeSquare(_ column: Int, _ row: Int, of columns: Int, _ rows: Int) -> UIView {
    let square = UILabel(
      frame: CGRect(
        x: CGFloat(column) * Self.side + Self.gap / 2, y: Self.gap / 2,
        width: Self.side - Self.gap, height: Self.side - Self.gap))
    let across = CGFloat(column) / CGFloat(max(columns - 1, 1))
    let down = CGFloat(row) / CGFloat(max(rows - 1, 1))
    square.backgroundColor = UIColor(
      hue: 0.52 + 0.38 * across, saturation: 0.16 + 0.4 * down, brightness: 0.98 - 0.18 * down,
      alpha: 1)
    square.layer.cornerRadius = 18
    square.text = "\(column) · \(row)"
    square.textAlignment = .center
    square.font = UIFont.systemFont(ofSize: 22, weight: .semibold)
    square.textColor = UIColor(white: 0.1, alpha: 0.55)
    return square
  }
}
