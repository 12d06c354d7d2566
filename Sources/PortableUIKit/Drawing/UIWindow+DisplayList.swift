import DisplayList
import ScrollGeometry

extension UIWindow {
  /// Replaces the list by what the window shows now; the list's memory is used again.
  /// Nothing while the window is hidden: a window is, until `makeKeyAndVisible`.
  public func updateDisplayList(_ list: inout DisplayList) {
    let state = layer.presented
    let surroundings = surroundings
    list.size = surroundings.visible.size
    list.pixelsPerPoint = surroundings.pixelsPerPoint
    list.items.removeAll(keepingCapacity: true)
    guard state.isShown else { return }
    let toWindow = surroundings.toWindow
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

  /// Where the window's own layer is drawn, its coordinates.
  var surroundings: Surroundings {
    let bounds = layer.presented.bounds
    return Surroundings(
      toWindow: ScrollGeometry.AffineTransform(
        translation: Vector(dx: -bounds.minX, dy: -bounds.minY)),
      visible: bounds, pixelsPerPoint: screen.scale.native)
  }
}
