import CGtk4
import DisplayList
import ScrollGeometry

/// One pass over a display list: where it stands between two items.
@MainActor
struct Painting {
  let snapshot: OpaquePointer
  let painter: DisplayListPainter
  let grid: DeviceGrid

  /// From the innermost coordinates to those that GTK draws in: moves and positive scales.
  private(set) var transform = AffineTransform.identity
  /// How many device pixels a unit of GTK's coordinates has.
  private(set) var pixelsPerUnit: Double
  /// GTK's coordinates are the window's, so that whole device pixels can be told.
  private(set) var isUpright = true
  /// Nothing outside shows; GTK's coordinates.
  private(set) var visible: Rect
  private var groups: [Group] = []

  private enum Group {
    /// Ours alone: what to go back to.
    case resolved(AffineTransform)
    /// GTK has been given a transform.
    case saved(AffineTransform, pixelsPerUnit: Double, wasUpright: Bool, visible: Rect)
    /// GTK has been given a clip or an opacity.
    case pushed(visible: Rect)
  }

  init(_ list: DisplayList, into snapshot: OpaquePointer, painter: DisplayListPainter) {
    self.snapshot = snapshot
    self.painter = painter
    grid = DeviceGrid(pixelsPerPoint: list.pixelsPerPoint)
    pixelsPerUnit = list.pixelsPerPoint
    visible = Rect(origin: .zero, size: list.size)
  }

  mutating func draw(_ item: DisplayItem) {
    switch item {
    case .pushTransform(let step): push(step)
    case .pushClip(let rect, let radius): push(clip: rect, radius: radius)
    case .pushOpacity(let opacity):
      gtk_snapshot_push_opacity(snapshot, min(max(opacity, 0), 1))
      groups.append(.pushed(visible: visible))
    case .pop: pop()
    case .fill(let rect, let radius, let color): fill(rect, radius: radius, color)
    case .stroke(let rect, let radius, let width, let color):
      stroke(rect, radius: radius, width: width, color)
    case .image(let id, let source, let destination, _):
      if let (tile, part) = painter.tile(id, source: source) {
        draw(tile, source: part, destination: destination)
      }
    case .pixels(let buffer, let source, let destination, _):
      if let tile = painter.tile(buffer) { draw(tile, source: source, destination: destination) }
    case .text(let run): draw(run)
    case .pushClipPath, .pushBlend, .pushShadow, .pushMask, .masked, .fillPath, .strokePath:
      break  // `drawWithCairo` does these.
    }
  }

  /// Ends the groups that the list left open.
  mutating func closeAll() {
    while !groups.isEmpty { pop() }
  }

  // MARK: Coordinates

  /// Lengths grow by this on the way to GTK's coordinates.
  var scale: Double { (transform.a * transform.d).squareRoot() }

  func resolved(_ rect: Rect) -> Rect {
    let origin = transform.apply(to: rect.origin)
    return Rect(
      x: origin.x, y: origin.y,
      width: rect.size.width * transform.a, height: rect.size.height * transform.d)
  }

  /// On whole device pixels where they can be told.
  func snapped(_ rect: Rect) -> Rect {
    isUpright ? resolved(rect).snapped(pixelsPerPoint: grid.pixelsPerPoint) : resolved(rect)
  }

  // MARK: Groups

  private mutating func push(_ step: AffineTransform) {
    let combined = step.concatenating(transform)
    if combined.isUpright {
      groups.append(.resolved(transform))
      transform = combined
      return
    }
    guard let parts = TransformSteps(combined) else {
      // Flattened to a line or a point: nothing of it can be seen.
      var nothing = Rect.zero.graphene
      gtk_snapshot_push_clip(snapshot, &nothing)
      groups.append(.pushed(visible: visible))
      visible = .null
      return
    }
    groups.append(
      .saved(
        transform, pixelsPerUnit: pixelsPerUnit, wasUpright: isUpright, visible: visible))
    gtk_snapshot_save(snapshot)
    parts.apply(to: snapshot)
    transform = .identity
    pixelsPerUnit *= combined.determinant.magnitude.squareRoot()
    isUpright = false
    visible = combined.inverse?.apply(to: visible) ?? .null
  }

  private mutating func push(clip rect: Rect, radius: Double) {
    if radius > 0 {
      var outline = resolved(rect).rounded(radius: radius * scale)
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
    } else {
      var bounds = snapped(rect).graphene
      gtk_snapshot_push_clip(snapshot, &bounds)
    }
    groups.append(.pushed(visible: visible))
    visible = visible.intersection(resolved(rect))
  }

  private mutating func pop() {
    switch groups.popLast() {
    case .resolved(let outer)?:
      transform = outer
    case .saved(let outer, let outerPixelsPerUnit, let wasUpright, let outerVisible)?:
      gtk_snapshot_restore(snapshot)
      transform = outer
      pixelsPerUnit = outerPixelsPerUnit
      isUpright = wasUpright
      visible = outerVisible
    case .pushed(let outerVisible)?:
      gtk_snapshot_pop(snapshot)
      visible = outerVisible
    case nil:
      break  // A pop too many is drawn as if it were not there.
    }
  }
}
