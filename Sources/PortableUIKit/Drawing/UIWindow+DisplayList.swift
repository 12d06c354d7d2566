import DisplayList
import ScrollGeometry

extension UIWindow {
  /// Replaces the list by what the window shows now; the list's memory is used again.
  /// Nothing while the window is hidden: a window is, until `makeKeyAndVisible`.
  public func updateDisplayList(_ list: inout DisplayList) {
    let state = layer.presented
    let bounds = state.bounds
    list.size = bounds.size
    list.pixelsPerPoint = screen.scale.native
    list.items.removeAll(keepingCapacity: true)
    guard !state.isHidden, state.opacity > 0 else { return }
    let toWindow = ScrollGeometry.AffineTransform(
      translation: Vector(dx: -bounds.minX, dy: -bounds.minY))
    let surroundings = Surroundings(
      toWindow: toWindow, visible: bounds, pixelsPerPoint: list.pixelsPerPoint)
    list.group(toWindow.isIdentity ? nil : .pushTransform(toWindow)) { list in
      list.group(state.opacity < 1 ? .pushOpacity(state.opacity) : nil) { list in
        layer.appendShadowed(state, to: &list, in: surroundings)
      }
    }
  }

  /// What the window shows now.
  public var displayList: DisplayList {
    var list = DisplayList()
    updateDisplayList(&list)
    return list
  }
}
