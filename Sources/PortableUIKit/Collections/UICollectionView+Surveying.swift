import ScrollGeometry

/// What the layout has said of a rectangle of the content, while that holds.
struct LayoutSurvey {
  /// Points.
  let rect: Rect
  /// What meets the rectangle, as it is shown.
  let elements: [UICollectionViewLayoutAttributes]
}

extension UICollectionView {
  /// So much more than what is seen is asked for at each end while something scrolls, in lengths of what is seen: frames
  /// in which nothing comes or goes ask nobody.
  private static var margin: Double { 0.5 }
  /// So much must be left of it, or a frame in which something comes or goes asks again: it takes memory anyway.
  private static var reserve: Double { 0.25 }
  /// From so far outside, at each end, a program's layout may move elements in, in lengths of what is seen: half as far
  /// from the middle, or turned on edge, twice as many are seen.
  private static var reach: Double { 1 }

  /// What the layout has in a rectangle of the content, as the layout knows it.
  ///
  /// A layout that a program has made may move in from outside what a layout it inherits from finds there, such as the
  /// neighbours in a carousel: it is asked for more, as far as there is content.
  func elementsAsked(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var asked = Rect(rect)
    if layout.movesIn {
      let content = Rect(origin: .zero, size: Size(layoutSize))
      let around = Rect(
        x: asked.minX - bounds.width.native * Self.reach,
        y: asked.minY - bounds.height.native * Self.reach,
        width: asked.width + bounds.width.native * 2 * Self.reach,
        height: asked.height + bounds.height.native * 2 * Self.reach)
      asked = asked.union(around.intersection(content))
    }
    return layout.layoutAttributesForElements(in: mirrored(CGRect(asked))) ?? []
  }

  /// Nobody but the layout, when it is asked anew, changes where elements are.
  private var keepsSurveys: Bool {
    lanes.isEmpty && movement == nil && !layout.dependsOnOffset
  }

  /// What may be seen while `seen` can be, and some that cannot.
  func elementsAround(_ seen: Rect) -> [UICollectionViewLayoutAttributes] {
    guard keepsSurveys else {
      survey = nil
      return elementsToShow(in: CGRect(seen))
    }
    if let survey, survey.rect.contains(seen) { return survey.elements }
    // A layout that is asked anew for each place has said nothing before.
    let margin = survey == nil ? 0 : Self.margin
    return makeSurvey(of: Self.surrounding(seen, by: margin))
  }

  /// Before what is known comes to its end in a frame in which nothing comes or goes.
  func renewSurvey(around seen: Rect) {
    guard let survey, survey.rect.size.height > seen.height || survey.rect.size.width > seen.width
    else { return }
    guard !survey.rect.contains(Self.surrounding(seen, by: Self.reserve)) else { return }
    _ = makeSurvey(of: Self.surrounding(seen, by: Self.margin))
  }

  static func surrounding(_ seen: Rect, by margin: Double) -> Rect {
    Rect(
      center: seen.center,
      size: Size(width: seen.width * (1 + 2 * margin), height: seen.height * (1 + 2 * margin)))
  }

  private func makeSurvey(of rect: Rect) -> [UICollectionViewLayoutAttributes] {
    let elements = elementsToShow(in: CGRect(rect))
    survey = LayoutSurvey(rect: rect, elements: elements)
    return elements
  }
}
