import CCairo
import DisplayList
import PortableUIKit
import ScrollGeometry

/// Measures and sets text with Pango. Needs no display. A run begins at the top of its bounds.
public final class PangoText: TextMeasuring {
  /// Made when the first text comes: loading fonts takes longer than drawing a photo.
  private var madeContext: OpaquePointer?

  public init() {}

  deinit {
    if let madeContext { g_object_unref(UnsafeMutableRawPointer(madeContext)) }
  }

  private var context: OpaquePointer {
    if let madeContext { return madeContext }
    let context = TextLayout.makeContext()
    madeContext = context
    return context
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
    let request = TextLayout.Request(
      text: text, fontSize: fontSize, fontWeight: fontWeight, traits: traits, width: width,
      lineLimit: lineLimit)
    return layout(request).size
  }

  /// The text in lines.
  public func layout(_ request: TextLayout.Request) -> TextLayout {
    TextLayout(request, context: context)
  }

  /// Draws in the context's own coordinates.
  func draw(_ run: TextRun, on cairo: OpaquePointer) {
    withExtendedLifetime(layout(TextLayout.Request(run))) { layout in
      pango_cairo_update_layout(cairo, layout.pango)
      cairo_move_to(cairo, run.bounds.minX, run.bounds.minY)
      cairo_set_source_rgba(
        cairo, run.color.red, run.color.green, run.color.blue, run.color.alpha)
      pango_cairo_show_layout(cairo, layout.pango)
      cairo_new_path(cairo)
    }
  }
}
