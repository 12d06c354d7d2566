import CGtk4
import DisplayList
import ScrollGeometry

/// A text set in lines by Pango. Sizes are points and do not depend on the screen: no hinting,
/// no rounding to pixels, so that what was measured is what is drawn, at any zoom.
final class TextLayout {
  /// What a text is set for; everything but its place and colour.
  struct Request: Hashable {
    var text: String
    var fontSize: Double
    var fontWeight: Int
    /// Points; nil for one line as long as it is.
    var width: Double?
    /// Points; nil for as high as it is. Used when `lineLimit` is 0.
    var height: Double?
    var lineLimit: Int
    var alignment: TextRun.Alignment = .left
  }

  let pango: OpaquePointer

  init(_ request: Request, context: OpaquePointer) {
    pango = pango_layout_new(context)
    pango_layout_set_text(pango, request.text, -1)
    let font = pango_font_description_new()
    pango_font_description_set_family(font, "Sans")
    pango_font_description_set_absolute_size(font, request.fontSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PangoWeight(UInt32(max(1, request.fontWeight))))
    pango_layout_set_font_description(pango, font)
    pango_font_description_free(font)
    pango_layout_set_wrap(pango, PANGO_WRAP_WORD_CHAR)
    if let width = request.width { pango_layout_set_width(pango, Self.units(width)) }
    switch (request.lineLimit, request.height) {
    case (1..., _): pango_layout_set_height(pango, -Int32(request.lineLimit))
    case (_, let height?): pango_layout_set_height(pango, Self.units(height))
    case (_, nil): break
    }
    if request.lineLimit > 0 || request.height != nil {
      pango_layout_set_ellipsize(pango, PANGO_ELLIPSIZE_END)
    }
    switch request.alignment {
    case .left: pango_layout_set_alignment(pango, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(pango, PANGO_ALIGN_CENTER)
    case .right: pango_layout_set_alignment(pango, PANGO_ALIGN_RIGHT)
    }
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

  private static func units(_ points: Double) -> Int32 {
    Int32((max(0, points) * Double(PANGO_SCALE)).rounded())
  }
}
