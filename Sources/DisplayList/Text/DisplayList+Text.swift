import ScrollGeometry

/// The list as text, for tests and for people: one line for each item, groups indented.
///
/// ```
/// 390 x 844 @2
/// translate 10 20
///   clip 0 0 100 50 radius 4
///     fill 0 0 100 50 #ff0000
///     image 3/0/1/2 from 0 0 256 256 to 0 0 128 128
///     text "Hello" in 0 0 100 20 size 17 weight 400 #000000 left lines 1
///   fill path #ff0000: M 0 0 L 10 0 Q 20 0 20 10 C 20 20 10 20 0 20 Z
///   stroke path width 2 cap round join bevel dash 4 2 phase 1 #0000ff: M 0 0 L 10 0
///   clip path even-odd: M 0 0 L 10 0 L 10 10 Z
///     fill path linear 0 0 to 0 10 0 #ffffff 1 #000000: M 0 0 L 10 0 L 10 10 Z
///   shadow 0 3 blur 5 #00000055
///     blend multiply
///       pixels 2 x 2 from 0 0 2 2 to 0 0 10 10 nearest
///   mask
///     fill 0 0 50 50 #000000
///   masked
///     fill 0 0 100 50 #00ff00
/// ```
/// A group ends where the indentation does, so `pop` has no line of its own. Numbers are the
/// shortest that read back exactly; colours are rounded to 8 bits a component. What is usual is
/// left out: radius 0, the winding rule, butt caps, mitred joins with limit 10, no dashes.
extension DisplayList: CustomStringConvertible {
  public var description: String {
    var lines = "\(size.width.shortest) x \(size.height.shortest) @\(pixelsPerPoint.shortest)\n"
    var depth = 0
    for item in items {
      if item.closesGroup {
        depth -= 1
        if depth < 0 {
          lines += "pop without a group\n"
          depth = 0
        }
      }
      guard let line = item.line else { continue }
      for _ in 0..<depth { lines += "  " }
      lines += line
      lines += "\n"
      if item.opensGroup { depth += 1 }
    }
    if depth > 0 { lines += "\(depth) groups left open\n" }
    return lines
  }
}

extension DisplayItem {
  /// Nil for `pop`.
  fileprivate var line: String? {
    switch self {
    case .pushTransform(let transform): transform.line
    case .pushClip(let rect, let radius): "clip \(rect.line)\(radius.radiusLine)"
    case .pushClipPath(let path, let rule): "clip path\(rule.line):\(path.line)"
    case .pushOpacity(let opacity): "opacity \(opacity.shortest)"
    case .pushBlend(let mode): "blend \(mode.line)"
    case .pushShadow(let shadow):
      "shadow \(shadow.offset.dx.shortest) \(shadow.offset.dy.shortest)"
        + " blur \(shadow.blur.shortest) \(shadow.color.hexadecimal)\(shadow.isAlone ? " alone" : "")"
    case .pushMask: "mask"
    case .masked: "masked"
    case .pop: nil
    case .fill(let rect, let radius, let color):
      "fill \(rect.line)\(radius.radiusLine) \(color.hexadecimal)"
    case .stroke(let rect, let radius, let width, let color):
      "stroke \(rect.line)\(radius.radiusLine) width \(width.shortest) \(color.hexadecimal)"
    case .fillPath(let path, let rule, let paint):
      "fill path\(rule.line) \(paint.line):\(path.line)"
    case .strokePath(let path, let style, let paint):
      "stroke path \(style.line) \(paint.line):\(path.line)"
    case .image(let texture, let source, let destination, let sampling):
      "image \(texture.line) from \(source.line) to \(destination.line)\(sampling.line)"
    case .pixels(let buffer, let source, let destination, let sampling):
      "pixels \(buffer.width) x \(buffer.height) from \(source.line) to \(destination.line)"
        + sampling.line
    case .text(let run): run.line
    }
  }
}

extension Sampling {
  fileprivate var line: String { self == .nearest ? " nearest" : "" }
}

extension ScrollGeometry.AffineTransform {
  fileprivate var line: String {
    if a == 1, b == 0, c == 0, d == 1 { return "translate \(tx.shortest) \(ty.shortest)" }
    return "transform \(a.shortest) \(b.shortest) \(c.shortest) \(d.shortest)"
      + " \(tx.shortest) \(ty.shortest)"
  }
}

extension Rect {
  fileprivate var line: String {
    "\(origin.x.shortest) \(origin.y.shortest) \(size.width.shortest) \(size.height.shortest)"
  }
}

extension TextureID {
  fileprivate var line: String {
    "\(picture)/\(level)/\(column)/\(row)" + (frame == 0 ? "" : " frame \(frame)")
  }
}

extension TextRun {
  fileprivate var line: String {
    let side =
      switch alignment {
      case .left: "left"
      case .center: "center"
      case .right: "right"
      }
    return "text \(text.quoted) in \(bounds.line) size \(fontSize.shortest) weight \(fontWeight)"
      + "\(traits.line) \(color.hexadecimal) \(side) lines \(lineLimit)"
  }
}

extension Double {
  fileprivate var radiusLine: String { self == 0 ? "" : " radius \(shortest)" }
}
