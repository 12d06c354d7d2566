import ScrollGeometry

// What sections leave free of the collection view's own edges, across the layout: safe area, margins, or what is too wide to read.
extension UICollectionViewCompositionalLayout {
  /// From left to right, points: the collection view mirrors what is laid out.
  func reference(
    of section: NSCollectionLayoutSection?, in view: UICollectionView
  ) -> Insets {
    reference(section?.contentInsetsReference ?? .automatic, in: view)
  }

  /// The same of what lies at the edges of a section; nil: as the section.
  func barReference(
    of section: NSCollectionLayoutSection, in view: UICollectionView
  ) -> Insets? {
    let own = section.supplementaryContentInsetsReference
    return own == .automatic ? nil : reference(own, in: view)
  }

  private func reference(
    _ own: UIContentInsetsReference, in view: UICollectionView
  ) -> Insets {
    let role: LayoutRole
    switch own == .automatic ? configuration.contentInsetsReference : own {
    case .none: return .zero
    case .automatic, .safeArea: role = .safeArea
    case .layoutMargins: role = .margins
    case .readableContent: role = .readable
    }
    let (insets, kept) = (view.insets(of: role), Insets(view.adjustedContentInset))
    switch axis {
    case .vertical:
      let (left, right) = (max(0, insets.left - kept.left), max(0, insets.right - kept.right))
      return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? Insets(top: 0, left: right, bottom: 0, right: left)
        : Insets(top: 0, left: left, bottom: 0, right: right)
    case .horizontal:
      return Insets(
        top: max(0, insets.top - kept.top), left: 0, bottom: max(0, insets.bottom - kept.bottom),
        right: 0)
    }
  }

  /// Others when either of them is.
  func references(
    of section: NSCollectionLayoutSection?, in view: UICollectionView
  ) -> Insets {
    reference(of: section, in: view) + (section.flatMap { barReference(of: $0, in: view) } ?? .zero)
  }

  /// The layout is solved anew when what its sections leave free has changed.
  func followReferences() {
    guard let view = collectionView, !solves, knownReferences.count == sections.count else {
      return
    }
    let isSame = sections.indices.allSatisfy {
      references(of: sections[$0].section, in: view) == knownReferences[$0]
    }
    if !isSame { invalidateLayout() }
  }
}
