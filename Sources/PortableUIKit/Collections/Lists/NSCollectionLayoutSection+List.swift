import CollectionSolving

// Points: as on an iPhone, as far as eyes can tell.
private let rowHeight: CGFloat = 44
private let barHeight: CGFloat = 28
private let sideMargin: CGFloat = 16
private let groupGap: CGFloat = 17.5
private let firstGroupGap: CGFloat = 35
private let plainGap: CGFloat = 22
private let sidebarGap: CGFloat = 8

extension NSCollectionLayoutSection {
  /// Rows below each other that are as high as they need to be.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = size(rowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    var bars: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let bar = bar(UICollectionView.elementKindSectionHeader, .top)
      bar.pinToVisibleBounds = configuration.pinsBars
      bars.append(bar)
    }
    if configuration.footerMode == .supplementary {
      let bar = bar(UICollectionView.elementKindSectionFooter, .bottom)
      bar.pinToVisibleBounds = configuration.pinsBars
      bars.append(bar)
    }
    section.boundarySupplementaryItems = bars
    if configuration.headerMode != .none {
      let gap = configuration.appearance == .plain ? plainGap : 0
      section.lead = configuration.headerTopPadding ?? gap
    }
    section.contentInsets = insets(configuration)
    return section
  }

  /// It comes first of all, as its layout finds.
  final func becomesFirstList() {
    guard let list, list.isGrouped, list.headerMode != .supplementary, contentInsets.top == groupGap
    else { return }
    contentInsets.top = firstGroupGap
  }

  private static func insets(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    if configuration.appearance == .insetGrouped {
      insets.leading = sideMargin
      insets.trailing = sideMargin
    }
    if configuration.isSidebar {
      insets.bottom = sidebarGap
      if configuration.headerMode == .none { insets.top = sidebarGap }
    }
    guard configuration.isGrouped else { return insets }
    if configuration.headerMode != .supplementary { insets.top = groupGap }
    if configuration.footerMode == .none { insets.bottom = groupGap }
    return insets
  }

  private static func size(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }

  private static func bar(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(barHeight), elementKind: kind, alignment: alignment)
  }
}
