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
    case .keyboardRightArrow: moveOrTurn(dx: 1, dy: 0)
    case .keyboardLeftArrow: moveOrTurn(dx: -1, dy: 0)
    case .keyboardUpArrow: return move(dx: 0, dy: -1)
    case .keyboardDownArrow: return move(dx: 0, dy: 1)
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

  private var animates: Bool { !UIAccessibility.isReduceMotionEnabled }

  /// False when there is nothing to zoom out.
  private func fit() -> Bool {
    guard mode != .paging else { return false }
    setZoomScale(1, animated: animates)
    return true
  }

  /// Right is the next page where one reads to the right.
  private func moveOrTurn(dx: CGFloat, dy: CGFloat) {
    guard !move(dx: dx, dy: dy) else { return }
    turn(by: (dx > 0) == line.isReversed ? -1 : 1)
  }

  /// Moves a zoomed page; false when pages can be turned.
  private func move(dx: CGFloat, dy: CGFloat) -> Bool {
    guard mode != .paging else { return false }
    let size = scroller.bounds.size
    let from = scroller.isScrollAnimating ? (panTarget ?? contentOffset) : contentOffset
    let target = scroller.centering.clamped(
      CGPoint(
        x: from.x + dx * size.width * Self.panStep, y: from.y + dy * size.height * Self.panStep))
    panTarget = target
    scroller.setContentOffset(target, animated: animates)
    return true
  }

  private func turn(by step: Int) {
    let page = destination ?? shownPage
    turn(to: max(0, min(line.count - 1, page + step)), animated: true)
  }
}
