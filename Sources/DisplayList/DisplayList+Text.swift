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
/// ```
/// A group ends where the indentation does, so `pop` has no line of its own. Numbers are the
/// shortest that read back exactly; colours are rounded to 8 bits a component.
extension DisplayList: CustomStringConvertible {
  public var description: String {
    var lines = "\(size.width.shortest) x \(size.height.shortest) @\(pixelsPerPoint.shortest)\n"
    var depth = 0
    for item in items {
      guard let line = item.line else {
        depth -= 1
        if depth < 0 {
          lines += "pop without a group\n"
          depth = 0
        }
        continue
      }
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
  var opensGroup: Bool {
    switch self {
    case .pushTransform, .pushClip, .pushOpacity: true
    case .pop, .fill, .stroke, .image, .text: false
    }
  }

  /// Nil for `pop`.
  fileprivate var line: String? {
    switch self {
    case .pushTransform(let transform): transform.line
    case .pushClip(let rect, let radius): "clip \(rect.line)\(radius.radiusLine)"
    case .pushOpacity(let opacity): "opacity \(opacity.shortest)"
    case .pop: nil
    case .fill(let rect, let radius, let color):
      "fill \(rect.line)\(radius.radiusLine) \(color.hexadecimal)"
    case .stroke(let rect, let radius, let width, let color):
      "stroke \(rect.line)\(radius.radiusLine) width \(width.shortest) \(color.hexadecimal)"
    case .image(let texture, let source, let destination):
      "image \(texture.line) from \(source.line) to \(destination.line)"
    case .text(let run): run.line
    }
  }
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
  fileprivate var line: String { "\(picture)/\(level)/\(column)/\(row)" }
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
      + " \(color.hexadecimal) \(side) lines \(lineLimit)"
  }
}

extension Double {
  fileprivate var radiusLine: String { self == 0 ? "" : " radius \(shortest)" }

  /// `1` rather than `1.0`, and one zero only.
  fileprivate var shortest: String {
    if self == 0 { return "0" }
    let text = "\(self)"
    let bytes = text.utf8
    let fraction: [UInt8] = [0x2E, 0x30]  // ".0"
    return bytes.count > 2 && bytes.suffix(2).elementsEqual(fraction)
      ? String(text.unicodeScalars.dropLast(2)) : text
  }
}

extension Color {
  /// `#rrggbb`, with the opacity behind it unless it is full.
  fileprivate var hexadecimal: String {
    let solid = "#\(red.byte)\(green.byte)\(blue.byte)"
    return alpha >= 1 ? solid : solid + alpha.byte
  }
}

extension Double {
  /// 0…1 as two hexadecimal digits.
  fileprivate var byte: String {
    let value = UInt8((max(0, min(1, self)) * 255 + 0.5).rounded(.down))
    let digits: [Unicode.Scalar] = [value >> 4, value & 15].map {
      Unicode.Scalar($0 < 10 ? 48 + $0 : 87 + $0)
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: digits)
    return text
  }
}

extension String {
  /// On one line, in quotation marks.
  fileprivate var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
