import DisplayList
import ScrollGeometry

// From the graphics state to items. Paths are in the items' coordinates here.
extension CGContext {
  func fill(_ path: Path, _ rule: FillRule) {
    let color = fillColor
    guard !path.isEmpty, isDrawn(color) else { return }
    mix(covering: path, rule) {
      // Narrow ones would vanish between pixels if their edges were laid on them.
      if let rect = path.rectangle, min(rect.width, rect.height) >= 1 {
        items.append(.fill(rect, radius: 0, color))
      } else {
        items.append(.fillPath(path, rule, .color(color)))
      }
    }
  }

  func stroke(_ path: Path) {
    let color = strokeColor
    guard !path.isEmpty, isDrawn(color), state.line.width > 0 else { return }
    let reaches = state.blend.reachesOutside
    mix(covering: reaches ? strokeOutline(path) : path, .winding) {
      if state.isSimilarity {
        var line = state.line
        line.scale(by: state.scale)
        items.append(.strokePath(path, line, .color(color)))
      } else if let inverse = state.transform.inverse {
        items.append(.pushTransform(state.transform))
        items.append(.strokePath(path.applying(inverse), state.line, .color(color)))
        items.append(.pop)
      }
    }
  }

  func strokeOutline(_ path: Path) -> Path {
    guard let inverse = state.transform.inverse else { return Path() }
    return path.applying(inverse).stroked(state.line).applying(state.transform)
  }

  /// A gradient as far as the clip reaches.
  func fillClip(_ shape: Gradient.Shape, _ stops: [Gradient.Stop]) {
    guard let inverse = state.transform.inverse, !state.clip.isEmpty, !stops.isEmpty else {
      return
    }
    var stops = stops
    for index in stops.indices { stops[index].color.alpha *= state.alpha }
    let area = Path(state.clip)
    mix(covering: area, .winding) {
      if state.isSimilarity {
        let gradient = Gradient(
          shape: shape.applying(state.transform, scale: state.scale), stops: stops)
        items.append(.fillPath(area, .winding, .gradient(gradient)))
      } else {
        items.append(.pushTransform(state.transform))
        items.append(
          .fillPath(
            area.applying(inverse), .winding, .gradient(Gradient(shape: shape, stops: stops))))
        items.append(.pop)
      }
    }
  }

  /// Draws `body`'s items, which are in the coordinates that are drawn in, with the state's opacity.
  ///
  /// - Parameter area: where they draw.
  func place(_ area: Rect, _ body: (inout [DisplayItem]) -> Void) {
    var inner: [DisplayItem] = []
    body(&inner)
    guard !inner.isEmpty, state.alpha > 0, state.transform.inverse != nil else { return }
    mix(covering: Path(area).applying(state.transform), .winding) {
      if state.alpha < 1 { items.append(.pushOpacity(state.alpha)) }
      if !state.transform.isIdentity { items.append(.pushTransform(state.transform)) }
      items += inner
      if !state.transform.isIdentity { items.append(.pop) }
      if state.alpha < 1 { items.append(.pop) }
    }
  }

  /// Draws within the groups that shadow and blend mode ask for.
  private func mix(covering path: Path, _ rule: FillRule, _ draw: () -> Void) {
    let mode = isPristine && state.blend == .copy ? .normal : state.blend
    let isMixing = mode != .normal
    if isMixing {
      isMixed = true
      if mode.reachesOutside { items.append(.pushClipPath(path, rule)) }
      items.append(.pushBlend(mode))
    }
    let shadow = state.shadow
    if let shadow { items.append(.pushShadow(shadow)) }
    draw()
    if shadow != nil { closeGroup() }
    if isMixing {
      items.append(.pop)
      if mode.reachesOutside { items.append(.pop) }
    }
  }

  /// What is transparent is left out, unless it erases.
  private func isDrawn(_ color: Color) -> Bool {
    color.alpha > 0 || state.blend.reachesOutside
  }

  // MARK: Groups

  /// A group that lasts until the state is restored.
  func openGroup(_ item: DisplayItem) {
    items.append(item)
    state.openGroups += 1
  }

  func clip(to path: Path, _ rule: FillRule) {
    let box = path.isEmpty ? Rect.null : path.bounds
    state.clip = state.clip.intersection(box)
    if let rect = path.rectangle {
      if !rect.contains(canvas) { openGroup(.pushClip(rect, radius: 0)) }
    } else {
      openGroup(path.isEmpty ? .pushClip(.zero, radius: 0) : .pushClipPath(path, rule))
    }
  }
}

extension StrokeStyle {
  fileprivate mutating func scale(by factor: Double) {
    guard factor != 1 else { return }
    width *= factor
    dashPhase *= factor
    for index in dashes.indices { dashes[index] *= factor }
  }
}

extension Gradient.Shape {
  fileprivate func applying(
    _ transform: ScrollGeometry.AffineTransform, scale: Double
  ) -> Gradient.Shape {
    switch self {
    case .linear(let from, let to):
      .linear(from: transform.apply(to: from), to: transform.apply(to: to))
    case .radial(let from, let fromRadius, let to, let toRadius):
      .radial(
        from: transform.apply(to: from), fromRadius: fromRadius * scale,
        to: transform.apply(to: to), toRadius: toRadius * scale)
    }
  }
}
