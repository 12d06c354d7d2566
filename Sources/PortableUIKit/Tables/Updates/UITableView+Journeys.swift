import CollectionSolving
import ScrollEngine
import ScrollGeometry

// What was seen before an update or is seen after it goes from where it was to where it is.
extension UITableView {
  /// A cell on its way out.
  struct LeavingCell {
    let cell: UITableViewCell
    /// Where it was before.
    let path: IndexPath
    let end: CGRect
    let fades: Bool
  }

  /// Seconds: as collection views take.
  static var updateDuration: Double { UICollectionView.updateDuration }

  /// What stays is known by its new place afterwards; what comes is put where it comes from.
  func journeys(from before: ListSolver, _ update: CollectionUpdate) -> [LeavingCell] {
    var leaving: [LeavingCell] = []
    var staying: [ItemPlace: UITableViewCell] = [:]
    for place in shownPlaces {
      guard let cell = shown[place] else { continue }
      if let new = update.newPlace(of: place), !update.isReloaded(place) {
        staying[new] = cell
      } else {
        let animation = rowAnimations.leaving(place)
        let way = animation.way
        if animation == .none { UIView.performWithoutAnimation { cell.alpha = 0 } }
        let end = cell.frame.offsetBy(
          dx: way.x * cell.frame.width, dy: way.y * cell.frame.height)
        leaving.append(LeavingCell(cell: cell, path: IndexPath(place), end: end, fades: true))
      }
    }
    shown = staying
    for place in shownPlaces {
      guard let cell = staying[place] else { continue }
      cell.take(state(of: place), animated: false)
      solver?.set(measure(cell, at: place), at: place)
    }
    let generation = generation
    fetch(from: before, update)
    guard generation == self.generation else { return leaving }
    // What is seen no more goes to its place, and then away.
    let seen = seenAfterwards
    for place in shownPlaces
    where !solved.span(of: place).meets(seen) && movement?.path != IndexPath(place) {
      guard let cell = shown.removeValue(forKey: place), let old = update.oldPlace(of: place) else {
        continue
      }
      leaving.append(
        LeavingCell(cell: cell, path: IndexPath(old), end: frame(of: place), fades: false))
    }
    return leaving
  }

  /// The offset stays, as far as there is content.
  var offsetAfterwards: CGPoint {
    var metrics = metrics
    metrics.content = Size(width: bounds.width.native, height: solved.height)
    guard machine.keepsWithinLimits else { return contentOffset }
    return CGPoint(metrics.limits.clamped(metrics.offset))
  }

  private var seenAfterwards: ListSpan {
    let top = offsetAfterwards.y.native
    return ListSpan(top, top + bounds.height.native)
  }

  /// Cells for all that will be seen: what was there before comes from where it was.
  private func fetch(from before: ListSolver, _ update: CollectionUpdate) {
    let generation = generation
    while true {
      while measureBar(in: seenAfterwards) {
        guard generation == self.generation else { return }
      }
      guard let place = solved.rows(in: seenAfterwards).first(where: { shown[$0] == nil }) else {
        return
      }
      guard let cell = makeCell(place), generation == self.generation else { return }
      shown[place] = cell
      let old = update.oldPlace(of: place)
      UIView.performWithoutAnimation {
        if let old, !update.isReloaded(old) {
          cell.frame = frame(of: before.span(of: old))
        } else {
          let animation = rowAnimations.coming(place, reloadedFrom: old)
          let way = animation.way
          let frame = frame(of: place)
          cell.frame = frame.offsetBy(dx: way.x * frame.width, dy: way.y * frame.height)
          // Without an animation it is there at once.
          if animation != .none { cell.alpha = 0 }
        }
        cell.layoutIfNeeded()
      }
      ahead.show(IndexPath(place))
      knownDelegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(place))
      guard generation == self.generation else { return }
    }
  }

  // MARK: Going there

  /// `completions` are called when it is over, and never before this returns.
  func travel(_ leaving: [LeavingCell], _ completions: [(Bool) -> Void]) {
    let target = offsetAfterwards
    for element in leaving { insertSubview(element.cell, at: indexOfBack) }
    let move = {
      let size = CGSize(width: self.bounds.width, height: CGFloat(self.solved.height))
      if self.contentSize != size { self.contentSize = size }
      if self.contentOffset != target { self.contentOffset = target }
      for cell in self.shown.values where cell.alpha == 0 { cell.alpha = 1 }
      self.placeCells()
      // What is inside moves as the row becomes higher or lower.
      for cell in self.shown.values { cell.layoutIfNeeded() }
      self.placeSurroundings()
      self.layOutHeaders()
      for element in leaving {
        element.cell.frame = element.end
        if element.fades { element.cell.alpha = 0 }
      }
    }
    if window != nil, UIView.areAnimationsEnabled {
      UIView.animate(
        Self.updateDuration, 0, .curve(.easeInOut),
        [.allowUserInteraction, .beginFromCurrentState], move
      ) { finished in
        self.endLeaving(leaving)
        for completion in completions { completion(finished && self.window != nil) }
      }
    } else {
      move()
      endLeaving(leaving)
      tellLater(completions)
    }
    shownBounds = bounds
  }

  func endLeaving(_ leaving: [LeavingCell]) {
    for element in leaving {
      UIView.performWithoutAnimation { element.cell.alpha = 1 }
      endDisplaying(element.cell, element.path)
    }
  }

  func tellLater(_ completions: [(Bool) -> Void]) {
    guard !completions.isEmpty else { return }
    AnimationScope.shared.tellInNextFrame {
      for completion in completions { completion(self.window != nil) }
    }
  }
}
