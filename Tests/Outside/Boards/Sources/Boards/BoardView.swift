internal import Paints
import UIKit

/// Eight fields by eight.
final class BoardView: UIView {
  static let side: CGFloat = 400

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    let side = Self.side / 8
    for row in 0..<8 {
      for column in 0..<8 {
        let field = UIView(
          frame: CGRect(
            x: side * CGFloat(column), y: side * CGFloat(row), width: side, height: side))
        field.backgroundColor = Paints.Paint.field(column, row)
        addSubview(field)
      }
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
