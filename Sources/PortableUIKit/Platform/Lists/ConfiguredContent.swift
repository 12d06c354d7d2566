#if !hasFeature(Embedded)
  /// A content view in a cell.
  final class ConfiguredContent: CellContent {
    /// As it was set.
    private(set) var configuration: any UIContentConfiguration
    private var view: any UIView & UIContentView
    private let container: UIView

    init(_ configuration: any UIContentConfiguration, in container: UIView) {
      self.configuration = configuration
      self.container = container
      view = configuration.makeContentView()
      super.init()
      show()
    }

    private func show() {
      view.frame = CGRect(origin: .zero, size: container.bounds.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(view)
    }

    /// By the same view if that can show it.
    func become(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      guard !view.supports(configuration) else { return view.configuration = configuration }
      view.removeFromSuperview()
      view = configuration.makeContentView()
      show()
    }

    func remove() { view.removeFromSuperview() }

    override func update(for state: UICellConfigurationState) {
      become(configuration.updated(for: state))
    }

    override func size(in room: CGSize) -> CGSize {
      guard view.hasConstraintsInside else { return view.sizeThatFits(room) }
      // As small as it can be where there is no end.
      let isBounded = room.width > 0 && room.width < .greatestFiniteMagnitude
      return view.systemLayoutSizeFitting(
        CGSize(width: isBounded ? room.width : 0, height: 0),
        withHorizontalFittingPriority: isBounded ? .required : .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  extension CellContent? {
    /// The content of a container by another configuration; nil for none.
    @MainActor func shown(
      _ configuration: (any UIContentConfiguration)?, in container: UIView
    ) -> CellContent? {
      let content = self as? ConfiguredContent
      guard let configuration else {
        content?.remove()
        return nil
      }
      guard let content else { return ConfiguredContent(configuration, in: container) }
      content.become(configuration)
      return content
    }
  }

  extension UICollectionViewCell {
    /// What the cell shows; nil for what the program has added to `contentView`.
    public var contentConfiguration: (any UIContentConfiguration)? {
      get { (content as? ConfiguredContent)?.configuration }
      set {
        content = content.shown(newValue, in: contentView)
        contentChanged()
      }
    }
  }

  extension UITableViewCell {
    /// What the cell shows; nil for its texts and what the program has added to `contentView`.
    public var contentConfiguration: (any UIContentConfiguration)? {
      get { (content as? ConfiguredContent)?.configuration }
      set {
        content = content.shown(newValue, in: contentView)
        setNeedsLayout()
        sizeMayHaveChanged()
      }
    }

    /// Texts and a picture, as this style of cell has them.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
      switch cellStyle {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      case .value1, .value2: .valueCell()
      }
    }
  }

  extension UITableViewHeaderFooterView {
    /// What it shows; nil for its texts and what the program has added to `contentView`.
    public var contentConfiguration: (any UIContentConfiguration)? {
      get { (content as? ConfiguredContent)?.configuration }
      set {
        content = content.shown(newValue, in: contentView)
        setNeedsUpdateConfiguration()
      }
    }

    /// A text, as headers of this style of table have it.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
      switch style {
      case .plain: .plainHeader()
      case .grouped, .insetGrouped: .groupedHeader()
      }
    }
  }

  extension UICollectionViewListCell {
    /// Texts and a picture, as rows of lists have them.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
      let isFooter = barKind == UICollectionView.elementKindSectionFooter
      let isHeader = row?.isHeader ?? (barKind != nil && !isFooter)
      switch appearance {
      case .plain: return isHeader ? .plainHeader() : isFooter ? .plainFooter() : .cell()
      case .grouped, .insetGrouped:
        return isHeader ? .groupedHeader() : isFooter ? .groupedFooter() : .cell()
      case .sidebar, .sidebarPlain:
        return isHeader ? .sidebarHeader() : isFooter ? .plainFooter() : .sidebarCell()
      }
    }
  }
#endif
