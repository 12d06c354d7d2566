import CollectionSolving
import ScrollGeometry

extension UICollectionReusableView {
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isConstrained = measuredView.hasConstraintsInside
    // A layout that does not say what it estimates means those who can say what they need.
    let sides = attributes.estimates ?? (isConstrained ? .both : .none)
    guard sides != .none else { return attributes }
    let size = Size(attributes.size)
    let room = CGSize(
      width: CGFloat(sides.width ? 0 : size.width), height: CGFloat(sides.height ? 0 : size.height))
    let needed = Size(
      uncovered {
        isConstrained
          ? systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: sides.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: sides.height ? .fittingSizeLevel : .required)
          : sizeThatFits(
            CGSize(
              width: sides.width ? .greatestFiniteMagnitude : room.width,
              height: sides.height ? .greatestFiniteMagnitude : room.height))
      })
    let fitted = attributes.kept
    if sides.width { fitted.values.size.width = needed.width }
    if sides.height { fitted.values.size.height = needed.height }
    return fitted
  }
}
