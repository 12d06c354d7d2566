import DisplayList
import ScrollGeometry

extension UIImage {
  /// Adds the picture so that it fills `rect`.
  ///
  /// - Parameter tint: replaces every colour; nil for the picture's own.
  final func append(
    to items: inout [DisplayItem], in rect: Rect, tint: Color? = nil,
    sampling: Sampling = .smooth, mirrored: Bool = false
  ) {
    guard picture != nil, rect.width > 0, rect.height > 0 else { return }
    guard let tint else {
      return appendOriginal(to: &items, in: rect, sampling, mirrored: mirrored)
    }
    items.append(.pushMask)
    appendOriginal(to: &items, in: rect, sampling, mirrored: mirrored)
    items.append(.masked)
    items.append(.fill(rect, radius: 0, tint))
    items.append(.pop)
  }

  private func appendOriginal(
    to items: inout [DisplayItem], in rect: Rect, _ sampling: Sampling, mirrored: Bool
  ) {
    let orientation = mirrored ? style.orientation.mirrored : style.orientation
    let size = Size(self.size)
    guard let insets = style.capInsets, insets != .zero, rect.size != size else {
      return appendWhole(to: &items, in: rect, orientation, sampling)
    }
    // Nine parts; the inner ones are stretched, also where UIKit would tile them.
    let (columns, rows) = (
      Self.split(
        size.width, shownIn: rect.width, first: insets.left.native, last: insets.right.native),
      Self.split(
        size.height, shownIn: rect.height, first: insets.top.native, last: insets.bottom.native)
    )
    for row in rows {
      for column in columns {
        let part = Rect(
          x: column.from, y: row.from, width: column.length, height: row.length)
        let place = Rect(
          x: rect.minX + column.to, y: rect.minY + row.to, width: column.shown, height: row.shown)
        guard !part.size.isEmpty, !place.size.isEmpty else { continue }
        append(part, of: size, to: &items, in: place, orientation, sampling)
      }
    }
  }

  /// A part of an image along one axis: where it is, and where it goes, points.
  private struct Band {
    var from: Double
    var length: Double
    var to: Double
    var shown: Double
  }

  /// Two edges of their own size and what is between them; a size too small for both shrinks them.
  private static func split(
    _ size: Double, shownIn shown: Double, first: Double, last: Double
  ) -> [Band] {
    let edges = first + last
    let fit = edges > shown && edges > 0 ? shown / edges : 1
    return [
      Band(from: 0, length: first, to: 0, shown: first * fit),
      Band(
        from: first, length: max(0, size - edges), to: first * fit,
        shown: max(0, shown - edges * fit)),
      Band(from: size - last, length: last, to: shown - last * fit, shown: last * fit),
    ]
  }

  /// A part of the upright picture, in points of it.
  private func append(
    _ part: Rect, of size: Size, to items: inout [DisplayItem], in place: Rect,
    _ orientation: Orientation, _ sampling: Sampling
  ) {
    let scaleX = place.width / part.width
    let scaleY = place.height / part.height
    let whole = Rect(
      x: place.minX - part.minX * scaleX, y: place.minY - part.minY * scaleY,
      width: size.width * scaleX, height: size.height * scaleY)
    if orientation == .up, let picture, case .pixels(let buffer) = picture.content {
      let density = scale.native
      items.append(
        .pixels(
          buffer,
          source: Rect(
            x: picture.source.minX + part.minX * density,
            y: picture.source.minY + part.minY * density, width: part.width * density,
            height: part.height * density), destination: place, sampling))
      return
    }
    items.append(.pushClip(place, radius: 0))
    appendWhole(to: &items, in: whole, orientation, sampling)
    items.append(.pop)
  }

  private func appendWhole(
    to items: inout [DisplayItem], in rect: Rect, _ orientation: Orientation,
    _ sampling: Sampling
  ) {
    guard let picture else { return }
    guard orientation != .up else {
      return picture.append(to: &items, in: rect, upsideDown: false, sampling)
    }
    // The unit square is turned and then laid over the rectangle.
    let unit = orientation.transform.concatenating(
      ScrollGeometry.AffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    // A rectangle as large as what is stored, so that numbers stay readable.
    let stored = Rect(origin: .zero, size: pixelSize / scale.native)
    guard !stored.size.isEmpty else { return }
    items.append(
      .pushTransform(
        ScrollGeometry.AffineTransform(scaleX: 1 / stored.width, y: 1 / stored.height)
          .concatenating(unit)))
    picture.append(to: &items, in: stored, upsideDown: false, sampling)
    items.append(.pop)
  }

  /// The colour that replaces the picture's own.
  final func tint(from view: UIColor?, in interface: UIUserInterfaceStyle) -> Color? {
    switch style.rendering {
    case .alwaysTemplate: (style.tint ?? view)?.color(in: interface)
    case .automatic, .alwaysOriginal: style.tint?.color(in: interface)
    }
  }

  final func drawRecorded(
    in rect: Rect, on context: CGContext, _ blendMode: CGBlendMode, _ alpha: CGFloat
  ) {
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    // Outside of an image view a template is drawn in the colour that fills.
    let fill = UIColor(context.state.fill)
    let color = tint(from: fill, in: context.style)
    context.place(rect) {
      append(to: &$0, in: rect, tint: color, sampling: context.sampling)
    }
    context.restoreGState()
  }

  final func tile(over rect: Rect, on context: CGContext) {
    let size = Size(self.size)
    guard !size.isEmpty, let columns = Int(exactly: (rect.width / size.width).rounded(.up)),
      let rows = Int(exactly: (rect.height / size.height).rounded(.up)),
      columns < 1000, rows < 1000
    else { return }
    context.saveGState()
    context.clip(to: CGRect(rect))
    for row in 0..<rows {
      for column in 0..<columns {
        let place = Rect(
          x: rect.minX + Double(column) * size.width, y: rect.minY + Double(row) * size.height,
          width: size.width, height: size.height)
        drawRecorded(in: place, on: context, .normal, 1)
      }
    }
    context.restoreGState()
  }
}
