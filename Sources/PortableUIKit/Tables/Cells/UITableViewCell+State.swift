extension UITableViewCell {
  /// How long a selection fades, seconds. (Chosen by eye.)
  private static var fadeDuration: Double { 0.3 }

  var showsSelection: Bool {
    (row.isSelected || row.isHighlighted) && selectionStyle != .none && row.isTicked == nil
  }

  /// How it is to look where it is now.
  func take(_ new: RowState, animated: Bool) {
    let old = row
    row.isFirst = new.isFirst
    row.isLast = new.isLast
    row.indentation = new.indentation
    row.editingStyle = new.editingStyle
    row.indentsWhileEditing = new.indentsWhileEditing
    row.showsReorderControl = new.showsReorderControl
    row.isTicked = new.isTicked
    takeGround()
    if new.isEditing != old.isEditing { setEditing(new.isEditing, animated: animated) }
    setSelected(new.isSelected, animated: animated)
    if new.isHighlighted != old.isHighlighted {
      setHighlighted(new.isHighlighted, animated: animated)
    }
    if row != old { setNeedsUpdateConfiguration() }
  }

  /// The colour of cells in this style of table, unless the program has set another one.
  private func takeGround() {
    guard let table, let plainBackground, backgroundColor === plainBackground else { return }
    let ground: UIColor =
      table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    guard ground !== plainBackground else { return }
    self.plainBackground = ground
    backgroundColor = ground
  }

  func becomeSelected(_ selected: Bool, _ animated: Bool) {
    guard row.isSelected != selected else { return }
    row.isSelected = selected
    selectionChanged(animated: animated)
    editingSign?.setNeedsDisplay()
  }

  func becomeHighlighted(_ highlighted: Bool, _ animated: Bool) {
    guard row.isHighlighted != highlighted else { return }
    row.isHighlighted = highlighted
    selectionChanged(animated: animated)
  }

  func selectionChanged(animated: Bool) {
    showHighlight(showsSelection, in: contentView)
    let isMultiple = showMultipleBackground()
    let shows = showsSelection && !isMultiple
    if shows, ownSelectedBackground == nil { makeSelectedBackground() }
    setNeedsLayout()
    guard let view = ownSelectedBackground else { return }
    guard animated, window != nil, view.isHidden == shows else {
      view.isHidden = !shows
      view.alpha = 1
      return
    }
    UIView.performWithoutAnimation {
      view.isHidden = false
      view.alpha = shows ? 0 : 1
    }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { view.alpha = shows ? 1 : 0 },
      completion: { _ in self.endFade(of: view) })
  }

  /// The background for several selected rows, as this one is; false when it is not the one that counts.
  private func showMultipleBackground() -> Bool {
    guard let view = multipleSelectionBackgroundView else { return false }
    let counts = table?.maySelectSeveral ?? false
    view.isHidden = !counts || selectionStyle == .none || !row.isSelected && !row.isHighlighted
    return counts
  }

  func endFade(of view: UIView) {
    guard view === ownSelectedBackground else { return }
    let isMultiple = showMultipleBackground()
    view.isHidden = !showsSelection || isMultiple
    view.alpha = 1
  }

  private func makeSelectedBackground() {
    let view = UIView(frame: .zero)
    view.backgroundColor = .systemGray4
    ownSelectedBackground = view
    replaceBackground(nil, by: view)
  }

  // MARK: Editing

  /// The sign at the leading edge; nil for none.
  var editingKind: CellSign.Kind? {
    guard row.isEditing else { return nil }
    if let isTicked = row.isTicked { return isTicked ? .ticked : .unticked }
    return switch row.editingStyle {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  func becomeEditing(_ editing: Bool, _ animated: Bool) {
    guard row.isEditing != editing else { return }
    row.isEditing = editing
    setNeedsLayout()
    guard animated, window != nil else { return }
    fades.count += 1
    UIView.animate(
      withDuration: UITableView.updateDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.layoutIfNeeded() }, completion: { _ in self.endAccessoryFade() })
  }

  /// A hand has taken it to move it, or has put it down.
  func hold(_ isHeld: Bool) {
    guard isHeld != held?.isHeld ?? false else { return }
    if isHeld {
      let look = held ?? HeldLook()
      held = look
      look.lift(self)
    } else {
      held?.putDown(self)
    }
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  var stateOfConfiguration: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = row.isSelected
    state.isHighlighted = row.isHighlighted
    state.isEditing = row.isEditing
    state.isSwiped = swipeButtons != nil
    state.isReordering = held?.isHeld ?? false
    state.isFocused = isAccessibilityFocus
    return state
  }

  /// What is configured is as the cell's state wants it, before anybody measures or sees it.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configuredGround?.show(state, updates: automaticallyUpdatesBackgroundConfiguration)
    // What these have set is for this state already.
    needsConfiguration = false
  }
}

extension UITableViewCell: SwipedCell {}
