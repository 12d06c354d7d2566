import ScrollGeometry

// Paths, paints and strokes as parts of a line.

extension Path {
  /// As in SVG, with a space in front.
  var line: String {
    var text = ""
    forEach { _, element in
      switch element {
      case .move(let point): text += " M\(point.line)"
      case .line(let end): text += " L\(end.line)"
      case .quadratic(let control, let end): text += " Q\(control.line)\(end.line)"
      case .cubic(let control1, let control2, let end):
        text += " C\(control1.line)\(control2.line)\(end.line)"
      case .close: text += " Z"
      }
    }
    return text
  }
}

extension Point {
  fileprivate var line: String { " \(x.shortest) \(y.shortest)" }
}

extension FillRule {
  var line: String { self == .evenOdd ? " even-odd" : "" }
}

extension Paint {
  var line: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .gradient(let gradient): gradient.line
    }
  }
}

extension Gradient {
  fileprivate var line: String {
    var text =
      switch shape {
      case .linear(let from, let to): "linear\(from.line) to\(to.line)"
      case .radial(let from, let fromRadius, let to, let toRadius):
        "radial\(from.line) radius \(fromRadius.shortest) to\(to.line) radius \(toRadius.shortest)"
      }
    for stop in stops { text += " \(stop.location.shortest) \(stop.color.hexadecimal)" }
    return text
  }
}

extension StrokeStyle {
  var line: String {
    var text = "width \(width.shortest)"
    switch cap {
    case .butt: break
    case .round: text += " cap round"
    case .square: text += " cap square"
    }
    switch join {
    case .miter: if miterLimit != 10 { text += " miter \(miterLimit.shortest)" }
    case .round: text += " join round"
    case .bevel: text += " join bevel"
    }
    if !dashes.isEmpty {
      text += " dash"
      for dash in dashes { text += " \(dash.shortest)" }
      if dashPhase != 0 { text += " phase \(dashPhase.shortest)" }
    }
    return text
  }
}

extension FontTraits {
  var line: String {
    (contains(.italic) ? " italic" : "") + (contains(.monospaced) ? " monospaced" : "")
      + (contains(.underlined) ? " underlined" : "")
      + (contains(.struckThrough) ? " struck-through" : "")
  }
}

extension BlendMode {
  var line: String {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .clear: "clear"
    case .copy: "copy"
    case .sourceIn: "source-in"
    case .sourceOut: "source-out"
    case .sourceAtop: "source-atop"
    case .destinationOver: "destination-over"
    case .destinationIn: "destination-in"
    case .destinationOut: "destination-out"
    case .destinationAtop: "destination-atop"
    case .xor: "xor"
    case .plusDarker: "plus-darker"
    case .plusLighter: "plus-lighter"
    }
  }
}
