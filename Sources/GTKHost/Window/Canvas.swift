import CGtk4

/// The widget that shows the frames: a subclass of GtkWidget, registered at run time.
@MainActor
enum Canvas {
  /// What a canvas tells its host.
  @MainActor
  protocol Owner: AnyObject {
    func canvasWasAllocated(width: Int, height: Int)
    func drawCanvas(into snapshot: OpaquePointer)
  }

  typealias Widget = UnsafeMutablePointer<GtkWidget>

  /// The owner must outlive the widget or `release` it.
  static func make(owner: any Owner) -> Widget {
    let object = g_object_new_with_properties(type, 0, nil, nil)!
    let box = OwnerBox(owner)
    g_object_set_data_full(
      object, ownerKey, Unmanaged.passRetained(box).toOpaque(),
      { data in Unmanaged<AnyObject>.fromOpaque(data!).release() })
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  private nonisolated static let ownerKey = "owner"

  private final class OwnerBox {
    weak var owner: (any Owner)?
    init(_ owner: any Owner) { self.owner = owner }
  }

  private static func owner(of widget: Widget) -> (any Owner)? {
    guard let data = g_object_get_data(GObjects.cast(widget), ownerKey) else { return nil }
    return Unmanaged<OwnerBox>.fromOpaque(data).takeUnretainedValue().owner
  }

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<GtkWidget>.size)
    info.class_init = { data, _ in
      let methods = data!.assumingMemoryBound(to: GtkWidgetClass.self)
      gtk_widget_class_set_accessible_role(methods, GTK_ACCESSIBLE_ROLE_GROUP)
      methods.pointee.snapshot = { widget, snapshot in
        nonisolated(unsafe) let (widget, snapshot) = (widget!, snapshot!)
        MainActor.assumeIsolated { Canvas.owner(of: widget)?.drawCanvas(into: snapshot) }
      }
      methods.pointee.size_allocate = { widget, width, height, _ in
        nonisolated(unsafe) let widget = widget!
        MainActor.assumeIsolated {
          Canvas.owner(of: widget)?.canvasWasAllocated(width: Int(width), height: Int(height))
        }
      }
    }
    return g_type_register_static(
      gtk_widget_get_type(), "ZoomScrollCanvas", &info, GTypeFlags(rawValue: 0))
  }()
}
