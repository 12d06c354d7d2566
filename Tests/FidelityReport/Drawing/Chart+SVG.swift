import Foundation

extension Chart {
  private static let width = 760.0
  private static let height = 440.0
  /// What the curves have to themselves.
  private static let left = 68.0
  private static let right = 728.0
  private static let top = 104.0
  private static let bottom = 380.0

  var svg: String {
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 440" width="760" height="440" role="img" \
      aria-label="\(escaped(title)). \(escaped(subtitle))">
      \(Self.style)
      <rect class="card" x="0.5" y="0.5" width="759" height="439" rx="18"/>
      <text class="title" x="28" y="42">\(escaped(title))</text>
      <text class="quiet" x="28" y="65">\(escaped(subtitle))</text>

      """
    text += legend + grid
    text += "<clipPath id=\"plot\"><rect x=\"\(n(Self.left))\" y=\"\(n(Self.top - 8))\" "
    text +=
      "width=\"\(n(Self.right - Self.left))\" height=\"\(n(Self.bottom - Self.top + 10))\"/></clipPath>\n"
    for mark in marks { text += drawn(mark) }
    return text + "</svg>\n"
  }

  // MARK: Frame

  private static let style: String = {
    func rules(_ color: (Mark.Ink) -> String, _ card: String, _ rim: String, _ quiet: String)
      -> String
    {
      var text =
        ".card{fill:\(card);stroke:\(rim)}.title{fill:\(color(.plain))}.quiet{fill:\(quiet)}"
      text +=
        ".grid{stroke:\(color(.plain))}.dashed{stroke:\(quiet)}.halo{stroke:\(card)}.hollow{fill:\(card)}"
      for ink in Mark.Ink.allCases {
        text += ".\(ink.rawValue){stroke:\(color(ink))}.fill-\(ink.rawValue){fill:\(color(ink))}"
      }
      return text
    }
    let font = "system-ui,-apple-system,'Helvetica Neue','Segoe UI',Roboto,'Noto Sans',sans-serif"
    return
      "<style>text{font:13px \(font);font-variant-numeric:tabular-nums}.title{font-size:20px;font-weight:600}"
      + ".note{font-weight:500}.grid{opacity:.09}.base{opacity:.4}.dashed{stroke-dasharray:3 5;opacity:.8}"
      + ".line{fill:none;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}"
      + ".halo{stroke-width:1.5}.hollow{stroke-width:1.5}"
      + rules({ $0.colors.light }, "#fff", "#e3e3e6", "#6e6e73")
      + "@media(prefers-color-scheme:dark){"
      + rules({ $0.colors.dark }, "#1c1c1e", "#38383a", "#a1a1a6")
      + "}</style>"
  }()

  /// From the left, below everything: words that turn out wider than guessed only take up the gaps.
  private var legend: String {
    var text = ""
    var edge = Self.left
    func entry(_ words: String, _ symbol: (Double) -> String) {
      text += symbol(edge + 8)
      text += "<text class=\"quiet\" x=\"\(n(edge + 26))\" y=\"424\">\(escaped(words))</text>\n"
      edge += 26 + Double(words.count) * 6.8 + 26
    }
    entry("this engine") { "<path class=\"line blue\" d=\"M\(n($0 - 8)) 419.5h18\"/>\n" }
    if let filled {
      entry(filled) { "<circle class=\"fill-plain\" cx=\"\(n($0))\" cy=\"419.5\" r=\"4.5\"/>\n" }
    }
    if let hollow {
      entry(hollow) { "<circle class=\"hollow plain\" cx=\"\(n($0))\" cy=\"419.5\" r=\"4\"/>\n" }
    }
    return text
  }

  private var grid: String {
    var text = ""
    for tick in y.ticks {
      let height = place(x.range.lowerBound, tick.value).y
      let isBase = tick.value == y.range.lowerBound
      text +=
        "<path class=\"grid\(isBase ? " base" : "")\" d=\"M\(n(Self.left)) \(n(height))H\(n(Self.right))\"/>\n"
      text +=
        "<text class=\"quiet\" x=\"\(n(Self.left - 12))\" y=\"\(n(height + 4.5))\" text-anchor=\"end\">\(tick.text)</text>\n"
    }
    for tick in x.ticks {
      let across = place(tick.value, y.range.lowerBound).x
      text += "<path class=\"grid\" d=\"M\(n(across)) \(n(Self.bottom))v5\"/>\n"
      text +=
        "<text class=\"quiet\" x=\"\(n(across))\" y=\"\(n(Self.bottom + 22))\" text-anchor=\"middle\">\(tick.text)</text>\n"
    }
    text += "<text class=\"quiet\" x=\"28\" y=\"90\">\(escaped(y.label))</text>\n"
    text +=
      "<text class=\"quiet\" x=\"\(n(Self.right))\" y=\"\(n(Self.bottom + 44))\" text-anchor=\"end\">\(escaped(x.label))</text>\n"
    return text
  }

  // MARK: Marks

  private func drawn(_ mark: Mark) -> String {
    switch mark {
    case .line(let points, let ink):
      let path = points.map { place($0.x, $0.y) }.map { "\(n($0.x)) \(n($0.y))" }
      return
        "<path class=\"line \(ink.rawValue)\" clip-path=\"url(#plot)\" d=\"M\(path.joined(separator: "L"))\"/>\n"
    case .dots(let points, let ink, let filled):
      let look = filled ? "halo fill-\(ink.rawValue)" : "hollow \(ink.rawValue)"
      return points.map { place($0.x, $0.y) }.map {
        "<circle class=\"\(look)\" cx=\"\(n($0.x))\" cy=\"\(n($0.y))\" r=\"\(filled ? "5" : "3.5")\"/>\n"
      }.joined()
    case .level(let value, let words):
      let height = place(x.range.lowerBound, value).y
      return "<path class=\"dashed\" d=\"M\(n(Self.left)) \(n(height))H\(n(Self.right))\"/>\n"
        + "<text class=\"quiet\" x=\"\(n(Self.right))\" y=\"\(n(height - 7))\" text-anchor=\"end\">\(escaped(words))</text>\n"
    case .guide(let from, let to):
      let (a, b) = (place(from.x, from.y), place(to.x, to.y))
      return
        "<path class=\"dashed\" clip-path=\"url(#plot)\" d=\"M\(n(a.x)) \(n(a.y))L\(n(b.x)) \(n(b.y))\"/>\n"
    case .note(let words, let point, let dx, let dy, let ink, let anchor):
      let at = place(point.x, point.y)
      return
        "<text class=\"note fill-\(ink.rawValue)\" x=\"\(n(at.x + dx))\" y=\"\(n(at.y + dy))\" "
        + "text-anchor=\"\(anchor.rawValue)\">\(escaped(words))</text>\n"
    }
  }

  private func place(_ across: Double, _ up: Double) -> (x: Double, y: Double) {
    (
      Self.left + (Self.right - Self.left) * x.share(across),
      Self.bottom - (Self.bottom - Self.top) * y.share(up)
    )
  }

  private func n(_ value: Double) -> String {
    let text = String(format: "%.1f", value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
