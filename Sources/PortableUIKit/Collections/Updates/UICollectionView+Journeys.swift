import CollectionSolving
import ScrollEngine
import ScrollGeometry

// What was seen before an update or is seen after it goes from where it was to where it is.
extension UICollectionView {
  /// Seconds. Nobody has published how long UIKit takes.
  static var updateDuration: Double { 0.25 }

  var animatesUpdates: Bool { window != nil && UIView.areAnimationsEnabled }

  /// Where everything lies that can be seen, or could after the content moved by as much.
  func surroundings() -> [ElementKey: UICollectionViewLayoutAttributes] {
    let rect = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var found: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in layout.layoutAttributesForElements(in: mirrored(rect)) ?? [] {
      found[key(of: attributes)] = placed(attributes).kept
    }
    return found
  }

  // MARK: Who goes where

  /// What is shown now is known by its new places afterwards.
  ///
  /// - Parameter ends: where another layout wants what goes, which was asked; nil for this one.
  func journeys(
    to elements: [UICollectionViewLayoutAttributes], _ update: CollectionUpdate,
    from before: [ElementKey: UICollectionViewLayoutAttributes],
    ends: [ElementKey: UICollectionViewLayoutAttributes]? = nil
  ) -> [ElementJourney] {
    var wanted: Set<ElementKey> = []
    for attributes in elements { wanted.insert(key(of: attributes)) }
    var insertions = updates(of: kinds, 1, layout.indexPathsToInsertForSupplementaryView)
    var deletions = updates(of: kinds, 1, layout.indexPathsToDeleteForSupplementaryView)
    addDecorations(toCome: &insertions, toGo: &deletions)

    var journeys: [ElementJourney] = []
    var staying: [ElementKey: UICollectionReusableView] = [:]
    for view in shownInOrder() {
      guard let old = view.shownAttributes else { continue }
      let path = deletions.contains(key(of: old)) ? nil : newPath(of: old, update)
      let new = path.map { key(of: old, at: $0) }.flatMap {
        insertions.contains($0) || !wanted.contains($0) ? nil : $0
      }
      let usual = UsualAttributes(of: old, in: self) {
        new == nil ? self.end(of: old, at: path, update) : old
      }
      let last =
        ends.map { $0[key(of: old)] }
        ?? layout.attributes(of: old, thatComes: false, usual).map(placed)
      if let new {
        staying[new] = view
      } else {
        let end = last ?? usual.made
        journeys.append(ElementJourney(view: view, end: end, leaving: old))
      }
    }
    for journey in journeys { stack.removeAll { $0 === journey.view } }
    shown = staying

    let generation = generation
    for attributes in elements {
      let key = key(of: attributes)
      let usual = UsualAttributes(of: attributes, in: self) {
        if let view = staying[key] { return view.shownAttributes ?? attributes }
        let start =
          insertions.contains(key) ? nil : self.start(of: attributes, update, from: before)
        return start ?? self.faded(attributes)
      }
      let first = layout.attributes(of: attributes, thatComes: true, usual).map(placed)
      if let view = staying[key] {
        if let first { UIView.performWithoutAnimation { place(view, by: first) } }
        journeys.append(ElementJourney(view: view, end: attributes, leaving: nil))
        continue
      }
      add(attributes, from: first ?? usual.made)
      guard generation == self.generation else {
        // Somebody has loaded everything anew, or changed more.
        for journey in journeys where journey.leaving != nil { endDisplaying(journey.view) }
        return []
      }
      guard let view = shown[key] else { continue }
      journeys.append(ElementJourney(view: view, end: attributes, leaving: nil))
    }
    return journeys
  }

  /// By kind and place: what programs hear is always the same.
  func shownInOrder() -> [UICollectionReusableView] {
    shown.sorted {
      ($0.key.kind, $0.key.section, $0.key.item) < ($1.key.kind, $1.key.section, $1.key.item)
    }
    .map { $0.value }
  }

  /// - Parameter sign: of the numbers that keys have for these kinds: 1 for supplementary views, −1 for decoration.
  func updates(
    of kinds: [String], _ sign: Int, _ paths: (String) -> [IndexPath]
  ) -> Set<ElementKey> {
    var keys: Set<ElementKey> = []
    for (index, kind) in kinds.enumerated() {
      for path in paths(kind) { keys.insert(elementKey(sign * (index + 1), path)) }
    }
    return keys
  }

  /// Where a view shows its element after the update; nil when it goes or is loaded anew.
  private func newPath(
    of attributes: UICollectionViewLayoutAttributes, _ update: CollectionUpdate
  ) -> IndexPath? {
    let path = attributes.indexPath
    guard path.count == 2 else { return path }
    if isOfItem(attributes) {
      let place = ItemPlace(path)
      return update.isReloaded(place) ? nil : update.newPlace(of: place).map { IndexPath($0) }
    }
    guard !update.isReloaded(section: path.section) else { return nil }
    return update.newSection(of: path.section).map { IndexPath(item: path.item, section: $0) }
  }

  /// The view that shows an element of the new state already, by where it was.
  func shownBefore(
    _ attributes: UICollectionViewLayoutAttributes, _ update: CollectionUpdate
  ) -> UICollectionReusableView? {
    let path = attributes.indexPath
    guard path.count == 2 else { return shown[key(of: attributes)] }
    guard isOfItem(attributes) else {
      guard let section = update.oldSection(of: path.section),
        !update.isReloaded(section: section)
      else { return nil }
      return shown[key(of: attributes, at: IndexPath(item: path.item, section: section))]
    }
    guard let old = update.oldPlace(of: ItemPlace(path)), !update.isReloaded(old) else {
      return nil
    }
    return shown[key(of: attributes, at: IndexPath(old))]
  }

  private func isOfItem(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let kind = attributes.representedElementKind else { return true }
    return layout.kindsOfItems.contains { $0.isSame(as: kind) }
  }

  private func key(
    of attributes: UICollectionViewLayoutAttributes, at path: IndexPath
  ) -> ElementKey {
    elementKey(key(of: attributes).kind, path)
  }

  /// What leaves the screen goes to its place; what is loaded anew fades where its successor comes; others fade.
  private func end(
    of old: UICollectionViewLayoutAttributes, at path: IndexPath?, _ update: CollectionUpdate
  ) -> UICollectionViewLayoutAttributes {
    if let path {
      let attributes = layout.currentAttributes(of: old, at: path)
      if let attributes, !attributes.isHidden { return placed(attributes) }
    }
    let end = faded(old)
    if old.representedElementKind == nil, let new = update.newPlace(of: ItemPlace(old.indexPath)),
      let attributes = layout.layoutAttributesForItem(at: IndexPath(new)).map(placed)
    {
      end.values.center = attributes.values.center
      end.values.size = attributes.values.size
    }
    return end
  }

  /// From where something comes that was not seen; nil when it was nowhere near.
  private func start(
    of new: UICollectionViewLayoutAttributes, _ update: CollectionUpdate,
    from before: [ElementKey: UICollectionViewLayoutAttributes]
  ) -> UICollectionViewLayoutAttributes? {
    let path = new.indexPath
    guard path.count == 2 else { return nil }
    if !isOfItem(new) {
      guard let section = update.oldSection(of: path.section),
        !update.isReloaded(section: section)
      else { return nil }
      return before[key(of: new, at: IndexPath(item: path.item, section: section))]
    }
    guard let old = update.oldPlace(of: ItemPlace(path)),
      let start = before[key(of: new, at: IndexPath(old))]
    else { return nil }
    return update.isReloaded(old) ? faded(start) : start
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let faded = attributes.kept
    faded.alpha = 0
    return faded
  }

  // MARK: Going there

  /// `during` is called inside of the animation, `completions` when it is over and never before this returns.
  ///
  /// - Parameter generation: when the journeys were begun; who has loaded everything anew since has ended them.
  func travel(
    _ journeys: [ElementJourney], to offset: CGPoint, since generation: Int,
    _ during: @escaping () -> Void, _ completions: [(Bool) -> Void]
  ) {
    guard generation == self.generation else {
      during()
      return tellLater(completions)
    }
    journeyCount += 1
    let journey = journeyCount
    for element in journeys {
      guard let attributes = element.leaving else { continue }
      leaving.append(LeavingView(view: element.view, attributes: attributes, journey: journey))
    }
    let move = {
      if self.contentSize != self.layoutSize { self.contentSize = self.layoutSize }
      if self.contentOffset != offset { self.contentOffset = offset }
      self.showLanes()
      for element in journeys {
        if element.leaving == nil {
          self.place(element.view, by: element.end)
        } else {
          self.take(element.end, by: element.view)
        }
      }
      during()
    }
    if animatesUpdates {
      UIView.animate(
        Self.updateDuration, 0, .curve(.easeInOut),
        [.allowUserInteraction, .beginFromCurrentState], move
      ) { finished in
        self.endLeaving(journey)
        for completion in completions { completion(finished && self.window != nil) }
      }
    } else {
      move()
      endLeaving(journey)
      tellLater(completions)
    }
    // Everything that can be seen from there has a view.
    if generation == self.generation { shownBounds = bounds }
  }

  /// Those of one journey, or all.
  func endLeaving(_ journey: Int?) {
    let ended = leaving.filter { journey == nil || $0.journey == journey }
    leaving.removeAll { journey == nil || $0.journey == journey }
    for element in ended {
      element.view.shownAttributes = element.attributes
      endDisplaying(element.view)
    }
  }

  func tellLater(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty else { return }
    AnimationScope.shared.tellInNextFrame {
      for completion in completions { completion(self.window != nil) }
    }
  }
}
