import CCairo
import DisplayList
import PortableUIKit
import ScrollGeometry

/// Lays out, measures and draws text with Pango, in the system's fonts called `Sans` and `Monospace`.
///
/// Nothing is hinted: a text has the same shape and line breaks at every scale.
/// A run begins at the top of its bounds.
public final class PangoText: TextMeasuring {
  /// Made when the first text comes: loading the fonts takes longer than drawing a photo.
  private var madeLayout: OpaquePointer?
  private let font: OpaquePointer

  public init() {
    font = pango_font_description_new()
  }

  private var layout: OpaquePointer {
    if let madeLayout { return madeLayout }
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    let layout = pango_layout_new(context)!
    // The layout keeps the context.
    g_object_unref(UnsafeMutableRawPointer(context))
    madeLayout = layout
    return layout
  }

  deinit {
    pango_font_description_free(font)
    if let madeLayout { g_object_unref(UnsafeMutableRawPointer(madeLayout)) }
  }

  public func size(
    of text: String, fontSize: Double, fontWeight: Int, width: Double, lineLimit: Int
  ) -> Size {
    size(
      of: text, fontSize: fontSize, fontWeight: fontWeight, traits: [], width: width,
      lineLimit: lineLimit)
  }

  public func size(
    of text: String, fontSize: Double, fontWeight: Int, traits: FontTraits, width: Double,
    lineLimit: Int
  ) -> Size {
    set(text, fontSize: fontSize, fontWeight: fontWeight, traits, lineLimit: lineLimit)
    setExtent(width: width, height: .infinity, lineLimit: lineLimit)
    return size
  }

  /// Draws in the context's own coordinates.
  func draw(_ run: TextRun, on cairo: OpaquePointer) {
    set(
      run.text, fontSize: run.fontSize, fontWeight: run.fontWeight, run.traits,
      lineLimit: run.lineLimit)
    setExtent(
      width: run.bounds.width, height: run.bounds.height, lineLimit: run.lineLimit)
    pango_layout_set_alignment(layout, alignment(run.alignment))
    pango_cairo_update_layout(cairo, layout)
    cairo_move_to(cairo, run.bounds.minX, run.bounds.minY)
    cairo_set_source_rgba(
      cairo, run.color.red, run.color.green, run.color.blue, run.color.alpha)
    pango_cairo_show_layout(cairo, layout)
    cairo_new_path(cairo)
  }

  private func set(
    _ text: String, fontSize: Double, fontWeight: Int, _ traits: FontTraits, lineLimit: Int
  ) {
    pango_font_description_set_family_static(
      font, traits.contains(.monospaced) ? "Monospace" : "Sans")
    pango_font_description_set_style(
      font, traits.contains(.italic) ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(font, fontSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PangoWeight(UInt32(clamping: fontWeight)))
    pango_layout_set_font_description(layout, font)
    setLines(traits)
    // One paragraph: Pango counts the lines of each on its own.
    let oneParagraph = String(text.map { $0.isNewline ? "\u{2028}" : $0 })
    pango_layout_set_text(layout, oneParagraph, -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_single_paragraph_mode(layout, lineLimit == 1 ? 1 : 0)
  }

  /// Under and through the text.
  private func setLines(_ traits: FontTraits) {
    guard !traits.isDisjoint(with: [.underlined, .struckThrough]) else {
      return pango_layout_set_attributes(layout, nil)
    }
    let attributes = pango_attr_list_new()
    if traits.contains(.underlined) {
      pango_attr_list_insert(attributes, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
    }
    if traits.contains(.struckThrough) {
      pango_attr_list_insert(attributes, pango_attr_strikethrough_new(1))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func setExtent(width: Double, height: Double, lineLimit: Int) {
    pango_layout_set_width(layout, units(width))
    // Negative numbers count lines.
    pango_layout_set_height(layout, lineLimit > 0 ? -Int32(clamping: lineLimit) : units(height))
    let isLimited = width.isFinite && (lineLimit > 0 || height.isFinite)
    pango_layout_set_ellipsize(layout, isLimited ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
  }

  /// Pango's whole numbers; −1, "no limit", for what is too large for them.
  private func units(_ points: Double) -> Int32 {
    let units = (max(0, points) * Double(PANGO_SCALE)).rounded()
    return Int32(exactly: units) ?? -1
  }

  private var size: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_size(layout, &width, &height)
    return Size(
      width: Double(width) / Double(PANGO_SCALE), height: Double(height) / Double(PANGO_SCALE))
  }

  private func alignment(_ alignment: TextRun.Alignment) -> PangoAlignment {
    switch alignment {
    case .left: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .right: PANGO_ALIGN_RIGHT
    }
  }
}
