import DisplayList
import ScrollGeometry

/// A text set in lines by Pango, in the system's fonts called `Monospace`, or in those of a family. Nothing is hinted:
/// a text has the same shape and line breaks at every scale, so what was measured is what is drawn.
public final class TextLayout {
  /// What a text is set for; everything but its place and colour.
  public struct Request: Hashable {
    var text: String
    var fontSize: Double
    var fontWeight: Int
    /// Points; infinite for one line as long as it is.
    var width: Double
    /// Points; used when `lineLimit` is 0.
    var height: Double
    var lineLimit: Int
    var alignment: TextRun.Alignment = .left
    var traits: FontTraits = []
    /// Of when it was made.
    private let fonts = PangoText.fonts

    init(
      text: String, fontSize: Double, fontWeight: Int, traits: FontTraits, width: Double,
      lineLimit: Int
    ) {
      self.text = text
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.width = width
      height = .infinity
      self.lineLimit = lineLimit
      self.traits = traits
    }

    public init(_ run: TextRun) {
      self.init(
        text: run.text, fontSize: run.fontSize, fontWeight: run.fontWeight, traits: run.traits,
        width: run.bounds.width, lineLimit: run.lineLimit)
      height = run.bounds.height
      alignment = run.alignment
    }
  }

  /// A `PangoLayout` in points; lives as long as this object.
  public let pango: OpaquePointer

  /// - Parameters:
  ///   - family: of letters that are not of one width.
  ///   - context: `makeContext()`.
  init(_ request: Request, family: String, context: OpaquePointer) {
    pango = pango_layout_new(context)
    let font = pango_font_description_new()
    let traits = request.traits
    pango_font_description_set_family(
      font, traits.contains(.monospaced) ? "Monospace" : family)
    pango_font_description_set_style(
      font, traits.contains(.italic) ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(font, request.fontSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PangoWeight(UInt32(clamping: request.fontWeight)))
    pango_layout_set_font_description(pango, font)
    pango_font_description_free(font)
    setLines(traits)

    // One paragraph: Pango counts the lines of each on its own.
    var oneParagraph = String(request.text.map { $0.isNewline ? "\u{2028}" : $0 })
    let lines = request.lineLimit
    let isLimited = request.width.isFinite && (lines > 0 || request.height.isFinite)
    // A space at the end hangs over the edge where any number of lines may come, and is not to be what has no room.
    if isLimited, lines <= 0 { while oneParagraph.last == " " { oneParagraph.removeLast() } }
    pango_layout_set_text(pango, oneParagraph, -1)
    pango_layout_set_single_paragraph_mode(pango, request.lineLimit == 1 ? 1 : 0)
    pango_layout_set_wrap(pango, PANGO_WRAP_WORD_CHAR)
    // Pango takes left for right in a text that is read against the context's direction.
    pango_layout_set_alignment(
      pango, Self.alignment(request.alignment, isTurned: Self.isRightToLeft(oneParagraph)))
    pango_layout_set_width(pango, Self.units(request.width))
    // Negative numbers count lines.
    pango_layout_set_height(pango, lines > 0 ? -Int32(clamping: lines) : Self.units(request.height))
    pango_layout_set_ellipsize(pango, isLimited ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
  }

  /// Under and through the text.
  private func setLines(_ traits: FontTraits) {
    if traits.isDisjoint(with: [.underlined, .struckThrough]) { return }
    let attributes = pango_attr_list_new()
    if traits.contains(.underlined) {
      pango_attr_list_insert(attributes, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
    }
    if traits.contains(.struckThrough) {
      pango_attr_list_insert(attributes, pango_attr_strikethrough_new(1))
    }
    pango_layout_set_attributes(pango, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pango)) }

  /// Points.
  var size: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_size(pango, &width, &height)
    return Size(
      width: Double(width) / Double(PANGO_SCALE), height: Double(height) / Double(PANGO_SCALE))
  }

  static func makeContext(_ fonts: UnsafeMutablePointer<PangoFontMap>?) -> OpaquePointer {
    let context = pango_font_map_create_context(fonts)!
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }

  /// Pango's whole numbers; −1, "no limit", for what is too large for them.
  private static func units(_ points: Double) -> Int32 {
    Int32(exactly: (max(0, points) * Double(PANGO_SCALE)).rounded()) ?? -1
  }

  /// As Unicode's rules say: the first letter decides.
  private static func isRightToLeft(_ text: String) -> Bool {
    guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else {
      return false
    }
    // derivation: Unicode's blocks of scripts that are written from right to left.
    return [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF]
      .contains { $0.contains(letter.value) }
  }

  private static func alignment(
    _ alignment: TextRun.Alignment, isTurned: Bool
  ) -> PangoAlignment {
    switch alignment {
    case .left: isTurned ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .right: isTurned ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
  }
}
