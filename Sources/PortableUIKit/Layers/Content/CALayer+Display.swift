import DisplayList
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

extension CALayer {
  /// The content, made when there is none.
  final var madeContent: LayerContent {
    if let content { return content }
    let made = LayerContent()
    content = made
    return made
  }

  final func setContents(_ contents: LayerContents?) {
    guard contents != nil || content != nil else { return }
    madeContent.contents = contents
    madeContent.image = image(in: contents)
    madeContent.drawing = nil
    isDisplayNeeded = false
    ChangeCounter.shared.count &+= 1
  }

  final func changeContent(_ change: (LayerContent) -> Void) {
    change(madeContent)
    ChangeCounter.shared.count &+= 1
  }

  /// Lets `draw` draw, and keeps what it drew.
  public final func recordDrawing() {
    let bounds = model.bounds
    guard !bounds.size.isEmpty, bounds.isFinite else { return }
    let context = CGContext(
      canvas: bounds, pixelsPerPoint: contentsScale.native, style: drawingStyle)
    delegate?.layerWillDraw(self)
    draw(in: context)
    let drawing = context.finish()
    if drawing.isEmpty, content == nil { return }
    madeContent.drawing = drawing.isEmpty ? nil : drawing
    madeContent.contents = nil
    madeContent.image = nil
  }

  /// Before it is shown: what is marked is drawn, and what shall be when it is resized.
  final func displayMarked() {
    if needsDisplayOnBoundsChange, let drawing = content?.drawing,
      drawing.canvas.size != model.bounds.size
    {
      isDisplayNeeded = true
    }
    guard isDisplayNeeded, !model.bounds.size.isEmpty else { return }
    isDisplayNeeded = false
    display()
  }

  /// Of the view that it belongs to.
  private var drawingStyle: UIUserInterfaceStyle {
    var layer: CALayer? = self
    while let current = layer {
      if let style = current.delegate?.interfaceStyle(of: current) { return style }
      layer = current.superlayer
    }
    return UIApplication.shared.userInterfaceStyle
  }

  // MARK: Showing

  /// Where the content shows; nil when there is none.
  final func contentPlace(in bounds: Rect) -> Rect? {
    guard let content, let size = content.size(scale: contentsScale), !size.isEmpty else {
      return nil
    }
    return content.gravity.mode.place(size, in: bounds)
  }

  final func appendKept(to list: inout DisplayList, bounds: Rect, visible: Rect) {
    guard let content, let place = contentPlace(in: bounds), visible.intersects(place) else {
      return
    }
    if let drawing = content.drawing {
      drawing.append(to: &list.items, in: place)
    } else if let image = content.image {
      let sampling: Sampling = content.magnification == .nearest ? .nearest : .smooth
      append(image, content, to: &list.items, in: place, sampling)
    }
  }

  private func append(
    _ image: CGImage, _ content: LayerContent, to items: inout [DisplayItem], in place: Rect,
    _ sampling: Sampling
  ) {
    let size = Size(width: Double(image.width), height: Double(image.height))
    guard
      let part = content.rect == .unit
        ? image
        : image.cropping(
          to: CGRect(
            Rect(
              x: content.rect.minX * size.width, y: content.rect.minY * size.height,
              width: content.rect.width * size.width, height: content.rect.height * size.height)))
    else { return }
    guard content.center != .unit else {
      return part.append(to: &items, in: place, upsideDown: false, sampling)
    }
    let center = content.center
    let (width, height) = (
      CGFloat(Double(part.width)) / contentsScale, CGFloat(Double(part.height)) / contentsScale
    )
    UIImage(cgImage: part, scale: contentsScale, orientation: .up)
      .resizableImage(
        withCapInsets: UIEdgeInsets(
          top: CGFloat(center.minY) * height, left: CGFloat(center.minX) * width,
          bottom: CGFloat(1 - center.maxY) * height, right: CGFloat(1 - center.maxX) * width),
        resizingMode: .stretch
      ).append(to: &items, in: place, sampling: sampling)
  }

  // MARK: Corners

  /// The outline, where only some corners are round; nil where a radius says it all.
  final func roundedOutline(_ state: LayerState, inset: Double = 0) -> Path? {
    guard let corners = content?.maskedCorners, corners != .all, state.cornerRadius > 0 else {
      return nil
    }
    let radius = max(0, state.cornerRadius - inset)
    func size(_ corner: CACornerMask) -> Size {
      corners.contains(corner) ? Size(width: radius, height: radius) : .zero
    }
    var path = Path()
    path.addRoundedRect(
      state.bounds.insetBy(dx: inset, dy: inset), topLeft: size(.layerMinXMinYCorner),
      topRight: size(.layerMaxXMinYCorner), bottomRight: size(.layerMaxXMaxYCorner),
      bottomLeft: size(.layerMinXMaxYCorner))
    return path
  }

  // MARK: Masks

  /// Draws `body` as far as the mask is opaque.
  final func masked(
    to list: inout DisplayList, in surroundings: Surroundings,
    _ body: (inout DisplayList) -> Void
  ) {
    guard let mask = content?.mask else { return body(&list) }
    let count = list.items.count
    list.items.append(.pushMask)
    // Its own edges bound it, whatever else can be seen.
    mask.appendTree(to: &list, in: surroundings)
    let isEmpty = list.items.count == count + 1
    list.items.append(.masked)
    let inside = list.items.count
    if !isEmpty { body(&list) }
    if list.items.count == inside {
      list.items.removeLast(inside - count)
    } else {
      list.items.append(.pop)
    }
  }
}

extension Rect {
  static let unit = Rect(x: 0, y: 0, width: 1, height: 1)
}
