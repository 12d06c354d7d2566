import PortableUIKit

/// A grid that writes down what it is told and asked while something comes and goes.
@MainActor
final class TellingLayout: UICollectionViewFlowLayout {
  private var lines: [String] = []
  var target: CGPoint?

  static func grid(_ side: CGFloat) -> TellingLayout {
    let layout = TellingLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    lines.append("prepare to")
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    lines.append("prepare from")
  }
  override func finalizeLayoutTransition() { lines.append("finalize") }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    lines.append("prepare from \(Int(oldBounds.width))")
  }
  override func finalizeAnimatedBoundsChange() { lines.append("finalize bounds") }
  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    lines.append("target \(Int(proposed.y))")
    return target ?? proposed
  }
  override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    lines.append("initial \(path.item)")
    return nil
  }
  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    lines.append("final \(path.item)")
    return nil
  }
}
