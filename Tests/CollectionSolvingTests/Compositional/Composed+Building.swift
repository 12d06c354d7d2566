import CollectionSolving
import ScrollGeometry

extension ComposedSize {
  /// Shares of what it lies in.
  static func share(_ width: Double, _ height: Double) -> ComposedSize {
    ComposedSize(width: .widthShare(width), height: .heightShare(height))
  }

  /// A share of the width, and points.
  static func row(_ width: Double, _ height: Double) -> ComposedSize {
    ComposedSize(width: .widthShare(width), height: .points(height))
  }

  static func points(_ width: Double, _ height: Double) -> ComposedSize {
    ComposedSize(width: .points(width), height: .points(height))
  }
}

extension ComposedItem {
  static func group(
    _ size: ComposedSize, _ items: [ComposedItem], axis: LayoutAxis = .horizontal,
    spacing: ComposedSpacing = .fixed(0), filling: ComposedGroup.Filling = .untilFull
  ) -> ComposedItem {
    ComposedItem(
      size: size,
      content: .group(ComposedGroup(axis: axis, items: items, spacing: spacing, filling: filling)))
  }

  /// One item that fills a row.
  static func row(_ height: Double) -> ComposedItem {
    .group(.row(1, height), [ComposedItem(size: .share(1, 1))])
  }
}

extension CompositionalSolver {
  /// 375 × 667 points, two pixels a point.
  static func of(
    _ sections: [ComposedSection], axis: LayoutAxis = .vertical, spacing: Double = 0,
    bars: [ComposedBar] = []
  ) -> CompositionalSolver {
    CompositionalSolver(
      axis: axis, container: Size(width: 375, height: 667), pixelsPerPoint: 2, sections: sections,
      spacing: spacing, bars: bars)
  }

  func item(_ item: Int, _ section: Int = 0) -> Rect? {
    place(of: .item(item, section: section))?.frame
  }

  func items(_ range: Range<Int>) -> [Rect] { range.compactMap { item($0) } }
}
