import DisplayList
import ScrollGeometry

/// What a program has set of a layer's content.
final class CustomContent: LayerContent {
  override var drawing: Drawing? {
    didSet {
      contents = nil
      image = nil
    }
  }
  private(set) var contents: LayerContents?
  private var image: CGImage?
  var gravity = CALayerContentsGravity.resize
  /// The part of the picture that is shown, shares of its size.
  var rect = Rect.unit
  /// The part that is stretched, shares of the picture's size.
  var center = Rect.unit
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear
  var mask: CALayer?
  var maskedCorners = CACornerMask.all
  var shadowPath: CGPath?

  override var custom: CustomContent? { self }

  func show(_ contents: LayerContents?, _ image: CGImage?) {
    drawing = nil
    self.contents = contents
    self.image = image
  }

  override func size(scale: CGFloat) -> Size? {
    guard let image else { return super.size(scale: scale) }
    return Size(
      width: Double(image.width) * rect.width, height: Double(image.height) * rect.height)
      / scale.native
  }

  override func place(_ size: Size, in bounds: Rect) -> Rect {
    gravity.mode.place(size, in: bounds)
  }

  // MARK: Pictures

  override func append(to items: inout [DisplayItem], in place: Rect, scale: CGFloat) {
    guard let image else { return super.append(to: &items, in: place, scale: scale) }
    guard let part = shownPart(of: image) else { return }
    let sampling: Sampling = magnification == .nearest ? .nearest : .smooth
    guard center != .unit else {
      return part.append(to: &items, in: place, upsideDown: false, sampling)
    }
    let width = CGFloat(Double(part.width)) / scale
    let height = CGFloat(Double(part.height)) / scale
    UIImage(cgImage: part, scale: scale, orientation: .up)
      .resizableImage(
        withCapInsets: UIEdgeInsets(
          top: CGFloat(center.minY) * height, left: CGFloat(center.minX) * width,
          bottom: CGFloat(1 - center.maxY) * height, right: CGFloat(1 - center.maxX) * width),
        resizingMode: .stretch
      ).append(to: &items, in: place, sampling: sampling)
  }

  private func shownPart(of image: CGImage) -> CGImage? {
    guard rect != .unit else { return image }
    let size = Size(width: Double(image.width), height: Double(image.height))
    return image.cropping(
      to: CGRect(
        Rect(
          x: rect.minX * size.width, y: rect.minY * size.height,
          width: rect.width * size.width, height: rect.height * size.height)))
  }

  // MARK: Edges

  override func outline(of state: LayerState, inset: Double) -> Path? {
    guard maskedCorners != .all, state.cornerRadius > 0 else { return nil }
    let radius = max(0, state.cornerRadius - inset)
    func size(_ corner: CACornerMask) -> Size {
      maskedCorners.contains(corner) ? Size(width: radius, height: radius) : .zero
    }
    var path = Path()
    path.addRoundedRect(
      state.bounds.insetBy(dx: inset, dy: inset), topLeft: size(.layerMinXMinYCorner),
      topRight: size(.layerMaxXMinYCorner), bottomRight: size(.layerMaxXMaxYCorner),
      bottomLeft: size(.layerMinXMaxYCorner))
    return path
  }

  override func mask(
    to list: inout DisplayList, in surroundings: Surroundings, _ body: (inout DisplayList) -> Void
  ) -> Bool {
    guard let mask else { return false }
    let count = list.items.count
    list.append(.pushMask)
    // Its own edges bound it, whatever else can be seen.
    mask.appendTree(to: &list, in: surroundings)
    let isEmpty = list.items.count == count + 1
    list.append(.masked)
    let inside = list.items.count
    if !isEmpty { body(&list) }
    if list.items.count == inside {
      list.items.removeLast(inside - count)
    } else {
      list.append(.pop)
    }
    return true
  }
}

extension Rect {
  static let unit = Rect(x: 0, y: 0, width: 1, height: 1)
}
