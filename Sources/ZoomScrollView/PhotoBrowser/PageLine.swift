#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

/// Pages side by side with a gap between them: where each one lies, as a pure value.
///
/// The scroll view is wider than the browser by one gap, half of it on each side, so that a page
/// and its gap are exactly one bounds width, which is what paging turns by. Points.
struct PageLine: Equatable {
  var count = 0
  /// The browser's.
  var pageSize = CGSize.zero
  var gap: CGFloat = 0
  /// The first page is the rightmost one.
  var isReversed = false
  var pixelsPerPoint: CGFloat = 1

  /// From page to page.
  var stride: CGFloat { pageSize.width + gap }

  /// The scroll view's frame in the browser.
  var viewFrame: CGRect {
    CGRect(x: -gap / 2, y: 0, width: stride, height: pageSize.height)
  }

  var contentSize: CGSize {
    CGSize(width: CGFloat(max(count, 1)) * stride, height: pageSize.height)
  }

  /// The horizontal offset at which a page rests.
  func offset(ofPage page: Int) -> CGFloat { CGFloat(position(ofPage: page)) * stride }

  /// The page that rests nearest to a horizontal offset.
  func page(atOffset offset: CGFloat) -> Int {
    page(atPosition: clampedPosition((offset / stride).rounded()))
  }

  /// The pages that a horizontal stretch of the content shows some of, and `margin` more on each side.
  func pages(from left: CGFloat, to right: CGFloat, margin: Int) -> ClosedRange<Int>? {
    guard count > 0 else { return nil }
    let first = clampedPosition(((left - gap / 2) / stride).rounded(.down)) - margin
    let last = clampedPosition(((right - gap / 2) / stride).rounded(.up) - 1) + margin
    let ends = (
      page(atPosition: max(first, 0)), page(atPosition: min(max(last, first), count - 1))
    )
    return min(ends.0, ends.1)...max(ends.0, ends.1)
  }

  /// What a page may cover, in the content's coordinates.
  func slot(ofPage page: Int) -> CGRect {
    CGRect(origin: CGPoint(x: offset(ofPage: page) + gap / 2, y: 0), size: pageSize)
  }

  /// Where a page of this natural size lies in its slot: as large as it fits, in the middle. The
  /// content's coordinates; without a size it fills the slot.
  func frame(ofPage page: Int, naturalSize: CGSize?) -> CGRect {
    let slot = slot(ofPage: page)
    guard let natural = naturalSize, natural.width > 0, natural.height > 0 else { return slot }
    let scale = min(slot.width / natural.width, slot.height / natural.height)
    let size = CGSize(width: natural.width * scale, height: natural.height * scale)
    // Its insets are the same when it zooms: nothing moves when it begins to.
    let insets = Centering(
      bounds: pageSize, content: size, margins: .zero, pixelsPerPoint: pixelsPerPoint
    ).insets
    return CGRect(
      origin: CGPoint(x: slot.minX + insets.left, y: slot.minY + insets.top), size: size)
  }

  private func position(ofPage page: Int) -> Int { isReversed ? count - 1 - page : page }

  private func page(atPosition position: Int) -> Int { self.position(ofPage: position) }

  private func clampedPosition(_ position: CGFloat) -> Int {
    guard count > 0, position > 0 else { return 0 }
    return Int(min(position, CGFloat(count - 1)))
  }
}
