#if !hasFeature(Embedded)
  import CollectionSolving

  extension NSCollectionLayoutGroup {
    /// The group and what is in it, one in a line, for who looks for a mistake.
    public func visualDescription() -> String {
      lines().joined(separator: "\n")
    }
  }

  extension NSCollectionLayoutItem {
    fileprivate func lines(_ name: String = "item") -> [String] {
      var name = name
      if let group = self as? NSCollectionLayoutGroup {
        name = group.arrangement.name
        if let spacing = group.interItemSpacing {
          name += spacing.isFlexibleSpacing ? ", flexible" : ", spacing"
          name += " \(spacing.spacing)"
        }
      }
      let size = layoutSize.composed
      var line = "\(name): \(size.width.text) × \(size.height.text)"
      if contentInsets != .zero { line += ", insets \(contentInsets)" }
      let inside =
        parts.flatMap { $0.lines() }
        + supplementaryItems.flatMap { $0.lines("supplementary \($0.elementKind)") }
      return [line] + inside.map { "  " + $0 }
    }
  }

  extension NSCollectionLayoutGroup.Arrangement {
    fileprivate var name: String {
      switch self {
      case .row(.horizontal, let filling): "horizontal group" + filling.name
      case .row(.vertical, let filling): "vertical group" + filling.name
      case .custom: "custom group"
      }
    }
  }

  extension ComposedGroup.Filling {
    fileprivate var name: String {
      switch self {
      case .untilFull: ""
      case .count(let count, _): " of \(count)"
      }
    }
  }

  extension ComposedLength {
    fileprivate var text: String {
      switch self {
      case .widthShare(let share): "\(share) of the width"
      case .heightShare(let share): "\(share) of the height"
      case .points(let points): "\(points)"
      case .estimate(let points): "estimated \(points)"
      case .uniform(let points): "uniform, estimated \(points)"
      }
    }
  }
#endif
