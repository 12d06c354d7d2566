import DisplayList
import ScrollGeometry

extension CALayer {
  /// Made when there is none.
  private final var customContent: CustomContent {
    if let custom = content?.custom { return custom }
    let made = CustomContent(drawing: content?.drawing)
    content = made
    return made
  }

  final func setContents(_ contents: LayerContents?) {
    guard contents != nil || content != nil else { return }
    customContent.show(contents, image(in: contents))
    isDisplayNeeded = false
    changes?.add()
  }

  final func changeContent(_ change: (CustomContent) -> Void) {
    change(customContent)
    changes?.add()
  }

  final func setMask(_ mask: CALayer?) {
    content?.custom?.mask?.report(to: nil)
    mask?.report(to: changes)
    changeContent { $0.mask = mask }
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
    if !drawing.isEmpty || content != nil { show(drawing.isEmpty ? nil : drawing) }
  }

  /// In place of all that was set or drawn.
  final func show(_ drawing: Drawing?) {
    if let content {
      content.drawing = drawing
    } else {
      content = LayerContent(drawing: drawing)
    }
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
    return content.place(size, in: bounds)
  }

  final func appendKept(to list: inout DisplayList, bounds: Rect, visible: Rect) {
    guard let content, let place = contentPlace(in: bounds), visible.intersects(place) else {
      return
    }
    content.append(to: &list.items, in: place, scale: contentsScale)
  }

  /// The outline, where only some corners are round; nil where a radius says it all.
  final func roundedOutline(_ state: LayerState, inset: Double = 0) -> Path? {
    content?.outline(of: state, inset: inset)
  }
}
