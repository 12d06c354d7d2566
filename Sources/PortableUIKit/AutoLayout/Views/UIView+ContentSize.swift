import ScrollGeometry

extension UIView {
  func invalidateContentSize() {
    contentSizeChanged()
    superview?.setNeedsLayout()
    superview?.subviewChanged(.contentSize)
  }

  func setHidden(_ hidden: Bool) {
    guard hidden != layer.model.isHidden else { return }
    layer.model.isHidden = hidden
    superview?.subviewChanged(.visibility)
    valuesChanged(of: self)
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    autoLayout.hugging[axis] = priority
    contentSizeChanged()
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    autoLayout.resistance[axis] = priority
    contentSizeChanged()
  }

  /// The engine asks for `intrinsicContentSize` again.
  func contentSizeChanged() {
    guard let box = viewLayout?.box, let engine = box.engine else { return }
    engine.markStale(box)
  }

  /// A text is as high as `width`, points, makes it, and takes whole pixels: a frame whose edges are put on pixels is never
  /// too small for it.
  func intrinsicContentSize(measuredFor width: Double?) -> CGSize {
    var size = contentSizeToPlace
    if wrapsToWidth, let width, width > 0, width < size.width.native {
      // A little more, for a text that just fits.
      let given = CGSize(width: CGFloat(width + 1.0 / 1024), height: .infinity)
      size.height = CGFloat(pixelsAround(Size(sizeThatFits(given))).height)
    }
    return size
  }

  /// As many whole pixels as are needed, points.
  func pixelsAround(_ size: Size) -> Size {
    let scale = (window?.screen ?? .main).scale.native
    // derivation: far less than a text's smallest step, Pango's 1/1024 point, and more than sums of doubles are off.
    let hair = 1e-6
    func roundedUp(_ length: Double) -> Double { (length * scale - hair).rounded(.up) / scale }
    return Size(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// Of the first or the last line, from the top of the alignment rectangle.
  func baseline(isFirst: Bool) -> Baseline {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    let edge: Double = isFirst ? 0 : 1
    if let label = view as? UILabel {
      return label.baselineInHolder?(self, isFirst)
        ?? Baseline(share: edge, offset: isFirst ? label.lineAscent : -label.lineDescent)
    }
    guard view !== self else { return Baseline(share: edge, offset: 0) }
    let inner = view.baseline(isFirst: isFirst)
    let way = distance(to: view)
    let size = view.bounds.isEmpty ? view.intrinsicContentSize : view.bounds.size
    // derivation: as far from the edge of the inner view that it is measured from as its height now makes it.
    let fromEdge = inner.offset + (inner.share - edge) * max(0, size.height).native
    return Baseline(share: edge, offset: fromEdge + (isFirst ? way.top : -way.bottom))
  }

  private func distance(to view: UIView) -> (top: Double, bottom: Double) {
    let place = Rect(view.convert(view.bounds, to: self))
    let own = Rect(bounds)
    return (place.minY - own.minY, own.maxY - place.maxY)
  }
}

extension UILabel {
  /// Apple's published proportion of San Francisco: the part of a line above its baseline.
  private static var ascentShare: Double { 0.9521484375 / 1.193359375 }

  private var lineHeight: Double {
    textMeasuring.size(
      of: "X", fontSize: font.pointSize.native, fontWeight: font.cssWeight, width: .infinity,
      lineLimit: 1
    ).height
  }

  final var lineAscent: Double { lineHeight * Self.ascentShare }
  final var lineDescent: Double { lineHeight * (1 - Self.ascentShare) }
}
