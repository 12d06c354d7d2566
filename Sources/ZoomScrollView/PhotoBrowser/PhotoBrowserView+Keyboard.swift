#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

// Left and Right turn pages, or move a zoomed page; Page Up, Page Down and Space always turn them.
// Home and End go to the ends; + and - zoom, 0 and Escape fit. What means nothing here is passed on.
extension PhotoBrowserView {
  /// Factor of one step of + and -.
  private static var zoomStep: CGFloat { 1.5 }
  /// Share of the view by which an arrow moves a zoomed page.
  private static var panStep: CGFloat { 0.25 }

  /// False when the key means nothing here.
  func handle(_ press: UIPress) -> Bool {
    guard let key = press.key, line.count > 0 else { return false }
    if !key.modifierFlags.contains(.alternate), handleZoomKey(key) { return true }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardRightArrow: moveOrTurn(dx: 1)
    case .keyboardLeftArrow: moveOrTurn(dx: -1)
    case .keyboardUpArrow: return moveZoomed(dy: -1)
    case .keyboardDownArrow: return moveZoomed(dy: 1)
    case .keyboardPageDown: turn(by: 1)
    case .keyboardPageUp: turn(by: -1)
    case .keyboardSpacebar: turn(by: key.modifierFlags.contains(.shift) ? -1 : 1)
    case .keyboardHome: turn(to: 0, animated: true)
    case .keyboardEnd: turn(to: line.count - 1, animated: true)
    case .keyboardEscape: return fit()
    default: return false
    }
    return true
  }

  private func handleZoomKey(_ key: UIKey) -> Bool {
    switch key.charactersIgnoringModifiers.unicodeScalars.first {
    case "+", "=": setZoomScale(zoomScale * Self.zoomStep, animated: animates)
    case "-": setZoomScale(zoomScale / Self.zoomStep, animated: animates)
    case "0": setZoomScale(1, animated: animates)
    default: return false
    }
    return true
  }

  /// False when there is nothing to zoom out.
  private func fit() -> Bool {
    guard mode != .paging else { return false }
    setZoomScale(1, animated: animates)
    return true
  }

  /// Right is the next page where one reads to the right.
  private func moveOrTurn(dx: CGFloat) {
    let step = (dx > 0) == line.isReversed ? -1 : 1
    if mode == .paging {
      turn(by: step)
    } else if scroller.zoomScale <= 1 {
      // It is on its way back to its fitted size.
      pending = .turn(page: clampedPage(shownPage + step), isAnimated: true)
    } else {
      move(dx: dx * Self.panStep, dy: 0)
    }
  }

  /// False when pages can be turned: up and down mean nothing then.
  private func moveZoomed(dy: CGFloat) -> Bool {
    guard mode != .paging else { return false }
    move(dx: 0, dy: dy * Self.panStep)
    return true
  }

  private func turn(by step: Int) {
    turn(to: clampedPage((destination ?? shownPage) + step), animated: true)
  }

  private func clampedPage(_ page: Int) -> Int { max(0, min(line.count - 1, page)) }
}
