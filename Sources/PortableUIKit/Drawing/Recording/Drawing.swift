import DisplayList
import ScrollGeometry

/// What was drawn once, to be shown again at any place and scale.
package final class Drawing: @unchecked Sendable {
  /// In the coordinates of `canvas`.
  package let items: [DisplayItem]
  /// Nothing outside is shown.
  package let canvas: Rect
  /// Nothing can be seen of it.
  var isEmpty: Bool { items.isEmpty }

  init(emptyOn canvas: Rect) {
    self.canvas = canvas
    items = []
  }

  init(items: [DisplayItem], canvas: Rect, isMixed: Bool = false) {
    self.canvas = canvas
    if items.isEmpty {
      self.items = items
      return
    }
    // As if on a bitmap of its own: bounded, and mixed only with itself.
    let opening: [DisplayItem] =
      (isMixed ? [.pushBlend(.normal)] : [])
      + (canvas.contains(DisplayList.extent(of: items[...], overhang: false))
        ? [] : [.pushClip(canvas, radius: 0)])
    self.items = opening + items + opening.map { _ in .pop }
  }

  /// Adds it so that the canvas fills `rect`.
  func append(to items: inout [DisplayItem], in rect: Rect) {
    guard !isEmpty, !canvas.size.isEmpty else { return }
    let scaleX = rect.width / canvas.width
    let scaleY = rect.height / canvas.height
    let transform = ScrollGeometry.AffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX - canvas.minX * scaleX,
      ty: rect.minY - canvas.minY * scaleY)
    if transform.isIdentity {
      items += self.items
    } else {
      items.append(.pushTransform(transform))
      items += self.items
      items.append(.pop)
    }
  }
}
