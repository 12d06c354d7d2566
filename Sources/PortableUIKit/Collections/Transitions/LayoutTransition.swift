/// A layout that somebody turns into another, and who waits for the end.
struct LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: ((_ completed: Bool, _ finished: Bool) -> Void)?
}
