/// What a list looks like that is made of a collection view.
public struct UICollectionLayoutListConfiguration {
  /// The values are UIKit's.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What stands above a section; the values are UIKit's.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// What stands below a section; the values are UIKit's.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  /// The actions beside a row that is swiped; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  public private(set) var appearance: Appearance
  /// Asked for the line below a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ configuration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Lines between rows.
  public var showsSeparators = true
  /// What these look like.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// What the line below each row looks like; nil for `separatorConfiguration`.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the rows; nil for what is usual.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Left free above each header, points; nil for what is usual.
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration {
  /// Rows stand out from what is behind them.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  /// Rows stand for places to go to.
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
  /// Headers and footers stay in view while rows go on below them.
  var pinsBars: Bool { appearance == .plain || appearance == .sidebarPlain }

  /// Behind the rows.
  var ground: UIColor { backgroundColor ?? usualGround }

  /// The same where nothing may be seen through it.
  var opaqueGround: UIColor { ground.cgColor.alpha == 1 ? ground : usualGround }

  private var usualGround: UIColor {
    switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .sidebar: .secondarySystemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    }
  }
}
