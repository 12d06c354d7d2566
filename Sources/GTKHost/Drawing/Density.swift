import CGtk4
import Glibc

/// How many of a screen's pixels lie on a point.
struct Density {
  /// GTK's whole number, never smaller than what it is.
  var factor: Int32
  /// What it is, where GTK says that (4.12); nil elsewhere.
  var surfaceScale: Double?

  var pixelsPerPoint: Double {
    guard let surfaceScale, surfaceScale.isFinite, surfaceScale > 0 else { return Double(factor) }
    return surfaceScale
  }

  /// Of so many points, whole pixels that hold them.
  func pixels(_ points: Int32) -> Int { Int((Double(points) * pixelsPerPoint).rounded(.up)) }
}

extension Density {
  private typealias Scale = @convention(c) (OpaquePointer) -> Double

  /// - Parameter surface: nil before there is one.
  @MainActor
  init(of widget: Canvas.Widget, on surface: OpaquePointer?) {
    factor = gtk_widget_get_scale_factor(widget)
    guard let surface, let symbol = dlsym(nil, "gdk_surface_get_scale") else { return }
    surfaceScale = unsafeBitCast(symbol, to: Scale.self)(surface)
  }
}
