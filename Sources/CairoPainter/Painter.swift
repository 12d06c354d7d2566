import DisplayList
import ScrollGeometry

/// Draws display lists with cairo, the same way on every machine but for its fonts.
///
/// Straight edges that are parallel to the screen's lie on whole device pixels, as a graphics
/// processor without antialiasing would put them: neighbouring tiles meet without a seam.
public final class Painter {
  let textures: (any TextureProvider)?
  let text: PangoText
  var context: OpaquePointer!
  /// From device pixels to what the context draws in.
  private var base = AffineTransform.identity
  var groups: [Group] = []
  var current = Group(transform: .identity, visible: .zero, closing: .nothing)

  /// - Parameters:
  ///   - textures: where the pixels of images are found.
  ///   - text: draws what it also measures.
  public init(textures: (any TextureProvider)?, text: PangoText = PangoText()) {
    self.textures = textures
    self.text = text
  }

  /// Draws over what is there.
  ///
  /// - Parameters:
  ///   - context: a `cairo_t`; its coordinates before the call are device pixels.
  ///   - transform: from the items' coordinates to device pixels.
  ///   - visible: nothing outside is drawn; device pixels.
  public func paint(
    _ items: ArraySlice<DisplayItem>, on context: OpaquePointer, transform: AffineTransform,
    visible: Rect
  ) {
    self.context = context
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    base = AffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    defer { self.context = nil }
    current = Group(transform: transform, visible: visible, closing: .nothing)
    for item in items { draw(item) }
    while !groups.isEmpty { pop() }
  }

  private func draw(_ item: DisplayItem) {
    switch item {
    case .pushTransform(let transform):
      push(transform.concatenating(current.transform), current.visible, .nothing)
    case .pushClip(let rect, let radius): pushClip(rect, radius)
    case .pushClipPath(let path, let rule): pushClip(path, rule)
    case .pushOpacity(let opacity): pushOpacity(opacity)
    case .pushBlend(let mode): pushPicture(.blend(mode))
    case .pushShadow(let shadow): pushPicture(.shadow(shadow))
    case .pushMask: pushPicture(.mask)
    case .masked: showThroughMask()
    case .pop: pop()
    case .fill, .stroke, .fillPath, .strokePath, .image, .pixels, .text:
      if current.visible.isEmpty || !current.transform.isFinite { return }
      drawVisible(item)
    }
  }

  private func drawVisible(_ item: DisplayItem) {
    switch item {
    case .fill(let rect, let radius, let color): fill(rect, radius: radius, color)
    case .stroke(let rect, let radius, let width, let color):
      stroke(rect, radius: radius, width: width, color)
    case .fillPath(let path, let rule, let paint): fill(path, rule, paint)
    case .strokePath(let path, let style, let paint): stroke(path, style, paint)
    case .image(let texture, let source, let destination, let sampling):
      guard let pixels = textures?.pixels(of: texture) else { return }
      image(pixels, source, destination, sampling)
    case .pixels(let pixels, let source, let destination, let sampling):
      image(pixels, source, destination, sampling)
    case .text(let run): draw(run)
    case .pushTransform, .pushClip, .pushClipPath, .pushOpacity, .pushBlend, .pushShadow,
      .pushMask, .masked, .pop:
      break
    }
  }

  private func draw(_ run: TextRun) {
    guard current.transform.inverse != nil, !run.text.isEmpty else { return }
    setMatrix(current.transform)
    text.draw(run, on: context)
    resetMatrix()
  }

  // MARK: Coordinates

  /// What is drawn next is in coordinates that `transform` maps to device pixels.
  func setMatrix(_ transform: AffineTransform) {
    let whole = transform.concatenating(base)
    var matrix = cairo_matrix_t(
      xx: whole.a, yx: whole.b, xy: whole.c, yy: whole.d, x0: whole.tx, y0: whole.ty)
    cairo_set_matrix(context, &matrix)
  }

  /// What is drawn next is in device pixels.
  func resetMatrix() {
    setMatrix(.identity)
  }

  /// Some of it may be seen. What is flattened to a line is not, and cairo would fail on it for good.
  func isInSight(_ rect: Rect) -> Bool {
    current.transform.inverse != nil
      && current.transform.apply(to: rect).intersects(current.visible)
  }
}
