import DisplayList
import ScrollGeometry

extension Painter {
  func image(
    _ pixels: PixelBuffer, _ source: Rect, _ destination: Rect, _ sampling: Sampling
  ) {
    guard isInSight(destination), !source.isEmpty else { return }
    let isAligned = current.transform.isAxisAligned
    let transform = isAligned ? snappedTransform(for: destination) : current.transform
    let toTexture = AffineTransform(
      a: source.width / destination.width, b: 0, c: 0, d: source.height / destination.height,
      tx: source.minX - destination.minX * source.width / destination.width,
      ty: source.minY - destination.minY * source.height / destination.height)
    guard let fromDevice = transform.inverse?.concatenating(toTexture) else { return }
    if isAligned {
      let device = transform.apply(to: destination).snapped().intersection(current.visible)
      if device.isEmpty { return }
      addDevicePath(device)
    } else {
      // Antialiased edges of neighbours would let the background through: they overlap a little.
      let bleed = 0.75
      let across = transform.apply(to: Vector(dx: 1, dy: 0)).length
      let down = transform.apply(to: Vector(dx: 0, dy: 1)).length
      addPath(destination.insetBy(dx: -bleed / across, dy: -bleed / down), 0)
    }
    fill(with: pixels, fromDevice: fromDevice, sampling)
  }

  /// Maps the rectangle onto whole device pixels, and the inside evenly with it.
  private func snappedTransform(for rect: Rect) -> AffineTransform {
    let exact = current.transform.apply(to: rect)
    let snapped = exact.snapped()
    if exact.isEmpty { return current.transform }
    let scaleX = snapped.width / exact.width
    let scaleY = snapped.height / exact.height
    return current.transform.concatenating(
      AffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: snapped.minX - exact.minX * scaleX,
        ty: snapped.minY - exact.minY * scaleY))
  }

  private func fill(
    with pixels: PixelBuffer, fromDevice: AffineTransform, _ sampling: Sampling
  ) {
    let format = pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    // Cairo only reads from a source.
    let bytes = UnsafeMutablePointer(
      mutating: pixels.base.assumingMemoryBound(to: UInt8.self))
    let surface = cairo_image_surface_create_for_data(
      bytes, format, Int32(pixels.width), Int32(pixels.height), Int32(pixels.bytesPerRow))
    let pattern = cairo_pattern_create_for_surface(surface)
    var matrix = cairo_matrix_t(
      xx: fromDevice.a, yx: fromDevice.b, xy: fromDevice.c, yy: fromDevice.d,
      x0: fromDevice.tx, y0: fromDevice.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(
      pattern, sampling == .nearest ? CAIRO_FILTER_NEAREST : filter(fromDevice))
    resetMatrix()
    cairo_set_source(context, pattern)
    cairo_fill(context)
    forgetSource()
    cairo_pattern_destroy(pattern)
    cairo_surface_destroy(surface)
  }

  /// Bilinear is right down to half size, where it averages four pixels; below that it would
  /// leave pixels out, and cairo's slower filter averages all.
  private func filter(_ fromDevice: AffineTransform) -> cairo_filter_t {
    let pixelsAcross = fromDevice.apply(to: Vector(dx: 1, dy: 0)).length
    let pixelsDown = fromDevice.apply(to: Vector(dx: 0, dy: 1)).length
    // Snapping squeezes small tiles by up to a pixel.
    return max(pixelsAcross, pixelsDown) <= 2.1 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
  }
}
