import CGtk4
import DisplayList
import ScrollGeometry

extension Rect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
  }

  /// With all four corners rounded.
  func rounded(radius: Double) -> GskRoundedRect {
    var outline = GskRoundedRect()
    var bounds = graphene
    let limit = min(size.width, size.height) / 2
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(min(max(radius, 0), limit)))
    return outline
  }
}

extension Color {
  var rgba: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
