import CollectionSolving

/// What keeps selected items, and one under a finger.
#if !hasFeature(Embedded)
  @MainActor
#endif
protocol ItemSelecting: AnyObject {
  var selection: Set<IndexPath> { get set }
  var press: ItemPress? { get set }
  var focus: ItemFocus { get }

  /// The finger presses nothing any more.
  func dropPress()
}

extension ItemSelecting {
  /// What is selected or pressed moves along; what goes or is loaded anew is neither any more.
  func carrySelection(through update: CollectionUpdate) {
    func carried(_ path: IndexPath) -> IndexPath? {
      let place = ItemPlace(path)
      return update.isReloaded(place) ? nil : update.newPlace(of: place).map { IndexPath($0) }
    }
    focus.path = focus.path.flatMap(carried)
    if let held = press {
      if let path = carried(held.indexPath) {
        press = ItemPress(touch: held.touch, indexPath: path)
      } else {
        dropPress()
      }
    }
    selection = Set(selection.compactMap(carried))
  }
}
