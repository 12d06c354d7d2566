import PhotoGrid
import PortableUIKit

/// What is drawn on a button: lines in a square of 24 points.
enum Icon {
  case grid, chevronLeft, chevronRight, plus, minus, turnRight, info, bin, corners, dots, cross
  case share, play, pause, heart, fullHeart

  /// Filled, not drawn along its line.
  var isFilled: Bool { [.dots, .play, .pause, .fullHeart].contains(self) }

  // derivation: places on the 24-point square, so that all icons are optically as heavy and as large as each other.
  var path: UIBezierPath {
    let path = UIBezierPath()
    switch self {
    case .grid:
      for x in [5.0, 13.5] {
        for y in [5.0, 13.5] {
          path.append(
            UIBezierPath(
              roundedRect: CGRect(x: x, y: y, width: 5.5, height: 5.5), cornerRadius: 1.2))
        }
      }
    case .chevronLeft: path.addLines([(14.5, 5), (7.5, 12), (14.5, 19)])
    case .chevronRight: path.addLines([(9.5, 5), (16.5, 12), (9.5, 19)])
    case .plus:
      path.addLines([(12, 5), (12, 19)])
      path.addLines([(5, 12), (19, 12)])
    case .minus: path.addLines([(5, 12), (19, 12)])
    case .turnRight:
      // An arrow along a circle, from its left over its top.
      path.append(
        UIBezierPath(
          arcCenter: CGPoint(x: 12, y: 12.5), radius: 7.2, startAngle: 0, endAngle: 1.6 * .pi,
          clockwise: true))
      path.addLines([(14.6, 1.8), (14.2, 5.6), (10.5, 4.6)])
    case .bin:
      path.addLines([(4.5, 6.5), (19.5, 6.5)])
      path.addLines([(9, 6.5), (9, 4), (15, 4), (15, 6.5)])
      path.addLines([(6.3, 6.5), (7.2, 20), (16.8, 20), (17.7, 6.5)])
      path.addLines([(10.2, 10), (10.5, 16.5)])
      path.addLines([(13.8, 10), (13.5, 16.5)])
    case .info:
      path.append(UIBezierPath(ovalIn: CGRect(x: 3.5, y: 3.5, width: 17, height: 17)))
      path.addLines([(12, 11), (12, 16.2)])
      path.append(UIBezierPath(ovalIn: CGRect(x: 11.7, y: 7.5, width: 0.6, height: 0.6)))
    case .corners:
      path.addLines([(5, 9.5), (5, 5), (9.5, 5)])
      path.addLines([(14.5, 5), (19, 5), (19, 9.5)])
      path.addLines([(19, 14.5), (19, 19), (14.5, 19)])
      path.addLines([(9.5, 19), (5, 19), (5, 14.5)])
    case .dots:
      for x in [5.5, 12, 18.5] {
        path.append(UIBezierPath(ovalIn: CGRect(x: x - 1.8, y: 10.2, width: 3.6, height: 3.6)))
      }
    case .share:
      // Out of a box.
      path.addLines([(8.8, 9.5), (5.5, 9.5), (5.5, 20), (18.5, 20), (18.5, 9.5), (15.2, 9.5)])
      path.addLines([(12, 14.5), (12, 3.2)])
      path.addLines([(8.3, 6.6), (12, 3), (15.7, 6.6)])
    case .play: path.addLines([(7.5, 4.8), (19, 12), (7.5, 19.2)])
    case .pause:
      for x in [6.5, 13.7] {
        path.append(
          UIBezierPath(
            roundedRect: CGRect(x: x, y: 5, width: 3.8, height: 14), cornerRadius: 1))
      }
    case .heart, .fullHeart: return HeartShape.path
    case .cross:
      path.addLines([(6.5, 6.5), (17.5, 17.5)])
      path.addLines([(17.5, 6.5), (6.5, 17.5)])
    }
    return path
  }
}

extension UIBezierPath {
  fileprivate func addLines(_ points: [(x: CGFloat, y: CGFloat)]) {
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.x, y: point.y)
      if index == 0 { move(to: place) } else { addLine(to: place) }
    }
  }
}
