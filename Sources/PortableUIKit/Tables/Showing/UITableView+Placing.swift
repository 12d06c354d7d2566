import CollectionSolving
import ScrollGeometry

extension UITableView {
  // MARK: Frames

  func frame(of place: ItemPlace) -> CGRect { frame(of: solved.span(of: place)) }

  func frame(of span: ListSpan) -> CGRect {
    let width = cellSpan
    let low = onPixels(span.low)
    return CGRect(
      Rect(x: width.low, y: low, width: width.length, height: onPixels(span.high) - low))
  }

  private func onPixels(_ length: Double) -> Double {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  func rect(ofRow path: IndexPath) -> CGRect {
    exists(path) ? frame(of: ItemPlace(path)) : .zero
  }

  func rect(ofSection section: Int) -> CGRect {
    hasSection(section) ? frame(of: solved.span(ofSection: section)) : .zero
  }

  func rect(ofHeader section: Int) -> CGRect {
    hasSection(section) ? frame(of: solved.span(ofHeader: section)) : .zero
  }

  func rect(ofFooter section: Int) -> CGRect {
    hasSection(section) ? frame(of: solved.span(ofFooter: section)) : .zero
  }

  private func hasSection(_ section: Int) -> Bool { knownCounts.indices.contains(section) }

  func placeCells() {
    let list = solved
    for (place, cell) in shown where movement?.path != IndexPath(place) {
      let frame = frame(of: list.span(of: place))
      if cell.frame != frame { cell.frame = frame }
    }
  }

  // MARK: Looks

  /// How a cell is to look where it is.
  func state(of place: ItemPlace) -> RowState {
    let count = knownCounts[place.section]
    let indexPath = IndexPath(place)
    var state = RowState()
    state.isFirst = place.item == 0
    state.isLast = place.item == count - 1
    state.isSelected = selection.contains(indexPath)
    state.isHighlighted = press?.indexPath == indexPath
    addEditing(to: &state, at: indexPath)
    state.indentation = knownDelegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
    return state
  }

  /// What all cells have in common has changed.
  func restyle() {
    for place in shownPlaces {
      guard let cell = shown[place] else { continue }
      cell.take(state(of: place), animated: false)
      cell.setNeedsLayout()
    }
  }

  // MARK: Around the rows

  func placeSurroundings() {
    layOutIndex()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    let width = bounds.width
    if let tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: width, height: CGFloat(solved.top))
      if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }
    if let tableFooterView {
      let list = solved
      let frame = CGRect(
        x: 0, y: CGFloat(list.height - list.bottom), width: width, height: CGFloat(list.bottom))
      if tableFooterView.frame != frame { tableFooterView.frame = frame }
    }
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.frame = bounds
  }

  /// The view above the first or below the last row.
  func replaceEnd(_ old: UIView?, by view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    let heights = (tableHeaderView?.frame.height.native, tableFooterView?.frame.height.native)
    // Its height may be another one when it is set anew.
    if old === view, view == nil || view?.superview === self, let solver,
      solver.top == max(0, heights.0 ?? 0),
      solver.bottom == max(0, heights.1 ?? 0)
    {
      return
    }
    if solver != nil {
      solver?.top = max(0, heights.0 ?? 0)
      solver?.bottom = max(0, heights.1 ?? 0)
      let size = CGSize(width: bounds.width, height: CGFloat(solved.height))
      if contentSize != size { contentSize = size }
    }
    if let view, view.superview !== self { addInFront(view) }
    shownBounds = nil
    setNeedsLayout()
  }
}
