import DisplayList
import ScrollGeometry

/// What to draw.
extension FrameWriter {
  mutating func append(_ item: DisplayItem) {
    switch item {
    case .pushTransform(let transform): append(transform)
    case .pushClip(let rect, let radius):
      begin(.pushClip)
      append(rect)
      append(radius)
    case .pushClipPath(let path, let rule):
      begin(.pushClipPath)
      append(path)
      append(Double(rule.rawValue))
    case .pushOpacity(let opacity):
      begin(.pushOpacity)
      append(opacity)
    case .pushBlend(let mode):
      begin(.pushBlend)
      append(Double(mode.rawValue))
    case .pushShadow(let shadow): append(shadow)
    case .pushMask: begin(.pushMask)
    case .masked: begin(.masked)
    case .pop: begin(.pop)
    case .fill(let rect, let radius, let color):
      begin(.fill)
      append(rect)
      append(radius)
      append(color)
    case .stroke(let rect, let radius, let width, let color):
      begin(.stroke)
      append(rect)
      append(radius)
      append(width)
      append(color)
    case .fillPath(let path, let rule, let paint):
      begin(.fillPath)
      append(path)
      append(Double(rule.rawValue))
      append(paint)
    case .strokePath(let path, let style, let paint):
      begin(.strokePath)
      append(path)
      append(style)
      append(paint)
    // Whether tiles are smoothed a page says with CSS, for all of them (`image-rendering`).
    case .image(let tile, let source, let destination, _):
      begin(.image)
      append(tile)
      append(source)
      append(destination)
    case .pixels(let pixels, let source, let destination, let sampling):
      begin(.pixels)
      append(pixels)
      append(source)
      append(destination)
      append(Double(sampling.rawValue))
    case .text(let run): append(run)
    }
  }

  private mutating func append(_ transform: AffineTransform) {
    begin(.pushTransform)
    append(transform.a)
    append(transform.b)
    append(transform.c)
    append(transform.d)
    append(transform.tx)
    append(transform.ty)
  }

  private mutating func append(_ shadow: Shadow) {
    begin(.pushShadow)
    append(shadow.offset.dx)
    append(shadow.offset.dy)
    append(shadow.blur)
    append(shadow.color)
    append(shadow.isAlone)
  }

  private mutating func append(_ path: Path) {
    append(Double(path.verbs.count))
    for verb in path.verbs { append(Double(verb.rawValue)) }
    for point in path.points { append(point) }
  }

  private mutating func append(_ paint: Paint) {
    switch paint {
    case .color(let color):
      append(.color)
      append(color)
    case .gradient(let gradient):
      switch gradient.shape {
      case .linear(let from, let to):
        append(.linear)
        append(from)
        append(to)
      case .radial(let from, let fromRadius, let to, let toRadius):
        append(.radial)
        append(from)
        append(fromRadius)
        append(to)
        append(toRadius)
      }
      append(Double(gradient.stops.count))
      for stop in gradient.stops {
        append(stop.location)
        append(stop.color)
      }
    }
  }

  private mutating func append(_ code: PaintCode) { append(Double(code.rawValue)) }

  private mutating func append(_ style: StrokeStyle) {
    append(style.width)
    append(Double(style.cap.rawValue))
    append(Double(style.join.rawValue))
    append(style.miterLimit)
    let dashes = style.drawnDashes
    append(Double(dashes.count))
    for dash in dashes { append(dash) }
    append(style.dashPhase)
  }

  private mutating func append(_ pixels: PixelBuffer) {
    append(Double(UInt(bitPattern: pixels.base)))
    append(Double(pixels.width))
    append(Double(pixels.height))
    append(Double(pixels.bytesPerRow))
    append(pixels.isOpaque)
  }

  private mutating func append(_ run: TextRun) {
    begin(.text)
    append(run.bounds)
    append(run.fontSize)
    append(Double(run.fontWeight))
    append(Double(run.traits.rawValue))
    append(run.color)
    append(Double(run.alignment.rawValue))
    append(Double(run.lineLimit))
    append(run.text)
  }
}
