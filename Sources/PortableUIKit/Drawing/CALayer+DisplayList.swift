import DisplayList
import ScrollGeometry

/// Back to front, as Core Animation composes: background, content, sublayers, border. Opacity and
/// clip hold for the layer and everything below it; a group with nothing in it leaves no item.
extension CALayer {
  func appendTree(to list: inout DisplayList, in surroundings: Surroundings) {
    let state = presented
    guard state.isShown, !isStoodInFor else { return }
    let toSuperlayer = state.toSuperlayer
    guard let inside = surroundings.inside(toSuperlayer) else { return }
    if sublayerList.isEmpty || state.masksToBounds,
      !inside.visible.intersects(extent(state))
    {
      return
    }
    list.group(toSuperlayer.isIdentity ? nil : .pushTransform(toSuperlayer)) { list in
      list.group(state.opacity < 1 ? .pushOpacity(state.opacity) : nil) { list in
        if let transition = animator?.transition {
          transition.append(state, to: &list) { appendShadowed(state, to: &$0, in: inside) }
        } else {
          appendShadowed(state, to: &list, in: inside)
        }
      }
    }
  }

  /// In the layer's own coordinates, with the shadow it throws and through its mask.
  func appendShadowed(
    _ state: LayerState, to list: inout DisplayList, in surroundings: Surroundings
  ) {
    if let content,
      content.mask(
        to: &list, in: surroundings, { appendOwn(state, to: &$0, in: surroundings) })
    {
      return
    }
    guard let shadow = state.thrownShadow else {
      return appendOwn(state, to: &list, in: surroundings)
    }
    if let path = shadowPath?.path {
      var alone = shadow
      alone.isAlone = true
      list.append(.pushShadow(alone))
      list.append(
        .fillPath(path, .winding, .color(Color(red: 0, green: 0, blue: 0))))
      list.append(.pop)
      appendOwn(state, to: &list, in: surroundings)
    } else {
      list.group(.pushShadow(shadow)) { appendOwn(state, to: &$0, in: surroundings) }
    }
  }

  /// In the layer's own coordinates.
  func appendOwn(_ state: LayerState, to list: inout DisplayList, in surroundings: Surroundings) {
    let isSeen = surroundings.visible.intersects(state.bounds)
    displayMarked()
    let outline = roundedOutline(state)
    if isSeen, let color = state.backgroundColor, color.alpha > 0 {
      if let outline {
        list.append(.fillPath(outline, .winding, .color(color)))
      } else {
        list.append(.fill(state.bounds, radius: state.cornerRadius, color))
      }
    }
    var inside = surroundings
    var clip: DisplayItem?
    if state.masksToBounds {
      // What the surroundings clip already needs no clip of its own.
      if state.cornerRadius > 0 || !state.bounds.contains(inside.visible) {
        clip =
          outline.map { .pushClipPath($0, .winding) }
          ?? .pushClip(state.bounds, radius: state.cornerRadius)
      }
      inside.visible = inside.visible.intersection(state.bounds)
    }
    list.group(clip) { list in
      appendKept(to: &list, bounds: state.bounds, visible: inside.visible)
      if let context = inside.context(for: contentBounds) {
        appendContent(to: &list, in: context)
      }
      appendSublayers(to: &list, in: inside)
      if isSeen { foreground?.append(state, to: &list) }
    }
    if isSeen, state.borderWidth > 0, state.borderColor.alpha > 0 {
      appendBorder(state, to: &list)
    }
  }

  private func appendSublayers(to list: inout DisplayList, in surroundings: Surroundings) {
    var layers = sublayerList
    if layers.contains(where: { $0.presentedZPosition != 0 }) {
      layers = layers.ascending { $0.presentedZPosition }
    }
    for layer in layers { layer.appendTree(to: &list, in: surroundings) }
  }

  /// Without a copy of all that is presented.
  private var presentedZPosition: Double {
    animator == nil ? model.zPosition : presented.zPosition
  }

  private func appendBorder(_ state: LayerState, to list: inout DisplayList) {
    let width = state.borderWidth
    if let middle = roundedOutline(state, inset: width / 2) {
      list.append(.strokePath(middle, StrokeStyle(width: width), .color(state.borderColor)))
    } else {
      list.append(
        .stroke(state.bounds, radius: state.cornerRadius, width: width, state.borderColor))
    }
  }

  /// A box around everything that the layer itself shows.
  private func extent(_ state: LayerState) -> Rect {
    if state.masksToBounds { return state.bounds }
    let own = state.bounds.union(Rect(contentBounds))
    return contentPlace(in: state.bounds).map { own.union($0) } ?? own
  }
}

extension LayerState {
  /// Nil when none can be seen: what is cut off at the bounds has none.
  fileprivate var thrownShadow: Shadow? {
    guard shadow.opacity > 0, !masksToBounds, shadow.color.alpha > 0 else { return nil }
    var color = shadow.color
    color.alpha *= min(1, shadow.opacity)
    return Shadow(offset: shadow.offset, blur: 2 * shadow.radius, color: color)
  }
}
