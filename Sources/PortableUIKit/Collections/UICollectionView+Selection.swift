extension UICollectionView {
  // MARK: By program

  func select(_ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard maySelect else { return }
    guard let indexPath else { return deselectAll() }
    guard exists(indexPath) else { return }
    if !selectsSeveral {
      for other in selection where other != indexPath { setSelected(false, other) }
    }
    setSelected(true, indexPath)
    if !position.isEmpty { scrollToItem(at: indexPath, at: position, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    showState(of: indexPath)
  }

  func deselectAll() {
    for indexPath in selection { setSelected(false, indexPath) }
  }

  func showState(of indexPath: IndexPath) {
    guard let cell = shownCell(indexPath) else { return }
    var isPressed = false
    if let press { isPressed = press.indexPath == indexPath }
    cell.show(isSelected: selection.contains(indexPath), isHighlighted: isPressed)
  }

  // MARK: By touch

  /// The first finger on an item presses it.
  func beginPress(_ touches: Set<UITouch>) {
    if let swiping, swiping.close(animated: true) { return }
    guard maySelect, press == nil, let touch = touches.first,
      let indexPath = touchedItem(at: touch.location(in: self)),
      !isEditing || rowHeld(at: touch.location(in: self)) == nil,
      knownDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    press = ItemPress(touch: touch, indexPath: indexPath)
    showState(of: indexPath)
    knownDelegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// A finger that is lifted where it came down selects.
  func endPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    // Wherever it is by now: one that moves by itself when it is highlighted takes no touches meanwhile.
    if let cell = shownCell(press.indexPath),
      cell.point(inside: press.touch.location(in: cell), with: nil), !cell.toggleByTap()
    {
      tap(press.indexPath)
    }
    dropPress()
  }

  func cancelPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    dropPress()
  }

  func dropPress() {
    guard let indexPath = press?.indexPath else { return }
    press = nil
    showState(of: indexPath)
    knownDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// As a finger chooses an item, or a key: what was selected and what adds to that is a choice of several, and no action.
  func tap(_ indexPath: IndexPath) {
    let isOneOfSeveral = selectsSeveral && !selection.isEmpty
    tapSelection(indexPath)
    guard !isOneOfSeveral, let delegate = knownDelegate, exists(indexPath),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  func tapSelection(_ indexPath: IndexPath) {
    let delegate = knownDelegate
    if selectsSeveral, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(false, indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true,
      exists(indexPath)
    else { return }
    if !selectsSeveral {
      for other in selection.sorted() where other != indexPath {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
      guard exists(indexPath) else { return }
    }
    setSelected(true, indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
