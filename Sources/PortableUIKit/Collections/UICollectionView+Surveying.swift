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
    let rect = Rect(
      center: seen.center,
      size: Size(width: seen.width * (1 + 2 * margin), height: seen.height * (1 + 2 * margin)))
    let elements = elementsToShow(in: CGRect(rect))
    survey = LayoutSurvey(rect: rect, elements: elements)
    return elements
  }
}
