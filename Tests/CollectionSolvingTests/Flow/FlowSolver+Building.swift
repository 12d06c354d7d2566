import CollectionSolving
import ScrollGeometry

extension FlowSolver {
  /// One section, spacing between lines and items alike.
  static func one(
    _ sizes: FlowSection.Sizes, across: Double, spacing: Double = 0, insets: Insets = .zero,
    axis: LayoutAxis = .vertical, pixelsPerPoint: Double = 2, header: Double = 0, footer: Double = 0
  ) -> FlowSolver {
    FlowSolver(
      axis: axis, across: across, pixelsPerPoint: pixelsPerPoint,
      sections: [
        FlowSection(
          sizes: sizes, insets: insets, lineSpacing: spacing, itemSpacing: spacing,
          headerLength: header, footerLength: footer)
      ])
  }

  func item(_ item: Int, _ section: Int = 0) -> Rect? { frame(of: .item(item, section: section)) }

  func lefts(_ items: Range<Int>) -> [Double] { items.map { item($0)?.minX ?? .nan } }
  func tops(_ items: Range<Int>) -> [Double] { items.map { item($0)?.minY ?? .nan } }
}

extension FlowSection.Sizes {
  /// Widths of items that are equally high.
  static func widths(_ widths: [Double], height: Double = 50) -> Self {
    .each(widths.map { Size(width: $0, height: height) })
  }

  static func uniform(_ width: Double, _ height: Double, _ count: Int) -> Self {
    .uniform(Size(width: width, height: height), count: count)
  }
}
