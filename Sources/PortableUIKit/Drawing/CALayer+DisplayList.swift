import DisplayList
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Back to front, as Core Animation composes: background, content, sublayers, border. Opacity and
/// clip hold for the layer and everything below it; a group with nothing in it leaves no item.
extension CALayer {
  func appendTree(to list: inout DisplayList, in surroundings: Surroundings) {
    let state = presented
    guard !state.isHidden, state.opacity > 0 else { return }
    let toSuperlayer = state.toSuperlayer
    // What a transform has flattened has no area to show.
    guard let fromSuperlayer = toSuperlayer.inverse else { return }
    let inside = Surroundings(
      toWindow: toSuperlayer.concatenating(surroundings.toWindow),
      visible: fromSuperlayer.apply(to: surroundings.visible),
      pixelsPerPoint: surroundings.pixelsPerPoint)
    if sublayerList.isEmpty || state.masksToBounds,
      !inside.visible.intersects(extent(state))
    {
      return
    }
    list.group(toSuperlayer.isIdentity ? nil : .pushTransform(toSuperlayer)) { list in
      list.group(state.opacity < 1 ? .pushOpacity(state.opacity) : nil) { list in
        if let transition = animator?.transition {
          transition.append(state, to: &list) { appendOwn(state, to: &$0, in: inside) }
        } else {
          appendOwn(state, to: &list, in: inside)
        }
      }
    }
  }

  /// In the layer's own coordinates.
  func appendOwn(_ state: LayerState, to list: inout DisplayList, in surroundings: Surroundings) {
    let isSeen = surroundings.visible.intersects(state.bounds)
    if isSeen, let color = state.backgroundColor, color.alpha > 0 {
      list.items.append(.fill(state.bounds, radius: state.cornerRadius, color))
    }
    var inside = surroundings
    var clip: DisplayItem?
    if state.masksToBounds {
      // What the surroundings clip already needs no clip of its own.
      if state.cornerRadius > 0 || !state.bounds.contains(inside.visible) {
        clip = .pushClip(state.bounds, radius: state.cornerRadius)
      }
      inside.visible = inside.visible.intersection(state.bounds)
    }
    list.group(clip) { list in
      let visible = inside.visible.intersection(Rect(contentBounds))
      if !visible.isEmpty {
        let context = DrawingContext(
          visibleRect: CGRect(visible),
          transformToWindow: CGAffineTransform(inside.toWindow),
          pixelsPerPoint: CGFloat(inside.pixelsPerPoint))
        appendContent(to: &list, in: context)
      }
      appendSublayers(to: &list, in: inside)
    }
    if isSeen, state.borderWidth > 0, state.borderColor.alpha > 0 {
      list.items.append(
        .stroke(
          state.bounds, radius: state.cornerRadius, width: state.borderWidth, state.borderColor))
    }
  }

  private func appendSublayers(to list: inout DisplayList, in surroundings: Surroundings) {
    if sublayerList.contains(where: { $0.presented.zPosition != 0 }) {
      let sorted = sublayerList.enumerated().sorted {
        let (first, second) = ($0.element.presented.zPosition, $1.element.presented.zPosition)
        return first == second ? $0.offset < $1.offset : first < second
      }
      for (_, layer) in sorted { layer.appendTree(to: &list, in: surroundings) }
    } else {
      for layer in sublayerList { layer.appendTree(to: &list, in: surroundings) }
    }
  }

  /// A box around everything that the layer itself shows.
  private func extent(_ state: LayerState) -> Rect {
    state.masksToBounds ? state.bounds : state.bounds.union(Rect(contentBounds))
  }
}
