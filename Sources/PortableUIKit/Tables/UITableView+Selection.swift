import CollectionSolving

extension UITableView {
  // MARK: By program

  func select(_ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard maySelect, exists(indexPath) else { return }
    if !maySelectSeveral {
      for other in selection where other != indexPath {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, indexPath, animated: animated)
    if position != .none { scrollToRow(at: indexPath, at: position, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ indexPath: IndexPath, animated: Bool) {
    if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    showState(of: indexPath, animated: animated)
  }

  func deselectAll() {
    for indexPath in selection { setSelected(false, indexPath, animated: false) }
  }

  func showState(of indexPath: IndexPath, animated: Bool) {
    guard indexPath.count == 2, let cell = shown[ItemPlace(indexPath)] else { return }
    cell.take(state(of: ItemPlace(indexPath)), animated: animated)
  }

  var maySelect: Bool {
    editing.isOn
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var maySelectSeveral: Bool {
    editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: By touch

  /// The first finger on a row presses it.
  func beginPress(_ touches: Set<UITouch>) {
    if let swiping = editing.swiping, swiping.close(animated: true) { return }
    guard maySelect, press == nil, let touch = touches.first,
      let indexPath = shownRow(at: touch.location(in: self)),
      !editing.isOn || rowHeld(at: touch.location(in: self)) == nil,
      knownDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    press = ItemPress(touch: touch, indexPath: indexPath)
    showState(of: indexPath, animated: false)
    knownDelegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  /// A finger that is lifted where it came down selects.
  func endPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    let isInside = shownRow(at: press.touch.location(in: self)) == press.indexPath
    // Selected before it is let go: no frame shows it as neither.
    if isInside { tap(press.indexPath) }
    dropPress()
  }

  func cancelPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    dropPress()
  }

  func dropPress() {
    guard let indexPath = press?.indexPath else { return }
    press = nil
    showState(of: indexPath, animated: false)
    knownDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  /// As a finger chooses a row, or a key: what was selected and what adds to that is a choice of several, and no action.
  func tap(_ indexPath: IndexPath) {
    let isOneOfSeveral = maySelectSeveral && !selection.isEmpty
    tapSelection(indexPath)
    guard !isOneOfSeveral, let delegate = knownDelegate, exists(indexPath),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
  }

  func tapSelection(_ tapped: IndexPath) {
    let delegate = knownDelegate
    if maySelectSeveral, selection.contains(tapped) {
      let answer = delegate.map { $0.tableView(self, willDeselectRowAt: tapped) } ?? tapped
      guard let answer else { return }
      setSelected(false, answer, animated: false)
      delegate?.tableView(self, didDeselectRowAt: answer)
      return
    }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let indexPath = answer, exists(indexPath) else { return }
    if !maySelectSeveral {
      for other in selection.sorted() where other != indexPath {
        let answer = delegate.map { $0.tableView(self, willDeselectRowAt: other) } ?? other
        guard let answer else { continue }
        setSelected(false, answer, animated: false)
        delegate?.tableView(self, didDeselectRowAt: answer)
      }
      guard exists(indexPath) else { return }
    }
    setSelected(true, indexPath, animated: false)
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  /// The row whose cell can be seen at a point of the content, and that no header covers.
  private func shownRow(at point: CGPoint) -> IndexPath? {
    guard let place = solved.row(covering: point.y.native),
      shown[place]?.frame.contains(point) == true
    else { return nil }
    let covering = headers.entries.values.filter { $0.isShown && $0.view.frame.contains(point) }
    return covering.isEmpty ? IndexPath(place) : nil
  }
}
