import Foundation
import PortableUIKit

/// Something that a program does to a scroll view.
enum Act {
  case assignOffset(Double, Double)
  case setOffset(Double, Double, animated: Bool)
  case boundsOrigin(Double, Double)
  case showRect(Double, Double, Double, Double, animated: Bool)
  case zoom(Double, animated: Bool)
  case zoomToRect(Double, Double, Double, Double, animated: Bool)
  case zoomLimits(Double, Double)
  case scaleContent(Double)
  case contentSize(Double, Double)
  case insets(Double, Double)
  case resize(Double, Double)
  case enableScrolling(Bool)
  case enablePan(Bool)
  case enablePinch(Bool)
  case page(Bool)
  case bounce(Bool)
  case zoomView(Bool)
  case leaveWindow
  case enterWindow
  case stop
  case scrollToTop
  case layout

  init(random: inout Random, hostile: Double) {
    func number(_ range: ClosedRange<Double>) -> Double {
      random.number(range, orHostile: hostile)
    }
    let isAnimated = random.chance(0.5)
    switch random.next() % 22 {
    case 0: self = .assignOffset(number(-50...500), number(-50...500))
    case 1: self = .setOffset(number(-50...500), number(-50...500), animated: isAnimated)
    case 2: self = .boundsOrigin(number(-50...500), number(-50...500))
    case 3:
      self = .showRect(
        number(-50...2000), number(-50...2000), number(0...500), number(0...500),
        animated: isAnimated)
    case 4: self = .zoom(number(0.1...5), animated: isAnimated)
    case 5:
      self = .zoomToRect(
        number(0...500), number(0...500), number(1...500), number(1...500), animated: isAnimated)
    case 6: self = .zoomLimits(number(0.1...1), number(0.5...8))
    case 7: self = .scaleContent(number(0.1...3))
    case 8: self = .contentSize(number(0...2000), number(0...2000))
    case 9: self = .insets(number(-20...50), number(-20...50))
    case 10: self = .resize(number(1...800), number(1...800))
    case 11: self = .enableScrolling(isAnimated)
    case 12: self = .enablePan(isAnimated)
    case 13: self = .enablePinch(isAnimated)
    case 14: self = .page(isAnimated)
    case 15: self = .bounce(isAnimated)
    case 16: self = .zoomView(isAnimated)
    case 17: self = .leaveWindow
    case 18, 19: self = .enterWindow
    case 20: self = .stop
    default: self = isAnimated ? .scrollToTop : .layout
    }
  }
}
