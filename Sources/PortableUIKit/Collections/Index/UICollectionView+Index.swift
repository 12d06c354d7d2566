import ScrollGeometry

// The letters at the view's edge. They lie over the items: a layout knows nothing of them.
extension UICollectionView {
  /// Asks for them when they are not known, and puts them where they are seen.
  func layOutIndex() {
    if !knowsIndex {
      knowsIndex = true
      replaceIndex(by: source?.indexTitles(for: self) ?? [])
    }
    guard let titleIndex else { return }
    let insets = adjustedContentInset
    let width = CGFloat(SectionIndexTunables.width)
    let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if titleIndex.frame != frame { titleIndex.frame = frame }
  }

  private func replaceIndex(by titles: [String]) {
    let old = titleIndex?.titles ?? []
    // No `==`: the tables of Unicode are large.
    guard !titles.elementsEqual(old, by: { $0.isSame(as: $1) }) else { return }
    titleIndex?.removeFromSuperview()
    titleIndex = nil
    guard !titles.isEmpty else { return }
    let made = SectionIndexView(titles)
    made.chosen = { [unowned(unsafe) self] in showItem(ofTitle: $0) }
    titleIndex = made
    addSubview(made)
    made.show(nil, resting: nil, tracking: nil)
  }

  /// The item begins what is seen, and a first one leaves its section's header in sight.
  private func showItem(ofTitle title: Int) {
    guard let source, let titles = titleIndex?.titles else { return }
    let path = source.collectionView(self, indexPathForIndexTitle: titles[title], at: title)
    guard exists(path) else {
      return complain(
        String(plain: "the index title \(titles[title]) leads to an item that does not exist"))
    }
    let isSideways = layout.scrollsSideways
    scrollToItem(at: path, at: isSideways ? .left : .top, animated: false)
    guard path.item == 0,
      let header = layoutAttributesForSupplementaryElement(
        ofKind: Self.elementKindSectionHeader, at: path)
    else { return }
    let item = layoutAttributesForItem(at: path)?.values.frame ?? .zero
    var offset = contentOffset
    if isSideways {
      offset.x = CGFloat(item.minX) - header.frame.width - adjustedContentInset.left
    } else {
      offset.y = CGFloat(item.minY) - header.frame.height - adjustedContentInset.top
    }
    // A header above what can be reached is in sight anyway.
    if isSideways ? offset.x < contentOffset.x : offset.y < contentOffset.y {
      setContentOffset(
        CGPoint(
          x: max(offset.x, -adjustedContentInset.left), y: max(offset.y, -adjustedContentInset.top)),
        animated: false)
    }
  }
}
