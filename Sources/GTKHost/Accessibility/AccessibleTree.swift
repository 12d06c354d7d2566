import CGtk4
import DisplayList
import ScrollGeometry

/// The content's accessibility tree as widgets inside the canvas.
///
/// GTK 4.8 does not tell of a widget that has come before somebody has asked for it, but of one that is seen again. So
/// none goes as long as there is a tree: what is not needed now is hidden, and is the next element of its role. A page that
/// is turned is then the same image by another name, and where focus is stays.
@MainActor
final class AccessibleTree {
  private let canvas: Canvas.Widget
  private let perform: @MainActor (AccessibilityAction, Int32) -> Void
  private var nodes: [AccessibleNode] = []
  private var shown = AccessibilityTree()

  init(
    in canvas: Canvas.Widget,
    perform: @escaping @MainActor (AccessibilityAction, Int32) -> Void
  ) {
    self.canvas = canvas
    self.perform = perform
  }

  /// What there is now; nothing happens when it is what was there before.
  func show(_ tree: AccessibilityTree) {
    guard tree != shown else { return }
    shown = tree
    let visible = Rect(origin: .zero, size: tree.size)
    nodes = update(nodes, to: tree.elements, in: canvas, isList: false, visible)
    moveFocus()
    gtk_widget_queue_allocate(canvas)
  }

  /// The canvas has its size: each element has its place in it.
  func allocate() {
    allocate(nodes, from: .zero)
  }

  /// There is nobody to tell.
  func remove() {
    if hasFocus { gtk_widget_grab_focus(canvas) }
    remove(nodes)
    nodes = []
  }

  // MARK: - Elements

  private func update(
    _ former: [AccessibleNode], to elements: [AccessibilityElement], in parent: Canvas.Widget,
    isList: Bool, _ visible: Rect
  ) -> [AccessibleNode] {
    let elements = elements.filter { isSeen($0, in: visible) }
    var places: [Int32: Int] = [:]
    for (place, node) in former.enumerated() where node.isShown { places[node.element.id] = place }
    var taken = [Bool](repeating: false, count: former.count)
    var now: [AccessibleNode?] = elements.map { element in
      guard let place = places[element.id],
        former[place].role == AccessibleWidget.role(of: element, isInList: isList)
      else { return nil }
      taken[place] = true
      return former[place]
    }
    for (index, element) in elements.enumerated() where now[index] == nil {
      let role = AccessibleWidget.role(of: element, isInList: isList)
      if let place = former.indices.first(where: { !taken[$0] && former[$0].role == role }) {
        taken[place] = true
        now[index] = former[place]
      } else {
        now[index] = AccessibleNode(element, role: role, in: parent, perform: perform)
      }
    }
    let used = now.compactMap(\.self)
    for (node, element) in zip(used, elements) {
      node.show(element)
      node.children = update(
        node.children, to: element.children, in: node.widget, isList: element.role == .list, visible
      )
    }
    order(used, in: parent)
    let spare = former.indices.filter { !taken[$0] }.map { former[$0] }
    leave(spare)
    return used + spare
  }

  private func isSeen(_ element: AccessibilityElement, in visible: Rect) -> Bool {
    let frame = element.frame
    return frame.maxX > visible.minX && frame.minX < visible.maxX && frame.maxY > visible.minY
      && frame.minY < visible.maxY
  }

  /// The order in which they are read.
  private func order(_ nodes: [AccessibleNode], in parent: Canvas.Widget) {
    var last: Canvas.Widget?
    for node in nodes {
      if gtk_widget_get_prev_sibling(node.widget) != last {
        gtk_widget_insert_after(node.widget, parent, last)
      }
      last = node.widget
    }
  }

  /// What had the focus gives it back before it is hidden: otherwise GTK would look for another one.
  private func leave(_ nodes: [AccessibleNode]) {
    for node in nodes where node.isShown {
      if gtk_widget_has_focus(node.widget) != 0 { gtk_widget_grab_focus(canvas) }
      leave(node.children)
      node.isShown = false
    }
  }

  private func remove(_ nodes: [AccessibleNode]) {
    for node in nodes {
      remove(node.children)
      gtk_widget_unparent(node.widget)
    }
  }

  // MARK: - Focus

  private var hasFocus: Bool { find(nodes) { gtk_widget_has_focus($0.widget) != 0 } != nil }

  /// To what the keyboard means; where it means nothing, to the picture or whatever is read first.
  private func moveFocus() {
    var target = find(nodes) { $0.element.isFocused }
    if target == nil {
      guard !hasFocus else { return }
      target = find(nodes) { $0.element.role == .image } ?? nodes.first { $0.isShown }
    }
    guard let target, gtk_widget_has_focus(target.widget) == 0 else { return }
    gtk_widget_grab_focus(target.widget)
  }

  private func find(
    _ nodes: [AccessibleNode], _ isIt: (AccessibleNode) -> Bool
  ) -> AccessibleNode? {
    for node in nodes where node.isShown {
      if isIt(node) { return node }
      if let found = find(node.children, isIt) { return found }
    }
    return nil
  }

  // MARK: - Places

  private func allocate(_ nodes: [AccessibleNode], from origin: Point) {
    for node in nodes where node.isShown {
      let frame = node.element.frame
      var place =
        Rect(
          x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width,
          height: frame.height
        ).gdk
      // GTK wants to be asked before.
      gtk_widget_measure(node.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_size_allocate(node.widget, &place, -1)
      allocate(node.children, from: frame.origin)
    }
  }
}
