import DisplayList
import Foundation
import ScrollGeometry

extension Drawing {
  /// The same in words of SVG: what drawings here are made of is filled and stroked paths, and paths that clip.
  var svg: String {
    var definitions: [String] = []
    var body: [String] = []
    for item in items {
      switch item {
      case .fillPath(let path, _, let paint):
        body.append("<path d=\"\(data(path))\"\(attributes("fill", paint, &definitions))/>")
      case .strokePath(let path, let style, let paint):
        body.append(
          "<path d=\"\(data(path))\" fill=\"none\"\(attributes("stroke", paint, &definitions)) "
            + "stroke-width=\"\(number(style.width))\" stroke-linecap=\"\(style.cap)\" "
            + "stroke-linejoin=\"\(style.join)\"/>")
      case .pushClipPath(let path, _):
        let name = "clip\(definitions.count)"
        definitions.append("<clipPath id=\"\(name)\"><path d=\"\(data(path))\"/></clipPath>")
        body.append("<g clip-path=\"url(#\(name))\">")
      case .pop: body.append("</g>")
      default: preconditionFailure("there is no SVG for \(item)")
      }
    }
    let size = number(side)
    let parts = definitions.isEmpty ? body : ["<defs>"] + definitions + ["</defs>"] + body
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="\(size)" viewBox="0 0 \(size) \(size)">
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// - Parameter kind: `fill` or `stroke`.
  private func attributes(_ kind: String, _ paint: Paint, _ definitions: inout [String]) -> String {
    switch paint {
    case .color(let color):
      return " \(kind)=\"\(hexadecimal(color))\"\(opacity(color, "\(kind)-opacity"))"
    case .gradient(let gradient):
      let name = "paint\(definitions.count)"
      let stops = gradient.stops.map { stop in
        "<stop offset=\"\(number(stop.location))\" stop-color=\"\(hexadecimal(stop.color))\""
          + "\(opacity(stop.color, "stop-opacity"))/>"
      }.joined()
      switch gradient.shape {
      case .linear(let from, let to):
        definitions.append(
          "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(from.x))\" "
            + "y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\">\(stops)</linearGradient>"
        )
      case .radial(_, _, let center, let radius):
        definitions.append(
          "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(number(center.x))\" "
            + "cy=\"\(number(center.y))\" r=\"\(number(radius))\">\(stops)</radialGradient>")
      }
      return " \(kind)=\"url(#\(name))\""
    }
  }

  private func data(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let end): "L\(pair(end))"
      case .quadratic(let control, let end): "Q\(pair(control)) \(pair(end))"
      case .cubic(let first, let second, let end):
        "C\(pair(first)) \(pair(second)) \(pair(end))"
      case .close: "Z"
      }
    }.joined()
  }

  private func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private func number(_ value: Double) -> String {
    let text = String(format: "%.2f", value)
    return text.contains(".")
      ? String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed()) : text
  }

  private func hexadecimal(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return String(format: "#%02x%02x%02x", parts[0], parts[1], parts[2])
  }

  private func opacity(_ color: Color, _ attribute: String) -> String {
    color.alpha == 1 ? "" : " \(attribute)=\"\(number(color.alpha))\""
  }
}
