import CGtk4

/// What is under the pointer while several files are dragged.
@MainActor
enum DragIcon {
  private static let height = WindowTunables.dragBadge
  private static let padding = WindowTunables.dragBadgePadding

  /// A picture with a number in the corner that the pointer does not cover. Owned; nil where nothing can be drawn.
  static func numbered(
    _ picture: OpaquePointer, _ number: Int, for widget: UnsafeMutablePointer<GtkWidget>
  ) -> OpaquePointer? {
    let layout = gtk_widget_create_pango_layout(widget, "\(number)")
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    var (textWidth, textHeight): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &textWidth, &textHeight)
    let width = max(height, Float(textWidth) + 2 * padding)
    let (w, h) = (
      Float(gdk_paintable_get_intrinsic_width(picture)),
      Float(gdk_paintable_get_intrinsic_height(picture))
    )
    guard w > 0, h > 0, let snapshot = gtk_snapshot_new() else { return nil }
    // The badge stands half over the picture's edge.
    let inset = height / 2
    var origin = graphene_point_t(x: 0, y: inset)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &origin)
    gdk_paintable_snapshot(picture, snapshot, Double(w), Double(h))
    gtk_snapshot_restore(snapshot)
    var badge = graphene_rect_t(
      origin: graphene_point_t(x: max(0, w - width + inset), y: 0),
      size: graphene_size_t(width: width, height: height))
    var shape = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&shape, &badge, height / 2)
    gtk_snapshot_push_rounded_clip(snapshot, &shape)
    // derivation: the blue of photos that are chosen.
    var ground = GdkRGBA(red: 0.04, green: 0.48, blue: 1, alpha: 1)
    gtk_snapshot_append_color(snapshot, &ground, &badge)
    gtk_snapshot_pop(snapshot)
    var place = graphene_point_t(
      x: badge.origin.x + (width - Float(textWidth)) / 2, y: (height - Float(textHeight)) / 2)
    gtk_snapshot_translate(snapshot, &place)
    var ink = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    gtk_snapshot_append_layout(snapshot, layout, &ink)
    var size = graphene_size_t(width: max(w, badge.origin.x + width), height: h + inset)
    return gtk_snapshot_free_to_paintable(snapshot, &size)
  }
}
