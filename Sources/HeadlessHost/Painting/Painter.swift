import CCairo
import DisplayList
import ScrollGeometry

/// Draws display lists with cairo, the same way on every machine but for its fonts.
///
/// Straight edges that are parallel to the screen's lie on whole device pixels, as a graphics
/// processor without antialiasing would put them: neighbouring tiles meet without a seam.
public final class Painter {
  /// What is open while a list is drawn.
  struct Group {
    enum Closing {
      case nothing
      case restore
      case blend(Double)
    }

    /// From the innermost coordinates to device pixels.
    var transform: AffineTransform
    /// Nothing outside shows; device pixels.
    var visible: Rect
    var closing: Closing
  }

  let textures: (any TextureProvider)?
  let text: PangoText
  var context: OpaquePointer!
  private var groups: [Group] = []
  var current = Group(transform: .identity, visible: .zero, closing: .nothing)

  /// - Parameters:
  ///   - textures: where the pixels of images are found.
  ///   - text: draws what it also measures.
  public init(textures: (any TextureProvider)?, text: PangoText = PangoText()) {
    self.textures = textures
    self.text = text
  }

  /// Replaces what is on the bitmap; what nothing covers is black.
  public func paint(_ list: DisplayList, into bitmap: Bitmap) {
    context = cairo_create(bitmap.surface)
    defer {
      cairo_destroy(context)
      context = nil
    }
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_paint(context)
    current = Group(
      transform: AffineTransform(scaleX: list.pixelsPerPoint, y: list.pixelsPerPoint),
      visible: Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height)),
      closing: .nothing)
    for item in list.items { draw(item) }
    while !groups.isEmpty { pop() }
  }

  private func draw(_ item: DisplayItem) {
    switch item {
    case .pushTransform(let transform):
      push(transform.concatenating(current.transform), current.visible, .nothing)
    case .pushClip(let rect, let radius): pushClip(rect, radius)
    case .pushOpacity(let opacity): pushOpacity(opacity)
    case .pop: pop()
    case .fill, .stroke, .image, .text:
      if current.visible.isEmpty || !current.transform.isFinite { return }
      drawVisible(item)
    }
  }

  private func drawVisible(_ item: DisplayItem) {
    switch item {
    case .fill(let rect, let radius, let color): fill(rect, radius, color)
    case .stroke(let rect, let radius, let width, let color): stroke(rect, radius, width, color)
    case .image(let texture, let source, let destination): image(texture, source, destination)
    case .text(let run): text.draw(run, on: context, transform: current.transform)
    case .pushTransform, .pushClip, .pushOpacity, .pop: break
    }
  }

  private func push(_ transform: AffineTransform, _ visible: Rect, _ closing: Group.Closing) {
    groups.append(current)
    current = Group(transform: transform, visible: visible, closing: closing)
  }

  private func pushClip(_ rect: Rect, _ radius: Double) {
    let isFlat = current.transform.inverse == nil
    let device = isFlat ? .null : current.transform.apply(to: rect)
    if radius <= 0, current.transform.isAxisAligned {
      let visible = device.snapped.intersection(current.visible)
      push(current.transform, visible, .restore)
      cairo_save(context)
      addDevicePath(visible.isNull ? .zero : visible)
    } else {
      push(current.transform, device.intersection(current.visible), .restore)
      cairo_save(context)
      if isFlat { addDevicePath(.zero) } else { addPath(rect, radius) }
    }
    cairo_clip(context)
  }

  private func pushOpacity(_ opacity: Double) {
    let hides = opacity <= 0
    let blends = !hides && opacity < 1
    push(
      current.transform, hides ? .null : current.visible, blends ? .blend(opacity) : .nothing)
    if blends { cairo_push_group(context) }
  }

  private func pop() {
    guard let outer = groups.popLast() else { return }
    switch current.closing {
    case .nothing: break
    case .restore: cairo_restore(context)
    case .blend(let opacity):
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
    current = outer
  }
}

extension Rect {
  /// Each edge on the nearest whole number. Edges that coincide still do so afterwards.
  var snapped: Rect {
    if isNull { return self }
    let left = Self.snap(minX)
    let top = Self.snap(minY)
    return Rect(x: left, y: top, width: Self.snap(maxX) - left, height: Self.snap(maxY) - top)
  }

  /// Halves go up, and so does what is a half but for rounding: two tiles compute their common
  /// edge in different ways, and a whole pixel would lie between 10.5 and 10.499999999999998.
  private static func snap(_ edge: Double) -> Double {
    (edge + 0.5 + 1e-6).rounded(.down)
  }
}
