import CollectionSolving
import ScrollGeometry

// Estimates hold until views say what they need; of what scrolls across by groups, for good.
extension UICollectionViewCompositionalLayout {
  /// What is known of elements counts in a new solution, too.
  func applyMeasured(in room: Size) {
    if room != knownRoom { measured.doubt() }
    knownRoom = room
    solver?.setSizes(measured)
  }

  /// Which of its sides the element's view is to be asked for.
  func estimates(of place: ComposedPlace) -> EstimatedSides {
    measured.isKnown(place.element) ? .none : place.estimates
  }

  /// What a view wants to be; true when that is news.
  func takesSize(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
    guard let element = element(of: preferred), let place = solver?.place(of: element),
      place.estimates != .none
    else { return false }
    let size = roundedUp(preferred.values.size)
    measured.set(size, of: element)
    guard place.estimates.differ(size, from: place.frame.size) else { return false }
    solver?.setSize(size, of: element)
    return true
  }

  private func element(of attributes: UICollectionViewLayoutAttributes) -> ComposedElement? {
    let path = attributes.indexPath
    if let kind = attributes.representedElementKind {
      return attributes.representedElementCategory == .supplementaryView
        ? supplementary(kind, path) : nil
    }
    return path.count == 2 ? .item(path.item, section: path.section) : nil
  }

  func carryMeasured(through update: CollectionUpdate) {
    measured.rename { element in
      switch element {
      case .item(let item, let section):
        let place = ItemPlace(section, item)
        guard !update.isReloaded(place), let new = update.newPlace(of: place) else { return nil }
        return .item(new.item, section: new.section)
      case .bar(let bar, let section):
        guard !update.isReloaded(section: section) else { return nil }
        return update.newSection(of: section).map { .bar(bar, section: $0) }
      case .badge(let badge, let item, let section):
        let place = ItemPlace(section, item)
        guard !update.isReloaded(place), let new = update.newPlace(of: place) else { return nil }
        return .badge(badge, item: new.item, section: new.section)
      case .layoutBar: return element
      case .background: return nil
      }
    }
  }
}

extension NSCollectionLayoutSection {
  /// How large something in it is depends on views.
  final var estimates: Bool {
    group.estimates || boundarySupplementaryItems.contains { $0.layoutSize.estimates }
  }
}

extension NSCollectionLayoutItem {
  fileprivate final var estimates: Bool {
    layoutSize.estimates || parts.contains { $0.estimates }
      || supplementaryItems.contains { $0.layoutSize.estimates }
  }
}

extension NSCollectionLayoutSize {
  final var estimates: Bool {
    widthDimension.length.isEstimate || heightDimension.length.isEstimate
  }
}
