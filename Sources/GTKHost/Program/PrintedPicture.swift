import CGtk4
import DisplayList
import ScrollGeometry

/// A picture on a sheet of paper: as large as it fits, in the middle. The dialog is the desktop's own, or GTK's.
@MainActor
final class PrintedPicture {
  private let picture: PixelBuffer
  private let receive: @MainActor (_ problem: String?) -> Void

  private init(
    _ picture: PixelBuffer, _ receive: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    self.picture = picture
    self.receive = receive
  }

  /// Where it lies on a sheet of this size, in the sheet's units.
  nonisolated static func place(of picture: Size, on sheet: Size) -> Rect {
    guard picture.width > 0, picture.height > 0 else { return .zero }
    let scale = min(sheet.width / picture.width, sheet.height / picture.height)
    let size = Size(width: picture.width * scale, height: picture.height * scale)
    return Rect(
      x: (sheet.width - size.width) / 2, y: (sheet.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// - Parameter receive: hears nil when it is on its way to the printer, or else why not, in the system's words; nothing when
  ///   the dialog was sent away.
  static func print(
    _ picture: PixelBuffer, named name: String, over window: UnsafeMutablePointer<GtkWindow>,
    _ receive: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    let operation = gtk_print_operation_new()!
    gtk_print_operation_set_job_name(operation, name)
    gtk_print_operation_set_n_pages(operation, 1)
    gtk_print_operation_set_allow_async(operation, 1)
    let setup = gtk_page_setup_new()!
    gtk_page_setup_set_orientation(
      setup,
      picture.width > picture.height
        ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT)
    gtk_print_operation_set_default_page_setup(operation, setup)
    g_object_unref(UnsafeMutableRawPointer(setup))
    connect(operation, PrintedPicture(picture, receive))
    var problem: UnsafeMutablePointer<GError>?
    let result = gtk_print_operation_run(
      operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, &problem)
    if result == GTK_PRINT_OPERATION_RESULT_ERROR, let problem {
      receive(String(cString: problem.pointee.message))
    }
    g_clear_error(&problem)
    g_object_unref(operation)
  }

  private static func connect(
    _ operation: UnsafeMutablePointer<GtkPrintOperation>, _ printed: PrintedPicture
  ) {
    let draw: @convention(c) (OpaquePointer, OpaquePointer, gint, UnsafeMutableRawPointer) -> Void =
      {
        _, context, _, box in
        MainActor.assumeIsolated {
          Unmanaged<PrintedPicture>.fromOpaque(box).takeUnretainedValue().draw(context)
        }
      }
    let done:
      @convention(c) (
        UnsafeMutablePointer<GtkPrintOperation>, GtkPrintOperationResult, UnsafeMutableRawPointer
      ) -> Void = { operation, result, box in
        MainActor.assumeIsolated {
          let printed = Unmanaged<PrintedPicture>.fromOpaque(box).takeUnretainedValue()
          printed.didEnd(operation, result)
        }
      }
    g_signal_connect_data(
      operation, "draw-page", unsafeBitCast(draw, to: GCallback.self),
      Unmanaged.passRetained(printed).toOpaque(),
      { box, _ in Unmanaged<PrintedPicture>.fromOpaque(box!).release() },
      GConnectFlags(rawValue: 0))
    g_signal_connect_data(
      operation, "done", unsafeBitCast(done, to: GCallback.self),
      Unmanaged.passRetained(printed).toOpaque(),
      { box, _ in Unmanaged<PrintedPicture>.fromOpaque(box!).release() },
      GConnectFlags(rawValue: 0))
  }

  private func didEnd(
    _ operation: UnsafeMutablePointer<GtkPrintOperation>, _ result: GtkPrintOperationResult
  ) {
    switch result {
    case GTK_PRINT_OPERATION_RESULT_APPLY: receive(nil)
    case GTK_PRINT_OPERATION_RESULT_ERROR:
      var problem: UnsafeMutablePointer<GError>?
      gtk_print_operation_get_error(operation, &problem)
      receive(problem.map { String(cString: $0.pointee.message) } ?? "")
      g_clear_error(&problem)
    default: break
    }
  }

  private func draw(_ context: OpaquePointer) {
    guard let cairo = gtk_print_context_get_cairo_context(context) else { return }
    let size = Size(width: Double(picture.width), height: Double(picture.height))
    let place = Self.place(
      of: size,
      on: Size(
        width: gtk_print_context_get_width(context), height: gtk_print_context_get_height(context)))
    let surface = cairo_image_surface_create_for_data(
      UnsafeMutablePointer(mutating: picture.base.assumingMemoryBound(to: UInt8.self)),
      picture.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(picture.width),
      Int32(picture.height), Int32(picture.bytesPerRow))
    defer { cairo_surface_destroy(surface) }
    cairo_translate(cairo, place.minX, place.minY)
    cairo_scale(cairo, place.size.width / size.width, place.size.height / size.height)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BEST)
    cairo_paint(cairo)
  }
}

extension WindowHost {
  /// Lets somebody print a picture.
  ///
  /// - Parameters:
  ///   - name: of the job.
  ///   - receive: hears nil when it is on its way to the printer, or else why not, in the system's words; nothing when the
  ///     dialog was sent away.
  public func print(
    _ picture: PixelBuffer, named name: String,
    receive: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    PrintedPicture.print(picture, named: name, over: window) { [weak self] problem in
      receive(problem)
      self?.somethingRan()
    }
  }
}
