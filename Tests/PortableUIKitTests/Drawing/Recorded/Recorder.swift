import DisplayList
import Foundation
import ScrollGeometry
import Testing

@testable import PortableUIKit

/// What is drawn into a context of 100 × 100 points, as text.
func drawn(scale: Double = 1, _ body: (CGContext) -> Void) -> String {
  let canvas = Rect(x: 0, y: 0, width: 100, height: 100)
  let context = CGContext(canvas: canvas, pixelsPerPoint: scale)
  UIGraphicsPushContext(context)
  body(context)
  UIGraphicsPopContext()
  var items = context.finish().items
  // What reaches over the edges is cut off there; no need to say so each time.
  if items.first == .pushClip(canvas, radius: 0) { items = Array(items.dropFirst().dropLast()) }
  let text = DisplayList(items: items).description
  return String(text.dropFirst("0 x 0 @1\n".count))
}

func expect(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
  drawing body: (CGContext) -> Void
) {
  let seen = drawn(body)
  #expect(seen == text, sourceLocation: sourceLocation)
}

/// A window that shows one view.
@MainActor
final class Shown {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(_ view: UIView) {
    window.screen = UIScreen()
    window.isHidden = false
    window.addSubview(view)
  }

  var text: String {
    String(window.displayList.description.dropFirst("100 x 100 @1\n".count))
  }
}
