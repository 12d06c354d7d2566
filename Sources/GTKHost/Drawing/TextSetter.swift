import CGtk4
import DisplayList
import PortableUIKit
import ScrollGeometry

/// Measures and sets text with Pango. Needs no display.
@MainActor
public final class TextSetter: @preconcurrency TextMeasuring {
  private let context: OpaquePointer
  private var drawn = FrameCache<TextLayout.Request, TextLayout>(spare: 32, patience: 120)

  public init() {
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  public func size(
    of text: String, fontSize: Double, fontWeight: Int, width: Double, lineLimit: Int
  ) -> Size {
    let request = TextLayout.Request(
      text: text, fontSize: fontSize, fontWeight: fontWeight,
      width: width.isFinite ? width : nil, lineLimit: lineLimit)
    return TextLayout(request, context: context).size
  }

  /// The run's lines; kept while they are drawn.
  func layout(of run: TextRun) -> TextLayout {
    let request = TextLayout.Request(
      text: run.text, fontSize: run.fontSize, fontWeight: run.fontWeight,
      width: run.bounds.size.width, height: run.lineLimit == 0 ? run.bounds.size.height : nil,
      lineLimit: run.lineLimit, alignment: run.alignment)
    let context = context
    return drawn.value(request) { TextLayout(request, context: context) }!
  }

  func endFrame() { drawn.endFrame() }
}
