import ScrollGeometry

extension DisplayList {
  /// The index after the group that the item at `index` opens, or after that item alone.
  public static func end(ofGroupAt index: Int, in items: [DisplayItem]) -> Int {
    var depth = 0
    for next in index..<items.count {
      if items[next].closesGroup { depth -= 1 }
      if items[next].opensGroup { depth += 1 }
      if depth <= 0 { return next + 1 }
    }
    return items.count
  }

  /// A rectangle around all that the items draw, in coordinates that `transform` maps theirs to;
  /// null when they draw nothing.
  ///
  /// - Parameter overhang: glyphs may reach over the edges of their lines.
  public static func extent(
    of items: ArraySlice<DisplayItem>, transform: AffineTransform = .identity,
    overhang: Bool = true
  ) -> Rect {
    var result = Rect.null
    var state = Extent(transform: transform)
    var outer: [Extent] = []
    func add(_ rect: Rect) {
      if rect.isNull { return }
      let mapped = state.transform.apply(to: rect)
      var box = state.clip.map { mapped.intersection($0) } ?? mapped
      if box.isNull { return }
      if let shadow = state.shadow {
        box = box.union(box.offsetBy(shadow.offset).grown(shadow.reach))
      }
      result = result.union(box)
    }
    for item in items {
      if item.closesGroup { state = outer.popLast() ?? state }
      if item.opensGroup { outer.append(state) }
      switch item {
      case .pushTransform(let inner): state.transform = inner.concatenating(state.transform)
      case .pushClip(let rect, _): state.clip(to: rect)
      case .pushClipPath(let path, _): state.clip(to: path.bounds)
      case .pushShadow(let shadow):
        let scale = state.transform.determinant.magnitude.squareRoot()
        state.shadow = (
          state.transform.apply(to: shadow.offset), shadow.blur * 2 * scale
        )
      case .pushOpacity, .pushBlend, .pushMask, .masked, .pop: break
      case .fill(let rect, _, _), .stroke(let rect, _, _, _): add(rect)
      case .fillPath(let path, _, _): add(path.bounds)
      case .strokePath(let path, let style, _): add(path.strokeBounds(style))
      case .image(_, _, let rect, _), .pixels(_, _, let rect, _): add(rect)
      case .text(let run):
        add(overhang ? run.bounds.grown(run.fontSize / 2) : run.bounds)
      }
    }
    return result
  }

  private struct Extent {
    var transform: AffineTransform
    var clip: Rect?
    var shadow: (offset: Vector, reach: Double)?

    mutating func clip(to rect: Rect) {
      let mapped = transform.apply(to: rect)
      clip = clip.map { $0.intersection(mapped) } ?? mapped
    }
  }
}

extension Rect {
  fileprivate func grown(_ distance: Double) -> Rect { insetBy(dx: -distance, dy: -distance) }
}
